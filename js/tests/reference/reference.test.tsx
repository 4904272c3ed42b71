import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { OPENING } from "../views";
import { DATA, text } from "./data";

vi.mock("../../src/board", async () => {
  const { FakeBoard } = await import("../mounted");
  return { BoardCanvas: FakeBoard };
});

const { mount } = await import("../mounted");

const LIVE = { layout: { comm_live: true } };
const OPENED = {
  item: "2",
  names: [text("Ann", "甲"), text("Bo", "乙")],
  moves: [
    { move: "draw red", refused: null },
    { move: "pass", refused: "pass_not_allowed" },
  ],
};

const reference = (place: object = {}, more: object = {}, at = 1240) =>
  mount({ view: null, reference: DATA, place: { tab: "questions", item: null, search: null, ...place }, ...LIVE, ...more }, at);

const key = (target: Element | null | undefined, name: string) =>
  act(() => {
    target?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  });

beforeEach(() => {
  document.body.replaceChildren();
});

describe("the parts", () => {
  it("are there without a board, and in the reader's language at once", async () => {
    const page = await reference();
    expect(page.part("board")).toBeNull();
    expect(page.text("ref-part")).toContain("Answer 1.");
    page.set("language", "zh");
    expect(page.text("ref-part")).toContain("中Answer 1.");
    expect(page.text("ref-tabs")).toContain("目的地票");
  });

  it.each(["rules", "catalogue", "tickets", "routes", "turn", "conventions", "museum", "glossary", "about"])(
    "open one by one: %s",
    async (tab) => {
      const page = await reference({ tab });
      expect(page.part("ref-part")?.dataset["tab"]).toBe(tab);
      expect(page.text("ref-part").length).toBeGreaterThan(10);
      expect(page.root.querySelector(".ttr-ref-part script")).toBeNull();
    },
  );

  it("begin where they are told to", async () => {
    const page = await reference({ tab: "rules", item: "R2" });
    expect(page.root.querySelector("[data-ref-heading]")?.textContent).toBe("The market");
    const found = await reference({ search: "ticket" });
    expect(found.part("ref-part")?.dataset["tab"]).toBe("found");
  });

  it("are links to each other, with a way back", async () => {
    const page = await reference({ item: "2" });
    expect(page.text("ref-part")).toContain("Here too.");
    page.press("R2", page.root.querySelector(".ttr-ref-foot")!);
    expect(page.root.querySelector("[data-ref-heading]")?.textContent).toBe("The market");
    page.press("Back");
    expect(page.root.querySelector("[data-ref-heading]")?.textContent).toBe("Question 2?");
  });

  it("are turned and gone through by keys", async () => {
    const page = await reference();
    key(page.root.querySelector("[data-tab=questions][role=tab]"), "ArrowLeft");
    expect(page.part("ref-part")?.dataset["tab"]).toBe("glossary");
    key(page.root.querySelector("[data-tab=glossary][role=tab]"), "Home");
    key(page.root.querySelector("[data-line='1']"), "ArrowDown");
    expect(page.root.querySelector("[data-ref-heading]")?.textContent).toBe("Question 2?");
    expect(document.activeElement?.getAttribute("data-line")).toBe("2");
  });

  it("fold up where there is little room", async () => {
    const page = await reference({}, {}, 480);
    const line = page.root.querySelector<HTMLElement>("[data-line='1']")!;
    expect(line.getAttribute("aria-expanded")).toBe("false");
    act(() => line.click());
    expect(line.getAttribute("aria-expanded")).toBe("true");
    expect(page.text("ref-part")).toContain("Answer 1.");
  });
});

describe("the search", () => {
  it("is gone through by keys, and the first find opened by Enter", async () => {
    const page = await reference({ search: "ticket" });
    const box = page.root.querySelector<HTMLInputElement>(".ttr-ref-query");
    key(box, "ArrowDown");
    expect(document.activeElement?.getAttribute("data-hit")).toBe("term ticket");
    key(document.activeElement, "ArrowUp");
    expect(document.activeElement).toBe(box);
    key(box, "Enter");
    expect(page.part("ref-part")?.dataset["tab"]).toBe("glossary");
    expect(page.root.querySelector("[data-term=ticket]")?.className).toContain("ttr-on");
  });

  it("leads from a city to its routes alone", async () => {
    const page = await reference({ search: "Dallas" });
    act(() => page.root.querySelector<HTMLElement>("[data-hit='city Dallas']")!.click());
    expect([...page.root.querySelectorAll("[data-row]")].map((row) => row.getAttribute("data-row"))).toEqual(["Dallas-Houston:1"]);
    page.press("Show all");
    expect(page.root.querySelectorAll("[data-row]")).toHaveLength(2);
  });
});

