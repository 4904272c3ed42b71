/**
 * Arrows and notes of a script on the map: where they lie and how they are
 * painted. Pictures made in Python reckon the same
 * (`ttr_widget/render/annotations.py`). Board units.
 */

import type { WireOverlay } from "../wire";
import type { Point } from "./curve";
import type { BoardModel, City } from "./layout";
import { markColor } from "./overlays";
import { fontFamily, type Theme } from "./theme";

/** From the middle of a city to an arrow. */
const GAP = 12;
const HEAD = { long: 13, half: 6.5 };
/** By how much of its length an arrow bows to its left, so that there and back are two arrows. */
const BOW = 0.13;
const STEPS = 32;
const FONT = 11.5;
const HEIGHT = 20;
const PADDING = 7;
/** From the middle of a city to its note, and to the end of the tip between them. */
const ABOVE = 15;
const TIP = 9;

export interface Arrow {
  shaft: Point[];
  head: [Point, Point, Point];
  color: string;
}

export interface Note {
  city: City;
  text: string;
  color: string;
}

export interface Annotations {
  arrows: readonly Arrow[];
  notes: readonly Note[];
}

const NONE: Annotations = { arrows: [], notes: [] };
const known = new WeakMap<readonly WireOverlay[], { model: BoardModel; annotations: Annotations }>();

/** The same object for the same overlays: compared by identity. */
export function annotationsOf(overlays: readonly WireOverlay[] | undefined, model: BoardModel): Annotations {
  if (!overlays?.some(({ kind }) => kind === "arrows" || kind === "notes")) return NONE;
  const before = known.get(overlays);
  if (before?.model === model) return before.annotations;
  const arrows: Arrow[] = [];
  const notes: Note[] = [];
  for (const overlay of overlays) {
    if (overlay.kind === "arrows") {
      for (const [from, to] of overlay.arrows) {
        const [a, b] = [model.city.get(from), model.city.get(to)];
        if (a && b && a !== b) arrows.push(arrowBetween(a, b, overlay.color));
      }
    } else if (overlay.kind === "notes") {
      for (const [name, text] of Object.entries(overlay.notes)) {
        const city = model.city.get(name);
        if (city) notes.push({ city, text, color: overlay.color });
      }
    }
  }
  const annotations = { arrows, notes };
  known.set(overlays, { model, annotations });
  return annotations;
}

export function arrowBetween(a: Point, b: Point, color: string): Arrow {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const control = { x: (a.x + b.x) / 2 + dy * BOW, y: (a.y + b.y) / 2 - dx * BOW };
  const [tx, ty] = [b.x - control.x, b.y - control.y]; // the curve arrives along this
  const reach = Math.hypot(tx, ty) || 1;
  const [ux, uy] = [tx / reach, ty / reach];
  const gap = Math.min(GAP, length / 4);
  const long = Math.min(HEAD.long, length / 3);
  const half = (HEAD.half * long) / HEAD.long;
  const tip = { x: b.x - ux * gap, y: b.y - uy * gap };
  const base = { x: tip.x - ux * long, y: tip.y - uy * long };
  const shaft: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const at = (p: number, q: number, r: number): number => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r;
    const point = { x: at(a.x, control.x, b.x), y: at(a.y, control.y, b.y) };
    if (Math.hypot(point.x - a.x, point.y - a.y) < gap) continue;
    if (Math.hypot(point.x - b.x, point.y - b.y) >= gap + long) shaft.push(point);
  }
  const head: Arrow["head"] = [
    tip,
    { x: base.x - uy * half, y: base.y + ux * half },
    { x: base.x + uy * half, y: base.y - ux * half },
  ];
  return { shaft: [...shaft, base], head, color };
}

/** Arrows lie above the cars and below the cities. */
export function paintArrows(ctx: CanvasRenderingContext2D, arrows: readonly Arrow[], theme: Theme): void {
  ctx.lineCap = ctx.lineJoin = "round";
  for (const { shaft, head, color } of arrows) {
    const fill = markColor(theme, color);
    for (const [width, stroke] of [
      [6, theme.tokens.panel],
      [3.4, fill],
    ] as const) {
      trace(ctx, shaft);
      ctx.lineWidth = width;
      ctx.strokeStyle = stroke;
      ctx.stroke();
      trace(ctx, head);
      ctx.closePath();
      if (stroke === fill) {
        ctx.fillStyle = fill;
        ctx.fill();
      } else {
        ctx.lineWidth = 3.4;
        ctx.stroke();
      }
    }
  }
  ctx.lineCap = "butt";
  ctx.lineJoin = "miter";
}

/** A box of `width` at a city: above it, or below where there is no room; never beyond the map. */
export function noteBox(city: Point, width: number, model: { width: number }): { x: number; y: number; tip: Point[] } {
  const room = width < model.width - 8;
  const x = room ? Math.min(Math.max(city.x, width / 2 + 4), model.width - width / 2 - 4) : model.width / 2;
  const side = city.y - ABOVE - HEIGHT < 4 ? 1 : -1;
  const near = city.y + side * ABOVE;
  const at = Math.min(Math.max(city.x, x - width / 2 + 10), x + width / 2 - 10);
  const tip = [
    { x: city.x, y: city.y + side * TIP },
    { x: at + 5, y: near },
    { x: at - 5, y: near },
  ];
  return { x, y: near + (side * HEIGHT) / 2, tip };
}

/** Notes lie above everything on the map. */
export function paintNotes(
  ctx: CanvasRenderingContext2D,
  notes: readonly Note[],
  model: BoardModel,
  theme: Theme,
  language: string,
): void {
  if (!notes.length) return;
  ctx.font = `600 ${FONT}px ${fontFamily(language)}`;
  ctx.textAlign = "center";
  for (const { city, text, color } of notes) {
    const width = ctx.measureText(text).width + 2 * PADDING;
    const { x, y, tip } = noteBox(city, width, model);
    const box = (): void => {
      ctx.beginPath();
      ctx.roundRect(x - width / 2, y - HEIGHT / 2, width, HEIGHT, 5);
    };
    const fill = markColor(theme, color);
    ctx.fillStyle = "rgba(0, 0, 0, 0.18)";
    ctx.beginPath();
    ctx.roundRect(x - width / 2, y - HEIGHT / 2 + 1.4, width, HEIGHT, 5);
    ctx.fill();
    trace(ctx, tip);
    ctx.fillStyle = fill;
    ctx.fill();
    box();
    ctx.fillStyle = theme.tokens.panel;
    ctx.fill();
    ctx.lineWidth = 1.4;
    ctx.strokeStyle = fill;
    ctx.stroke();
    ctx.fillStyle = theme.tokens.text;
    ctx.fillText(text, x, y + FONT * 0.36);
  }
  ctx.textAlign = "start";
}

function trace(ctx: CanvasRenderingContext2D, points: readonly Point[]): void {
  ctx.beginPath();
  points.forEach(({ x, y }, i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
}
