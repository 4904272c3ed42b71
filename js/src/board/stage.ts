/** Where the board lies on its canvas, and the ways from board units to device pixels. */

import { grow, type Rect } from "./curve";
import type { BoardModel } from "./layout";
import type { Zoom } from "./props";
import { FRAME } from "./paint_ring";

/** From board units to device pixels: scale, then shift. */
export interface Base {
  scale: number;
  x: number;
  y: number;
}

export interface Stage {
  /** Device pixels. */
  width: number;
  height: number;
  base: Base;
  /** With the score ring. */
  frame: boolean;
  /** Device pixels a CSS pixel. */
  ratio: number;
  /** A part of the map fills the canvas. */
  zoomed: boolean;
}

/** Fit the board, with or without its frame, into a canvas; zoomed, a part of the map as near as can be to the middle. */
export function makeStage(
  model: BoardModel,
  width: number,
  height: number,
  frame: boolean,
  ratio = 1,
  zoom: Zoom | null = null,
): Stage {
  const [w, h] = outerSize(model, frame);
  const scale = Math.min(width / w, height / h);
  const edge = frame ? FRAME : 0;
  const base = {
    scale,
    x: (width - w * scale) / 2 + edge * scale,
    y: (height - h * scale) / 2 + edge * scale,
  };
  if (!zoom) return { width, height, base, frame, ratio, zoomed: false };
  const near = scale * zoom.factor;
  const shift = (at: number, whole: number, room: number): number =>
    Math.min(0, Math.max(room - whole * near, room / 2 - at * near));
  const part = { scale: near, x: shift(zoom.x, model.width, width), y: shift(zoom.y, model.height, height) };
  return { width, height, base: part, frame: false, ratio, zoomed: true };
}

export function sameStage(a: Stage | null, b: Stage): boolean {
  return a !== null && stageKey(a) === stageKey(b) && a.ratio === b.ratio;
}

/** Equal for stages on which everything lies in the same place. */
export function stageKey({ width, height, frame, base }: Stage): string {
  return [width, height, frame, base.scale, base.x, base.y].join();
}

/** Width and height of the board in its own units, as shown. */
export function outerSize(model: BoardModel, frame: boolean): [number, number] {
  const more = frame ? 2 * FRAME : 0;
  return [model.width + more, model.height + more];
}

/** CSS pixels a board unit. */
export function cssScale({ base, ratio }: Stage): number {
  return base.scale / ratio;
}

export function toBoard(ctx: CanvasRenderingContext2D, { scale, x, y }: Base): void {
  ctx.setTransform(scale, 0, 0, scale, x, y);
}

/**
 * Clip to a part given in board units, or to nothing; leaves the context in
 * device pixels and returns what to clear. Whole pixels, with one to spare: no
 * seams where parts meet.
 */
export function clipTo(ctx: CanvasRenderingContext2D, part: Rect | null, stage: Stage): Rect {
  const { base, width, height } = stage;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  if (!part) return { left: 0, top: 0, right: width, bottom: height };
  const { left, top, right, bottom } = grow(part, 1 / base.scale);
  const device = {
    left: Math.max(0, Math.floor(base.x + left * base.scale)),
    top: Math.max(0, Math.floor(base.y + top * base.scale)),
    right: Math.min(width, Math.ceil(base.x + right * base.scale)),
    bottom: Math.min(height, Math.ceil(base.y + bottom * base.scale)),
  };
  ctx.beginPath();
  ctx.rect(device.left, device.top, Math.max(0, device.right - device.left), Math.max(0, device.bottom - device.top));
  ctx.clip();
  return device;
}
