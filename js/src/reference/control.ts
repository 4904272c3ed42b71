/** What a reader does with the board of an example. */

import { actorOf } from "../reasons";
import type { Store } from "../store";
import type { Sync } from "../sync";
import type { UiState } from "../ui";
import type { ExampleMove } from "./wire";

const CLEAR: Partial<UiState> = {
  choice: null,
  reason: null,
  kept: [],
  pickedColor: null,
  focusTicket: null,
  pathSeat: null,
  counted: false,
  zoom: null,
};

export class ExampleControl {
  constructor(
    private readonly sync: Sync,
    private readonly ui: Store<UiState>,
  ) {}

  /** Put an example on the board, from its beginning. */
  open(item: string): void {
    if (this.sync.send({ kind: "reference", action: "open", item })) this.ui.set(CLEAR);
  }

  close(): void {
    if (this.sync.send({ kind: "reference", action: "close" })) this.ui.set(CLEAR);
  }

  /** A move of the example; one that is meant to be refused is tried too, and the kernel says why. */
  play(move: string): void {
    const { view } = this.sync.store.get();
    if (!view) return;
    this.ui.set({ choice: null, reason: null, pickedColor: null });
    this.sync.send({ kind: "play", move, state_id: view.state_id, seat: actorOf(view), sent: Date.now() });
  }
}

export type StepState = "done" | "due" | "later";

/** Which moves of an example have been made, after `ply` moves of its game, `tried` refused ones among them. */
export function stepStates(moves: readonly ExampleMove[], ply: number, tried: ReadonlySet<number>): StepState[] {
  let played = 0;
  let due = false;
  return moves.map(({ refused }, i) => {
    if (due) return "later";
    const done = refused === null ? played < ply : tried.has(i) || isPassed(moves, i, ply);
    if (refused === null) played += 1;
    if (done) return "done";
    due = true;
    return "due";
  });
}

/** Whether a move that comes after this refused one has been made. */
function isPassed(moves: readonly ExampleMove[], at: number, ply: number): boolean {
  return moves.slice(0, at).filter(({ refused }) => refused === null).length < ply;
}
