/** Ways through the cars of one seat: which of them join two cities. */

import type { CityName, RouteId } from "../wire";
import type { BoardModel } from "./layout";

/** The shortest way (in trains) over a seat's own routes, in walking order; null where there is none. */
export function wayBetween(
  model: BoardModel,
  owners: Readonly<Record<RouteId, number>>,
  seat: number,
  from: CityName,
  to: CityName,
): RouteId[] | null {
  const far = new Map<CityName, number>([[from, 0]]);
  const came = new Map<CityName, { city: CityName; route: RouteId }>();
  const open = new Set<CityName>([from]);
  while (open.size) {
    let at: CityName | null = null;
    for (const city of open) if (at === null || (far.get(city) ?? 0) < (far.get(at) ?? 0)) at = city;
    if (at === null) break;
    if (at === to) return walkBack(came, from, to);
    open.delete(at);
    for (const id of model.city.get(at)?.routes ?? []) {
      const route = model.route.get(id);
      if (!route || owners[id] !== seat) continue;
      const next = route.a === at ? route.b : route.a;
      const length = (far.get(at) ?? 0) + route.length;
      if (length >= (far.get(next) ?? Infinity)) continue;
      far.set(next, length);
      came.set(next, { city: at, route: id });
      open.add(next);
    }
  }
  return null;
}

function walkBack(came: ReadonlyMap<CityName, { city: CityName; route: RouteId }>, from: CityName, to: CityName): RouteId[] {
  const way: RouteId[] = [];
  for (let at = to; at !== from; ) {
    const step = came.get(at);
    if (!step) break;
    way.push(step.route);
    at = step.city;
  }
  return way.reverse();
}
