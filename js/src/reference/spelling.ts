/** How words are compared: as `ttr_widget.teach.index`, `ttr_widget.names` and Python's difflib do it. */

import han from "../../../ttr_widget/data/teach/han.json";

const SAME: Readonly<Record<string, string>> = {
  grey: "gray",
  color: "colour",
  colored: "coloured",
  colors: "colours",
  st: "saint",
  ste: "saint",
  pink: "purple",
  violet: "purple",
  粉色: "紫色",
  粉红色: "紫色",
  ピンク: "紫",
};
const SAINTS: Readonly<Record<string, string>> = { st: "saint", ste: "saint", sainte: "saint" };

/** One spelling of case, accents and width. */
function bare(text: string): string {
  const folded = text.normalize("NFKC").toLowerCase().replaceAll("ß", "ss");
  return folded.normalize("NFD").replace(/[\u0300-\u036f]/g, "").normalize("NFC");
}

/** The words of a text; a run of Han or kana is one word, hiragana is written as katakana. */
export function wordsOf(text: string): string[] {
  const plain = bare(text).replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
  const found = plain.match(/[a-z0-9]+|[\u3400-\u9fff\u30a1-\u30ffー々]+/g) ?? [];
  return found.map((word) => SAME[word] ?? word);
}

const SIMPLE = new Map([...han.traditional].map((char, i) => [char, [...han.simplified][i]!]));

/** A text with simplified characters for traditional ones: for comparing, never for showing. */
export function simple(text: string): string {
  return text.replace(/[\u4e00-\u9fff]/g, (char) => SIMPLE.get(char) ?? char);
}

/** Whether a word has letters that are written apart from the next word. */
export function isLatin(word: string): boolean {
  return /^[\0-\x7f]*$/.test(word);
}

/** What is left of a name when case, accents, spaces, points and the kind of Chinese characters do not count. */
export function keyOf(name: string): string {
  const words = bare(name).match(/[\p{L}\p{N}_]+/gu) ?? [];
  return simple(words.map((word) => SAINTS[word] ?? word).join(""));
}

/** By code points, as Python counts and compares characters. */
export function compare(x: string, y: string): number {
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Up to `n` of `known` that are at least as near to `word` as `cutoff` says, the nearest first. */
export function closeMatches(word: string, known: readonly string[], n: number, cutoff: number): string[] {
  const nearness = matcherOf(word);
  const found: [number, string][] = [];
  for (const one of known) {
    // No two strings can be nearer than their lengths allow.
    if ((2 * Math.min(word.length, one.length)) / (word.length + one.length) < cutoff) continue;
    const ratio = nearness(one, cutoff);
    if (ratio >= cutoff) found.push([ratio, one]);
  }
  return found
    .sort((x, y) => y[0] - x[0] || compare(y[1], x[1]))
    .slice(0, n)
    .map(([, one]) => one);
}

/** How near a word comes to `b`, 0 to 1: twice what they have in common, by both lengths (Ratcliff and Obershelp). */
function matcherOf(b: string): (a: string, cutoff: number) => number {
  const places = new Map<string, number[]>();
  for (let j = 0; j < b.length; j++) {
    const known = places.get(b[j]!);
    if (known) known.push(j);
    else places.set(b[j]!, [j]);
  }
  return (a, cutoff) => {
    const length = a.length + b.length;
    if (!length) return 1;
    // Letters in common, wherever they stand: no more can match.
    const left = new Map<string, number>([...places].map(([char, at]) => [char, at.length]));
    let common = 0;
    for (const char of a) {
      const n = left.get(char) ?? 0;
      if (n > 0) common += 1;
      left.set(char, n - 1);
    }
    if ((2 * common) / length < cutoff) return 0;
    return (2 * matched(a, b, places)) / length;
  };
}

/** Letters of the longest common run, and of those to its left and right, and so on. */
function matched(a: string, b: string, places: ReadonlyMap<string, readonly number[]>): number {
  let sum = 0;
  const rest: [number, number, number, number][] = [[0, a.length, 0, b.length]];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [alo, ahi, blo, bhi] = next;
    const [i, j, size] = longest(a, places, alo, ahi, blo, bhi);
    if (!size) continue;
    sum += size;
    rest.push([alo, i, blo, j], [i + size, ahi, j + size, bhi]);
  }
  return sum;
}

function longest(
  a: string,
  places: ReadonlyMap<string, readonly number[]>,
  alo: number,
  ahi: number,
  blo: number,
  bhi: number,
): [number, number, number] {
  let best: [number, number, number] = [alo, blo, 0];
  let before = new Map<number, number>();
  for (let i = alo; i < ahi; i++) {
    const now = new Map<number, number>();
    for (const j of places.get(a[i]!) ?? []) {
      if (j < blo) continue;
      if (j >= bhi) break;
      const size = (before.get(j - 1) ?? 0) + 1;
      now.set(j, size);
      if (size > best[2]) best = [i - size + 1, j - size + 1, size];
    }
    before = now;
  }
  return best;
}
