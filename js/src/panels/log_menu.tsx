/** What the log has for those who script: the game as Python, the text under the board, branches. */

import { useEnv, useSync } from "../context";
import { Button } from "../controls";
import { BranchIcon } from "../icons";
import { livePly } from "../sync";
import { CopyButton } from "./copy";

/** Of the whole game. */
export function LogMenu() {
  const { texts, sync } = useEnv();
  const text = useSync((state) => state.text);
  return (
    <div class="ttr-log-menu" data-part="log-menu">
      <CopyButton
        label={texts.t("ui-copy-game")}
        load={() => sync.python(livePly(sync.store.get()))}
        action="copy-game"
      />
      <Button aria-pressed={text} data-action="text" onClick={() => sync.setOption("text", !text)}>
        {texts.t("ui-text-below")}
      </Button>
    </div>
  );
}

/** A branch at a ply; where it would tell what is still to come, why there is none. */
export function BranchHere({ ply }: { ply: number }) {
  const { texts, control } = useEnv();
  const can = useSync((state) => state.can_branch);
  const hint = texts.t(can ? "ui-branch-here-hint" : "ui-why-branch-not-allowed");
  return (
    <>
      <Button off={!can} title={hint} data-action="branch" onClick={() => can && control.branch(ply)}>
        <BranchIcon />
        {texts.t("ui-branch-here")}
      </Button>
      {!can && <span class="ttr-row-why">{hint}</span>}
    </>
  );
}
