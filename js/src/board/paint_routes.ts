/** Slots, the cars on them, and ghosts of cars. */

import type { RouteColor } from "../wire";
import type { Slot } from "./layout";
import type { Pieces } from "./pieces";
import type { RouteLook } from "./scene";
import type { Base } from "./stage";
import { fontFamily, mix, ROUTE_COLORS, type Seat, type Theme } from "./theme";

/**
 * Fills of slots and cars. A gradient lies in the car's own coordinates, so one
 * for each colour serves all cars; light and shade are mixed into it, which
 * saves a second fill for each car.
 */
export interface Shades {
  slots: Record<RouteColor, CanvasGradient>;
  roofs: readonly CanvasGradient[];
}

export function makeShades(ctx: CanvasRenderingContext2D, pieces: Pieces, theme: Theme): Shades {
  const slots = {} as Record<RouteColor, CanvasGradient>;
  for (const color of ROUTE_COLORS) {
    // Inset: dark below its upper edge, light along the lower.
    const fill = theme.slot[color];
    slots[color] = across(ctx, pieces.width, [
      [0, mix(fill, "#000000", 0.2)],
      [0.3, fill],
      [1, mix(fill, "#FFFFFF", 0.14)],
    ]);
  }
  // Raised: light on top, dark towards the lower side.
  const roofs = theme.seats.map(({ fill }) =>
    across(ctx, pieces.carWidth, [
      [0, mix(fill, "#FFFFFF", 0.42)],
      [0.45, mix(fill, "#FFFFFF", 0.06)],
      [1, mix(fill, "#000000", 0.22)],
    ]),
  );
  return { slots, roofs };
}

function across(ctx: CanvasRenderingContext2D, width: number, stops: [number, string][]): CanvasGradient {
  const gradient = ctx.createLinearGradient(0, -width / 2, 0, width / 2);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
}

/** Sets the transform for one car. */
export function place(ctx: CanvasRenderingContext2D, base: Base, slot: Slot, size = 1): void {
  const cos = Math.cos(slot.angle) * base.scale * size;
  const sin = Math.sin(slot.angle) * base.scale * size;
  ctx.setTransform(cos, sin, -sin, cos, base.x + slot.x * base.scale, base.y + slot.y * base.scale);
}

/** All slots of a free route. */
export function paintSlots(
  ctx: CanvasRenderingContext2D,
  look: RouteLook,
  base: Base,
  pieces: Pieces,
  shades: Shades,
  theme: Theme,
): void {
  const { color, slots } = look.route;
  const glyph = pieces.glyph[color];
  const alpha = look.closed ? 0.45 : look.dim ? 0.5 : 1;
  for (const slot of slots) {
    place(ctx, base, slot);
    ctx.globalAlpha = alpha;
    ctx.fillStyle = shades.slots[color];
    ctx.fill(pieces.slot);
    if (look.closed) paintHatch(ctx, pieces, theme);
    ctx.globalAlpha = alpha * 0.9;
    ctx.fillStyle = theme.slotEdge[color];
    ctx.fill(pieces.slotEdge, "evenodd");
    if (theme.stroke > 1) {
      ctx.strokeStyle = theme.slotEdge[color];
      ctx.lineWidth = 1.1;
      ctx.stroke(pieces.slot);
    }
    if (!glyph) continue;
    ctx.globalAlpha = alpha * (color === "white" ? 0.7 : 0.85);
    ctx.fillStyle = theme.glyph[color];
    ctx.fill(glyph);
  }
  ctx.globalAlpha = 1;
}

function paintHatch(ctx: CanvasRenderingContext2D, pieces: Pieces, theme: Theme): void {
  ctx.save();
  ctx.clip(pieces.slot);
  ctx.globalAlpha *= 0.7;
  ctx.fillStyle = theme.slotEdge.gray;
  ctx.fill(pieces.hatch);
  ctx.restore();
}

/** How a car stands while it drops: 0 not there yet, 1 at rest. */
export type Drop = (car: number) => number;
const AT_REST: Drop = () => 1;
/** Height in board units from which a car drops. */
const HEIGHT = 16;

