import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { BoardCanvas } from "../../src/board/index";
import { contextOf, installFakeCanvas, setSize, sizedCanvas } from "./fake_canvas";
import { makeProps, makeView, model, options } from "./positions";

let frames: Map<number, FrameRequestCallback>;
let resize: ((entries: { devicePixelContentBoxSize?: { inlineSize: number; blockSize: number }[] }[]) => void) | null;
let board: BoardCanvas | null = null;

function runFrame(now = 0): number {
  const due = [...frames.values()];
  frames.clear();
  for (const frame of due) frame(now);
  return due.length;
}

beforeAll(installFakeCanvas);

beforeEach(() => {
  frames = new Map();
  let next = 1;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => (frames.set(next, callback), next++));
  vi.stubGlobal("cancelAnimationFrame", (id: number) => frames.delete(id));
  vi.stubGlobal("devicePixelRatio", 2);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: typeof resize) {
        resize = callback;
      }
      observe(): void {}
      disconnect(): void {
        resize = null;
      }
    },
  );
});

afterEach(() => {
  board?.destroy();
  board = null;
  vi.unstubAllGlobals();
});

/** A board that has painted its first frame. */
function shown(changes = {}, width = 1052, height = 672): { canvas: HTMLCanvasElement; board: BoardCanvas } {
  const canvas = sizedCanvas(width, height);
  board = new BoardCanvas(canvas, options);
  board.update(makeProps(changes));
  runFrame();
  return { canvas, board };
}

const paints = (canvas: HTMLCanvasElement): number => contextOf(canvas).named("clearRect").length;

/** The rectangle cleared last, in board units. */
function lastCleared(canvas: HTMLCanvasElement): { width: number; height: number } {
  const [, , width, height] = contextOf(canvas).named("clearRect").at(-1)!.args as [number, number, number, number];
  return { width: width / 2, height: height / 2 };
}

describe("painting", () => {
  it("happens once a frame, however often the board is updated", () => {
    const { canvas, board } = shown();
    const before = paints(canvas);
    for (const route of model.routes.slice(0, 20)) board.update(makeProps({ hover: route.id }));
    expect(paints(canvas)).toBe(before);
    expect(runFrame()).toBe(1);
    expect(paints(canvas)).toBe(before + 1);
    expect(runFrame()).toBe(0);
  });

  it("does not happen when nothing looks different", () => {
    const { board } = shown();
    board.update(makeProps({ view: makeView({ state_id: 2, ply: 31 }) }));
    expect(runFrame()).toBe(0);
  });

  it("is at once when asked for, and not twice", () => {
    const { canvas, board } = shown();
    const before = paints(canvas);
    board.update(makeProps({ selected: { route: "Helena-Omaha" } }));
    board.flush();
    expect(paints(canvas)).toBe(before + 1);
    expect(runFrame()).toBe(0);
    board.flush();
    expect(paints(canvas)).toBe(before + 1);
  });

  it("covers only the surroundings of what changed", () => {
    const { canvas, board } = shown();
    expect(lastCleared(canvas)).toEqual({ width: 1052, height: 672 });
    board.update(makeProps({ hover: "Atlanta-Nashville" }));
    runFrame();
    expect(lastCleared(canvas).width).toBeLessThan(90);
    expect(lastCleared(canvas).height).toBeLessThan(90);
    board.update(makeProps({ hover: "Atlanta-Nashville", theme: "dark" }));
    runFrame();
    expect(lastCleared(canvas)).toEqual({ width: 1052, height: 672 });
  });

  it("draws every city's name and, in a small frameless board, its code", () => {
    const { canvas } = shown();
    const texts = (of: HTMLCanvasElement) => contextOf(of).named("fillText").map((call) => call.args[0]);
    for (const name of ["Boston", "Denver", "Montréal"]) expect(texts(canvas)).toContain(name);
    board?.destroy();
    const small = shown({ frame: false, labels: { names: {}, mode: "auto", language: "en" } }, 464, 288).canvas;
    expect(texts(small)).toContain("DEN");
    expect(texts(small)).not.toContain("Denver");
  });

  it("puts the score of every player on the ring, and none without the ring", () => {
    const { canvas } = shown();
    const texts = () => contextOf(canvas).named("fillText").map((call) => call.args[0]);
    for (const points of ["18", "26", "36"]) expect(texts()).toContain(points);
    contextOf(canvas).calls.length = 0;
    board!.update(makeProps({ frame: false }));
    setSize(canvas, 1000, 620);
    runFrame();
    for (const points of ["18", "26", "36"]) expect(texts()).not.toContain(points);
  });
});

