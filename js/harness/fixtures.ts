/** Views to look at: one for each state a person may meet. */

import type { Counts, RouteId, WireEvent, WireOverlay, WirePlayer, WireView } from "../src/wire";

type Draft = Partial<Omit<WireEvent, "ply">> & Pick<WireEvent, "turn" | "seat" | "kind">;

function events(first: number, drafts: Draft[]): WireEvent[] {
  return drafts.map((draft, i) => ({ ply: first + i, ...draft }));
}

function player(name: string, kind: string, rest: Partial<WirePlayer> = {}): WirePlayer {
  return {
    name,
    kind,
    trains: 45,
    points: 0,
    cards: 4,
    tickets: 3,
    offer: 0,
    known: {},
    longest: 0,
    answered: true,
    ...rest,
  };
}

function owned(...lists: RouteId[][]): Record<RouteId, number> {
  return Object.fromEntries(lists.flatMap((list, seat) => list.map((route) => [route, seat])));
}

const OWNERS = owned(
  [
    "Las Vegas-Los Angeles",
    "Las Vegas-Salt Lake City",
    "Denver-Salt Lake City:red",
    "Kansas City-Saint Louis:blue",
    "Chicago-Saint Louis:green",
    "Chicago-Pittsburgh:black",
  ],
  [
    "Montréal-Toronto",
    "Montréal-New York",
    "New York-Pittsburgh:white",
    "New York-Washington:orange",
    "Raleigh-Washington:1",
    "Atlanta-Raleigh:1",
    "Atlanta-Miami",
  ],
  ["Seattle-Vancouver:1", "Portland-Seattle:2", "Helena-Seattle", "Duluth-Helena", "Chicago-Duluth"],
  ["Los Angeles-San Francisco:purple", "El Paso-Los Angeles", "El Paso-Houston", "Houston-New Orleans", "Miami-New Orleans"],
);

const HAND: Counts = {
  red: 2,
  orange: 1,
  yellow: 2,
  green: 1,
  purple: 1,
  black: 3,
  white: 4,
  locomotive: 2,
};

const MID_EVENTS = events(98, [
  { turn: 66, seat: 3, kind: "deck" },
  { turn: 66, seat: 3, kind: "draw", color: "red" },
  { turn: 67, seat: 0, kind: "claim", route: "Chicago-Pittsburgh:black", color: "black", count: 3, locomotives: 0, points: 4 },
  { turn: 68, seat: 1, kind: "draw", color: "blue" },
  { turn: 68, seat: 1, kind: "draw", color: "white" },
  { turn: 69, seat: 2, kind: "claim", route: "Chicago-Duluth", color: "red", count: 2, locomotives: 1, points: 4 },
  { turn: 70, seat: 3, kind: "tickets", n: 3 },
  { turn: 70, seat: 3, kind: "keep", kept: 2, of: 3 },
  { turn: 71, seat: 0, kind: "draw", color: "black" },
  { turn: 71, seat: 0, kind: "deck", color: "locomotive" },
  { turn: 72, seat: 1, kind: "claim", route: "Montréal-Toronto", color: "white", count: 3, locomotives: 0, points: 4 },
  { turn: 73, seat: 2, kind: "deck" },
  { turn: 73, seat: 2, kind: "deck", reshuffled: true },
  { turn: 74, seat: 3, kind: "claim", route: "Miami-New Orleans", color: "red", count: 5, locomotives: 1, points: 15 },
]);

/** What the log answers: the turns before. */
export const EARLIER: WireEvent[] = events(
  0,
  Array.from({ length: 98 }, (_, i): Draft => {
    const turn = Math.floor(i / 2);
    return { turn, seat: turn % 4, kind: i % 3 ? "deck" : "draw", ...(i % 3 ? {} : { color: "green" }) };
  }),
);

