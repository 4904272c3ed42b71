import { describe, expect, it } from "vitest";
import { atlasOf } from "../src/atlas";
import { Controller } from "../src/controller";
import { Sync } from "../src/sync";
import { freshUi } from "../src/ui";
import type { WireView } from "../src/wire";
import { after, CURTAIN, DRAWN, FIVE, MID, OPENING, OVER, SECOND, StubModel } from "./views";

const BLACK = "Denver-Kansas City:black";

function start(view: WireView = MID, traits: Record<string, unknown> = {}) {
  const model = new StubModel({ view: { ...view, events: [] }, can_undo: true, ...traits });
  const sync = new Sync(model.asModel);
  const ui = freshUi();
  const control = new Controller(sync, ui, atlasOf("usa"));
  const played = () => model.sent.filter((message) => message["kind"] === "play").map((message) => message["move"]);
  return { model, sync, ui, control, played, choice: () => ui.get().choice, why: () => ui.get().reason };
}

describe("a route", () => {
  it("is chosen by the first click and claimed by the second", () => {
    const { control, choice, played } = start();
    control.clickRoute("Chicago-Saint Louis:white");
    expect(choice()).toEqual({ kind: "claim", route: "Chicago-Saint Louis:white", payment: ["white", 2, 0] });
    expect(played()).toEqual([]);
    control.clickRoute("Chicago-Saint Louis:white");
    expect(played()).toEqual(["claim Chicago-Saint Louis:white with 2 white"]);
    expect(choice()).toBeNull();
  });

  it("with several payments has none preselected, and asks for one", () => {
    const { control, choice, why, played } = start();
    control.clickRoute(BLACK);
    expect(choice()).toMatchObject({ payment: null });
    control.clickRoute(BLACK);
    expect(why()?.code).toBe("choose_payment");
    expect(played()).toEqual([]);
    control.choosePayment(["black", 3, 1]);
    expect(why()).toBeNull();
    control.confirm();
    expect(played()).toEqual([`claim ${BLACK} with 3 black + 1 locomotive`]);
  });

  it("paid with locomotives alone says so", () => {
    const { control, played } = start();
    control.clickRoute("Duluth-Omaha:1");
    control.choosePayment(["locomotive", 0, 2]);
    control.confirm();
    expect(played()).toEqual(["claim Duluth-Omaha:1 with 2 locomotive"]);
  });

  it("takes arrows and colour keys for its payments", () => {
    const { control, choice } = start();
    control.clickRoute(BLACK);
    control.stepPayment(1);
    expect(choice()).toMatchObject({ payment: ["black", 3, 1] });
    control.stepPayment(-1);
    expect(choice()).toMatchObject({ payment: ["black", 2, 2] });
    control.clickRoute("Duluth-Omaha:1");
    control.pickColor("white");
    expect(choice()).toMatchObject({ payment: ["white", 2, 0] });
  });

  it("is claimed at once where nothing is to be confirmed", () => {
    const { control, played } = start(MID, { confirm: "never" });
    control.clickRoute("Chicago-Saint Louis:white");
    expect(played()).toHaveLength(1);
  });

  it("waits for a payment even then", () => {
    const { control, played } = start(MID, { confirm: "never" });
    control.clickRoute(BLACK);
    expect(played()).toEqual([]);
    control.choosePayment(["black", 2, 2]);
    expect(played()).toEqual([`claim ${BLACK} with 2 black + 2 locomotive`]);
  });

  it("takes the payment of the colour picked in the hand, if that is one", () => {
    const { control, choice } = start();
    control.pickColor("orange");
    control.clickRoute("Kansas City-Omaha:1");
    expect(choice()).toMatchObject({ payment: ["orange", 1, 0] });
  });

  it.each([
    ["Helena-Seattle", MID, "owned"],
    ["Denver-Salt Lake City:yellow", MID, "own_twin"],
    ["Denver-Phoenix", MID, "not_in_hand"],
    [BLACK, SECOND, "must_finish_draw"],
    [BLACK, DRAWN, "must_choose_tickets"],
    [BLACK, FIVE, "not_your_turn"],
    [BLACK, OVER, "game_over"],
    [BLACK, CURTAIN, "spectator"],
  ])("that cannot be claimed says why: %s", (route, view, code) => {
    const { control, why, choice, model } = start(view);
    control.clickRoute(route);
    expect(why()).toMatchObject({ code, route });
    expect(choice()).toBeNull();
    expect(model.sent.filter((message) => message["kind"] !== "log")).toEqual([]);
  });

  it("names the owner and the rule", () => {
    const { control, why } = start();
    control.clickRoute("Denver-Salt Lake City:yellow");
    expect(why()).toMatchObject({ rule: "R36", args: { owner: 0, owner_name: "Ann" } });
  });

  it("keeps its choice under a new view while that is legal, and drops it after", () => {
    const { control, choice, model } = start();
    control.clickRoute(BLACK);
    control.choosePayment(["black", 3, 1]);
    model.set("view", after(MID, { events: [] }));
    expect(choice()).toMatchObject({ route: BLACK, payment: ["black", 3, 1] });
    const claims = { [BLACK]: [["black", 2, 2]] } as WireView["legal"]["claims"];
    model.set("view", after(MID, { events: [], legal: { claims, moves: [] } }));
    expect(choice()).toMatchObject({ payment: ["black", 2, 2] });
    model.set("view", after(MID, { events: [], legal: { claims: {}, moves: [] } }));
    expect(choice()).toBeNull();
  });
});

