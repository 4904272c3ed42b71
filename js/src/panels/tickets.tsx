/** One's tickets; and, when some were drawn, the choice which to keep. */

import { useEnv, useSync, useUi } from "../context";
import { useJustDone } from "../celebrate";
import { Button, KEEP_KEYS } from "../controls";
import { isLegal, keepText } from "../moves";
import type { TicketId, WireTicket } from "../wire";
import { StubBody, ticketState } from "./ticket_stub";

/** From here on tickets are shown in two columns, without their maps. */
const DENSE_FROM = 4;

export function Tickets() {
  const { texts, control, size, short } = useEnv();
  const view = useSync((state) => state.view);
  const kept = useUi((state) => state.kept);
  if (!view) return null;
  const you = view.you;
  const tickets = you?.tickets ?? [];
  const offer = you?.offer ?? [];
  const stake = tickets.reduce((sum, ticket) => sum + ticket.points, 0);
  const choosing = offer.length > 0 && view.legal.moves.some((move) => move.startsWith("keep "));
  // The action bar is above the map, out of sight perhaps where the tickets are ticked.
  const legal = choosing && isLegal(view, keepText(offer, new Set(kept)));
  const title = choosing
    ? texts.t("ui-offer")
    : tickets.length
      ? texts.t("ui-tickets", { n: stake })
      : texts.t("ui-tickets-none");
  const dense = tickets.length >= DENSE_FROM || choosing || (short && tickets.length > 2);
  return (
    <section class="ttr-panel ttr-tickets" data-part={choosing ? "ticket-chooser" : "tickets"} aria-label={title}>
      <header class="ttr-panel-head">
        <h3>{title}</h3>
        {choosing && size !== "narrow" && kept.length > 0 ? (
          <Button class="ttr-primary ttr-keep-here" off={!legal} onClick={() => control.keep()} data-action="keep-here">
            {texts.t("ui-keep", { n: kept.length })}
          </Button>
        ) : (
          (tickets.length > 0 || choosing) && <span class="ttr-pointer-hint">{texts.t("ui-tickets-hint")}</span>
        )}
      </header>
      {choosing && (
        <div class="ttr-stubs" role="group" aria-label={title}>
          {offer.map((id) => (
            <OfferStub key={id} id={id} />
          ))}
        </div>
      )}
      {tickets.length > 0 && (
        <ul class={`ttr-stubs ${dense ? "ttr-stubs-dense" : ""}`}>
          {tickets.map((ticket) => (
            <HeldStub key={ticket.id} ticket={ticket} dense={dense} />
          ))}
        </ul>
      )}
    </section>
  );
}

function usePointing(id: TicketId) {
  const { ui } = useEnv();
  return {
    onMouseEnter: () => ui.set({ hoverTicket: id }),
    onMouseLeave: () => ui.set({ hoverTicket: null }),
  };
}

function HeldStub({ ticket, dense }: { ticket: WireTicket; dense: boolean }) {
  const { texts, atlas } = useEnv();
  const pointing = usePointing(ticket.id);
  const just = useJustDone(ticket.done);
  return (
    <li
      class={`ttr-stub ${dense ? "ttr-stub-dense" : ""} ${just ? "ttr-stub-just-done" : ""}`}
      data-ticket={ticket.id}
      data-state={ticketState(ticket)}
      title={texts.t("ui-ticket-label", { ticket: texts.ticket(ticket.id, atlas), points: ticket.points })}
      {...pointing}
    >
      <StubBody id={ticket.id} points={ticket.points} progress={ticket} dense={dense} />
    </li>
  );
}

function OfferStub({ id }: { id: TicketId }) {
  const { texts, atlas, control, ui, focusBoard } = useEnv();
  const ticked = useUi((state) => state.kept.includes(id));
  const focused = useUi((state) => state.focusTicket === id);
  const pointing = usePointing(id);
  const points = atlas.tickets.get(id)?.points ?? 0;
  return (
    <label
      class={`ttr-stub ttr-stub-offer ${ticked ? "ttr-picked" : ""} ${focused ? "ttr-focused" : ""}`}
      data-ticket={id}
      {...pointing}
    >
      <input
        {...KEEP_KEYS}
        type="checkbox"
        class="ttr-check"
        checked={ticked}
        aria-label={texts.t("ui-ticket-label", { ticket: texts.ticket(id, atlas), points })}
        onChange={() => control.toggleTicket(id)}
        onFocus={() => ui.set({ hoverTicket: id })}
        onBlur={() => ui.set({ hoverTicket: null })}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          event.stopPropagation();
          focusBoard();
          control.keep();
        }}
      />
      <StubBody id={id} points={points} />
    </label>
  );
}
