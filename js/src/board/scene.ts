/**
 * From a view and what the user is doing to how every piece looks.
 *
 * Pure: no canvas, no clock. Painters read the scene and nothing else, and two
 * scenes compared tell which part of the board must be painted again.
 */

import type { RouteId, WireView } from "../wire";
import { annotationsOf, type Annotations } from "./annotations";
import type { BoardModel, City, Route } from "./layout";
import { marksOf, NO_MARKS, sameMarks, type Mark as OverlayMark } from "./overlays";
import type { BoardProps } from "./props";
import { placeLabel, type Label } from "./labels";
import { spellOut } from "./spelled";

export type Halo = "none" | "legal" | "hover" | "selected";

export interface RouteLook {
  route: Route;
  /** Seat whose cars stand here. */
  owner: number | null;
  /** Seat whose cars would stand here. */
  ghost: number | null;
  halo: Halo;
  /** Claimed by the last claim of the round. */
  last: boolean;
  /** Pointed out by a hint or a lesson. */
  hint: boolean;
  /** Seat whose path runs along here. */
  path: number | null;
  /** The other lane is taken and this one closed for everybody. */
  closed: boolean;
  /** Cannot be claimed by the one who is choosing. */
  dim: boolean;
  /** Overlays on it, the topmost last. */
  marks: readonly OverlayMark[];
  /** Marked otherwise than its twin, whose slots hide half of the halo. */
  alone: boolean;
}

export type Mark = "plain" | "ticket" | "offer" | "connected" | "blocked";

export interface CityLook {
  city: City;
  mark: Mark;
  /** In keyboard focus. */
  focus: boolean;
  /** Pointed out. */
  spot: boolean;
  /** Overlays on it, the innermost first. */
  marks: readonly OverlayMark[];
  label: Label;
}

export interface Marker {
  seat: number;
  points: number;
  /** Field 0..99 of the score ring. */
  field: number;
  /** How many markers lie below it on the same field. */
  step: number;
}

export interface Scene {
  /** Both ends of the ticket pointed out. */
  arc: readonly [City, City] | null;
  routes: readonly RouteLook[];
  cities: readonly CityLook[];
  markers: readonly Marker[];
  /** Arrows and notes of overlays. */
  annotations: Annotations;
}

export const FIELDS = 100;

/** `scale` is CSS pixels a board unit; it decides between names and codes when labels are "auto". */
export function buildScene(model: BoardModel, props: BoardProps, scale = 1): Scene {
  const ends = props.arc?.map((name) => model.city.get(name)) ?? [];
  const [from, to] = ends;
  return {
    arc: from && to ? [from, to] : null,
    routes: routeLooks(model, props),
    cities: cityLooks(model, props, scale),
    markers: props.view ? scoreMarkers(props.view) : [],
    annotations: annotationsOf(props.overlays, model),
  };
}

function routeLooks(model: BoardModel, props: BoardProps): RouteLook[] {
  const { view, selected } = props;
  const owners = view?.owners ?? {};
  const claims = view?.legal.claims ?? {};
  const closed = new Set(view?.closed.closed_double ?? []);
  const hints = new Set(props.highlightRoutes);
  const path = new Set(props.path?.routes ?? []);
  const last = view ? lastClaim(view) : null;
  const picked = props.pickedColor ?? null;
  const marked = marksOf(props.overlays).routes;
  const claimable = (id: RouteId): boolean =>
    claims[id]?.some(([color]) => picked === null || color === picked) ?? false;
  return model.routes.map((route) => {
    const { id } = route;
    const owner = owners[id] ?? null;
    const isSelected = selected?.route === id && owner === null;
    const legal = owner === null && claimable(id);
    const isHover = props.hover === id || props.cursor === id;
    const marks = marked.get(id) ?? NO_MARKS;
    return {
      route,
      owner,
      ghost: isSelected ? (selected.seat ?? view?.turn ?? numberOf(view?.seat) ?? 0) : null,
      // Once a route is selected the other legal ones step back.
      halo: isSelected ? "selected" : isHover ? "hover" : legal && !selected ? "legal" : "none",
      last: last === id,
      hint: hints.has(id),
      path: path.has(id) ? (props.path?.seat ?? null) : null,
      closed: owner === null && closed.has(id),
      dim: props.choosing && owner === null && !legal && !isSelected,
      marks,
      alone: marks.length > 0 && route.twin !== null && !sameMarks(marks, marked.get(route.twin) ?? NO_MARKS),
    };
  });
}

function numberOf(seat: WireView["seat"] | undefined): number | null {
  return typeof seat === "number" ? seat : null;
}

/** The latest claim, as long as it is no older than one round. */
export function lastClaim(view: WireView): RouteId | null {
  const { events } = view;
  const now = events[events.length - 1]?.turn ?? 0;
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (!event || event.turn <= now - view.players.length) return null;
    if (event.kind === "claim") return event.route ?? null;
  }
  return null;
}

function cityLooks(model: BoardModel, props: BoardProps, scale: number): CityLook[] {
  const tickets = ticketMarks(model, props.view);
  const spots = new Set(props.highlightCities);
  const marked = marksOf(props.overlays).cities;
  const spelled = spellOut(model, props.labels, scale);
  return model.cities.map((city) => {
    const mark = tickets.get(city.name) ?? "plain";
    const spot = spots.has(city.name);
    const marks = marked.get(city.name) ?? NO_MARKS;
    const bold = spot || marks.length > 0 || mark === "ticket" || mark === "offer";
    return {
      city,
      mark,
      spot,
      marks,
      focus: props.focusCity === city.name,
      label: spelled.get(city.name) ?? placeLabel(city, model.layout.units, props.labels, scale, bold, model.width),
    };
  });
}

/** An end shared by several tickets shows the most pressing of them. */
const PRESSING: readonly Mark[] = ["plain", "connected", "blocked", "offer", "ticket"];

function ticketMarks(model: BoardModel, view: WireView | null): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const you = view?.you;
  if (!you) return marks;
  const put = (ticket: string, mark: Mark): void => {
    for (const city of ticketEnds(model, ticket)) {
      const before = marks.get(city) ?? "plain";
      if (PRESSING.indexOf(mark) > PRESSING.indexOf(before)) marks.set(city, mark);
    }
  };
  for (const { id, done, blocked } of you.tickets) put(id, done ? "connected" : blocked ? "blocked" : "ticket");
  for (const id of you.offer) put(id, "offer");
  return marks;
}

/** Both cities of "A-B"; a city's own name may hold a hyphen. */
export function ticketEnds(model: BoardModel, ticket: string): string[] {
  for (let at = ticket.indexOf("-"); at >= 0; at = ticket.indexOf("-", at + 1)) {
    const a = ticket.slice(0, at);
    const b = ticket.slice(at + 1);
    if (model.city.has(a) && model.city.has(b)) return [a, b];
  }
  return [];
}

function scoreMarkers(view: WireView): Marker[] {
  const taken = new Map<number, number>();
  return view.players.map((player, seat) => {
    const points = view.scores?.[seat]?.total ?? player.points;
    const field = ((points % FIELDS) + FIELDS) % FIELDS;
    const step = taken.get(field) ?? 0;
    taken.set(field, step + 1);
    return { seat, points, field, step };
  });
}
