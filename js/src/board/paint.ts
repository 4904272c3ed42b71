/** One frame: the cached map, then halos, slots, cars, ghosts, cities, labels, overlays, markers. */

import { grow, overlap, type Rect } from "./curve";
import { cityBox, routeBox } from "./damage";
import type { BoardModel } from "./layout";
import { paintCity, paintLabel } from "./paint_cities";
import { MAP_RADIUS, paintMap } from "./paint_map";
import { FRAME, markerPlace, paintMarker, paintRing } from "./paint_ring";
import { hasHalo, makeShades, paintCars, paintGhosts, paintHalo, paintOutline, paintSlots, type Base, type Shades } from "./paint_routes";
import type { Pieces } from "./pieces";
import type { BoardProps } from "./props";
import type { RouteLook, Scene } from "./scene";
import type { Motion } from "./motion";
import type { Theme } from "./theme";

/** Where the board lies on the canvas, in device pixels. */
export interface Stage {
  width: number;
  height: number;
  base: Base;
  frame: boolean;
}

/** Fit the board, with or without its frame, into a canvas. */
export function makeStage(model: BoardModel, width: number, height: number, frame: boolean): Stage {
  const [w, h] = outerSize(model, frame);
  const scale = Math.min(width / w, height / h);
  const edge = frame ? FRAME : 0;
  return {
    width,
    height,
    frame,
    base: {
      scale,
      x: (width - w * scale) / 2 + edge * scale,
      y: (height - h * scale) / 2 + edge * scale,
    },
  };
}

/** Width and height of the board in its own units, as shown. */
export function outerSize(model: BoardModel, frame: boolean): [number, number] {
  const more = frame ? 2 * FRAME : 0;
  return [model.width + more, model.height + more];
}

/** The layers that stay the same all game, on a canvas of their own; `scale` is CSS pixels a unit. */
export function paintBackdrop(
  canvas: HTMLCanvasElement,
  stage: Stage,
  model: BoardModel,
  theme: Theme,
  props: BoardProps,
  scale: number,
): void {
  canvas.width = stage.width;
  canvas.height = stage.height;
  const ctx = canvas.getContext("2d");
  if (!ctx) return;
  toBoard(ctx, stage.base);
  ctx.textBaseline = "alphabetic";
  if (stage.frame) paintRing(ctx, model, theme, props.labels.language);
  paintMap(ctx, model, theme, props.labels, scale);
}

function toBoard(ctx: CanvasRenderingContext2D, { scale, x, y }: Base): void {
  ctx.setTransform(scale, 0, 0, scale, x, y);
}

export interface Frame {
  stage: Stage;
  model: BoardModel;
  scene: Scene;
  theme: Theme;
  pieces: Pieces;
  backdrop: CanvasImageSource;
  props: BoardProps;
  motion: Motion;
  now: number;
  /** Paint this part only, in board units; null for all. */
  part: Rect | null;
}

export function paintFrame(ctx: CanvasRenderingContext2D, frame: Frame): void {
  const { stage, model, scene, theme, pieces, props, part, motion, now } = frame;
  const { base } = stage;
  const device = part ? toDevice(part, stage) : { left: 0, top: 0, right: stage.width, bottom: stage.height };
  const [width, height] = [device.right - device.left, device.bottom - device.top];
  if (width <= 0 || height <= 0) return;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  if (part) {
    ctx.beginPath();
    ctx.rect(device.left, device.top, width, height);
    ctx.clip();
  }
  ctx.clearRect(device.left, device.top, width, height);
  ctx.drawImage(frame.backdrop, device.left, device.top, width, height, device.left, device.top, width, height);
  ctx.textBaseline = "alphabetic";

  const seen = (box: Rect): boolean => part === null || overlap(box, part);
  const routes = scene.routes.filter((look) => seen(routeBox(look)));
  ctx.save();
  toBoard(ctx, base);
  clipToMap(ctx, model);
  for (const look of routes) if (hasHalo(look)) paintHalo(ctx, look, theme);
  ctx.restore();

  const shades = makeShades(ctx, pieces);
  paintRoutes(ctx, routes, frame, shades);

  toBoard(ctx, base);
  const cities = scene.cities.filter((look) => seen(cityBox(look)));
  const { city_radius: radius } = model.layout.units;
  for (const look of cities) paintCity(ctx, look, radius, theme);
  for (const look of cities) paintLabel(ctx, look, theme, props.labels.language);
  if (props.overlay) ctx.drawImage(props.overlay, 0, 0, model.width, model.height);
  if (stage.frame) {
    for (const marker of scene.markers) {
      const at = markerPlace(marker, model, motion.markerField(marker.seat, now) ?? marker.field);
      paintMarker(ctx, marker, at, theme, props.labels.language);
    }
  }
  ctx.restore();
}

/** Free slots first, then what stands on them, then ghosts. */
function paintRoutes(ctx: CanvasRenderingContext2D, routes: readonly RouteLook[], frame: Frame, shades: Shades): void {
  const { pieces, theme, motion, now } = frame;
  const { base } = frame.stage;
  for (const look of routes) {
    const falling = look.owner !== null && motion.drop(look.route.id, now) !== null;
    if ((look.owner === null && look.ghost === null) || falling) paintSlots(ctx, look, base, pieces, shades, theme);
  }
  for (const look of routes) {
    if (look.owner === null) continue;
    const drop = motion.drop(look.route.id, now) ?? undefined;
    paintCars(ctx, look, look.owner, base, pieces, shades, theme, drop);
  }
  // The neighbour lane of a double hides one side of a halo: outline the lane above it.
  toBoard(ctx, base);
  for (const look of routes) if (look.route.twin !== null) paintOutline(ctx, look, theme);
  for (const look of routes) if (look.ghost !== null) paintGhosts(ctx, look, look.ghost, base, pieces, theme);
}

function clipToMap(ctx: CanvasRenderingContext2D, { width, height }: BoardModel): void {
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, MAP_RADIUS);
  ctx.clip();
}

/** Whole device pixels round a part, with one to spare: no seams where parts meet. */
function toDevice(part: Rect, { base, width, height }: Stage): Rect {
  const { left, top, right, bottom } = grow(part, 1 / base.scale);
  return {
    left: Math.max(0, Math.floor(base.x + left * base.scale)),
    top: Math.max(0, Math.floor(base.y + top * base.scale)),
    right: Math.min(width, Math.ceil(base.x + right * base.scale)),
    bottom: Math.min(height, Math.ceil(base.y + bottom * base.scale)),
  };
}
