/**
 * Looking at another ply: one request at a time, and the latest wish wins.
 *
 * A slider moves faster than any kernel answers. What it passed meanwhile is
 * never asked for; where it stands when the answer comes is asked for next.
 */

/** Now, wherever that is by the time one gets there. */
export const LIVE = Infinity;

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

  /** `live`: how many plies the game has, as far as is known here. */
  constructor(
    private readonly ask: (ply: number) => void,
    private readonly live: () => number,
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
    const there = this.wish === null || Math.min(this.wish, live) === ply;
    this.asked = null;
    if (there) this.stop();
    else this.next();
  }

  /** Stay where we are after all; a request that waits in a busy kernel is followed by its opposite. */
  cancel(shown: number): void {
    if (this.asked !== null) this.ask(Math.min(shown, this.live()));
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
    this.asked = Math.min(wish, this.live());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wish !== null && this.changed({ ply: this.wish, slow: true }), this.slowAfter);
    this.changed({ ply: wish, slow: false });
    this.ask(this.asked);
  }
}
