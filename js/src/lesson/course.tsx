/** The course as a railway line: a station for each lesson, and behind a button the list with all titles. */

import { useState } from "preact/hooks";
import { useEnv, useSync } from "../context";
import { Button } from "../controls";
import { CloseIcon } from "../icons";
import { CopyCode } from "../copy_code";
import { ChevronIcon, ListIcon, TickIcon } from "./icons";
import { headline } from "./news";
import { said, type WireLesson, type WireLessonEntry } from "./wire";

export function CourseStrip() {
  const { size, texts } = useEnv();
  const lesson = useSync((state) => state.lesson);
  const [open, setOpen] = useState(false);
  if (!lesson?.course) return null;
  const { course } = lesson;
  const narrow = size === "narrow";
  return (
    <nav class="ttr-course" data-part="course" aria-label={texts.t("ui-lesson-course")}>
      <div class="ttr-course-head">
        {!narrow && (
          <ol class="ttr-line">
            {course.map((one, i) => (
              <Station key={one.id} entry={one} place={i + 1} here={one.id === lesson.id} />
            ))}
          </ol>
        )}
        <Button
          class={narrow ? "ttr-course-fold" : "ttr-square"}
          aria-expanded={open}
          aria-label={narrow ? undefined : texts.t("ui-lesson-course")}
          title={texts.t(open ? "ui-lesson-course-close" : "ui-lesson-course")}
          data-action="lessons"
          onClick={() => setOpen(!open)}
        >
          {narrow ? <Folded lesson={lesson} course={course} /> : <ListIcon />}
        </Button>
      </div>
      {open && <LessonList lesson={lesson} course={course} close={() => setOpen(false)} />}
    </nav>
  );
}

function solvedOf(course: readonly WireLessonEntry[]): number {
  return course.filter((one) => one.state === "solved").length;
}

/** One line where there is no room for stations: where one is, and a small bar of all. */
function Folded({ lesson, course }: { lesson: WireLesson; course: WireLessonEntry[] }) {
  const { texts } = useEnv();
  const at = course.findIndex((one) => one.id === lesson.id);
  return (
    <>
      <span>{texts.t("ui-lesson-course-place", { n: at + 1, all: course.length })}</span>
      <span class="ttr-course-bits" aria-hidden="true">
        {course.map((one, i) => (
          <span key={one.id} class={`ttr-bit-${one.state} ${i === at ? "ttr-bit-here" : ""}`} />
        ))}
      </span>
      {lesson.reveal && <span>{texts.t("ui-lesson-course-progress", { solved: solvedOf(course), n: course.length })}</span>}
      <ChevronIcon turn={90} />
    </>
  );
}

/** What is heard of a lesson: its number and title, and how far it has come. */
function nameOf(texts: ReturnType<typeof useEnv>["texts"], entry: WireLessonEntry): string {
  return texts.t("ui-lesson-station", { lesson: headline(texts, entry), state: texts.t(`ui-lesson-state-${entry.state}`) });
}

function Station({ entry, place, here }: { entry: WireLessonEntry; place: number; here: boolean }) {
  const { texts, control } = useEnv();
  const live = useSync((state) => state.link === "live");
  const name = nameOf(texts, entry);
  return (
    <li class={`ttr-station ttr-station-${entry.state} ${here ? "ttr-station-here" : ""}`}>
      <Button
        aria-label={name}
        aria-current={here ? "step" : undefined}
        title={name}
        disabled={!live && !here}
        data-lesson={entry.id}
        onClick={() => !here && control.lesson.go(entry.id)}
      >
        <span>{entry.number ?? place}</span>
        {entry.state === "solved" && (
          <span class="ttr-station-done">
            <TickIcon size={10} />
          </span>
        )}
      </Button>
    </li>
  );
}

function LessonList({ lesson, course, close }: { lesson: WireLesson; course: WireLessonEntry[]; close: () => void }) {
  const { texts, control } = useEnv();
  const live = useSync((state) => state.link === "live");
  return (
    <div
      class="ttr-panel ttr-lesson-list"
      data-part="lesson-list"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <header class="ttr-panel-head">
        <h3>{texts.t("ui-lesson-course")}</h3>
        {lesson.reveal && <span>{texts.t("ui-lesson-course-progress", { solved: solvedOf(course), n: course.length })}</span>}
        <Button class="ttr-square ttr-plain" aria-label={texts.t("ui-lesson-course-close")} onClick={close}>
          <CloseIcon />
        </Button>
      </header>
      <ol>
        {course.map((one, i) => (
          <li key={one.id} class={one.id === lesson.id ? "ttr-on" : ""}>
            <Button
              class="ttr-plain"
              aria-label={nameOf(texts, one)}
              aria-current={one.id === lesson.id ? "step" : undefined}
              disabled={!live && one.id !== lesson.id}
              data-lesson={one.id}
              onClick={() => {
                close();
                if (one.id !== lesson.id) control.lesson.go(one.id);
              }}
            >
              <span class={`ttr-list-mark ttr-station-${one.state}`}>
                {one.state === "solved" ? <TickIcon size={12} /> : (one.number ?? i + 1)}
              </span>
              <span class="ttr-list-title">
                {one.state === "solved" && one.number !== null ? `${one.number} · ` : ""}
                {said(one.title, texts.language)}
              </span>
              <small>{texts.t(`ui-lesson-state-${one.state}`)}</small>
            </Button>
            {one.code && <CopyCode code={one.code} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
