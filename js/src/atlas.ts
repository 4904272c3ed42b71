/**
 * The board as data: cities, routes and tickets with the ids of the wire format.
 *
 * Ids are made as the engine makes them: the two cities in alphabetical order
 * (accents ignored); a lane of a double adds its colour, or 1 and 2 where both
 * lanes have the same colour.
 */

import usa from "../../ttr_widget/data/usa.json";
import type { CityName, RouteColor, RouteId, TicketId, WireBoard } from "./wire";

export interface Route {
  id: RouteId;
  a: CityName;
  b: CityName;
  length: number;
  color: RouteColor;
  /** The other lane of a double. */
  twin: RouteId | null;
}

export interface Ticket {
  id: TicketId;
  a: CityName;
  b: CityName;
  points: number;
}

/** Points by length, where a board has none of its own. */
const ROUTE_POINTS: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15 };

export function plain(text: string): string {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
}

function pairOf(a: CityName, b: CityName): [CityName, CityName] {
  const [x, y] = [plain(a), plain(b)];
  return x < y || (x === y && a <= b) ? [a, b] : [b, a];
}

export class Atlas {
  readonly cities: CityName[];
  /** Route ids in the order of the board's data, which is how folded views count them. */
  readonly routeIds: RouteId[];
  readonly routes = new Map<RouteId, Route>();
  readonly tickets = new Map<TicketId, Ticket>();
  private readonly byCity = new Map<CityName, Route[]>();
  private readonly points: Readonly<Record<string, number>>;

  constructor(board: WireBoard) {
    this.cities = board.cities.map((city) => city.name);
    this.points = board.route_points ?? ROUTE_POINTS;
    const pairs = new Map<string, { a: CityName; b: CityName; lanes: WireBoard["routes"] }>();
    for (const route of board.routes) {
      const [a, b] = pairOf(route.a, route.b);
      const key = `${a}-${b}`;
      const pair = pairs.get(key) ?? { a, b, lanes: [] };
      pair.lanes.push(route);
      pairs.set(key, pair);
    }
    const idOf = new Map<WireBoard["routes"][number], RouteId>();
    for (const [key, { a, b, lanes }] of pairs) {
      const same = lanes.every((lane) => lane.color === lanes[0]?.color);
      const ids = lanes.map((lane, i) =>
        lanes.length === 1 ? key : `${key}:${same ? i + 1 : lane.color}`,
      );
      lanes.forEach((lane, i) => {
        const id = ids[i] ?? key;
        idOf.set(lane, id);
        const twin = lanes.length === 2 ? (ids[1 - i] ?? null) : null;
        this.routes.set(id, { id, a, b, length: lane.length, color: lane.color, twin });
      });
    }
    this.routeIds = board.routes.map((route) => idOf.get(route) ?? "");
    for (const { a, b, points } of board.tickets) {
      const [x, y] = pairOf(a, b);
      this.tickets.set(`${x}-${y}`, { id: `${x}-${y}`, a: x, b: y, points });
    }
    for (const route of this.routes.values()) {
      for (const city of [route.a, route.b]) {
        const list = this.byCity.get(city);
        if (list) list.push(route);
        else this.byCity.set(city, [route]);
      }
    }
  }

  /** Points for a route of this length, as the legend on the map prints them. */
  pointsOf(length: number): number {
    return this.points[length] ?? 0;
  }

  routesOf(city: CityName): readonly Route[] {
    return this.byCity.get(city) ?? [];
  }
}

const classic = new Atlas(usa as WireBoard);

const own = new WeakMap<WireBoard, Atlas>();

/** The atlas of the `board` trait: "usa", or a whole board. */
export function atlasOf(board: string | WireBoard | null | undefined): Atlas {
  if (!board || typeof board !== "object") return classic;
  const known = own.get(board) ?? new Atlas(board);
  own.set(board, known);
  return known;
}
