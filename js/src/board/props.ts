/**
 * What the board is told: one object, handed over whole at every change.
 *
 * The board keeps no state of the game. Whatever should look different is said
 * here; the board finds out by itself what it has to paint again.
 */

import type { CityName, Language, RouteId, WireOverlay, WireView } from "../wire";

export interface BoardLabels {
  /** City name → the name to show, in the language chosen. */
  names: Record<CityName, string>;
  /** Full names, three-letter codes, or ("auto") codes where names would be below 10 px. */
  mode: "name" | "code" | "auto";
  /** Cities that have their full names also where the others have codes: those that are talked about. */
  spelled?: readonly CityName[];
  language: Language;
  /** Headings of the points legend. */
  cars?: string;
  points?: string;
  /** The letter on top of the compass. */
  north?: string;
}

/** A route chosen but not yet confirmed: its cars stand there as ghosts. */
export interface Selection {
  route: RouteId;
  /** The colour paid with; told for completeness, it changes nothing on the board. */
  color?: string | null;
  /** Whose cars; without it, the seat whose turn it is. */
  seat?: number;
}

export interface Zoom {
  x: number;
  y: number;
  factor: number;
}

export interface BoardProps {
  view: WireView | null;
  theme: "light" | "dark";
  labels: BoardLabels;
  /** The score ring round the map. */
  frame: boolean;
  /** Route under the pointer. */
  hover: RouteId | null;
  /** Route in keyboard focus; looks the same as hover. */
  cursor?: RouteId | null;
  selected: Selection | null;
  /** City in keyboard focus. */
  focusCity: CityName | null;
  /** Cities to point out, such as both ends of a ticket under the pointer. */
  highlightCities: readonly CityName[];
  /** Routes to point out, such as the way a hint proposes. */
  highlightRoutes: readonly RouteId[];
  /** A path to show, such as a seat's longest one. */
  path: { routes: readonly RouteId[]; seat: number } | null;
  /** What is pointed out is a ticket: join its ends by an arc, and let the rest of the map step back a little. */
  arc?: readonly [CityName, CityName] | null;
  /** Highlights as data, as they come over the wire. */
  overlays?: readonly WireOverlay[];
  /** Show a part of the board, this many times as large, round this place (board units). */
  zoom?: Zoom | null;
  /** Let cars drop and score markers walk. The board also heeds prefers-reduced-motion. */
  motion: boolean;
  /** The player is choosing a route: dim what cannot be claimed now. */
  choosing: boolean;
  /** While choosing: light only routes payable with this colour. */
  pickedColor?: string | null;
  /** The reader asks for more contrast: darker, thicker outlines. */
  contrast?: boolean;
  /** Palette names of the seats' colours, seat 0 first; default red, blue, yellow, green, black. */
  seatColors?: readonly string[];
  /** Drawn last over the map's 1000 × 620 box: a script's own layer. */
  overlay?: CanvasImageSource | null;
  /** Another number whenever the overlay looks different: it is somebody else's canvas, and changes without a word. */
  overlayFrame?: number;
}

/** What lies under a point. */
export interface Hit {
  kind: "route" | "city";
  /** Route id or city name. */
  id: string;
  /** Distance in CSS pixels. */
  distance: number;
}
