/**
 * The log, kept from the last events of each view.
 *
 * A view carries the last dozen events only. Where they do not join on to what
 * is known, or where the game took another branch (undo, jump) or another
 * seat's eyes, the kernel is asked for the rest.
 */

import type { WireEvent, WireView } from "./wire";

export interface LogKey {
  branch: number;
  seat: WireView["seat"];
}

export class LogCache {
  private byPly = new Map<number, WireEvent>();
  private key: LogKey | null = null;
  private listed: WireEvent[] = [];

  get events(): readonly WireEvent[] {
    return this.listed;
  }

  /**
   * Take the events of a view, of a game that stands at `live` now. Returns the
   * ply from which the log must be asked for, or null if nothing is missing.
   *
   * A look back takes nothing away: the log still leads forward again.
   */
  merge(view: WireView, live: number = view.ply): number | null {
    const key = { branch: view.branch, seat: view.seat };
    // Another seat may know less: what its neighbour drew must not stay on screen.
    if (!this.key || this.key.branch !== key.branch || this.key.seat !== key.seat) {
      this.byPly.clear();
      this.key = key;
    }
    for (const event of view.events) this.byPly.set(event.ply, event);
    for (const ply of this.byPly.keys()) if (ply >= live) this.byPly.delete(ply);
    this.list();
    return this.missingFrom(live);
  }

  /** Take the answer to a `log` message; one for another branch is too late and left aside. */
  fill(branch: number, events: readonly WireEvent[]): void {
    if (!this.key || this.key.branch !== branch) return;
    for (const event of events) this.byPly.set(event.ply, event);
    this.list();
  }

  private list(): void {
    this.listed = [...this.byPly.values()].sort((x, y) => x.ply - y.ply);
  }

  private missingFrom(live: number): number | null {
    const first = this.listed[0];
    if (!first) return live > 0 ? 0 : null;
    if (first.ply > 1) return 0; // plies count from 0 or, after the kernel's first, from 1
    for (let i = 1; i < this.listed.length; i++) {
      const before = this.listed[i - 1]?.ply ?? 0;
      if ((this.listed[i]?.ply ?? 0) !== before + 1) return before + 1;
    }
    const next = (this.listed.at(-1)?.ply ?? -1) + 1;
    return next < live ? next : null;
  }
}

/** One row of the log: the plies of one turn. */
export interface LogRow {
  turn: number;
  seat: number;
  events: WireEvent[];
}

/** Rows, newest first. */
export function logRows(events: readonly WireEvent[]): LogRow[] {
  const rows: LogRow[] = [];
  for (const event of events) {
    const row = rows.at(-1);
    if (row && row.turn === event.turn && row.seat === event.seat) row.events.push(event);
    else rows.push({ turn: event.turn, seat: event.seat, events: [event] });
  }
  return rows.reverse();
}

/** Where a turn had just ended, as numbers of plies, ascending; `live` is the last one even within a turn. */
export function turnStops(events: readonly WireEvent[], live: number): number[] {
  const ends = logRows(events).map((row) => (row.events.at(-1)?.ply ?? 0) + 1);
  return [...new Set([0, ...ends.reverse().filter((ply) => ply < live), live])];
}
