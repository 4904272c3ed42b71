/** Move text as the kernel reads it, and reading the texts of `legal.moves`. */

import type { RouteId, TicketId, WirePayment, WireView } from "./wire";

/** "4 black", "3 black + 1 locomotive", "2 locomotive". */
export function paymentText([color, count, locomotives]: WirePayment): string {
  const parts: string[] = [];
  if (count > 0) parts.push(`${count} ${color}`);
  if (locomotives > 0) parts.push(`${locomotives} locomotive`);
  return parts.join(" + ");
}

export function claimText(route: RouteId, payment: WirePayment): string {
  return `claim ${route} with ${paymentText(payment)}`;
}

/** Tickets go in the order of the offer. */
export function keepText(offer: readonly TicketId[], kept: ReadonlySet<TicketId>): string {
  return `keep ${offer.filter((id) => kept.has(id)).join(", ")}`;
}

/** The smallest number of tickets that any legal keep move keeps; null where there is none. */
export function fewestKept(view: WireView): number | null {
  const counts = view.legal.moves
    .filter((move) => move.startsWith("keep "))
    .map((move) => move.slice(5).split(", ").length);
  return counts.length ? Math.min(...counts) : null;
}

export function isLegal(view: WireView, move: string): boolean {
  return view.legal.moves.includes(move);
}

/** By colour in the order they came, then by the number of locomotives, fewest first. */
export function groupPayments(payments: readonly WirePayment[]): WirePayment[] {
  const colors = [...new Set(payments.map(([color]) => color))].sort(
    (x, y) => Number(x === "locomotive") - Number(y === "locomotive"),
  );
  return colors.flatMap((color) =>
    payments.filter((payment) => payment[0] === color).sort((x, y) => x[2] - y[2]),
  );
}

export function samePayment(x: WirePayment | null, y: WirePayment | null): boolean {
  return x === y || (!!x && !!y && x[0] === y[0] && x[1] === y[1] && x[2] === y[2]);
}
