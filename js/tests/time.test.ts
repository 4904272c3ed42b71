import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { atlasOf } from "../src/atlas";
import { Controller } from "../src/controller";
import { turnStops } from "../src/log";
import { LIVE, Seeker, type Seeking } from "../src/seeker";
import { isPast, Sync } from "../src/sync";
import { freshUi } from "../src/ui";
import type { WireEvent } from "../src/wire";
import { MID, StubModel } from "./views";

const deck = (ply: number, turn: number, seat: number): WireEvent => ({ ply, turn, seat, kind: "deck" });
/** Ten plies in five turns of two cards. */
const EVENTS = Array.from({ length: 10 }, (_, ply) => deck(ply, Math.floor(ply / 2), Math.floor(ply / 2) % 2));
const at = (ply: number) => ({ ...MID, ply, events: EVENTS.slice(0, ply) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a slider faster than the kernel", () => {
  function start() {
    const asked: number[] = [];
    const told: (Seeking | null)[] = [];
    return { asked, told, seeker: new Seeker((ply) => asked.push(ply), () => 20, (seeking) => told.push(seeking), 3000) };
  }

  it("asks for one place at a time, and then for the last one wished for", () => {
    const { asked, seeker, told } = start();
    for (const ply of [5, 6, 7, 8]) seeker.seek(ply);
    expect(asked).toEqual([5]);
    seeker.arrived(5, 20);
    expect(asked).toEqual([5, 8]);
    expect(told.at(-1)).toEqual({ ply: 8, slow: false });
    seeker.arrived(8, 20);
    expect(told.at(-1)).toBeNull();
    expect(asked).toEqual([5, 8]);
  });

  it("is not taken in by a view of something else", () => {
    const { asked, seeker } = start();
    seeker.seek(5);
    seeker.seek(9);
    seeker.arrived(7, 20);
    expect(asked).toEqual([5]);
  });

  it("gets to a now that has moved on, and to one that has moved back", () => {
    const { asked, seeker, told } = start();
    seeker.seek(LIVE);
    expect(asked).toEqual([20]);
    seeker.arrived(20, 22); // two moves later: on to the new now
    expect(told.at(-1)).not.toBeNull();
    seeker.arrived(20, 20);
    expect(told.at(-1)).toBeNull();
    seeker.seek(15);
    seeker.arrived(12, 12);
    expect(told.at(-1)).toBeNull();
  });

  it("says when the kernel is slow, and can think better of it", () => {
    const { asked, seeker, told } = start();
    seeker.seek(5);
    vi.advanceTimersByTime(3000);
    expect(told.at(-1)).toEqual({ ply: 5, slow: true });
    seeker.cancel(20);
    expect(asked).toEqual([5, 20]);
    expect(told.at(-1)).toBeNull();
  });
});

it("a turn ends where the next begins; now counts even in the middle of one", () => {
  expect(turnStops(EVENTS, 10)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(turnStops(EVENTS.slice(0, 9), 9)).toEqual([0, 2, 4, 6, 8, 9]);
  expect(turnStops([], 0)).toEqual([0]);
});

describe("looking back", () => {
  /** A kernel that shows what is asked for. */
  function start() {
    const model = new StubModel({ view: at(10), ply: 10, live_ply: 10, speed: 3, can_undo: true });
    const sync = new Sync(model.asModel);
    const ui = freshUi();
    const control = new Controller(sync, ui, atlasOf("usa"));
    const asked: number[] = [];
    model.on("change:ply", () => asked.push(Number(model.get("ply"))));
    const answer = () => model.set("view", at(Math.min(Number(model.get("ply")), Number(model.get("live_ply")))));
    return { model, sync, ui, control, asked, answer };
  }

  it("goes by turns, or by moves", () => {
    const { control, asked, answer } = start();
    control.step(-1, true);
    answer();
    control.step(-1, false);
    answer();
    control.step(-1, true);
    answer();
    control.step(1, true);
    answer();
    control.step(1, false);
    expect(asked).toEqual([8, 7, 6, 8, 9]);
  });

  it("stops at both ends, and asks nothing for where it is", () => {
    const { control, asked, answer, sync } = start();
    control.time.goto(10);
    control.time.now();
    expect(sync.store.get().seeking).toBeNull();
    control.step(1, true);
    expect(asked).toEqual([]);
    control.time.goto(0);
    answer();
    control.step(-1, false);
    expect(asked).toEqual([0]);
  });

  it("counts on from what was asked for, not from what is shown yet", () => {
    const { control, sync, asked, answer } = start();
    control.step(-1, true);
    control.step(-1, true);
    control.step(-1, true);
    expect(asked).toEqual([8]);
    expect(sync.store.get().seeking?.ply).toBe(4);
    answer();
    expect(asked).toEqual([8, 4]);
  });

  it("lets nothing be played, drawn or taken back, and says so", () => {
    const { model, control, answer, ui, sync } = start();
    control.time.goto(4);
    answer();
    expect(isPast(sync.store.get())).toBe(true);
    control.clickDeck();
    expect(ui.get().reason?.code).toBe("looking_back");
    control.clickRoute("Denver-Kansas City:black");
    control.clickMarket(0);
    control.clickTickets();
    control.undo();
    expect(model.sent.filter((message) => message["kind"] !== "log")).toEqual([]);
    control.time.now();
    answer();
    expect(isPast(sync.store.get())).toBe(false);
  });

  it("keeps the log, and hears of what happens meanwhile", () => {
    const { model, control, answer, sync } = start();
    control.time.goto(4);
    answer();
    expect(sync.store.get().log).toHaveLength(10);
    model.set("live_ply", 12);
    model.set("view", { ...at(4), state_id: 99 });
    const asked = model.sent.filter((message) => message["kind"] === "log");
    expect(asked).toMatchObject([{ from: 10 }]);
    model.reply({ kind: "log", id: asked[0]?.["id"], branch: 0, from: 10, events: [deck(10, 5, 1), deck(11, 5, 1)] });
    expect(sync.store.get().log).toHaveLength(12);
  });

  it("plays on to now by itself, and can be stopped", () => {
    const { control, answer, asked, ui } = start();
    control.time.goto(4);
    answer();
    control.time.toggle();
    expect(ui.get().playing).toBe(true);
    vi.advanceTimersByTime(10);
    answer();
    vi.advanceTimersByTime(400);
    answer();
    control.time.toggle();
    expect(ui.get().playing).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(asked).toEqual([4, 6, 8]);
    control.time.toggle();
    for (let i = 0; i < 6; i++) {
      vi.advanceTimersByTime(400);
      answer();
    }
    expect(asked).toEqual([4, 6, 8, 10]);
    expect(ui.get().playing).toBe(false);
  });

  it("waits for a slow kernel instead of running ahead", () => {
    const { control, answer, asked } = start();
    control.time.goto(0);
    answer();
    control.time.toggle();
    vi.advanceTimersByTime(4000);
    expect(asked).toEqual([0, 2]);
  });
});
