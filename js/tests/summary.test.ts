import { describe, expect, it } from "vitest";
import { atlasOf } from "../src/atlas";
import { sinceLastTurn } from "../src/summary";
import { Texts } from "../src/texts";
import { longestTrail } from "../src/trail";
import { whyClosed } from "../src/reasons";
import { deedsWords, refusalText, savedWords } from "../src/words";
import type { WireEvent } from "../src/wire";
import { MID } from "./views";

const atlas = atlasOf("usa");
const en = new Texts("en");

describe("since your last turn", () => {
  const events: WireEvent[] = [
    { ply: 0, turn: 0, seat: 1, kind: "deck" },
    { ply: 1, turn: 1, seat: 0, kind: "draw", color: "red" },
    { ply: 2, turn: 2, seat: 1, kind: "claim", route: "Montréal-Toronto", color: "white", count: 3, points: 4 },
    { ply: 3, turn: 3, seat: 2, kind: "draw", color: "blue" },
    { ply: 4, turn: 3, seat: 2, kind: "deck" },
    { ply: 5, turn: 4, seat: 3, kind: "tickets", n: 3 },
    { ply: 6, turn: 4, seat: 3, kind: "keep", kept: 2, of: 3 },
  ];

  it("tells of each of the others once, in the order of their turns", () => {
    const deeds = sinceLastTurn(events, 0);
    expect(deeds.map((one) => one.seat)).toEqual([1, 2, 3]);
    expect(deeds[0]).toMatchObject({ claims: ["Montréal-Toronto"], points: 4 });
    expect(deeds[1]).toMatchObject({ open: ["blue"], covered: 1 });
    expect(deeds[2]).toMatchObject({ kept: 2 });
  });

  it("is put in words", () => {
    const words = sinceLastTurn(events, 0).map((deeds) => deedsWords(en, atlas, MID, deeds));
    expect(words[0]).toBe("Bo: Montréal – Toronto claimed, +4");
    expect(words[1]).toBe("Cai: took blue, 1 card from the deck");
    expect(words[2]).toBe("Dee: 2 tickets kept");
  });

  it("is nothing before one's first turn, or when nobody moved", () => {
    expect(sinceLastTurn(events.slice(2), 0)).toEqual([]);
    expect(sinceLastTurn(events.slice(0, 2), 0)).toEqual([]);
  });
});

describe("a longest path", () => {
  it("is as long as the kernel says, each route once, joined end to end", () => {
    MID.players.forEach((player, seat) => {
      const path = longestTrail(atlas, MID, seat);
      if (!path.length) return;
      const routes = path.map((id) => atlas.routes.get(id)!);
      expect(new Set(path).size).toBe(path.length);
      expect(routes.reduce((sum, route) => sum + route.length, 0)).toBeGreaterThanOrEqual(player.longest);
      routes.slice(1).forEach((route, i) => {
        const before = routes[i]!;
        expect([before.a, before.b].some((city) => city === route.a || city === route.b)).toBe(true);
      });
    });
  });

  it("goes round a circle, and out of it", () => {
    const owners = { "Dallas-Houston:1": 0, "Houston-New Orleans": 0, "Little Rock-New Orleans": 0, "Dallas-Little Rock": 0, "El Paso-Houston": 0 };
    const view = { ...MID, owners, players: MID.players.map((player) => ({ ...player, longest: 14 })) };
    expect(longestTrail(atlas, view, 0)).toHaveLength(5);
    expect(longestTrail(atlas, { ...view, players: MID.players.map((player) => ({ ...player, longest: 0 })) }, 0)).toEqual([]);
  });
});

describe("cards that are short", () => {
  const why = (id: string, hand: Record<string, number>) =>
    refusalText(en, atlas, whyClosed({ ...MID, closed: {}, you: { ...MID.you!, hand } }, id, atlas));

  it("are named: what is needed, and what there is", () => {
    expect(why("Portland-Salt Lake City", { blue: 1, locomotive: 1 })).toBe(
      "Portland – Salt Lake City needs 6 blue; you have 1 blue and 1 locomotive.",
    );
    expect(why("Portland-Salt Lake City", { red: 3 })).toBe("Portland – Salt Lake City needs 6 blue; you have none.");
    expect(why("Duluth-Toronto", { purple: 2, locomotive: 2 })).toBe("Duluth – Toronto needs 6 purple; you have 2 purple and 2 locomotives.");
  });

  it("of a gray route: of the colour there is most of", () => {
    expect(why("Calgary-Seattle", { red: 1, green: 2 })).toBe("Calgary – Seattle needs 4 of one colour; you have at most 2 green.");
  });

  it("are named in Chinese and Japanese too", () => {
    const reason = whyClosed({ ...MID, closed: {}, you: { ...MID.you!, hand: { blue: 1 } } }, "Portland-Salt Lake City", atlas);
    expect(refusalText(new Texts("zh"), atlas, reason)).toContain("需要 6 张蓝");
    expect(refusalText(new Texts("ja"), atlas, reason)).toMatch(/青.*6 枚/);
  });
});

it("a saved game says who, how far, and when", () => {
  const when = new Date(2026, 0, 2, 14, 5);
  const saved = { names: ["Ann", "Greedy"], kinds: ["person", "greedy"], ply: 24, when: when.toISOString() };
  expect(savedWords(en, saved, when)).toMatch(/^Ann, Greedy · move 24 · today 2:05/);
  expect(savedWords(en, saved, new Date(2026, 0, 3))).toMatch(/^Ann, Greedy · move 24 · (Jan 2|2 Jan) 2:05/);
});
