/**
 * Why something clicked is no move now, told from the view alone.
 *
 * The kernel has listed what is legal and which routes are closed and why; this
 * only looks it up, in the order in which the kernel itself would refuse.
 */

import rules from "../../ttr_widget/data/refusals.json";
import type { Atlas } from "./atlas";
import { fewestKept } from "./moves";
import type { Reason } from "./ui";
import { CARD_COLORS, type RouteColor, type RouteId, type WireView } from "./wire";

const ruleOf = rules as Record<string, string>;

export function reason(code: string, args: Record<string, unknown> = {}, route: RouteId | null = null): Reason {
  return { code, rule: ruleOf[code] ?? "", args, route };
}

/** The seat that this screen moves for; null for a spectator. */
export function actorOf(view: WireView): number | null {
  return view.seat === "open" ? view.turn : view.seat;
}

/** What keeps this screen from a move of any kind; null when it may move. */
export function whyNotNow(view: WireView): Reason | null {
  if (view.phase === "over") return reason("game_over");
  const actor = actorOf(view);
  if (actor === null) return reason("spectator");
  const answering = view.phase === "initial_tickets" && view.players[actor]?.answered === false;
  if (view.turn !== actor && !answering) {
    const seat = view.turn ?? 0;
    const name = view.players[seat]?.name ?? "";
    const answered = Number(view.phase === "initial_tickets");
    return reason("not_your_turn", { seat, seat_name: name, answered });
  }
  return null;
}

/** Why a route that was clicked cannot be claimed. */
export function whyNotRoute(view: WireView, id: RouteId, atlas: Atlas): Reason {
  const now = whyNotNow(view);
  if (now) return { ...now, route: id };
  const wrongPhase = whyNotPhase(view, "claim");
  if (wrongPhase) return { ...wrongPhase, route: id };
  return whyClosed(view, id, atlas);
}

/** Why a route cannot be claimed by this seat, whoever is to move. */
export function whyClosed(view: WireView, id: RouteId, atlas: Atlas): Reason {
  const route = atlas.routes.get(id);
  const actor = actorOf(view);
  const trains = actor === null ? 0 : (view.players[actor]?.trains ?? 0);
  const args: Record<string, unknown> = {
    route: id,
    color: route?.color ?? "gray",
    length: route?.length ?? 0,
    need: route?.length ?? 0,
    trains,
    ...shortOf(view, actor, route?.color ?? "gray"),
  };
  const code = Object.keys(view.closed).find((key) => view.closed[key]?.includes(id));
  const owner = view.owners[code === "closed_double" || code === "own_twin" ? (route?.twin ?? id) : id];
  if (owner !== undefined) {
    args["owner"] = owner;
    args["owner_name"] = view.players[owner]?.name ?? "";
  }
  return reason(code ?? "not_in_hand", args, id);
}

/**
 * What the hand holds towards a route: cards of its colour, or for a gray one
 * of the colour there is most of; and locomotives.
 */
function shortOf(view: WireView, actor: number | null, color: RouteColor): Record<string, unknown> {
  const hand = view.you?.hand ?? (actor === null ? undefined : view.players[actor]?.hand);
  if (!hand) return { held: "unknown", gray: "unknown" };
  const ordinary = CARD_COLORS.filter((one) => one !== "locomotive");
  const most = ordinary.reduce((best, one) => ((hand[one] ?? 0) > (hand[best] ?? 0) ? one : best));
  const gray = color === "gray";
  const using = gray ? most : color;
  return { held: hand[using] ?? 0, using_color: using, locomotives: hand.locomotive ?? 0, gray: gray ? "yes" : "no" };
}

/** Why a card or ticket cannot be drawn. */
export function whyNotDraw(view: WireView, what: "market" | "deck" | "tickets", color: string | null): Reason {
  const now = whyNotNow(view) ?? whyNotPhase(view, what);
  if (now) return now;
  if (what === "tickets") return reason("no_tickets");
  if (what === "deck") return reason("no_cards");
  if (view.phase === "second_card" && color === "locomotive") return reason("faceup_locomotive_second");
  return reason("slot_empty", { color: color ?? "" });
}

/** Why the ticked tickets cannot be kept. */
export function whyNotKeep(view: WireView): Reason {
  const now = whyNotNow(view);
  if (now) return now;
  const fewest = fewestKept(view) ?? 1;
  return reason(fewest >= 2 ? "keep_min_2" : "keep_min_1", { need: fewest });
}

function whyNotPhase(view: WireView, what: "claim" | "market" | "deck" | "tickets"): Reason | null {
  if (view.phase === "initial_tickets" || view.phase === "tickets") return reason("must_choose_tickets");
  if (view.phase === "second_card" && (what === "claim" || what === "tickets")) return reason("must_finish_draw");
  return null;
}
