import { describe, expect, it } from "vitest";
import { CAR_DROP, CAR_GAP, MARKER_WALK, Motion } from "../../src/board/motion";
import { buildScene } from "../../src/board/scene";
import type { WireView } from "../../src/wire";
import { makeProps, makeView, model } from "./positions";

const sceneOf = (view: WireView) => buildScene(model, makeProps({ view }));

function step(before: WireView, after: WireView, motion = new Motion(), now = 1000): Motion {
  motion.start(before, after, sceneOf(after), sceneOf(before), now);
  return motion;
}

const before = makeView();
const after = makeView({
  ply: 31,
  owners: { ...before.owners, "Helena-Omaha": 0 },
  players: before.players.map((p, i) => (i === 0 ? { ...p, points: 28 } : p)),
});

describe("cars", () => {
  it("drop one after the other and come to rest", () => {
    const motion = step(before, after);
    const at = (ms: number) => [0, 1, 2, 3, 4].map((car) => motion.drop("Helena-Omaha", 1000 + ms)!(car));
    expect(at(0)).toEqual([0, 0, 0, 0, 0]);
    const [first, second, third] = at(CAR_GAP * 1.5) as [number, number, number];
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(0);
    expect(third).toBe(0);
    expect(at(4 * CAR_GAP + CAR_DROP)).toEqual([1, 1, 1, 1, 1]);
  });

  it("move on the route just claimed alone", () => {
    const motion = step(before, after);
    expect(motion.drop("Helena-Seattle", 1000)).toBeNull();
    expect(motion.moving(1000)).toEqual({ routes: ["Helena-Omaha"], cities: [], markers: true });
  });

  it("are forgotten after the frame in which all stand", () => {
    const motion = step(before, after);
    const end = 1000 + 4 * CAR_GAP + CAR_DROP;
    expect(motion.moving(end).routes).toEqual(["Helena-Omaha"]);
    expect(motion.moving(end + 16)).toEqual({ routes: [], cities: [], markers: false });
    expect(motion.drop("Helena-Omaha", end + 16)).toBeNull();
  });

  it.each([
    ["an undo", { ply: 29 }],
    ["another branch", { branch: 1 }],
  ])("do not drop after %s", (_, changes) => {
    expect(step(before, { ...after, ...changes }).moving(1000)).toEqual({ routes: [], cities: [], markers: false });
  });

  it("do not drop after a jump over many moves", () => {
    const owners = Object.fromEntries(model.routes.slice(0, 9).map((r) => [r.id, 0]));
    expect(step(before, { ...after, owners: { ...before.owners, ...owners } }).moving(1000).routes).toEqual([]);
  });
});

describe("markers", () => {
  it("walk forwards from field to field", () => {
    const motion = step(before, after);
    expect(motion.markerField(0, 1000)).toBe(18);
    expect(motion.markerField(0, 1000 + MARKER_WALK / 2)).toBeGreaterThan(18);
    expect(motion.markerField(0, 1000 + MARKER_WALK)).toBe(28);
    expect(motion.markerField(1, 1000)).toBeNull();
  });

  it("walk on over the end of the ring", () => {
    const points = (p: number, ply: number) => makeView({ ply, players: [{ ...before.players[0]!, points: p }] });
    const motion = step(points(96, 1), points(106, 2));
    expect(motion.markerField(0, 1000 + MARKER_WALK)).toBe(106);
    // A newer step takes over from where the marker is.
    step(points(106, 2), points(108, 3), motion, 1000 + MARKER_WALK);
    expect(motion.markerField(0, 1000 + 2 * MARKER_WALK)! % 100).toBe(8);
  });

  it("walk back when points are lost", () => {
    const points = (p: number, ply: number) => makeView({ ply, players: [{ ...before.players[0]!, points: p }] });
    expect(step(points(20, 1), points(9, 2)).markerField(0, 1000 + MARKER_WALK)).toBe(9);
  });
});
