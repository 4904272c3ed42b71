/** A very small reference: one or two entries of each kind. */

import type { ReferenceData, Text } from "../../src/reference/wire";

export const text = (en: string, zh = `中${en}`, ja = `日${en}`): Text => ({ en, zh, ja });

const table = { title: text("Table"), columns: ["One", "Two", "Three", "Four", "Five", "Six"].map((name) => text(name)), foot: text("Sum") };

const rule = (number: string, title: string, marks: ReferenceData["rules"][number]["marks"]) => ({
  number,
  title: text(title),
  text: text(`What ${number} says, see R2.`),
  marks,
  by: ["english"],
  page: 3,
  field: number === "R2" ? "max_refreshes" : null,
  note: number === "R2" ? text("fixed here") : null,
});

export const DATA: ReferenceData = {
  labels: Object.fromEntries(
    ["title", "condition", "example", "convention", "source", "sources", "also", "rules", "questions", "museum", "glossary",
      "about", "double", "mark-official", "mark-contested", "mark-digital"].map((name) => [name, text(name)]),
  ),
  cities: Object.fromEntries(["Denver", "El Paso", "Dallas", "Houston"].map((city) => [city, text(city)])),
  called: { Denver: ["DEN", "丹城"], "El Paso": ["ELP"], Dallas: ["DAL"], Houston: ["HOU"] },
  colors: Object.fromEntries(
    ["red", "orange", "yellow", "green", "blue", "purple", "black", "white", "locomotive", "gray"].map((color) => [color, text(color)]),
  ) as ReferenceData["colors"],
  rules: [rule("R1", "The box", ["official"]), rule("R2", "The market", ["digital"])],
  questions: [1, 2].map((number) => ({
    number,
    id: `q${number}`,
    question: text(`Question ${number}?`),
    answer: text(`Answer ${number}.`),
    condition: text("Always."),
    convention: number === 2 ? text("Here too.") : null,
    example: text("Ann draws."),
    rules: ["R2"],
    page: 3,
  })),
  catalogue: [
    { id: "red", kind: "train_card", count: 12, name: text("red card"), use: text("Pays."), rules: ["R1"], svg: "<svg/>" },
    { id: "board", kind: "other", count: 1, name: text("board"), use: text("Lies."), rules: [], svg: "<svg><script/></svg>" },
  ],
  sums: [text("12 + 1")],
  footnote: text("114"),
  tickets: {
    ...table,
    rows: [
      { ticket: "Denver-El Paso", a: "Denver", b: "El Paso", points: 4, shortest: 4 },
      { ticket: "Dallas-New York", a: "Dallas", b: "Houston", points: 11, shortest: 9 },
    ],
  },
  routes: {
    ...table,
    rows: [
      { route: "Dallas-Houston:1", a: "Dallas", b: "Houston", spaces: 1, color: "gray", points: 1, double: true },
      { route: "Denver-Santa Fe", a: "Denver", b: "El Paso", spaces: 4, color: "red", points: 7, double: false },
    ],
  },
  points: { ...table, rows: [{ spaces: 6, points: 15, routes: 9 }] },
  turn: { ...table, rows: [{ action: "draw", rules: ["R1"], cells: [text("Draw"), text("Two cards.")] }] },
  conventions: { ...table, rows: [{ rule: "R2", marks: ["digital"], field: "max_refreshes", default: 64 }] },
  museum: [{ id: "last-card", title: text("One card left"), text: text("A single card."), rules: ["R2"], moves: [] }],
  glossary: [
    { id: "card", term: text("train card"), meaning: text("It pays."), words: [{ word: "pass", by: "english" }], rules: ["R1"] },
    { id: "ticket", term: text("ticket"), meaning: text("A task."), words: [{ word: "pass", by: null }], rules: [] },
  ],
  about: { checked: "2026-10-30", paragraphs: [text("Unofficial.")], sources: [{ id: "english", name: text("the rulebook"), about: text("8 pages") }] },
};
