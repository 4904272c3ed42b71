/** A table that is sorted by its headings; a row pointed at, or chosen, lights up on the map. */

import type { ComponentChildren } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { useEnv } from "../context";
import { Button } from "../controls";
import { SortIcon } from "./icons";

export interface Column<Row> {
  id: string;
  name: string;
  number?: boolean;
  /** What is compared. */
  value: (row: Row) => string | number;
  cell: (row: Row) => ComponentChildren;
}

interface Props<Row> {
  name: string;
  part: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  /** What a row is called by those who do not see it. */
  nameOf: (row: Row) => string;
  chosen: string | null;
  choose: (id: string | null) => void;
  point: (id: string | null) => void;
}

type Way = "ascending" | "descending";

const STEPS: Readonly<Record<string, (at: number, n: number) => number>> = {
  ArrowDown: (at, n) => Math.min(at + 1, n - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, n) => n - 1,
};

export function SortedTable<Row>({ name, part, rows, columns, idOf, nameOf, chosen, choose, point }: Props<Row>) {
  const { texts } = useEnv();
  const [sort, setSort] = useState<{ by: number; way: Way }>({ by: 0, way: "ascending" });
  const body = useRef<HTMLTableSectionElement>(null);
  const sorted = useMemo(() => {
    const collator = new Intl.Collator(texts.language === "zh" ? "zh-Hans" : texts.language);
    const value = columns[sort.by]?.value ?? (() => 0);
    const sign = sort.way === "ascending" ? 1 : -1;
    const order = (x: Row, y: Row) => {
      const [a, b] = [value(x), value(y)];
      return typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
    };
    return [...rows].sort((x, y) => sign * order(x, y));
  }, [rows, columns, sort, texts.language]);
  const tabbable = sorted.some((row) => idOf(row) === chosen) ? chosen : sorted[0] && idOf(sorted[0]);

  return (
    <table class="ttr-ref-table" data-part={part} onPointerLeave={() => point(null)}>
      <caption class="ttr-hidden">{name}</caption>
      <thead>
        <tr>
          {columns.map((column, i) => {
            const way = sort.by === i ? sort.way : "none";
            return (
              <th key={column.id} scope="col" aria-sort={way} class={column.number ? "ttr-ref-num" : ""}>
                <Button
                  class="ttr-ref-sort"
                  data-sort={column.id}
                  onClick={() =>
                    setSort({
                      by: i,
                      // Numbers begin with the largest: who sorts by points wants the dear ones.
                      way: way === "none" ? (column.number ? "descending" : "ascending") : way === "ascending" ? "descending" : "ascending",
                    })
                  }
                >
                  {column.name}
                  <SortIcon way={way} />
                </Button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody
        ref={body}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          const buttons = [...(body.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
          const at = buttons.indexOf(event.target as HTMLElement);
          if (!step || at < 0) return;
          event.preventDefault();
          event.stopPropagation();
          buttons[step(at, buttons.length)]?.focus();
        }}
      >
        {sorted.map((row) => {
          const id = idOf(row);
          const on = id === chosen;
          return (
            <tr
              key={id}
              class={on ? "ttr-on" : ""}
              onPointerEnter={(event) => event.pointerType !== "touch" && point(id)}
              onClick={(event) => {
                if (!(event.target as Element).closest("button")) choose(on ? null : id);
              }}
            >
              {columns.map((column, i) =>
                i === 0 ? (
                  <th key={column.id} scope="row">
                    <Button
                      class="ttr-ref-row"
                      aria-pressed={on}
                      aria-label={nameOf(row)}
                      tabIndex={id === tabbable ? 0 : -1}
                      data-row={id}
                      onFocus={() => point(id)}
                      onBlur={() => point(null)}
                      onClick={() => choose(on ? null : id)}
                    >
                      {column.cell(row)}
                    </Button>
                  </th>
                ) : (
                  <td key={column.id} class={column.number ? "ttr-ref-num" : ""}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