describe("cards", () => {
  it("are drawn at once", () => {
    const { control, played, model } = start();
    control.clickMarket(2);
    expect(played()).toEqual(["draw blue"]);
    expect(model.sent.at(-1)).toMatchObject({ state_id: MID.state_id, seat: 0 });
  });

  it("are confirmed where everything is", () => {
    const { control, played, choice } = start(MID, { confirm: "always" });
    control.clickMarket(2);
    expect(choice()).toEqual({ kind: "draw", color: "blue", slot: 2 });
    control.clickDeck();
    expect(choice()).toEqual({ kind: "deck" });
    expect(played()).toEqual([]);
    control.clickDeck();
    expect(played()).toEqual(["draw deck"]);
  });

  it("say why they cannot be drawn", () => {
    const { control, why, played } = start(SECOND);
    control.clickMarket(1);
    expect(why()).toMatchObject({ code: "faceup_locomotive_second", rule: "R16" });
    control.clickTickets();
    expect(why()?.code).toBe("must_finish_draw");
    expect(played()).toEqual([]);
  });

  it("are not drawn twice while the first draw is under way", () => {
    const { control, played } = start();
    control.clickDeck();
    control.clickDeck();
    expect(played()).toEqual(["draw deck"]);
  });
});

describe("tickets", () => {
  it("are drawn after a confirmation: they end the turn", () => {
    const { control, played, choice } = start();
    control.clickTickets();
    expect(choice()).toEqual({ kind: "tickets" });
    control.confirm();
    expect(played()).toEqual(["draw tickets"]);
  });

  it("are kept in the order of the offer, whatever the order of ticking", () => {
    const { control, played } = start(OPENING);
    control.toggleTicket("Denver-El Paso");
    control.toggleTicket("Los Angeles-New York");
    control.keep();
    expect(played()).toEqual(["keep Los Angeles-New York, Denver-El Paso"]);
  });

  it("too few of them are refused with the rule", () => {
    const { control, why, played } = start(OPENING);
    control.toggleTicket("Denver-El Paso");
    control.keep();
    expect(why()).toMatchObject({ code: "keep_min_2", rule: "R6" });
    control.toggleTicket("Denver-El Paso");
    expect(why()).toBeNull();
    expect(played()).toEqual([]);
  });

  it("ticked for an offer that is gone are forgotten", () => {
    const { control, ui, model } = start(OPENING);
    control.toggleTicket("Denver-El Paso");
    model.set("view", after(MID, { events: [] }));
    expect(ui.get().kept).toEqual([]);
  });
});

describe("the rest", () => {
  it("cancels a choice, or what is under way", () => {
    const { control, choice, model } = start();
    control.clickRoute(BLACK);
    control.cancel();
    expect(choice()).toBeNull();
    control.clickDeck();
    control.cancel();
    expect(model.sent.at(-1)).toMatchObject({ kind: "cancel" });
  });

  it("undoes only where that is allowed", () => {
    const { control, model } = start(MID, { can_undo: false });
    const before = model.sent.length;
    control.undo();
    expect(model.sent).toHaveLength(before);
    model.set("can_undo", true);
    control.undo();
    expect(model.sent.at(-1)).toMatchObject({ kind: "undo", state_id: MID.state_id });
  });

  it("passes only where that is legal", () => {
    const { control, played, model } = start();
    control.pass();
    expect(played()).toEqual([]);
    model.set("view", after(MID, { events: [], legal: { claims: {}, moves: ["pass"] } }));
    control.pass();
    expect(played()).toEqual(["pass"]);
  });

  it("moves for the seat to move in an open game", () => {
    const { control, model } = start({ ...MID, seat: "open", turn: 2 });
    control.clickDeck();
    expect(model.sent.at(-1)).toMatchObject({ kind: "play", seat: 2 });
  });
});
