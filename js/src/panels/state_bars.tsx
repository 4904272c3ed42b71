/** The action bar when it is not about a move: a busy kernel, one that is gone, a look back. */

import { useEnv, useSync, useUi } from "../context";
import { Button } from "../controls";
import { BranchIcon, WarnIcon } from "../icons";
import { logRows } from "../log";
import type { Pending } from "../sync";
import type { WireView } from "../wire";
import { rowText } from "../words";
import { Bar, CancelButton, OkButton } from "./bar";
import { ReplayButton, TimeControls, useTime } from "./timeline";

/** No answer for a while: the move waits, and can still be taken back. */
export function BusyBar({ stage, moving }: { stage: Pending["stage"]; moving: boolean }) {
  const { texts, control } = useEnv();
  const taking = stage === "cancelling";
  const what = moving ? "ui-busy" : "ui-busy-other";
  return (
    <Bar
      part="busy"
      tone="warn"
      mark={<span class="ttr-spinner" />}
      title={<span role="status">{texts.t(taking ? "ui-cancelling" : what)}</span>}
      hint={texts.t(moving ? "ui-busy-hint" : "ui-busy-other-hint")}
      buttons={taking ? null : <CancelButton onClick={() => control.cancel()} />}
    />
  );
}

export function LostBar() {
  const { texts, control } = useEnv();
  return (
    <Bar
      part="lost"
      tone="bad"
      mark={<span class="ttr-bad-mark"><WarnIcon /></span>}
      title={<span role="alert">{texts.t("ui-lost")}</span>}
      hint={texts.t("ui-lost-hint")}
      buttons={<OkButton onClick={() => control.cancel()} />}
    />
  );
}

/** No kernel stands behind this board: it can be looked at, and that is all. */
export function LinkBar({ link }: { link: "lost" | "none" }) {
  const { texts } = useEnv();
  const lost = link === "lost";
  return (
    <Bar
      part={lost ? "gone" : "saved-picture"}
      tone={lost ? "bad" : "past"}
      mark={<span class={lost ? "ttr-bad-mark" : "ttr-past-mark"}><WarnIcon /></span>}
      title={<span role="status">{texts.t(`ui-link-${link}`)}</span>}
      hint={texts.t(`ui-link-${link}-hint`)}
    />
  );
}

/** The past: what is shown, and the way on. */
export function PastBar({ view }: { view: WireView }) {
  const { texts, control, atlas, chart, size } = useEnv();
  const { at } = useTime();
  const tried = useUi((state) => state.reason?.code === "looking_back");
  const canBranch = useSync((state) => state.can_branch && state.link === "live");
  const log = useSync((state) => state.log);
  const row = logRows(log.filter((event) => event.ply < at))[0];
  const happened = row ? rowText(texts, atlas, chart, view, row.events) : texts.t("ui-past-start");
  return (
    <Bar
      part="back"
      tone="past"
      seat={row?.seat ?? null}
      title={texts.t("ui-looking-back", { ply: at })}
      hint={tried ? <span role="alert" class="ttr-warn">{texts.t("ui-why-looking-back")}</span> : happened}
      middle={size === "narrow" ? <TimeControls /> : null}
      buttons={
        <>
          <ReplayButton />
          {canBranch && (
            <Button
              class={size === "narrow" ? "ttr-square" : ""}
              onClick={() => control.branch(at)}
              aria-label={texts.t("ui-branch-here")}
              title={texts.t("ui-branch-here-hint")}
              data-action="branch"
            >
              <BranchIcon />
              {size !== "narrow" && texts.t("ui-branch-here")}
            </Button>
          )}
          <Button class="ttr-primary" onClick={() => control.time.now()} data-action="now">
            {texts.t("ui-to-live")}
          </Button>
        </>
      }
    />
  );
}
