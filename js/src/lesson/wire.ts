/** What the kernel says of a lesson: the `lesson` trait, and the messages that only a lesson knows. */

import type { Language } from "../wire";

/** A text in one language, or in several. */
export type Said = string | Partial<Record<Language, string>>;

/** open: on the way to a goal that takes more than one move; recorded: an answer that nobody judges here (exams). */
export type Verdict = "right" | "wrong" | "open" | "refused" | "solved" | "recorded";

export interface WireFeedback {
  verdict: Verdict;
  text: Said;
  rule: string | null;
  code: string | null;
}

export type Progress = "new" | "tried" | "solved";

export interface WireLessonEntry {
  id: string;
  number: number | null;
  /** What a cell asks for it with; null for a lesson of somebody's own. */
  code: string | null;
  title: Said;
  state: Progress;
}

export interface WireLesson {
  id: string;
  number: number | null;
  code: string | null;
  title: Said;
  /** Of the step that is due, if it has one of its own. */
  task: Said;
  rules: string[];
  source: Said | null;
  /** The step that is due, from 1. */
  step: number;
  steps: number;
  /** What the players are called here, by seat; empty where the game's own names do. */
  names: Said[];
  feedback: WireFeedback | null;
  /** How many moves have been judged: two answers may read the same. */
  attempt: number;
  hints: Said[];
  hints_left: number;
  solved: boolean;
  /** False: nothing is told but that an answer was recorded. */
  reveal: boolean;
  course: WireLessonEntry[] | null;
}

export type LessonAction = "retry" | "hint" | "next" | "back" | "go" | "tried";

export interface LessonIntent {
  kind: "lesson";
  id: string;
  action: LessonAction;
  /** go: which. */
  lesson?: string;
  /** tried: a move that the page itself can tell is none now. */
  move?: string;
}

/** The text in the reader's language; else in English, else in any there is. */
export function said(text: Said | null | undefined, language: Language): string {
  if (typeof text === "string") return text;
  if (!text) return "";
  return text[language] ?? text.en ?? Object.values(text)[0] ?? "";
}
