/** For those who listen: another lesson, the next step, what was said to a move, a hint. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Texts } from "../texts";
import { useEnv } from "../context";
import { said, type WireLesson } from "./wire";

/** What is new in `lesson` after `before`, in sentences. */
export function lessonNews(texts: Texts, before: WireLesson, lesson: WireLesson): string[] {
  const { language } = texts;
  if (before.id !== lesson.id) return [headline(texts, lesson), said(lesson.task, language)];
  const news: string[] = [];
  const { feedback } = lesson;
  if (feedback && (lesson.attempt !== before.attempt || feedback.verdict !== before.feedback?.verdict)) {
    news.push(`${texts.t(`ui-lesson-${feedback.verdict}`)}. ${said(feedback.text, language)}`);
  }
  if (!feedback && before.feedback) news.push(headline(texts, lesson), said(lesson.task, language));
  else if (lesson.step !== before.step && !lesson.solved) {
    const { step, steps } = lesson;
    news.push(`${texts.t("ui-lesson-step", { step, steps })}. ${said(lesson.task, language)}`);
  }
  for (let i = before.hints.length; i < lesson.hints.length; i++) {
    news.push(`${texts.t("ui-lesson-hint-n", { n: i + 1 })}: ${said(lesson.hints[i], language)}`);
  }
  return news;
}

export function headline(texts: Texts, { number, title }: Pick<WireLesson, "number" | "title">): string {
  const own = said(title, texts.language);
  return number === null ? own : texts.t("ui-lesson-named", { n: number, title: own });
}

export function LessonNews({ lesson }: { lesson: WireLesson }) {
  const { texts } = useEnv();
  const before = useRef(lesson);
  const [news, setNews] = useState({ text: "", n: 0 });
  useEffect(() => {
    const last = before.current;
    before.current = lesson;
    if (last === lesson) return;
    const text = lessonNews(texts, last, lesson).join(" ");
    // The same sentence again is only heard if something is different.
    if (text) setNews(({ n }) => ({ text: n % 2 ? text : `${text}\u00a0`, n: n + 1 }));
  }, [lesson]);
  return (
    <div class="ttr-hidden" data-part="live-lesson" role="status" aria-live="polite" aria-atomic="true">
      {news.text}
    </div>
  );
}
