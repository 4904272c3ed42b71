import { describe, expect, it } from "vitest";
import { LogCache, logRows } from "../src/log";
import type { WireEvent, WireView } from "../src/wire";
import { MID } from "./views";

function event(ply: number, turn = ply): WireEvent {
  return { ply, turn, seat: turn % 2, kind: "deck" };
}

function view(from: number, to: number, patch: Partial<WireView> = {}): WireView {
  const events = Array.from({ length: to - from }, (_, i) => event(from + i));
  return { ...MID, ply: to, events, ...patch };
}

const plies = (cache: LogCache) => cache.events.map((one) => one.ply);

describe("the log", () => {
  it("needs nothing while views join on", () => {
    const cache = new LogCache();
    expect(cache.merge(view(0, 3))).toBeNull();
    expect(cache.merge(view(2, 6))).toBeNull();
    expect(plies(cache)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("asks for the beginning when it comes late", () => {
    expect(new LogCache().merge(view(20, 32))).toBe(0);
  });

  it("asks from the first hole", () => {
    const cache = new LogCache();
    cache.merge(view(0, 5));
    expect(cache.merge(view(9, 12))).toBe(5);
    cache.fill(0, [event(5), event(6), event(7), event(8)]);
    expect(cache.merge(view(9, 12))).toBeNull();
  });

  it("starts anew on another branch, and drops answers for the old one", () => {
    const cache = new LogCache();
    cache.merge(view(0, 8));
    expect(cache.merge(view(0, 4, { branch: 1 }))).toBeNull();
    expect(plies(cache)).toEqual([0, 1, 2, 3]);
    cache.fill(0, [event(4), event(5)]);
    expect(plies(cache)).toEqual([0, 1, 2, 3]);
  });

  it("forgets what another seat could see", () => {
    const cache = new LogCache();
    cache.merge(view(0, 1, { events: [{ ...event(0), color: "red" }] }));
    expect(cache.merge(view(0, 1, { seat: 1, events: [event(0)] }))).toBeNull();
    expect(cache.events[0]?.color).toBeUndefined();
  });

  it("has nothing to ask before the first move", () => {
    expect(new LogCache().merge(view(0, 0))).toBeNull();
  });
});

it("puts the plies of a turn in one row, newest first", () => {
  const rows = logRows([event(0, 0), event(1, 1), event(2, 1), event(3, 2)]);
  expect(rows.map((row) => row.events.map((one) => one.ply))).toEqual([[3], [1, 2], [0]]);
});
