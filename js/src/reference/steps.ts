/** The moves of an example, in words. */

import type { Atlas } from "../atlas";
import { keepWords, laneWords } from "../phrases";
import type { Texts } from "../texts";
import { CARD_COLORS, type CardColor } from "../wire";
import { cardsOf } from "../words";

export function stepWords(texts: Texts, atlas: Atlas, move: string): string {
  const [verb, ...rest] = move.split(" ");
  const what = rest.join(" ");
  if (move === "draw deck") return texts.t("ui-draw-deck");
  if (move === "draw tickets") return texts.t("ui-draw-tickets");
  if (move === "pass") return texts.t("ui-pass");
  if (verb === "draw" && isColor(what)) return texts.t("ui-draw", { color: texts.color(what) });
  if (verb === "keep" && (what === "none" || what === "all")) return texts.t(`ui-ref-keep-${what}`);
  if (verb === "keep") return keepWords(texts, atlas, what.split(", "));
  const [, id = "", paid = ""] = /^claim (.+) with (.+)$/.exec(move) ?? [];
  const route = atlas.routes.get(id);
  if (!route) return move;
  const parts = paid.split(" + ").map((part) => {
    const [n = "", color = ""] = part.split(" ");
    return isColor(color) ? cardsOf(texts, color, Number(n)) : part;
  });
  const args = { a: texts.city(route.a), b: texts.city(route.b), payment: parts.join(texts.t("ui-mirror-and")) };
  return route.twin
    ? texts.t("ui-mirror-claim-lane", { ...args, lane: laneWords(texts, route) })
    : texts.t("ui-mirror-claim", args);
}

function isColor(word: string): word is CardColor {
  return (CARD_COLORS as readonly string[]).includes(word);
}
