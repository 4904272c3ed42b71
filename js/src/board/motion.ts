/**
 * Motion between two scenes: cars drop one by one, score markers walk.
 *
 * Pure given the clock: `start` notes what moves, the painters ask where a
 * thing is at a moment. Nothing is queued: a newer scene simply takes over.
 */

import type { WireView } from "../wire";
import type { RouteId } from "../wire";
import { FIELDS, type Scene } from "./scene";

/** Milliseconds between one car and the next, for one car, for a marker. */
export const CAR_GAP = 60;
export const CAR_DROP = 140;
export const MARKER_WALK = 300;
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

  /** Set in motion what the step from one view to the next changed. */
  start(before: WireView | null, after: WireView | null, scene: Scene, was: Scene | null, now: number): void {
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
  }

  stop(): void {
    this.drops.clear();
    this.walks.clear();
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

  /** What still moves; forgets what has arrived, once it was painted so. */
  moving(now: number): { routes: RouteId[]; markers: boolean } {
    const moving = { routes: [...this.drops.keys()], markers: this.walks.size > 0 };
    for (const [route, { start, cars }] of this.drops) {
      if (now >= start + (cars - 1) * CAR_GAP + CAR_DROP) this.drops.delete(route);
    }
    for (const [seat, { start }] of this.walks) if (now >= start + MARKER_WALK) this.walks.delete(seat);
    return moving;
  }
}

function isStepForward(before: WireView, after: WireView): boolean {
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
