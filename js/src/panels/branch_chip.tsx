/** Over a board that shows a branch: where it comes from, what cells call it, and the way back. */

import { useEnv, useSync } from "../context";
import { Button } from "../controls";
import { BranchIcon } from "../icons";
import { CopyButton } from "./copy";

export function BranchChip() {
  const { texts, control } = useEnv();
  const branch = useSync((state) => state.branch_of);
  const live = useSync((state) => state.link === "live");
  if (!branch) return null;
  return (
    <div class="ttr-branch-chip" data-part="branch" role="group" aria-label={texts.t("ui-branch")}>
      <BranchIcon />
      <b>{texts.t("ui-branch-of", { n: branch.number + 1, ply: branch.ply })}</b>
      {branch.code && (
        <span class="ttr-branch-code">
          <CopyButton label={texts.t("ui-copy-code", { code: branch.code })} load={() => branch.code} action="copy-code">
            <code title={texts.t("ui-branch-code")}>{branch.code}</code>
            <span class="ttr-hidden">{texts.t("ui-copy")}</span>
          </CopyButton>
        </span>
      )}
      {live && (
        <Button onClick={() => control.backToMain()} data-action="main">
          {texts.t("ui-back")}
        </Button>
      )}
    </div>
  );
}
