/** Sentences put together from views, events and refusals. */

import type { FluentVariable } from "@fluent/bundle";
import type { Atlas } from "./atlas";
import { shortName, type Chart } from "./layouts";
import type { Deeds } from "./summary";
import type { Texts } from "./texts";
import type { CardColor, RouteColor, RouteId, TicketId, WireEvent, WirePayment, WireSaved, WireView } from "./wire";

/** "3 black", "2 locomotives". */
export function cardsOf(texts: Texts, color: CardColor, n: number): string {
  return texts.t("ui-payment-part", { n, kind: color, color: texts.color(color) });
}

/** "3 black + 1 locomotive", in words. */
export function paymentWords(texts: Texts, [color, count, locomotives]: WirePayment, join = texts.t("ui-payment-join")): string {
  const parts: string[] = [];
  const part = (n: number, what: CardColor) => cardsOf(texts, what, n);
  if (count > 0) parts.push(part(count, color));
  if (locomotives > 0) parts.push(part(locomotives, "locomotive"));
  return parts.join(join);
}

/** The cards of a payment, one by one. */
export function paymentCards([color, count, locomotives]: WirePayment): CardColor[] {
  return [...Array<CardColor>(count).fill(color), ...Array<CardColor>(locomotives).fill("locomotive")];
}

/** "NOL–MIA", or names where names are short. */
export function shortRoute(texts: Texts, atlas: Atlas, chart: Chart, id: RouteId | TicketId): string {
  const ends = atlas.routes.get(id) ?? atlas.tickets.get(id);
  if (!ends) return id;
  const name = (city: string) => shortName(chart.layout, city, texts.language, texts.city(city));
  return `${name(ends.a)}–${name(ends.b)}`;
}

/** Arguments of a refusal are ids; here they become words. */
export function refusalArgs(
  texts: Texts,
  atlas: Atlas,
  args: Record<string, unknown>,
): Record<string, FluentVariable> {
  const words: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(args)) {
    if (Array.isArray(value)) words[key] = texts.list(value.map((one) => wordOf(texts, atlas, key, one)));
    else if (typeof value === "number") words[key] = value;
    else words[key] = wordOf(texts, atlas, key, value);
  }
  return words;
}

function wordOf(texts: Texts, atlas: Atlas, key: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = String(value);
  if (atlas.routes.has(text)) return texts.route(text, atlas, true);
  if (atlas.tickets.has(text)) return texts.ticket(text, atlas);
  if (/colou?r/.test(key) && texts.has(`color-${text}`)) return texts.color(text as CardColor | RouteColor);
  if (/city|cities|^[ab]$/.test(key)) return texts.city(text);
  return text;
}

/** The sentence of a refusal, from the kernel or made here. */
export function refusalText(
  texts: Texts,
  atlas: Atlas,
  { code, args }: { code: string; args: Record<string, unknown> },
): string {
  const id = code.replaceAll("_", "-");
  const words = refusalArgs(texts, atlas, args);
  // Told from this side, where hand and route are known, it can say what is needed and what is there.
  if (id === "not-in-hand" && "gray" in args) return texts.t("ui-short-of-cards", words);
  if (texts.has(`ui-why-${id}`)) return texts.t(`ui-why-${id}`, words);
  if (texts.has(`refusal-${id}`)) return texts.t(`refusal-${id}`, words);
  return texts.t("ui-refused-unknown", { code });
}

/** "Ann, Bo · move 42 · 29 Nov, 20:15". */
export function savedWords(texts: Texts, saved: WireSaved, now: Date = new Date()): string {
  const when = new Date(saved.when);
  const known = !Number.isNaN(when.getTime());
  const clock = known ? when.toLocaleTimeString(texts.language, { timeStyle: "short" }) : "";
  const today = known && when.toDateString() === now.toDateString();
  const day = known ? when.toLocaleDateString(texts.language, { day: "numeric", month: "short" }) : "";
  const time = today ? texts.t("ui-today", { time: clock }) : `${day} ${clock}`.trim();
  return texts.t("ui-saved", { names: texts.list(saved.names), ply: saved.ply, time });
}

/** A long name must not push the move out of its row. */
function brief(name: string): string {
  const letters = [...name];
  return letters.length > 10 ? `${letters.slice(0, 9).join("")}…` : name;
}

/** What a turn's row of the log says. */
export function rowText(texts: Texts, atlas: Atlas, chart: Chart, view: WireView, events: readonly WireEvent[]): string {
  return rowSaying(texts, atlas, chart, events, brief(view.players[events[0]?.seat ?? 0]?.name ?? ""));
}

