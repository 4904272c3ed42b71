/**
 * The reader's side, never synced: what is hovered, chosen and not yet
 * confirmed, which tickets are ticked, which menu is open.
 */

import { asPayment, held } from "./lesson/pay";
import { isLegal, samePayment } from "./moves";
import { Store } from "./store";
import type { CardColor, CityName, RouteId, TicketId, WirePayment, WireView } from "./wire";

/** A move on show in the action bar, before it is confirmed. */
export type Choice =
  /** `cards`: a payment put together freely, in a lesson; in the order in which they were taken. */
  | { kind: "claim"; route: RouteId; payment: WirePayment | null; cards?: readonly CardColor[] }
  | { kind: "draw"; color: CardColor; slot: number }
  | { kind: "deck" }
  | { kind: "tickets" };

/** Why the last thing clicked cannot be a move now: a refusal made here from the view's own lists. */
export interface Reason {
  code: string;
  rule: string;
  args: Record<string, unknown>;
  route: RouteId | null;
}

export type Tab = "hand" | "market" | "tickets" | "log";

export interface UiState {
  choice: Choice | null;
  reason: Reason | null;
  /** Tickets ticked in the open offer. */
  kept: readonly TicketId[];
  hoverRoute: RouteId | null;
  /** Keyboard focus on the map. */
  focusCity: CityName | null;
  focusRoute: RouteId | null;
  focusTicket: TicketId | null;
  hoverTicket: TicketId | null;
  /** A row of the log, or a line of the final scoring, pointed at. */
  hoverRoutes: readonly RouteId[];
  /** A colour of the hand picked: lights the routes it can pay. */
  pickedColor: CardColor | null;
  /** Whose longest path the map shows. */
  pathSeat: number | null;
  /** The final scoring has been shown to its end. */
  counted: boolean;
  /** While points are counted: the ticket being counted, whose trains the map lights. */
  countedTicket: { seat: number; ticket: TicketId } | null;
  /** The list of all moves is open. */
  mirror: boolean;
  /** A small map is enlarged round this place (board units). */
  zoom: { x: number; y: number } | null;
  help: boolean;
  menu: boolean;
  /** The past is being played on by itself. */
  playing: boolean;
  /** The turn whose summary of what the others did has been put away. */
  readTurn: number | null;
  /** Discards and unseen cards, colour by colour, are shown. */
  counts: boolean;
  tab: Tab;
}

export function freshUi(): Store<UiState> {
  return new Store<UiState>({
    choice: null,
    reason: null,
    kept: [],
    hoverRoute: null,
    focusCity: null,
    focusRoute: null,
    focusTicket: null,
    hoverTicket: null,
    hoverRoutes: [],
    pickedColor: null,
    pathSeat: null,
    counted: false,
    countedTicket: null,
    mirror: false,
    zoom: null,
    help: false,
    menu: false,
    playing: false,
    readTurn: null,
    counts: false,
    tab: "hand",
  });
}

/** What of the reader's state still makes sense under a new view. */
export function reconcile(ui: UiState, before: WireView | null, view: WireView | null): Partial<UiState> {
  const patch: Partial<UiState> = {};
  const choice = view && stillPossible(ui.choice, view);
  if (choice !== ui.choice) patch.choice = choice;
  if (ui.reason && before?.state_id !== view?.state_id) patch.reason = null;
  const offer = view?.you?.offer ?? [];
  if (ui.kept.some((id) => !offer.includes(id))) patch.kept = ui.kept.filter((id) => offer.includes(id));
  if (ui.focusTicket && !offer.includes(ui.focusTicket)) patch.focusTicket = null;
  if (ui.pickedColor && !(view?.you?.hand[ui.pickedColor] ?? 0)) patch.pickedColor = null;
  if (ui.pathSeat !== null && !view?.players[ui.pathSeat]?.longest) patch.pathSeat = null;
  // A look back from the end leaves the points counted.
  if (ui.counted && !view?.scores && before?.state_id !== view?.state_id) patch.counted = false;
  return patch;
}

function stillPossible(choice: Choice | null, view: WireView): Choice | null {
  switch (choice?.kind) {
    case "claim": {
      if (choice.cards) return stillFree(choice, choice.cards, view);
      const payments = view.legal.claims[choice.route];
      if (!payments?.length) return null;
      const kept = choice.payment && payments.find((payment) => samePayment(payment, choice.payment));
      if (kept) return choice;
      const payment = payments.length === 1 ? (payments[0] ?? null) : null;
      return samePayment(payment, choice.payment) ? choice : { ...choice, payment };
    }
    case "draw":
      return isLegal(view, `draw ${choice.color}`) && view.market[choice.slot] === choice.color ? choice : null;
    case "deck":
      return isLegal(view, "draw deck") ? choice : null;
    case "tickets":
      return isLegal(view, "draw tickets") ? choice : null;
    default:
      return null;
  }
}

/** A route of a lesson stays chosen as long as a claim of it could be tried. */
function stillFree(choice: Choice, cards: readonly CardColor[], view: WireView): Choice | null {
  if (choice.kind !== "claim" || view.phase !== "turn" || view.turn !== view.seat) return null;
  if (view.owners[choice.route] !== undefined) return null;
  const kept = held(view.you?.hand ?? {}, cards);
  return kept === cards ? choice : { ...choice, cards: kept, payment: asPayment(kept) };
}
