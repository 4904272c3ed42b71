/** Where the game stands, in words: whose turn, points, hand, market, tickets, who owns what. */

import { useEnv } from "./context";
import { handOf } from "./panels/hand";
import { ticketState } from "./panels/ticket_stub";
import type { Texts } from "./texts";
import { CARD_COLORS, type WireTicket, type WireView } from "./wire";
import { cardsOf } from "./words";

export function Standing({ view }: { view: WireView }) {
  const { texts } = useEnv();
  const hand = handOf(view);
  const { deck, discard, tickets } = view.counts;
  const cards = view.market.map((color) => (color ? texts.color(color) : texts.t("ui-mirror-empty")));
  const held = CARD_COLORS.flatMap((color) => {
    const n = hand?.[color] ?? 0;
    return n ? [cardsOf(texts, color, n)] : [];
  });
  return (
    <div class="ttr-mirror-state" data-part="standing">
      <h4>{texts.t("ui-mirror-state")}</h4>
      {view.final && view.phase !== "over" && <p>{texts.t("ui-final-round", { n: view.final.turns_left })}</p>}
      <ul>
        {view.players.map((player, seat) => (
          <li key={seat}>
            {texts.t("ui-player-line", {
              seat: seat + 1,
              name: player.name,
              points: view.scores?.[seat]?.total ?? player.points,
              trains: player.trains,
              cards: player.cards,
              tickets: player.tickets,
            })}
          </li>
        ))}
      </ul>
      <p>{texts.t("ui-mirror-market", { cards: texts.list(cards), deck, discard, tickets })}</p>
      {hand && (
        <p>{held.length ? texts.t("ui-mirror-hand", { cards: texts.list(held) }) : texts.t("ui-mirror-hand-none")}</p>
      )}
      <Tickets view={view} />
      <Owners view={view} />
    </div>
  );
}

function Tickets({ view }: { view: WireView }) {
  const { texts, atlas } = useEnv();
  const tickets = view.you?.tickets ?? [];
  if (!tickets.length) return null;
  return (
    <>
      <h5>{texts.t("ui-mirror-tickets")}</h5>
      <ul>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            {texts.t("ui-mirror-ticket", {
              ticket: texts.t("ui-ticket-label", { ticket: texts.ticket(ticket.id, atlas), points: ticket.points }),
              state: progressWords(texts, ticket),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

function progressWords(texts: Texts, ticket: WireTicket): string {
  const state = ticketState(ticket);
  if (state === "done" || state === "blocked" || ticket.left === null) return texts.t(`ui-ticket-${state}`);
  return texts.t("ui-mirror-ticket-left", { n: ticket.left });
}

function Owners({ view }: { view: WireView }) {
  const { texts } = useEnv();
  return (
    <details>
      <summary data-lm-suppress-shortcuts="true">{texts.t("ui-mirror-routes")}</summary>
      <OwnerList view={view} />
    </details>
  );
}

/** A line a seat: the routes it has claimed. */
export function OwnerList({ view }: { view: WireView }) {
  const { texts, atlas } = useEnv();
  const owned = view.players.map((_, seat) =>
    Object.keys(view.owners).filter((id) => view.owners[id] === seat),
  );
  return (
    <ul>
      {view.players.map(({ name }, seat) => (
        <li key={seat}>
          {owned[seat]?.length
            ? texts.t("ui-mirror-routes-of", { name, routes: texts.list(owned[seat].map((id) => texts.route(id, atlas, true))) })
            : texts.t("ui-mirror-routes-none", { name })}
        </li>
      ))}
    </ul>
  );
}
