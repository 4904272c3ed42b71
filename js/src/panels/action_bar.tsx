/**
 * The action bar: what a chosen move would do, why a click was no move, whose
 * turn it is. It has a place of its own and never lies over the board.
 */

import { useEnv, useSync, useUi } from "../context";
import { Button } from "../controls";
import { WarnIcon } from "../icons";
import { DoneBar, isDone } from "../lesson/bars";
import { PayBar } from "../lesson/pay_bar";
import { actorOf } from "../reasons";
import { RuleNote } from "../rule_note";
import { isPast } from "../sync";
import type { WireView } from "../wire";
import { refusalText } from "../words";
import { Bar, CancelButton, ConfirmButton, OkButton } from "./bar";
import { ClaimBar } from "./claim_bar";
import { IdleBar } from "./idle_bar";
import { PageBar } from "./page_bar";
import { BusyBar, LinkBar, LostBar, PastBar } from "./state_bars";

export function ActionBar() {
  const { texts, control } = useEnv();
  const view = useSync((state) => state.view);
  const pending = useSync((state) => state.pending);
  const setup = useSync((state) => state.setup);
  const curtain = useSync((state) => state.curtain);
  const lesson = useSync((state) => state.lesson);
  const refusal = useSync((state) => state.refusal);
  const lost = useSync((state) => state.lost);
  const link = useSync((state) => state.link);
  const seeking = useSync((state) => state.seeking);
  const past = useSync((state) => isPast(state));
  const choice = useUi((state) => state.choice);
  const why = useUi((state) => state.reason);

  if (link === "page" && view) return <PageBar view={view} />;
  if (link === "lost" || link === "none") return <LinkBar link={link} />;
  if (pending && pending.stage !== "sent" && pending.stage !== "accepted") {
    return <BusyBar stage={pending.stage} moving={pending.kind === "play"} />;
  }
  if (lost) return <LostBar />;
  if (seeking?.slow) return <BusyBar stage="slow" moving={false} />;
  if (setup) {
    const early = why?.code === "not_started";
    const hint = early ? <span role="alert" class="ttr-warn">{texts.t("ui-why-not-started")}</span> : texts.t("ui-start-bar-hint");
    return <Bar part="setup" tone={early ? "warn" : "calm"} title={texts.t("ui-start-bar")} hint={hint} />;
  }
  if (!view) return <Bar part="loading" tone="calm" title={texts.t("ui-loading")} />;
  if (past) return <PastBar view={view} />;
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
  if (choice?.kind === "claim" && choice.cards) return <PayBar view={view} route={choice.route} cards={choice.cards} />;
  if (choice?.kind === "claim") return <ClaimBar view={view} choice={choice} />;
  if (choice) return <DrawBar view={view} />;
  // In a lesson it is the lesson that says why not.
  if (why && !lesson) return <ReasonBar reason={why} />;
  if (refusal && !lesson) return <ReasonBar reason={refusal} />;
  if (lesson && isDone(view)) return <DoneBar lesson={lesson} />;
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
      hint={reason.rule ? <RuleNote key={reason.rule} rule={reason.rule} /> : null}
      buttons={<OkButton onClick={() => control.cancel()} />}
    />
  );
}