export const MID: WireView = {
  version: 1,
  state_id: 112,
  branch: 0,
  ply: 112,
  seat: 0,
  phase: "turn",
  turn: 0,
  start: 0,
  market: ["white", "locomotive", "blue", "green", "red"],
  counts: { deck: 41, discard: 29, tickets: 15 },
  players: [
    player("Ann", "person", { trains: 30, points: 18, cards: 16, longest: 10 }),
    player("Bo", "greedy", { trains: 26, points: 26, cards: 9, tickets: 4, longest: 14 }),
    player("Cai", "greedy", { trains: 28, points: 36, cards: 6, longest: 17 }),
    player("Dee", "random", { trains: 22, points: 51, cards: 4, tickets: 5, longest: 23 }),
  ],
  discard: { red: 6, blue: 5, white: 4, orange: 5, green: 6, locomotive: 3 },
  owners: OWNERS,
  you: {
    hand: HAND,
    tickets: [
      { id: "Chicago-Los Angeles", points: 16, done: false, left: 1, share: 0.78, blocked: false },
      { id: "Denver-Pittsburgh", points: 11, done: false, left: 1, share: 0.78, blocked: false },
      { id: "Duluth-Houston", points: 8, done: false, left: 3, share: 0, blocked: false },
    ],
    offer: [],
    completes: { "Denver-Kansas City:black": ["Chicago-Los Angeles", "Denver-Pittsburgh"] },
  },
  legal: {
    claims: {
      "Denver-Kansas City:black": [
        ["black", 3, 1],
        ["black", 2, 2],
      ],
      "Kansas City-Omaha:1": [
        ["red", 1, 0],
        ["orange", 1, 0],
        ["yellow", 1, 0],
        ["green", 1, 0],
        ["purple", 1, 0],
        ["black", 1, 0],
        ["white", 1, 0],
        ["locomotive", 0, 1],
      ],
      "Duluth-Omaha:1": [
        ["red", 2, 0],
        ["red", 1, 1],
        ["orange", 1, 1],
        ["yellow", 2, 0],
        ["yellow", 1, 1],
        ["green", 1, 1],
        ["purple", 1, 1],
        ["black", 2, 0],
        ["black", 1, 1],
        ["white", 2, 0],
        ["white", 1, 1],
        ["locomotive", 0, 2],
      ],
      "Calgary-Vancouver": [
        ["red", 2, 1],
        ["red", 1, 2],
        ["orange", 1, 2],
        ["yellow", 2, 1],
        ["yellow", 1, 2],
        ["green", 1, 2],
        ["purple", 1, 2],
        ["black", 3, 0],
        ["black", 2, 1],
        ["black", 1, 2],
        ["white", 3, 0],
        ["white", 2, 1],
        ["white", 1, 2],
      ],
      "Chicago-Saint Louis:white": [["white", 2, 0]],
      "Little Rock-Nashville": [
        ["white", 3, 0],
        ["white", 2, 1],
        ["white", 1, 2],
      ],
      "Nashville-Raleigh": [
        ["black", 3, 0],
        ["black", 2, 1],
        ["black", 1, 2],
      ],
    },
    moves: ["draw white", "draw locomotive", "draw blue", "draw green", "draw red", "draw deck", "draw tickets"],
  },
  closed: {
    owned: Object.keys(OWNERS),
    own_twin: ["Denver-Salt Lake City:yellow", "Kansas City-Saint Louis:purple", "Chicago-Pittsburgh:orange"],
    not_enough_trains: [],
  },
  events: MID_EVENTS.slice(-12),
  final: null,
};

export const OVERLAYS: WireOverlay[] = [
  {
    kind: "path",
    steps: [["Portland-Seattle:1", "Portland-Seattle:2"], ["Portland-Salt Lake City"], ["Denver-Salt Lake City:red"], ["Denver-Omaha"]],
    cities: ["Seattle", "Portland", "Salt Lake City", "Denver", "Omaha"],
    color: "gold",
    label: "the northern way",
  },
  { kind: "routes", routes: ["Atlanta-New Orleans:orange", "Dallas-Houston:1"], color: "#b0218a", label: "two lanes" },
  { kind: "cities", cities: ["Winnipeg", "Miami"], color: "warn", label: "far corners" },
  { kind: "cities", cities: ["Miami"], color: "seat-1", label: null },
];

