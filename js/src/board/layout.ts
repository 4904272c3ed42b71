/**
 * The geometry of a board, and the routes as the board draws them.
 *
 * Facts (who is joined to whom, how long, which colour) come from the board's
 * data; places come from the layout, keyed by city name and route id. Both may
 * be of any board: nothing here knows a particular country.
 */

import type { CityName, RouteColor, RouteId, WireBoard } from "../wire";
import { laneCurve, boundsOf, type Curve, type Point, type Rect } from "./curve";

export type Anchor = "start" | "middle" | "end";

/** Where a city's name goes: offset from the city's centre to the label's middle line. */
export interface NameLabel {
  lines?: string[];
  anchor?: Anchor;
  font?: number;
  dx: number;
  dy: number;
}

export interface CityLayout {
  code: string;
  x: number;
  y: number;
  label: NameLabel;
  code_label?: NameLabel;
  zh_label?: NameLabel;
  ja_label?: NameLabel;
}

export interface RouteLayout {
  /** Control point of the quadratic curve between the two cities. */
  ctrl: number[];
  /** Which side of the pair's curve a double's lane lies on: −1, 1; 0 for a single route. */
  side: number;
  /** Centre and angle (degrees) of every car. */
  cars: number[][];
}

export interface Layout {
  version: number;
  /** Width and height in board units. */
  box: number[];
  units: {
    car_length: number;
    car_width: number;
    car_gap: number;
    city_radius: number;
    city_clearance: number;
    double_offset: number;
    label_font: number;
    label_line: number;
  };
  cities: Record<CityName, CityLayout>;
  routes: Record<RouteId, RouteLayout>;
  land?: number[][][];
  lakes?: Record<string, number[][]>;
  borders?: number[][][];
  states?: number[][][];
  /** Top left corner of the points legend; bottom left of the map by default. */
  legend?: number[] | null;
  /** Centre of the compass; bottom right of the map by default. */
  compass?: number[] | null;
}

/** One place for a car: its centre, and its angle in radians within (−π/2, π/2]. */
export interface Slot {
  x: number;
  y: number;
  angle: number;
}

export interface Route {
  id: RouteId;
  a: CityName;
  b: CityName;
  color: RouteColor;
  length: number;
  /** The other lane of a double route. */
  twin: RouteId | null;
  slots: readonly Slot[];
  /** Through the middle of all cars, end to end. */
  curve: Curve;
  bounds: Rect;
}

export interface City extends Point {
  name: CityName;
  layout: CityLayout;
  routes: RouteId[];
}

/** A board ready to be drawn and pointed at. */
export interface BoardModel {
  layout: Layout;
  width: number;
  height: number;
  routes: readonly Route[];
  route: ReadonlyMap<RouteId, Route>;
  cities: readonly City[];
  city: ReadonlyMap<CityName, City>;
  /** Lengths that occur, with their points, for the legend. */
  points: readonly (readonly [length: number, points: number])[];
}

/** Points printed in the legend, by length; a board may bring its own. */
const ROUTE_POINTS: Record<number, number> = { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15 };

/**
 * Join facts and layout. A route or city without a place in the layout is left
 * out: better a gap on the map than no map.
 */
export function buildModel(
  facts: WireBoard & { route_points?: Record<string, number> },
  layout: Layout,
): BoardModel {
  const cities: City[] = [];
  for (const { name } of facts.cities) {
    const place = layout.cities[name];
    if (place) cities.push({ name, x: place.x, y: place.y, layout: place, routes: [] });
  }
  const city = new Map(cities.map((c) => [c.name, c]));
  const routes: Route[] = [];
  for (const fact of nameRoutes(facts)) {
    const place = layout.routes[fact.id];
    if (!place || place.cars.length === 0) continue;
    const slots = place.cars.map(([x = 0, y = 0, degrees = 0]) => ({ x, y, angle: upright(degrees) }));
    const curve = laneCurve(place.cars, layout.units.car_length);
    routes.push({ ...fact, slots, curve, bounds: boundsOf(curve.points) });
    city.get(fact.a)?.routes.push(fact.id);
    city.get(fact.b)?.routes.push(fact.id);
  }
  const given = facts.route_points;
  const lengths = [...new Set(routes.map((r) => r.length))].sort((a, b) => a - b);
  const points = lengths.flatMap((length) => {
    const value = given ? given[String(length)] : ROUTE_POINTS[length];
    return value === undefined ? [] : [[length, value] as const];
  });
  const [width = 1000, height = 620] = layout.box;
  return {
    layout,
    width,
    height,
    routes,
    route: new Map(routes.map((r) => [r.id, r])),
    cities,
    city,
    points,
  };
}

type RouteFact = Pick<Route, "id" | "a" | "b" | "color" | "length" | "twin">;

/**
 * Give every route its id: "A-B"; lanes of a double add their colour where the
 * two differ, else ":1" and ":2" in the order of the data.
 */
export function nameRoutes(facts: WireBoard): RouteFact[] {
  const pairs = new Map<string, WireBoard["routes"]>();
  for (const route of facts.routes) {
    const pair = `${route.a}-${route.b}`;
    const lanes = pairs.get(pair);
    if (lanes) lanes.push(route);
    else pairs.set(pair, [route]);
  }
  const named = new Map<WireBoard["routes"][number], string>();
  for (const [pair, lanes] of pairs) {
    const byColor = new Set(lanes.map((lane) => lane.color)).size === lanes.length;
    lanes.forEach((lane, i) => {
      const suffix = lanes.length === 1 ? "" : `:${byColor ? lane.color : i + 1}`;
      named.set(lane, lane.id ?? pair + suffix);
    });
  }
  return facts.routes.map((route) => {
    const lanes = pairs.get(`${route.a}-${route.b}`) ?? [];
    const other = lanes.find((lane) => lane !== route);
    return {
      id: named.get(route) ?? "",
      a: route.a,
      b: route.b,
      color: route.color,
      length: route.length,
      twin: (other && named.get(other)) ?? null,
    };
  });
}

/** Turn a car so that its roof looks up the page: glyphs stand upright, light falls from above. */
export function upright(degrees: number): number {
  const turned = (((degrees + 90) % 180) + 180) % 180; // 0..180, 0 is −90°
  return ((turned === 0 ? 180 : turned) - 90) * (Math.PI / 180);
}
