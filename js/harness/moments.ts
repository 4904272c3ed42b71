/** More views: many ways to pay, open hands, the past. */

import { CARD_COLORS, type WirePayment, type WireView } from "../src/wire";
import { CURTAIN, MID } from "./fixtures";

const GRAY = "Duluth-Sault St. Marie";

/** A gray route of three spaces that eight colours with three locomotives can pay in 25 ways. */
const WAYS: WirePayment[] = [
  ...CARD_COLORS.filter((color) => color !== "locomotive").flatMap((color) =>
    [0, 1, 2].map((locomotives): WirePayment => [color, 3 - locomotives, locomotives]),
  ),
  ["locomotive", 0, 3],
];

export const MANY: WireView = {
  ...MID,
  you: {
    ...MID.you!,
    hand: { red: 3, orange: 3, yellow: 4, green: 3, blue: 5, purple: 3, black: 3, white: 4, locomotive: 3 },
    completes: { [GRAY]: ["Duluth-Houston"] },
  },
  legal: { ...MID.legal, claims: { ...MID.legal.claims, [GRAY]: WAYS } },
};

export const OPEN: WireView = {
  ...MID,
  seat: "open",
  players: MID.players.map((one, seat) => ({
    ...one,
    hand: seat === 0 ? MID.you!.hand : { red: 1 + seat, blue: 3, white: seat, locomotive: 1 },
    tickets_held: seat === 0 ? MID.you!.tickets.map((ticket) => ticket.id) : ["Boston-Miami", "Atlanta-Montréal"],
    offer_held: [],
  })),
};

export const SPECTATOR: WireView = { ...CURTAIN };

/** The same game `back` moves ago, as far as a page without a kernel can tell. */
export function earlier(view: WireView, ply: number): WireView {
  const claimed = view.events.filter((event) => event.ply >= ply && event.route).map((event) => event.route);
  return {
    ...view,
    ply,
    owners: Object.fromEntries(Object.entries(view.owners).filter(([route]) => !claimed.includes(route))),
    events: view.events.filter((event) => event.ply < ply),
    legal: { claims: {}, moves: [] },
  };
}
