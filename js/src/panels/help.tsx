/** The rules in six sentences, and the keys. */

import { useEnv } from "../context";
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

export function Help() {
  const { texts, ui } = useEnv();
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
            {KEYS.map(([keys, id]) => (
              <div key={id}>
                <dt>
                  <span class="ttr-key">{keys}</span>
                </dt>
                <dd>{texts.t(`ui-help-key-${id}`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p class="ttr-help-note">{texts.t("ui-help-note")}</p>
    </section>
  );
}
