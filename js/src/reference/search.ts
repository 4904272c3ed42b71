/**
 * The search, in the page itself: it finds what `ttr.search` finds, in the same
 * order and with the same words, and needs no kernel. A test holds both together.
 */

import { Texts } from "../texts";
import type { Language } from "../wire";
import { KINDS, type Entry, type Kind, type Meaning, type Shelf } from "./shelf";
import { closeMatches, compare, isLatin, simple, wordsOf } from "./spelling";

export interface Hit {
  kind: Kind;
  id: string;
  title: string;
  line: string;
}

export interface Found {
  query: string;
  hits: Hit[];
  /** How many there are; `hits` are the first of them. */
  total: number;
  /** A word with two meanings, a spelling that was taken for another. */
  notes: string[];
  /** Words that may have been meant, when nothing was found. */
  suggestions: string[];
}

/** Spellings that will do for a word, and how much each is worth. */
type Spellings = readonly (readonly [spelling: string, worth: number])[];

interface Query {
  words: Spellings[];
  notes: string[];
  terms: ReadonlySet<string>;
}

const LONGEST = 100;
const MOST = 30;
const NAME = 12;
const NAME_PART = 5;
const BODY = 1;
const NAMED_TERM = 20;
const SMALL_WORDS: ReadonlySet<string> = new Set(
  ("a an and are be by can do does for from have how i if in is it many may much must my of on or the then to what " +
    "when which who why with you your 的 是 吗 怎么 什么").split(" "),
);

export function search(shelf: Shelf, text: string, language: Language): Found {
  const query = [...text.trim().split(/\s+/).join(" ")].slice(0, LONGEST).join("");
  const read = readQuery(shelf, query, language);
  const all = read.words.length ? scored(shelf, read) : [];
  const entries = all.slice(0, MOST);
  return {
    query,
    total: all.length,
    hits: entries.map(({ kind, id, title, line }) => ({ kind, id, title: title[language], line: line[language] })),
    notes: entries.length ? read.notes : [],
    suggestions: entries.length ? [] : suggestions(shelf, query, language),
  };
}

/** Entries that have all words, or, where none has, those that have most of them; the best first. */
function scored(shelf: Shelf, query: Query): Entry[] {
  const found = shelf.entries.map((entry) => {
    const parts = query.words.map((word) => fits(word, entry));
    const named = entry.kind === "term" && query.terms.has(entry.id) ? NAMED_TERM : 0;
    return {
      entry,
      n: parts.filter((part) => part > 0).length,
      score: parts.reduce((sum, part) => sum + part, 0) + named,
    };
  });
  const most = Math.max(0, ...found.map(({ n }) => n));
  const whole = query.words.length;
  const least = Math.max(1, most === whole ? most : Math.floor((whole + 1) / 2));
  return found
    .filter(({ n }) => n >= least)
    .sort((x, y) => y.score - x.score || KINDS.indexOf(x.entry.kind) - KINDS.indexOf(y.entry.kind))
    .map(({ entry }) => entry);
}

/** How well the best spelling of a word fits an entry; 0 where none does. */
function fits(word: Spellings, { names, body }: Entry): number {
  let best = 0;
  for (const [spelling, worth] of word) {
    const head = isLatin(spelling) ? ` ${spelling}` : spelling;
    if (`${names}|`.includes(` ${spelling} |`) || ` |${names}`.includes(`| ${spelling} `)) best = Math.max(best, NAME * worth);
    else if (names.includes(head)) best = Math.max(best, NAME_PART * worth);
    else if (body.includes(head)) best = Math.max(best, BODY * worth);
  }
  return best;
}

/** A query with the words that the glossary knows for the same things, and with misspellings put right. */
function readQuery(shelf: Shelf, query: string, language: Language): Query {
  const texts = new Texts(language);
  const whole = shelf.meanings(query);
  if (whole.length) {
    return {
      words: [withOtherNames(wordsOf(query), whole)],
      notes: twoMeanings(shelf, texts, query, whole),
      terms: new Set(whole.map(({ term }) => term.id)),
    };
  }
  const given = wordsOf(query);
  const large = given.filter((word) => !SMALL_WORDS.has(word));
  const words: Spellings[] = [];
  const notes: string[] = [];
  const terms = new Set<string>();
  for (const word of large.length ? large : given) {
    const meanings = shelf.meanings(word);
    notes.push(...twoMeanings(shelf, texts, word, meanings));
    for (const { term } of meanings) terms.add(term.id);
    if (meanings.length || occurs(shelf, word)) {
      words.push(withOtherNames([word], meanings));
      continue;
    }
    const near = nearest(shelf, word);
    if (near !== null) {
      notes.push(texts.t("reference-corrected", { given: word, meant: near }));
      words.push(withOtherNames([near], shelf.meanings(near)));
    } else if (isLatin(word)) words.push([[word, 1]]);
    else for (const part of partsOf(shelf, word)) words.push(withOtherNames([part], shelf.meanings(part)));
  }
  return { words, notes: [...new Set(notes)], terms };
}

