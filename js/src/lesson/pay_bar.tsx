/**
 * The action bar for a route chosen in a lesson: as many places as the route
 * has spaces, and the hand to fill them from, card by card. Whatever lies there
 * can be confirmed: the kernel says whether it pays.
 */

import { Chip } from "../cards";
import { useEnv, useUi } from "../context";
import { Button } from "../controls";
import { Bar, CancelButton, ConfirmButton } from "../panels/bar";
import { actorOf } from "../reasons";
import { CARD_COLORS, type CardColor, type RouteId, type WireView } from "../wire";
import { left, type Cards } from "./pay";

export function PayBar({ view, route: id, cards }: { view: WireView; route: RouteId; cards: Cards }) {
  const { texts, atlas, control } = useEnv();
  const asked = useUi((state) => state.reason?.code === "choose_payment");
  const route = atlas.routes.get(id);
  const length = route?.length ?? 0;
  const actor = actorOf(view);
  const points = atlas.pointsOf(length);
  const trains = (actor === null ? 0 : (view.players[actor]?.trains ?? 0)) - length;
  const completed = view.you?.completes[id] ?? [];
  const gained = completed.reduce((sum, ticket) => sum + (atlas.tickets.get(ticket)?.points ?? 0), 0);
  const facts = [
    texts.color(route?.color ?? "gray"),
    texts.t("ui-lesson-pay-spaces", { n: length }),
    texts.t("ui-points-gain", { n: points }),
    texts.t("ui-trains-after", { n: trains }),
  ];
  return (
    <Bar
      part="claim"
      tone="active"
      seat={actor}
      title={texts.t("ui-claim", { route: texts.route(id, atlas, true) })}
      hint={
        asked ? (
          <b role="alert" class="ttr-warn">{texts.t("ui-lesson-pay-none")}</b>
        ) : (
          <>
            {facts.join(" · ")}
            {completed.length > 0 && (
              <b class="ttr-good">
                {" · "}
                {texts.t("ui-completes-count", { n: completed.length, points: gained })}
              </b>
            )}
          </>
        )
      }
      middle={
        <span class="ttr-pay" data-part="pay">
          <Tray cards={cards} length={length} />
          <FromHand view={view} cards={cards} />
        </span>
      }
      buttons={
        <>
          <ConfirmButton off={!cards.length} onClick={() => control.confirm()} />
          <CancelButton onClick={() => control.cancel()} />
        </>
      }
    />
  );
}

/** What is laid down; what is more than the route takes stands apart. */
function Tray({ cards, length }: { cards: Cards; length: number }) {
  const { texts, control } = useEnv();
  return (
    <span class="ttr-tray" role="group" aria-label={texts.t("ui-lesson-pay")} data-part="tray">
      {cards.map((color, i) => (
        <Button
          key={i}
          class={`ttr-tray-card ${i >= length ? "ttr-tray-more" : ""}`}
          data-color={color}
          aria-label={texts.t("ui-lesson-pay-give", { color: texts.color(color) })}
          title={texts.t("ui-lesson-pay-give", { color: texts.color(color) })}
          onClick={() => control.lesson.takeBack(color)}
        >
          <Chip color={color} />
        </Button>
      ))}
      {Array.from({ length: Math.max(0, length - cards.length) }, (_, i) => (
        <span key={`free-${i}`} class="ttr-tray-free" aria-hidden="true" />
      ))}
    </span>
  );
}

function FromHand({ view, cards }: { view: WireView; cards: Cards }) {
  const { texts } = useEnv();
  const hand = view.you?.hand ?? {};
  const colors = CARD_COLORS.filter((color) => (hand[color] ?? 0) > 0);
  return (
    <span class="ttr-pay-hand" role="group" aria-label={texts.t("ui-lesson-pay-hint")}>
      {colors.map((color) => (
        <Take key={color} color={color} n={left(hand, cards, color)} />
      ))}
    </span>
  );
}

function Take({ color, n }: { color: CardColor; n: number }) {
  const { texts, control } = useEnv();
  const words = texts.t("ui-lesson-pay-take", { color: texts.color(color), n });
  return (
    <Button
      class="ttr-take"
      off={n === 0}
      data-take={color}
      aria-label={words}
      title={words}
      onClick={() => control.lesson.take(color)}
    >
      <span aria-hidden="true">+</span>
      <Chip color={color} />
      <b aria-hidden="true">{n}</b>
    </Button>
  );
}
