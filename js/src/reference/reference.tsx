/** The reference: one search over everything, its parts as tabs, and a strip that says what is on the board below. */

import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useEnv, useSync } from "../context";
import { ActionBar } from "../panels/action_bar";
import { About } from "./about";
import { Box } from "./box";
import { RefContext, useNav, useReference } from "./context";
import { Conventions } from "./conventions";
import { BackButton, Head, TabBar } from "./head";
import { States } from "./museum";
import { Nav } from "./nav";
import { Opened } from "./opened";
import { Questions } from "./questions";
import { Results } from "./results";
import { Rules } from "./rules";
import { Routes, Tickets } from "./tables";
import { Turn } from "./turn";
import type { ReferenceData, RefTab } from "./wire";
import { Words } from "./words";

const PARTS: Record<RefTab, () => JSX.Element> = {
  questions: Questions,
  rules: Rules,
  catalogue: Box,
  tickets: Tickets,
  routes: Routes,
  turn: Turn,
  conventions: Conventions,
  museum: States,
  glossary: Words,
  about: About,
};

export function Reference({ data }: { data: ReferenceData }) {
  const { sync } = useEnv();
  const nav = useRef<Nav | null>(null);
  nav.current ??= new Nav(sync.store.get().place);
  const ref = useMemo(() => ({ data, nav: nav.current! }), [data]);
  const board = useSync((state) => state.view !== null);
  return (
    <RefContext.Provider value={ref}>
      <div class={`ttr-ref ${board ? "ttr-ref-above" : ""}`} data-part="reference">
        <Head />
        <TabBar />
        <Part />
        {!board && <Waiting />}
        <Opened />
      </div>
    </RefContext.Provider>
  );
}

/** Where there is no board yet, whose bar would say so: the kernel takes its time to open one. */
function Waiting() {
  const late = useSync(({ pending, lost }) => lost || (pending !== null && pending.stage !== "sent" && pending.stage !== "accepted"));
  return late ? <ActionBar /> : null;
}

function Part() {
  const { texts } = useEnv();
  const { nav, label } = useReference();
  const tab = useNav((state) => state.tab);
  const finding = useNav((state) => state.finding);
  const item = useNav((state) => state.items[state.tab]);
  const place = useRef<HTMLDivElement>(null);

  // A link leads to a heading: the focus goes there, and what was chosen is in sight.
  useEffect(() => {
    const chosen = place.current?.querySelector<HTMLElement>("[data-ref-heading], .ttr-ref-scroll > .ttr-on, tr.ttr-on");
    const scroller = chosen?.closest<HTMLElement>(".ttr-ref-scroll");
    if (chosen && scroller) {
      const shift = chosen.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      if (shift < 0 || shift > scroller.clientHeight - 60) scroller.scrollTop += shift - 44;
    }
    if (nav.arrived()) (chosen?.matches("[tabindex]") ? chosen : place.current)?.focus({ preventScroll: true });
  }, [tab, finding, item]);

  const Shown = PARTS[tab];
  return (
    <div
      ref={place}
      class={`ttr-panel ttr-ref-part ttr-ref-part-${finding ? "found" : tab}`}
      role="tabpanel"
      tabIndex={-1}
      aria-label={finding ? texts.t("ui-ref-results") : tab === "about" ? label("about") : texts.t(`ui-ref-tab-${tab}`)}
      data-part="ref-part"
      data-tab={finding ? "found" : tab}
    >
      <BackButton />
      {finding ? <Results /> : <Shown />}
    </div>
  );
}
