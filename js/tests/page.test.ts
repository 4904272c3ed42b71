// @vitest-environment jsdom
/** A page of its own: every ply is in it, and nobody is asked. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageModel } from "../src/page";
import { Sync } from "../src/sync";
import type { WireEvent } from "../src/wire";
import { MID } from "./views";

const LOG: WireEvent[] = [0, 1].map((ply) => ({ ply, turn: ply, seat: ply, kind: "deck" }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(ply: number, texts?: string[]) {
  const views = [0, 1, 2].map((n) => ({ ...MID, ply: n, state_id: n, branch: 0, events: LOG.slice(0, n) }));
  const model = new PageModel({ traits: { language: "en", ply }, views, log: LOG, ...(texts ? { texts } : {}) });
  return { model, sync: new Sync(model as never) };
}

it("shows the text of each ply, if it has one", () => {
  const { sync } = open(1, ["a", "b", "c"]);
  expect(sync.store.get().view_text).toBe("b");
  sync.seek(2);
  vi.runAllTimers();
  expect(sync.store.get().view_text).toBe("c");
  expect(open(1).sync.store.get().view_text).toBeNull();
});

it("shows the ply that was asked for, and every other", () => {
  const { sync } = open(2);
  const state = () => sync.store.get();
  expect(state()).toMatchObject({ link: "page", live_ply: 2, ply: 2 });
  expect(state().view?.ply).toBe(2);
  vi.runAllTimers();
  expect(state().log.map((event) => event.ply)).toEqual([0, 1]);
  sync.seek(0);
  vi.runAllTimers();
  expect(state().view?.ply).toBe(0);
  expect(state().seeking).toBeNull();
  sync.seek(1_000);
  vi.runAllTimers();
  expect(state().view?.ply).toBe(2);
});

it("has nobody to play with", () => {
  const { sync } = open(0);
  expect(sync.send({ kind: "resume" })).toBeNull();
  expect(sync.store.get().pending).toBeNull();
});

it("keeps the reader's options", () => {
  const { sync } = open(0);
  sync.setOption("language", "ja");
  vi.runAllTimers();
  expect(sync.store.get().language).toBe("ja");
});

it("takes any number for a ply", () => {
  for (const [wanted, shown] of [[-3, 0], [99, 2], [Number.NaN, 0], [1.7, 1]] as const) {
    expect(open(wanted).sync.store.get().view?.ply).toBe(shown);
  }
});
