/** The arc between both ends of a ticket that is pointed out: where it wants to go, not how. */

import { grow, type Point, type Rect } from "./curve";
import type { City } from "./layout";
import type { Theme } from "./theme";

type Ends = readonly [City, City];

/** The arc bows to the north, as flights do on such maps; the small maps on tickets draw it alike. */
function bowOf([a, b]: Ends): Point {
  const level = Math.abs(a.x - b.x) > Math.abs(a.y - b.y);
  const bow = level ? Math.min(130, Math.hypot(a.x - b.x, a.y - b.y) * 0.22) : 0;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - bow };
}

export function arcBox(ends: Ends): Rect {
  const [a, b] = ends;
  const bow = bowOf(ends);
  const box = {
    left: Math.min(a.x, b.x, bow.x),
    right: Math.max(a.x, b.x, bow.x),
    top: Math.min(a.y, b.y, bow.y),
    bottom: Math.max(a.y, b.y, bow.y),
  };
  return grow(box, 4);
}

export function paintArc(ctx: CanvasRenderingContext2D, ends: Ends, theme: Theme): void {
  const [a, b] = ends;
  const bow = bowOf(ends);
  const draw = (width: number, color: string): void => {
    ctx.lineWidth = width;
    ctx.strokeStyle = color;
    ctx.beginPath();
    ctx.moveTo(a.x, a.y);
    ctx.quadraticCurveTo(bow.x, bow.y, b.x, b.y);
    ctx.stroke();
  };
  ctx.lineCap = "round";
  ctx.setLineDash([7, 7]);
  draw(5.5, theme.halo);
  draw(2.6, theme.tokens.accent);
  ctx.setLineDash([]);
  ctx.lineCap = "butt";
}
