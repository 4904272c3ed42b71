import { describe, expect, it } from "vitest";
import { beatOf, countedPoints, isCounted, showSteps } from "../src/show";
import { OVER } from "./views";

const scores = OVER.scores!;
const steps = showSteps(scores);

describe("the final show", () => {
  it("counts routes, each ticket of each seat by itself, the longest path, the totals", () => {
    expect(steps).toHaveLength(1 + 3 + 4 + 2 + 5 + 2);
    expect(steps.slice(0, 3)).toEqual([
      { kind: "routes" },
      { kind: "ticket", seat: 0, index: 0 },
      { kind: "ticket", seat: 0, index: 1 },
    ]);
    expect(steps.slice(-2)).toEqual([{ kind: "longest" }, { kind: "total" }]);
  });

  it("adds up to the total of each seat, and takes points away for what was missed", () => {
    scores.forEach((score, seat) => {
      expect(countedPoints(score, seat, steps, 0)).toBe(0);
      expect(countedPoints(score, seat, steps, 1)).toBe(score.route_points);
      expect(countedPoints(score, seat, steps, steps.length - 1)).toBe(score.total);
      expect(countedPoints(score, seat, steps, Infinity)).toBe(score.total);
    });
    const missed = steps.findIndex((one) => one.kind === "ticket" && one.seat === 0 && one.index === 2);
    const [before, after] = [missed, missed + 1].map((step) => countedPoints(scores[0]!, 0, steps, step));
    expect(after! - before!).toBe(-8);
  });

  it("shows a line only once it has been counted", () => {
    expect(isCounted(steps, 1, { kind: "routes" })).toBe(true);
    expect(isCounted(steps, 1, { kind: "ticket", seat: 0, index: 0 })).toBe(false);
    expect(isCounted(steps, 2, { kind: "ticket", seat: 0, index: 0 })).toBe(true);
    expect(isCounted(steps, Infinity, { kind: "total" })).toBe(true);
  });

  it("is short, however many tickets there are", () => {
    const many = showSteps(Array.from({ length: 5 }, () => ({ ...scores[3]!, tickets: Array(9).fill(scores[3]!.tickets[0]) })));
    const whole = (all: typeof steps) => all.reduce((sum, _, at) => sum + beatOf(all, at), 0);
    expect(whole(steps)).toBeLessThan(13_000);
    expect(whole(many)).toBeLessThan(15_000);
  });
});
