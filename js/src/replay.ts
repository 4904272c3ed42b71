/** Plays the game on from the past, turn by turn, until now. */

export class Replay {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;

  /**
   * `step` goes one turn on and says whether there was one to go; `ready`,
   * whether the last one has arrived.
   */
  constructor(
    private readonly step: () => boolean,
    private readonly ready: () => boolean,
    private readonly pace: () => number,
    private readonly changed: (running: boolean) => void,
  ) {}

  toggle(): void {
    if (this.running) this.stop();
    else this.start();
  }

  start(): void {
    if (this.running) return;
    this.running = true;
    this.changed(true);
    this.tick(0);
  }

  stop(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    this.running = false;
    this.changed(false);
  }

  private tick(delay: number): void {
    this.timer = setTimeout(() => {
      if (!this.ready()) this.tick(50);
      else if (this.step()) this.tick(this.pace());
      else this.stop();
    }, delay);
  }
}
