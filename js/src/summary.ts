/** What the others have done since a seat last moved. */

import type { CardColor, RouteId, WireEvent, WireView } from "./wire";

/** One of the others: everything between one's last turn and now. */
export interface Deeds {
  seat: number;
  claims: RouteId[];
  points: number;
  /** Cards taken face up. */
  open: CardColor[];
  /** Cards taken from the deck. */
  covered: number;
  /** Tickets kept; null if none were drawn. */
  kept: number | null;
  passed: boolean;
}

/** In the order of their turns; empty at one's first turn of all, and for seats that did nothing. */
export function sinceLastTurn(events: readonly WireEvent[], seat: number): Deeds[] {
  const own = events.findLastIndex((event) => event.seat === seat && event.kind !== "keep");
  const before = own >= 0 ? own : events.findLastIndex((event) => event.seat === seat);
  if (before < 0) return [];
  const bySeat = new Map<number, Deeds>();
  for (const event of events.slice(before + 1)) {
    if (event.seat === seat) continue;
    const deeds = bySeat.get(event.seat) ?? {
      seat: event.seat,
      claims: [],
      points: 0,
      open: [],
      covered: 0,
      kept: null,
      passed: false,
    };
    bySeat.set(event.seat, deeds);
    if (event.kind === "claim" && event.route) deeds.claims.push(event.route);
    else if (event.kind === "draw" && event.color) deeds.open.push(event.color);
    else if (event.kind === "deck") deeds.covered += 1;
    else if (event.kind === "keep") deeds.kept = event.kept ?? 0;
    else if (event.kind === "pass") deeds.passed = true;
    deeds.points += event.points ?? 0;
  }
  return [...bySeat.values()];
}

/** The number of the turn that has just begun: what is put away is put away for this turn. */
export function turnNumber(view: WireView): number {
  return (view.events.at(-1)?.turn ?? 0) + (view.phase === "turn" ? 1 : 0);
}
