/**
 * A longest path to show on the map. How long it is says the kernel; which
 * routes make it up is found here, by walking until that length is reached.
 */

import type { Atlas, Route } from "./atlas";
import type { CityName, RouteId, WireView } from "./wire";

/** Steps after which a search is given up; the hardest networks of 45 trains take far fewer. */
const MOST_STEPS = 200_000;

/** The route ids of one longest path of a seat, in walking order; empty if it has none. */
export function longestTrail(atlas: Atlas, view: WireView, seat: number): RouteId[] {
  const wanted = view.players[seat]?.longest ?? 0;
  if (wanted === 0) return [];
  const own = [...atlas.routes.values()].filter((route) => view.owners[route.id] === seat);
  const at = new Map<CityName, Route[]>();
  for (const route of own) {
    for (const city of [route.a, route.b]) at.set(city, [...(at.get(city) ?? []), route]);
  }
  const walked: Route[] = [];
  const used = new Set<RouteId>();
  let steps = 0;
  const walk = (city: CityName, length: number, left: number): boolean => {
    if (length >= wanted) return true;
    steps += 1;
    if (steps > MOST_STEPS || length + left < wanted) return false;
    for (const route of at.get(city) ?? []) {
      if (used.has(route.id)) continue;
      used.add(route.id);
      walked.push(route);
      if (walk(route.a === city ? route.b : route.a, length + route.length, left - route.length)) return true;
      walked.pop();
      used.delete(route.id);
    }
    return false;
  };
  const total = own.reduce((sum, route) => sum + route.length, 0);
  // A longest path often begins where an odd number of routes meet: those cities first.
  const odd = ([, routes]: [CityName, Route[]]) => Number(routes.length % 2 === 0);
  for (const [city] of [...at].sort((x, y) => odd(x) - odd(y))) {
    if (walk(city, 0, total)) return walked.map((route) => route.id);
  }
  return [];
}

const known = new WeakMap<WireView["owners"], Map<number, RouteId[]>>();

/** The same, looked for once a view. */
export function trailOf(atlas: Atlas, view: WireView, seat: number): RouteId[] {
  const trails = known.get(view.owners) ?? new Map<number, RouteId[]>();
  known.set(view.owners, trails);
  const trail = trails.get(seat) ?? longestTrail(atlas, view, seat);
  trails.set(seat, trail);
  return trail;
}
