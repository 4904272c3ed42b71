import { afterEach, describe, expect, it, vi } from "vitest";
import { cityTowards, chartOf } from "../src/layouts";
import { atlasOf } from "../src/atlas";
import { after, DRAWN, MID, OPENING, OVER, SECOND } from "./views";

vi.mock("../src/board", async () => ({ BoardCanvas: (await import("./mounted")).FakeBoard }));
const { mount } = await import("./mounted");

afterEach(() => {
  document.body.innerHTML = "";
});

const { layout } = chartOf("usa");
const WAYS = [[-1, 0], [1, 0], [0, -1], [0, 1]] as const;

describe("arrows", () => {
  it("go the way they point", () => {
    for (const from of Object.keys(layout.cities)) {
      for (const [dx, dy] of WAYS) {
        const to = cityTowards(layout, from, dx, dy);
        if (to === null || to === from) continue;
        const along = (layout.cities[to]!.x - layout.cities[from]!.x) * dx + (layout.cities[to]!.y - layout.cities[from]!.y) * dy;
        expect(along, `${from} → ${to}`).toBeGreaterThan(0);
      }
    }
  });

  it("reach every city from every other", () => {
    for (const from of Object.keys(layout.cities)) {
      const seen = new Set([from]);
      const open = [from];
      for (let at = open.pop(); at; at = open.pop()) {
        for (const [dx, dy] of WAYS) {
          const to = cityTowards(layout, at, dx, dy);
          if (to && !seen.has(to)) open.push((seen.add(to), to));
        }
      }
      expect(seen.size, from).toBe(36);
    }
  });
});

