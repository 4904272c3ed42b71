/**
 * What to tell those who listen when one view follows another: a sentence for
 * each event, or, when many moves came at once, one for each turn.
 */

import type { Atlas } from "./atlas";
import { completedTickets } from "./board/motion";
import { logRows, type LogRow } from "./log";
import { fewestKept } from "./moves";
import { actorOf } from "./reasons";
import type { Texts } from "./texts";
import type { WireEvent, WireView } from "./wire";
import { eventSentence } from "./words";

/** More events than this at once are told by the turn … */
const MOST_EVENTS = 4;
/** … and more turns than this only by their number, but for the last. */
const MOST_TURNS = 6;

/**
 * Sentences for the step from one view to the next; none where there is nothing
 * to hear. `past`: we are looking back, and nobody is asked for anything there.
 */
export function announcements(
  texts: Texts,
  atlas: Atlas,
  before: WireView | null,
  view: WireView,
  past = false,
): string[] {
  if (!before) return [];
  const asked = () => (past ? [] : turnSentences(texts, view));
  // Another seat's eyes, or another branch: what lies between was not a move.
  const eyes = before.seat !== view.seat;
  const back = before.branch !== view.branch || view.ply < before.ply;
  if (back) return [texts.t("live-moved-back", { ply: view.ply }), ...asked()];
  const fresh = eyes ? [] : view.events.filter((event) => event.ply >= before.ply);
  const said = told(texts, atlas, view, fresh, view.ply - before.ply);
  for (const id of completedTickets(before, view)) {
    said.push(texts.t("live-ticket-done", { ticket: texts.ticket(id, atlas) }));
  }
  if (view.phase === "over" && before.phase !== "over") said.push(verdict(texts, view));
  const news = before.turn !== view.turn || before.phase !== view.phase || eyes;
  if (news) said.push(...asked());
  return said.filter(Boolean);
}

function told(texts: Texts, atlas: Atlas, view: WireView, fresh: readonly WireEvent[], plies: number): string[] {
  if (fresh.length <= MOST_EVENTS && plies <= fresh.length) {
    return fresh.map((event) => eventSentence(texts, atlas, view, event));
  }
  const rows = logRows(fresh).reverse();
  const heard = rows.slice(-MOST_TURNS);
  const untold = plies - heard.reduce((sum, row) => sum + row.events.length, 0);
  const said = untold > 0 ? [texts.t("live-many", { n: untold })] : [];
  said.push(...heard.map((row) => turnSummary(texts, atlas, view, row)));
  // Never left out, however many moves there were.
  if (fresh.some((event) => event.final)) said.push(texts.t("event-live-final"));
  if (fresh.some((event) => event.over)) said.push(texts.t("event-live-over"));
  return said;
}

function turnSummary(texts: Texts, atlas: Atlas, view: WireView, { events, seat }: LogRow): string {
  const name = view.players[seat]?.name ?? "";
  const claim = events.find((event) => event.kind === "claim");
  if (claim?.route) return texts.t("live-sum-claim", { name, route: texts.route(claim.route, atlas, true) });
  const cards = events.filter((event) => event.kind === "draw" || event.kind === "deck").length;
  if (cards) return texts.t("live-sum-draws", { name, n: cards });
  return texts.t(events.some((event) => event.kind === "pass") ? "live-sum-pass" : "live-sum-tickets", { name });
}

/** Whose turn it is, and what is asked. */
export function turnSentences(texts: Texts, view: WireView): string[] {
  const actor = actorOf(view);
  if (view.turn === null) return [];
  if (view.turn !== actor) return [texts.t("live-turn", { name: view.players[view.turn]?.name ?? "" })];
  if (view.phase === "second_card") return [texts.t("live-second")];
  if (view.phase === "tickets" || view.phase === "initial_tickets") {
    return [texts.t("live-choose", { n: fewestKept(view) ?? 1 })];
  }
  const said = [texts.t("event-live-yours")];
  if (view.final && view.final.turns_left > 0) said.push(texts.t("live-last-turn"));
  if (view.legal.moves.length === 1 && view.legal.moves[0] === "pass") said.push(texts.t("live-pass"));
  return said;
}

/** Who has won, with how many points. */
export function verdict(texts: Texts, view: WireView): string {
  const winners = view.winners ?? [];
  const names = winners.map((seat) => view.players[seat]?.name ?? "");
  const points = view.scores?.[winners[0] ?? 0]?.total ?? 0;
  if (names.length > 1) return texts.t("live-shared", { names: texts.list(names), points });
  return names[0] === undefined ? "" : texts.t("live-wins", { name: names[0], points });
}
