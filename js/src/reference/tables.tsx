/** All tickets and all routes, each lit on the map when it is pointed at. */

import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Chip } from "../cards";
import { useEnv, useSync } from "../context";
import { Button } from "../controls";
import { CloseIcon } from "../icons";
import { palette } from "../theme";
import type { CityName, RouteColor } from "../wire";
import { useNav, useReference } from "./context";
import { AreaMap } from "./map";
import type { Lit } from "./nav";
import { SortedTable, type Column } from "./table";
import { Cars } from "./turn";
import type { RouteRow, TicketRow } from "./wire";

export function Tickets() {
  const { texts } = useEnv();
  const { data, say } = useReference();
  const { tickets } = data;
  const city = useNav((state) => state.city);
  const rows = useMemo(() => of(tickets.rows, city), [city]);
  const columns = useMemo<Column<TicketRow>[]>(() => {
    const name = (at: CityName) => say(data.cities[at]);
    const [from = "", to = "", points = "", shortest = ""] = tickets.columns.map(say);
    return [
      { id: "from", name: from, value: (row) => name(row.a), cell: (row) => name(row.a) },
      { id: "to", name: to, value: (row) => name(row.b), cell: (row) => name(row.b) },
      { id: "points", name: points, number: true, value: (row) => row.points, cell: (row) => <b class="ttr-ref-big">{row.points}</b> },
      { id: "shortest", name: shortest, number: true, value: (row) => row.shortest, cell: (row) => row.shortest },
    ];
  }, [texts]);
  return (
    <Lighted kind="ticket" name={say(tickets.title)} foot={say(tickets.foot)}>
      {(light) => (
        <SortedTable
          {...light}
          part="ref-tickets"
          name={say(tickets.title)}
          rows={rows}
          columns={columns}
          idOf={(row) => row.ticket}
          nameOf={(row) => texts.t("ui-ref-ticket", { a: say(data.cities[row.a]), b: say(data.cities[row.b]), points: row.points })}
        />
      )}
    </Lighted>
  );
}

export function Routes() {
  const { texts } = useEnv();
  const { data, say, label } = useReference();
  const { routes } = data;
  const city = useNav((state) => state.city);
  const rows = useMemo(() => of(routes.rows, city), [city]);
  const columns = useMemo<Column<RouteRow>[]>(() => {
    const name = (at: CityName) => say(data.cities[at]);
    const [from = "", to = "", spaces = "", color = "", points = "", double = ""] = routes.columns.map(say);
    return [
      { id: "from", name: from, value: (row) => name(row.a), cell: (row) => name(row.a) },
      { id: "to", name: to, value: (row) => name(row.b), cell: (row) => name(row.b) },
      {
        id: "spaces",
        name: spaces,
        number: true,
        value: (row) => row.spaces,
        cell: (row) => (
          <span class="ttr-ref-spaces">
            {row.spaces}
            <Cars n={row.spaces} color={slotOf(row.color)} />
          </span>
        ),
      },
      {
        id: "color",
        name: color,
        value: (row) => say(data.colors[row.color]),
        cell: (row) => (
          <span class="ttr-ref-color">
            {row.color === "gray" ? <span class="ttr-ref-gray" aria-hidden="true" /> : <Chip color={row.color} small />}
            {say(data.colors[row.color])}
          </span>
        ),
      },
      { id: "points", name: points, number: true, value: (row) => row.points, cell: (row) => <b class="ttr-ref-big">{row.points}</b> },
      { id: "double", name: double, value: (row) => (row.double ? 0 : 1), cell: (row) => (row.double ? label("double") : "") },
    ];
  }, [texts]);
  return (
    <Lighted kind="route" name={say(routes.title)} foot={say(routes.foot)}>
      {(light) => (
        <SortedTable
          {...light}
          part="ref-routes"
          name={say(routes.title)}
          rows={rows}
          columns={columns}
          idOf={(row) => row.route}
          nameOf={(row) =>
            texts.t("ui-ref-route", {
              a: say(data.cities[row.a]),
              b: say(data.cities[row.b]),
              n: row.spaces,
              color: say(data.colors[row.color]),
              points: row.points,
            })
          }
        />
      )}
    </Lighted>
  );
}

function of<Row extends { a: CityName; b: CityName }>(rows: readonly Row[], city: CityName | null): readonly Row[] {
  return city === null ? rows : rows.filter(({ a, b }) => a === city || b === city);
}

function slotOf(color: RouteColor): string {
  return palette.card[color] ?? "#A7ABB1";
}

interface LightedProps {
  kind: Lit["kind"];
  name: string;
  foot: string;
  children: (light: {
    chosen: string | null;
    choose: (id: string | null) => void;
    point: (id: string | null) => void;
  }) => ComponentChildren;
}

/** A table beside the map, or above the board that is open; what is pointed at is lit there. */
function Lighted({ kind, name, foot, children }: LightedProps) {
  const { ui, texts } = useEnv();
  const { data, nav, say } = useReference();
  const city = useNav((state) => state.city);
  const lit = useNav((state) => (state.lit?.kind === kind ? state.lit.id : null));
  const onBoard = useSync((state) => state.view !== null);
  const [pointed, point] = useState<string | null>(null);
  const shown = pointed ?? lit;
  useEffect(() => {
    ui.set(kind === "ticket" ? { hoverTicket: shown } : { hoverRoute: shown, hoverRoutes: shown ? [shown] : [] });
  }, [shown, kind]);
  useEffect(() => () => ui.set({ hoverTicket: null, hoverRoute: null, hoverRoutes: [] }), []);
  return (
    <div class={`ttr-ref-lighted ${onBoard ? "ttr-ref-on-board" : ""}`}>
      <div class="ttr-ref-scroll ttr-ref-table-place">
        {city !== null && (
          <p class="ttr-ref-only">
            {texts.t("ui-ref-only", { city: say(data.cities[city]) })}
            <Button
              class="ttr-square ttr-plain"
              aria-label={texts.t("ui-ref-all")}
              title={texts.t("ui-ref-all")}
              onClick={() => nav.store.set({ city: null })}
            >
              <CloseIcon />
            </Button>
          </p>
        )}
        {children({ chosen: lit, choose: (id) => nav.store.set({ lit: id === null ? null : { kind, id } }), point })}
        <p class="ttr-ref-quiet">{foot}</p>
      </div>
      {!onBoard && <AreaMap label={name} city={city} />}
    </div>
  );
}
