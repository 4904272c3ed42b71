/** With seat="open": what everybody holds, a row each. */

import { Fragment } from "preact";
import { Chip } from "../cards";
import { useEnv, useSync } from "../context";
import { SeatMark } from "../seat";
import { CARD_COLORS, type TicketId, type WirePlayer } from "../wire";
import { cardsOf, shortRoute } from "../words";

export function OpenHands() {
  const { texts } = useEnv();
  const players = useSync((state) => state.view?.players ?? null);
  const turn = useSync((state) => state.view?.turn ?? null);
  if (!players) return null;
  return (
    <section class="ttr-panel ttr-open" data-part="open-hands" aria-label={texts.t("ui-open-hands")}>
      <header class="ttr-panel-head">
        <h3>{texts.t("ui-open-hands")}</h3>
        <span>{texts.t("ui-open-hands-hint")}</span>
      </header>
      <ul class="ttr-open-rows">
        {players.map((player, seat) => (
          <li key={seat} class={`ttr-open-row ${turn === seat ? "ttr-open-turn" : ""}`} data-seat={seat}>
            <SeatMark seat={seat} />
            <Holdings player={player} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Holdings({ player }: { player: WirePlayer }) {
  const { texts } = useEnv();
  const colors = CARD_COLORS.filter((color) => (player.hand?.[color] ?? 0) > 0);
  return (
    <span class="ttr-open-holds">
      <span class="ttr-open-cards">
        <span class="ttr-hidden">{player.name}: </span>
        {colors.map((color) => (
          <Fragment key={color}>
            <span class="ttr-open-stack">
              <span class="ttr-hidden">{cardsOf(texts, color, player.hand?.[color] ?? 0)}</span>
              <Chip color={color} />
              <span aria-hidden="true">{player.hand?.[color]}</span>
            </span>
          </Fragment>
        ))}
        {colors.length === 0 && <span class="ttr-empty">{texts.t("ui-hand-empty")}</span>}
      </span>
      <span class="ttr-open-tickets">
        {(player.tickets_held ?? []).map((id) => (
          <HeldTicket key={id} id={id} done={player.tickets_done?.includes(id) ?? false} />
        ))}
        {(player.offer_held ?? []).map((id) => (
          <HeldTicket key={id} id={id} offered />
        ))}
      </span>
    </span>
  );
}

function HeldTicket({ id, done = false, offered = false }: { id: TicketId; done?: boolean; offered?: boolean }) {
  const { texts, atlas, chart, ui } = useEnv();
  const points = atlas.tickets.get(id)?.points ?? "";
  return (
    <span
      class={`ttr-open-ticket ${offered ? "ttr-open-offered" : ""}`}
      title={texts.t("ui-ticket-label", { ticket: texts.ticket(id, atlas), points })}
      onMouseEnter={() => ui.set({ hoverTicket: id })}
      onMouseLeave={() => ui.set({ hoverTicket: null })}
    >
      {shortRoute(texts, atlas, chart, id)} <b>{points}</b>
      {done && (
        <>
          <span aria-hidden="true"> ✓</span>
          <span class="ttr-hidden"> {texts.t("ui-ticket-done")}</span>
        </>
      )}
    </span>
  );
}