export const OPENING: WireView = {
  ...MID,
  state_id: 1,
  ply: 0,
  phase: "initial_tickets",
  turn: 0,
  players: [
    player("Ann", "person", { tickets: 0, offer: 3, answered: false }),
    player("Bo", "greedy", { tickets: 0, offer: 3, answered: false }),
  ],
  counts: { deck: 97, discard: 0, tickets: 24 },
  discard: {},
  owners: {},
  you: {
    hand: { red: 2, blue: 1, white: 1 },
    tickets: [],
    offer: ["Los Angeles-New York", "Duluth-Houston", "Denver-El Paso"],
    completes: {},
  },
  legal: {
    claims: {},
    moves: [
      "keep Los Angeles-New York, Duluth-Houston",
      "keep Los Angeles-New York, Denver-El Paso",
      "keep Duluth-Houston, Denver-El Paso",
      "keep Los Angeles-New York, Duluth-Houston, Denver-El Paso",
    ],
  },
  closed: {},
  events: [],
};

export const DRAWN: WireView = {
  ...MID,
  state_id: 113,
  ply: 113,
  phase: "tickets",
  you: {
    ...MID.you!,
    tickets: [
      ...MID.you!.tickets,
      { id: "Atlanta-New York", points: 6, done: true, left: 0, share: 1, blocked: false },
      { id: "Calgary-Phoenix", points: 13, done: false, left: null, share: 0, blocked: true },
    ],
    offer: ["Nashville-Sault St. Marie", "Oklahoma City-Sault St. Marie", "Montréal-Vancouver"],
  },
  legal: {
    claims: {},
    moves: [
      "keep Nashville-Sault St. Marie",
      "keep Oklahoma City-Sault St. Marie",
      "keep Montréal-Vancouver",
      "keep Nashville-Sault St. Marie, Oklahoma City-Sault St. Marie",
    ],
  },
};

export const SECOND: WireView = {
  ...MID,
  phase: "second_card",
  legal: { claims: {}, moves: ["draw white", "draw blue", "draw green", "draw red", "draw deck"] },
};

export const FINAL: WireView = {
  ...MID,
  players: MID.players.map((one, seat) => (seat === 3 ? { ...one, trains: 2 } : one)),
  final: { trigger: 3, turns_left: 4 },
};

export const FIVE: WireView = {
  ...MID,
  players: [
    { ...MID.players[0]!, name: "Maximiliane von Hohenzollern <b>" },
    ...MID.players.slice(1),
    player("Eve", "random", { trains: 12, points: 102, cards: 21, tickets: 6, longest: 8 }),
  ],
  you: {
    ...MID.you!,
    hand: { red: 2, orange: 11, yellow: 2, green: 1, blue: 12, purple: 1, black: 3, white: 4, locomotive: 2 },
    tickets: [
      { id: "Chicago-Los Angeles", points: 16, done: false, left: 1, share: 0.78, blocked: false },
      { id: "Denver-Pittsburgh", points: 11, done: true, left: 0, share: 1, blocked: false },
      { id: "Duluth-Houston", points: 8, done: false, left: 3, share: 0, blocked: false },
      { id: "Nashville-Sault St. Marie", points: 8, done: false, left: null, share: 0, blocked: true },
      { id: "Montréal-Vancouver", points: 20, done: false, left: 4, share: 0.3, blocked: false },
      { id: "Oklahoma City-Sault St. Marie", points: 9, done: false, left: 3, share: 0.5, blocked: false },
      { id: "Phoenix-Portland", points: 11, done: false, left: 2, share: 0.2, blocked: false },
    ],
  },
  turn: 1,
  legal: { claims: {}, moves: [] },
};