/** All cars of a claimed route; the middle one bears the seat's number. */
export function paintCars(
  ctx: CanvasRenderingContext2D,
  look: RouteLook,
  seatNumber: number,
  base: Base,
  pieces: Pieces,
  shades: Shades,
  theme: Theme,
  drop: Drop = AT_REST,
): void {
  const { slots } = look.route;
  const seat = theme.seats[seatNumber % theme.seats.length];
  const roof = shades.roofs[seatNumber % theme.seats.length];
  if (!seat || !roof) return;
  const middle = Math.floor(slots.length / 2);
  slots.forEach((slot, car) => {
    const down = drop(car);
    if (down <= 0) return;
    const above = (1 - down) * HEIGHT;
    const size = 1 + 0.25 * (1 - down);
    ctx.globalAlpha = Math.min(1, down * 1.6);
    paintCar(ctx, { ...slot, y: slot.y - above }, size, above, seat, car === middle, base, pieces, roof, theme);
    if (car === middle) paintSeatNumber(ctx, { ...slot, y: slot.y - above }, size, seat, seatNumber, base);
  });
  ctx.globalAlpha = 1;
}

function paintCar(
  ctx: CanvasRenderingContext2D,
  slot: Slot,
  size: number,
  above: number,
  seat: Seat,
  numbered: boolean,
  base: Base,
  pieces: Pieces,
  roof: CanvasGradient,
  theme: Theme,
): void {
  const alpha = ctx.globalAlpha;
  // The shadow falls down the page whichever way the car points.
  place(ctx, base, { ...slot, y: slot.y + 1.3 + above }, size);
  ctx.globalAlpha = alpha * theme.shade;
  ctx.fillStyle = "#000000";
  ctx.fill(pieces.rim);
  ctx.globalAlpha = alpha;
  place(ctx, base, slot, size);
  ctx.fillStyle = theme.rim;
  ctx.fill(pieces.rim);
  ctx.globalAlpha = alpha * 0.75;
  ctx.fillStyle = theme.carEdge;
  ctx.fill(pieces.rimEdge, "evenodd");
  ctx.globalAlpha = alpha;
  ctx.fillStyle = roof;
  ctx.fill(pieces.body);
  ctx.globalAlpha = alpha * 0.82;
  ctx.fillStyle = seat.ink;
  ctx.fill(numbered ? pieces.outerWindows : pieces.windows);
  ctx.globalAlpha = alpha;
}

/** The number stands upright on the page, so that it reads alike on every route. */
function paintSeatNumber(
  ctx: CanvasRenderingContext2D,
  slot: Slot,
  size: number,
  seat: Seat,
  seatNumber: number,
  base: Base,
): void {
  place(ctx, base, { ...slot, angle: 0 }, size);
  ctx.fillStyle = seat.disc;
  ctx.beginPath();
  ctx.arc(0, 0, 4.9, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillStyle = seat.number;
  ctx.font = `800 8.2px ${fontFamily("en")}`;
  ctx.textAlign = "center";
  ctx.fillText(String(seatNumber + 1), 0, 2.95);
}

/** Cars that would stand here: pale, with a dashed edge in the seat's colour. */
export function paintGhosts(
  ctx: CanvasRenderingContext2D,
  look: RouteLook,
  seatNumber: number,
  base: Base,
  pieces: Pieces,
  theme: Theme,
): void {
  const seat = theme.seats[seatNumber % theme.seats.length];
  if (!seat) return;
  ctx.lineWidth = 1.8;
  ctx.setLineDash([3.4, 2]);
  for (const slot of look.route.slots) {
    place(ctx, base, slot);
    ctx.fillStyle = theme.rim;
    ctx.fill(pieces.ghost);
    ctx.globalAlpha = 0.3;
    ctx.fillStyle = seat.fill;
    ctx.fill(pieces.ghost);
    ctx.globalAlpha = 1;
    ctx.strokeStyle = seat.fill;
    ctx.stroke(pieces.ghost);
  }
  ctx.setLineDash([]);
}
