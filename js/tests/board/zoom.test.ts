import { describe, expect, it } from "vitest";
import { makeStage, sameStage, toBoard } from "../../src/board/stage";
import { model } from "./positions";

const stage = (x: number, y: number) => makeStage(model, 700, 434, false, 2, { x, y, factor: 2 });
const inBoard = ({ base }: ReturnType<typeof stage>, px: number, py: number) => [(px - base.x) / base.scale, (py - base.y) / base.scale];

describe("an enlarged map", () => {
  it("shows a place in the middle, twice as large", () => {
    const whole = makeStage(model, 700, 434, false, 2);
    const part = stage(500, 310);
    expect(part.base.scale).toBeCloseTo(2 * whole.base.scale);
    const [x, y] = inBoard(part, 350, 217);
    expect(x).toBeCloseTo(500);
    expect(y).toBeCloseTo(310);
    expect(sameStage(whole, part)).toBe(false);
    expect(sameStage(part, stage(501, 310))).toBe(false);
  });

  it("never shows what lies beyond the map", () => {
    for (const [x, y] of [[0, 0], [1000, 620], [-50, 900]] as const) {
      const part = stage(x, y);
      const [left = 0, top = 0] = inBoard(part, 0, 0);
      const [right = 0, bottom = 0] = inBoard(part, 700, 434);
      expect(left).toBeGreaterThanOrEqual(-0.01);
      expect(top).toBeGreaterThanOrEqual(-0.01);
      expect(right).toBeLessThanOrEqual(1000.01);
      expect(bottom).toBeLessThanOrEqual(620.5);
    }
  });

  it("sets the context as it sets the stage", () => {
    let matrix: number[] = [];
    const ctx = { setTransform: (...args: number[]) => (matrix = args) } as unknown as CanvasRenderingContext2D;
    const { base } = stage(500, 310);
    toBoard(ctx, base);
    expect(matrix).toEqual([base.scale, 0, 0, base.scale, base.x, base.y]);
  });
});
