/** Heat maps: a number as a colour. Pictures made in Python have the same. */

import { mix } from "./theme";

/** The colour of a number on a scale of two colours or more. */
export function heatColor(value: number, colors: readonly string[], low: number, high: number): string {
  const share = high <= low ? 0.5 : Math.min(1, Math.max(0, (value - low) / (high - low)));
  const at = share * (colors.length - 1);
  const i = Math.min(Math.trunc(at), colors.length - 2);
  return mix(colors[i] ?? "#000000", colors[i + 1] ?? "#000000", at - i);
}
