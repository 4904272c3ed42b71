/** What the map and a pending choice are, in words: for the bar's hint, the live region and the list of moves. */

import type { Atlas, Route } from "./atlas";
import { actorOf, whyClosed } from "./reasons";
import { parts } from "./lesson/pay";
import type { Texts } from "./texts";
import type { Choice } from "./ui";
import type { CardColor, CityName, RouteId, WirePayment, WireView } from "./wire";
import { cardsOf, paymentWords, refusalText } from "./words";

/** "Denver – Kansas City · black · 4 trains · 7 points". */
export function routeFacts(texts: Texts, atlas: Atlas, id: RouteId): string {
  const route = atlas.routes.get(id);
  if (!route) return id;
  return texts.t("ui-route-facts", {
    route: texts.pair(route.a, route.b),
    color: route.color === "gray" && route.twin ? laneWords(texts, route) : texts.color(route.color),
    n: route.length,
    points: atlas.pointsOf(route.length),
  });
}

/**
 * Whether it can be claimed, and if not, why: "Claimed by Bo." Nothing where nothing is amiss but the turn.
 * `test`: in a test of what was learnt that is what is asked, and only what lies there is told.
 */
export function routeStanding(texts: Texts, atlas: Atlas, view: WireView, id: RouteId, test = false): string {
  const owner = view.owners[id];
  if (owner !== undefined) return texts.t("ui-route-of", { name: view.players[owner]?.name ?? "" });
  if (test) return "";
  if (view.legal.claims[id]?.length) return texts.t("ui-route-can");
  const mine = view.phase === "turn" && view.turn !== null && view.turn === actorOf(view);
  const closed = Object.values(view.closed).some((ids) => ids.includes(id));
  return closed || mine ? refusalText(texts, atlas, whyClosed(view, id, atlas)) : "";
}

/** A lane's name where two lie side by side: by colour, or by number where both are gray. */
export function laneWords(texts: Texts, route: Route): string {
  if (route.color !== "gray") return texts.t("ui-mirror-lane-color", { color: texts.color(route.color) });
  return texts.t("ui-mirror-lane-number", { n: route.id.split(":").at(-1) ?? "" });
}

/** "3 black and 1 locomotive". */
export function payWords(texts: Texts, payment: WirePayment): string {
  return paymentWords(texts, payment, texts.t("ui-mirror-and"));
}

/** "Claim Denver to Kansas City, black lane, with 3 black and 1 locomotive". */
export function claimWords(texts: Texts, atlas: Atlas, id: RouteId, payment: WirePayment): string {
  const route = atlas.routes.get(id);
  if (!route) return id;
  const args = { a: texts.city(route.a), b: texts.city(route.b), payment: payWords(texts, payment) };
  return route.twin
    ? texts.t("ui-mirror-claim-lane", { ...args, lane: laneWords(texts, route) })
    : texts.t("ui-mirror-claim", args);
}

/** "Keep A – B, 21 points and C – D, 8 points". */
export function keepWords(texts: Texts, atlas: Atlas, ids: readonly string[]): string {
  const tickets = ids.map((id) =>
    texts.t("ui-ticket-label", { ticket: texts.ticket(id, atlas), points: atlas.tickets.get(id)?.points ?? 0 }),
  );
  return texts.t("ui-mirror-keep", { tickets: tickets.join(texts.t("ui-mirror-and")) });
}

/** A city the keys have come to: how much there is to do. */
export function cityWords(texts: Texts, atlas: Atlas, view: WireView | null, city: CityName): string {
  const routes = atlas.routesOf(city);
  const legal = routes.filter((route) => view?.legal.claims[route.id]?.length).length;
  return texts.t("live-city", { city: texts.city(city), routes: routes.length, legal });
}

/** A route the keys have come to. */
export function cursorWords(texts: Texts, atlas: Atlas, view: WireView | null, id: RouteId, test = false): string {
  const facts = routeFacts(texts, atlas, id).replaceAll(" · ", ", ");
  const standing = view ? routeStanding(texts, atlas, view, id, test) : "";
  return standing ? `${facts}. ${standing}` : `${facts}.`;
}

/** What a colour of the hand could pay. */
export function pickedWords(texts: Texts, view: WireView | null, color: CardColor): string {
  const claims = Object.values(view?.legal.claims ?? {});
  const n = claims.filter((payments) => payments.some((payment) => payment[0] === color)).length;
  return texts.t("live-picked", { color: texts.color(color), n });
}

/** What a pending choice would do. */
export function choiceWords(texts: Texts, atlas: Atlas, view: WireView, choice: Choice): string {
  switch (choice.kind) {
    case "claim": {
      const what = texts.t("ui-claim", { route: texts.route(choice.route, atlas, true) });
      if (choice.cards) return freeWords(texts, atlas, choice.route, what, choice.cards);
      if (!choice.payment) return texts.t("live-choice-pay", { what, n: view.legal.claims[choice.route]?.length ?? 0 });
      const length = atlas.routes.get(choice.route)?.length ?? 0;
      const trains = (view.players[actorOf(view) ?? 0]?.trains ?? 0) - length;
      const payment = payWords(texts, choice.payment);
      return texts.t("live-choice", { what, payment, points: atlas.pointsOf(length), trains });
    }
    case "draw":
      return texts.t("live-choice-draw", { what: texts.t("ui-draw", { color: texts.color(choice.color) }) });
    case "deck":
      return texts.t("live-choice-draw", { what: texts.t("ui-draw-deck") });
    case "tickets":
      return texts.t("live-choice-draw", { what: texts.t("ui-draw-tickets") });
  }
}

/** A payment that is being put together. */
function freeWords(texts: Texts, atlas: Atlas, route: RouteId, what: string, cards: readonly CardColor[]): string {
  const laid = parts(cards).map(([color, n]) => cardsOf(texts, color, n));
  return texts.t("ui-lesson-pay-said", {
    what,
    n: atlas.routes.get(route)?.length ?? 0,
    cards: cards.length,
    payment: laid.join(texts.t("ui-mirror-and")),
  });
}
