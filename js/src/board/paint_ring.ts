/** The score ring round the map: fields 0–99 clockwise from the bottom left, and the markers on them. */

import type { Point, Rect } from "./curve";
import type { BoardModel } from "./layout";
import { FIELDS, type Marker } from "./scene";
import { noShadow, softShadow } from "./paint_map";
import { fontFamily, type Theme } from "./theme";

/** Width of the frame in board units. */
export const FRAME = 26;
export const MARKER_RADIUS = 11.5;
/** Markers on one field lie like a fanned stack, fanned towards the map. */
const STEP = { x: 4, y: 3 };

/**
 * Centre of a field; between whole fields, a place on the way. Fields are dealt
 * to the sides by their lengths, so that the steps are nearly equal on any board.
 */
export function fieldAt(field: number, { width, height }: Pick<BoardModel, "width" | "height">): Point {
  const half = FRAME / 2;
  const w = width + FRAME;
  const h = height + FRAME;
  const up = Math.round((FIELDS / 2) * (h / (w + h)));
  const across = FIELDS / 2 - up;
  const at = ((field % FIELDS) + FIELDS) % FIELDS;
  const left = -half;
  const top = -half;
  if (at <= up) return { x: left, y: top + h - (h * at) / up };
  if (at <= up + across) return { x: left + (w * (at - up)) / across, y: top };
  if (at <= 2 * up + across) return { x: left + w, y: top + (h * (at - up - across)) / up };
  return { x: left + w - (w * (at - 2 * up - across)) / across, y: top + h };
}

export function paintRing(ctx: CanvasRenderingContext2D, model: BoardModel, theme: Theme, language: string): void {
  const { tokens } = theme;
  ctx.fillStyle = tokens.panel2;
  ctx.strokeStyle = tokens.line;
  ctx.lineWidth = 1;
  ctx.beginPath();
  // Half a unit inwards, or the outer half of the edge is cut off by the canvas.
  ctx.roundRect(0.5 - FRAME, 0.5 - FRAME, model.width + 2 * FRAME - 1, model.height + 2 * FRAME - 1, 16);
  ctx.fill();
  ctx.stroke();
  ctx.textAlign = "center";
  const family = fontFamily(language);
  for (let field = 0; field < FIELDS; field++) {
    const { x, y } = fieldAt(field, model);
    const strong = field % 5 === 0;
    ctx.fillStyle = strong ? tokens.panel : theme.field;
    ctx.lineWidth = strong ? 1 : 0.6;
    ctx.beginPath();
    ctx.roundRect(x - 10, y - 10, 20, 20, 5);
    ctx.fill();
    ctx.stroke();
    const size = strong ? 9.8 : 8.4;
    ctx.fillStyle = strong ? tokens.text : tokens.muted;
    ctx.font = `${strong ? 700 : 500} ${size}px ${family}`;
    ctx.fillText(String(field), x, y + size * 0.36);
  }
}

export function markerPlace(marker: Marker, model: BoardModel, field = marker.field): Point {
  const { x, y } = fieldAt(field, model);
  const inX = x < model.width / 2 ? STEP.x : -STEP.x;
  const inY = y < model.height / 2 ? STEP.y : -STEP.y;
  return { x: x + inX * marker.step, y: y + inY * marker.step };
}

export function markerBox({ x, y }: Point): Rect {
  const reach = MARKER_RADIUS + 6; // with its shadow
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

export function paintMarker(
  ctx: CanvasRenderingContext2D,
  marker: Marker,
  { x, y }: Point,
  theme: Theme,
  language: string,
): void {
  const seat = theme.seats[marker.seat % theme.seats.length];
  if (!seat) return;
  softShadow(ctx, 0.3);
  disc(ctx, x, y, MARKER_RADIUS, theme.rim);
  noShadow(ctx);
  disc(ctx, x, y, MARKER_RADIUS - 1.5, seat.fill);
  const text = String(marker.points);
  const size = text.length > 2 ? 8.6 : 11;
  ctx.font = `800 ${size}px ${fontFamily(language)}`;
  ctx.textAlign = "center";
  ctx.fillStyle = seat.ink;
  ctx.fillText(text, x, y + size * 0.36);
}

function disc(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number, fill: string): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
}
