/** What was found, by kind; what has to be said of an ambiguous word; and what to do where nothing was. */

import type { TargetedKeyboardEvent } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useEnv } from "../context";
import { Button, KEEP_KEYS } from "../controls";
import { BulbIcon } from "../lesson/icons";
import { useNav, useReference } from "./context";
import type { Nav } from "./nav";
import { choiceOf, search, type Found, type Hit } from "./search";
import { Shelf, type Kind } from "./shelf";
import type { ReferenceData } from "./wire";

/** Milliseconds after the last key. */
const WAIT = 90;
/** So many finds of a kind are shown at once; the others are folded away. */
const OPEN = 6;
/** Words offered where nothing comes near what was looked for. */
const EXAMPLES = 4;

const shelves = new WeakMap<ReferenceData, Shelf>();

function shelfOf(data: ReferenceData): Shelf {
  const known = shelves.get(data) ?? new Shelf(data);
  shelves.set(data, known);
  return known;
}

/** What is found for the query, a moment after the last key. */
export function useFound(): Found {
  const { texts } = useEnv();
  const { data } = useReference();
  const query = useNav((state) => state.query);
  const [read, setRead] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setRead(query), WAIT);
    return () => clearTimeout(timer);
  }, [query]);
  return useMemo(() => search(shelfOf(data), read, texts.language), [data, read, texts]);
}

/** Where a find leads. */
function follow(nav: Nav, { kind, id }: Hit): void {
  if (kind === "term") nav.go("glossary", id);
  else if (kind === "question") nav.go("questions", id);
  else if (kind === "rule") nav.go("rules", id);
  else if (kind === "component") nav.go("catalogue", id);
  else if (kind === "state") nav.go("museum", id);
  else if (kind === "city") nav.go("routes", null, id);
  else {
    nav.go("tickets");
    nav.store.set({ lit: { kind: "ticket", id } });
  }
}

export function Results() {
  const { texts } = useEnv();
  const { data, nav, say } = useReference();
  const found = useFound();
  const { query, hits, notes, suggestions, total } = found;
  const groups = new Map<Kind, Hit[]>();
  for (const hit of hits) groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), hit]);
  const empty = query === "";
  return (
    <div class="ttr-ref-scroll ttr-ref-results" data-part="ref-results" onKeyDown={walk}>
      <p class="ttr-ref-found" role="status">
        {empty
          ? texts.t("reference-empty")
          : total
            ? texts.t("reference-found", { n: total, query })
            : texts.t("reference-nothing", { query })}
      </p>
      {notes.map((note) => (
        <p key={note} class="ttr-ref-said">
          <BulbIcon />
          <span>{note}</span>
        </p>
      ))}
      {suggestions.length > 0 && (
        <p class="ttr-ref-suggest">
          <span class="ttr-hidden">{texts.t("reference-suggest", { suggestions: choiceOf(texts, suggestions) })}</span>
          <span aria-hidden="true">{texts.t("ui-ref-meant")}</span>
          {suggestions.map((word) => (
            <Button key={word} onClick={() => nav.look(word)} data-suggestion={word}>
              {word}
            </Button>
          ))}
        </p>
      )}
      {!total && !suggestions.length && (
        <p class="ttr-ref-suggest">
          {texts.t("ui-ref-for-example")}
          {data.glossary.slice(0, EXAMPLES).map(({ id, term }) => (
            <Button key={id} onClick={() => nav.look(say(term))}>
              {say(term)}
            </Button>
          ))}
        </p>
      )}
      <div class="ttr-ref-groups">
        {[...groups].map(([kind, all]) => (
          <section key={kind} class="ttr-ref-hits" data-kind={kind}>
            <h3>
              {texts.t(`reference-kind-${kind}`)} <span class="ttr-ref-times">{all.length}</span>
            </h3>
            <Hits hits={all.slice(0, OPEN)} query={query} />
            {all.length > OPEN && (
              <details class="ttr-ref-more">
                <summary {...KEEP_KEYS}>{texts.t("reference-more", { n: all.length - OPEN })}</summary>
                <Hits hits={all.slice(OPEN)} query={query} />
              </details>
            )}
          </section>
        ))}
      </div>
      {total > hits.length && <p class="ttr-ref-quiet">{texts.t("reference-more", { n: total - hits.length })}</p>}
    </div>
  );
}

function Hits({ hits, query }: { hits: readonly Hit[]; query: string }) {
  const { nav } = useReference();
  return (
    <ul>
      {hits.map((hit) => (
        <li key={hit.id}>
          <Button class="ttr-ref-hit" onClick={() => follow(nav, hit)} data-hit={`${hit.kind} ${hit.id}`}>
            <b>
              <Lit text={hit.title} query={query} />
            </b>
            <span>
              <Lit text={hit.line} query={query} />
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Up and down from one find to the next; above the first is the search box. */
function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const hits = [...event.currentTarget.querySelectorAll<HTMLElement>(".ttr-ref-hit")].filter((hit) => hit.checkVisibility?.() ?? true);
  const at = hits.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const box = event.currentTarget.closest(".ttr-ref")?.querySelector<HTMLElement>(".ttr-ref-query");
  (at + step < 0 ? box : hits[at + step])?.focus();
}

/** A text in which the words of the query stand out, where they stand in it as they were typed. */
function Lit({ text, query }: { text: string; query: string }) {
  const words = query.split(/\s+/).filter((word) => word.length > 1 || /[^\x00-\x7f]/.test(word));
  if (!words.length) return <>{text}</>;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return <>{text.split(pattern).map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part))}</>;
}
