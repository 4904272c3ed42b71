/** Cities and their labels. */

import type { City } from "./layout";
import { markColor } from "./overlays";
import type { CityLook } from "./scene";
import { fontFamily, type Theme } from "./theme";

const TURN = 2 * Math.PI;

export function paintCity(ctx: CanvasRenderingContext2D, look: CityLook, radius: number, theme: Theme): void {
  const { city, mark } = look;
  const { tokens } = theme;
  const big = radius * 1.38;
  look.marks.forEach(({ color }, i) => {
    const ring = big + 5.5 + 3 * i;
    fillDisc(ctx, city, ring, markColor(theme, color), 0.28);
    strokeDisc(ctx, city, ring, markColor(theme, color), 1.8);
  });
  if (look.spot) {
    fillDisc(ctx, city, big + 5.5, tokens.accent, 0.28);
    strokeDisc(ctx, city, big + 5.5, tokens.accent, 1.8);
  }
  if (look.focus) {
    strokeDisc(ctx, city, big + 4, theme.halo, 4.6);
    strokeDisc(ctx, city, big + 4, tokens.accent, 2.4);
  }
  switch (mark) {
    case "ticket":
      fillDisc(ctx, city, big + 2, tokens.accent, 0.25);
      fillDisc(ctx, city, big, theme.cityFill);
      strokeDisc(ctx, city, big, tokens.accent, 2.6);
      fillDisc(ctx, city, radius * 0.53, tokens.accent);
      return;
    case "offer":
      fillDisc(ctx, city, big, theme.cityFill);
      ctx.setLineDash([3.4, 2.2]);
      strokeDisc(ctx, city, big, tokens.accent, 2.2);
      ctx.setLineDash([]);
      fillDisc(ctx, city, radius * 0.34, theme.cityEdge);
      return;
    case "connected":
      fillDisc(ctx, { x: city.x, y: city.y + 0.9 }, big, "#000000", 0.25);
      fillDisc(ctx, city, big, tokens.good);
      strokeDisc(ctx, city, big, theme.rim, 1.4);
      paintCheck(ctx, city, tokens.accent_on);
      return;
    case "blocked":
      fillDisc(ctx, city, big, theme.cityFill);
      strokeDisc(ctx, city, big, tokens.muted, 2.2);
      paintCross(ctx, city, tokens.muted);
      return;
    case "plain":
      fillDisc(ctx, { x: city.x, y: city.y + 0.9 }, radius, "#000000", 0.25);
      fillDisc(ctx, city, radius, theme.cityFill);
      strokeDisc(ctx, city, radius, theme.cityEdge, 1.7);
      fillDisc(ctx, city, radius * 0.34, theme.cityEdge);
  }
}

function fillDisc(ctx: CanvasRenderingContext2D, at: Pick<City, "x" | "y">, radius: number, fill: string, alpha = 1): void {
  ctx.globalAlpha = alpha;
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, TURN);
  ctx.fill();
  ctx.globalAlpha = 1;
}

function strokeDisc(ctx: CanvasRenderingContext2D, at: Pick<City, "x" | "y">, radius: number, color: string, width: number): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.arc(at.x, at.y, radius, 0, TURN);
  ctx.stroke();
}

function paintCheck(ctx: CanvasRenderingContext2D, { x, y }: City, color: string): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = 2.2;
  ctx.lineCap = ctx.lineJoin = "round";
  ctx.beginPath();
  ctx.moveTo(x - 3.9, y + 0.4);
  ctx.lineTo(x - 1.1, y + 3.3);
  ctx.lineTo(x + 4, y - 3);
  ctx.stroke();
  ctx.lineCap = "butt";
}

function paintCross(ctx: CanvasRenderingContext2D, { x, y }: City, color: string): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = 2;
  ctx.beginPath();
  for (const way of [-1, 1]) {
    ctx.moveTo(x - 3, y - 3 * way);
    ctx.lineTo(x + 3, y + 3 * way);
  }
  ctx.stroke();
}

const ALIGN = { start: "left", middle: "center", end: "right" } as const;

/** A ring that spreads from an end of a ticket just completed; `t` runs from 0 to 1. */
export function paintBurst(ctx: CanvasRenderingContext2D, city: City, radius: number, t: number, theme: Theme): void {
  if (t <= 0 || t >= 1) return;
  ctx.globalAlpha = 1 - t;
  ctx.strokeStyle = theme.tokens.gold;
  ctx.lineWidth = 1 + 3.2 * (1 - t);
  ctx.beginPath();
  ctx.arc(city.x, city.y, radius * 1.4 + 15 * t, 0, TURN);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

export function paintLabel(ctx: CanvasRenderingContext2D, { label, mark, spot }: CityLook, theme: Theme, language: string): void {
  ctx.font = `${label.bold ? 700 : 600} ${label.font}px ${fontFamily(language)}`;
  ctx.textAlign = ALIGN[label.anchor];
  ctx.lineJoin = "round";
  ctx.lineWidth = label.font > 16 ? 4.4 : 3.2;
  const first = label.y - ((label.lines.length - 1) / 2) * label.lineHeight + label.font * 0.36;
  // Halo of all lines first: a line must not eat into the one above it.
  ctx.strokeStyle = theme.halo;
  ctx.globalAlpha = 0.9;
  label.lines.forEach((line, i) => ctx.strokeText(line, label.x, first + i * label.lineHeight, label.room));
  ctx.globalAlpha = 1;
  ctx.fillStyle = mark === "blocked" && !spot ? theme.tokens.muted : theme.tokens.label;
  label.lines.forEach((line, i) => ctx.fillText(line, label.x, first + i * label.lineHeight, label.room));
}