/** The same in parts: where there is little room, the name may be cut, the route never. */
export function rowParts(
  texts: Texts,
  atlas: Atlas,
  chart: Chart,
  view: WireView,
  events: readonly WireEvent[],
): { before: string; name: string; after: string } {
  const name = view.players[events[0]?.seat ?? 0]?.name ?? "";
  const said = rowSaying(texts, atlas, chart, events, name); // "You claim", but "Ann claims"
  if (said.startsWith(name)) return { before: "", name, after: said.slice(name.length) };
  const [before = "", after = ""] = rowSaying(texts, atlas, chart, events, NAME).split(NAME);
  return { before, name, after };
}

/** Stands for a name; no name has it in it. */
const NAME = "\u0000";

function rowSaying(texts: Texts, atlas: Atlas, chart: Chart, events: readonly WireEvent[], name: string): string {
  const first = events[0];
  if (!first) return "";
  const claim = events.find((event) => event.kind === "claim");
  if (claim?.route) return texts.t("event-claim", { name, route: shortRoute(texts, atlas, chart, claim.route) });
  const keep = events.find((event) => event.kind === "keep");
  if (keep && keep.kept === undefined) return texts.t("event-chosen", { name });
  if (keep) return texts.t("event-keep", { name, kept: keep.kept ?? 0, of: keep.of ?? 0 });
  if (first.kind === "tickets") return texts.t("event-tickets", { name, n: first.n ?? 0 });
  if (first.kind === "pass") return texts.t("event-pass", { name });
  const cards = events.filter((event) => event.kind === "draw" || event.kind === "deck");
  const blind = cards.filter((event) => event.kind === "deck").length;
  if (blind === 0) return texts.t("event-draw-n", { name, n: cards.length });
  if (blind === cards.length) return texts.t("event-deck-n", { name, n: blind });
  return texts.t("event-draw-mixed", { name });
}

/** One event as a whole sentence, for the live region. */
export function eventSentence(texts: Texts, atlas: Atlas, view: WireView, event: WireEvent): string {
  const name = view.players[event.seat]?.name ?? "";
  const parts = [eventCore(texts, atlas, view, event, name)];
  if (event.wipes) parts.push(texts.t("event-live-wipes"));
  if (event.reshuffled) parts.push(texts.t("event-live-reshuffled"));
  if (event.final) parts.push(texts.t("event-live-final"));
  if (event.over) parts.push(texts.t("event-live-over"));
  return parts.join(" ");
}

function eventCore(texts: Texts, atlas: Atlas, view: WireView, event: WireEvent, name: string): string {
  const color = event.color ? texts.color(event.color) : "";
  switch (event.kind) {
    case "draw":
      return texts.t("event-live-draw", { name, color });
    case "deck":
      return event.color && event.seat === view.seat
        ? texts.t("event-live-deck-own", { color })
        : texts.t("event-live-deck", { name });
    case "tickets":
      return texts.t("event-live-tickets", { name, n: event.n ?? 0 });
    case "keep":
      if (event.kept === undefined) return texts.t("event-live-chosen", { name });
      return texts.t("event-live-keep", { name, kept: event.kept ?? 0, of: event.of ?? 0 });
    case "claim":
      return texts.t("event-live-claim", {
        name,
        route: event.route ? texts.route(event.route, atlas, true) : "",
        payment: paymentWords(texts, [event.color ?? "locomotive", event.count ?? 0, event.locomotives ?? 0]),
        points: event.points ?? 0,
      });
    case "pass":
      return texts.t("event-live-pass", { name });
  }
}

/** What another seat did since one's last turn, as a sentence. */
export function deedsWords(texts: Texts, atlas: Atlas, view: WireView, deeds: Deeds): string {
  const name = view.players[deeds.seat]?.name ?? "";
  const parts: string[] = [];
  if (deeds.claims.length) {
    const routes = texts.list(deeds.claims.map((id) => texts.route(id, atlas, true)));
    parts.push(texts.t("ui-since-claims", { routes, points: deeds.points }));
  }
  if (deeds.open.length) {
    parts.push(texts.t("ui-since-open", { cards: texts.list(deeds.open.map((color) => texts.color(color))) }));
  }
  if (deeds.covered) parts.push(texts.t("ui-since-covered", { n: deeds.covered }));
  if (deeds.kept !== null) parts.push(texts.t("ui-since-kept", { n: deeds.kept }));
  if (deeds.passed) parts.push(texts.t("ui-since-passed"));
  return texts.t("ui-since-of", { name, what: texts.list(parts) });
}