describe("a claim by keys alone", () => {
  it("goes from city to route to payment to confirmation", async () => {
    const { key, board, state, sent } = await mount({ view: MID });
    let steps = 0;
    while (board().props?.focusCity !== "Denver" && steps++ < 60) {
      const now = board().props?.focusCity;
      const at = now ? layout.cities[now]! : null;
      const [dx, dy] = at ? [layout.cities["Denver"]!.x - at.x, layout.cities["Denver"]!.y - at.y] : [1, 0];
      await key(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp");
    }
    expect(board().props?.focusCity).toBe("Denver");
    const seen = new Set<string>();
    while (board().props?.cursor !== "Denver-Kansas City:black" && seen.size < 20) {
      await key(".");
      seen.add(String(board().props?.cursor));
    }
    await key("Enter");
    expect(state()).toBe("claim");
    await key("Enter");
    expect(sent("play"), "nothing is paid before it is chosen").toEqual([]);
    await key("ArrowRight");
    await key("ArrowRight");
    await key("Enter");
    expect(sent("play")).toMatchObject([{ move: "claim Denver-Kansas City:black with 2 black + 2 locomotive" }]);
  });

  it("cycles through every route of a city once, and back", async () => {
    const { key, board } = await mount({ view: MID });
    await key("ArrowRight");
    const city = board().props!.focusCity!;
    const routes = atlasOf("usa").routesOf(city);
    const there: unknown[] = [];
    for (let i = 0; i < routes.length; i++) {
      await key(".");
      there.push(board().props?.cursor);
    }
    expect(new Set(there)).toEqual(new Set(routes.map((route) => route.id)));
    await key(",");
    expect(board().props?.cursor).toBe(there.at(-2));
  });
});

describe("other moves by keys alone", () => {
  it("tickets: arrows, space, Enter", async () => {
    const { key, sent } = await mount({ view: OPENING });
    await key("ArrowDown");
    await key(" ");
    await key("ArrowDown");
    await key("ArrowDown");
    await key(" ");
    await key("Enter");
    expect(sent("play")).toMatchObject([{ move: "keep Los Angeles-New York, Denver-El Paso" }]);
    const drawn = await mount({ view: DRAWN });
    await drawn.key("ArrowUp");
    await drawn.key(" ");
    await drawn.key("Enter");
    expect(drawn.sent("play")).toMatchObject([{ move: "keep Nashville-Sault St. Marie" }]);
  });

  it("draws, and a key that says no says why", async () => {
    const { key, sent, text, reply, set } = await mount({ view: MID });
    await key("@", { code: "Digit2", shiftKey: true });
    expect(sent("play")).toMatchObject([{ move: "draw locomotive" }]);
    await reply({ kind: "accepted", id: sent("play")[0]?.["id"] });
    await set("view", after(SECOND, {}));
    await key("@", { code: "Digit2", shiftKey: true });
    expect(text("action-bar")).toContain("A face-up locomotive cannot be the second card");
    await key("d");
    expect(sent("play")).toHaveLength(2);
  });

  it("tickets of the deck after a second word, pass when nothing else is left", async () => {
    const { key, sent } = await mount({ view: MID });
    await key("t");
    expect(sent("play")).toEqual([]);
    await key("Enter");
    expect(sent("play")).toMatchObject([{ move: "draw tickets" }]);
    const pass = await mount({ view: { ...MID, legal: { claims: {}, moves: ["pass"] } } });
    await pass.key("Enter");
    expect(pass.sent("play")).toMatchObject([{ move: "pass" }]);
  });

  it("undo; and help comes and goes", async () => {
    const { key, sent, part } = await mount({ view: MID });
    await key("?");
    expect(part("help")).not.toBeNull();
    await key("Escape");
    expect(part("help")).toBeNull();
    await key("u");
    expect(sent("undo")).toHaveLength(1);
  });

  it("the final show is skipped with Enter", async () => {
    const { key, part, set } = await mount({ view: MID });
    await set("view", after(OVER, { ply: MID.ply + 1 }));
    expect(part("scoring")?.querySelectorAll(".ttr-late").length).toBeGreaterThan(0);
    await key("Enter");
    await vi.waitFor(() => expect(part("scoring")?.querySelectorAll(".ttr-late")).toHaveLength(0));
  });
});

describe("what is not ours", () => {
  const press = async (init: KeyboardEventInit & { key: string }, held: string[] = []) => {
    const { board, sent, root } = await mount({ view: MID });
    const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
    event.getModifierState = (name: string) => held.includes(name);
    let passed = false;
    root.parentElement!.addEventListener("keydown", () => (passed = true));
    board().canvas.dispatchEvent(event);
    return { prevented: event.defaultPrevented, passed, sent: sent("play").length };
  };

  it.each([
    ["Tab", { key: "Tab" }, []],
    ["Ctrl+D", { key: "d", ctrlKey: true }, []],
    ["Cmd+U", { key: "u", metaKey: true }, []],
    ["Alt+T", { key: "t", altKey: true }, []],
    ["AltGr+E", { key: "€", code: "KeyE", ctrlKey: true, altKey: true }, ["AltGraph"]],
    ["AltGr+2", { key: "²", code: "Digit2", ctrlKey: true, altKey: true }, ["AltGraph"]],
    ["a key within an input method", { key: "Process", code: "KeyD" }, []],
    ["a composition", { key: "d", code: "KeyD", isComposing: true }, []],
    ["other letters", { key: "x", code: "KeyX" }, []],
    ["function keys", { key: "F5" }, []],
  ])("is left alone: %s", async (_, init, held) => {
    expect(await press(init, held)).toEqual({ prevented: false, passed: true, sent: 0 });
  });

  it("our own keys stop here, before a notebook hears them", async () => {
    for (const key of ["d", "1", "ArrowDown", " ", "."]) {
      const code = key === "1" ? "Digit1" : "";
      expect(await press({ key, code })).toMatchObject({ prevented: true, passed: false });
    }
  });

  it("a key held down plays no second move", async () => {
    expect(await press({ key: "d", repeat: true })).toEqual({ prevented: true, passed: false, sent: 0 });
  });

  it("letters count by their place where the keyboard writes others", async () => {
    expect((await press({ key: "в", code: "KeyD" })).sent).toBe(1);
  });
});

describe("focus", () => {
  it("goes to the map when the focused button goes away or is greyed out", async () => {
    const { find, clickRoute, board, set } = await mount({ view: MID });
    await clickRoute("Chicago-Saint Louis:white");
    const cancel = find("button", "Cancel");
    cancel?.focus();
    const { act } = await import("preact/test-utils");
    await act(() => cancel?.click());
    await vi.waitFor(() => expect(document.activeElement).toBe(board().canvas));
    find("button", "Undo")?.focus();
    await set("can_undo", false);
    await vi.waitFor(() => expect(document.activeElement).toBe(board().canvas));
  });

  it("is not taken from elsewhere", async () => {
    const { find, set, clickRoute } = await mount({ view: MID });
    const outside = document.createElement("input");
    document.body.append(outside);
    await clickRoute("Chicago-Saint Louis:white");
    find("button", "Cancel")?.focus();
    outside.focus();
    await set("view", after(SECOND, {}));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(document.activeElement).toBe(outside);
  });

  it("of the keys on the map is told in words", async () => {
    const { key, text } = await mount({ view: MID });
    await key("ArrowRight");
    expect(text("live-pointer")).toMatch(/: \d+ routes, /);
    await key(".");
    expect(text("live-pointer")).toMatch(/trains, \d+ points/);
    await key("7", { code: "Digit7" });
    await key("t");
    expect(text("live-pointer")).toBe("Draw tickets. Enter confirms.");
  });
});

describe("[ and ]", () => {
  const at = async (key: string, init: KeyboardEventInit = {}, held: string[] = []) => {
    const { board, model } = await mount({ view: MID, ply: MID.ply, live_ply: MID.ply });
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
    event.getModifierState = (name: string) => held.includes(name);
    const { act } = await import("preact/test-utils");
    await act(() => void board().canvas.dispatchEvent(event));
    return Number(model.get("ply"));
  };

  it("go back by a turn, with Alt by a single move", async () => {
    expect(await at("[", { code: "BracketLeft" })).toBeLessThan(MID.ply);
    expect(await at("“", { code: "BracketLeft", altKey: true })).toBe(MID.ply - 1);
    expect(await at("]", { code: "BracketRight" }), "nothing lies ahead").toBe(MID.ply);
  });

  it("may be written with AltGr, as on many keyboards they are", async () => {
    const byTurn = await at("[", { code: "BracketLeft" });
    expect(await at("[", { code: "Digit8", ctrlKey: true, altKey: true }, ["AltGraph"])).toBe(byTurn);
  });
});
