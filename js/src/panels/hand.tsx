/** The hand: one stack a colour, red to white, locomotives last. */

import { CardFace } from "../cards";
import { useEnv, useSync, useUi } from "../context";
import { Button } from "../controls";
import { countOf, left } from "../lesson/pay";
import { actorOf } from "../reasons";
import { CARD_COLORS, type CardColor, type Counts, type WireView } from "../wire";

/** The hand this screen shows: one's own; in an open game that of the seat to move. */
export function handOf(view: WireView): Counts | null {
  if (view.you) return view.you.hand;
  const actor = actorOf(view);
  return actor === null ? null : (view.players[actor]?.hand ?? null);
}

export function Hand() {
  const { texts } = useEnv();
  const view = useSync((state) => state.view);
  if (!view) return null;
  const hand = handOf(view);
  const colors = hand ? CARD_COLORS.filter((color) => (hand[color] ?? 0) > 0) : [];
  const total = colors.reduce((sum, color) => sum + (hand?.[color] ?? 0), 0);
  const actor = actorOf(view);
  const name = actor === null ? "" : (view.players[actor]?.name ?? "");
  let note = "";
  if (!hand) note = texts.t("ui-spectator-hand");
  else if (!colors.length) note = texts.t("ui-hand-empty");
  let title = texts.t("ui-hand", { n: total });
  if (!hand) title = texts.t("ui-hand-none");
  else if (view.seat === "open" && actor !== null) title = texts.t("ui-hand-of", { name, n: total });
  return (
    <section class="ttr-panel ttr-hand" data-part="hand" aria-label={title}>
      <header class="ttr-panel-head">
        <h3>{title}</h3>
        {hand && <span class="ttr-pointer-hint">{texts.t("ui-hand-hint")}</span>}
      </header>
      {note ? (
        <p class="ttr-empty">{note}</p>
      ) : (
        <div class="ttr-stacks" style={{ "--ttr-stacks": Math.max(colors.length, 8) }}>
          {colors.map((color) => (
            <Stack key={color} color={color} count={hand?.[color] ?? 0} />
          ))}
        </div>
      )}
    </section>
  );
}

function Stack({ color, count }: { color: CardColor; count: number }) {
  const { texts, control } = useEnv();
  const picked = useUi((state) => state.pickedColor === color);
  const key = CARD_COLORS.indexOf(color) + 1;
  const paying = useUi((state) => {
    const claim = state.choice?.kind === "claim" ? state.choice : null;
    if (claim?.cards) return countOf(claim.cards, color);
    const payment = claim?.payment;
    if (!payment) return 0;
    if (color === "locomotive") return payment[2];
    return payment[0] === color ? payment[1] : 0;
  });
  const rest = useUi((state) =>
    state.choice?.kind === "claim" && state.choice.cards ? left({ [color]: count }, state.choice.cards, color) : null,
  );
  const words =
    rest === null
      ? texts.t("ui-hand-pick", { n: count, color: texts.color(color) })
      : texts.t("ui-lesson-pay-take", { n: rest, color: texts.color(color) });
  return (
    <Button
      class={`ttr-stack ${picked || paying ? "ttr-picked" : ""}`}
      data-color={color}
      data-count={count}
      aria-pressed={picked}
      aria-label={words}
      title={`${words} · ${key}`}
      onClick={() => control.pickColor(color)}
    >
      {count > 2 && <span class="ttr-under ttr-under-2" />}
      {count > 1 && <span class="ttr-under" />}
      <CardFace color={color} />
      <span class="ttr-stack-key" aria-hidden="true">
        {key}
      </span>
      <span class="ttr-count" aria-hidden="true">
        {count}
      </span>
    </Button>
  );
}