describe("tables", () => {
  const order = (root: Element) => [...root.querySelectorAll("[data-row]")].map((row) => row.getAttribute("data-row"));

  it("are sorted by their headings", async () => {
    const page = await reference({ tab: "tickets" });
    expect(order(page.root)).toEqual(["Dallas-New York", "Denver-El Paso"]);
    const heading = page.root.querySelector("[data-sort=points]")!;
    page.press("Three");
    expect(heading.closest("th")?.getAttribute("aria-sort")).toBe("descending");
    expect(order(page.root)).toEqual(["Dallas-New York", "Denver-El Paso"]);
    page.press("Three");
    expect(heading.closest("th")?.getAttribute("aria-sort")).toBe("ascending");
    expect(order(page.root)).toEqual(["Denver-El Paso", "Dallas-New York"]);
    expect(page.root.querySelectorAll("[aria-sort=ascending], [aria-sort=descending]")).toHaveLength(1);
  });

  it("light up on the map what is pointed at, and keep lit what is chosen", async () => {
    const page = await reference({ tab: "tickets" });
    const row = page.root.querySelector<HTMLElement>("[data-row='Denver-El Paso']")!;
    act(() => row.focus());
    expect(page.board().props?.arc).toEqual(["Denver", "El Paso"]);
    act(() => row.click());
    act(() => row.blur());
    expect(page.board().props?.arc).toEqual(["Denver", "El Paso"]);
    act(() => row.click());
    expect(page.board().props?.arc).toBeNull();
  });

  it("light up the board that is open", async () => {
    const page = await reference({ tab: "routes" }, { view: OPENING, opened: OPENED });
    expect(page.root.querySelector(".ttr-ref-map")).toBeNull();
    act(() => page.root.querySelector<HTMLElement>("[data-row='Dallas-Houston:1']")!.focus());
    expect(page.board().props?.highlightRoutes).toEqual(["Dallas-Houston:1"]);
    page.press(/^Questions/);
    expect(page.board().props?.highlightRoutes).toEqual([]);
  });
});

describe("the board", () => {
  it("opens with one press, and is played move by move", async () => {
    const page = await reference({ item: "2" });
    page.press("Open on the board");
    expect(page.sent("reference")).toMatchObject([{ action: "open", item: "2" }]);
    page.set("opened", OPENED);
    page.set("view", OPENING);
    page.reply({ kind: "accepted", id: page.sent("reference")[0]?.["id"] });
    expect(page.text("ref-opened")).toContain("Question 2?");
    expect(page.part("board")).not.toBeNull();
    page.press("Play the next move");
    expect(page.sent("play")).toMatchObject([{ move: "draw red", state_id: OPENING.state_id }]);
  });

  it("calls its players as the reader's language does", async () => {
    const page = await reference({}, { view: OPENING, opened: OPENED });
    page.set("language", "zh");
    expect(page.text("players")).toContain("甲");
  });

  it("is closed again, and offers no other game", async () => {
    const page = await reference({}, { view: OPENING, opened: OPENED });
    expect(page.root.querySelector("[data-action=new-game]")).toBeNull();
    expect(page.root.querySelectorAll("[data-part=language]")).toHaveLength(1);
    page.press("Close the board");
    expect(page.sent("reference")).toMatchObject([{ action: "close" }]);
    page.set("opened", null);
    page.set("view", null);
    expect(page.part("board")).toBeNull();
    expect(page.part("ref-opened")).toBeNull();
    expect(document.activeElement?.getAttribute("role")).toBe("tabpanel");
  });

  it("tells those who listen what is on it", async () => {
    const page = await reference();
    page.set("opened", OPENED);
    page.set("view", OPENING);
    expect(page.text("ref-news")).toBe("On the board: Question 2?");
  });

  it("says that the kernel takes its time, and lets the reader think better of it", async () => {
    vi.useFakeTimers();
    const page = await reference();
    page.press("Open on the board");
    act(() => void vi.advanceTimersByTime(4_000));
    expect(page.part("action-bar")?.dataset["state"]).toBe("busy");
    page.press(/^Cancel/);
    expect(page.sent("cancel")).toHaveLength(1);
    vi.useRealTimers();
  });

  it("needs a kernel: without one the line of Python stands there", async () => {
    const page = await reference({ item: "2" }, { layout: { comm_live: false } });
    expect(page.find("button", "Open on the board")).toBeUndefined();
    expect(page.text("ref-part")).toContain("ttr.faq(2)");
  });
});
