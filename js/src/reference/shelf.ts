/** What can be found, ready for searching: the same entries, in the same order, as `ttr_widget.teach.index` has. */

import { Texts } from "../texts";
import type { CityName, Language } from "../wire";
import { isLatin, keyOf, simple, wordsOf } from "./spelling";
import type { ReferenceData, TermEntry, Text } from "./wire";

export const KINDS = ["term", "question", "rule", "ticket", "city", "component", "state"] as const;

export type Kind = (typeof KINDS)[number];

const LANGUAGES: readonly Language[] = ["en", "zh", "ja"];

export interface Entry {
  kind: Kind;
  /** A question's or a rule's number, an id, a city's English name. */
  id: string;
  title: Text;
  line: Text;
  /** What it is called, in all languages: weighs most. */
  names: string;
  /** Everything else that is said of it. */
  body: string;
}

export interface Meaning {
  term: TermEntry;
  /** Which source says so; null for everyday use, and for our own term. */
  by: string | null;
}

export class Shelf {
  readonly entries: Entry[] = [];
  /** Single words of names, and whole names: what a misspelling may have meant. */
  readonly vocabulary: readonly string[];
  /** Whole names of words and cities, with what they are the names of. */
  readonly called = new Map<string, Entry>();
  private readonly terms = new Map<string, Meaning[]>();
  private readonly known = new Set<string>();
  private readonly late: string[] = [];

  constructor(readonly data: ReferenceData) {
    for (const term of data.glossary) {
      const own = Object.values(term.term);
      this.add("term", term.id, term.term, term.meaning, [...own, ...term.words.map((w) => w.word)], all(term.meaning));
      const names = new Map<string, string | null>(own.map((name) => [keyOf(name), null]));
      for (const { word, by } of term.words) names.set(keyOf(word), by);
      for (const [name, by] of names) this.terms.set(name, [...(this.terms.get(name) ?? []), { term, by }]);
    }
    for (const one of data.questions) {
      const body = `${all(one.answer, one.condition, one.convention, one.example)} ${one.number} ${one.rules.join(" ")}`;
      const title = inAll((language) => `${one.number}. ${one.question[language]}`);
      this.add("question", String(one.number), title, one.answer, Object.values(one.question), body);
    }
    for (const one of data.rules) {
      const title = inAll((language) => `${one.number} · ${one.title[language]}`);
      this.add("rule", one.number, title, one.text, [one.number, one.number.replace("R", "R "), ...Object.values(one.title)], all(one.text, one.note));
    }
    for (const { ticket, a, b, points } of data.tickets.rows) {
      const line = inAll((_, texts) => texts.t("reference-n-points", { n: points }));
      const title = inAll((language) => `${this.city(a, language)}–${this.city(b, language)}`);
      this.add("ticket", ticket, title, line, [...this.cityNames(a), ...this.cityNames(b)], all(line));
    }
    for (const city of Object.keys(data.cities)) {
      this.add("city", city, this.cityText(city), this.cityLine(city), this.cityNames(city), "");
    }
    for (const one of data.catalogue) {
      const title = inAll((language, texts) => texts.t("reference-count", { name: one.name[language], n: one.count }));
      this.add("component", one.id, title, one.use, Object.values(one.name), all(one.use));
    }
    for (const one of data.museum) {
      this.add("state", one.id, one.title, one.text, [one.id, ...Object.values(one.title)], all(one.text));
    }
    for (const word of this.late) this.known.add(word);
    this.vocabulary = [...this.known];
  }

  /** What a word of the glossary means; empty for a word that is not there. */
  meanings(word: string): readonly Meaning[] {
    return this.terms.get(keyOf(word)) ?? [];
  }

  city(name: CityName, language: Language): string {
    return this.data.cities[name]?.[language] ?? name;
  }

  private cityText(name: CityName): Text {
    return inAll((language) => this.city(name, language));
  }

  private cityNames(name: CityName): string[] {
    return [...Object.values(this.cityText(name)), ...this.data.called[name]!];
  }

  private cityLine(name: CityName): Text {
    const at = this.data.routes.rows.filter(({ a, b }) => a === name || b === name);
    const around = [...new Set(at.map(({ a, b }) => (a === name ? b : a)))].sort();
    const tickets = this.data.tickets.rows.filter(({ a, b }) => a === name || b === name).length;
    return inAll((language, texts) =>
      texts.t("reference-city-line", {
        routes: at.length,
        tickets,
        neighbours: texts.list(around.map((other) => this.city(other, language))),
      }),
    );
  }

  private add(kind: Kind, id: string, title: Text, line: Text, names: string[], body: string): void {
    const entry = { kind, id, title, line, names: joined(names), body: joined([body]) };
    this.entries.push(entry);
    for (const name of names) {
      const words = wordsOf(name);
      for (const word of [...words, words.join("")]) this.known.add(word);
      const whole = simple(words.join(""));
      if ((kind === "term" || kind === "city") && !this.called.has(whole)) this.called.set(whole, entry);
    }
    this.late.push(...wordsOf(body).filter((word) => isLatin(word) && word.length > 3));
  }
}

/** Words between blanks: one that begins a name is found after a blank. */
function joined(said: readonly string[]): string {
  return ` ${said.map((one) => simple(wordsOf(one).join(" "))).join(" | ")} `;
}

function all(...texts: (Text | null)[]): string {
  return texts.flatMap((text) => (text ? Object.values(text) : [])).join(" / ");
}

function inAll(make: (language: Language, texts: Texts) => string): Text {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language, new Texts(language))])) as Text;
}
