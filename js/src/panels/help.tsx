/** The rules in six sentences, and the keys. */

import { useEnv, useSync } from "../context";
import { Button } from "../controls";
import { CloseIcon } from "../icons";

const RULES = [1, 2, 3, 4, 5, 6] as const;

const KEYS: readonly (readonly [keys: string, id: string])[] = [
  ["← ↑ → ↓", "arrows"],
  [". ,", "cycle"],
  ["Enter", "enter"],
  ["Esc", "esc"],
  ["1–9", "colors"],
  ["Shift 1–5", "market"],
  ["D", "deck"],
  ["T", "tickets"],
  ["Space", "space"],
  ["[ ]", "time"],
  ["U", "undo"],
  ["?", "help"],
];

/** Only in a lesson; N in a course. */
const LESSON_KEYS: readonly (readonly [keys: string, id: string])[] = [
  ["⌫", "ui-lesson-key-backspace"],
  ["H", "ui-lesson-key-hint"],
  ["R", "ui-lesson-key-again"],
  ["N", "ui-lesson-key-next"],
];

export function Help() {
  const { texts, ui } = useEnv();
  const lesson = useSync((state) => state.lesson);
  const more = lesson ? LESSON_KEYS.filter(([key]) => key !== "N" || lesson.course) : [];
  return (
    <section class="ttr-panel ttr-help" data-part="help" aria-label={texts.t("ui-help-title")}>
      <header class="ttr-panel-head">
        <h3>{texts.t("ui-help-title")}</h3>
        <Button class="ttr-square ttr-plain" aria-label={texts.t("ui-close")} onClick={() => ui.set({ help: false })}>
          <CloseIcon />
        </Button>
      </header>
      <div class="ttr-help-columns">
        <ol>
          {RULES.map((n) => (
            <li key={n}>{texts.t(`ui-help-rules-${n}`)}</li>
          ))}
        </ol>
        <div>
          <h4>{texts.t("ui-help-keys")}</h4>
          <dl>
            {[...KEYS.map(([keys, id]) => [keys, `ui-help-key-${id}`] as const), ...more].map(([keys, id]) => (
              <div key={id}>
                <dt>
                  <span class="ttr-key">{keys}</span>
                </dt>
                <dd>{texts.t(id)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p class="ttr-help-note">{texts.t("ui-help-note")}</p>
    </section>
  );
}
