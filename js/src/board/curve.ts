/**
 * Curve maths in board units.
 *
 * A lane is given by the centre and angle of each of its cars. Between two
 * cars the lane is a cubic with those tangents; before the first and after the
 * last car it runs straight on to the bumper. One dense polyline serves halos,
 * ribbons and hit testing alike, so what is seen is what is hit.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Curve {
  points: readonly Point[];
  /** Unit normals, one a point, on the left hand of the walking direction. */
  normals: readonly Point[];
}

const STEPS = 5;

export function laneCurve(cars: readonly (readonly number[])[], carLength: number): Curve {
  const nodes = cars.map(([x = 0, y = 0, degrees = 0]) => {
    const angle = (degrees * Math.PI) / 180;
    return { x, y, dx: Math.cos(angle), dy: Math.sin(angle) };
  });
  const first = nodes[0];
  const last = nodes[nodes.length - 1];
  if (!first || !last) return { points: [], normals: [] };
  // Layouts may list a car back to front: let every tangent look towards the last car.
  const ahead = nodes.length > 1 ? { x: last.x - first.x, y: last.y - first.y } : null;
  for (const node of nodes) {
    if (ahead && node.dx * ahead.x + node.dy * ahead.y < 0) {
      node.dx = -node.dx;
      node.dy = -node.dy;
    }
  }
  const half = carLength / 2;
  const samples: [Point, Point][] = [];
  const add = (x: number, y: number, dx: number, dy: number): void => {
    const length = Math.hypot(dx, dy) || 1;
    samples.push([{ x, y }, { x: dy / length, y: -dx / length }]);
  };
  add(first.x - half * first.dx, first.y - half * first.dy, first.dx, first.dy);
  nodes.forEach((from, i) => {
    add(from.x, from.y, from.dx, from.dy);
    const to = nodes[i + 1];
    if (!to) return;
    const reach = Math.hypot(to.x - from.x, to.y - from.y);
    for (let step = 1; step < STEPS; step++) {
      const t = step / STEPS;
      const [x, dx] = hermite(from.x, from.dx * reach, to.x, to.dx * reach, t);
      const [y, dy] = hermite(from.y, from.dy * reach, to.y, to.dy * reach, t);
      add(x, y, dx, dy);
    }
  });
  add(last.x + half * last.dx, last.y + half * last.dy, last.dx, last.dy);
  return { points: samples.map((s) => s[0]), normals: samples.map((s) => s[1]) };
}

/** Value and slope of the cubic with the given ends and slopes. */
function hermite(p: number, m: number, q: number, n: number, t: number): [number, number] {
  const t2 = t * t;
  const t3 = t2 * t;
  const value = (2 * t3 - 3 * t2 + 1) * p + (t3 - 2 * t2 + t) * m + (3 * t2 - 2 * t3) * q + (t3 - t2) * n;
  const slope = (6 * t2 - 6 * t) * p + (3 * t2 - 4 * t + 1) * m + (6 * t - 6 * t2) * q + (3 * t2 - 2 * t) * n;
  return [value, slope];
}

/** Distance from a point to the nearest place of a polyline. */
export function distanceTo(points: readonly Point[], x: number, y: number): number {
  let best = Infinity;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1];
    const b = points[i];
    if (!a || !b) continue;
    const ux = b.x - a.x;
    const uy = b.y - a.y;
    const along = ((x - a.x) * ux + (y - a.y) * uy) / (ux * ux + uy * uy || 1);
    const t = Math.max(0, Math.min(1, along));
    best = Math.min(best, Math.hypot(a.x + t * ux - x, a.y + t * uy - y));
  }
  return best;
}

export function boundsOf(points: readonly Point[]): Rect {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export function grow(box: Rect, by: number): Rect {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

export function union(a: Rect | null, b: Rect): Rect {
  if (!a) return b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * The outline of a lane made `half` units thick to each side and `extend`
 * units longer at each end, with rounded corners.
 */
export function ribbon(curve: Curve, half: number, extend: number, radius: number): Path2D {
  const path = new Path2D();
  const { points, normals } = curve;
  const n = points.length;
  if (n < 2) return path;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((p, i) => {
    const normal = normals[i];
    if (!normal) return;
    const out = i === 0 ? -extend : i === n - 1 ? extend : 0;
    // Walking direction is the normal turned back by a quarter.
    const x = p.x - normal.y * out;
    const y = p.y + normal.x * out;
    left.push({ x: x + normal.x * half, y: y + normal.y * half });
    right.push({ x: x - normal.x * half, y: y - normal.y * half });
  });
  roundedPolygon(path, [...left, ...right.reverse()], new Set([0, n - 1, n, 2 * n - 1]), radius);
  return path;
}

/** Trace a polygon, rounding only the corners named. */
function roundedPolygon(path: Path2D, points: readonly Point[], round: Set<number>, radius: number): void {
  const n = points.length;
  points.forEach((p, i) => {
    const before = points[(i + n - 1) % n];
    const after = points[(i + 1) % n];
    if (!before || !after) return;
    if (!round.has(i)) {
      path.lineTo(p.x, p.y);
      return;
    }
    const enter = towards(p, before, radius);
    const leave = towards(p, after, radius);
    if (i === 0) path.moveTo(enter.x, enter.y);
    else path.lineTo(enter.x, enter.y);
    path.quadraticCurveTo(p.x, p.y, leave.x, leave.y);
  });
  path.closePath();
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const t = Math.min(0.5, by / length);
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}
