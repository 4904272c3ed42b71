/** What the kernel hands to the page: the whole reference, once; where to begin; what is on the board. */

import type { CardColor, CityName, Language, RouteColor, RouteId, TicketId } from "../wire";

/** A text in every language. */
export type Text = Record<Language, string>;

export type Mark = "official" | "contested" | "digital";

export interface RuleEntry {
  number: string;
  title: Text;
  text: Text;
  marks: Mark[];
  /** Ids of sources. */
  by: string[];
  page: number | null;
  /** The field of `ttr.Rules` that changes it. */
  field: string | null;
  note: Text | null;
}

export interface QuestionEntry {
  number: number;
  id: string;
  question: Text;
  answer: Text;
  condition: Text;
  convention: Text | null;
  example: Text;
  rules: string[];
  /** Of the English rulebook. */
  page: number;
}

export interface ExampleMove {
  move: string;
  /** The code with which it is refused. */
  refused: string | null;
}

export interface ComponentEntry {
  id: string;
  kind: string;
  count: number;
  name: Text;
  use: Text;
  rules: string[];
  svg: string;
}

export interface StateEntry {
  id: string;
  title: Text;
  text: Text;
  rules: string[];
  moves: ExampleMove[];
}

export interface TermEntry {
  id: string;
  term: Text;
  meaning: Text;
  words: { word: string; by: string | null }[];
  rules: string[];
}

export interface TicketRow {
  ticket: TicketId;
  a: CityName;
  b: CityName;
  points: number;
  shortest: number;
}

export interface RouteRow {
  route: RouteId;
  a: CityName;
  b: CityName;
  spaces: number;
  color: RouteColor;
  points: number;
  double: boolean;
}

export interface TableOf<Row> {
  title: Text;
  columns: Text[];
  rows: Row[];
  foot: Text;
}

export interface ReferenceData {
  labels: Record<string, Text>;
  cities: Record<CityName, Text>;
  /** What else cities are called: codes, short and other names. */
  called: Record<CityName, readonly string[]>;
  colors: Record<CardColor | RouteColor, Text>;
  rules: RuleEntry[];
  questions: QuestionEntry[];
  catalogue: ComponentEntry[];
  sums: Text[];
  footnote: Text;
  tickets: TableOf<TicketRow>;
  routes: TableOf<RouteRow>;
  points: TableOf<{ spaces: number; points: number; routes: number }>;
  turn: TableOf<{ action: "draw" | "claim" | "tickets"; rules: string[]; cells: Text[] }>;
  conventions: TableOf<{ rule: string; marks: Mark[]; field: string | null; default: number | boolean | null }>;
  museum: StateEntry[];
  glossary: TermEntry[];
  about: { checked: string; paragraphs: Text[]; sources: { id: string; name: Text; about: Text }[] };
}

export const TABS = [
  "questions",
  "rules",
  "catalogue",
  "tickets",
  "routes",
  "turn",
  "conventions",
  "museum",
  "glossary",
  "about",
] as const;

export type RefTab = (typeof TABS)[number];

export interface WirePlace {
  tab: RefTab;
  item: string | null;
  search: string | null;
}

/** What the board shows: a question's number or a rare state's id, the players' names there, and the example's moves. */
export interface WireOpened {
  item: string;
  names: Text[];
  moves: ExampleMove[];
}

export type ReferenceIntent =
  | { kind: "reference"; id: string; action: "open"; item: string }
  | { kind: "reference"; id: string; action: "close" };
