/**
 * What lies under a point. Pure; board units in, board units out.
 *
 * Pieces are thin on a small board, so a route answers from a little way off;
 * the nearest one wins, which also divides the two lanes of a double.
 */

import { distanceTo } from "./curve";
import type { BoardModel, City, Route } from "./layout";
import type { Hit } from "./props";

/** A finger or pointer is forgiven this many CSS pixels … */
const REACH_PX = 10;
/** … or this much beyond the side of a car, in board units. */
const BESIDE = 4;

export function routeAt(model: BoardModel, x: number, y: number, scale: number): { route: Route; distance: number } | null {
  const reach = Math.max(REACH_PX / scale, model.layout.units.car_width / 2 + BESIDE);
  let found: { route: Route; distance: number } | null = null;
  for (const route of model.routes) {
    const { bounds } = route;
    if (x < bounds.left - reach || x > bounds.right + reach) continue;
    if (y < bounds.top - reach || y > bounds.bottom + reach) continue;
    const distance = distanceTo(route.curve.points, x, y);
    if (distance <= reach && (!found || distance < found.distance)) found = { route, distance };
  }
  return found;
}

export function cityAt(model: BoardModel, x: number, y: number, scale: number): { city: City; distance: number } | null {
  const reach = Math.max(REACH_PX / scale, model.layout.units.city_radius + 2);
  let found: { city: City; distance: number } | null = null;
  for (const city of model.cities) {
    const distance = Math.hypot(city.x - x, city.y - y);
    if (distance <= reach && (!found || distance < found.distance)) found = { city, distance };
  }
  return found;
}

/** A city only on its own disc where a route is in reach too: routes are what one clicks. */
export function hitAt(model: BoardModel, x: number, y: number, scale: number): Hit | null {
  const city = cityAt(model, x, y, scale);
  const route = routeAt(model, x, y, scale);
  const onDisc = city !== null && city.distance <= model.layout.units.city_radius;
  if (city && (onDisc || !route)) return { kind: "city", id: city.city.name, distance: city.distance * scale };
  return route && { kind: "route", id: route.route.id, distance: route.distance * scale };
}
