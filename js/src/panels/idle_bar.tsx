/** The action bar while nothing is chosen: whose turn it is, and what can be done. */

import { useEnv, useSync, useUi } from "../context";
import { Button } from "../controls";
import { OnwardButtons } from "../lesson/bars";
import { fewestKept, isLegal, keepText } from "../moves";
import { pickedWords } from "../phrases";
import { actorOf } from "../reasons";
import type { WireView } from "../wire";
import { savedWords } from "../words";
import { Bar, ConfirmButton } from "./bar";
import { Since, useDeeds } from "./since";
import { RouteHint } from "./route_hint";

export function IdleBar({ view }: { view: WireView }) {
  const { texts, control } = useEnv();
  const status = useSync((state) => state.status);
  const saved = useSync((state) => state.saved);
  const kept = useUi((state) => state.kept);
  const color = useUi((state) => state.pickedColor);
  const actor = actorOf(view);
  const deeds = useDeeds(view);
  const turnName = view.turn === null ? "" : (view.players[view.turn]?.name ?? "");

  if (saved) {
    return (
      <Bar
        part="saved"
        tone="active"
        title={texts.t("ui-saved-title")}
        hint={savedWords(texts, saved)}
        buttons={
          <>
            <Button class="ttr-primary" onClick={() => control.continueSaved()} data-action="continue">
              {texts.t("ui-saved-continue")}
            </Button>
            <Button onClick={() => control.declineSaved()} data-action="decline">
              {texts.t("ui-saved-decline")}
            </Button>
          </>
        }
      />
    );
  }
  if (view.phase === "over") return <OverBar view={view} />;
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
    const todo = mustPass ? "ui-pass-hint" : view.phase === "second_card" ? "ui-turn-second-hint" : "ui-turn-first-hint";
    const since = deeds.length > 0 ? <Since view={view} deeds={deeds} /> : null;
    const picked = color && pickedWords(texts, view, color);
    return (
      <Bar
        part="turn"
        tone="active"
        seat={actor}
        title={
          <>
            {texts.t(view.phase === "second_card" ? "ui-turn-second" : "ui-turn-yours")}
            {view.final && <span class="ttr-pill ttr-pill-final ttr-pill-inline">{texts.t("ui-last-turn-yours")}</span>}
          </>
        }
        hint={<RouteHint view={view} rest={picked ?? texts.t(todo)} />}
        middle={since}
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
      hint={<RouteHint view={view} rest={hint} />}
      buttons={resume}
    />
  );
}

export function FinalPill({ view }: { view: WireView }) {
  const { texts } = useEnv();
  if (!view.final) return null;
  return <span class="ttr-pill ttr-pill-final">{texts.t("ui-final-round", { n: view.final.turns_left })}</span>;
}

/** "Bo 82", the best first: the bar may be all that is in sight, with the scoring below the map. */
function standings(view: WireView): string[] {
  const totals = (view.scores ?? []).map((score, seat) => ({ name: view.players[seat]?.name ?? "", total: score.total }));
  return totals.sort((a, b) => b.total - a.total).map(({ name, total }) => `${name} ${total}`);
}

function OverBar({ view }: { view: WireView }) {
  const { texts, control, size } = useEnv();
  const counted = useUi((state) => state.counted);
  const lesson = useSync((state) => state.lesson);
  const branch = useSync((state) => state.branch_of !== null || state.reference !== null);
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
      hint={counted ? [texts.t("ui-over"), ...standings(view)].join(" · ") : texts.t("ui-over-counting")}
      buttons={
        lesson ? (
          size === "narrow" && <OnwardButtons lesson={lesson} />
        ) : branch ? null : (
          <>
            <Button class="ttr-primary" onClick={() => control.rematch()}>{texts.t("ui-rematch")}</Button>
            <Button onClick={() => control.setup()}>{texts.t("ui-new-game")}</Button>
          </>
        )
      }
    />
  );
}

