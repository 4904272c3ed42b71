/** One frame: map, halos, slots and cars, ghosts, cities, labels, overlay, markers. */

import { paintArrows, paintNotes } from "./annotations";
import { overlap, type Rect } from "./curve";
import { cityBox, routeBox } from "./damage";
import type { BoardModel } from "./layout";
import type { Motion } from "./motion";
import { arcBox, paintArc } from "./paint_arc";
import { paintBurst, paintCity, paintLabel } from "./paint_cities";
import { MAP_RADIUS } from "./paint_map";
import { markerPlace, paintMarker } from "./paint_ring";
import { hasHalo, paintGlow, paintHalo, paintOutline } from "./paint_halos";
import { makeShades, paintCars, paintGhosts } from "./paint_routes";
import type { Pieces } from "./pieces";
import type { BoardProps } from "./props";
import type { RouteLook, Scene } from "./scene";
import { clipTo, cssScale, toBoard, type Stage } from "./stage";
import type { Theme } from "./theme";

export interface Frame {
  stage: Stage;
  model: BoardModel;
  scene: Scene;
  theme: Theme;
  pieces: Pieces;
  /** The cached layers below and above the halos. */
  backdrop: CanvasImageSource;
  yard: CanvasImageSource;
  props: BoardProps;
  motion: Motion;
  now: number;
  /** Paint this part only, in board units; null for all. */
  part: Rect | null;
}

export function paintFrame(ctx: CanvasRenderingContext2D, frame: Frame): void {
  const { stage, model, scene, theme, props, part } = frame;
  const { language } = props.labels;
  ctx.save();
  const { left, top, right, bottom } = clipTo(ctx, part, stage);
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0) {
    ctx.restore();
    return;
  }
  const copy = (layer: CanvasImageSource): void => {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(layer, left, top, width, height, left, top, width, height);
  };
  const seen = (box: Rect): boolean => part === null || overlap(box, part);
  const routes = scene.routes.filter((look) => seen(routeBox(look)));
  const cities = scene.cities.filter((look) => seen(cityBox(look)));

  ctx.clearRect(left, top, width, height);
  copy(frame.backdrop);
  paintHalos(ctx, routes, frame);
  copy(frame.yard);
  toBoard(ctx, stage.base);
  const px = 1 / cssScale(stage);
  // The neighbour lane of a double hides one side of a halo: outline the lane above it.
  for (const look of routes) if (look.route.twin !== null) paintOutline(ctx, look, theme, px);
  if (scene.arc && seen(arcBox(scene.arc))) paintArc(ctx, scene.arc, theme);
  paintMovingCars(ctx, routes, frame);
  toBoard(ctx, stage.base);
  paintArrows(ctx, scene.annotations.arrows, theme);

  toBoard(ctx, stage.base);
  ctx.textBaseline = "alphabetic";
  const radius = model.layout.units.city_radius;
  for (const { city } of cities) paintBurst(ctx, city, radius, frame.motion.burst(city.name, frame.now), theme);
  for (const look of cities) paintCity(ctx, look, radius, theme);
  for (const look of cities) paintLabel(ctx, look, theme, language);
  paintNotes(ctx, scene.annotations.notes, model, theme, language);
  if (props.overlay) ctx.drawImage(props.overlay, 0, 0, model.width, model.height);
  if (stage.frame) paintMarkers(ctx, frame);
  ctx.restore();
}

function paintHalos(ctx: CanvasRenderingContext2D, routes: readonly RouteLook[], frame: Frame): void {
  const { stage, model, theme, motion, now } = frame;
  ctx.save();
  toBoard(ctx, stage.base);
  ctx.beginPath();
  ctx.roundRect(0, 0, model.width, model.height, MAP_RADIUS);
  ctx.clip();
  for (const look of routes) if (hasHalo(look)) paintHalo(ctx, look, theme, 1 / cssScale(stage));
  for (const { route } of routes) paintGlow(ctx, route, motion.glow(route.id, now), theme);
  ctx.restore();
}

/** Cars falling into place, and ghosts of cars. */
function paintMovingCars(ctx: CanvasRenderingContext2D, routes: readonly RouteLook[], frame: Frame): void {
  const { stage, pieces, theme, motion, now } = frame;
  for (const look of routes) {
    const drop = look.owner === null ? null : motion.drop(look.route.id, now);
    if (look.owner === null || !drop) continue;
    paintCars(ctx, look, look.owner, stage.base, pieces, makeShades(ctx, pieces, theme), theme, drop);
  }
  for (const look of routes) if (look.ghost !== null) paintGhosts(ctx, look, look.ghost, stage.base, pieces, theme);
}

function paintMarkers(ctx: CanvasRenderingContext2D, { model, scene, theme, props, motion, now }: Frame): void {
  for (const marker of scene.markers) {
    const at = markerPlace(marker, model, motion.markerField(marker.seat, now) ?? marker.field);
    paintMarker(ctx, marker, at, theme, props.labels.language);
  }
}
