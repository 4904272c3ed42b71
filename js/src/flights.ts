/** Which cards move, from where to where, when one view follows another. Pure. */

import { isStepForward } from "./board/motion";
import { actorOf } from "./reasons";
import type { CardColor, WireEvent, WireView } from "./wire";
import { paymentCards } from "./words";

export type Place =
  | { kind: "market"; slot: number }
  | { kind: "deck" }
  | { kind: "discard" }
  | { kind: "ticket-deck" }
  | { kind: "hand"; color: CardColor | null }
  | { kind: "tickets" }
  | { kind: "seat"; seat: number };

export interface Flight {
  /** A train card, face up if its colour may be known; or a ticket. */
  what: "card" | "ticket";
  color: CardColor | null;
  from: Place;
  to: Place;
  /** Milliseconds after the first. */
  delay: number;
  /** Of this screen's own seat. */
  own: boolean;
}

/** Milliseconds for a card's way at speed 2, and between one card and the next. */
export const SLIDE = 180;
export const GAP = 55;
/** More plies at once than this is a jump in the game. */
const MOST_PLIES = 3;

export function flightsOf(before: WireView | null, view: WireView | null): Flight[] {
  if (!before || !view || !isStepForward(before, view) || view.ply - before.ply > MOST_PLIES) return [];
  const flights: Flight[] = [];
  for (const event of view.events) {
    if (event.ply < before.ply) continue;
    for (const flight of flightsOfEvent(before, event, actorOf(before) === event.seat && before.you !== null)) {
      flights.push({ ...flight, delay: flights.length * GAP });
    }
  }
  return flights;
}

function flightsOfEvent(before: WireView, event: WireEvent, own: boolean): Omit<Flight, "delay">[] {
  const seat: Place = { kind: "seat", seat: event.seat };
  const color = event.color ?? null;
  const hand = (of: CardColor | null): Place => (own ? { kind: "hand", color: of } : seat);
  switch (event.kind) {
    case "draw": {
      // The lowest place with this colour is taken; the refill says which, where there was one.
      const slot = event.refills?.[0]?.[0] ?? before.market.indexOf(color);
      return [{ what: "card", color, from: { kind: "market", slot }, to: hand(color), own }];
    }
    case "deck":
      return [{ what: "card", color: own ? color : null, from: { kind: "deck" }, to: hand(color), own }];
    case "claim": {
      const cards = color ? paymentCards([color, color === "locomotive" ? 0 : (event.count ?? 0), event.locomotives ?? 0]) : [];
      return cards.map((card) => ({ what: "card", color: card, from: hand(card), to: { kind: "discard" }, own }));
    }
    case "tickets":
      return tickets(event.n ?? 0, { kind: "ticket-deck" }, own ? { kind: "tickets" } : seat, own);
    case "keep":
      // What is sent back goes under the deck.
      return tickets((event.of ?? 0) - (event.kept ?? 0), own ? { kind: "tickets" } : seat, { kind: "ticket-deck" }, own);
    case "pass":
      return [];
  }
}

function tickets(n: number, from: Place, to: Place, own: boolean): Omit<Flight, "delay">[] {
  return Array.from({ length: Math.max(0, n) }, () => ({ what: "ticket", color: null, from, to, own }));
}

/** How long a card's way takes; 0: no way at all. Bots at top speed play at once, so nothing of theirs flies. */
export function slideTime(speed: number, own: boolean): number {
  if (own) return SLIDE * 1.2;
  return speed >= 3 ? 0 : speed === 2 ? SLIDE : SLIDE * 1.5;
}
