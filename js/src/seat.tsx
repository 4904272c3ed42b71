/** A seat's mark: its colour with its number, since colour alone is never the cue. */

import { inkOn } from "./board/theme";
import { seatFill } from "./theme";

/** `shape`: a disc beside text, a tile in a player's row, a dot in the log. */
export function SeatMark({ seat, shape = "disc" }: { seat: number; shape?: "disc" | "tile" | "dot" }) {
  const fill = seatFill(seat);
  return (
    <span class={`ttr-seat ttr-seat-${shape}`} style={{ background: fill, color: inkOn(fill) }} aria-hidden="true">
      {seat + 1}
    </span>
  );
}
