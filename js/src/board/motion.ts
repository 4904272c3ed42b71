/**
 * Motion between two scenes: cars drop one by one, score markers walk, a light
 * runs along the way of a ticket just completed.
 *
 * Pure given the clock: `start` notes what moves, the painters ask where a
 * thing is at a moment. Nothing is queued and nothing waits: what the board
 * says is right at once, and a newer scene simply takes over.
 */

import type { CityName, RouteId, WireView } from "../wire";
import type { BoardModel } from "./layout";
import { wayBetween } from "./paths";
import { FIELDS, ticketEnds, type Scene } from "./scene";

/** Milliseconds between one car and the next, for one car, for a marker. */
export const CAR_GAP = 60;
export const CAR_DROP = 140;
export const MARKER_WALK = 300;
/** The light passes a route in this time, and sets out for the next one after that. */
export const GLOW_PASS = 620;
/** From the first car's drop to the last of the light: never longer than this. */
export const GLOW_ALL = 1450;
/** More claims than this at once is a jump in the game, not a move. */
const MOST_CLAIMS = 4;

interface Walk {
  from: number;
  distance: number;
  start: number;
}

export class Motion {
  private drops = new Map<RouteId, { start: number; cars: number }>();
  private walks = new Map<number, Walk>();
  private glows = new Map<RouteId, number>();
  private bursts = new Map<CityName, number>();

  /** Set in motion what the step from one view to the next changed. */
  start(
    before: WireView | null,
    after: WireView | null,
    scene: Scene,
    was: Scene | null,
    now: number,
    model: BoardModel | null = null,
  ): void {
    if (!before || !after || !was || !isStepForward(before, after)) {
      this.stop();
      return;
    }
    const claimed = scene.routes.filter((look, i) => look.owner !== null && was.routes[i]?.owner === null);
    if (claimed.length > MOST_CLAIMS) {
      this.stop();
      return;
    }
    for (const { route } of claimed) this.drops.set(route.id, { start: now, cars: route.slots.length });
    for (const marker of scene.markers) {
      const old = was.markers[marker.seat];
      if (!old || old.points === marker.points) continue;
      const from = this.markerField(marker.seat, now) ?? old.field;
      const forward = marker.points > old.points;
      const distance = forward ? around(marker.field - from) : -around(from - marker.field);
      this.walks.set(marker.seat, { from, distance, start: now });
    }
    if (model) for (const ticket of completedTickets(before, after)) this.celebrate(model, after, ticket, now);
  }

  stop(): void {
    this.drops.clear();
    this.walks.clear();
    this.glows.clear();
    this.bursts.clear();
  }

  /** 0 … 1 for each car of a route that is being claimed; null when all stand. */
  drop(route: RouteId, now: number): ((car: number) => number) | null {
    const drop = this.drops.get(route);
    if (!drop) return null;
    return (car) => ease((now - drop.start - car * CAR_GAP) / CAR_DROP);
  }

  /** Where on the ring a marker is on its way; null when it stands. */
  markerField(seat: number, now: number): number | null {
    const walk = this.walks.get(seat);
    return walk ? walk.from + walk.distance * ease((now - walk.start) / MARKER_WALK) : null;
  }

  /** How bright a route of a ticket just completed shines now, 0 … 1. */
  glow(route: RouteId, now: number): number {
    const start = this.glows.get(route);
    return start === undefined ? 0 : swell((now - start) / GLOW_PASS);
  }

  /** How far the ring round an end of a ticket just completed has spread, 0 … 1. */
  burst(city: CityName, now: number): number {
    const start = this.bursts.get(city);
    return start === undefined ? 0 : Math.max(0, Math.min(1, (now - start) / GLOW_PASS));
  }

  /** What still moves; forgets what has arrived, once it was painted so. */
  moving(now: number): { routes: RouteId[]; cities: CityName[]; markers: boolean } {
    const moving = {
      routes: [...new Set([...this.drops.keys(), ...this.glows.keys()])],
      cities: [...this.bursts.keys()],
      markers: this.walks.size > 0,
    };
    for (const [route, { start, cars }] of this.drops) {
      if (now >= start + (cars - 1) * CAR_GAP + CAR_DROP) this.drops.delete(route);
    }
    for (const [seat, { start }] of this.walks) if (now >= start + MARKER_WALK) this.walks.delete(seat);
    for (const [route, start] of this.glows) if (now >= start + GLOW_PASS) this.glows.delete(route);
    for (const [city, start] of this.bursts) if (now >= start + GLOW_PASS) this.bursts.delete(city);
    return moving;
  }

  /** The light sets out from one end, as soon as the first car is down, and reaches the other in time. */
  private celebrate(model: BoardModel, view: WireView, ticket: string, now: number): void {
    const [from, to] = ticketEnds(model, ticket);
    if (from === undefined || to === undefined || typeof view.seat !== "number") return;
    const way = wayBetween(model, view.owners, view.seat, from, to);
    if (!way?.length) return;
    const first = now + CAR_DROP;
    const gap = Math.min(110, (GLOW_ALL - CAR_DROP - GLOW_PASS) / way.length);
    way.forEach((route, i) => this.glows.set(route, Math.min(this.glows.get(route) ?? Infinity, first + i * gap)));
    this.bursts.set(from, first);
    this.bursts.set(to, first + way.length * gap);
  }
}

/** Tickets held before and after, done only after. */
export function completedTickets(before: WireView, after: WireView): string[] {
  if (before.seat !== after.seat) return [];
  const open = new Set(before.you?.tickets.filter((ticket) => !ticket.done).map((ticket) => ticket.id));
  return after.you?.tickets.filter((ticket) => ticket.done && open.has(ticket.id)).map((ticket) => ticket.id) ?? [];
}

export function isStepForward(before: WireView, after: WireView): boolean {
  return before.branch === after.branch && after.ply > before.ply;
}

/** Fields from one to another, clockwise. */
function around(fields: number): number {
  return ((fields % FIELDS) + FIELDS) % FIELDS;
}

/** Fast at first, then settling. */
function ease(t: number): number {
  const rest = 1 - Math.max(0, Math.min(1, t));
  return 1 - rest * rest * rest;
}

/** Up quickly, down slowly; nothing before and after. */
function swell(t: number): number {
  if (t <= 0 || t >= 1) return 0;
  return t < 0.28 ? ease(t / 0.28) : 1 - ((t - 0.28) / 0.72) ** 1.6;
}
