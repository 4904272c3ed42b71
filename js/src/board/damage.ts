/**
 * Which part of the board differs between two scenes.
 *
 * Hovering changes one or two routes out of a hundred; painting only their
 * rectangle keeps it instant on a machine without graphics hardware.
 */

import { grow, union, type Rect } from "./curve";
import type { CityLook, RouteLook, Scene } from "./scene";
import { markerBox, markerPlace } from "./paint_ring";
import type { BoardModel } from "./layout";
import { sameMarks } from "./overlays";
import { arcBox } from "./paint_arc";

/** Halos and shadows reach this far beyond a route's cars. */
export const ROUTE_REACH = 18;
export const CITY_REACH = 20;
/** Rings of overlays lie one round the other. */
const RING = 3;

/** The rectangle to paint again; null when nothing differs. */
export function damage(model: BoardModel, before: Scene, after: Scene): Rect | null {
  // Arrows and notes lie anywhere.
  if (before.annotations !== after.annotations) return { left: 0, top: 0, right: model.width, bottom: model.height };
  let box: Rect | null = null;
  after.routes.forEach((look, i) => {
    const old = before.routes[i];
    if (!old || !sameRoute(old, look)) box = union(box, routeBox(look));
  });
  after.cities.forEach((look, i) => {
    const old = before.cities[i];
    if (old && sameCity(old, look)) return;
    box = union(box, cityBox(look));
    if (old) box = union(box, cityBox(old));
  });
  if (before.arc?.[0] !== after.arc?.[0] || before.arc?.[1] !== after.arc?.[1]) {
    for (const { arc } of [before, after]) if (arc) box = union(box, arcBox(arc));
  }
  const count = Math.max(before.markers.length, after.markers.length);
  for (let i = 0; i < count; i++) {
    const old = before.markers[i];
    const now = after.markers[i];
    if (old && now && old.points === now.points && old.step === now.step) continue;
    for (const marker of [old, now]) if (marker) box = union(box, markerBox(markerPlace(marker, model)));
  }
  return box;
}

export function routeBox(look: RouteLook): Rect {
  return grow(look.route.bounds, ROUTE_REACH);
}

export function cityBox({ city, label, marks }: CityLook): Rect {
  const disc = { left: city.x, right: city.x, top: city.y, bottom: city.y };
  return union(grow(disc, CITY_REACH + RING * marks.length), label.box);
}

function sameRoute(a: RouteLook, b: RouteLook): boolean {
  return (
    a.owner === b.owner &&
    a.ghost === b.ghost &&
    a.halo === b.halo &&
    a.last === b.last &&
    a.hint === b.hint &&
    a.path === b.path &&
    a.closed === b.closed &&
    a.dim === b.dim &&
    a.alone === b.alone &&
    sameMarks(a.marks, b.marks)
  );
}

function sameCity(a: CityLook, b: CityLook): boolean {
  return (
    a.mark === b.mark &&
    a.focus === b.focus &&
    a.spot === b.spot &&
    sameMarks(a.marks, b.marks) &&
    a.label.font === b.label.font &&
    a.label.bold === b.label.bold &&
    a.label.x === b.label.x &&
    a.label.y === b.label.y &&
    a.label.lines.join("\n") === b.label.lines.join("\n")
  );
}
