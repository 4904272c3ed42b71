/**
 * The board: a canvas that shows one view of the game.
 *
 * `update` says what to show, at any rate; the board paints at most once a
 * frame, and only what differs. It never speaks to Python and knows no rule.
 */

import type { CityName, RouteId, WireBoard } from "../wire";
import { union, type Rect } from "./curve";
import { cityBox, damage, routeBox } from "./damage";
import { cityAt, hitAt, routeAt } from "./hit";
import { buildModel, type BoardModel, type Layout } from "./layout";
import { Motion } from "./motion";
import { Backdrop, Yard } from "./layers";
import { paintFrame } from "./paint";
import { makePieces, type Pieces } from "./pieces";
import type { BoardProps, Hit } from "./props";
import { buildScene, type Scene } from "./scene";
import { cssScale, makeStage, outerSize, sameStage, type Stage } from "./stage";
import { makeTheme, type Palette, type Theme } from "./theme";

export type { BoardLabels, BoardProps, Hit, Selection } from "./props";
export type { BoardModel, City, Layout, Route } from "./layout";
export type { Palette, ThemeName, Tokens } from "./theme";
export { buildModel } from "./layout";
export { ticketEnds } from "./scene";
export { NAME_SCALE } from "./labels";

export interface BoardOptions {
  layout: Layout;
  board: WireBoard;
  palette: Palette;
}

