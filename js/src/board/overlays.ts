/**
 * Highlights as data: what each route and city is marked with, and in which
 * colour. The wire format is that of `ttr_widget/overlays/__init__.py`; pictures made in
 * Python mark in the same way.
 */

import type { CityName, RouteColor, RouteId, WireOverlay } from "../wire";
import { heatColor } from "./heat";
import type { Theme, Tokens } from "./theme";

export interface Mark {
  /** As the wire has it; see `markColor`. */
  color: string;
  /** One step of a way, or a route of a heat map: a full band, where other marks are half clear. */
  path: boolean;
}

export interface Marks {
  routes: ReadonlyMap<RouteId, readonly Mark[]>;
  cities: ReadonlyMap<CityName, readonly Mark[]>;
}

const HEX = /^#[0-9a-f]{6}$/i;

export const NO_MARKS: readonly Mark[] = [];
const NONE: Marks = { routes: new Map(), cities: new Map() };

const known = new WeakMap<readonly WireOverlay[], Marks>();

/** Marks by route and city, in the order of the overlays: later ones lie over earlier ones. */
export function marksOf(overlays: readonly WireOverlay[] | undefined): Marks {
  if (!overlays?.length) return NONE;
  const before = known.get(overlays);
  if (before) return before;
  const routes = new Map<RouteId, Mark[]>();
  const cities = new Map<CityName, Mark[]>();
  for (const overlay of overlays) {
    const mark: Mark = { color: overlay.color, path: overlay.kind === "path" };
    if (overlay.kind === "cities") for (const name of new Set(overlay.cities)) push(cities, name, mark);
    else if (overlay.kind === "heat") {
      const { colors, low, high } = overlay;
      for (const [id, value] of Object.entries(overlay.values)) {
        push(routes, id, { color: heatColor(value, colors, low, high), path: true });
      }
    } else if (overlay.kind === "routes" || overlay.kind === "path") {
      const ids = overlay.kind === "path" ? overlay.steps.flat() : overlay.routes;
      for (const id of new Set(ids)) push(routes, id, mark);
    }
  }
  const marks = { routes, cities };
  known.set(overlays, marks);
  return marks;
}

function push<K>(map: Map<K, Mark[]>, key: K, mark: Mark): void {
  const list = map.get(key);
  if (list) list.push(mark);
  else map.set(key, [mark]);
}

/** Only colours that we know how to draw leave this; anything else becomes the accent. */
export function markColor(theme: Theme, name: string): string {
  if (HEX.test(name)) return name;
  const seat = /^seat-(\d)$/.exec(name)?.[1];
  if (seat !== undefined) return theme.seats[Number(seat) % theme.seats.length]?.fill ?? theme.tokens.accent;
  if (Object.hasOwn(theme.slot, name)) return theme.slot[name as RouteColor];
  return Object.hasOwn(theme.tokens, name) ? theme.tokens[name as keyof Tokens] : theme.tokens.accent;
}

export function sameMarks(a: readonly Mark[], b: readonly Mark[]): boolean {
  return (
    a === b ||
    (a.length === b.length && a.every((mark, i) => mark.color === b[i]?.color && mark.path === b[i]?.path))
  );
}

/** One line of the key: labelled overlays of one kind and colour, or the scale of a heat map. */
export interface Key {
  kind: WireOverlay["kind"];
  color: string;
  label: string;
  /** Colours from low to high. */
  scale?: readonly string[];
}

function scaleKey(overlay: WireOverlay & { kind: "heat" }): Key {
  const [low, high] = [overlay.low, overlay.high].map((value) => String(Number(value.toPrecision(3))));
  const scale = `${low} – ${high}`;
  const label = overlay.label ? `${overlay.label}: ${scale}` : scale;
  return { kind: "heat", color: overlay.color, label, scale: overlay.colors.filter((color) => HEX.test(color)) };
}

export function keysOf(overlays: readonly WireOverlay[]): Key[] {
  const keys = new Map<string, Key>();
  for (const overlay of overlays) {
    const { kind, color, label } = overlay;
    if (kind === "heat") keys.set(JSON.stringify([label, overlay.colors, overlay.low, overlay.high]), scaleKey(overlay));
    else if (label) keys.set(`${kind} ${color} ${label}`, { kind, color, label });
  }
  return [...keys.values()];
}
