/**
 * Two canvases off screen that spare painting what has not changed.
 *
 * The backdrop holds the map and the empty ring, for one size, theme and
 * language. The yard holds all slots and standing cars on a clear ground; a
 * claim repaints only its own surroundings there. Halos change with every move
 * of the pointer and lie between the two.
 */

import { overlap, union, type Rect } from "./curve";
import { routeBox } from "./damage";
import type { BoardModel } from "./layout";
import type { Motion } from "./motion";
import { paintMap } from "./paint_map";
import { paintRing } from "./paint_ring";
import { makeShades, paintCars, paintSlots } from "./paint_routes";
import type { Pieces } from "./pieces";
import type { BoardProps } from "./props";
import type { RouteLook, Scene } from "./scene";
import { clipTo, cssScale, stageKey, toBoard, type Stage } from "./stage";
import type { Theme } from "./theme";

export class Backdrop {
  private canvas: HTMLCanvasElement | null = null;
  private key = "";

  /** What the backdrop depends on; another key means the whole board must be painted again. */
  static keyOf(stage: Stage, { theme, labels, seatColors, contrast }: BoardProps): string {
    const { language, cars, points, north } = labels;
    return [stageKey(stage), theme, contrast, seatColors, language, cars, points, north].join();
  }

  get(stage: Stage, model: BoardModel, theme: Theme, props: BoardProps): HTMLCanvasElement {
    const key = Backdrop.keyOf(stage, props);
    const canvas = (this.canvas ??= document.createElement("canvas"));
    if (this.key === key) return canvas;
    this.key = key;
    canvas.width = stage.width;
    canvas.height = stage.height;
    const ctx = canvas.getContext("2d");
    if (!ctx) return canvas;
    toBoard(ctx, stage.base);
    ctx.textBaseline = "alphabetic";
    if (stage.frame) paintRing(ctx, model, theme, props.labels.language);
    paintMap(ctx, model, theme, props.labels, cssScale(stage));
    return canvas;
  }

  free(): void {
    release(this.canvas);
    this.canvas = null;
    this.key = "";
  }
}

export class Yard {
  private canvas: HTMLCanvasElement | null = null;
  private key = "";
  /** How each route was last painted, in the model's order. */
  private standing: string[] = [];

  get(stage: Stage, scene: Scene, theme: Theme, pieces: Pieces, motion: Motion, props: BoardProps, now: number): HTMLCanvasElement {
    const canvas = (this.canvas ??= document.createElement("canvas"));
    const ctx = canvas.getContext("2d");
    if (!ctx) return canvas;
    const key = [stageKey(stage), props.theme, props.contrast, props.seatColors].join();
    const standing = scene.routes.map((look) => standingOf(look, motion, now));
    let part: Rect | null = null;
    if (this.key === key) {
      scene.routes.forEach((look, i) => {
        if (standing[i] !== this.standing[i]) part = union(part, routeBox(look));
      });
      if (part === null) return canvas;
    } else {
      this.key = key;
      canvas.width = stage.width;
      canvas.height = stage.height;
    }
    this.standing = standing;
    ctx.save();
    const seen = (look: RouteLook): boolean => part === null || overlap(routeBox(look), part);
    const clip = clipTo(ctx, part, stage);
    ctx.clearRect(clip.left, clip.top, clip.right - clip.left, clip.bottom - clip.top);
    const shades = makeShades(ctx, pieces, theme);
    // A car's rim overhangs its slot: all slots first.
    scene.routes.forEach((look, i) => {
      if (standing[i]?.startsWith(SLOT) && seen(look)) paintSlots(ctx, look, stage.base, pieces, shades, theme);
    });
    scene.routes.forEach((look, i) => {
      if (look.owner === null || !standing[i]?.startsWith(CAR) || !seen(look)) return;
      paintCars(ctx, look, look.owner, stage.base, pieces, shades, theme);
    });
    ctx.restore();
    return canvas;
  }

  free(): void {
    release(this.canvas);
    this.canvas = null;
    this.key = "";
  }
}

const SLOT = "slot";
const CAR = "car";

/** Ghosts replace slots, and cars still falling are painted over them, frame by frame. */
function standingOf(look: RouteLook, motion: Motion, now: number): string {
  if (look.ghost !== null) return "ghost";
  if (look.owner !== null && motion.drop(look.route.id, now) === null) return `${CAR} ${look.owner}`;
  return `${SLOT} ${look.closed} ${look.dim}`;
}

/** An empty canvas gives its memory back at once, not when it is collected. */
function release(canvas: HTMLCanvasElement | null): void {
  if (canvas) canvas.width = canvas.height = 0;
}
