/**
 * The list of all moves: everything the map shows and everything that can be
 * done, as plain headings, sentences and buttons. Whoever cannot see the map,
 * or would rather not point at it, plays a whole game here.
 *
 * Out of sight until its button is reached by the keyboard; what is in it is
 * made only while it is open, and only after the map has been painted.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { actionsOf, type Action, type Actions } from "./actions";
import { useEnv, useSync, useUi } from "./context";
import { Button } from "./controls";
import { CloseIcon } from "./icons";
import { turnSentences, verdict } from "./announce";
import { Standing } from "./standing";
import type { WireView } from "./wire";

/** The way in: the first thing the Tab key finds. */
export function MirrorButton() {
  const { texts, ui } = useEnv();
  const open = useUi((state) => state.mirror);
  return (
    <Button
      class="ttr-skip"
      aria-expanded={open}
      data-action="mirror"
      onClick={() => ui.set({ mirror: !open })}
    >
      {texts.t(open ? "ui-mirror-close" : "ui-mirror")}
    </Button>
  );
}

export function Mirror() {
  const open = useUi((state) => state.mirror);
  return open ? <OpenMirror /> : null;
}

/** The view of a moment ago: the map is painted first. */
function useLateView(): WireView | null {
  const view = useSync((state) => state.view);
  const [late, setLate] = useState(view);
  useEffect(() => {
    if (view === late) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLate(view));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [view]);
  return late;
}

function OpenMirror() {
  const { texts, atlas, ui, control, focusBoard } = useEnv();
  const view = useLateView();
  const setup = useSync((state) => state.setup);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const play = (move: string) => {
    control.playMove(move);
    toHeading();
  };
  const close = () => {
    ui.set({ mirror: false });
    focusBoard();
  };
  const actions = view && !setup ? actionsOf(texts, atlas, view) : null;
  return (
    <section
      class="ttr-panel ttr-mirror"
      data-part="mirror"
      aria-label={texts.t("ui-mirror")}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <header class="ttr-panel-head">
        <h3 ref={heading} tabIndex={-1} data-lm-suppress-shortcuts="true" data-focus="mirror">
          {texts.t("ui-mirror")}
        </h3>
        <Button class="ttr-square ttr-plain" aria-label={texts.t("ui-mirror-close")} onClick={close}>
          <CloseIcon />
        </Button>
      </header>
      {view && <Standing view={view} />}
      {view && actions && (
        <div class="ttr-mirror-moves">
          <h4>{texts.t("ui-mirror-now")}</h4>
          <p>{(view.phase === "over" ? [verdict(texts, view)] : turnSentences(texts, view)).join(" ")}</p>
          <Moves actions={actions} play={play} />
          {isEmpty(actions) && <p>{texts.t("ui-mirror-nothing")}</p>}
          <Others onPlayed={toHeading} />
        </div>
      )}
    </section>
  );
}

function Moves({ actions, play }: { actions: Actions; play: (move: string) => void }) {
  const { texts } = useEnv();
  const group = (id: string, list: readonly Action[]) =>
    list.length > 0 && (
      <Group key={id} title={texts.t(id)}>
        <ActionList actions={list} play={play} />
      </Group>
    );
  return (
    <>
      {group("ui-mirror-keep-head", actions.keep)}
      {group("ui-mirror-draw", actions.cards)}
      {group("ui-mirror-draw-tickets", actions.tickets)}
      {group("ui-pass", actions.pass)}
      {actions.claims.length > 0 && (
        <Group title={texts.t("ui-mirror-claims")}>
          <p>{texts.t("ui-mirror-claims-hint")}</p>
          {actions.claims.map(({ city, routes, actions: list }) => (
            <details key={city} data-city={city}>
              <summary data-lm-suppress-shortcuts="true">
                {texts.t("ui-mirror-city", { city: texts.city(city), n: routes })}
              </summary>
              <ActionList actions={list} play={play} />
            </details>
          ))}
        </Group>
      )}
    </>
  );
}

function isEmpty({ cards, tickets, keep, pass, claims }: Actions): boolean {
  return [cards, tickets, keep, pass, claims].every((list) => list.length === 0);
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section aria-label={title}>
      <h5>{title}</h5>
      {children}
    </section>
  );
}

function ActionList({ actions, play }: { actions: readonly Action[]; play: (move: string) => void }) {
  return (
    <ul>
      {actions.map(({ move, name }) => (
        <li key={move}>
          <Button data-move={move} onClick={() => play(move)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What is no move of the game but has to be in reach: undo, the curtain, another game. */
function Others({ onPlayed }: { onPlayed: () => void }) {
  const { texts, control } = useEnv();
  const canUndo = useSync((state) => state.can_undo && state.undo !== "off");
  const curtain = useSync((state) => state.curtain);
  const held = useSync((state) => state.status.driver === "held" || Boolean(state.status.error));
  const over = useSync((state) => state.view?.phase === "over");
  const pending = useSync((state) => state.pending !== null);
  const lesson = useSync((state) => state.lesson !== null);
  const reference = useSync((state) => state.reference !== null);
  const buttons: [id: string, name: string, act: () => void][] = [];
  if (curtain) buttons.push(["reveal", texts.t("ui-reveal", { name: curtain.name }), () => control.reveal()]);
  if (canUndo) buttons.push(["undo", texts.t("ui-undo"), () => control.undo()]);
  if (held) buttons.push(["resume", texts.t("ui-resume"), () => control.resume()]);
  if (pending) buttons.push(["cancel", texts.t("ui-cancel"), () => control.cancel()]);
  if (lesson) buttons.push(["again", texts.t("ui-lesson-again"), () => control.lesson.act("retry")]);
  if (over && !lesson && !reference) buttons.push(["rematch", texts.t("ui-rematch"), () => control.rematch()]);
  if (over && !lesson && !reference) buttons.push(["new-game", texts.t("ui-new-game"), () => control.setup()]);
  if (!buttons.length) return null;
  return (
    <Group title={texts.t("ui-mirror-game")}>
      <ul>
        {buttons.map(([id, name, act]) => (
          <li key={id}>
            <Button
              data-mirror={id}
              onClick={() => {
                act();
                onPlayed();
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Group>
  );
}
