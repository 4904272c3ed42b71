/**
 * A payment put together freely, card by card: in a lesson also a wrong one
 * can be laid down, and the kernel says what is wrong with it.
 */

import { CARD_COLORS, type CardColor, type Counts, type RouteId, type WirePayment } from "../wire";

/** Cards in the order in which they were taken from the hand. */
export type Cards = readonly CardColor[];

export function countOf(cards: Cards, color: CardColor): number {
  return cards.filter((one) => one === color).length;
}

/** How many cards of a colour are still in the hand. */
export function left(hand: Counts, cards: Cards, color: CardColor): number {
  return (hand[color] ?? 0) - countOf(cards, color);
}

/** Without the last card of this colour. */
export function without(cards: Cards, color: CardColor): Cards {
  const at = cards.lastIndexOf(color);
  return at < 0 ? cards : cards.filter((_, i) => i !== at);
}

/** Only what the hand (still) holds. */
export function held(hand: Counts, cards: Cards): Cards {
  const kept: CardColor[] = [];
  for (const card of cards) if (left(hand, kept, card) > 0) kept.push(card);
  return kept.length === cards.length ? cards : kept;
}

/** Colours and how many, in the order of the hand. */
export function parts(cards: Cards): [CardColor, number][] {
  return CARD_COLORS.map((color): [CardColor, number] => [color, countOf(cards, color)]).filter(([, n]) => n > 0);
}

/** "claim Helena-Seattle with 2 red + 1 blue + 1 locomotive". */
export function freeClaimText(route: RouteId, cards: Cards): string {
  const payment = parts(cards).map(([color, n]) => `${n} ${color}`);
  return `claim ${route} with ${payment.join(" + ")}`;
}

/** As a payment of the game, if it is of one colour and locomotives; null if colours are mixed, or there is none. */
export function asPayment(cards: Cards): WirePayment | null {
  const locomotives = countOf(cards, "locomotive");
  const ordinary = parts(cards).filter(([color]) => color !== "locomotive");
  if (ordinary.length > 1 || !cards.length) return null;
  const [color, n] = ordinary[0] ?? (["locomotive", 0] as const);
  return [color, n, locomotives];
}
