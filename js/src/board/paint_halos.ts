/**
 * Halos: what a route is, told by a lozenge round its cars. Each state has a
 * shape of its own besides its colour: thin outline, thick outline, empty
 * lozenge, filled lozenge.
 */

import { ribbon } from "./curve";
import type { Route } from "./layout";
import { markColor } from "./overlays";
import type { RouteLook } from "./scene";
import type { Theme } from "./theme";

/** Half widths of the lozenges, in board units. */
const LEGAL = 7.4;
const HOVER = 8.2;
const SELECTED = 9.5;
const LAST = 9;

const ribbons = new WeakMap<Route, Map<string, Path2D>>();

function ribbonOf(route: Route, half: number, extend: number, radius: number): Path2D {
  let own = ribbons.get(route);
  if (!own) ribbons.set(route, (own = new Map()));
  const key = `${half} ${extend} ${radius}`;
  let path = own.get(key);
  if (!path) own.set(key, (path = ribbon(route.curve, half, extend, radius)));
  return path;
}

export function hasHalo(look: RouteLook): boolean {
  return look.halo !== "none" || look.last || look.hint || look.path !== null || look.marks.length > 0;
}

/** Outlines are never thinner than this on screen, or a small board would lose them. */
const LEGAL_PX = 1.1;
const HOVER_PX = 1.7;

/** Halos lie under the cars of all routes. `px` is board units a CSS pixel. */
export function paintHalo(ctx: CanvasRenderingContext2D, look: RouteLook, theme: Theme, px: number): void {
  const { route } = look;
  const { tokens } = theme;
  for (const mark of look.marks) {
    const color = markColor(theme, mark.color);
    if (mark.path) {
      fillRibbon(ctx, route, 10.6, 6, 9, tokens.label, 0.85);
      fillRibbon(ctx, route, 9.2, 5, 8, color, 1);
    } else {
      fillRibbon(ctx, route, 10, 5, 8, color, 0.5);
      strokeRibbon(ctx, route, 10, 5, 8, color, Math.max(1.4, LEGAL_PX * px));
    }
  }
  if (look.path !== null) {
    const seat = theme.seats[look.path % theme.seats.length];
    fillRibbon(ctx, route, 10.6, 6, 9, tokens.label, 0.85);
    fillRibbon(ctx, route, 9.2, 5, 8, seat?.fill ?? tokens.accent, 1);
  }
  if (look.last) {
    glow(ctx, route, LAST, tokens.gold, 0.12);
    fillRibbon(ctx, route, LAST, 10, 8.6, tokens.gold, 0.95);
    if (theme.stroke > 1) strokeRibbon(ctx, route, LAST, 10, 8.6, tokens.label, Math.max(1.2, LEGAL_PX * px));
  }
  if (look.hint) fillRibbon(ctx, route, 10, 5, 8, tokens.accent, 0.5);
  switch (look.halo) {
    case "legal":
      fillRibbon(ctx, route, LEGAL, 2.4, 4, tokens.accent, 0.3);
      strokeRibbon(ctx, route, LEGAL, 2.4, 4, tokens.accent, theme.stroke * Math.max(1.5, LEGAL_PX * px));
      return;
    case "hover":
      fillRibbon(ctx, route, 10, 6, 8, tokens.accent, 0.35);
      strokeRibbon(ctx, route, HOVER, 3.4, 5, tokens.accent, theme.stroke * Math.max(2.4, HOVER_PX * px));
      return;
    case "selected":
      glow(ctx, route, SELECTED, tokens.accent, 0.1);
      if (route.twin !== null) return; // drawn above the other lane, by paintOutline
      fillRibbon(ctx, route, SELECTED, 9, 9, tokens.accent, 1);
      fillRibbon(ctx, route, SELECTED - 1.8, 7.2, 7.2, theme.halo, 1);
      return;
    case "none":
  }
}

/** Over the slots: the whole outline of a lane whose halo its neighbour hides. */
export function paintOutline(ctx: CanvasRenderingContext2D, look: RouteLook, theme: Theme, px: number): void {
  const mark = look.alone ? look.marks.at(-1) : undefined;
  if (mark) strokeRibbon(ctx, look.route, 6.4, 3, 4, markColor(theme, mark.color), Math.max(2, HOVER_PX * px));
  if (look.halo === "hover") strokeRibbon(ctx, look.route, 6.4, 3, 4, theme.tokens.accent, theme.stroke * Math.max(2, HOVER_PX * px));
  else if (look.halo === "selected") {
    // Narrower than on a single route: it must leave the neighbour lane whole.
    fillRibbon(ctx, look.route, 7.8, 9, 7.4, theme.tokens.accent, 1);
    fillRibbon(ctx, look.route, 6.3, 7.4, 6, theme.halo, 1);
  }
}

/**
 * A light running along a way just completed. `strength` 0..1 is that of this
 * route now; it lies under the cars and spreads beyond them.
 */
export function paintGlow(ctx: CanvasRenderingContext2D, route: Route, strength: number, theme: Theme): void {
  if (strength <= 0) return;
  const { gold } = theme.tokens;
  for (const more of [9, 6.5, 4.4, 2.6]) fillRibbon(ctx, route, LAST + more, 8 + more, LAST + more - 1, gold, 0.16 * strength);
  fillRibbon(ctx, route, LAST + 0.8, 9, 8.6, gold, 0.95 * strength);
  fillRibbon(ctx, route, LAST - 1.4, 7, 7, "#FFFFFF", 0.75 * strength);
}

/** A blur made of a few wide, faint ribbons: the same in every browser, and cheap. */
function glow(ctx: CanvasRenderingContext2D, route: Route, half: number, color: string, alpha: number): void {
  for (const more of [6.5, 5, 3.6, 2.3, 1.1]) fillRibbon(ctx, route, half + more, 8 + more, half + more - 1, color, alpha);
}

function fillRibbon(
  ctx: CanvasRenderingContext2D,
  route: Route,
  half: number,
  extend: number,
  radius: number,
  fill: string,
  alpha: number,
): void {
  ctx.globalAlpha = alpha;
  ctx.fillStyle = fill;
  ctx.fill(ribbonOf(route, half, extend, radius));
  ctx.globalAlpha = 1;
}

function strokeRibbon(
  ctx: CanvasRenderingContext2D,
  route: Route,
  half: number,
  extend: number,
  radius: number,
  color: string,
  width: number,
): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.lineJoin = "round";
  ctx.stroke(ribbonOf(route, half, extend, radius));
}
