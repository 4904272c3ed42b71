/** Between the reference and the board: which example is open, its moves one by one, and the way back. */

import { useEffect, useRef, useState } from "preact/hooks";
import { useEnv, useSync } from "../context";
import { Button } from "../controls";
import { CheckIcon, CloseIcon, ForwardIcon } from "../icons";
import { AgainIcon, BarredIcon } from "../lesson/icons";
import { Sign } from "./bits";
import { useReference } from "./context";
import { stepStates, type StepState } from "./control";
import { stepWords } from "./steps";
import type { ExampleMove, WireOpened } from "./wire";

export function Opened() {
  const { texts } = useEnv();
  const titleOf = useTitle();
  const opened = useSync((state) => state.opened);
  const board = useSync((state) => state.view !== null);
  const item = board ? opened?.item : undefined;
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef(item);
  useEffect(() => {
    const closed = before.current;
    before.current = item;
    if (!closed || item) return;
    // The way back leads to where it was opened.
    const reference = place.current?.closest<HTMLElement>(".ttr-ref");
    const button = reference?.querySelector<HTMLElement>(`[data-open="${closed}"]`);
    (button ?? reference?.querySelector<HTMLElement>("[role=tabpanel]"))?.focus({ preventScroll: true });
    reference?.scrollIntoView?.({ block: "nearest", behavior: "instant" });
  }, [item]);
  return (
    <>
      <span ref={place} class="ttr-hidden" role="status" data-part="ref-news">
        {item ? texts.t("ui-ref-opened", { title: titleOf(item) }) : ""}
      </span>
      {opened && item && <Strip key={item} opened={opened} />}
    </>
  );
}

/** What an example is called: its question, or the rare state's own title. */
function useTitle(): (item: string) => string {
  const { data, say } = useReference();
  return (item) =>
    say(data.questions.find(({ number }) => String(number) === item)?.question ?? data.museum.find(({ id }) => id === item)?.title);
}

function Strip({ opened }: { opened: WireOpened }) {
  const { texts, control, size } = useEnv();
  const { data, nav } = useReference();
  const titleOf = useTitle();
  const ply = useSync((state) => state.live_ply ?? state.view?.ply ?? 0);
  const busy = useSync((state) => state.pending !== null || state.link !== "live");
  const { item, moves } = opened;
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (ply === 0) setTried(new Set());
  }, [opened]);
  const place = useRef<HTMLElement>(null);
  // Into sight, with as much of the board below it as there is room for.
  useEffect(() => {
    const whole = place.current?.closest(".ttr-root")?.getBoundingClientRect();
    const hidden = whole && whole.bottom > window.innerHeight;
    place.current?.scrollIntoView?.({ block: hidden ? "start" : "nearest", behavior: "instant" });
  }, []);

  const question = data.questions.find(({ number }) => String(number) === item);
  const title = titleOf(item);
  const states = stepStates(moves, ply, tried);
  const due = states.indexOf("due");
  const play = (at: number) => {
    const step = moves[at];
    if (!step || busy) return;
    if (step.refused) setTried(new Set([...tried, at]));
    control.example.play(step.move);
  };
  return (
    <section ref={place} class="ttr-ref-opened" data-part="ref-opened" data-item={item} aria-label={texts.t("ui-ref-opened", { title })}>
      <header>
        <Sign>{question ? question.number : "◆"}</Sign>
        <h3>
          <small>{texts.t("ui-ref-on-board")}</small>
          <Button
            class="ttr-ref-title"
            onClick={() => nav.go(question ? "questions" : "museum", item)}
            title={texts.t("ui-ref-show-text")}
          >
            {title}
          </Button>
        </h3>
        <span class="ttr-ref-opened-buttons">
          {due >= 0 && (
            <Button class="ttr-primary" off={busy} onClick={() => play(due)} data-action="ref-next">
              <ForwardIcon />
              {texts.t(moves[due]?.refused ? "ui-ref-try" : "ui-ref-next")}
            </Button>
          )}
          <Button
            class={size === "narrow" ? "ttr-square" : ""}
            aria-label={texts.t("ui-ref-again")}
            title={texts.t("ui-ref-again")}
            onClick={() => control.example.open(item)}
            data-action="ref-again"
          >
            <AgainIcon />
            {size !== "narrow" && texts.t("ui-ref-again")}
          </Button>
          <Button onClick={() => control.example.close()} data-action="ref-close">
            <CloseIcon />
            {texts.t("ui-ref-close")}
          </Button>
        </span>
      </header>
      {moves.length > 0 ? (
        <ol class="ttr-ref-steps" aria-label={texts.t("ui-ref-moves")}>
          {moves.map((step, i) => (
            <Step key={i} n={i + 1} step={step} state={states[i] ?? "later"} play={() => play(i)} />
          ))}
        </ol>
      ) : (
        <p class="ttr-ref-quiet">{texts.t("ui-ref-free")}</p>
      )}
    </section>
  );
}

function Step({ n, step, state, play }: { n: number; step: ExampleMove; state: StepState; play: () => void }) {
  const { texts, atlas } = useEnv();
  const words = stepWords(texts, atlas, step.move);
  const said = step.refused ? texts.t("ui-ref-refused", { move: words }) : words;
  return (
    <li class={`ttr-ref-step ttr-ref-step-${state} ${step.refused ? "ttr-ref-step-barred" : ""}`}>
      <Button
        disabled={state !== "due"}
        aria-current={state === "due" ? "step" : undefined}
        aria-label={texts.t(`ui-ref-step-${state}`, { n, move: said })}
        onClick={play}
      >
        <span class="ttr-ref-step-mark" aria-hidden="true">
          {step.refused ? <BarredIcon /> : state === "done" ? <CheckIcon /> : n}
        </span>
        {words}
        {step.refused && <small>{texts.t("ui-ref-barred")}</small>}
      </Button>
    </li>
  );
}
