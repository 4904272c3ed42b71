/** A list with what is chosen from it beside it; where there is little room, below its line. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useEnv } from "../context";
import { Button } from "../controls";
import { ChevronIcon } from "../lesson/icons";
import { useNav, useReference } from "./context";
import type { RefTab } from "./wire";

export interface Line {
  id: string;
  /** In front of the title. */
  sign: string;
  title: string;
  /** Behind it. */
  note?: ComponentChildren;
}

interface Props {
  tab: RefTab;
  label: string;
  lines: readonly Line[];
  children: (id: string) => ComponentChildren;
}

const GAP = 8;

const STEPS: Readonly<Record<string, (at: number, n: number) => number>> = {
  ArrowDown: (at, n) => Math.min(at + 1, n - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, n) => n - 1,
};

export function Split({ tab, label, lines, children }: Props) {
  const { size } = useEnv();
  const { nav } = useReference();
  const chosen = useNav((state) => state.items[tab]);
  const list = useRef<HTMLUListElement>(null);
  const narrow = size === "narrow";
  const first = lines[0]?.id ?? null;
  const known = lines.some(({ id }) => id === chosen) ? (chosen ?? null) : null;
  const open = known ?? (narrow ? null : first);
  const at = Math.max(0, lines.findIndex(({ id }) => id === open));

  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>("[aria-current=true], [aria-expanded=true]");
    const place = list.current;
    if (!row || !place) return;
    // Within the list alone: the page stays where it is.
    const scroller = narrow ? place.parentElement : place;
    if (!scroller) return;
    const [own, whole] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()];
    if (narrow || own.top < whole.top) scroller.scrollTop += own.top - whole.top - GAP;
    else if (own.bottom > whole.bottom) scroller.scrollTop += own.bottom - whole.bottom + GAP;
  }, [open, narrow]);

  return (
    <div class={`ttr-ref-split ${narrow ? "ttr-ref-fold" : ""}`}>
      <ul
        ref={list}
        class="ttr-ref-list"
        aria-label={label}
        data-part="ref-list"
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (!step || !(event.target instanceof HTMLElement) || !event.target.matches("[data-line]")) return;
          const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-line]")];
          const next = lines[step(rows.indexOf(event.target), lines.length)];
          if (!next) return;
          event.preventDefault();
          event.stopPropagation();
          if (!narrow) nav.choose(next.id);
          rows.find((row) => row.dataset["line"] === next.id)?.focus();
        }}
      >
        {lines.map((line, i) => {
          const on = line.id === open;
          return (
            <li key={line.id}>
              <Button
                class={`ttr-ref-line ${on ? "ttr-on" : ""}`}
                tabIndex={narrow || i === at ? 0 : -1}
                data-line={line.id}
                onClick={() => nav.choose(narrow && on ? null : line.id)}
                {...(narrow ? { "aria-expanded": on } : { "aria-current": on ? ("true" as const) : undefined })}
              >
                <span class="ttr-ref-sign" aria-hidden={false}>
                  {line.sign}
                </span>
                <span class="ttr-ref-line-title">{line.title}</span>
                {line.note}
                {narrow && <ChevronIcon turn={on ? -90 : 90} />}
              </Button>
              {narrow && on && <div class="ttr-ref-detail">{children(line.id)}</div>}
            </li>
          );
        })}
      </ul>
      {!narrow && open !== null && (
        <article class="ttr-ref-detail" key={open} data-part="ref-detail">
          {children(open)}
        </article>
      )}
    </div>
  );
}
