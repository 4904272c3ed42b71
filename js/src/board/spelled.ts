/** Names written out on a map that otherwise shows codes, each where it hides least. Pure. */

import type { CityName } from "../wire";
import { overlap, type Rect } from "./curve";
import { placeLabel, showsCodes, splitLabel, type Label } from "./labels";
import type { Anchor, BoardModel, City } from "./layout";
import type { BoardLabels } from "./props";

/** A name is this large on screen, as the largest codes are. */
const NAME_PX = 11;
/** Between a city and its name, in board units. */
const GAP = 2;
/** Of a bold letter, in ems: most Latin ones, and those as wide as high. */
const WIDTH = { letter: 0.66, square: 1.02 };

/** What it costs to hide a thing, to go a unit beyond the edge, to take a second line. */
const COST = { name: 1000, city: 300, code: 120, car: 10, edge: 10, split: 8 };

type Places = ReadonlyMap<CityName, Label>;

const NOWHERE: Places = new Map();

/** The places found last, by board: a pointer that moves over the map asks for the same ones time and again. */
const found = new WeakMap<BoardModel, { names: BoardLabels["names"]; key: string; places: Places }>();

/** Where the names of `labels.spelled` go; of a map that shows names anyway, none. */
export function spellOut(model: BoardModel, labels: BoardLabels, scale: number): Places {
  const cities = [...new Set(labels.spelled)].flatMap((name) => model.city.get(name) ?? []);
  if (!cities.length || !showsCodes(labels, scale)) return NOWHERE;
  const { names } = labels;
  const key = [scale, ...cities.map(({ name }) => name)].join("\n");
  const last = found.get(model);
  if (last && last.names === names && last.key === key) return last.places;
  const places = placesFor(cities, model, labels, scale);
  found.set(model, { names, key, places });
  return places;
}

function placesFor(cities: readonly City[], model: BoardModel, labels: BoardLabels, scale: number): Places {
  const placed = new Map<CityName, Label>();
  const codes = model.cities
    .filter((city) => !cities.includes(city))
    .map((city) => boxOf(placeLabel(city, model.layout.units, labels, scale, false, model.width)));
  for (const city of cities) {
    const others = [...placed.values()].map(boxOf);
    const costs = placesOf(city, model, labels, scale).map((label, i) => {
      const box = boxOf(label);
      const hidden =
        COST.name * others.filter((other) => overlap(other, box)).length +
        COST.code * codes.filter((code) => overlap(code, box)).length +
        COST.city * model.cities.filter((other) => covers(box, other, model.layout.units.city_radius)).length +
        COST.car * model.routes.reduce((n, { slots }) => n + slots.filter((slot) => covers(box, slot, 4)).length, 0);
      return { label, cost: hidden + COST.edge * beyond(box, model) + COST.split * (label.lines.length - 1) + i };
    });
    placed.set(city.name, costs.reduce((best, one) => (one.cost < best.cost ? one : best)).label);
  }
  return placed;
}

/** All round the city, on one line and on two: beside it, above and below, at the corners. */
function placesOf(city: City, model: BoardModel, labels: BoardLabels, scale: number): Label[] {
  const name = labels.names[city.name] ?? city.name;
  const font = Math.max(model.layout.units.label_font, NAME_PX / scale);
  const reach = model.layout.units.city_radius + GAP;
  const texts = name.includes(" ") ? [[name], splitLabel(name, ["", ""])] : [[name]];
  return texts.flatMap((lines) => {
    const up = reach + (lines.length * font * 1.05) / 2;
    const places: readonly [Anchor, number, number][] = [
      ["start", reach, 0],
      ["end", -reach, 0],
      ["middle", 0, -up],
      ["middle", 0, up],
      ["start", -GAP, -up],
      ["start", -GAP, up],
      ["end", GAP, -up],
      ["end", GAP, up],
    ];
    return places.map(([anchor, dx, dy]) => labelAt(city.x + dx, city.y + dy, anchor, lines, font));
  });
}

function labelAt(x: number, y: number, anchor: Anchor, lines: readonly string[], font: number): Label {
  const lineHeight = font * 1.05;
  const width = Math.max(...lines.map((line) => widthOf(line, font)));
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const half = (lines.length * lineHeight) / 2;
  const box = { left: left - EDGE, right: left + width + EDGE, top: y - half - EDGE, bottom: y + half + EDGE };
  return { lines, x, y, anchor, font, lineHeight, bold: true, room: width * 1.1, box };
}

/** The halo round the letters, with which a label's box is given. */
const EDGE = 3;

function widthOf(text: string, font: number): number {
  return [...text].reduce((width, char) => width + (char.codePointAt(0)! > 0x2e80 ? WIDTH.square : WIDTH.letter), 0) * font;
}

/** What the letters themselves cover. */
function boxOf({ box }: Label): Rect {
  return { left: box.left + EDGE, right: box.right - EDGE, top: box.top + EDGE, bottom: box.bottom - EDGE };
}

function covers(box: Rect, { x, y }: { x: number; y: number }, reach: number): boolean {
  return x > box.left - reach && x < box.right + reach && y > box.top - reach && y < box.bottom + reach;
}

function beyond(box: Rect, { width, height }: BoardModel): number {
  return Math.max(0, -box.left) + Math.max(0, box.right - width) + Math.max(0, -box.top) + Math.max(0, box.bottom - height);
}