describe("size", () => {
  it("of the backing store is that of the element times the ratio", () => {
    const { canvas } = shown();
    expect([canvas.width, canvas.height]).toEqual([2104, 1344]);
    expect(canvas.style.aspectRatio).toBe("1052 / 672");
  });

  it("is exact where the browser tells it, but not when that is of another ratio", () => {
    const { canvas } = shown({}, 1051.6, 671.7);
    expect(canvas.width).toBe(2103);
    resize!([{ devicePixelContentBoxSize: [{ inlineSize: 2104, blockSize: 1343 }] }]);
    expect([canvas.width, canvas.height]).toEqual([2104, 1343]);
    resize!([{ devicePixelContentBoxSize: [{ inlineSize: 1052, blockSize: 672 }] }]);
    expect(canvas.width).toBe(2103);
  });

  it("zero paints nothing and comes back whole", () => {
    const canvas = sizedCanvas(0, 0);
    board = new BoardCanvas(canvas, options);
    board.update(makeProps());
    runFrame();
    resize!([{}]);
    expect(paints(canvas)).toBe(0);
    expect(board.hit(5, 5)).toBeNull();
    setSize(canvas, 1052, 672);
    resize!([{}]);
    expect(paints(canvas)).toBe(1);
    expect(lastCleared(canvas)).toEqual({ width: 1052, height: 672 });
  });

  it("zero in between keeps the picture, and shows what came meanwhile", () => {
    const { canvas, board } = shown();
    setSize(canvas, 0, 0);
    resize!([{}]);
    expect(canvas.width).toBe(2104);
    board.update(makeProps({ hover: "Helena-Omaha" }));
    runFrame();
    const before = paints(canvas);
    setSize(canvas, 1052, 672);
    resize!([{}]);
    expect(paints(canvas)).toBe(before + 1);
  });

  it("changed paints within the observer's call, so that nothing flashes", () => {
    const { canvas } = shown();
    const before = paints(canvas);
    setSize(canvas, 800, 511);
    resize!([{}]);
    expect(paints(canvas)).toBe(before + 1);
    expect(canvas.width).toBe(1600);
    expect(runFrame()).toBe(0);
  });
});

describe("pointing", () => {
  it("finds routes and cities at their place in the window", () => {
    const { canvas, board } = shown();
    setSize(canvas, 526, 336, 100, 50); // shown at half size
    const at = (x: number, y: number) => [100 + (x + 26) / 2, 50 + (y + 26) / 2] as const;
    const slot = model.route.get("Helena-Omaha")!.slots[2]!;
    expect(board.hit(...at(slot.x, slot.y))).toMatchObject({ kind: "route", id: "Helena-Omaha" });
    expect(board.routeAt(...at(slot.x, slot.y))).toBe("Helena-Omaha");
    const denver = model.city.get("Denver")!;
    expect(board.cityAt(...at(denver.x, denver.y))).toBe("Denver");
    expect(board.toClient(denver.x, denver.y)).toEqual({ x: at(denver.x, 0)[0], y: at(0, denver.y)[1] });
  });

  it("goes by the rectangle on screen, which a page may have zoomed", () => {
    const { canvas, board } = shown();
    canvas.getBoundingClientRect = () => new DOMRect(10, 20, 2104, 1344);
    const slot = model.route.get("Atlanta-Miami")!.slots[1]!;
    expect(board.hit(10 + 2 * (slot.x + 26), 20 + 2 * (slot.y + 26))?.id).toBe("Atlanta-Miami");
  });
});

describe("motion", () => {
  const claimed = makeView({ ply: 31, owners: { ...makeView().owners, "Helena-Omaha": 0 } });

  it("asks for frames until the cars stand, then stops", () => {
    vi.spyOn(performance, "now").mockReturnValue(1000);
    const { board } = shown({ motion: true });
    board.update(makeProps({ motion: true, view: claimed }));
    for (let now = 1000; now <= 1380; now += 20) expect(runFrame(now), String(now)).toBe(1);
    runFrame(1400); // the frame in which all stand
    expect(runFrame(1420)).toBe(0);
  });

  it.each([
    ["motion is off", { motion: false }, false],
    ["the reader prefers less of it", { motion: true }, true],
  ])("is left out when %s", (_, changes, still) => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: still && query.includes("reduced-motion"),
      addEventListener() {},
      removeEventListener() {},
    }));
    const { board } = shown(changes);
    board.update(makeProps({ ...changes, view: claimed }));
    expect(runFrame(1000)).toBe(1);
    expect(runFrame(1020)).toBe(0);
  });
});

describe("destroy", () => {
  it("ends all work", () => {
    const { canvas, board } = shown();
    const before = paints(canvas);
    board.update(makeProps({ hover: "Helena-Omaha" }));
    const observer = resize;
    board.destroy();
    expect(runFrame()).toBe(0);
    expect(resize).toBeNull();
    board.update(makeProps({ hover: "Atlanta-Miami" }));
    board.flush();
    observer!([{}]);
    expect(runFrame()).toBe(0);
    expect(paints(canvas)).toBe(before);
    expect(board.hit(500, 300)).toBeNull();
  });

  it("may be called twice", () => {
    const { board } = shown();
    board.destroy();
    expect(() => board.destroy()).not.toThrow();
  });
});
