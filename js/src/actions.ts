/** Every legal action of a view, named and grouped, for the list of all moves. Pure. */

import type { Atlas } from "./atlas";
import { claimText, groupPayments } from "./moves";
import { claimWords, keepWords } from "./phrases";
import type { Texts } from "./texts";
import type { CardColor, CityName, WireView } from "./wire";

export interface Action {
  /** Canonical move text. */
  move: string;
  /** All there is to know of it: what is heard is what is played. */
  name: string;
}

export interface CityActions {
  city: CityName;
  /** How many routes stand under this city. */
  routes: number;
  actions: Action[];
}

export interface Actions {
  cards: Action[];
  tickets: Action[];
  keep: Action[];
  pass: Action[];
  /** By the first city of each route, in the order of their names. */
  claims: CityActions[];
}

export function actionsOf(texts: Texts, atlas: Atlas, view: WireView): Actions {
  const actions: Actions = { cards: [], tickets: [], keep: [], pass: [], claims: [] };
  for (const move of view.legal.moves) {
    const [verb, ...rest] = move.split(" ");
    const what = rest.join(" ");
    if (verb === "keep") actions.keep.push({ move, name: keepWords(texts, atlas, what.split(", ")) });
    else if (move === "draw tickets") actions.tickets.push({ move, name: texts.t("ui-draw-tickets") });
    else if (move === "draw deck") actions.cards.push({ move, name: texts.t("ui-draw-deck") });
    else if (verb === "draw") {
      actions.cards.push({ move, name: texts.t("ui-draw", { color: texts.color(what as CardColor) }) });
    } else if (verb === "pass") actions.pass.push({ move, name: texts.t("ui-pass") });
  }
  actions.claims = claimsByCity(texts, atlas, view);
  return actions;
}

function claimsByCity(texts: Texts, atlas: Atlas, view: WireView): CityActions[] {
  const cities = new Map<CityName, CityActions>();
  for (const [id, payments] of Object.entries(view.legal.claims)) {
    const city = atlas.routes.get(id)?.a;
    if (city === undefined || !payments.length) continue;
    let own = cities.get(city);
    if (!own) cities.set(city, (own = { city, routes: 0, actions: [] }));
    own.routes += 1;
    for (const payment of groupPayments(payments)) {
      own.actions.push({ move: claimText(id, payment), name: claimWords(texts, atlas, id, payment) });
    }
  }
  const byName = new Intl.Collator(texts.language);
  return [...cities.values()].sort((x, y) => byName.compare(texts.city(x.city), texts.city(y.city)));
}
