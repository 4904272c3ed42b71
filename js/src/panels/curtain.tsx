/** Between two people at one screen: a card in the place of hand and tickets, until the next one sits down. */

import { DeckBack } from "../cards";
import { useEnv, useSync } from "../context";
import { Button } from "../controls";
import { SeatMark } from "../seat";

export function CurtainCard() {
  const { texts, control } = useEnv();
  const curtain = useSync((state) => state.curtain);
  const player = useSync((state) => (curtain ? (state.view?.players[curtain.seat] ?? null) : null));
  if (!curtain || !player) return null;
  const tickets = player.tickets + player.offer;
  return (
    <section class="ttr-panel ttr-curtain" data-part="curtain" aria-label={texts.t("ui-curtain", { name: curtain.name })}>
      <span class="ttr-curtain-backs" aria-hidden="true">
        {player.cards > 0 && <DeckBack kind="cards" />}
        {tickets > 0 && <DeckBack kind="tickets" />}
      </span>
      <div class="ttr-curtain-words">
        <h3>
          <SeatMark seat={curtain.seat} />
          <span>{texts.t("ui-curtain", { name: curtain.name })}</span>
        </h3>
        <p>{texts.t("ui-curtain-covered", { cards: player.cards, tickets })}</p>
      </div>
      <Button class="ttr-primary" onClick={() => control.reveal()} data-action="lift">
        {texts.t("ui-reveal", { name: curtain.name })}
      </Button>
    </section>
  );
}
