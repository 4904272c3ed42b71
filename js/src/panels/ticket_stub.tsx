/** A ticket: a stub with notches, a small map with both ends, progress in bar and words. */

import { useEnv } from "../context";
import { CheckIcon } from "../icons";
import type { TicketId, WireTicket } from "../wire";
import { shortRoute } from "../words";

export type TicketState = "open" | "part" | "done" | "blocked" | "missed";

export function ticketState(ticket: WireTicket): TicketState {
  if (ticket.done) return "done";
  if (ticket.blocked) return "blocked";
  return ticket.share > 0 ? "part" : "open";
}

/** A map two lines high: land, both cities, a dashed arc. */
export function MiniMap({ id }: { id: TicketId }) {
  const { atlas, chart } = useEnv();
  const ticket = atlas.tickets.get(id);
  const a = ticket && chart.layout.cities[ticket.a];
  const b = ticket && chart.layout.cities[ticket.b];
  const [w = 1000, h = 620] = chart.layout.box;
  if (!a || !b) return null;
  // The arc bows to the north, as flights do on such maps.
  const bow = Math.min(130, Math.hypot(a.x - b.x, a.y - b.y) * 0.22);
  const [cx, cy] = [(a.x + b.x) / 2, (a.y + b.y) / 2 - (Math.abs(a.x - b.x) > Math.abs(a.y - b.y) ? bow : 0)];
  return (
    <svg class="ttr-mini" viewBox={`0 0 ${w} ${h}`} aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
      <rect width={w} height={h} class="ttr-mini-sea" />
      <path d={chart.outline} class="ttr-mini-land" />
      <path d={`M${a.x} ${a.y}Q${cx} ${cy} ${b.x} ${b.y}`} class="ttr-mini-way" />
      <circle cx={a.x} cy={a.y} r="44" class="ttr-mini-end" />
      <circle cx={b.x} cy={b.y} r="44" class="ttr-mini-end" />
    </svg>
  );
}

interface StubProps {
  id: TicketId;
  points: number;
  progress?: WireTicket;
  dense?: boolean;
}

/** The inside of a stub; the caller makes it a list item, a label or whatever it is. */
export function StubBody({ id, points, progress, dense = false }: StubProps) {
  const { texts, atlas, chart } = useEnv();
  const state = progress ? ticketState(progress) : null;
  const name = texts.ticket(id, atlas);
  return (
    <>
      {!dense && <MiniMap id={id} />}
      <span class="ttr-stub-words">
        <span class="ttr-stub-name" title={name}>
          {dense ? shortRoute(texts, atlas, chart, id) : name}
        </span>
        {progress && state && (
          <span class={`ttr-stub-progress ttr-ticket-${state}`}>
            <span class="ttr-track">
              <span style={{ width: `${Math.round(100 * (progress.done ? 1 : progress.share))}%` }} />
            </span>
            <span class="ttr-stub-state">
              {state === "done" && <CheckIcon />}
              {stateWords(texts.t.bind(texts), progress, state, dense)}
            </span>
          </span>
        )}
      </span>
      <span class="ttr-stub-points">{points}</span>
    </>
  );
}

function stateWords(
  t: (id: string, args?: Record<string, number>) => string,
  progress: WireTicket,
  state: TicketState,
  brief: boolean,
): string {
  if (state === "part" && progress.left !== null) {
    return t(brief ? "ui-ticket-left-brief" : "ui-ticket-left", { n: progress.left });
  }
  return t(`ui-ticket-${state === "part" ? "open" : state}`);
}
