/** Where the game stands, and the way back: first, back, a slider over all moves, forward, last. */

import { useEnv, useSync, useUi } from "../context";
import { Button, KEEP_KEYS } from "../controls";
import { BackIcon, FirstIcon, ForwardIcon, LastIcon, PauseIcon } from "../icons";
import { canSeek } from "../link";
import { isPast, livePly } from "../sync";

/** What the slider shows: where the reader wants to be, ahead of the kernel's answer. */
export function useTime(): { at: number; live: number; past: boolean } {
  const live = useSync(livePly);
  const past = useSync(isPast);
  const at = useSync((state) => Math.min(state.seeking?.ply ?? state.view?.ply ?? 0, livePly(state)));
  return { at, live, past: past || at < live };
}

export function TimeControls() {
  const { texts, control } = useEnv();
  const { at, live } = useTime();
  const off = useSync((state) => !canSeek(state.link) || state.pending !== null);
  const { time } = control;
  const done = live ? (100 * at) / live : 100;
  return (
    <span class="ttr-time" role="group" aria-label={texts.t("ui-time")} data-part="time">
      <Button
        class="ttr-square ttr-time-button"
        disabled={off || at <= 0}
        aria-label={texts.t("ui-time-first")}
        title={texts.t("ui-time-first")}
        data-action="first"
        onClick={() => time.goto(0)}
      >
        <FirstIcon />
      </Button>
      <Button
        class="ttr-square ttr-time-button"
        disabled={off || at <= 0}
        aria-label={texts.t("ui-time-back")}
        title={`${texts.t("ui-time-back")} · [`}
        data-action="back"
        onClick={(event) => control.step(-1, !event.altKey)}
      >
        <BackIcon />
      </Button>
      <input
        {...KEEP_KEYS}
        type="range"
        class="ttr-slider"
        min={0}
        max={Math.max(live, 1)}
        step={1}
        value={live ? at : 1}
        disabled={off || live === 0}
        style={{ "--ttr-done": `${done}%`, "--ttr-cut": `${100 / Math.min(Math.max(live, 1), 24)}%` }}
        aria-label={texts.t("ui-time-slider")}
        aria-valuetext={texts.t("ui-ply-of", { ply: at, live })}
        onInput={(event) => time.goto(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key === "[" || event.key === "]") control.step(event.key === "]" ? 1 : -1, !event.altKey);
        }}
      />
      <Button
        class="ttr-square ttr-time-button"
        disabled={off || at >= live}
        aria-label={texts.t("ui-time-forward")}
        title={`${texts.t("ui-time-forward")} · ]`}
        data-action="forward"
        onClick={(event) => control.step(1, !event.altKey)}
      >
        <ForwardIcon />
      </Button>
      <Button
        class="ttr-square ttr-time-button"
        disabled={off || at >= live}
        aria-label={texts.t("ui-time-last")}
        title={texts.t("ui-time-last")}
        data-action="last"
        onClick={() => time.now()}
      >
        <LastIcon />
      </Button>
    </span>
  );
}

/** The game played again from what is shown, or from its beginning. */
export function ReplayButton() {
  const { texts, control } = useEnv();
  const playing = useUi((state) => state.playing);
  return (
    <Button onClick={() => control.time.toggle()} data-action="replay" aria-pressed={playing}>
      {playing ? <PauseIcon /> : <ForwardIcon />}
      {texts.t(playing ? "ui-replay-pause" : "ui-replay")}
    </Button>
  );
}

/** "Move 74 / 74 · live", as wide as it can become, so that the slider beside it keeps its place. */
export function TimeLabel() {
  const { texts } = useEnv();
  const { at, live, past } = useTime();
  const over = useSync((state) => state.view?.phase === "over");
  const link = useSync((state) => state.link);
  const now = (ply: number) => texts.t("ui-ply-of", { ply, live });
  let note = "";
  if (link === "none") note = texts.t("ui-link-none-brief");
  else if (link === "lost") note = texts.t("ui-link-lost-brief");
  else if (!past && !over && link === "live") note = texts.t("ui-live");
  return (
    <span
      class={`ttr-live ${past || !canSeek(link) ? "ttr-live-off" : ""}`}
      data-part="time-label"
      data-longest={`${now(live)} · ${texts.t("ui-live")}`}
      style={{ "--ttr-digits": 2 * String(live).length }}
    >
      {now(at)}
      {note && ` · ${note}`}
    </span>
  );
}
