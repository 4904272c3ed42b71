/** Back and forth in the game: by turns, by moves, or played on by itself. */

import { canSeek } from "./link";
import { turnStops } from "./log";
import { Replay } from "./replay";
import { LIVE } from "./seeker";
import type { Store } from "./store";
import { isPast, livePly, type Sync } from "./sync";
import type { UiState } from "./ui";

/** Milliseconds a turn at each speed of the bots. */
const PACE = [1200, 1100, 650, 320] as const;

export class Timeline {
  private readonly replay: Replay;
  private readonly stopWatching: () => void;

  constructor(
    private readonly sync: Sync,
    private readonly ui: Store<UiState>,
  ) {
    this.replay = new Replay(
      () => this.move(1, true),
      () => sync.store.get().seeking === null,
      () => PACE[sync.store.get().speed] ?? 900,
      (playing) => ui.set({ playing }),
    );
    this.stopWatching = sync.store.subscribe(() => {
      const { link, setup } = sync.store.get();
      if (!canSeek(link) || setup) this.replay.stop();
    });
  }

  destroy(): void {
    this.replay.stop();
    this.stopWatching();
  }

  /** The ply that is shown, or will be as soon as the kernel has answered. */
  get at(): number {
    const state = this.sync.store.get();
    return Math.min(state.seeking?.ply ?? state.view?.ply ?? 0, livePly(state));
  }

  get looksBack(): boolean {
    return isPast(this.sync.store.get());
  }

  /** Play on by itself no longer. */
  stop(): void {
    this.replay.stop();
  }

  goto(ply: number): void {
    this.replay.stop();
    this.seek(ply);
  }

  now(): void {
    this.goto(LIVE);
  }

  /** One turn, or one move, back or forth. */
  step(step: -1 | 1, byTurn: boolean): void {
    this.replay.stop();
    this.move(step, byTurn);
  }

  /** Play on from here until now; from the beginning if this is now. */
  toggle(): void {
    if (!this.looksBack && !this.sync.store.get().seeking) this.seek(0);
    this.replay.toggle();
  }

  private move(step: -1 | 1, byTurn: boolean): boolean {
    const state = this.sync.store.get();
    const live = livePly(state);
    const { at } = this;
    const stops = byTurn ? turnStops(state.log, live) : null;
    let to = at + step;
    if (stops) to = (step > 0 ? stops.find((ply) => ply > at) : stops.findLast((ply) => ply < at)) ?? at;
    if (to < 0 || to > live || to === at) return false;
    this.seek(to);
    return true;
  }

  private seek(ply: number): void {
    this.ui.set({ choice: null, reason: null, pickedColor: null });
    this.sync.seek(ply);
  }
}
