/** The action bar of a lesson when there is nothing to choose: the turn is over, or the whole game. */

import { useEnv, useSync } from "../context";
import { Button } from "../controls";
import { Bar } from "../panels/bar";
import { actorOf } from "../reasons";
import type { WireView } from "../wire";
import { AgainIcon, ChevronIcon } from "./icons";
import type { WireLesson } from "./wire";

/** Whether the learner has had the move and nobody goes on from here. */
export function isDone(view: WireView): boolean {
  if (view.turn === null || view.turn === actorOf(view)) return false;
  return view.players[view.turn]?.kind === "person" && !view.legal.moves.length;
}

export function DoneBar({ lesson }: { lesson: WireLesson }) {
  const { texts, size } = useEnv();
  const view = useSync((state) => state.view);
  const { course } = lesson;
  const what = !lesson.reveal && lesson.feedback ? "recorded" : lesson.solved ? "solved" : "done";
  const all = course?.every((one) => one.state === "solved") ?? false;
  const last = !course || course.at(-1)?.id === lesson.id;
  const hint = what !== "solved" ? "done-hint" : last ? "solved-last" : "solved-hint";
  return (
    <Bar
      part="lesson-done"
      tone={what === "solved" ? "active" : "calm"}
      seat={view && actorOf(view)}
      title={all && course ? texts.t("ui-lesson-bar-all", { n: course.length }) : texts.t(`ui-lesson-bar-${what}`)}
      hint={texts.t(`ui-lesson-bar-${hint}`)}
      buttons={size === "wide" ? null : <OnwardButtons lesson={lesson} />}
    />
  );
}

/** Again, and in a course the next one; where the lesson's own buttons are out of sight, above the map. */
export function OnwardButtons({ lesson }: { lesson: WireLesson }) {
  const { texts, control } = useEnv();
  const { course, solved, reveal } = lesson;
  const last = course?.at(-1)?.id === lesson.id;
  const onward = course !== null && !last && (solved || !reveal);
  return (
    <>
      <Button class={onward ? "" : "ttr-primary"} onClick={() => control.lesson.act("retry")} data-action="again">
        <AgainIcon />
        {texts.t("ui-lesson-again")}
      </Button>
      {onward && (
        <Button class="ttr-primary" onClick={() => control.lesson.act("next")} data-action="lesson-next">
          {texts.t("ui-lesson-next")}
          <ChevronIcon />
        </Button>
      )}
    </>
  );
}
