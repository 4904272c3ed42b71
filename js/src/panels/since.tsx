/** At the start of one's turn: what the others did meanwhile, a small card each. */

import { useMemo } from "preact/hooks";
import { Chip } from "../cards";
import { useEnv, useSync, useUi } from "../context";
import { Button } from "../controls";
import { CloseIcon, TicketIcon } from "../icons";
import { actorOf } from "../reasons";
import { SeatMark } from "../seat";
import { sinceLastTurn, turnNumber, type Deeds } from "../summary";
import type { WireView } from "../wire";
import { deedsWords, shortRoute } from "../words";

/** The deeds to show now; empty if there are none, or they have been read. */
export function useDeeds(view: WireView): Deeds[] {
  const log = useSync((state) => state.log);
  const read = useUi((state) => state.readTurn);
  const actor = actorOf(view);
  const begins = view.phase === "turn" && actor !== null && view.turn === actor && read !== turnNumber(view);
  return useMemo(() => (begins && actor !== null ? sinceLastTurn(log, actor) : []), [log, begins, actor]);
}

export function Since({ view, deeds }: { view: WireView; deeds: Deeds[] }) {
  const { texts, ui } = useEnv();
  return (
    <span class="ttr-since" data-part="since" role="group" aria-label={texts.t("ui-since")}>
      {deeds.map((one) => (
        <Deed key={one.seat} view={view} deeds={one} />
      ))}
      <Button
        class="ttr-square ttr-plain ttr-since-close"
        aria-label={texts.t("ui-since-close")}
        title={texts.t("ui-since-close")}
        onClick={() => ui.set({ readTurn: turnNumber(view), hoverRoutes: [] })}
      >
        <CloseIcon />
      </Button>
    </span>
  );
}

function Deed({ view, deeds }: { view: WireView; deeds: Deeds }) {
  const { texts, atlas, chart, ui } = useEnv();
  const words = deedsWords(texts, atlas, view, deeds);
  const cards = deeds.open.length + deeds.covered;
  return (
    <span
      class="ttr-deed"
      data-seat={deeds.seat}
      title={words}
      onMouseEnter={() => ui.set({ hoverRoutes: deeds.claims })}
      onMouseLeave={() => ui.set({ hoverRoutes: [] })}
    >
      <span class="ttr-hidden">{words}</span>
      <SeatMark seat={deeds.seat} shape="dot" />
      <span class="ttr-deed-words" aria-hidden="true">
        {deeds.claims.map((id) => shortRoute(texts, atlas, chart, id)).join(", ")}
        {deeds.points > 0 && <b>+{deeds.points}</b>}
        {cards > 0 && cards <= 4 ? (
          <span class="ttr-row-cards">
            {deeds.open.map((color, i) => (
              <Chip key={i} color={color} small />
            ))}
            {Array.from({ length: deeds.covered }, (_, i) => (
              <span key={`covered-${i}`} class="ttr-chip ttr-chip-small ttr-chip-covered" />
            ))}
          </span>
        ) : null}
        {cards > 4 && texts.t("ui-since-cards", { n: cards })}
        {deeds.kept !== null && (
          <>
            <TicketIcon /> +{deeds.kept}
          </>
        )}
        {deeds.passed && cards === 0 && !deeds.claims.length && texts.t("ui-pass")}
      </span>
    </span>
  );
}
