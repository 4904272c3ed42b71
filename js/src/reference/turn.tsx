/** A turn in three cards, and what a route is worth. */

import type { JSX } from "preact";
import { CardFace, DeckBack } from "../cards";
import { MiniMap } from "../panels/ticket_stub";
import type { TicketId } from "../wire";
import { RuleLinks, Linked } from "./bits";
import { useReference } from "./context";

/** Three to choose from. */
const TICKETS: readonly (readonly [TicketId, number])[] = [
  ["Los Angeles-New York", 21],
  ["Boston-Miami", 12],
  ["Denver-El Paso", 4],
];

const PICTURES: Record<string, () => JSX.Element> = {
  draw: () => (
    <span class="ttr-ref-fan">
      <CardFace color="blue" />
      <CardFace color="red" />
      <DeckBack kind="cards" />
    </span>
  ),
  claim: () => (
    <span class="ttr-ref-fan">
      <CardFace color="yellow" />
      <CardFace color="yellow" />
      <CardFace color="locomotive" />
    </span>
  ),
  tickets: () => (
    <span class="ttr-ref-stubs" aria-hidden="true">
      {TICKETS.map(([id, points]) => (
        <span key={id} class="ttr-ref-stub">
          <MiniMap id={id} />
          <b>{points}</b>
        </span>
      ))}
    </span>
  ),
};

export function Turn() {
  const { data, say } = useReference();
  const { turn, points } = data;
  return (
    <div class="ttr-ref-scroll ttr-ref-turn">
      <section>
        <h3 data-ref-heading tabIndex={-1}>
          {say(turn.title)}
        </h3>
        <p class="ttr-ref-lead">
          <Linked text={say(turn.foot)} />
        </p>
        <ol class="ttr-ref-actions">
          {turn.rows.map(({ action, rules, cells }) => (
            <li key={action} class="ttr-ref-card">
              {PICTURES[action]?.()}
              <h4>{say(cells[0])}</h4>
              <p>{say(cells[1])}</p>
              <div class="ttr-ref-card-foot">
                <RuleLinks rules={rules} />
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{say(points.title)}</h3>
        <table class="ttr-ref-table ttr-ref-points">
          <thead>
            <tr>
              {points.columns.map((column) => (
                <th key={column.en} scope="col">
                  {say(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.rows.map((row) => (
              <tr key={row.spaces}>
                <th scope="row">
                  <span class="ttr-ref-number">{row.spaces}</span>
                  <Cars n={row.spaces} />
                </th>
                <td class="ttr-ref-big">{row.points}</td>
                <td>{row.routes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** So many spaces of a route, in its colour. */
export function Cars({ n, color = "" }: { n: number; color?: string }) {
  return (
    <span class="ttr-ref-cars" aria-hidden="true">
      {Array.from({ length: n }, (_, i) => (
        <span key={i} style={color ? { background: color } : undefined} />
      ))}
    </span>
  );
}
