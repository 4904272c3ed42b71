import { describe, expect, it } from "vitest";
import { announcements } from "../src/announce";
import { atlasOf } from "../src/atlas";
import { Texts } from "../src/texts";
import type { WireEvent, WireView } from "../src/wire";
import { after, FIVE, MID, OVER, SECOND } from "./views";

const en = new Texts("en");
const atlas = atlasOf("usa");
const say = (before: WireView | null, view: WireView) => announcements(en, atlas, before, view);

const event = (ply: number, patch: Partial<WireEvent>): WireEvent => ({ ply, turn: ply, seat: 1, kind: "deck", ...patch });
const with_ = (before: WireView, events: WireEvent[], patch: Partial<WireView> = {}): WireView => ({
  ...after(before, {}),
  ply: before.ply + events.length,
  events: [...before.events, ...events].slice(-12),
  ...patch,
});

describe("what is told", () => {
  it("is nothing of what was there before", () => expect(say(null, MID)).toEqual([]));

  it("names one's own covered card, and nobody else's", () => {
    expect(say(MID, with_(MID, [event(MID.ply, { seat: 0, color: "white" })], { phase: "second_card" }))).toEqual([
      "You draw white from the deck.",
      "Draw a second card.",
    ]);
    expect(say(FIVE, with_(FIVE, [event(FIVE.ply, {})]))).toEqual(["Bo draws a covered card."]);
  });

  it("says whose turn it is only when that has changed", () => {
    expect(say(FIVE, with_(FIVE, [event(FIVE.ply, {})], { turn: 2 })).at(-1)).toBe("Cai to move.");
    expect(say(FIVE, with_(FIVE, [event(FIVE.ply, {})], { turn: 0 })).at(-1)).toBe("Your turn.");
  });

  it("gives many moves at once by the turn, in a few words", () => {
    const events = [0, 1, 2, 3, 4, 5, 6].map((i) => event(FIVE.ply + i, { turn: 90 + (i >> 1), seat: 1 + (i >> 1) }));
    events[6] = event(FIVE.ply + 6, { turn: 93, seat: 4, kind: "claim", route: "Helena-Omaha", color: "red", count: 5, final: true });
    const said = say(FIVE, with_(FIVE, events, { turn: 0 }));
    expect(said).toEqual([
      "Bo draws 2 cards.",
      "Cai draws 2 cards.",
      "Dee draws 2 cards.",
      "Eve claims Helena – Omaha.",
      "The final round begins.",
      "Your turn.",
    ]);
  });

  it("never floods: what the view no longer carries is a number", () => {
    const events = Array.from({ length: 40 }, (_, i) => event(FIVE.ply + i, { turn: 90 + i, seat: i % 5 }));
    const said = say(FIVE, with_(FIVE, events));
    expect(said.length).toBeLessThanOrEqual(8);
    expect(said[0]).toBe("34 more moves.");
  });

  it("tells of a ticket completed, of one's last turn, and who has won", () => {
    const done = MID.you!.tickets.map((ticket, i) => (i === 0 ? { ...ticket, done: true } : ticket));
    const claim = event(MID.ply, { seat: 0, kind: "claim", route: "Denver-Kansas City:black", color: "black", count: 3, locomotives: 1, points: 7 });
    expect(say(MID, with_(MID, [claim], { you: { ...MID.you!, tickets: done }, turn: 1 }))).toEqual([
      "Ann claims Denver – Kansas City (black) with 3 black + 1 locomotive: 7 points.",
      "Ticket complete: Chicago – Los Angeles.",
      "Bo to move.",
    ]);
    const last = with_(FIVE, [event(FIVE.ply, {})], { turn: 0, final: { trigger: 1, turns_left: 3 } });
    expect(say(FIVE, last)).toContain("This is your last turn.");
    expect(say(MID, with_(MID, [event(MID.ply, { over: true })], { ...OVER, ply: MID.ply + 1 })).at(-1)).toBe("Bo wins with 71 points.");
  });

  it("after an undo says where we are, not what was undone", () => {
    expect(say(SECOND, { ...MID, branch: 1, ply: MID.ply - 1 })).toEqual(["Back at move 111.", "Your turn."]);
  });

  it("says nothing of the events between two seats' eyes", () => {
    expect(say(MID, with_(MID, [event(MID.ply, { seat: 0, color: "white" })], { seat: 1, turn: 1 }))).toEqual(["One more move.", "Your turn."]);
  });

  it("speaks the reader's language", () => {
    const zh = announcements(new Texts("zh"), atlas, FIVE, with_(FIVE, [event(FIVE.ply, {})], { turn: 2 }));
    expect(zh.join("")).not.toMatch(/draws|to move/);
  });
});

it("asks nobody for a move while we are looking back", () => {
  expect(announcements(en, atlas, SECOND, { ...MID, ply: MID.ply - 9 }, true)).toEqual(["Back at move 103."]);
});
