import { afterEach, describe, expect, it, vi } from "vitest";
import { makeTheme } from "../src/board/theme";
import { palette } from "../src/theme";
import { MID } from "./views";

vi.mock("../src/board", async () => ({ BoardCanvas: (await import("./mounted")).FakeBoard }));
const { mount } = await import("./mounted");
const { roomOf } = await import("../src/app");

afterEach(() => {
  document.body.innerHTML = "";
});

describe("how much room there is", () => {
  it("sets hand and tickets beside the map where a wide window is low", () => {
    expect(roomOf(1240, 950)).toEqual({ size: "wide", tight: false, short: false, board: 0 });
    expect(roomOf(1186, 638)).toEqual({ size: "wide", tight: true, short: true, board: 712 });
    expect(roomOf(800, 500).short).toBe(false);
  });

  it("does so on a large screen too, where the map keeps its names", () => {
    expect(roomOf(1372, 820)).toEqual({ size: "wide", tight: false, short: true, board: 882 });
    expect(roomOf(1372, 1200).short).toBe(false);
    expect(roomOf(1920, 1080, 900).short).toBe(false);
    expect(roomOf(1240, 770).short).toBe(false);
  });

  it("bounds the map by the height, but never below a size to play on", () => {
    expect(roomOf(1300, 600).board).toBeLessThan(roomOf(1300, 660).board);
    expect(roomOf(1300, 300).board).toBe(600);
  });

  it("leaves room for the bar below the map of the middle layout, and never bounds the narrow one", () => {
    expect(roomOf(1060, 770)).toEqual({ size: "middle", tight: false, short: false, board: 936 });
    expect(roomOf(1060, 400).board).toBe(720);
    expect(roomOf(480, 400).board).toBe(0);
  });
});

describe("beside the start panel", () => {
  const SETUP = { bots: ["greedy"], players: [{ name: "Ann", bot: null }, { name: "Bo", bot: "greedy" }] };

  it("the map offers nothing", async () => {
    const { board } = await mount({ view: MID, setup: SETUP });
    expect(board().props?.view?.legal).toEqual({ claims: {}, moves: [] });
    expect(board().props?.view?.you).toBeNull();
    expect(board().props?.view?.owners).toEqual(MID.owners);
  });

  it.each([
    ["here", true],
    ["elsewhere", false],
  ])("a game that is started %s comes into sight: %s", async (where, comes) => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const { find, set } = await mount({ view: MID, setup: SETUP });
    if (where === "here") find("button", "Start game")?.focus();
    scroll.mockClear();
    await set("setup", null);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(scroll.mock.contexts.some((element) => (element as Element).matches(".ttr-root"))).toBe(comes);
  });

  it.each([MID, null])("a click on the map is answered", async (view) => {
    const { clickRoute, text, part, sent } = await mount({ view, setup: SETUP });
    await clickRoute("Denver-Kansas City:black");
    expect(part("action-bar")?.querySelector("[role=alert]")?.textContent).toContain("press “Start game”");
    expect(text("action-bar")).toContain("Who plays?");
    expect(sent("play")).toEqual([]);
  });
});

describe("with more contrast", () => {
  it.each(["light", "dark"] as const)("outlines are thicker and of the strongest colours (%s)", (name) => {
    const [usual, strong] = [makeTheme(palette, name), makeTheme(palette, name, undefined, true)];
    expect(strong.stroke).toBeGreaterThan(usual.stroke);
    expect(strong.slotEdge.white).toBe(usual.tokens.label);
    expect(strong.tokens.accent).not.toBe(usual.tokens.accent);
    expect(strong.slot).toEqual(usual.slot);
  });
});
