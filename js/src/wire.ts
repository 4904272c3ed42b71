/**
 * The wire format (version 1): what Python writes and this front end reads.
 *
 * Nothing here, and nothing in the front end, knows a rule of the game: what a
 * seat may do is listed in `legal`, why it may not is listed in `closed`.
 */

import type { LessonIntent } from "./lesson/wire";
import type { ReferenceIntent } from "./reference/wire";

export const CARD_COLORS = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "black",
  "white",
  "locomotive",
] as const;

/** A train card. */
export type CardColor = (typeof CARD_COLORS)[number];
/** A route; `gray` takes any one colour. */
export type RouteColor = Exclude<CardColor, "locomotive"> | "gray";
export type RouteId = string;
export type TicketId = string;
export type CityName = string;
/** How many of each colour; zeros are left out. */
export type Counts = Partial<Record<CardColor, number>>;
export type Phase = "initial_tickets" | "turn" | "second_card" | "tickets" | "over";
/** `[colour, ordinary cards, locomotives]`; colour is "locomotive" when paid by locomotives alone. */
export type WirePayment = [CardColor, number, number];

export interface WirePlayer {
  name: string;
  /** "person", or the name of a bot. */
  kind: string;
  trains: number;
  points: number;
  cards: number;
  tickets: number;
  /** Tickets drawn and not yet chosen. */
  offer: number;
  /** Cards of this hand that everybody has seen. */
  known: Counts;
  /** Length of the longest continuous path, in trains. */
  longest: number;
  /** False while the seat still has to choose its first tickets. */
  answered: boolean;
  /** Only with seat "open". */
  hand?: Counts;
  /** Only with seat "open". */
  tickets_held?: TicketId[];
  /** Only with seat "open": those of the tickets held that are connected. */
  tickets_done?: TicketId[];
  /** Only with seat "open". */
  offer_held?: TicketId[];
}

export interface WireTicket {
  id: TicketId;
  points: number;
  done: boolean;
  /** Claims still needed on the cheapest way; null when blocked. */
  left: number | null;
  /** Share 0..1 of the remaining shortest path already owned. */
  share: number;
  blocked: boolean;
}

export interface WireYou {
  hand: Counts;
  tickets: WireTicket[];
  offer: TicketId[];
  /** Tickets that claiming a route would complete. */
  completes: Record<RouteId, TicketId[]>;
}

export interface WireLegal {
  claims: Record<RouteId, WirePayment[]>;
  /** Every other legal move, as canonical text. */
  moves: string[];
}

export type EventKind = "draw" | "deck" | "tickets" | "keep" | "claim" | "pass";

/** One ply. `turn` groups the plies of one turn. */
export interface WireEvent {
  ply: number;
  turn: number;
  seat: number;
  kind: EventKind;
  /** draw, claim; deck only for those who may know. */
  color?: CardColor;
  /** tickets: how many were drawn. */
  n?: number;
  /** keep: how many were kept … */
  kept?: number;
  /** … of how many. */
  of?: number;
  /** keep: which, for those who may know. */
  tickets?: TicketId[];
  route?: RouteId;
  count?: number;
  locomotives?: number;
  points?: number;
  refills?: [number, CardColor][];
  /** How often the market was swept for three locomotives. */
  wipes?: number;
  reshuffled?: boolean;
  /** This move triggered the last round. */
  final?: boolean;
  over?: boolean;
}

export interface WireScore {
  route_points: number;
  tickets: { id: TicketId; points: number; done: boolean }[];
  /** Signed sum. */
  ticket_points: number;
  longest_path: number;
  longest_bonus: number;
  /** One longest path, route ids in walking order. */
  path: RouteId[];
  total: number;
}

export interface WireView {
  version: number;
  state_id: number;
  branch: number;
  ply: number;
  /** null for a spectator. */
  seat: number | "open" | null;
  phase: Phase;
  /** The seat that decides now; null when over. */
  turn: number | null;
  start: number;
  market: (CardColor | null)[];
  counts: { deck: number; discard: number; tickets: number; unseen?: Counts };
  players: WirePlayer[];
  discard: Counts;
  owners: Record<RouteId, number>;
  you: WireYou | null;
  legal: WireLegal;
  /** Refusal code → routes this seat could not claim even in its turn. */
  closed: Record<string, RouteId[]>;
  events: WireEvent[];
  final: { trigger: number; turns_left: number } | null;
  scores?: WireScore[];
  winners?: number[];
}

