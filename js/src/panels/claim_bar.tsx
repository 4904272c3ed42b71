/** The action bar for a chosen route: cost, points, trains left, payments, tickets completed. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Chip } from "../cards";
import { useEnv } from "../context";
import { KEEP_KEYS } from "../controls";
import { CheckIcon } from "../icons";
import { groupPayments, samePayment } from "../moves";
import { actorOf } from "../reasons";
import type { Choice } from "../ui";
import type { CardColor, WirePayment, WireView } from "../wire";
import { paymentCards, paymentWords, shortRoute } from "../words";
import { Bar, CancelButton, ConfirmButton } from "./bar";

/** From here on every pixel of the bar is needed for them. */
const MANY = 12;

/** Payments are drawn as cards while they are few and short; else they are written in figures. */
function fitsDrawn(payments: readonly WirePayment[]): boolean {
  const cards = payments.reduce((sum, [, count, locomotives]) => sum + count + locomotives, 0);
  return payments.length <= 3 && cards <= 12;
}

export function ClaimBar({ view, choice }: { view: WireView; choice: Extract<Choice, { kind: "claim" }> }) {
  const { texts, atlas, control, chart, size, tight } = useEnv();
  const route = atlas.routes.get(choice.route);
  const actor = actorOf(view);
  const payments = groupPayments(view.legal.claims[choice.route] ?? []);
  const length = route?.length ?? 0;
  const trains = (actor === null ? 0 : (view.players[actor]?.trains ?? 0)) - length;
  const points = atlas.pointsOf(length);
  const completed = view.you?.completes[choice.route] ?? [];
  const gained = completed.reduce((sum, id) => sum + (atlas.tickets.get(id)?.points ?? 0), 0);
  const many = size === "wide" && payments.length > MANY;
  const hint = [
    choice.payment ? paymentWords(texts, choice.payment) : many ? null : texts.t("ui-choose-payment"),
    points ? texts.t("ui-points-gain", { n: points }) : null,
    texts.t("ui-trains-after", { n: trains }),
  ];
  const dense = size === "narrow" || payments.length > 2 || (tight && payments.length > 1);
  const named = completed.map((id) => `${shortRoute(texts, atlas, chart, id)}\u00a0${atlas.tickets.get(id)?.points ?? ""}`);
  return (
    <Bar
      part="claim"
      tone="active"
      seat={actor}
      title={texts.t("ui-claim", { route: texts.route(choice.route, atlas) })}
      hint={
        <>
          {hint.filter(Boolean).join(" · ")}
          {dense && completed.length > 0 && (
            <b class="ttr-good">
              {" · "}
              {texts.t("ui-completes-count", { n: completed.length, points: gained })}
            </b>
          )}
        </>
      }
      middle={
        <>
          {payments.length > 1 && <Payments payments={payments} chosen={choice.payment} />}
          {!dense && completed.length > 0 && (
            <span class="ttr-pill ttr-pill-good" data-part="completes" title={texts.t("ui-completes", { tickets: texts.list(named) })}>
              <CheckIcon />
              <span>
                {completed.length > 2 ? (
                  texts.t("ui-completes-count", { n: completed.length, points: gained })
                ) : (
                  <Wholes text={texts.t("ui-completes", { tickets: texts.list(named) })} wholes={named} />
                )}
              </span>
            </span>
          )}
        </>
      }
      buttons={
        <>
          <ConfirmButton off={!choice.payment} onClick={() => control.confirm()} />
          <CancelButton onClick={() => control.cancel()} />
        </>
      }
    />
  );
}

/** A text in which some parts must not be broken over two lines. */
function Wholes({ text, wholes }: { text: string; wholes: readonly string[] }) {
  const parts: ComponentChildren[] = [];
  let rest = text;
  for (const whole of wholes) {
    const at = rest.indexOf(whole);
    if (at < 0) continue;
    parts.push(rest.slice(0, at), <span class="ttr-whole">{whole}</span>);
    rest = rest.slice(at + whole.length);
  }
  return (
    <>
      {parts}
      {rest}
    </>
  );
}

function Payments({ payments, chosen }: { payments: WirePayment[]; chosen: WirePayment | null }) {
  const { texts } = useEnv();
  const colors = [...new Set(payments.map(([color]) => color))];
  const drawn = fitsDrawn(payments);
  // Of this bar alone: two widgets on a page, each with a module of its own, must not share radio buttons.
  const [group] = useState(() => `ttr-${Math.random().toString(36).slice(2)}`);
  return (
    <div
      class={`ttr-payments ${drawn ? "" : "ttr-payments-dense"} ${payments.length > MANY ? "ttr-payments-many" : ""}`}
      data-part="payments"
      role="radiogroup"
      aria-label={texts.t("ui-pay-with")}
    >
      <span class="ttr-payments-label" aria-hidden="true">
        {texts.t("ui-pay-with")}
      </span>
      <span class="ttr-payments-ways">
      {drawn
        ? payments.map((payment) => <Payment key={payment.join()} group={group} payment={payment} chosen={chosen} drawn />)
        : colors.map((color) => (
            <PaymentGroup
              key={color}
              group={group}
              color={color}
              payments={payments.filter((payment) => payment[0] === color)}
              chosen={chosen}
            />
          ))}
      </span>
    </div>
  );
}

interface GroupProps {
  group: string;
  color: CardColor;
  payments: WirePayment[];
  chosen: WirePayment | null;
}

function PaymentGroup({ group, color, payments, chosen }: GroupProps) {
  return (
    <span class="ttr-payment-group">
      <Chip color={color} />
      {payments.map((payment) => (
        <Payment key={payment.join()} group={group} payment={payment} chosen={chosen} />
      ))}
    </span>
  );
}

interface PaymentProps {
  group: string;
  payment: WirePayment;
  chosen: WirePayment | null;
  drawn?: boolean;
}

function Payment({ group, payment, chosen, drawn = false }: PaymentProps) {
  const { texts, control, focusBoard } = useEnv();
  const words = paymentWords(texts, payment);
  const [, count, locomotives] = payment;
  const picked = samePayment(payment, chosen);
  return (
    <label class={`ttr-payment ${picked ? "ttr-picked" : ""}`} title={words}>
      <input
        {...KEEP_KEYS}
        class="ttr-radio"
        type="radio"
        name={group}
        aria-label={words}
        checked={picked}
        onChange={() => control.choosePayment(payment)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          event.stopPropagation();
          focusBoard();
          control.confirm();
        }}
      />
      {drawn ? (
        paymentCards(payment).map((color, i) => <Chip key={i} color={color} />)
      ) : (
        <span class="ttr-payment-figures" aria-hidden="true">
          {[count || null, locomotives || null].filter(Boolean).length === 2
            ? `${count}+${locomotives}`
            : count || locomotives}
        </span>
      )}
    </label>
  );
}
