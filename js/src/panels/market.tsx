/** Face-up cards and the two decks: real buttons, drawn as cards. */

import { CardFace, DeckBack } from "../cards";
import { useEnv, useSync, useUi } from "../context";
import { Button } from "../controls";
import { CountIcon } from "../icons";
import { isLegal } from "../moves";
import { whyNotNow } from "../reasons";
import { isPast } from "../sync";
import { Counts } from "./counts";

export function Market() {
  const { texts, control, ui } = useEnv();
  const view = useSync((state) => state.view);
  const past = useSync(isPast);
  const counts = useUi((state) => state.counts);
  const choice = useUi((state) => state.choice);
  if (!view) return null;
  // Dimmed only where one card is out of reach in one's own turn; not at every turn of the others.
  const mine = !past && whyNotNow(view) === null && (view.phase === "turn" || view.phase === "second_card");
  const dim = (legal: boolean) => (mine && !legal ? "ttr-dim" : "");
  const second = !past && view.phase === "second_card" && whyNotNow(view) === null;
  const deckOff = !isLegal(view, "draw deck");
  const ticketsOff = !isLegal(view, "draw tickets");
  const hidden = texts.t("ui-market-empty");
  return (
    <section class="ttr-panel ttr-market" data-part="market" aria-label={texts.t("ui-market")}>
      <header class="ttr-panel-head">
        <h3>{texts.t("ui-market")}</h3>
        <span class={second ? "ttr-note-strong" : ""}>{texts.t(second ? "ui-market-second" : "ui-market-hint")}</span>
      </header>
      <div class="ttr-market-cards">
        {view.market.map((color, slot) =>
          color ? (
            <Button
              key={slot}
              class={`ttr-card ${choice?.kind === "draw" && choice.slot === slot ? "ttr-picked" : ""} ${dim(isLegal(view, `draw ${color}`))}`}
              off={!isLegal(view, `draw ${color}`)}
              aria-label={texts.t("ui-draw", { color: texts.color(color) })}
              data-slot={slot}
              data-color={color}
              onClick={() => control.clickMarket(slot)}
            >
              {/* A new card in the same place slides in: the key makes it a new element. */}
              <CardFace key={color} color={color} />
            </Button>
          ) : (
            <span key={slot} class="ttr-card ttr-card-none" role="img" aria-label={hidden} data-slot={slot} />
          ),
        )}
      </div>
      <div class="ttr-decks">
        <Button
          class={`ttr-deck ${choice?.kind === "deck" ? "ttr-picked" : ""} ${dim(!deckOff)}`}
          off={deckOff}
          aria-label={texts.t("ui-draw-deck")}
          data-part="deck"
          onClick={() => control.clickDeck()}
        >
          <DeckBack kind="cards" />
          <span class="ttr-deck-words">
            <b>{texts.t("ui-deck")}</b>
            <span>{texts.t("ui-deck-left", { n: view.counts.deck })}</span>
            <span>{texts.t("ui-deck-discard", { n: view.counts.discard })}</span>
          </span>
        </Button>
        <Button
          class="ttr-link ttr-count-button"
          aria-label={texts.t("ui-counts")}
          title={texts.t("ui-counts")}
          aria-expanded={counts}
          data-action="counts"
          onClick={() => ui.set({ counts: !counts })}
        >
          <CountIcon />
        </Button>
        <Button
          class={`ttr-deck ${choice?.kind === "tickets" ? "ttr-picked" : ""} ${dim(!ticketsOff)}`}
          off={ticketsOff}
          aria-label={texts.t("ui-draw-tickets")}
          data-part="ticket-deck"
          onClick={() => control.clickTickets()}
        >
          <DeckBack kind="tickets" />
          <span class="ttr-deck-words">
            <b>{texts.t("ui-ticket-deck")}</b>
            <span>{texts.t("ui-ticket-deck-left", { n: view.counts.tickets })}</span>
            <span>{texts.t("ui-ticket-deck-keep")}</span>
          </span>
        </Button>
      </div>
      {counts && <Counts />}
    </section>
  );
}