/** A board as JSON: usa.json, or one of the user's own in the `board` trait. */
export interface WireBoard {
  name?: string;
  cities: { name: CityName; lat?: number; lon?: number; x?: number; y?: number }[];
  routes: { a: CityName; b: CityName; length: number; color: RouteColor; id?: RouteId }[];
  tickets: { a: CityName; b: CityName; points: number; id?: TicketId }[];
  /** By length; the classic ones without it. */
  route_points?: Record<string, number>;
}

export interface WireStatus {
  /** paused: speed 0; held: after an undo or a jump, until Resume; stopped: a bot failed. */
  driver: "running" | "paused" | "held" | "stopped";
  /** `reason` is a class name or a refusal code, never a bot's own words. */
  error: { seat: number; name: string; reason: string } | null;
  thinking: number | null;
}

/** One line of the start panel: `bot` is null for a person. */
export interface WireSeat {
  name: string;
  bot: string | null;
}

/** Colours of overlays: a token, a card colour, a seat ("seat-0"), or "#rrggbb". */
interface WireOverlayBase {
  color: string;
  /** One line for the key under the map. */
  label: string | null;
}

/** Highlights as data, drawn in this order (see `ttr_widget/overlays/__init__.py`). */
export type WireOverlay =
  | (WireOverlayBase & { kind: "routes"; routes: RouteId[] })
  /** One step a route walked; both lanes where either will do. */
  | (WireOverlayBase & { kind: "path"; steps: RouteId[][]; cities: CityName[] })
  | (WireOverlayBase & { kind: "cities"; cities: CityName[] })
  | (WireOverlayBase & { kind: "arrows"; arrows: [CityName, CityName][] })
  | (WireOverlayBase & { kind: "notes"; notes: Record<CityName, string> })
  /** Colours ("#rrggbb") share the way from `low` to `high` evenly. */
  | (WireOverlayBase & { kind: "heat"; values: Record<RouteId, number>; colors: string[]; low: number; high: number });

/** The start panel is shown; `players` where a game is there already. */
export interface WireSetup {
  bots: string[];
  players?: WireSeat[];
}

/** An unfinished game that can be continued. */
export interface WireSaved {
  names: string[];
  kinds: string[];
  ply: number;
  /** ISO 8601. */
  when: string;
}

/** A branch: its number in `board.branches`, the ply it begins at, what cells call it (if they have a name for it). */
export interface WireBranch {
  number: number;
  ply: number;
  code: string | null;
}

export interface WireCurtain {
  seat: number;
  name: string;
}

export type Language = "en" | "zh" | "ja";
export type ConfirmMode = "always" | "claims" | "never";

/** Front end → kernel. Every message has an id of its own. */
export type Intent =
  /** `sent`: milliseconds since 1970 by the page's clock, so that the kernel can tell a late move. */
  | { kind: "play"; id: string; move: string; state_id: number; seat: number | null; sent: number }
  /** The answer to `ready`: yes, the late move `of` still stands. */
  | { kind: "go"; id: string; of: string; sent: number }
  | { kind: "new"; id: string; players: WireSeat[]; seed: number | null }
  | { kind: "setup"; id: string }
  | { kind: "back"; id: string }
  /** The saved game that `saved` offers, in the place of this one. */
  | { kind: "continue"; id: string }
  /** This game, not the saved one. */
  | { kind: "decline"; id: string }
  | { kind: "rematch"; id: string }
  | { kind: "resume"; id: string }
  | { kind: "undo"; id: string; state_id: number }
  | { kind: "reveal"; id: string; state_id: number }
  | { kind: "cancel"; id: string; of: string }
  | LessonIntent
  | ReferenceIntent
  /** The cell that plays the game again up to a ply. */
  | { kind: "python"; id: string; ply: number }
  /** A game that goes on from a ply, shown in the place of this one; `main` shows this one again. */
  | { kind: "branch"; id: string; ply: number }
  | { kind: "main"; id: string }
  | { kind: "log"; id: string; from: number };

/** Arguments of a refusal: ids and numbers, never sentences. */
export type RefusalArgs = Record<string, unknown>;

/** Kernel → front end. */
export type Reply =
  | { kind: "accepted"; id: string }
  /** The move came late, after a long cell: does it still stand? */
  | { kind: "ready"; id: string }
  | { kind: "refused"; id: string; code: string; rule: string; args: RefusalArgs }
  | { kind: "python"; id: string; text: string }
  | { kind: "log"; id: string; branch: number; from: number; events: WireEvent[] };
