import { afterEach, describe, expect, it, vi } from "vitest";
import { after, MID } from "./views";

vi.mock("../src/board", async () => ({ BoardCanvas: (await import("./mounted")).FakeBoard }));
const { mount } = await import("./mounted");

const still = { matches: false };
vi.stubGlobal("matchMedia", (query: string) => ({
  matches: query.includes("reduced-motion") && still.matches,
  addEventListener() {},
  removeEventListener() {},
}));

/** Animations that end when the test says so. */
const running: { onfinish?: (() => void) | null; timing: KeyframeAnimationOptions }[] = [];

afterEach(() => {
  document.body.innerHTML = "";
  running.length = 0;
  still.matches = false;
});

Element.prototype.animate = function (_: unknown, timing?: number | KeyframeAnimationOptions) {
  const animation = { cancel() {}, onfinish: null, timing: timing as KeyframeAnimationOptions };
  running.push(animation);
  return animation as never;
};

const draw = (seat: number) =>
  after(MID, {
    turn: seat,
    events: [...MID.events, { ply: MID.ply, turn: 80, seat, kind: "draw", color: "blue", refills: [[2, "red"]] }],
  });
const done = after(MID, {
  you: { ...MID.you!, tickets: MID.you!.tickets.map((ticket, i) => (i ? ticket : { ...ticket, done: true })) },
});

describe("cards in the air", () => {
  it("lie over the widget, out of everybody's way, and are gone when they have landed", async () => {
    const { set, part, root } = await mount({ view: MID });
    await set("view", draw(0));
    await vi.waitFor(() => expect(part("flights")?.children).toHaveLength(1));
    expect(part("flights")?.getAttribute("aria-hidden")).toBe("true");
    expect(root.querySelectorAll("[data-part=flights] :is(button, [tabindex])")).toHaveLength(0);
    const { act } = await import("preact/test-utils");
    await act(() => running.forEach((one) => one.onfinish?.()));
    expect(part("flights")?.children).toHaveLength(0);
  });

  it("never make a click wait", async () => {
    const { set, press, sent } = await mount({ view: MID });
    await set("view", draw(0));
    await press("Draw from the deck");
    expect(sent("play")).toMatchObject([{ move: "draw deck" }]);
  });

  it("are as quick as the bots, none at top speed", async () => {
    const flown = async (speed: number) => {
      running.length = 0;
      const { set } = await mount({ view: MID, speed });
      await set("view", draw(1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      return running.map((one) => one.timing.duration);
    };
    const [slow] = await flown(1);
    const [fast] = await flown(2);
    expect(Number(slow)).toBeGreaterThan(Number(fast));
    expect(await flown(3)).toEqual([]);
  });

  it("do not fly for those who prefer stillness, nor while looking back", async () => {
    still.matches = true;
    const { set } = await mount({ view: MID });
    await set("view", draw(0));
    still.matches = false;
    const past = await mount({ view: { ...MID, ply: 5 }, ply: 5, live_ply: 200 });
    await past.set("view", { ...draw(0), ply: 6 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(running).toEqual([]);
  });
});

describe("a ticket completed", () => {
  it("shines for a moment", async () => {
    const { set, root } = await mount({ view: MID });
    await set("view", done);
    await vi.waitFor(() => expect(root.querySelectorAll(".ttr-stub-just-done")).toHaveLength(1));
  });

  it("does not when it was complete before, or for those who prefer stillness", async () => {
    const shown = await mount({ view: done });
    expect(shown.root.querySelectorAll(".ttr-stub-just-done")).toHaveLength(0);
    still.matches = true;
    const { set, root } = await mount({ view: MID });
    await set("view", done);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(root.querySelectorAll(".ttr-stub-just-done")).toHaveLength(0);
  });
});
