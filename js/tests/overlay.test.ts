// @vitest-environment jsdom
/** A script's canvas on the map: found by its model, copied at each frame, absent where there is none. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OverlayLayer } from "../src/overlay";
import { StubModel } from "../harness/stub_model";

class FakeModel extends StubModel {
  readonly canvas = Object.assign(document.createElement("canvas"), { width: 2000, height: 1240 });
}

class FakeManager extends StubModel {
  currentProcessing: Promise<unknown> = Promise.resolve();
}

const drawn: unknown[] = [];

beforeEach(() => {
  drawn.length = 0;
  vi.useFakeTimers();
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: (source: unknown) => drawn.push(source),
  })) as never;
});
afterEach(() => vi.useRealTimers());

function widget(id: string | null, models: Record<string, unknown> | null) {
  const model = new StubModel({ overlay_id: id });
  const get_model = async (wanted: string) => {
    const found = models?.[wanted];
    if (!found) throw new Error("widget model not found");
    return found;
  };
  return Object.assign(model, models ? { widget_manager: { get_model } } : {});
}

describe("the overlay", () => {
  it("shows the canvas of its model, and each new frame", async () => {
    const source = new FakeModel();
    const layer = new OverlayLayer(widget("IPY_MODEL_a1", { a1: source }).asModel);
    await vi.runAllTimersAsync();
    const first = layer.store.get();
    expect(first.canvas).toMatchObject({ width: 2000, height: 1240 });
    expect(first.canvas, "a copy: the source changes while it is drawn on").not.toBe(source.canvas);
    const seen = vi.fn();
    layer.store.subscribe(seen);
    source.emit("new-frame");
    expect(seen).toHaveBeenCalledTimes(1);
    expect(layer.store.get().frame).toBe(first.frame + 1);
    expect(drawn).toEqual([source.canvas, source.canvas]);
    layer.destroy();
    source.emit("new-frame");
    expect(layer.store.get().canvas).toBeNull();
    expect(drawn).toHaveLength(2);
  });

  it("comes when the script asks for it, and goes when it is closed", async () => {
    const source = new FakeModel();
    const model = widget(null, { a1: source });
    const layer = new OverlayLayer(model.asModel);
    await vi.runAllTimersAsync();
    expect(layer.store.get().canvas).toBeNull();
    model.set("overlay_id", "IPY_MODEL_a1");
    await vi.runAllTimersAsync();
    expect(layer.store.get().canvas).not.toBeNull();
    source.emit("destroy");
    expect(layer.store.get().canvas).toBeNull();
  });

  it("waits for a model that the page does not know yet", async () => {
    const models: Record<string, unknown> = {};
    const layer = new OverlayLayer(widget("IPY_MODEL_a1", models).asModel);
    await vi.advanceTimersByTimeAsync(100);
    models["a1"] = new FakeModel();
    await vi.advanceTimersByTimeAsync(1000);
    expect(layer.store.get().canvas).not.toBeNull();
  });

  it("is absent, without a word, where models cannot be found", async () => {
    for (const model of [
      widget("IPY_MODEL_a1", null), // marimo
      widget("IPY_MODEL_a1", {}),
      widget("IPY_MODEL_a1", { a1: new StubModel() }), // another ipycanvas
      widget("IPY_MODEL_a1", { a1: {} }),
      widget("<script>", { "<script>": new FakeModel() }),
    ]) {
      const layer = new OverlayLayer(model.asModel);
      await vi.runAllTimersAsync();
      expect(layer.store.get()).toEqual({ canvas: null, frame: 0 });
      layer.destroy();
    }
  });

  it("lets one failed drawing not stop all later ones", async () => {
    const manager = new FakeManager();
    const source = new FakeModel({ _canvas_manager: manager });
    new OverlayLayer(widget("IPY_MODEL_a1", { a1: source }).asModel);
    await vi.runAllTimersAsync();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    manager.currentProcessing = Promise.reject(new Error("a radius below 0"));
    manager.emit("msg:custom");
    await expect(manager.currentProcessing).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
