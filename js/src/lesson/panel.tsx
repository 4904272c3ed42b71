/** The lesson above the board: what it is about, what to do, what the teacher says to it, and the way on. */

import { useEffect } from "preact/hooks";
import { useEnv, useSync } from "../context";
import { Button } from "../controls";
import { useJustDone } from "../celebrate";
import { RuleNote } from "../rule_note";
import type { Tab } from "../ui";
import type { WireView } from "../wire";
import { CopyCode } from "../copy_code";
import { AgainIcon, BulbIcon, ChevronIcon, TickIcon } from "./icons";
import { LessonNews } from "./news";
import { Ruled } from "../ruled";
import { Talk } from "./talk";
import { LessonTrain } from "./train";
import { said, type WireLesson } from "./wire";

/** Lessons on these rules are about the cards that lie on the table. */
const DRAWING = /^R(1[3-9]|2[0-6])$/;

/** The panel that a lesson begins with where there is room for one only. */
export function firstTab(lesson: WireLesson, view: WireView | null): Tab {
  if (view?.you?.offer.length) return "tickets";
  return lesson.rules.some((rule) => DRAWING.test(rule)) ? "market" : "hand";
}

export function LessonPanel() {
  const lesson = useSync((state) => state.lesson);
  return lesson ? <Lesson key={lesson.id} lesson={lesson} /> : null;
}

/** Kept apart from the panel, which is made anew with each lesson. */
export function LessonLive() {
  const lesson = useSync((state) => state.lesson);
  return lesson ? <LessonNews lesson={lesson} /> : null;
}

function Lesson({ lesson }: { lesson: WireLesson }) {
  const { texts, ui, sync } = useEnv();
  const just = useJustDone(lesson.solved);
  const live = useSync((state) => state.link === "live");
  const { language } = texts;
  const title = said(lesson.title, language);
  useEffect(() => ui.set({ tab: firstTab(lesson, sync.store.get().view) }), []);
  return (
    <section
      class={`ttr-lesson ${lesson.solved ? "ttr-lesson-solved" : ""} ${just ? "ttr-lesson-just-solved" : ""}`}
      data-part="lesson"
      data-lesson={lesson.id}
      data-solved={lesson.solved}
      aria-label={lesson.number === null ? title : texts.t("ui-lesson-named", { n: lesson.number, title })}
    >
      <div class="ttr-lesson-head">
        <Badge lesson={lesson} />
        <div class="ttr-lesson-words">
          <div class="ttr-lesson-title">
            <h3>{title}</h3>
            {lesson.steps > 1 && <Dots lesson={lesson} />}
          </div>
          <p class="ttr-lesson-task" data-part="lesson-task">
            <Ruled text={said(lesson.task, language)} />
          </p>
        </div>
        <div class="ttr-lesson-side">
          {live && <Buttons lesson={lesson} />}
          <References lesson={lesson} />
        </div>
      </div>
      <Talk lesson={lesson} />
      {just && <LessonTrain />}
    </section>
  );
}

/** The number, as on a station's sign; a check once it is solved. */
function Badge({ lesson }: { lesson: WireLesson }) {
  const { texts } = useEnv();
  const { number, solved } = lesson;
  return (
    <span class="ttr-lesson-badge" aria-hidden="true">
      <span>{texts.t("ui-lesson")}</span>
      <b>{solved ? <TickIcon size={20} /> : (number ?? "·")}</b>
    </span>
  );
}

function Dots({ lesson }: { lesson: WireLesson }) {
  const { texts } = useEnv();
  const { step, steps, solved } = lesson;
  return (
    <span class="ttr-lesson-dots" role="img" aria-label={texts.t("ui-lesson-step", { step, steps })}>
      {Array.from({ length: steps }, (_, i) => (
        <span key={i} class={solved || i + 1 < step ? "ttr-dot-done" : i + 1 === step ? "ttr-dot-now" : ""} />
      ))}
      <span aria-hidden="true">{texts.t("ui-lesson-step", { step, steps })}</span>
    </span>
  );
}

function Buttons({ lesson }: { lesson: WireLesson }) {
  const { texts, control } = useEnv();
  const { course, feedback, solved, hints, hints_left: left } = lesson;
  const at = course?.findIndex((one) => one.id === lesson.id) ?? -1;
  const last = course !== null && at === course.length - 1;
  const stuck = feedback?.verdict === "wrong" && !solved;
  const hint = !left && hints.length ? "ui-lesson-hint-none" : hints.length ? "ui-lesson-hint-more" : "ui-lesson-hint";
  const toNext = (solved || (!lesson.reveal && feedback !== null)) && !last;
  return (
    <div class="ttr-lesson-buttons" data-part="lesson-buttons">
      {lesson.reveal && !solved && (left > 0 || hints.length > 0) && (
        <Button disabled={!left} title={texts.t(hint)} onClick={() => control.lesson.act("hint")} data-action="hint">
          <BulbIcon />
          {texts.t("ui-lesson-hint")}
        </Button>
      )}
      <Button
        class={stuck || (solved && !course) ? "ttr-primary" : ""}
        onClick={() => control.lesson.act("retry")}
        data-action="again"
      >
        <AgainIcon />
        {texts.t("ui-lesson-again")}
      </Button>
      {course && (
        <span class="ttr-lesson-way">
          <Button
            class="ttr-square"
            disabled={at === 0}
            aria-label={texts.t("ui-lesson-back")}
            title={texts.t("ui-lesson-back")}
            onClick={() => control.lesson.act("back")}
            data-action="lesson-back"
          >
            <ChevronIcon turn={180} />
          </Button>
          <Button
            class={toNext ? "ttr-primary" : "ttr-square"}
            disabled={last}
            aria-label={texts.t("ui-lesson-next")}
            title={texts.t("ui-lesson-next")}
            onClick={() => control.lesson.act("next")}
            data-action="lesson-next"
          >
            {toNext && texts.t("ui-lesson-next")}
            <ChevronIcon />
          </Button>
        </span>
      )}
    </div>
  );
}

/** The rules it is about, and how to come back to it. */
function References({ lesson }: { lesson: WireLesson }) {
  const { texts } = useEnv();
  const source = said(lesson.source, texts.language);
  return (
    <div class="ttr-lesson-references">
      {lesson.rules.length > 0 && (
        <span class="ttr-lesson-rules" role="group" aria-label={texts.t("ui-lesson-rules")} title={source}>
          {lesson.rules.map((rule) => (
            <RuleNote key={rule} rule={rule} label={rule} />
          ))}
        </span>
      )}
      {lesson.code && <CopyCode code={lesson.code} />}
    </div>
  );
}
