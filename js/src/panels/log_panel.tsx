/** The log, one row a turn, newest first. */

import { Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Chip } from "../cards";
import { useEnv, useSync } from "../context";
import { Button, Hidden } from "../controls";
import { logRows, type LogRow } from "../log";
import { SeatMark } from "../seat";
import type { CardColor, WireEvent, WireView } from "../wire";
import { paymentCards, rowParts } from "../words";
import { CopyButton } from "./copy";
import { BranchHere, LogMenu } from "./log_menu";
import { useTime } from "./timeline";

/** Rows drawn at first; a whole game has some 150. */
const PAGE = 40;

export function LogPanel() {
  const { texts, size } = useEnv();
  const view = useSync((state) => state.view);
  const events = useSync((state) => state.log);
  const [shown, setShown] = useState(PAGE);
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState(false);
  /** The row last pressed, as long as it is the one that is shown. */
  const [pressed, setPressed] = useState<number | null>(null);
  const live = useSync((state) => state.link === "live");
  const { at, past } = useTime();
  const scroll = useRef<HTMLDivElement>(null);
  // The row that is shown stays in sight, without moving the page.
  useEffect(() => {
    const list = scroll.current;
    const row = list?.querySelector<HTMLElement>("[aria-current=true]");
    if (!list || !row || !past) return;
    const [top, bottom] = [row.offsetTop - list.offsetTop, row.offsetTop - list.offsetTop + row.offsetHeight];
    if (top < list.scrollTop) list.scrollTop = top - 4;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight + 4;
  }, [at, past]);
  if (!view) return null;
  const rows = logRows(events);
  const folded = size === "middle" && !open;
  // Folded, the row that belongs to what is shown.
  const now = rows.findIndex((row) => (row.events[0]?.ply ?? 0) < at);
  const visible = folded ? rows.slice(Math.max(0, now), Math.max(0, now) + 1) : rows.slice(0, Math.max(shown, now + 8));
  const trigger = rows.findLast((row) => row.events.some((event) => event.final));
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
        {live && (
          <Button class="ttr-link" aria-expanded={menu} data-action="log-menu" onClick={() => setMenu(!menu)}>
            {texts.t("ui-as-text")}
          </Button>
        )}
      </header>
      <div class="ttr-log-scroll" ref={scroll} onKeyDown={alongRows}>
        {live && menu && <LogMenu />}
        {rows.length === 0 && <p class="ttr-empty">{texts.t("ui-log-empty")}</p>}
        <ol class="ttr-log-rows">
          {visible.map((row, i) => (
            <Row
              key={row.events[0]?.ply ?? i}
              view={view}
              row={row}
              at={at}
              shown={row === rows[now]}
              reachable={row === (rows[now] ?? rows.at(-1))}
              lastTurn={trigger !== undefined && row.turn > trigger.turn}
              open={live && row === rows[now] && pressed === plyAfter(row)}
              onPress={(ply) => setPressed(pressed === ply && ply === at ? null : ply)}
            />
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

/** Up and down from row to row; only one of them is a stop of the Tab key. */
function alongRows(event: KeyboardEvent): void {
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  if (!step) return;
  const rows = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(".ttr-row")];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows[at + step]?.focus();
  event.preventDefault();
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

/** The number of plies after a row. */
function plyAfter(row: LogRow): number {
  return (row.events.at(-1)?.ply ?? 0) + 1;
}

interface RowProps {
  view: WireView;
  row: LogRow;
  /** The ply that is looked at. */
  at: number;
  /** What is shown on the board is how this turn left it. */
  shown: boolean;
  reachable: boolean;
  lastTurn: boolean;
  /** What can be done with it stands below. */
  open: boolean;
  onPress: (ply: number) => void;
}

function Row({ view, row, at, shown, reachable, lastTurn, open, onPress }: RowProps) {
  const { texts, atlas, chart, ui, control, sync } = useEnv();
  const routes = row.events.flatMap((event) => (event.route ? [event.route] : []));
  const points = row.events.reduce((sum, event) => sum + (event.points ?? 0), 0);
  const { before, name, after } = rowParts(texts, atlas, chart, view, row.events);
  const ply = plyAfter(row);
  const notes: [sign: string, note: string][] = [];
  if (row.events.some((event) => event.final)) notes.push(["⚑", texts.t("event-final")]);
  else if (lastTurn) notes.push(["⚐", texts.t("ui-last-turn")]);
  if (row.events.some((event) => event.wipes)) notes.push(["⇄", texts.t("event-wipes")]);
  if (row.events.some((event) => event.reshuffled)) notes.push(["↻", texts.t("event-reshuffled")]);
  const full = routes[0] ? texts.route(routes[0], atlas, true) : before + name + after;
  const point = (on: boolean) => () => ui.set({ hoverRoutes: on ? routes : [] });
  return (
    <li>
      <Button
        class={`ttr-row ${shown ? "ttr-row-last" : ""} ${(row.events[0]?.ply ?? 0) >= at ? "ttr-row-later" : ""}`}
        data-ply={ply}
        title={[full, ...notes.map(([, note]) => note)].join(" · ")}
        aria-current={shown ? "true" : undefined}
        tabIndex={reachable ? 0 : -1}
        aria-expanded={open}
        onClick={() => {
          control.time.goto(ply);
          onPress(ply);
        }}
        onMouseEnter={point(true)}
        onMouseLeave={point(false)}
        onFocus={point(true)}
        onBlur={point(false)}
      >
        <span class="ttr-row-ply">{ply}</span>
        <SeatMark seat={row.seat} shape="dot" />
        <span class="ttr-row-text">
          {before}
          <span class="ttr-row-name">{name}</span>
          <span class="ttr-row-what">{after}</span>
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
      </Button>
      {open && (
        <div class="ttr-row-menu" data-part="row-menu">
          <CopyButton label={texts.t("ui-copy-python")} load={() => sync.python(ply)} action="copy-python" />
          <BranchHere ply={ply} />
        </div>
      )}
    </li>
  );
}