export const OVER: WireView = {
  ...MID,
  phase: "over",
  turn: null,
  legal: { claims: {}, moves: [] },
  players: MID.players,
  scores: [
    {
      route_points: 46,
      tickets: [
        { id: "Chicago-Los Angeles", points: 16, done: true },
        { id: "Denver-Pittsburgh", points: 11, done: true },
        { id: "Duluth-Houston", points: 8, done: false },
      ],
      ticket_points: 19,
      longest_path: 10,
      longest_bonus: 0,
      path: ["Las Vegas-Los Angeles", "Las Vegas-Salt Lake City", "Denver-Salt Lake City:red"],
      total: 65,
    },
    {
      route_points: 58,
      tickets: [
        { id: "Boston-Miami", points: 12, done: false },
        { id: "Miami-Toronto", points: 10, done: true },
        { id: "Atlanta-New York", points: 6, done: true },
        { id: "Atlanta-Montréal", points: 9, done: true },
      ],
      ticket_points: 13,
      longest_path: 21,
      longest_bonus: 0,
      path: ["Montréal-Toronto", "Montréal-New York"],
      total: 71,
    },
    {
      route_points: 66,
      tickets: [
        { id: "New York-Seattle", points: 22, done: false },
        { id: "Santa Fe-Vancouver", points: 13, done: false },
      ],
      ticket_points: -35,
      longest_path: 17,
      longest_bonus: 0,
      path: ["Helena-Seattle", "Duluth-Helena", "Chicago-Duluth"],
      total: 31,
    },
    {
      route_points: 51,
      tickets: [
        { id: "Los Angeles-Miami", points: 20, done: true },
        { id: "Chicago-New Orleans", points: 7, done: false },
        { id: "Montréal-New Orleans", points: 13, done: false },
        { id: "Denver-El Paso", points: 4, done: true },
        { id: "Houston-Kansas City", points: 5, done: true },
      ],
      ticket_points: 9,
      longest_path: 23,
      longest_bonus: 10,
      path: ["Los Angeles-San Francisco:purple", "El Paso-Los Angeles", "El Paso-Houston", "Houston-New Orleans", "Miami-New Orleans"],
      total: 70,
    },
  ],
  winners: [1],
};

export const CURTAIN: WireView = { ...MID, seat: null, you: null, legal: { claims: {}, moves: [] } };

/** What a kernel would say of MID as text. */
export const TEXT =
  "ttr1 usa phase=turn turn=0 market=RLUGY deck=?39 discard=3R2O4Y2G3B1P2W ticket_deck=?17 seed=? / Ann trains=30 " +
  "points=31 hand=3R2Y4K2L3W2B tickets=CHI-LAX,DEN-ELP,HOU-KAN routes=DEN-OMA,CHI-OMA,DAL-OKC:1,DAL-HOU:1 / " +
  "Bo trains=27 points=29 hand=?6 known=2R tickets=?2 routes=MON-TOR,PIT-TOR,CHI-TOR / Cai trains=34 points=18 " +
  "hand=?9 tickets=?3 routes=ATL-NAS,ATL-CHS / Dee trains=29 points=33 hand=?5 tickets=?2 routes=MIA-NOL,HOU-NOL";

export const PYTHON = `# What Ann has played so far (74 plies have been made). The whole game can be copied when it is over.
for move in [
    'keep Chicago-Los Angeles, Denver-El Paso',
    'claim Denver-Omaha with 4 purple',
]:
    game.play(move, seat=0)
`;

/** The moves of an example of the reference. */
export const EXAMPLE_MOVES = [
  { move: "draw blue", refused: null },
  { move: "draw locomotive", refused: "faceup_locomotive_second" },
  { move: "claim Denver-Kansas City:black with 3 black + 1 locomotive", refused: null },
];
