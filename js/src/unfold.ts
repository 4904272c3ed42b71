/**
 * Views may cross the wire folded, to stay small: routes as their index on the
 * board, owners by seat, routes payable in the same ways together (see
 * `ttr_widget/widget/wire.py`). Here they become views again.
 */

import type { Atlas } from "./atlas";
import { CARD_COLORS, type RouteId, type WirePayment, type WireView } from "./wire";

type FoldedPayment = [color: number, count: number, locomotives: number];

export interface FoldedView extends Omit<WireView, "owners" | "legal" | "closed"> {
  owners: number[][];
  legal: { claims: [FoldedPayment[], number[]][]; moves: string[] };
  closed: Record<string, number[]>;
}

function isFolded(view: WireView | FoldedView): view is FoldedView {
  return Array.isArray(view.owners);
}

export function unfold(view: WireView | FoldedView, atlas: Atlas): WireView {
  if (!isFolded(view)) return view;
  const idOf = (index: number): RouteId => atlas.routeIds[index] ?? String(index);
  const owners: WireView["owners"] = {};
  view.owners.forEach((routes, seat) => {
    for (const route of routes) owners[idOf(route)] = seat;
  });
  const claims: WireView["legal"]["claims"] = {};
  for (const [folded, routes] of view.legal.claims) {
    const payments = folded.map(
      ([color, count, locomotives]): WirePayment => [CARD_COLORS[color] ?? "locomotive", count, locomotives],
    );
    for (const route of routes) claims[idOf(route)] = payments;
  }
  const closed = Object.fromEntries(
    Object.entries(view.closed).map(([code, routes]) => [code, routes.map(idOf)]),
  );
  return { ...view, owners, legal: { claims, moves: view.legal.moves }, closed };
}
