import { afterEach, describe, expect, it, vi } from "vitest";
import { atlasOf } from "../src/atlas";
import { claimText } from "../src/moves";
import { Texts } from "../src/texts";
import { actionsOf } from "../src/actions";
import type { Language, WireView } from "../src/wire";
import { after, CURTAIN, DRAWN, FIVE, MID, OPENING, OVER, SECOND } from "./views";

vi.mock("../src/board", async () => ({ BoardCanvas: (await import("./mounted")).FakeBoard }));
const { mount } = await import("./mounted");

afterEach(() => {
  document.body.innerHTML = "";
});

const atlas = atlasOf("usa");
const PASS: WireView = { ...MID, legal: { claims: {}, moves: ["pass"] } };

function legalOf(view: WireView): string[] {
  const claims = Object.entries(view.legal.claims);
  return [...view.legal.moves, ...claims.flatMap(([id, payments]) => payments.map((one) => claimText(id, one)))];
}

async function open(view: WireView, traits: Record<string, unknown> = {}) {
  const mounted = await mount({ view, ...traits });
  await mounted.press("All moves, as a list");
  const buttons = () => [...(mounted.part("mirror")?.querySelectorAll<HTMLButtonElement>("[data-move]") ?? [])];
  return { ...mounted, buttons };
}

describe("the list of all moves", () => {
  it.each([
    ["mid-game", MID],
    ["the first tickets", OPENING],
    ["drawn tickets", DRAWN],
    ["the second card", SECOND],
    ["nothing but to pass", PASS],
    ["another's turn", FIVE],
    ["the end", OVER],
  ])("has each legal action once: %s", async (_, view) => {
    const { buttons } = await open(view);
    expect(buttons().map((one) => one.dataset["move"]).sort()).toEqual(legalOf(view).sort());
    const names = buttons().map((one) => one.textContent);
    expect(new Set(names).size).toBe(names.length);
  });

  it("plays what is pressed, at once and only that", async () => {
    for (const move of legalOf(MID)) {
      const { buttons, sent, leave } = await open(MID);
      const { act } = await import("preact/test-utils");
      await act(() => buttons().find((one) => one.dataset["move"] === move)?.click());
      expect(sent("play")).toMatchObject([{ move, state_id: MID.state_id, seat: 0 }]);
      await leave();
    }
  }, 30_000);

  it("names a claim by cities, lane and payment", async () => {
    const { buttons } = await open(MID);
    const name = (move: string) => buttons().find((one) => one.dataset["move"] === move)?.textContent;
    expect(name("claim Denver-Kansas City:black with 3 black + 1 locomotive")).toBe(
      "Claim Denver to Kansas City, black lane, with 3 black and 1 locomotive",
    );
    expect(name("claim Duluth-Omaha:1 with 2 locomotive")).toBe("Claim Duluth to Omaha, lane 1, with 2 locomotives");
    expect(name("claim Little Rock-Nashville with 3 white")).toBe("Claim Little Rock to Nashville, with 3 white");
  });

  it("groups claims by city, in the order of their names", async () => {
    const { part } = await open(MID);
    const cities = [...(part("mirror")?.querySelectorAll<HTMLElement>("[data-city]") ?? [])];
    const names = cities.map((one) => one.dataset["city"]);
    expect(names).toEqual([...names].sort());
    expect(cities[0]?.querySelector("summary")?.textContent).toBe("Calgary: 1 route");
  });

  it("names every move apart in every language", () => {
    for (const language of ["en", "zh", "ja"] as Language[]) {
      for (const view of [MID, OPENING, DRAWN]) {
        const { cards, tickets, keep, pass, claims } = actionsOf(new Texts(language), atlas, view);
        const names = [cards, tickets, keep, pass, ...claims.map((city) => city.actions)].flat().map((one) => one.name);
        expect(new Set(names).size).toBe(names.length);
        if (language !== "en") expect(names.join()).not.toMatch(/Claim|Keep|Draw|lane/);
      }
    }
  });

  it("says where the game stands", async () => {
    const { part } = await open(MID);
    const text = part("standing")?.textContent ?? "";
    expect(text).toContain("Seat 4, Dee: 51 points, 22 trains, 4 cards, 5 tickets");
    expect(text).toContain("Market: white, locomotive, blue, green, red. 41 in the deck, 29 discarded, 15 tickets left.");
    expect(text).toContain("Your hand: 2 red, 1 orange");
    expect(text).toContain("Chicago – Los Angeles, 16 points: 1 claim left");
    expect(text).toContain("Bo: ");
    expect(part("mirror")?.textContent).toContain("Your turn.");
  });

  it("follows the game, and a button that has gone does not take the focus with it", async () => {
    const { buttons, set, root } = await open(MID);
    const deck = buttons().find((one) => one.dataset["move"] === "draw deck");
    deck?.focus();
    const { act } = await import("preact/test-utils");
    await act(() => deck?.click());
    expect(document.activeElement?.textContent).toBe("All moves, as a list");
    await set("view", after(FIVE, {}));
    await vi.waitFor(() => expect(buttons()).toHaveLength(0));
    expect(root.contains(document.activeElement)).toBe(true);
  });

  it("is not made while it is closed, and closes with Escape, back to the map", async () => {
    const { part, board, root } = await open(MID);
    const { act } = await import("preact/test-utils");
    await act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    });
    expect(part("mirror")).toBeNull();
    expect(document.activeElement).toBe(board().canvas);
    expect(root.querySelector("[data-move]")).toBeNull();
  });

  it("has undo, the curtain and the next game too", async () => {
    const over = await open(OVER, { can_undo: false });
    await over.press("Rematch", over.part("mirror")!);
    expect(over.sent("rematch")).toHaveLength(1);
    const curtain = await open(CURTAIN, { curtain: { seat: 1, name: "Bo" } });
    await curtain.press("I am Bo", curtain.part("mirror")!);
    expect(curtain.sent("reveal")).toHaveLength(1);
    const undo = await open(MID);
    await undo.press("Undo", undo.part("mirror")!);
    expect(undo.sent("undo")).toHaveLength(1);
  });
});