/** A word (or a name of several), and what else the things are called that it means, worth a little less. */
function withOtherNames(words: readonly string[], meanings: readonly Meaning[]): Spellings {
  const spellings = new Map<string, number>([[simple(words.join(" ")), 1]]);
  for (const { term } of meanings) {
    for (const name of Object.values(term.term)) {
      const spelling = simple(wordsOf(name.replace(/[（(].*?[)）]/g, "")).join(" "));
      if (!spellings.has(spelling)) spellings.set(spelling, 0.8);
    }
  }
  return [...spellings];
}

/** That a word means several things, and who means which. */
function twoMeanings(shelf: Shelf, texts: Texts, word: string, meanings: readonly Meaning[]): string[] {
  if (meanings.length < 2) return [];
  const { language } = texts;
  const names = new Map<string | null, string[]>();
  for (const { term, by } of meanings) names.set(by, [...(names.get(by) ?? []), term.term[language]]);
  const said = [...names].map(([by, terms]) => {
    const term = choiceOf(texts, terms);
    const source = shelf.data.about.sources.find((one) => one.id === by)?.name[language];
    if (!source) return texts.t("reference-meaning-common", { term });
    const gap = language === "zh" && isLatin(source[0] ?? "") ? " " : "";
    return texts.t("reference-meaning", { term, source: gap + source });
  });
  return [texts.t("reference-two-meanings", { word, meanings: said.join(texts.t("reference-meaning-join")) })];
}

/** Several things of which one is meant: "a, b or c". */
export function choiceOf(texts: Texts, items: readonly string[]): string {
  const most = items.slice(0, -1);
  const last = items.at(-1) ?? "";
  if (!most.length) return last;
  const latin = isLatin(most.at(-1)!.slice(-1)) || isLatin(last.slice(0, 1));
  const or = texts.t("ui-ref-or");
  // Chinese has blanks beside Latin letters only.
  return `${texts.list(most)}${texts.language === "zh" && !latin ? or.trim() : or}${last}`;
}

function occurs(shelf: Shelf, word: string): boolean {
  const head = isLatin(word) ? ` ${word}` : simple(word);
  return shelf.entries.some(({ names, body }) => names.includes(head) || body.includes(head));
}

/** The word that a misspelt one may be; null where none is near enough. */
function nearest(shelf: Shelf, word: string): string | null {
  const latin = isLatin(word);
  const short = latin ? 4 : 3;
  if (word.length < short) return null;
  const same = shelf.vocabulary.filter((known) => isLatin(known) === latin && known.length >= short - 1);
  return closeMatches(word, same, 1, latin ? 0.75 : 0.66)[0] ?? null;
}

/** The words in a run of Han or kana that stands for a sentence: names first, then pairs of characters. */
function partsOf(shelf: Shelf, run: string): string[] {
  const names = [...new Set(shelf.vocabulary.filter((word) => !isLatin(word) && word.length > 1).map(simple))]
    .sort((x, y) => y.length - x.length || compare(x, y));
  const found: string[] = [];
  let rest = simple(run);
  for (const name of names) {
    if (!rest.includes(name)) continue;
    found.push(name);
    rest = rest.replaceAll(name, " ");
  }
  const pairs = rest
    .split(/\s+/)
    .flatMap((part) => Array.from({ length: Math.max(0, part.length - 1) }, (_, i) => part.slice(i, i + 2)));
  // Beside a name, endings and particles say nothing.
  const telling = found.length ? pairs.filter((pair) => !/^[ァ-ヶー]+$/.test(pair)) : pairs;
  found.push(...telling.filter((pair) => occurs(shelf, pair)));
  return found.length ? found : [run];
}

/** Up to three names that look a little like what was looked for. */
function suggestions(shelf: Shelf, query: string, language: Language): string[] {
  const near = closeMatches(simple(wordsOf(query).join("")), [...shelf.called.keys()], 5, 0.45);
  return [...new Set(near.map((name) => shelf.called.get(name)?.title[language] ?? name))].slice(0, 3);
}
