/**
 * The final show: what is counted when, and for how long. Routes first, then
 * each seat's tickets one by one, the longest path, the totals. Pure.
 */

import type { WireScore } from "./wire";

export type ShowStep =
  | { kind: "routes" }
  | { kind: "ticket"; seat: number; index: number }
  | { kind: "longest" }
  | { kind: "total" };

/** Milliseconds for one step where there are few, and for all of them together where there are many. */
const BEAT = 700;
const SHORTEST_BEAT = 260;
const WHOLE_SHOW = 10_000;
/** The longest path is looked at for a while. */
const LONGEST_BEAT = 1500;

export function showSteps(scores: readonly WireScore[]): ShowStep[] {
  const tickets = scores.flatMap((score, seat) =>
    score.tickets.map((_, index): ShowStep => ({ kind: "ticket", seat, index })),
  );
  return [{ kind: "routes" }, ...tickets, { kind: "longest" }, { kind: "total" }];
}

/** How long a step stays before the next one. */
export function beatOf(steps: readonly ShowStep[], at: number): number {
  if (steps[at]?.kind === "longest") return LONGEST_BEAT;
  return Math.max(SHORTEST_BEAT, Math.min(BEAT, WHOLE_SHOW / steps.length));
}

/** Whether a line has been counted once `step` steps have been shown. */
export function isCounted(steps: readonly ShowStep[], step: number, line: ShowStep): boolean {
  const at = steps.findIndex(
    (one) =>
      one.kind === line.kind &&
      (one.kind !== "ticket" || line.kind !== "ticket" || (one.seat === line.seat && one.index === line.index)),
  );
  return at >= 0 && at < step;
}

/** Points of a seat counted so far. */
export function countedPoints(score: WireScore, seat: number, steps: readonly ShowStep[], step: number): number {
  if (isCounted(steps, step, { kind: "total" })) return score.total;
  let sum = isCounted(steps, step, { kind: "routes" }) ? score.route_points : 0;
  score.tickets.forEach((ticket, index) => {
    if (isCounted(steps, step, { kind: "ticket", seat, index })) sum += ticket.done ? ticket.points : -ticket.points;
  });
  return isCounted(steps, step, { kind: "longest" }) ? sum + score.longest_bonus : sum;
}
