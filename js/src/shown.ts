/** What the map shows, from the stores as they stand: the one place where they become the board's props. */

import type { BoardModel, BoardProps } from "./board";
import { wayBetween } from "./board/paths";
import type { Env } from "./context";
import { citiesIn } from "./lesson/places";
import { actorOf } from "./reasons";
import type { SyncState } from "./sync";
import { prefersMoreContrast, SEAT_COLORS } from "./theme";
import { trailOf } from "./trail";
import type { UiState } from "./ui";
import type { CityName, RouteId, WireView } from "./wire";

/** A small map is enlarged by this. */
export const ZOOM = 2;

/** `model` is the board's own; without it no way of a counted ticket is lit. */
export function propsOf(env: Env, names: Record<string, string>, model: BoardModel | null): BoardProps {
  const sync = env.sync.store.get();
  const ui = env.ui.get();
  const { view } = sync;
  const claim = sync.pending?.claim ?? (ui.choice?.kind === "claim" ? ui.choice : null);
  const color = sync.pending?.claim?.color ?? (ui.choice?.kind === "claim" ? (ui.choice.payment?.[0] ?? null) : null);
  const seat = view ? actorOf(view) : null;
  const pointedOut = citiesOf(env, ui, view);
  return {
    view: view && sync.setup ? bare(view) : view && !ui.counted ? uncounted(view) : view,
    theme: env.theme,
    labels: {
      names,
      mode: env.size === "narrow" ? "code" : "auto",
      spelled: [...pointedOut, ...spokenOf(env, sync, names, claim?.route ?? null)],
      language: env.texts.language,
      cars: env.texts.t("ui-legend-trains"),
      points: env.texts.t("ui-points-title"),
      north: env.texts.t("ui-north"),
    },
    frame: env.size !== "narrow" && !sync.figure,
    hover: ui.hoverRoute,
    cursor: ui.focusRoute,
    selected: claim ? { route: claim.route, color, ...(seat === null ? {} : { seat }) } : null,
    focusCity: ui.focusCity,
    highlightCities: pointedOut,
    highlightRoutes: ui.hoverRoutes,
    path: pathOf(env, ui, view, model),
    arc: arcOf(env, ui),
    overlays: sync.overlays,
    zoom: zoomOf(env, ui),
    motion: moves(sync),
    choosing: ui.pickedColor !== null,
    pickedColor: ui.pickedColor,
    seatColors: SEAT_COLORS,
    contrast: prefersMoreContrast(),
    overlay: env.sync.overlay.store.get().canvas,
    overlayFrame: env.sync.overlay.store.get().frame,
  };
}

/** Looking back and forth in the game is no time for falling cars. */
function moves({ view, live_ply }: SyncState): boolean {
  return live_ply === null || view === null || view.ply >= live_ply;
}

/** Both ends of the ticket pointed at, of those ticked, and of the one being counted. */
function citiesOf(env: Env, ui: UiState, view: WireView | null): CityName[] {
  const choosing = view?.phase === "initial_tickets" || view?.phase === "tickets";
  const ids = [ui.hoverTicket ?? ui.focusTicket, ui.countedTicket?.ticket, ...(choosing ? ui.kept : [])];
  const cities = ids.flatMap((id) => {
    const ticket = id ? env.atlas.tickets.get(id) : undefined;
    return ticket ? [ticket.a, ticket.b] : [];
  });
  return [...new Set(cities)];
}

/** The cities of one's tickets and of the route chosen, and in a lesson all that are talked about: nobody knows the codes by heart. */
function spokenOf(env: Env, { lesson, view }: SyncState, names: Record<string, string>, route: RouteId | null): CityName[] {
  const open = view?.you?.tickets.filter(({ done }) => lesson !== null || !done) ?? [];
  const tickets = [...open.map(({ id }) => id), ...(view?.you?.offer ?? [])].map((id) => env.atlas.tickets.get(id));
  const pairs = [route ? env.atlas.routes.get(route) : undefined, ...tickets];
  const said = lesson ? citiesIn(lesson, names, env.texts.language) : [];
  return [...pairs.flatMap((pair) => (pair ? [pair.a, pair.b] : [])), ...said];
}

function arcOf(env: Env, ui: UiState): NonNullable<BoardProps["arc"]> | null {
  const id = ui.hoverTicket ?? ui.focusTicket ?? ui.countedTicket?.ticket;
  const ticket = id ? env.atlas.tickets.get(id) : undefined;
  return ticket ? [ticket.a, ticket.b] : null;
}

/** The longest path asked for; or the trains that join the ends of the ticket being counted. */
function pathOf(env: Env, ui: UiState, view: WireView | null, model: BoardModel | null): BoardProps["path"] {
  const counting = ui.countedTicket;
  const ticket = counting && env.atlas.tickets.get(counting.ticket);
  if (counting && ticket && view && model) {
    const way = wayBetween(model, view.owners, counting.seat, ticket.a, ticket.b);
    return way && { routes: way, seat: counting.seat };
  }
  if (ui.pathSeat === null || !view) return null;
  // At the end the path that scores; before, one as long as the kernel says.
  const routes = view.scores?.[ui.pathSeat]?.path ?? trailOf(env.atlas, view, ui.pathSeat);
  return routes.length ? { routes, seat: ui.pathSeat } : null;
}

/** The enlarged part follows the keyboard. */
function zoomOf(env: Env, ui: UiState): NonNullable<BoardProps["zoom"]> | null {
  if (!ui.zoom) return null;
  const city = ui.focusCity ? env.chart.layout.cities[ui.focusCity] : undefined;
  const { x, y } = city ?? ui.zoom;
  return { x, y, factor: ZOOM };
}

const bareViews = new WeakMap<WireView, WireView>();

/** Beside the start panel the map offers nothing: the game on it is over or about to be left. */
function bare(view: WireView): WireView {
  const known = bareViews.get(view);
  if (known) return known;
  const bared: WireView = { ...view, you: null, legal: { claims: {}, moves: [] } };
  bareViews.set(view, bared);
  return bared;
}

const withoutScores = new WeakMap<WireView, WireView>();

/** While the points are being counted, the markers of the score ring stay where the last move left them. */
function uncounted(view: WireView): WireView {
  if (!view.scores) return view;
  const known = withoutScores.get(view);
  if (known) return known;
  const { scores: _, ...rest } = view;
  withoutScores.set(view, rest);
  return rest;
}
