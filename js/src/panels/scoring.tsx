/** The final scoring: every line of every seat, tickets one by one, longest path on the map. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useEnv, useSync, useUi } from "../context";
import { Button } from "../controls";
import { CheckIcon, CloseIcon } from "../icons";
import { SeatMark } from "../seat";
import { prefersReducedMotion } from "../theme";
import type { WireScore, WireView } from "../wire";
import { beatOf, countedPoints, isCounted, showSteps, type ShowStep } from "../show";
import { shortRoute } from "../words";

export function Scoring() {
  const { texts, ui, size } = useEnv();
  const view = useSync((state) => state.view);
  const scores = view?.scores;
  const steps = useMemo(() => showSteps(scores ?? []), [scores]);
  const last = scores ? steps.length : 0;
  // Only a game that ends before the reader's eyes is counted line by line.
  const [step, setStep] = useState(() => (prefersReducedMotion() || ui.get().counted ? Infinity : 1));

  // Shown to its end from elsewhere too: Enter or Escape on the map.
  const skipped = useUi((state) => state.counted);

  useEffect(() => {
    if (skipped && step < last) setStep(last);
    if (step >= last) {
      ui.set({ counted: true, countedTicket: null });
      return;
    }
    const timer = setTimeout(() => setStep(step + 1), beatOf(steps, step - 1));
    return () => clearTimeout(timer);
  }, [step, last, skipped]);

  // Below the map it would be counted out of sight; a reader who looks elsewhere is left alone.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = panel.current?.closest(".ttr-root")?.getBoundingClientRect();
    if (box && !ui.get().counted && box.top < window.innerHeight && box.bottom > 0) {
      panel.current?.scrollIntoView?.({ block: "nearest", behavior: prefersReducedMotion() ? "auto" : "smooth" });
    }
  }, []);

  // The map lights the trains of the ticket that is being counted.
  useEffect(() => {
    const now = steps[step - 1];
    const id = now?.kind === "ticket" ? scores?.[now.seat]?.tickets[now.index]?.id : undefined;
    ui.set({ countedTicket: now?.kind === "ticket" && id !== undefined ? { seat: now.seat, ticket: id } : null });
    return () => ui.set({ countedTicket: null });
  }, [step, steps]);

  // When the longest path is counted, the map shows it.
  const holder = scores?.findIndex((score) => score.longest_bonus > 0) ?? -1;
  useEffect(() => {
    if (step >= last - 1 && holder >= 0) ui.set({ pathSeat: holder });
    return () => ui.set({ pathSeat: null });
  }, [step >= last - 1, holder]);

  if (!view || !scores) return null;
  const most = Math.max(0, ...scores.map((score) => score.tickets.length));
  return (
    <section ref={panel} class="ttr-panel ttr-scoring" data-part="scoring" aria-label={texts.t("ui-scoring")}>
      <header class="ttr-panel-head">
        <h3>{texts.t("ui-scoring")}</h3>
        {step < last && (
          <Button class="ttr-link" onClick={() => setStep(last)}>
            {texts.t("ui-score-skip")}
          </Button>
        )}
      </header>
      <div class={`ttr-score-columns ${size === "narrow" ? "ttr-score-stacked" : ""}`} style={{ "--ttr-tickets": most }}>
        {scores.map((score, seat) => (
          <ScoreColumn key={seat} view={view} score={score} seat={seat} steps={steps} step={step} />
        ))}
      </div>
    </section>
  );
}

interface ColumnProps {
  view: WireView;
  score: WireScore;
  seat: number;
  steps: readonly ShowStep[];
  step: number;
}

function ScoreColumn({ view, score, seat, steps, step }: ColumnProps) {
  const last = steps.length;
  const { texts, atlas, chart, ui, size, tight } = useEnv();
  const shownPath = useUi((state) => state.pathSeat === seat);
  const name = view.players[seat]?.name ?? "";
  const won = step >= last && (view.winners?.includes(seat) ?? false);
  const most = size === "narrow" ? 5 : size === "middle" ? 2 : tight ? 3 : 4;
  const full = view.players.length <= most;
  const late = (line: ShowStep) => (isCounted(steps, step, line) ? "" : "ttr-late");
  const now = steps[step - 1];
  const lit = (index: number) => (now?.kind === "ticket" && now.seat === seat && now.index === index ? "ttr-lit" : "");
  return (
    <div class={`ttr-score ${won ? "ttr-score-won" : ""}`} data-seat={seat}>
      <div class="ttr-score-name">
        <SeatMark seat={seat} />
        <b title={name}>{name}</b>
        {won && <span class="ttr-tag ttr-tag-gold">{texts.t("ui-winner")}</span>}
      </div>
      <div class={`ttr-score-line ${late({ kind: "routes" })}`} data-line="routes">
        <span>{texts.t("ui-score-routes")}</span>
        <b>{score.route_points}</b>
      </div>
      <ul class="ttr-score-tickets">
        {score.tickets.map((ticket, i) => (
          <li
            key={ticket.id}
            class={`ttr-score-line ${late({ kind: "ticket", seat, index: i })} ${lit(i)} ${ticket.done ? "ttr-good" : "ttr-bad"}`}
            data-line="ticket"
            data-done={ticket.done}
            title={texts.ticket(ticket.id, atlas)}
            onMouseEnter={() => ui.set({ hoverTicket: ticket.id })}
            onMouseLeave={() => ui.set({ hoverTicket: null })}
          >
            {ticket.done ? <CheckIcon /> : <CloseIcon />}
            <span>
              {full ? texts.ticket(ticket.id, atlas) : shortRoute(texts, atlas, chart, ticket.id)}
              <span class="ttr-hidden"> {texts.t(ticket.done ? "ui-ticket-done" : "ui-ticket-missed")}</span>
            </span>
            <b>{ticket.done ? `+${ticket.points}` : `−${ticket.points}`}</b>
          </li>
        ))}
        {score.tickets.length === 0 && (
          <li class={`ttr-score-line ttr-score-none ${late({ kind: "routes" })}`}>
            <span>{texts.t("ui-score-no-tickets")}</span>
          </li>
        )}
      </ul>
      <Button
        class={`ttr-score-line ttr-score-path ${late({ kind: "longest" })}`}
        data-line="longest"
        aria-pressed={shownPath}
        aria-label={`${texts.t("ui-score-show-path", { name })}: ${texts.t("ui-score-longest-value", { n: score.longest_path })}`}
        onClick={() => ui.set({ pathSeat: shownPath ? null : seat })}
      >
        <span>
          {texts.t("ui-score-longest")} · {score.longest_path}
        </span>
        <b class={score.longest_bonus ? "ttr-gold" : ""}>{score.longest_bonus ? `+${score.longest_bonus}` : "–"}</b>
      </Button>
      <div class="ttr-score-line ttr-score-total" data-line="total">
        <span>{texts.t("ui-score-total")}</span>
        <b>{countedPoints(score, seat, steps, step)}</b>
      </div>
    </div>
  );
}
