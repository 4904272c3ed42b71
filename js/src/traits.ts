/** The synced traits of the Python class, and what they are before it has spoken. */

import type { WireLesson } from "./lesson/wire";
import type { ReferenceData, WireOpened, WirePlace } from "./reference/wire";
import type {
  ConfirmMode,
  WireBranch,
  WireBoard,
  WireCurtain,
  WireOverlay,
  WireSaved,
  WireSetup,
  WireStatus,
  WireView,
} from "./wire";

export interface Traits {
  view: WireView | null;
  board: string | WireBoard;
  setup: WireSetup | null;
  status: Partial<WireStatus>;
  curtain: WireCurtain | null;
  saved: WireSaved | null;
  /** The lesson that this board is about; null for a game without one. */
  lesson: WireLesson | null;
  /** The whole reference, where this is one; null elsewhere. */
  reference: ReferenceData | null;
  /** Where the reference begins. */
  place: WirePlace | null;
  /** The example of the reference that the board shows. */
  opened: WireOpened | null;
  /** Whether the game is saved after every move; null if that is not wanted. */
  saving: "on" | "failed" | "taken" | null;
  language: string;
  theme: string;
  confirm: ConfirmMode;
  undo: string;
  speed: number;
  figure: boolean;
  width: number | null;
  overlays: readonly WireOverlay[];
  ply: number;
  live_ply: number | null;
  can_undo: boolean;
  /** The text of what is shown stands under the board. */
  text: boolean;
  view_text: string | null;
  can_branch: boolean;
  /** What is shown is a branch of the game that the widget was made for. */
  branch_of: WireBranch | null;
}

export const DEFAULTS: Traits = {
  view: null,
  board: "usa",
  setup: null,
  status: {},
  curtain: null,
  saved: null,
  lesson: null,
  reference: null,
  place: null,
  opened: null,
  saving: null,
  language: "auto",
  theme: "auto",
  confirm: "claims",
  undo: "fair",
  speed: 1,
  figure: false,
  width: null,
  overlays: [],
  ply: 0,
  live_ply: null,
  can_undo: false,
  text: false,
  view_text: null,
  can_branch: false,
  branch_of: null,
};

/** Traits that change together with the view. */
export const WITH_VIEW = [
  "lesson", "opened", "curtain", "ply", "live_ply", "saved", "saving", "can_undo", "status", "view_text", "can_branch", "branch_of",
] as const;
