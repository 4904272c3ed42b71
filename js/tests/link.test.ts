import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { atlasOf } from "../src/atlas";
import { Controller } from "../src/controller";
import { Sync } from "../src/sync";
import { freshUi } from "../src/ui";
import { MID, StubModel } from "./views";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(layout: unknown = { comm_live: true }) {
  const model = new StubModel({ view: { ...MID, ply: 0, events: [] }, layout });
  const sync = new Sync(model.asModel);
  return { model, sync, link: () => sync.store.get().link };
}

it("a saved notebook is not live, and nothing is sent", () => {
  const { model, sync, link } = start({ comm_live: false });
  expect(link()).toBe("none");
  const control = new Controller(sync, freshUi(), atlasOf("usa"));
  control.clickDeck();
  control.time.goto(0);
  expect(model.sent).toEqual([]);
});

it("a host that tells nothing is believed to be live", () => expect(start(undefined).link()).toBe("live"));

it("a restart breaks the link, and what was under way is forgotten", () => {
  const { model, sync, link } = start();
  sync.send({ kind: "play", move: "draw red", state_id: MID.state_id, seat: 0, sent: 1 });
  model.set("layout", { comm_live: false });
  model.emit("comm_live_update");
  vi.advanceTimersByTime(1);
  expect(link()).toBe("lost");
  expect(sync.store.get().pending).toBeNull();
  model.set("layout", { comm_live: true });
  model.emit("comm_live_update");
  vi.advanceTimersByTime(1);
  expect(link()).toBe("live");
});

it("so does a model that throws because its kernel is gone", () => {
  const { model, sync, link } = start();
  model.onSend = () => {
    throw new Error("Cannot send");
  };
  sync.send({ kind: "play", move: "draw red", state_id: MID.state_id, seat: 0, sent: 1 });
  expect(link()).toBe("lost");
  expect(sync.store.get().pending).toBeNull();
});
