/**
 * The action bar: what a chosen move would do, why a click was no move, whose
 * turn it is. It has a place of its own and never lies over the board.
 */

import type { ComponentChildren } from "preact";
import { useEnv, useSync, useUi } from "../context";
import { Button } from "../controls";
import { WarnIcon } from "../icons";
import { fewestKept, isLegal, keepText } from "../moves";
import { actorOf } from "../reasons";
import { SeatMark } from "../seat";
import { refusalText } from "../words";
import { ClaimBar } from "./claim_bar";
import type { WireView } from "../wire";

export type Tone = "active" | "calm" | "bad" | "warn";

interface BarProps {
  tone: Tone;
  seat?: number | null;
  mark?: ComponentChildren;
  title: ComponentChildren;
  hint?: ComponentChildren;
  middle?: ComponentChildren;
  buttons?: ComponentChildren;
  part: string;
}

/** The frame that every state of the bar fills. */
export function Bar({ tone, seat, mark, title, hint, middle, buttons, part }: BarProps) {
  return (
    <section class={`ttr-bar ttr-bar-${tone}`} data-part="action-bar" data-state={part}>
      {mark ?? (seat !== undefined && seat !== null ? <SeatMark seat={seat} /> : null)}
      <div class="ttr-bar-words">
        <div class="ttr-bar-title">{title}</div>
        {hint ? <div class="ttr-bar-hint">{hint}</div> : null}
      </div>
      {middle ? <div class="ttr-bar-middle">{middle}</div> : null}
      {buttons ? <div class="ttr-bar-buttons">{buttons}</div> : null}
    </section>
  );
}

export function ConfirmButton({ off = false, label, onClick }: { off?: boolean; label?: string; onClick: () => void }) {
  const { texts } = useEnv();
  const text = label ?? texts.t("ui-confirm");
  return (
    <Button class="ttr-primary" off={off} onClick={onClick} aria-label={text} data-action="confirm">
      {text}
      <span class="ttr-key" aria-hidden="true">{texts.t("ui-key-enter")}</span>
    </Button>
  );
}

export function CancelButton({ onClick }: { onClick: () => void }) {
  const { texts } = useEnv();
  const text = texts.t("ui-cancel");
  return (
    <Button onClick={onClick} aria-label={text} data-action="cancel">
      {text}
      <span class="ttr-key" aria-hidden="true">{texts.t("ui-key-esc")}</span>
    </Button>
  );
}

export function ActionBar() {
  const { texts, control } = useEnv();
  const view = useSync((state) => state.view);
  const pending = useSync((state) => state.pending);
  const setup = useSync((state) => state.setup);
  const curtain = useSync((state) => state.curtain);
  const refusal = useSync((state) => state.refusal);
  const lost = useSync((state) => state.lost);
  const choice = useUi((state) => state.choice);
  const why = useUi((state) => state.reason);

  if (pending && pending.stage !== "sent" && pending.stage !== "accepted") {
    const taking = pending.stage === "cancelling";
    return (
      <Bar
        part="busy"
        tone="warn"
        mark={<span class="ttr-spinner" />}
        title={texts.t(taking ? "ui-cancelling" : "ui-busy")}
        hint={texts.t("ui-busy-hint")}
        buttons={taking ? null : <CancelButton onClick={() => control.cancel()} />}
      />
    );
  }
  if (lost) {
    return (
      <Bar
        part="lost"
        tone="bad"
        mark={<WarnIcon />}
        title={texts.t("ui-lost")}
        hint={texts.t("ui-lost-hint")}
        buttons={<CancelButton onClick={() => control.cancel()} />}
      />
    );
  }
  if (setup) {
    return <Bar part="setup" tone="calm" title={texts.t("ui-start-bar")} hint={texts.t("ui-start-bar-hint")} />;
  }
  if (!view) return <Bar part="loading" tone="calm" title={texts.t("ui-loading")} />;
  if (curtain) {
    return (
      <Bar
        part="curtain"
        tone="active"
        seat={curtain.seat}
        title={texts.t("ui-curtain", { name: curtain.name })}
        hint={texts.t("ui-curtain-hint")}
        buttons={
          <Button class="ttr-primary" onClick={() => control.reveal()} data-action="reveal">
            {texts.t("ui-reveal", { name: curtain.name })}
          </Button>
        }
      />
    );
  }
  if (choice?.kind === "claim") return <ClaimBar view={view} choice={choice} />;
  if (choice) return <DrawBar view={view} />;
  if (why) return <ReasonBar reason={why} />;
  if (refusal) return <ReasonBar reason={refusal} />;
  return <IdleBar view={view} />;
}

/** A card or tickets chosen to be drawn. */
function DrawBar({ view }: { view: WireView }) {
  const { texts, control } = useEnv();
  const choice = useUi((state) => state.choice);
  let title = "";
  let hint = "";
  if (choice?.kind === "draw") {
    title = texts.t("ui-draw", { color: texts.color(choice.color) });
    hint = texts.t(choice.color === "locomotive" ? "ui-draw-loco-hint" : "ui-draw-hint");
  } else if (choice?.kind === "deck") {
    title = texts.t("ui-draw-deck");
    hint = texts.t("ui-draw-deck-hint", { n: view.counts.deck });
  } else if (choice?.kind === "tickets") {
    title = texts.t("ui-draw-tickets");
    hint = texts.t("ui-draw-tickets-hint");
  }
  return (
    <Bar
      part="draw"
      tone="active"
      seat={actorOf(view)}
      title={title}
      hint={hint}
      buttons={
        <>
          <ConfirmButton onClick={() => control.confirm()} />
          <CancelButton onClick={() => control.cancel()} />
        </>
      }
    />
  );
}

