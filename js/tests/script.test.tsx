/** The text under the board, Copy as Python, branches. */

import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MID, OVER } from "./views";

vi.mock("../src/board", async () => ({ BoardCanvas: (await import("./mounted")).FakeBoard }));
const { mount } = await import("./mounted");

const PYTHON = "game.play('draw deck', seat=0)\n";
const copied: string[] = [];
let allowed = true;

beforeEach(() => {
  copied.length = 0;
  allowed = true;
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: {
      writeText: (text: string) => (allowed ? Promise.resolve(void copied.push(text)) : Promise.reject(new Error("no"))),
    },
  });
});

afterEach(() => {
  document.body.innerHTML = "";
});

async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await act(() => Promise.resolve());
}

async function mounted(traits: Record<string, unknown> = {}, width = 1240) {
  const page = await mount({ view: MID, ply: MID.ply, live_ply: MID.ply, layout: { comm_live: true }, ...traits }, width);
  const click = async (action: string) => {
    await act(() => page.root.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click());
    await settled();
  };
  const answer = async (text: string) => {
    await page.reply({ kind: "python", id: page.sent("python").at(-1)?.["id"], text });
    await settled();
  };
  const row = async (n: number) => {
    await act(() => page.root.querySelectorAll<HTMLElement>(".ttr-row")[n]?.click());
  };
  return { ...page, click, answer, row };
}

describe("the text under the board", () => {
  it("is there on wish, and follows what is shown", async () => {
    const { part, set, model } = await mounted({ text: true, view_text: "ttr1 usa / a" });
    const field = part("view-text")?.querySelector("textarea");
    expect(field?.value).toBe("ttr1 usa / a");
    expect(field?.readOnly).toBe(true);
    model.set("view_text", "ttr1 usa / b");
    await set("view", { ...MID });
    expect(part("view-text")?.querySelector("textarea")?.value).toBe("ttr1 usa / b");
    await set("text", false);
    expect(part("view-text")).toBeNull();
  });

  it("is asked for in the log, copied and put away", async () => {
    const { click, model, part } = await mounted({ view_text: "ttr1 usa" });
    await click("log-menu");
    await click("text");
    expect(model.get("text")).toBe(true);
    await click("copy-text");
    expect(copied).toEqual(["ttr1 usa"]);
    expect(part("view-text")?.querySelector("[role=status]")?.textContent).toBe("Copied");
    await click("hide-text");
    expect(part("view-text")).toBeNull();
  });

  it("stands under a board alone too", async () => {
    const { part } = await mounted({ figure: true, text: true, view_text: "ttr1 usa" });
    expect(part("view-text")).not.toBeNull();
  });
});

describe("copy as Python", () => {
  it("asks the kernel for the whole game", async () => {
    const { click, sent, answer } = await mounted();
    await click("log-menu");
    await click("copy-game");
    expect(sent("python")).toMatchObject([{ ply: MID.ply }]);
    expect(copied).toEqual([]);
    await answer(PYTHON);
    expect(copied).toEqual([PYTHON]);
  });

  it("asks for the game up to a line of the log that was pressed", async () => {
    const { row, click, sent, answer, part, root } = await mounted();
    await row(0);
    expect(part("row-menu")).not.toBeNull();
    expect(root.querySelector(".ttr-row")?.getAttribute("aria-expanded")).toBe("true");
    await click("copy-python");
    await answer(PYTHON);
    expect(sent("python")).toMatchObject([{ ply: Number(root.querySelector(".ttr-row")?.getAttribute("data-ply")) }]);
    await row(0);
    expect(part("row-menu")).toBeNull();
  });

  it("shows the text, selected, where the browser refuses", async () => {
    allowed = false;
    const { click, answer, part, press } = await mounted();
    await click("log-menu");
    await click("copy-game");
    await answer(PYTHON);
    const field = part("by-hand")?.querySelector("textarea");
    expect(field?.value).toBe(PYTHON);
    expect(document.activeElement).toBe(field);
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, PYTHON.length]);
    await press("Close", part("by-hand") as Element);
    expect(part("by-hand")).toBeNull();
  });

  it("says when the kernel refuses, or is gone", async () => {
    const { click, sent, reply, part, model } = await mounted();
    await click("log-menu");
    await click("copy-game");
    await reply({ kind: "refused", id: sent("python")[0]?.["id"], code: "stale", rule: "R57", args: {} });
    await settled();
    expect(part("log-menu")?.textContent).toContain("The kernel did not answer");
    await click("copy-game");
    expect(sent("python")).toHaveLength(2);
    await act(() => model.emit("comm:close"));
    expect(part("log-menu"), "without a kernel there is nothing to ask").toBeNull();
    expect(copied).toEqual([]);
  });
});

describe("branches", () => {
  const LATER = { ...MID, ply: MID.ply - 2 };

  it("begin where one looks back", async () => {
    const { click, sent } = await mounted({ view: LATER, ply: LATER.ply, can_branch: true });
    await click("branch");
    expect(sent("branch")).toMatchObject([{ ply: LATER.ply }]);
  });

  it("are not offered in the bar where they would tell too much; a row says why", async () => {
    const { row, part, click, sent } = await mounted({ can_branch: false });
    expect(part("action-bar")?.querySelector("[data-action=branch]")).toBeNull();
    await row(0);
    await click("branch");
    expect(sent("branch")).toEqual([]);
    expect(part("row-menu")?.textContent).toContain("when the game is over");
  });

  it("say what they are, what cells call them, and lead back", async () => {
    const { part, click, sent, root } = await mounted({ branch_of: { number: 1, ply: 31, code: "board.branches[1]" } });
    expect(part("branch")?.textContent).toContain("Branch 2, from move 31");
    await click("copy-code");
    expect(copied).toEqual(["board.branches[1]"]);
    expect(root.querySelector("[data-action=new-game]")).toBeNull();
    await click("main");
    expect(sent("main")).toHaveLength(1);
  });

  it("offer no other game at their end", async () => {
    const branch_of = { number: 0, ply: 31, code: null };
    const { find } = await mounted({ view: OVER, ply: OVER.ply, live_ply: OVER.ply, branch_of });
    expect(find("button", "Rematch")).toBeUndefined();
    expect(find("button", "Back to the game")).toBeDefined();
  });
});

describe("a board of one's own", () => {
  it("has its own name in the header", async () => {
    const { default: usa } = await import("../../ttr_widget/data/usa.json");
    const { default: layout } = await import("../../ttr_widget/data/usa_layout.json");
    const { part } = await mounted({ board: { ...usa, name: "Two lakes", layout } });
    expect(part("header")?.textContent).toContain("Two lakes");
    expect(part("header")?.textContent).not.toContain("USA");
  });

  it("names the classic one by its own name", async () => {
    const { part } = await mounted();
    expect(part("header")?.textContent).toContain("Ticket to Ride — USA");
  });
});

describe("a row of the log", () => {
  it("keeps a long name and the route apart", async () => {
    const name = "Maximiliane von Hohenstein";
    const players = MID.players.map((player, seat) => (seat === 3 ? { ...player, name } : player));
    const { root } = await mounted({ view: { ...MID, players } });
    const first = root.querySelector(".ttr-row-text");
    expect(first?.querySelector(".ttr-row-name")?.textContent).toBe(name);
    expect(first?.querySelector(".ttr-row-what")?.textContent).toContain("MIA–NOL");
  });
});
