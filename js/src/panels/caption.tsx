/** Under a board that stands alone: whose turn it is, or what was just chosen, in one line. */

import { useEnv, useSync, useUi } from "../context";
import { canSeek } from "../link";
import { SeatMark } from "../seat";
import { isPast } from "../sync";
import { refusalText } from "../words";

export function Caption() {
  const { texts, atlas } = useEnv();
  const view = useSync((state) => state.view);
  const past = useSync(isPast);
  const curtain = useSync((state) => state.curtain);
  const refusal = useSync((state) => state.refusal);
  const link = useSync((state) => state.link);
  const choice = useUi((state) => state.choice);
  const why = useUi((state) => state.reason);
  if (!view) return null;
  const over = view.phase === "over";
  const winners = (view.winners ?? []).map((seat) => view.players[seat]?.name ?? "");
  let words = texts.t("ui-turn-of", { name: view.players[view.turn ?? 0]?.name ?? "" });
  if (over) words = winners.length > 1 ? texts.t("ui-win-shared", { names: texts.list(winners) }) : texts.t("ui-wins", { name: winners[0] ?? "" });
  let seat = over ? (view.winners?.[0] ?? null) : view.turn;
  if (past) words = texts.t("ui-looking-back", { ply: view.ply });
  else if (curtain) words = texts.t("ui-curtain", { name: curtain.name });
  else if (choice?.kind === "claim") {
    const route = texts.route(choice.route, atlas);
    words = texts.t(choice.payment ? "ui-caption-again" : "ui-caption-pay", { route });
  } else if (why ?? refusal) {
    words = refusalText(texts, atlas, (why ?? refusal)!);
    seat = null;
  }
  const final = view.final && !over ? ` · ${texts.t("ui-final-round", { n: view.final.turns_left })}` : "";
  const dead = canSeek(link) ? "" : ` · ${texts.t(`ui-link-${link}-brief`)}`;
  return (
    <p class="ttr-caption" data-part="caption" role="status">
      {seat !== null && <SeatMark seat={seat} shape="dot" />}
      <span>
        {words}
        {final}
        {dead}
      </span>
      <span class="ttr-caption-ply">{texts.t("ui-ply", { ply: view.ply })}</span>
    </p>
  );
}
