/** The log, one row a turn, newest first. */

import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { Chip } from "../cards";
import { useEnv, useSync } from "../context";
import { Button, Hidden } from "../controls";
import { logRows, type LogRow } from "../log";
import { SeatMark } from "../seat";
import type { CardColor, WireEvent, WireView } from "../wire";
import { paymentCards, rowText } from "../words";

/** Rows drawn at first; a whole game has some 150. */
const PAGE = 40;

export function LogPanel() {
  const { texts, size } = useEnv();
  const view = useSync((state) => state.view);
  const events = useSync((state) => state.log);
  const [shown, setShown] = useState(PAGE);
  const [open, setOpen] = useState(false);
  if (!view) return null;
  const rows = logRows(events);
  const folded = size === "middle" && !open;
  const visible = rows.slice(0, folded ? 1 : shown);
  return (
    <section class={`ttr-panel ttr-log ${folded ? "ttr-log-folded" : ""}`} data-part="log" aria-label={texts.t("ui-log")}>
      <header class="ttr-panel-head">
        <h3>{texts.t("ui-log")}</h3>
        {size === "middle" ? (
          <Button class="ttr-link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {texts.t(open ? "ui-log-fold" : "ui-log-unfold")}
          </Button>
        ) : (
          <span>{texts.t("ui-log-hint")}</span>
        )}
      </header>
      <div class="ttr-log-scroll" tabIndex={folded ? -1 : 0} data-lm-suppress-shortcuts="true">
        {rows.length === 0 && <p class="ttr-empty">{texts.t("ui-log-empty")}</p>}
        <ol class="ttr-log-rows">
          {visible.map((row, i) => (
            <Row key={row.events[0]?.ply ?? i} view={view} row={row} last={i === 0} />
          ))}
        </ol>
        {!folded && rows.length > shown && (
          <Button class="ttr-link" onClick={() => setShown(shown + 4 * PAGE)}>
            {texts.t("ui-log-more")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What a row shows as small cards: what was paid, or drawn. */
function cardsOf(events: readonly WireEvent[]): Card[] {
  return events.flatMap((event): Card[] => {
    if (event.kind === "claim" && event.color) {
      const color = event.color;
      const ordinary = color === "locomotive" ? 0 : (event.count ?? 0);
      return paymentCards([color, ordinary, event.locomotives ?? 0]);
    }
    if (event.kind === "draw" && event.color) return [event.color];
    if (event.kind === "deck") return [event.color ?? "covered"];
    return [];
  });
}

type Card = CardColor | "covered";

/** One by one while there are few; else the same colour once, with a number. */
function stacked(cards: readonly Card[], most: number): [Card, number][] {
  if (cards.length <= most) return cards.map((card) => [card, 1]);
  return [...new Set(cards)].map((card) => [card, cards.filter((one) => one === card).length]);
}

function Row({ view, row, last }: { view: WireView; row: LogRow; last: boolean }) {
  const { texts, atlas, chart, ui } = useEnv();
  const routes = row.events.flatMap((event) => (event.route ? [event.route] : []));
  const points = row.events.reduce((sum, event) => sum + (event.points ?? 0), 0);
  const text = rowText(texts, atlas, chart, view, row.events);
  const ply = (row.events.at(-1)?.ply ?? 0) + 1;
  const notes: [sign: string, note: string][] = [];
  if (row.events.some((event) => event.final)) notes.push(["⚑", texts.t("event-final")]);
  if (row.events.some((event) => event.wipes)) notes.push(["⇄", texts.t("event-wipes")]);
  if (row.events.some((event) => event.reshuffled)) notes.push(["↻", texts.t("event-reshuffled")]);
  const full = routes[0] ? texts.route(routes[0], atlas, true) : text;
  return (
    <li
      class={`ttr-row ${last ? "ttr-row-last" : ""}`}
      data-ply={ply}
      title={[full, ...notes.map(([, note]) => note)].join(" · ")}
      onMouseEnter={() => ui.set({ hoverRoutes: routes })}
      onMouseLeave={() => ui.set({ hoverRoutes: [] })}
    >
      <span class="ttr-row-ply">{ply}</span>
      <SeatMark seat={row.seat} shape="dot" />
      <span class="ttr-row-text">
        {text}
        {notes.length > 0 && <Hidden> · {notes.map(([, note]) => note).join(" · ")}</Hidden>}
      </span>
      {notes.map(([sign, note]) => (
        <span key={sign} class="ttr-row-note" title={note} aria-hidden="true">
          {sign}
        </span>
      ))}
      <span class="ttr-row-cards">
        {stacked(cardsOf(row.events), texts.language === "en" ? 6 : 3).map(([color, n], i) => (
          <Fragment key={i}>
            {color === "covered" ? (
              <span class="ttr-chip ttr-chip-small ttr-chip-covered" />
            ) : (
              <Chip color={color} small />
            )}
            {n > 1 && <span class="ttr-row-times">×{n}</span>}
          </Fragment>
        ))}
      </span>
      <span class="ttr-row-points">{points ? `+${points}` : ""}</span>
    </li>
  );
}
