import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOST_AFTER, SLOW_AFTER, Sync } from "../src/sync";
import { after, MID, StubModel } from "./views";

const PLAY = { kind: "play", move: "draw red", state_id: MID.state_id, seat: 0, sent: 1 } as const;

function start(traits: Record<string, unknown> = {}) {
  const model = new StubModel({ view: { ...MID, ply: 0, events: [] }, ...traits });
  const sync = new Sync(model.asModel);
  return { model, sync, state: () => sync.store.get() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("an intent", () => {
  it("carries its own id, and one at a time is under way", () => {
    const { model, sync, state } = start();
    const id = sync.send(PLAY, { route: "Denver-Phoenix", color: "white" });
    expect(model.sent).toEqual([{ ...PLAY, id }]);
    expect(state().pending).toMatchObject({ id, stage: "sent", claim: { route: "Denver-Phoenix" } });
    expect(sync.send(PLAY)).toBeNull();
    expect(model.sent).toHaveLength(1);
  });

  it("is over when it is accepted and its view has come, in either order", () => {
    for (const viewFirst of [true, false]) {
      const { model, sync, state } = start();
      const id = sync.send(PLAY);
      const steps = [
        () => model.set("view", after(MID, { ply: 0, events: [] })),
        () => model.reply({ kind: "accepted", id }),
      ];
      if (!viewFirst) steps.reverse();
      steps[0]?.();
      expect(state().pending).not.toBeNull();
      steps[1]?.();
      expect(state().pending).toBeNull();
    }
  });

  it("that lifts a curtain is over at once: the game stands where it stood", () => {
    const { model, sync, state } = start();
    const id = sync.send({ kind: "reveal", state_id: MID.state_id });
    model.reply({ kind: "accepted", id });
    expect(state().pending).toBeNull();
  });

  it("is not shown for ever when the accepted view never comes", () => {
    const { model, sync, state } = start();
    const id = sync.send(PLAY);
    model.reply({ kind: "accepted", id });
    vi.advanceTimersByTime(SLOW_AFTER);
    expect(state().pending).toBeNull();
  });

  it("leaves a refusal, which the next position wipes away", () => {
    const { model, sync, state } = start();
    const id = sync.send(PLAY);
    model.reply({ kind: "refused", id, code: "slot_empty", rule: "R24", args: { color: "red" } });
    expect(state().pending).toBeNull();
    expect(state().refusal).toEqual({ code: "slot_empty", rule: "R24", args: { color: "red" } });
    model.set("view", after(MID, { ply: 0, events: [] }));
    expect(state().refusal).toBeNull();
  });

  it("does not listen to answers to somebody else", () => {
    const { model, sync, state } = start();
    sync.send(PLAY);
    model.reply({ kind: "refused", id: "other", code: "stale", rule: "R57", args: {} });
    model.reply({ kind: "accepted", id: "other" });
    model.emit("msg:custom", null);
    expect(state().pending?.stage).toBe("sent");
    expect(state().refusal).toBeNull();
  });

  it("says after 3 s that the kernel is busy, and gives up after a minute", () => {
    const { sync, state } = start();
    sync.send(PLAY);
    vi.advanceTimersByTime(SLOW_AFTER - 1);
    expect(state().pending?.stage).toBe("sent");
    vi.advanceTimersByTime(1);
    expect(state().pending?.stage).toBe("slow");
    vi.advanceTimersByTime(LOST_AFTER - SLOW_AFTER);
    expect(state().pending).toBeNull();
    expect(state().lost).toBe(true);
    sync.forgetRefusal();
    expect(state().lost).toBe(false);
  });
});

describe("a late move", () => {
  it("is confirmed when the kernel asks whether it still stands", () => {
    const { model, sync, state } = start();
    const id = sync.send(PLAY);
    model.reply({ kind: "ready", id });
    expect(model.sent.slice(1)).toMatchObject([{ kind: "go", of: id, sent: expect.any(Number) }]);
    expect(state().pending).not.toBeNull();
    model.set("view", after(MID, { ply: 0, events: [] }));
    model.reply({ kind: "accepted", id });
    expect(state().pending).toBeNull();
  });

  it("is not confirmed once the reader has cancelled it", () => {
    const { model, sync } = start();
    const id = sync.send(PLAY);
    sync.cancel();
    model.reply({ kind: "ready", id });
    expect(model.sent.map((message) => message["kind"])).toEqual(["play", "cancel"]);
  });
});

describe("cancel", () => {
  it("names the intent, once", () => {
    const { model, sync, state } = start();
    const id = sync.send(PLAY);
    sync.cancel();
    sync.cancel();
    expect(model.sent.slice(1)).toMatchObject([{ kind: "cancel", of: id }]);
    expect(state().pending?.stage).toBe("cancelling");
    vi.advanceTimersByTime(SLOW_AFTER);
    expect(state().pending?.stage).toBe("cancelling");
  });

  it("that wins leaves no complaint", () => {
    const { model, sync, state } = start();
    const id = sync.send(PLAY);
    sync.cancel();
    model.reply({ kind: "refused", id, code: "cancelled", rule: "R57", args: {} });
    expect(state().pending).toBeNull();
    expect(state().refusal).toBeNull();
  });

  it("that is answered without an answer to the intent ends the waiting", () => {
    const { model, sync, state } = start();
    sync.send(PLAY);
    sync.cancel();
    model.reply({ kind: "accepted", id: model.sent[1]?.["id"] });
    expect(state().pending).toBeNull();
  });

  it("without an intent does nothing", () => {
    const { model, sync } = start();
    sync.cancel();
    expect(model.sent).toEqual([]);
  });
});

describe("the log", () => {
  it("is asked for when the widget comes late, and again for a new branch", () => {
    const { model, state } = start({ view: MID });
    expect(model.sent).toMatchObject([{ kind: "log", from: 0 }]);
    const [ask] = model.sent;
    const events = [{ ply: 0, turn: 0, seat: 0, kind: "pass" }];
    model.reply({ kind: "log", id: ask?.["id"], branch: 0, from: 0, events });
    expect(state().log[0]?.ply).toBe(0);
    model.set("view", after(MID, { branch: 1 }));
    expect(model.sent).toHaveLength(2);
    expect(state().log[0]?.ply).toBeGreaterThan(0);
  });

  it("is asked for once while the answer is on its way", () => {
    const { model } = start({ view: MID });
    model.set("view", after(MID, {}));
    expect(model.sent).toHaveLength(1);
  });
});

describe("options", () => {
  it("are set as traits and read back", () => {
    const { model, sync, state } = start();
    sync.setOption("speed", 3);
    expect(model.get("speed")).toBe(3);
    expect(state().speed).toBe(3);
  });

  it("keep their defaults where a trait is missing", () => {
    expect(start().state()).toMatchObject({ confirm: "claims", theme: "auto", undo: "fair", can_undo: false });
  });
});

it("lets go of the model", () => {
  const { model, sync, state } = start();
  sync.send(PLAY);
  sync.destroy();
  model.set("view", after(MID, {}));
  expect(state().view?.state_id).toBe(MID.state_id);
  vi.advanceTimersByTime(LOST_AFTER);
  expect(state().lost).toBe(false);
});
