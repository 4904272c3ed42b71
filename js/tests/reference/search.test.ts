import { describe, expect, it } from "vitest";
import { stepStates } from "../../src/reference/control";
import { search } from "../../src/reference/search";
import { Shelf } from "../../src/reference/shelf";
import { closeMatches, keyOf, simple, wordsOf } from "../../src/reference/spelling";
import { stepWords } from "../../src/reference/steps";
import { atlasOf } from "../../src/atlas";
import { Texts } from "../../src/texts";
import { DATA } from "./data";

const shelf = new Shelf(DATA);

describe("spelling", () => {
  it("has one form of case, accents, width and kana", () => {
    expect(wordsOf("Montréal – ＳＬ きかんしゃ")).toEqual(["montreal", "sl", "キカンシャ"]);
    expect(wordsOf("灰色线路 (grey)")).toEqual(["灰色线路", "gray"]);
    expect(keyOf("Sault Ste. Marie")).toBe(keyOf("sault SAINT  marie"));
  });

  it("has one form of Chinese characters, for comparing", () => {
    expect(simple("車票、機車、紐約")).toBe("车票、机车、纽约");
    expect(keyOf("雙線")).toBe(keyOf("双线"));
  });

  it("finds near words as Python's difflib does", () => {
    expect(closeMatches("locomotve", ["market", "locomotive", "locomotives"], 2, 0.6)).toEqual(["locomotive", "locomotives"]);
    expect(closeMatches("abcd", ["bcde", "dcba"], 3, 0.75)).toEqual(["bcde"]);
    expect(closeMatches("q", ["locomotive"], 3, 0.6)).toEqual([]);
  });
});

describe("the search", () => {
  it("puts a misspelling right and says so", () => {
    const found = search(shelf, "tickt", "en");
    expect(found.hits[0]).toMatchObject({ kind: "term", id: "ticket" });
    expect(found.notes).toEqual(["Nothing for “tickt”; here is “ticket”."]);
  });

  it("tells both meanings of a word, and who means which", () => {
    const found = search(shelf, "pass", "en");
    expect(found.notes[0]).toContain("train card in the rulebook");
    expect(found.hits.slice(0, 2).map(({ id }) => id).sort()).toEqual(["card", "ticket"]);
  });

  it("suggests something where it finds nothing", () => {
    expect(search(shelf, "danger", "en")).toMatchObject({ hits: [], suggestions: ["Denver"] });
    expect(search(shelf, "   ", "en")).toMatchObject({ query: "", hits: [], total: 0 });
  });

  it("knows a city by its code and by other names", () => {
    for (const query of ["den", "丹城"]) expect(search(shelf, query, "en").hits.find(({ kind }) => kind === "city")?.id).toBe("Denver");
  });

  it("speaks the reader's language whatever the query's is", () => {
    expect(search(shelf, "Denver", "zh").hits.find(({ kind }) => kind === "city")?.title).toBe("中Denver");
  });
});

describe("moves of an example", () => {
  const moves = [
    { move: "draw blue", refused: null },
    { move: "draw locomotive", refused: "faceup_locomotive_second" },
    { move: "draw red", refused: null },
  ];

  it("are done, due or to come", () => {
    expect(stepStates(moves, 0, new Set())).toEqual(["due", "later", "later"]);
    expect(stepStates(moves, 1, new Set())).toEqual(["done", "due", "later"]);
    expect(stepStates(moves, 1, new Set([1]))).toEqual(["done", "done", "due"]);
    // who leaves the refused one out has seen it go by
    expect(stepStates(moves, 2, new Set())).toEqual(["done", "done", "done"]);
  });

  it("are told in words", () => {
    const [en, ja] = [new Texts("en"), new Texts("ja")];
    const atlas = atlasOf("usa");
    expect(stepWords(en, atlas, "draw deck")).toBe("Draw from the deck");
    expect(stepWords(en, atlas, "claim Las Vegas-Los Angeles with 1 red + 1 blue")).toBe(
      "Claim Las Vegas to Los Angeles, with 1 red and 1 blue",
    );
    expect(stepWords(en, atlas, "keep none")).toBe("Keep no ticket");
    for (const move of ["pass", "draw red", "draw tickets", "keep all", "keep Denver-El Paso", "claim Denver-Santa Fe with 2 red"]) {
      expect(stepWords(ja, atlas, move)).not.toMatch(/[a-z]/);
    }
  });
});
