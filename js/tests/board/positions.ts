/** The board of the United States and a view to show on it, for tests. */

import board from "../../../ttr_widget/data/usa.json";
import layout from "../../../ttr_widget/data/usa_layout.json";
import palette from "../../../ttr_widget/data/palette.json";
import { buildModel, type BoardOptions, type BoardProps, type Layout } from "../../src/board/index";
import type { WireBoard, WireEvent, WireView } from "../../src/wire";

export const options: BoardOptions = { board: board as WireBoard, layout: layout as Layout, palette };
export const model = buildModel(options.board, options.layout);

const player = (name: string, points: number): WireView["players"][number] => ({
  name,
  kind: "person",
  trains: 30,
  points,
  cards: 4,
  tickets: 2,
  offer: 0,
  known: {},
  longest: 0,
  answered: true,
});

export function makeView(changes: Partial<WireView> = {}): WireView {
  return {
    version: 1,
    state_id: 1,
    branch: 0,
    ply: 30,
    seat: 0,
    phase: "turn",
    turn: 0,
    start: 0,
    market: [],
    counts: { deck: 40, discard: 10, tickets: 20 },
    players: [player("Ann", 18), player("Bo", 26), player("Cai", 36)],
    discard: {},
    owners: { "Helena-Seattle": 2, "Denver-Salt Lake City:red": 0 },
    you: { hand: {}, tickets: [], offer: [], completes: {} },
    legal: { claims: {}, moves: [] },
    closed: {},
    events: [],
    final: null,
    ...changes,
  };
}

export function makeProps(changes: Partial<BoardProps> = {}): BoardProps {
  return {
    view: makeView(),
    theme: "light",
    labels: { names: {}, mode: "name", language: "en" },
    frame: true,
    hover: null,
    selected: null,
    focusCity: null,
    highlightCities: [],
    highlightRoutes: [],
    path: null,
    motion: false,
    choosing: false,
    ...changes,
  };
}

export function claim(route: string, turn: number, seat = 1): WireEvent {
  return { ply: turn, turn, seat, kind: "claim", route, color: "red", count: 2, locomotives: 0, points: 2 };
}
