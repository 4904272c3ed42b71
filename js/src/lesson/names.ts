/** Names that a lesson or an example has for its players: they follow the reader's language, as its other texts do. */

import type { Language, WireView } from "../wire";
import { said, type Said } from "./wire";

/** The view with the players called by these names, by seat. */
export function withNames(view: WireView, names: readonly Said[], language: Language): WireView {
  if (!names.length) return view;
  const players = view.players.map((player, seat) => {
    const name = said(names[seat], language);
    return name && name !== player.name ? { ...player, name } : player;
  });
  return players.every((player, seat) => player === view.players[seat]) ? view : { ...view, players };
}

/** Arguments of a refusal, with the names that `view` has for its seats. */
export function argsWithNames(args: Record<string, unknown>, view: WireView | null): Record<string, unknown> {
  const named = { ...args };
  for (const key of ["seat", "owner"]) {
    const seat = args[key];
    const name = typeof seat === "number" ? view?.players[seat]?.name : undefined;
    if (name !== undefined && `${key}_name` in args) named[`${key}_name`] = name;
  }
  return named;
}
