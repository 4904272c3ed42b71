/** What the teacher says: to the last move, on wish a hint, else what to do. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useEnv, useSync, useUi } from "../context";
import { RuleNote } from "../rule_note";
import { prefersReducedMotion } from "../theme";
import { refusalText } from "../words";
import { BarredIcon, BulbIcon, CrossIcon, PenIcon, TickIcon, TrackIcon } from "./icons";
import { names, Ruled } from "../ruled";
import { said, type Verdict, type WireFeedback, type WireLesson } from "./wire";

const ICONS: Record<Verdict, (props: object) => JSX.Element> = {
  right: TickIcon,
  solved: TickIcon,
  wrong: CrossIcon,
  open: TrackIcon,
  refused: BarredIcon,
  recorded: PenIcon,
};

/** So long the kernel's own word on a refusal is waited for, before the page's is shown. */
export const PATIENCE = 400;

/** What the page knows of a refusal, once the kernel has had its time. */
function useOwnReason(): { text: string; rule: string } | null {
  const { texts, atlas } = useEnv();
  const why = useUi((state) => state.reason);
  const refusal = useSync((state) => state.refusal);
  const reason = why?.code === "choose_payment" ? null : (why ?? refusal);
  const [late, setLate] = useState<typeof reason>(null);
  useEffect(() => {
    setLate(null);
    if (!reason) return;
    const timer = setTimeout(() => setLate(reason), PATIENCE);
    return () => clearTimeout(timer);
  }, [reason]);
  return late && late === reason ? { text: refusalText(texts, atlas, late), rule: late.rule } : null;
}

/** An answer to who plays here is brought into sight: the map may be all that is on the screen. */
function useInSight(attempt: number) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(attempt);
  useEffect(() => {
    if (attempt === seen.current) return;
    seen.current = attempt;
    const talk = place.current;
    if (!talk?.closest(".ttr-root")?.contains(document.activeElement)) return;
    talk.scrollIntoView?.({ block: "nearest", behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }, [attempt]);
  return place;
}

export function Talk({ lesson }: { lesson: WireLesson }) {
  const { texts } = useEnv();
  const live = useSync((state) => state.link === "live");
  const own = useOwnReason();
  const shown: WireFeedback | null = own
    ? { verdict: "refused", text: own.text, rule: own.rule || null, code: null }
    : lesson.feedback;
  const hints = lesson.solved ? [] : lesson.hints;
  const place = useInSight(lesson.attempt);
  return (
    <div ref={place} class="ttr-lesson-talk" data-part="lesson-talk" data-verdict={shown?.verdict ?? "none"}>
      {shown ? (
        <Feedback key={own ? "own" : lesson.attempt} feedback={shown} />
      ) : (
        live && <p class="ttr-lesson-prompt">{texts.t(lesson.reveal ? "ui-lesson-prompt" : "ui-lesson-prompt-exam")}</p>
      )}
      {hints.length > 0 && (
        <ul class="ttr-lesson-hints" data-part="lesson-hints">
          {hints.map((hint, i) => (
            <li key={i} class="ttr-lesson-hint">
              <BulbIcon />
              <span>
                <b>{texts.t("ui-lesson-hint-n", { n: i + 1 })}</b> <Ruled text={said(hint, texts.language)} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Feedback({ feedback }: { feedback: WireFeedback }) {
  const { texts } = useEnv();
  const { verdict, rule } = feedback;
  const text = said(feedback.text, texts.language);
  const Icon = ICONS[verdict];
  return (
    <div class={`ttr-feedback ttr-feedback-${verdict}`} data-part="lesson-feedback">
      <span class="ttr-feedback-mark">
        <Icon />
      </span>
      <p>
        <b class="ttr-feedback-word">{texts.t(`ui-lesson-${verdict}`)}</b> <Ruled text={text} />
        {rule && !names(text, rule) && (
          <>
            {" "}
            <RuleNote key={rule} rule={rule} label={rule} />
          </>
        )}
      </p>
    </div>
  );
}
