/** Under the board, on wish: the position text of what it shows, with `?` for what this seat may not know. */

import { useEnv, useSync } from "../context";
import { Button } from "../controls";
import { CloseIcon } from "../icons";
import { CopyButton, TextBox } from "./copy";

export function ViewText() {
  const { texts, sync } = useEnv();
  const text = useSync((state) => (state.text ? state.view_text : null));
  const live = useSync((state) => state.link === "live");
  if (text === null) return null;
  return (
    <section class="ttr-panel ttr-view-text" data-part="view-text" aria-label={texts.t("ui-view-text")}>
      <header class="ttr-panel-head">
        <h3>{texts.t("ui-view-text")}</h3>
        <span class="ttr-view-text-buttons">
          <CopyButton label={texts.t("ui-copy")} load={() => text} action="copy-text" />
          {live && (
            <Button
              class="ttr-square ttr-plain"
              aria-label={texts.t("ui-view-text-hide")}
              title={texts.t("ui-view-text-hide")}
              data-action="hide-text"
              onClick={() => sync.setOption("text", false)}
            >
              <CloseIcon />
            </Button>
          )}
        </span>
      </header>
      <TextBox text={text} label={texts.t("ui-view-text")} />
    </section>
  );
}
