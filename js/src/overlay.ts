/**
 * A script's own layer: the canvas of an ipycanvas model, lying on the map.
 *
 * `overlay_id` names the model. Its canvas is copied whenever it tells of a new
 * frame, into a canvas of ours that the board paints last: nothing is added to
 * the page, so pointer, wheel and keys stay where they are. `canvas`,
 * `widget_manager` and `currentProcessing` are documented nowhere; where one of
 * them is missing, no overlay shows, and that is all.
 */

import type { AnyModel } from "@anywidget/types";
import { Store } from "./store";

export interface OverlayState {
  /** Null while there is nothing to show. */
  canvas: HTMLCanvasElement | null;
  /** Another number whenever the canvas looks different. */
  frame: number;
}

interface Emitter {
  on(name: string, callback: (...args: unknown[]) => void): void;
  off(name: string, callback: (...args: unknown[]) => void): void;
  get(name: string): unknown;
}

interface CanvasModel extends Emitter {
  canvas?: unknown;
}

/** ipycanvas's own queue of drawing messages: once one of them fails, it would take no other for ever. */
interface ManagerModel extends Emitter {
  currentProcessing?: Promise<unknown>;
}

interface WidgetManager {
  get_model(id: string): Promise<unknown>;
}

/** A page that has just been loaded learns of its models one by one: ask again after so many milliseconds. */
const PATIENCE = [0, 50, 200, 600, 1500, 4000] as const;

export class OverlayLayer {
  readonly store = new Store<OverlayState>({ canvas: null, frame: 0 });
  private source: CanvasModel | null = null;
  private manager: ManagerModel | null = null;
  private copy: HTMLCanvasElement | null = null;
  /** Counts the models looked for: what is found for an older one is not wanted any more. */
  private search = 0;

  constructor(private readonly model: AnyModel) {
    model.on("change:overlay_id", this.find);
    void this.find();
  }

  destroy(): void {
    this.model.off("change:overlay_id", this.find);
    this.search += 1;
    this.leave();
  }

  private readonly find = async (): Promise<void> => {
    this.search += 1;
    const { search } = this;
    this.leave();
    const id = /^IPY_MODEL_(.+)$/.exec(String(this.model.get("overlay_id") ?? ""))?.[1];
    const { widget_manager: models } = this.model as { widget_manager?: Partial<WidgetManager> };
    if (!id || typeof models?.get_model !== "function") return;
    for (const wait of PATIENCE) {
      if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
      if (search !== this.search) return;
      const found = await Promise.resolve()
        .then(() => models.get_model?.(id))
        .catch(() => null);
      if (search !== this.search) return;
      if (found) return this.follow(found as CanvasModel);
    }
  };

  private follow(source: CanvasModel): void {
    if (typeof source.on !== "function" || !(source.canvas instanceof HTMLCanvasElement)) return;
    this.source = source;
    source.on("new-frame", this.onFrame);
    source.on("destroy", this.leave);
    const manager = source.get("_canvas_manager") as ManagerModel | null;
    if (typeof manager?.on === "function") {
      this.manager = manager;
      manager.on("msg:custom", this.onMessage);
    }
    this.onFrame();
  }

  private readonly leave = (): void => {
    this.source?.off("new-frame", this.onFrame);
    this.source?.off("destroy", this.leave);
    this.manager?.off("msg:custom", this.onMessage);
    this.source = this.manager = null;
    if (this.copy) this.copy.width = this.copy.height = 0; // gives its memory back at once
    this.copy = null;
    this.store.set({ canvas: null });
  };

  private readonly onFrame = (): void => {
    const canvas = this.source?.canvas;
    if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0 || canvas.height === 0) return;
    const copy = (this.copy ??= document.createElement("canvas"));
    if (copy.width !== canvas.width || copy.height !== canvas.height) {
      copy.width = canvas.width;
      copy.height = canvas.height;
    }
    const ctx = copy.getContext("2d");
    if (!ctx) return;
    ctx.globalCompositeOperation = "copy";
    ctx.drawImage(canvas, 0, 0);
    this.store.set({ canvas: copy, frame: this.store.get().frame + 1 });
  };

  /** Called after ipycanvas has put the message into its queue. */
  private readonly onMessage = (): void => {
    const { manager } = this;
    if (!(manager?.currentProcessing instanceof Promise)) return;
    manager.currentProcessing = manager.currentProcessing.catch((error: unknown) => {
      console.warn("the overlay could not be drawn:", error);
    });
  };
}
