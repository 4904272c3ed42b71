import { describe, expect, it } from "vitest";
import { LESSON_DONE, LESSON_VIEW, LESSONS } from "../../harness/lessons";
import { atlasOf } from "../../src/atlas";
import { Controller } from "../../src/controller";
import { asPayment, freeClaimText, held, without } from "../../src/lesson/pay";
import { Sync } from "../../src/sync";
import { freshUi } from "../../src/ui";
import { StubModel } from "../views";

const YELLOW = "Los Angeles-San Francisco:yellow";
const PURPLE = "Los Angeles-San Francisco:purple";

function start(traits: Record<string, unknown> = {}) {
  const model = new StubModel({ view: LESSON_VIEW, lesson: LESSONS["task"], language: "en", ...traits });
  const sync = new Sync(model.asModel);
  const ui = freshUi();
  const control = new Controller(sync, ui, atlasOf("usa"));
  const sent = (kind: string) => model.sent.filter((message) => message["kind"] === kind);
  return { model, sync, ui, control, sent, choice: () => ui.get().choice };
}

describe("cards of a payment", () => {
  it("are written by colour, locomotives last", () => {
    expect(freeClaimText("A-B", ["locomotive", "blue", "red", "red"])).toBe("claim A-B with 2 red + 1 blue + 1 locomotive");
  });

  it("are a payment of the game only if they are of one colour", () => {
    expect(asPayment([])).toBeNull();
    expect(asPayment(["red", "blue"])).toBeNull();
    expect(asPayment(["red", "locomotive", "red"])).toEqual(["red", 2, 1]);
    expect(asPayment(["locomotive"])).toEqual(["locomotive", 0, 1]);
  });

  it("go back to the hand, the last of a colour first", () => {
    expect(without(["red", "blue", "red", "green"], "red")).toEqual(["red", "blue", "green"]);
    expect(without(["red"], "blue")).toEqual(["red"]);
  });

  it("are no more than the hand holds", () => {
    const cards = ["red", "red", "blue"] as const;
    expect(held({ red: 2, blue: 1 }, cards)).toBe(cards);
    expect(held({ red: 1 }, cards)).toEqual(["red"]);
  });
});

describe("a route in a lesson", () => {
  it("is paid card by card, and claimed by Confirm", () => {
    const { control, choice, sent } = start();
    control.clickRoute(YELLOW);
    expect(choice()).toEqual({ kind: "claim", route: YELLOW, payment: null, cards: [] });
    for (const color of ["yellow", "yellow", "red"] as const) control.pickColor(color);
    control.confirm();
    expect(sent("play")).toMatchObject([{ move: `claim ${YELLOW} with 1 red + 2 yellow`, state_id: 0, seat: 0 }]);
  });

  it("takes no more cards than there are, and gives them back", () => {
    const { control, choice } = start();
    control.clickRoute(YELLOW);
    for (let i = 0; i < 5; i++) control.pickColor("red");
    expect(choice()).toMatchObject({ cards: ["red", "red"], payment: ["red", 2, 0] });
    control.pickColor("yellow");
    control.lesson.key("Backspace");
    control.lesson.takeBack("red");
    expect(choice()).toMatchObject({ cards: ["red"] });
  });

  it("can be chosen although nothing in the hand pays it", () => {
    const { control, choice, sent } = start();
    control.clickRoute(PURPLE);
    control.pickColor("red");
    expect(choice()).toMatchObject({ route: PURPLE, cards: ["red"] });
    expect(sent("lesson")).toEqual([]);
  });

  it("that is closed is tried, and the kernel says why not", () => {
    const { control, ui, sent } = start();
    control.clickRoute("Seattle-Vancouver:2");
    expect(ui.get().reason?.code).toBe("closed_double");
    expect(sent("lesson")).toMatchObject([{ action: "tried", move: "claim Seattle-Vancouver:2 with 1 yellow" }]);
  });

  it("without a card asks for one", () => {
    const { control, ui, sent } = start();
    control.clickRoute(YELLOW);
    control.clickRoute(YELLOW);
    expect(ui.get().reason?.code).toBe("choose_payment");
    expect(sent("play")).toEqual([]);
  });

  it("is laid out again when the kernel refuses the payment, and the bar says nothing of its own", () => {
    const { control, choice, model, sync } = start();
    control.clickRoute(YELLOW);
    control.pickColor("red");
    control.confirm();
    expect(choice()).toBeNull();
    const id = model.sent.at(-1)!["id"];
    model.reply({ kind: "refused", id, code: "wrong_colour", rule: "R29", args: {} });
    expect(choice()).toMatchObject({ route: YELLOW, cards: ["red"] });
    expect(sync.store.get().refusal).toBeNull();
  });

  it("is not laid out again for what is refused later", () => {
    const { control, choice, model } = start();
    control.clickRoute(YELLOW);
    control.pickColor("red");
    control.confirm();
    model.reply({ kind: "accepted", id: model.sent.at(-1)!["id"] });
    model.set("view", { ...LESSON_VIEW, state_id: 1 });
    control.lesson.act("retry");
    model.reply({ kind: "refused", id: model.sent.at(-1)!["id"], code: "not_your_turn", rule: "R9", args: {} });
    expect(choice()).toBeNull();
  });

  it("is let go when it has been claimed", () => {
    const { control, choice, model } = start();
    control.clickRoute(YELLOW);
    control.pickColor("yellow");
    model.set("view", LESSON_DONE);
    expect(choice()).toBeNull();
  });

  it("is paid as ever where there is no lesson", () => {
    const { control, choice, sent } = start({ lesson: null });
    control.clickRoute(YELLOW);
    expect(choice()).toEqual({ kind: "claim", route: YELLOW, payment: ["yellow", 3, 0] });
    control.clickRoute("Seattle-Vancouver:2");
    expect(sent("lesson")).toEqual([]);
  });
});

describe("what is no move", () => {
  it("is sent as tried: cards, the deck, tickets", () => {
    const view = { ...LESSON_VIEW, turn: 1, legal: { claims: {}, moves: [] } };
    const { control, sent } = start({ view });
    control.clickMarket(0);
    control.clickDeck();
    control.clickTickets();
    expect(sent("lesson").map((message) => message["move"])).toEqual(["draw red", "draw deck", "draw tickets"]);
  });

  it("waits for no answer: the next click counts", () => {
    const { control, sync } = start();
    control.clickRoute("Seattle-Vancouver:2");
    expect(sync.store.get().pending).toBeNull();
  });
});

describe("another lesson", () => {
  it("begins with nothing chosen", () => {
    const { control, choice, model } = start();
    control.clickRoute(YELLOW);
    model.set("lesson", LESSONS["two"]);
    expect(choice()).toBeNull();
  });

  it("has names that follow the language", () => {
    const { model, sync } = start();
    const names = () => sync.store.get().view?.players.map((player) => player.name);
    expect(names()).toEqual(["You", "Rival"]);
    model.set("language", "zh");
    expect(names()).toEqual(["你", "对手"]);
  });
});