/** Why a click was no move, or why the kernel said no. */
function ReasonBar({ reason }: { reason: { code: string; rule: string; args: Record<string, unknown> } }) {
  const { texts, atlas, control } = useEnv();
  return (
    <Bar
      part="reason"
      tone="bad"
      mark={<span class="ttr-bad-mark"><WarnIcon /></span>}
      title={<span role="alert">{refusalText(texts, atlas, reason)}</span>}
      hint={reason.rule ? texts.t("ui-rule", { rule: reason.rule }) : null}
      buttons={<CancelButton onClick={() => control.cancel()} />}
    />
  );
}

/** Nothing chosen: whose turn it is, and what can be done. */
function IdleBar({ view }: { view: WireView }) {
  const { texts, control } = useEnv();
  const status = useSync((state) => state.status);
  const livePly = useSync((state) => state.live_ply);
  const kept = useUi((state) => state.kept);
  const actor = actorOf(view);
  const turnName = view.turn === null ? "" : (view.players[view.turn]?.name ?? "");

  if (view.phase === "over") return <OverBar view={view} />;
  if (livePly !== null && view.ply < livePly) {
    return (
      <Bar
        part="back"
        tone="warn"
        title={texts.t("ui-looking-back", { ply: view.ply, live: livePly })}
        buttons={<Button onClick={() => control.sync.setOption("ply", livePly)}>{texts.t("ui-to-live")}</Button>}
      />
    );
  }
  if (status.error) {
    return (
      <Bar
        part="bot-stopped"
        tone="bad"
        seat={status.error.seat}
        title={texts.t("ui-bot-stopped", { name: status.error.name, reason: status.error.reason })}
        hint={texts.t("ui-bot-stopped-hint")}
        buttons={<Button class="ttr-primary" onClick={() => control.resume()}>{texts.t("ui-resume")}</Button>}
      />
    );
  }
  const keeping = view.legal.moves.some((move) => move.startsWith("keep "));
  if (keeping) {
    const ticked = new Set(kept);
    const points = kept.reduce((sum, id) => sum + (control.atlas.tickets.get(id)?.points ?? 0), 0);
    const legal = isLegal(view, keepText(view.you?.offer ?? [], ticked));
    return (
      <Bar
        part="keep"
        tone="active"
        seat={actor}
        title={texts.t(view.phase === "initial_tickets" ? "ui-choose-initial" : "ui-choose-tickets")}
        hint={texts.t("ui-choose-hint", { n: fewestKept(view) ?? 1, ticked: kept.length, points })}
        buttons={
          <ConfirmButton off={!legal} label={texts.t("ui-keep", { n: kept.length })} onClick={() => control.keep()} />
        }
      />
    );
  }
  const mine = actor !== null && view.turn === actor;
  const resume =
    status.driver === "held" ? (
      <Button class={mine ? "" : "ttr-primary"} onClick={() => control.resume()}>
        {texts.t("ui-resume")}
      </Button>
    ) : null;
  if (mine) {
    const mustPass = isLegal(view, "pass");
    return (
      <Bar
        part="turn"
        tone="active"
        seat={actor}
        title={texts.t(view.phase === "second_card" ? "ui-turn-second" : "ui-turn-yours")}
        hint={texts.t(mustPass ? "ui-pass-hint" : view.phase === "second_card" ? "ui-turn-second-hint" : "ui-turn-first-hint")}
        buttons={
          mustPass ? (
            <Button class="ttr-primary" onClick={() => control.pass()} data-action="pass">
              {texts.t("ui-pass")}
            </Button>
          ) : (
            resume
          )
        }
      />
    );
  }
  let hint = texts.t("ui-turn-wait-hint");
  if (status.driver === "held") hint = texts.t("ui-held-hint");
  else if (status.driver === "paused") hint = texts.t("ui-paused-hint");
  else if (status.thinking !== null && status.thinking !== undefined) hint = texts.t("ui-turn-bot-hint");
  else if (actor === null) hint = texts.t("ui-watching");
  const others = view.phase === "initial_tickets" && actor !== null && view.players[actor]?.answered;
  return (
    <Bar
      part="wait"
      tone="calm"
      seat={view.turn}
      title={others ? texts.t("ui-choosing-others") : texts.t("ui-turn-of", { name: turnName })}
      hint={hint}
      buttons={resume}
    />
  );
}

export function FinalPill({ view }: { view: WireView }) {
  const { texts } = useEnv();
  if (!view.final) return null;
  return <span class="ttr-pill ttr-pill-final">{texts.t("ui-final-round", { n: view.final.turns_left })}</span>;
}

function OverBar({ view }: { view: WireView }) {
  const { texts, control } = useEnv();
  const counted = useUi((state) => state.counted);
  const names = (view.winners ?? []).map((seat) => view.players[seat]?.name ?? "");
  const verdict =
    names.length > 1
      ? texts.t("ui-win-shared", { names: texts.list(names) })
      : texts.t("ui-wins", { name: names[0] ?? "" });
  return (
    <Bar
      part="over"
      tone="active"
      seat={counted ? (view.winners?.[0] ?? null) : null}
      title={counted ? verdict : texts.t("ui-over")}
      hint={texts.t(counted ? "ui-over" : "ui-over-counting")}
      buttons={
        <>
          <Button class="ttr-primary" onClick={() => control.rematch()}>{texts.t("ui-rematch")}</Button>
          <Button onClick={() => control.setup()}>{texts.t("ui-new-game")}</Button>
        </>
      }
    />
  );
}