export class BoardCanvas {
  readonly model: BoardModel;
  private readonly ctx: CanvasRenderingContext2D | null;
  private readonly observer: ResizeObserver | null;
  private readonly motion = new Motion();
  private readonly backdrop = new Backdrop();
  private readonly yard = new Yard();
  private pieces: Pieces | null = null;
  private props: BoardProps | null = null;
  private scene: Scene | null = null;
  private stage: Stage | null = null;
  private theme: { key: string; theme: Theme } | null = null;
  /** What the scene on show was built for: size, theme, language. */
  private key = "";
  /** Exact size in device pixels, where the browser tells it. */
  private exact: { width: number; height: number } | null = null;
  /** What is stale: a part, all of it, or nothing. */
  private stale: Rect | "all" | null = null;
  private request = 0;
  private ratioQuery: MediaQueryList | null = null;
  private destroyed = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly options: BoardOptions,
  ) {
    this.model = buildModel(options.board, options.layout);
    this.ctx = canvas.getContext("2d");
    this.observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(this.onResize);
    this.observe();
    this.watchRatio();
  }

  /** Show this from the next frame on. */
  update(props: BoardProps): void {
    if (this.destroyed) return;
    const before = this.props;
    this.props = props;
    if (!before || before.frame !== props.frame) {
      const [width, height] = outerSize(this.model, props.frame);
      this.canvas.style.aspectRatio = `${width} / ${height}`;
      this.exact = null; // the element is about to change its size
    }
    this.rebuild(before);
  }

  /** Paint at once: for the highlight under a pointer just pressed. */
  flush(): void {
    if (this.destroyed || this.stale === null) return;
    cancelAnimationFrame(this.request);
    this.request = 0;
    this.paint(performance.now());
  }

  /** The city or route under a point of the window. */
  hit(clientX: number, clientY: number): Hit | null {
    const at = this.toBoard(clientX, clientY);
    return at && hitAt(this.model, at.x, at.y, at.scale);
  }

  cityAt(clientX: number, clientY: number): CityName | null {
    const at = this.toBoard(clientX, clientY);
    return (at && cityAt(this.model, at.x, at.y, at.scale)?.city.name) ?? null;
  }

  routeAt(clientX: number, clientY: number): RouteId | null {
    const at = this.toBoard(clientX, clientY);
    return (at && routeAt(this.model, at.x, at.y, at.scale)?.route.id) ?? null;
  }

  /** A point of the window in board units, and how many pixels such a unit is. Null while the board has no size. */
  placeAt(clientX: number, clientY: number): { x: number; y: number; scale: number } | null {
    return this.toBoard(clientX, clientY);
  }

  /** Where a place of the board is in the window: for tooltips. Null while the board has no size. */
  toClient(x: number, y: number): { x: number; y: number } | null {
    const fit = this.fit();
    return fit && { x: fit.left + x * fit.scale, y: fit.top + y * fit.scale };
  }

  destroy(): void {
    this.destroyed = true;
    cancelAnimationFrame(this.request);
    this.observer?.disconnect();
    this.ratioQuery?.removeEventListener("change", this.onRatio);
    this.ratioQuery = null;
    this.backdrop.free();
    this.yard.free();
    this.scene = this.props = this.stage = null;
  }

  // -- size -----------------------------------------------------------------

  private observe(): void {
    try {
      this.observer?.observe(this.canvas, { box: "device-pixel-content-box" });
    } catch {
      this.observer?.observe(this.canvas); // Safari
    }
  }

  private readonly onResize = (entries: readonly ResizeObserverEntry[]): void => {
    const box = entries[entries.length - 1]?.devicePixelContentBoxSize?.[0];
    this.exact = box ? { width: box.inlineSize, height: box.blockSize } : null;
    this.resized();
  };

  private readonly onRatio = (): void => {
    this.exact = null;
    this.watchRatio();
    this.resized();
  };

  /** A query holds for one ratio only, so ask anew each time it changes. */
  private watchRatio(): void {
    this.ratioQuery?.removeEventListener("change", this.onRatio);
    if (typeof matchMedia === "undefined") return;
    this.ratioQuery = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    this.ratioQuery.addEventListener("change", this.onRatio);
  }

  private resized(): void {
    if (this.destroyed || !this.props) return;
    const stage = this.measure();
    if (!stage || sameStage(this.stage, stage)) return;
    this.rebuild(this.props);
    // Resizing empties a canvas; observers run before the browser paints, so painting here never flashes.
    this.flush();
  }

  /** The stage for the element's present size; null while it has none (a notebook may hide a cell). */
  private measure(): Stage | null {
    if (!this.props) return null;
    const { clientWidth, clientHeight } = this.canvas;
    const ratio = window.devicePixelRatio || 1;
    const width = closest(this.exact?.width, clientWidth * ratio);
    const height = closest(this.exact?.height, clientHeight * ratio);
    if (width < 1 || height < 1) return null;
    return makeStage(this.model, width, height, this.props.frame, ratio, this.props.zoom);
  }

  // -- painting -------------------------------------------------------------

  private rebuild(before: BoardProps | null): void {
    const { props } = this;
    if (!props) return;
    const stage = this.measure();
    if (!stage) {
      this.stage = this.scene = null; // painted afresh once there is a size
      return;
    }
    const scene = buildScene(this.model, props, cssScale(stage));
    const key = Backdrop.keyOf(stage, props);
    if (props.view !== before?.view) this.setInMotion(before, scene);
    const afresh = !this.scene || !sameStage(this.stage, stage) || key !== this.key;
    const redrawn = props.overlay !== before?.overlay || props.overlayFrame !== before?.overlayFrame;
    if (!this.scene || afresh || redrawn) this.stale = "all";
    else this.spoil(damage(this.model, this.scene, scene));
    this.key = key;
    this.stage = stage;
    this.scene = scene;
    if (this.stale !== null) this.schedule();
  }

  private setInMotion(before: BoardProps | null, scene: Scene): void {
    const { props } = this;
    if (!props) return;
    if (!props.motion || prefersStill()) this.motion.stop();
    else this.motion.start(before?.view ?? null, props.view, scene, this.scene, performance.now(), this.model);
  }

  private spoil(part: Rect | null): void {
    if (part && this.stale !== "all") this.stale = union(this.stale, part);
  }

  private schedule(): void {
    if (this.request || this.destroyed) return;
    this.request = requestAnimationFrame((now) => {
      this.request = 0;
      this.paint(now);
    });
  }

  private paint(now: number): void {
    const { ctx, stage, scene, props } = this;
    if (this.destroyed || !ctx || !stage || !scene || !props) return;
    if (this.canvas.width !== stage.width || this.canvas.height !== stage.height) {
      this.canvas.width = stage.width;
      this.canvas.height = stage.height;
      this.stale = "all";
    }
    const theme = this.themeFor(props);
    const { model, motion } = this;
    const pieces = (this.pieces ??= makePieces(model.layout.units));
    const backdrop = this.backdrop.get(stage, model, theme, props);
    const yard = this.yard.get(stage, scene, theme, pieces, motion, props, now);
    const part = this.stale === "all" ? null : this.stale;
    paintFrame(ctx, { stage, model, scene, theme, pieces, backdrop, yard, props, motion, now, part });
    this.stale = null;
    this.carryOn(scene, now);
  }

  /** While something moves, its part of the board is stale again for the next frame. */
  private carryOn(scene: Scene, now: number): void {
    const moving = this.motion.moving(now);
    for (const look of scene.routes) if (moving.routes.includes(look.route.id)) this.spoil(routeBox(look));
    for (const look of scene.cities) if (moving.cities.includes(look.city.name)) this.spoil(cityBox(look));
    // A marker may cross any part of the ring; that happens for 300 ms after a claim.
    if (moving.markers && this.stage?.frame) this.stale = "all";
    if (this.stale !== null) this.schedule();
  }

  private themeFor({ theme: name, seatColors, contrast }: BoardProps): Theme {
    const key = [name, seatColors, contrast].join();
    if (this.theme?.key !== key) {
      this.theme = { key, theme: makeTheme(this.options.palette, name, seatColors, contrast) };
    }
    return this.theme.theme;
  }

  // -- pointing -------------------------------------------------------------

  /**
   * The rectangle on screen tells scale and place: it holds under CSS zoom and
   * transforms too, where client sizes do not.
   */
  private fit(): { left: number; top: number; scale: number } | null {
    if (!this.props) return null;
    const box = this.canvas.getBoundingClientRect();
    if (box.width <= 0 || box.height <= 0) return null;
    const { base } = makeStage(this.model, box.width, box.height, this.props.frame, 1, this.props.zoom);
    return { left: box.left + base.x, top: box.top + base.y, scale: base.scale };
  }

  private toBoard(clientX: number, clientY: number): { x: number; y: number; scale: number } | null {
    const fit = this.fit();
    return fit && { x: (clientX - fit.left) / fit.scale, y: (clientY - fit.top) / fit.scale, scale: fit.scale };
  }
}

/** The observer's figure is exact but may be of another ratio (emulated screens) or of an older size. */
function closest(exact: number | undefined, reckoned: number): number {
  return exact !== undefined && Math.abs(exact - reckoned) <= 2 ? exact : Math.round(reckoned);
}

function prefersStill(): boolean {
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
