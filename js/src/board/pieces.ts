/**
 * Shapes of slots and cars, as paths about their own centre, made once.
 *
 * A free slot is flat and bears the glyph of its colour; a claimed car is
 * larger, raised, and has windows. The two differ in shape, not only in colour.
 */

import type { RouteColor } from "../wire";
import type { Layout } from "./layout";

/** A taken car is a little wider than its slot: it stands on it. */
const TALLER = 1.2;

export interface Pieces {
  length: number;
  /** Width of a free slot, and of a car standing on it. */
  width: number;
  carWidth: number;
  slot: Path2D;
  /** The edge of a slot as an area (even-odd): cheaper than stroking 309 slots. */
  slotEdge: Path2D;
  body: Path2D;
  rim: Path2D;
  rimEdge: Path2D;
  /** Four windows; for the car with the seat's number, only the outer two. */
  windows: Path2D;
  outerWindows: Path2D;
  ghost: Path2D;
  hatch: Path2D;
  glyph: Record<RouteColor, Path2D | null>;
}

/** Glyphs in a box of about ±1, drawn for this project. */
const GLYPHS: Record<RouteColor, string | null> = {
  red: "M-1.25 0L0-.82 1.25 0 0 .82Z",
  orange: "M0-1L.98 .78H-.98Z",
  yellow: "M.86 0A.86 .86 0 1 1-.86 0A.86 .86 0 1 1 .86 0Z",
  green: "M-.34-1H.34V-.34H1V.34H.34V1H-.34V.34H-1V-.34H-.34Z",
  blue: "M-.95-1H-.25V1H-.95ZM.25-1H.95V1H.25Z",
  purple: "M0-1.12L.28-.38 1.07-.35 .45 .15 .66 .91 0 .47-.66 .91-.45 .15-1.07-.35-.28-.38Z",
  black: "M-.86-.74A.12 .12 0 0 1-.74-.86H.74A.12 .12 0 0 1 .86-.74V.74A.12 .12 0 0 1 .74 .86H-.74A.12 .12 0 0 1-.86 .74Z",
  // A ring: the inner circle runs the other way round, so that it stays open.
  white: "M.95 0A.95 .95 0 1 1-.95 0A.95 .95 0 1 1 .95 0ZM.49 0A.49 .49 0 1 0-.49 0A.49 .49 0 1 0 .49 0Z",
  gray: null,
};

/** Units a glyph's box of 1 stands for, on a slot 10.2 wide. */
const GLYPH_SCALE = 2.75 / 10.2;

export function makePieces(units: Layout["units"]): Pieces {
  const length = units.car_length;
  const width = units.car_width;
  const carWidth = width + TALLER;
  const glyph = {} as Record<RouteColor, Path2D | null>;
  const scale = new DOMMatrix().scale(width * GLYPH_SCALE);
  for (const [color, outline] of Object.entries(GLYPHS) as [RouteColor, string | null][]) {
    glyph[color] = null;
    if (!outline) continue;
    const path = new Path2D();
    path.addPath(new Path2D(outline), scale);
    glyph[color] = path;
  }
  return {
    length,
    width,
    carWidth,
    slot: box(length, width, 2.4),
    slotEdge: edge(length, width, 2.4, 0.9),
    body: box(length, carWidth, 2.8),
    rim: box(length + 1.8, carWidth + 1.8, 3.6),
    rimEdge: edge(length + 1.8, carWidth + 1.8, 3.6, 0.55),
    windows: windows(length, [-1.5, -0.5, 0.5, 1.5]),
    outerWindows: windows(length, [-1.55, 1.55]),
    ghost: box(length + 0.6, width + 1.8, 3.2),
    hatch: hatch(length, width),
    glyph,
  };
}

function box(length: number, width: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(-length / 2, -width / 2, length, width, radius);
  return path;
}

/** A line of the given thickness along the edge of such a box. */
function edge(length: number, width: number, radius: number, line: number): Path2D {
  const path = box(length + line, width + line, radius + line / 2);
  path.addPath(box(length - line, width - line, radius - line / 2));
  return path;
}

function windows(length: number, at: readonly number[]): Path2D {
  const path = new Path2D();
  const pitch = (length * 3) / 14;
  for (const place of at) path.roundRect(place * pitch - 1.9, -2, 3.8, 3.6, 0.8);
  return path;
}

/** Slanted stripes across a slot; the painter clips them to it. */
function hatch(length: number, width: number): Path2D {
  const path = new Path2D();
  for (let x = -length / 2 - width; x < length / 2; x += 6) {
    path.moveTo(x, width / 2);
    path.lineTo(x + width, -width / 2);
    path.lineTo(x + width + 2.8, -width / 2);
    path.lineTo(x + 2.8, width / 2);
    path.closePath();
  }
  return path;
}
