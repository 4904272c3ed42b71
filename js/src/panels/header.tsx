/** Title, timeline, undo, and the switches. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useEnv, useSync, useUi } from "../context";
import { Button, Hidden } from "../controls";
import { MenuIcon, PauseIcon, PlusIcon, SpeedIcon, ThemeIcon, UndoIcon, WheelIcon } from "../icons";
import { isPast } from "../sync";
import { FullButton } from "./full_screen";
import { FinalPill } from "./idle_bar";
import { TimeControls, TimeLabel } from "./timeline";

const LANGUAGES = [
  ["en", "EN", "English"],
  ["zh", "中", "中文"],
  ["ja", "日", "日本語"],
] as const;

export function Header() {
  const { texts, size, tight } = useEnv();
  const final = useSync((state) => Boolean(state.view?.final) && state.view?.phase !== "over");
  const timed = useSync((state) => state.view !== null && state.setup === null);
  // Where time needs the room, the wheel alone says whose board this is.
  const unsaved = useSync((state) => state.saving === "failed" || state.saving === "taken");
  const board = useSync((state) => state.board);
  const title = (typeof board === "object" && board.name) || texts.t("ui-title");
  const titled = !timed || (!final && !unsaved && size !== "middle" && !tight);
  return (
    <div class="ttr-header" data-part="header">
      <span class="ttr-title" title={title}>
        <WheelIcon size={size === "narrow" ? 18 : 24} />
        {titled ? <span>{title}</span> : <Hidden>{title}</Hidden>}
      </span>
      <TimeBar />
      <UndoButton />
      {size === "wide" ? <Switches /> : <Menu />}
    </div>
  );
}

/** The timeline of the header; narrow, its buttons are behind ⋯, and in the bar while one looks back. */
function TimeBar() {
  const { texts, size, tight } = useEnv();
  const view = useSync((state) => state.view);
  const inSetup = useSync((state) => state.setup !== null);
  const saving = useSync((state) => state.saving);
  const now = useSync((state) => !isPast(state));
  if (!view || inSetup) return <span class="ttr-timeline" data-part="timeline" />;
  const final = view.final !== null && view.phase !== "over" && now;
  const unsaved = saving === "failed" || saving === "taken";
  const crowded = tight ? final : size === "middle" && final && unsaved;
  const labelled = size === "narrow" ? !final && !unsaved : !crowded;
  return (
    <span class="ttr-timeline" data-part="timeline">
      {size !== "narrow" && <TimeControls />}
      {labelled && <TimeLabel />}
      {final && <FinalPill view={view} />}
      {unsaved && (
        <span class="ttr-pill ttr-pill-warn" data-part="saving" role="status" title={texts.t(`ui-saving-${saving}-hint`)}>
          {texts.t(`ui-saving-${saving}`)}
        </span>
      )}
    </span>
  );
}

function UndoButton() {
  const { texts, control, size } = useEnv();
  const can = useSync((state) => state.can_undo && state.undo !== "off" && !isPast(state) && state.link === "live");
  const idle = useSync((state) => state.view === null || state.setup !== null || state.link === "page");
  if (idle) return null;
  return (
    <Button
      disabled={!can}
      onClick={() => control.undo()}
      title={can ? texts.t("ui-undo") : texts.t("ui-undo-none")}
      aria-label={texts.t("ui-undo")}
      data-action="undo"
      class={size === "narrow" ? "ttr-square" : "ttr-undo"}
    >
      <UndoIcon />
      {size !== "narrow" && texts.t("ui-undo")}
    </Button>
  );
}

/** What does not fit the header, behind ⋯; closed by Escape, or by a press anywhere else. */
function Menu() {
  const { texts, size, ui } = useEnv();
  const open = useUi((state) => state.menu);
  const timed = useSync((state) => state.view !== null && state.setup === null);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !event.composedPath().includes(place.current!)) {
        ui.set({ menu: false });
      }
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close, true);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close, true);
    };
  }, [open]);
  return (
    <span ref={place} class="ttr-menu-place">
      <Button
        aria-label={texts.t("ui-menu")}
        aria-expanded={open}
        class="ttr-square"
        data-action="menu"
        onClick={() => ui.set({ menu: !open })}
      >
        <MenuIcon />
      </Button>
      {open && (
        <div class="ttr-menu" data-part="menu">
          {size === "narrow" && timed && <TimeControls />}
          <Switches />
        </div>
      )}
    </span>
  );
}

function Switches() {
  const { texts, control, sync, size, tight, ui } = useEnv();
  const speed = useSync((state) => state.speed);
  const bots = useSync((state) => state.view?.players.some((player) => player.kind !== "person") ?? false);
  const playing = useSync((state) => state.view !== null && state.setup === null && state.link === "live");
  const canStart = useSync((state) => state.lesson === null && state.reference === null && state.branch_of === null) && playing;
  const reference = useSync((state) => state.reference !== null); // it has these two above
  const help = useUi((state) => state.help);
  const brief = size === "wide" && tight;
  return (
    <>
      {bots && (
        <Segments label={texts.t("ui-speed")} part="speed">
          <span class="ttr-segments-head" aria-hidden="true">{texts.t("ui-speed-head")}</span>
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
      {!reference && (
        <>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      )}
      <FullButton />
      {canStart && (
        <Button
          class={brief ? "ttr-square" : "ttr-new-game"}
          aria-label={texts.t("ui-new-game")}
          title={texts.t("ui-new-game")}
          onClick={() => control.setup()}
          data-action="new-game"
        >
          {brief ? <PlusIcon /> : texts.t("ui-new-game")}
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

export function LanguageSwitch() {
  const { texts, sync } = useEnv();
  return (
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
  );
}

export function ThemeSwitch() {
  const { texts, sync, theme } = useEnv();
  const label = texts.t(theme === "dark" ? "ui-theme-to-light" : "ui-theme-to-dark");
  return (
    <Button
      class="ttr-square"
      aria-label={label}
      title={label}
      data-action="theme"
      onClick={() => sync.setOption("theme", theme === "dark" ? "light" : "dark")}
    >
      <ThemeIcon />
    </Button>
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
