/** Title, the place of the timeline, and the switches. */

import type { ComponentChildren } from "preact";
import { useEnv, useSync, useUi } from "../context";
import { Button } from "../controls";
import { MenuIcon, PauseIcon, SpeedIcon, ThemeIcon, UndoIcon, WheelIcon } from "../icons";
import { FinalPill } from "./idle_bar";

const LANGUAGES = [
  ["en", "EN", "English"],
  ["zh", "中", "中文"],
  ["ja", "日", "日本語"],
] as const;

export function Header() {
  const { texts, size, ui } = useEnv();
  const menu = useUi((state) => state.menu);
  return (
    <div class="ttr-header" data-part="header">
      <span class="ttr-title">
        <WheelIcon size={size === "narrow" ? 18 : 24} />
        <span>{texts.t("ui-title")}</span>
      </span>
      <Timeline />
      <UndoButton />
      {size === "wide" ? (
        <Switches />
      ) : (
        <Button
          aria-label={texts.t("ui-menu")}
          aria-expanded={menu}
          class="ttr-square"
          onClick={() => ui.set({ menu: !menu })}
        >
          <MenuIcon />
        </Button>
      )}
      {size !== "wide" && menu && (
        <div class="ttr-menu" data-part="menu">
          <Switches />
        </div>
      )}
    </div>
  );
}

/** Where the game stands; the slider over all plies belongs here. */
function Timeline() {
  const { texts, size, tight } = useEnv();
  const view = useSync((state) => state.view);
  const livePly = useSync((state) => state.live_ply);
  const saving = useSync((state) => state.saving);
  if (!view) return <span class="ttr-timeline" data-part="timeline" />;
  const live = livePly === null || view.ply >= livePly;
  return (
    <span class="ttr-timeline" data-part="timeline">
      {!((tight || size === "narrow") && view.final && view.phase !== "over") && (
        <span class={`ttr-live ${live ? "" : "ttr-live-off"}`}>
          {texts.t("ui-ply", { ply: view.ply })}
          {live && view.phase !== "over" ? ` · ${texts.t("ui-live")}` : ""}
        </span>
      )}
      {view.phase !== "over" && <FinalPill view={view} />}
      {(saving === "failed" || saving === "taken") && (
        <span class="ttr-pill ttr-pill-warn">{texts.t(`ui-saving-${saving}`)}</span>
      )}
    </span>
  );
}

function UndoButton() {
  const { texts, control, size } = useEnv();
  const can = useSync((state) => state.can_undo && state.undo !== "off" && !state.setup);
  const idle = useSync((state) => state.view === null || state.setup !== null);
  if (idle) return null;
  return (
    <Button
      disabled={!can}
      onClick={() => control.undo()}
      title={can ? texts.t("ui-undo") : texts.t("ui-undo-none")}
      aria-label={texts.t("ui-undo")}
      data-action="undo"
      class={size === "narrow" ? "ttr-square" : ""}
    >
      <UndoIcon />
      {size !== "narrow" && texts.t("ui-undo")}
    </Button>
  );
}

function Switches() {
  const { texts, control, sync, theme, ui } = useEnv();
  const speed = useSync((state) => state.speed);
  const bots = useSync((state) => state.view?.players.some((player) => player.kind !== "person") ?? false);
  const hasGame = useSync((state) => state.view !== null);
  const inSetup = useSync((state) => state.setup !== null);
  const help = useUi((state) => state.help);
  return (
    <>
      {bots && (
        <Segments label={texts.t("ui-speed")} part="speed">
          {[0, 1, 2, 3].map((n) => (
            <Segment
              key={n}
              on={speed === n}
              label={texts.t(`ui-speed-${n}`)}
              onClick={() => sync.setOption("speed", n)}
            >
              {n === 0 ? <PauseIcon /> : <SpeedIcon n={n} />}
            </Segment>
          ))}
        </Segments>
      )}
      <Segments label={texts.t("ui-language")} part="language">
        {LANGUAGES.map(([code, sign, name]) => (
          <Segment
            key={code}
            on={texts.language === code}
            label={name}
            lang={code}
            onClick={() => sync.setOption("language", code)}
          >
            {sign}
          </Segment>
        ))}
      </Segments>
      <Button
        class="ttr-square"
        aria-label={texts.t(theme === "dark" ? "ui-theme-to-light" : "ui-theme-to-dark")}
        title={texts.t(theme === "dark" ? "ui-theme-to-light" : "ui-theme-to-dark")}
        data-action="theme"
        onClick={() => sync.setOption("theme", theme === "dark" ? "light" : "dark")}
      >
        <ThemeIcon />
      </Button>
      {hasGame && !inSetup && (
        <Button onClick={() => control.setup()} data-action="new-game">
          {texts.t("ui-new-game")}
        </Button>
      )}
      <Button
        class="ttr-square"
        aria-label={texts.t("ui-help")}
        title={texts.t("ui-help")}
        aria-expanded={help}
        data-action="help"
        onClick={() => ui.set({ help: !help, menu: false })}
      >
        <b>?</b>
      </Button>
    </>
  );
}

function Segments({ label, part, children }: { label: string; part: string; children: ComponentChildren }) {
  return (
    <span class="ttr-segments" role="group" aria-label={label} data-part={part}>
      {children}
    </span>
  );
}

interface SegmentProps {
  on: boolean;
  label: string;
  lang?: string;
  onClick: () => void;
  children: ComponentChildren;
}

function Segment({ on, label, lang, onClick, children }: SegmentProps) {
  return (
    <Button
      class={`ttr-segment ${on ? "ttr-on" : ""}`}
      aria-pressed={on}
      aria-label={label}
      title={label}
      lang={lang}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
