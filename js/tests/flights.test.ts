import { describe, expect, it } from "vitest";
import { flightsOf, SLIDE, slideTime } from "../src/flights";
import type { WireEvent, WireView } from "../src/wire";
import { after, MID } from "./views";

const event = (patch: Partial<WireEvent>): WireEvent => ({ ply: MID.ply, turn: 80, seat: 0, kind: "draw", ...patch });
const next = (patch: Partial<WireEvent>, changes: Partial<WireView> = {}) =>
  after(MID, { events: [...MID.events, event(patch)], ...changes });

describe("cards fly", () => {
  it("from their place in the market to one's hand", () => {
    expect(flightsOf(MID, next({ color: "blue", refills: [[2, "red"]] }))).toMatchObject([
      { what: "card", color: "blue", from: { kind: "market", slot: 2 }, to: { kind: "hand", color: "blue" }, own: true },
    ]);
    // The last cards are not refilled: then the place is where the colour lay.
    expect(flightsOf(MID, next({ color: "red" }))[0]?.from).toEqual({ kind: "market", slot: 4 });
  });

  it("covered to others, and never with a face that is not one's own", () => {
    expect(flightsOf(MID, next({ kind: "deck", seat: 2 }))).toMatchObject([
      { color: null, from: { kind: "deck" }, to: { kind: "seat", seat: 2 } },
    ]);
    expect(flightsOf(MID, next({ kind: "deck", color: "white" }))).toMatchObject([{ color: "white", own: true }]);
  });

  it("one by one to the discards", () => {
    const claim = next({ kind: "claim", seat: 1, route: "Helena-Omaha", color: "red", count: 4, locomotives: 1 });
    const cards = flightsOf(MID, claim);
    expect(cards.map((card) => card.color)).toEqual(["red", "red", "red", "red", "locomotive"]);
    expect(cards.every((card) => card.from.kind === "seat" && card.to.kind === "discard")).toBe(true);
    expect(new Set(cards.map((card) => card.delay)).size).toBe(5);
    const locos = next({ kind: "claim", route: "Helena-Omaha", color: "locomotive", count: 0, locomotives: 3 });
    expect(flightsOf(MID, locos).map((card) => card.color)).toEqual(["locomotive", "locomotive", "locomotive"]);
  });

  it("as tickets, back too where some were not kept", () => {
    expect(flightsOf(MID, next({ kind: "tickets", seat: 3, n: 3 }))).toHaveLength(3);
    expect(flightsOf(MID, next({ kind: "keep", of: 3, kept: 2 }))).toMatchObject([{ to: { kind: "ticket-deck" } }]);
  });

  it("not at all after an undo, a jump or many moves at once", () => {
    const draw = next({ color: "blue" });
    expect(flightsOf(null, draw)).toEqual([]);
    expect(flightsOf(MID, { ...draw, branch: 1 })).toEqual([]);
    expect(flightsOf(draw, MID)).toEqual([]);
    expect(flightsOf(MID, { ...draw, ply: MID.ply + 9 })).toEqual([]);
  });
});

it("the pace is that of the bots; one's own cards never wait", () => {
  expect(slideTime(2, false)).toBe(SLIDE);
  expect(slideTime(1, false)).toBeGreaterThan(SLIDE);
  expect(slideTime(3, false)).toBe(0);
  expect(slideTime(3, true)).toBeGreaterThan(0);
});
