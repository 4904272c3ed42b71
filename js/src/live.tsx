/**
 * The live regions, for those who listen. One tells what happens in the game;
 * the other what the keys have come to and what is chosen. Refusals speak up by
 * themselves: the action bar shows them as an alert.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import { announcements } from "./announce";
import { useEnv, useSync, useUi } from "./context";
import type { Env } from "./context";
import { choiceWords, cityWords, cursorWords, pickedWords } from "./phrases";
import { isPast } from "./sync";
import type { UiState } from "./ui";
import type { WireView } from "./wire";

/** Moves that follow each other faster than this are told together. */
export const GATHER = 250;
/** … but nobody waits longer than this for the first word. */
export const LONGEST_WAIT = 1500;

export function Live() {
  const { texts } = useEnv();
  // What was said in another language is not left standing.
  return (
    <>
      <GameNews key={`game-${texts.language}`} />
      <PointerNews key={`pointer-${texts.language}`} />
    </>
  );
}

function GameNews() {
  const { texts, atlas, sync } = useEnv();
  const view = useSync((state) => state.view);
  const curtain = useSync((state) => state.curtain);
  const [text, setText] = useState("");
  /** Told up to here. */
  const told = useRef<WireView | null>(null);
  const waiting = useRef<{ since: number } | null>(null);
  const lesson = useSync((state) => state.lesson?.id ?? null);
  const lessonTold = useRef(lesson);
  const latest = useRef({ texts, atlas, view });
  latest.current = { texts, atlas, view };

  useEffect(() => {
    if (!view) return;
    if (!told.current) {
      told.current = view; // what was there already when the widget appeared
      return;
    }
    if (view === told.current) return;
    if (lesson !== lessonTold.current) {
      // Another game, not a move back: the lesson speaks for itself.
      lessonTold.current = lesson;
      told.current = view;
      return;
    }
    const now = performance.now();
    waiting.current ??= { since: now };
    const rest = Math.max(0, Math.min(GATHER, waiting.current.since + LONGEST_WAIT - now));
    const timer = setTimeout(() => {
      const { view: last, ...env } = latest.current;
      waiting.current = null;
      if (!last) return;
      const said = announcements(env.texts, env.atlas, told.current, last, isPast(sync.store.get())).join(" ");
      told.current = last;
      if (said) setText(said);
    }, rest);
    return () => clearTimeout(timer);
  }, [view]);

  return (
    <div class="ttr-hidden" data-part="live" role="status" aria-live="polite" aria-atomic="true">
      {curtain ? texts.t("live-curtain", { name: curtain.name }) : text}
    </div>
  );
}

/** The keyboard's place on the map is drawn on a canvas: here it is in words. */
function PointerNews() {
  const env = useEnv();
  const text = useUi((ui) => pointerWords(env, ui));
  return (
    <div class="ttr-hidden" data-part="live-pointer" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}

export function pointerWords({ texts, atlas, sync }: Env, ui: UiState): string {
  const { view, lesson } = sync.store.get();
  if (ui.reason) return ""; // the alert says it
  if (ui.choice && view) return choiceWords(texts, atlas, view, ui.choice);
  if (ui.focusTicket) {
    const ticket = texts.t("ui-ticket-label", {
      ticket: texts.ticket(ui.focusTicket, atlas),
      points: atlas.tickets.get(ui.focusTicket)?.points ?? 0,
    });
    return texts.t("live-ticket", { ticket, ticked: Number(ui.kept.includes(ui.focusTicket)) });
  }
  if (ui.focusRoute) return cursorWords(texts, atlas, view, ui.focusRoute, lesson?.reveal === false);
  if (ui.focusCity) return cityWords(texts, atlas, view, ui.focusCity);
  return ui.pickedColor ? pickedWords(texts, view, ui.pickedColor) : "";
}
