import { afterEach, describe, expect, it, vi } from "vitest";
import { after, CURTAIN, DRAWN, FINAL, FIVE, MID, OPENING, OVER, SECOND } from "./views";

vi.mock("../src/board", async () => ({ BoardCanvas: (await import("./mounted")).FakeBoard }));
const { mount } = await import("./mounted");

const BLACK = "Denver-Kansas City:black";
const quiet = { ...MID, events: MID.events };

afterEach(() => {
  document.body.innerHTML = "";
});

describe("in mid-game", () => {
  it("shows every panel with what the view says", async () => {
    const { part, text, root } = await mount({ view: quiet });
    for (const name of ["header", "action-bar", "board", "hand", "tickets", "players", "market", "log", "live"]) {
      expect(part(name), name).not.toBeNull();
    }
    expect(text("action-bar")).toContain("Your turn");
    expect(text("players")).toContain("Dee");
    expect(text("hand")).toContain("16");
    expect(text("tickets")).toContain("35 at stake");
    expect(text("tickets")).toContain("1 claim left");
    expect(root.getAttribute("data-size")).toBe("wide");
  });

  it("groups the log by turn, with cards and points", async () => {
    const { part } = await mount({ view: quiet });
    const rows = [...(part("log")?.querySelectorAll("li") ?? [])];
    expect(rows[0]?.textContent).toContain("Dee claims MIA–NOL");
    expect(rows[0]?.querySelectorAll(".ttr-chip")).toHaveLength(6);
    expect(rows[0]?.textContent).toContain("+15");
    expect(rows[1]?.textContent).toContain("Cai draws 2 blind");
    expect(rows[2]?.textContent).toContain("Bo claims MON–TOR");
  });

  it("names every control", async () => {
    const { root, find } = await mount({ view: quiet });
    for (const button of root.querySelectorAll("button")) {
      expect(button.getAttribute("aria-label") || button.textContent?.trim()).toBeTruthy();
    }
    for (const name of ["Draw red", "Draw locomotive", "Draw from the deck", "Draw tickets", "Undo", "New game", "Help"]) {
      expect(find("button", name), name).toBeDefined();
    }
  });

  it("keeps the keys of every control from JupyterLab, on the control itself", async () => {
    const { root } = await mount({ view: quiet });
    const controls = root.querySelectorAll("button, input, select, [tabindex]");
    expect(controls.length).toBeGreaterThan(20);
    for (const one of controls) expect(one.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
  });
});

describe("a claim", () => {
  it("is previewed with cost, points, trains left and tickets, then confirmed", async () => {
    const { clickRoute, text, press, sent, part, state } = await mount({ view: quiet });
    await clickRoute(BLACK);
    expect(text("action-bar")).toContain("Claim Denver – Kansas City");
    expect(text("action-bar")).toContain("+7 points");
    expect(text("action-bar")).toContain("26 trains left");
    expect(text("completes")).toContain("CHI–LAX\u00a016");
    const radios = part("payments")?.querySelectorAll("input[type=radio]");
    expect([...(radios ?? [])].map((one) => one.getAttribute("aria-label"))).toEqual([
      "3 black + 1 locomotive",
      "2 black + 2 locomotives",
    ]);
    expect(part("payments")?.querySelector("input:checked")).toBeNull();
    await press("Confirm");
    expect(sent("play")).toEqual([]);
    await press("3 black + 1 locomotive");
    expect(text("action-bar")).toContain("3 black + 1 locomotive");
    await press("Confirm");
    expect(sent("play")).toMatchObject([{ move: `claim ${BLACK} with 3 black + 1 locomotive`, seat: 0 }]);
    expect(state()).toBe("turn");
  });

  it("stays lit on the map until the kernel has answered", async () => {
    const { clickRoute, board, model, sent, set, reply } = await mount({ view: quiet });
    await clickRoute("Chicago-Saint Louis:white");
    expect(board().props?.selected).toMatchObject({ route: "Chicago-Saint Louis:white", color: "white", seat: 0 });
    await clickRoute("Chicago-Saint Louis:white");
    expect(board().props?.selected).toMatchObject({ route: "Chicago-Saint Louis:white" });
    await set("view", after(MID, {}));
    await reply({ kind: "accepted", id: sent("play")[0]?.["id"] });
    expect(board().props?.selected).toBeNull();
    expect(model.sent.filter((message) => message["kind"] === "play")).toHaveLength(1);
  });

  it("with many payments writes them in figures, grouped by colour", async () => {
    const { clickRoute, part } = await mount({ view: quiet });
    await clickRoute("Calgary-Vancouver");
    const groups = [...(part("payments")?.querySelectorAll(".ttr-payment-group") ?? [])];
    expect(groups.map((one) => one.textContent)).toEqual(["2+11+2", "1+2", "2+11+2", "1+2", "1+2", "32+11+2", "32+11+2"]);
  });

  it("that is impossible is explained with its rule, and Escape puts that away", async () => {
    const { clickRoute, text, key, state } = await mount({ view: quiet });
    await clickRoute("Helena-Seattle");
    expect(text("action-bar")).toContain("Helena – Seattle belongs to Cai already.");
    expect(text("action-bar")).toContain("Rule R28");
    await key("Escape");
    expect(state()).toBe("turn");
  });
});

describe("the kernel", () => {
  it("that refuses is quoted in words", async () => {
    const { press, reply, sent, text } = await mount({ view: quiet });
    await press("Draw red");
    await reply({ kind: "refused", id: sent("play")[0]?.["id"], code: "slot_empty", rule: "R24", args: { color: "red" } });
    expect(text("action-bar")).toContain("No red card lies face up.");
    expect(text("action-bar")).toContain("Rule R24");
  });

  it("that is busy is waited for, with a way out", async () => {
    vi.useFakeTimers();
    try {
      const { press, text, sent, state } = await mount({ view: quiet });
      await press("Draw red");
      expect(state()).toBe("turn");
      const { act } = await import("preact/test-utils");
      await act(() => void vi.advanceTimersByTime(3000));
      expect(text("action-bar")).toContain("Kernel busy, your move is waiting");
      await press("Cancel");
      expect(sent("cancel")).toMatchObject([{ of: sent("play")[0]?.["id"] }]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("tickets", () => {
  it("are chosen with checkboxes and kept with one button", async () => {
    const { find, press, sent, text } = await mount({ view: OPENING });
    expect(text("action-bar")).toContain("Tick at least 2 of those below: 0 ticked");
    await press("Los Angeles – New York, 21 points");
    expect(find("button", "Keep 1 ticket")?.getAttribute("aria-disabled")).toBe("true");
    await press("Duluth – Houston, 8 points");
    expect(text("action-bar")).toContain("worth 29 points");
    await press("Keep 2 tickets");
    expect(sent("play")).toMatchObject([{ move: "keep Los Angeles-New York, Duluth-Houston" }]);
  });

  it("show their cities on the map while pointed at or ticked", async () => {
    const { press, board, part } = await mount({ view: OPENING });
    await press("Duluth – Houston, 8 points");
    expect(board().props?.highlightCities).toEqual(["Duluth", "Houston"]);
    const { act } = await import("preact/test-utils");
    const stub = part("ticket-chooser")?.querySelector("[data-ticket='Denver-El Paso']");
    await act(() => void stub?.dispatchEvent(new MouseEvent("mouseenter")));
    expect(board().props?.highlightCities).toContain("El Paso");
  });

  it("of before are still there when new ones are drawn, and blocked is said in words", async () => {
    const { text } = await mount({ view: DRAWN });
    expect(text("ticket-chooser")).toContain("Choose from these");
    expect(text("ticket-chooser")).toContain("CAL–PHX");
    expect(text("ticket-chooser")).toContain("blocked");
  });
});

describe("keys on the map", () => {
  it("walk, cycle and choose", async () => {
    const { key, board, state } = await mount({ view: quiet });
    await key("ArrowRight");
    const first = board().props?.focusCity;
    expect(first).toBeTruthy();
    await key("ArrowLeft");
    expect(board().props?.focusCity).not.toBe(first);
    await key(".");
    expect(board().props?.cursor).toContain(board().props?.focusCity);
    await key("Enter");
    expect(["claim", "reason"]).toContain(state());
  });

  it("draw, help and undo", async () => {
    const { key, sent, part, set } = await mount({ view: quiet });
    await key("?");
    expect(part("help")).not.toBeNull();
    await key("!", { code: "Digit1", shiftKey: true });
    expect(sent("play")).toMatchObject([{ move: "draw white" }]);
    await set("view", after(MID, {}));
    expect(sent("play")).toHaveLength(1);
  });

  it("pick a colour of the hand, which the map then shows", async () => {
    const { key, board } = await mount({ view: quiet });
    await key("7", { code: "Digit7" });
    expect(board().props).toMatchObject({ pickedColor: "black", choosing: true });
  });

  it("let Tab and the browser's own shortcuts go", async () => {
    const { board } = await mount({ view: quiet });
    for (const [key, ctrlKey] of [["Tab", false], ["d", true]] as const) {
      const event = new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true });
      board().canvas.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
  });
});

describe("other states", () => {
  it("say whose turn it is", async () => {
    const { text, state } = await mount({ view: FIVE });
    expect(state()).toBe("wait");
    expect(text("action-bar")).toContain("Bo to move");
  });

  it("say why a face-up locomotive cannot be the second card", async () => {
    const { press, text } = await mount({ view: SECOND });
    expect(text("market")).toContain("No face-up locomotive as second card");
    await press("Draw locomotive");
    expect(text("action-bar")).toContain("A face-up locomotive cannot be the second card");
  });

  it("announce the final round", async () => {
    const { text } = await mount({ view: FINAL });
    expect(text("header")).toContain("Final round: 4 turns left");
  });

  it("offer to pass when nothing else is left", async () => {
    const { press, sent } = await mount({ view: { ...MID, legal: { claims: {}, moves: ["pass"] } } });
    await press("Pass");
    expect(sent("play")).toMatchObject([{ move: "pass" }]);
  });

  it("hide hand and tickets behind a curtain until it is lifted", async () => {
    const { text, part, press, sent } = await mount({ view: CURTAIN, curtain: { seat: 1, name: "Bo" } });
    expect(text("action-bar")).toContain("Pass the screen to Bo");
    expect(text("curtain")).toContain("9 train cards and 4 tickets stay covered until then");
    expect(part("hand")).toBeNull();
    expect(part("tickets")).toBeNull();
    await press("I am Bo");
    expect(sent("reveal")).toMatchObject([{ state_id: CURTAIN.state_id }]);
  });

  it("let the bots go on after an undo, and say which one failed", async () => {
    const held = await mount({ view: FIVE, status: { driver: "held", thinking: null, error: null } });
    await held.press("Resume");
    expect(held.sent("resume")).toHaveLength(1);
    await held.leave();
    const error = { seat: 1, name: "Bo", reason: "ZeroDivisionError" };
    const stopped = await mount({ view: FIVE, status: { driver: "stopped", thinking: null, error } });
    expect(stopped.text("action-bar")).toContain("Bo stopped: ZeroDivisionError");
  });

  it("show names as text, never as HTML", async () => {
    const { root } = await mount({ view: FIVE });
    expect(root.textContent).toContain("<b>");
  });
});

describe("the end", () => {
  it("lists every line, ticket by ticket, and the winner", async () => {
    const { part, text, board, press } = await mount({ view: OVER });
    const scoring = part("scoring");
    expect(scoring?.querySelectorAll("[data-line='ticket']")).toHaveLength(14);
    expect(scoring?.querySelectorAll("[data-done='false']")).toHaveLength(6);
    expect(text("scoring")).toContain("Boston – Miami");
    expect(text("action-bar")).toContain("Bo wins");
    expect(board().props?.path).toMatchObject({ seat: 3 });
    await press(/longest path of Ann/);
    expect(board().props?.path).toMatchObject({ seat: 0, routes: OVER.scores?.[0]?.path });
  });

  it("counts line by line when the game ends before one's eyes", async () => {
    const { set, text, press, part } = await mount({ view: quiet });
    await set("view", after(OVER, {}));
    expect(text("action-bar")).toContain("Game over");
    expect(text("action-bar")).not.toContain("wins");
    expect(part("scoring")?.querySelectorAll(".ttr-late").length).toBeGreaterThan(0);
    await press("Show all");
    expect(text("action-bar")).toContain("Bo wins");
    expect(part("scoring")?.querySelectorAll(".ttr-late")).toHaveLength(0);
  });

  it("offers another game", async () => {
    const { press, sent, part } = await mount({ view: OVER });
    await press("Rematch");
    expect(sent("rematch")).toHaveLength(1);
    const again = await mount({ view: OVER });
    await again.press("New game", again.part("action-bar") ?? undefined);
    expect(again.sent("setup")).toHaveLength(1);
    expect(part("hand")).toBeNull();
  });
});

describe("the start panel", () => {
  const setup = { bots: ["greedy", "random"] };
  it("makes a game of two to five", async () => {
    const { press, part, sent, find } = await mount({ view: null, setup });
    await press(/Add a seat/);
    expect(part("start")?.querySelectorAll("li")).toHaveLength(3);
    await press("Remove seat 3");
    expect((find("button", "Remove seat 1") as HTMLButtonElement).disabled).toBe(true);
    await press("Start game");
    expect(sent("new")).toMatchObject([
      { players: [{ name: "Ann", bot: null }, { name: "Bo", bot: "greedy" }], seed: null },
    ]);
  });

  it("takes names and a seed, and no other seed than a number", async () => {
    const { find, press, sent, text } = await mount({ view: null, setup });
    const { act } = await import("preact/test-utils");
    const type = (label: string | RegExp, value: string) =>
      act(() => {
        const input = find("input", label) as HTMLInputElement;
        input.value = value;
        input.dispatchEvent(new Event("input", { bubbles: true }));
      });
    await type("Name, seat 1", "  <i>Zoë</i> ");
    await type("Seed (optional)", "abc");
    await press("Start game");
    expect(sent("new")).toEqual([]);
    expect(text("start")).toContain("A whole number");
    await type("Seed (optional)", "1900");
    await press("Start game");
    expect(sent("new")).toMatchObject([{ players: [{ name: "<i>Zoë</i>" }, {}], seed: 1900 }]);
  });

  it("offers the game that was not finished", async () => {
    const saved = { names: ["Ann", "Bo"], kinds: ["person", "greedy"], ply: 42, when: "2026-01-02T20:15:00Z" };
    const { press, sent, text } = await mount({ view: null, setup, saved });
    expect(text("saved")).toContain("Ann, Bo · move 42");
    await press("Continue this game");
    expect(sent("continue")).toHaveLength(1);
    const again = await mount({ view: MID, saved });
    expect(again.state()).toBe("saved");
    await again.press("New game", again.part("action-bar")!);
    expect(again.sent("decline")).toHaveLength(1);
  });

  it("starts from the players of the game before", async () => {
    const players = [{ name: "Cai", bot: null }, { name: "Dee", bot: "random" }, { name: "Eve", bot: null }];
    const { press, sent, part } = await mount({ view: MID, setup: { ...setup, players } });
    expect(part("start")?.querySelectorAll("li")).toHaveLength(3);
    await press("Back to the game");
    expect(sent("back")).toHaveLength(1);
  });
});

describe("layout", () => {
  it("follows the widget's own width, and survives having none", async () => {
    const { root, resize, part } = await mount({ view: quiet }, 800);
    expect(root.getAttribute("data-size")).toBe("middle");
    await resize(480);
    expect(root.getAttribute("data-size")).toBe("narrow");
    expect(part("tabs")).not.toBeNull();
    await resize(0);
    expect(root.getAttribute("data-size")).toBe("narrow");
    await resize(1080);
    expect(root.getAttribute("data-size")).toBe("wide");
  });

  it("shows one panel at a time when narrow, the tickets when they are to be chosen", async () => {
    const { part, press, set } = await mount({ view: quiet }, 480);
    expect(part("hand")).not.toBeNull();
    expect(part("market")).toBeNull();
    await press("Market");
    expect(part("market")).not.toBeNull();
    await set("view", after(DRAWN, {}));
    expect(part("ticket-chooser")).not.toBeNull();
  });

  it("can be the board alone", async () => {
    const { root, part } = await mount({ view: quiet, figure: true });
    expect(part("board")).not.toBeNull();
    expect(root.querySelectorAll("button")).toHaveLength(0);
  });
});

describe("theme and language", () => {
  it("follow the traits and are set through them", async () => {
    const { root, press, model, set } = await mount({ view: quiet });
    await press("Switch to dark");
    expect(model.get("theme")).toBe("dark");
    expect(root.className).toContain("ttr-dark");
    await press("中文");
    expect(model.get("language")).toBe("zh");
    expect(root.lang).toBe("zh-Hans");
    expect(root.textContent).toContain("芝加哥");
    await set("language", "ja");
    expect(root.lang).toBe("ja");
  });

  it("follow the page where nothing is said", async () => {
    document.body.setAttribute("data-jp-theme-light", "false");
    const { root } = await mount({ view: quiet, theme: "auto" });
    expect(root.className).toContain("ttr-dark");
    document.body.setAttribute("data-jp-theme-light", "true");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(root.className).toContain("ttr-light");
    document.body.removeAttribute("data-jp-theme-light");
  });
});

describe("the live region", () => {
  it("tells each event in a sentence, and when it is one's turn", async () => {
    const { set, text } = await mount({ view: FIVE });
    expect(text("live")).toBe("");
    const event = {
      ply: FIVE.ply,
      turn: 75,
      seat: 1,
      kind: "claim",
      route: "Helena-Omaha",
      color: "red",
      count: 4,
      locomotives: 1,
      points: 10,
    } as const;
    await set("view", after(FIVE, { turn: 0, events: [...FIVE.events, event] }));
    await vi.waitFor(() =>
      expect(text("live")).toBe("Bo claims Helena – Omaha with 4 red + 1 locomotive: 10 points. Your turn."),
    );
  });
});

it("cleans up after itself", async () => {
  const { leave, el, board, model } = await mount({ view: quiet });
  await leave();
  expect(el.innerHTML).toBe("");
  expect(board().destroyed).toBe(true);
  model.set("view", after(MID, {}));
});
