import { describe, expect, it } from "vitest";
import { completedTickets, GLOW_ALL, Motion } from "../../src/board/motion";
import { wayBetween } from "../../src/board/paths";
import { buildScene } from "../../src/board/scene";
import type { WireTicket, WireView } from "../../src/wire";
import { makeProps, makeView, model } from "./positions";

const OWNERS = { "Helena-Seattle": 0, "Helena-Omaha": 0, "Denver-Omaha": 1, "Denver-Helena": 0, "Kansas City-Omaha:1": 0 };

describe("a way over one's own trains", () => {
  it("is the shortest, in walking order", () => {
    expect(wayBetween(model, OWNERS, 0, "Seattle", "Kansas City")).toEqual([
      "Helena-Seattle",
      "Helena-Omaha",
      "Kansas City-Omaha:1",
    ]);
    expect(wayBetween(model, OWNERS, 0, "Denver", "Seattle")).toEqual(["Denver-Helena", "Helena-Seattle"]);
  });
  it("is none over trains of others, or over free routes", () => {
    expect(wayBetween(model, OWNERS, 1, "Denver", "Helena")).toBeNull();
    expect(wayBetween(model, OWNERS, 0, "Seattle", "Miami")).toBeNull();
  });
});

const ticket = (done: boolean): WireTicket => ({
  id: "Kansas City-Seattle",
  points: 9,
  done,
  left: done ? 0 : 1,
  share: 0.5,
  blocked: false,
});
const view = (ply: number, done: boolean, changes: Partial<WireView> = {}) =>
  makeView({ ply, owners: OWNERS, you: { hand: {}, tickets: [ticket(done)], offer: [], completes: {} }, ...changes });

function step(before: WireView, after: WireView): Motion {
  const motion = new Motion();
  const scene = (one: WireView) => buildScene(model, makeProps({ view: one }));
  motion.start(before, after, scene(after), scene(before), 1000, model);
  return motion;
}

describe("a ticket completed", () => {
  it("is one that was open in the same seat's view", () => {
    expect(completedTickets(view(1, false), view(2, true))).toEqual(["Kansas City-Seattle"]);
    expect(completedTickets(view(1, true), view(2, true))).toEqual([]);
    expect(completedTickets(view(1, false), view(2, true, { seat: 1 }))).toEqual([]);
  });

  it("sends a light along its way, from one end to the other, and is over in time", () => {
    const motion = step(view(1, false), view(2, true));
    const way = ["Kansas City-Omaha:1", "Helena-Omaha", "Helena-Seattle"];
    const brightest = way.map((id) => {
      const at = Array.from({ length: 200 }, (_, i) => 1000 + 8 * i);
      return at.reduce((best, now) => (motion.glow(id, now) > motion.glow(id, best) ? now : best), 1000);
    });
    expect(brightest).toEqual([...brightest].sort((x, y) => x - y));
    expect(new Set(brightest).size).toBe(3);
    for (const id of way) {
      expect(motion.glow(id, 1000)).toBe(0);
      expect(motion.glow(id, 1000 + GLOW_ALL)).toBe(0);
    }
    expect(motion.glow("Denver-Helena", 1500)).toBe(0);
    expect(motion.burst("Seattle", 1000 + GLOW_ALL)).toBe(1);
    motion.moving(1000 + GLOW_ALL);
    expect(motion.moving(1000 + GLOW_ALL)).toEqual({ routes: [], cities: [], markers: false });
  });

  it("does not shine after an undo, and stops when motion is off", () => {
    const undone = step(view(1, false), view(2, true, { branch: 1 }));
    expect(undone.glow("Helena-Omaha", 1400)).toBe(0);
    const stopped = step(view(1, false), view(2, true));
    stopped.stop();
    expect(stopped.glow("Helena-Omaha", 1400)).toBe(0);
  });
});
