/**
 * Looking at another ply: one request at a time, and the latest wish wins.
 *
 * A slider moves faster than any kernel answers. What it passed meanwhile is
 * never asked for; where it stands when the answer comes is asked for next.
 */

/** Wherever the game stands when the kernel reads this. */
export const LIVE = 1_000_000;

export interface Seeking {
  /** Where the reader wants to be. */
  ply: number;
  /** No answer for a while. */
  slow: boolean;
}

export class Seeker {
  private asked: number | null = null;
  private wish: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: (ply: number) => void,
    private readonly changed: (seeking: Seeking | null) => void,
    private readonly slowAfter: number,
  ) {}

  seek(ply: number): void {
    this.wish = ply;
    if (this.asked === null) this.next();
    else this.changed({ ply, slow: false });
  }

  /** A view has come: `ply` of a game of `live` plies. */
  arrived(ply: number, live: number): void {
    if (this.asked === null || ply !== Math.min(this.asked, live)) return;
    const there = this.wish === null || this.wish === this.asked;
    this.asked = null;
    if (there) this.stop();
    else this.next();
  }

  /** Stay where we are after all; a request that waits in a busy kernel is followed by its opposite. */
  cancel(shown: number): void {
    if (this.asked !== null) this.ask(shown);
    this.stop();
  }

  /** Forget everything, silently for the kernel. */
  stop(): void {
    clearTimeout(this.timer);
    this.asked = null;
    this.wish = null;
    this.changed(null);
  }

  private next(): void {
    const { wish } = this;
    if (wish === null) return;
    this.asked = wish;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wish !== null && this.changed({ ply: this.wish, slow: true }), this.slowAfter);
    this.changed({ ply: wish, slow: false });
    this.ask(wish);
  }
}
