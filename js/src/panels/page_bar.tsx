/** The action bar of a page that was saved: what happened last, who is to move or has won, and the game played again. */

import { useEnv, useSync } from "../context";
import { logRows } from "../log";
import type { WireView } from "../wire";
import { rowText } from "../words";
import { Bar } from "./bar";
import { ReplayButton, TimeControls, useTime } from "./timeline";

export function PageBar({ view }: { view: WireView }) {
  const { texts, atlas, chart, size } = useEnv();
  const { at, live } = useTime();
  const log = useSync((state) => state.log);
  const row = logRows(log.filter((event) => event.ply < at))[0];
  const happened = row ? rowText(texts, atlas, chart, view, row.events) : texts.t("ui-past-start");
  const winners = (view.winners ?? []).map((seat) => view.players[seat]?.name ?? "");
  let title = texts.t("ui-turn-of", { name: view.players[view.turn ?? 0]?.name ?? "" });
  if (winners.length > 1) title = texts.t("ui-win-shared", { names: texts.list(winners) });
  else if (winners.length) title = texts.t("ui-wins", { name: winners[0] ?? "" });
  return (
    <Bar
      part="page"
      tone={at < live ? "past" : "calm"}
      seat={row?.seat ?? null}
      title={title}
      hint={happened}
      middle={size === "narrow" ? <TimeControls /> : null}
      buttons={<ReplayButton />}
    />
  );
}
