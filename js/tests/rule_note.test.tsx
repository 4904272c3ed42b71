import { afterEach, expect, it, vi } from "vitest";
import { MID } from "./views";

vi.mock("../src/board", async () => ({ BoardCanvas: (await import("./mounted")).FakeBoard }));
const { mount } = await import("./mounted");

const REFUSED = { kind: "refused", code: "wrong_colour", rule: "R29", args: {} };

afterEach(() => {
  document.body.innerHTML = "";
});

async function refused(rule: string) {
  const page = await mount({ view: MID });
  await page.press("Draw from the deck");
  const [intent] = page.sent("play");
  await page.reply({ ...REFUSED, rule, id: intent?.["id"] });
  return page;
}

it("says at a press what the rule is called and what it says", async () => {
  const { press, part, text, find, root } = await refused("R29");
  expect(part("rule")).toBeNull();
  await press("Rule R29");
  expect(text("rule")).toMatch(/^R29 · Coloured routes.*exactly as many cards/);
  expect(find("button", "Rule R29")?.getAttribute("aria-expanded")).toBe("true");
  expect(root.querySelector(`[id="${find("button", "Rule R29")?.getAttribute("aria-controls")}"]`)).toBe(part("rule"));
  await press("Rule R29");
  expect(part("rule")).toBeNull();
});

it("goes away at Escape, which does not reach the refusal", async () => {
  const { press, part, find, state } = await refused("R29");
  await press("Rule R29");
  find("button", "Rule R29")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(part("rule")).toBeNull());
  expect(state()).toBe("reason");
});

it("goes away at a press elsewhere", async () => {
  const { press, part } = await refused("R29");
  await press("Rule R29");
  document.body.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, composed: true }));
  await vi.waitFor(() => expect(part("rule")).toBeNull());
});

it("is a word and no button for a rule that has no text", async () => {
  const { text, find } = await refused("R999");
  expect(text("action-bar")).toContain("Rule R999");
  expect(find("button", "Rule R999")).toBeUndefined();
});
