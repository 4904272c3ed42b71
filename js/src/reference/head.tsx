/** Title, search, language and theme; below them the parts as tabs. */

import { useRef } from "preact/hooks";
import { useEnv } from "../context";
import { Button, KEEP_KEYS } from "../controls";
import { CloseIcon, WheelIcon } from "../icons";
import { ChevronIcon } from "../lesson/icons";
import { LanguageSwitch, ThemeSwitch } from "../panels/header";
import { useNav, useReference } from "./context";
import { InfoIcon, SearchIcon } from "./icons";
import { TABS, type ReferenceData, type RefTab } from "./wire";

export function Head() {
  const { size } = useEnv();
  const { nav, label } = useReference();
  const about = useNav((state) => state.tab === "about" && !state.finding);
  return (
    <div class="ttr-header ttr-ref-header" data-part="ref-header">
      <span class="ttr-title">
        <WheelIcon size={size === "narrow" ? 18 : 24} />
        <span>{label("title")}</span>
      </span>
      <SearchBox />
      <span class="ttr-ref-switches">
        <LanguageSwitch />
        <ThemeSwitch />
        <Button
          class={`ttr-square ${about ? "ttr-on" : ""}`}
          aria-label={label("about")}
          title={label("about")}
          aria-pressed={about}
          onClick={() => nav.go("about")}
          data-action="about"
        >
          <InfoIcon />
        </Button>
      </span>
    </div>
  );
}

function SearchBox() {
  const { texts } = useEnv();
  const { nav } = useReference();
  const query = useNav((state) => state.query);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    nav.look("");
    field.current?.focus();
  };
  return (
    <div class="ttr-ref-search" role="search">
      <SearchIcon />
      <input
        ref={field}
        {...KEEP_KEYS}
        type="text"
        class="ttr-ref-query"
        value={query}
        placeholder={texts.t("ui-ref-search-hint")}
        aria-label={texts.t("ui-ref-search")}
        maxLength={100}
        autocomplete="off"
        spellcheck={false}
        enterkeyhint="search"
        data-part="ref-query"
        onInput={(event) => nav.look(event.currentTarget.value)}
        onFocus={() => query.trim() && nav.look(query)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.isComposing) return; // a word that is being put together from its sounds
          const first = event.currentTarget.closest(".ttr-ref")?.querySelector<HTMLElement>(".ttr-ref-hit");
          if (event.key === "Escape") clear();
          else if (event.key === "Enter") first?.click();
          else if (event.key === "ArrowDown" && first) {
            event.preventDefault();
            first.focus();
          }
        }}
      />
      {query && (
        <Button
          class="ttr-square ttr-plain"
          aria-label={texts.t("ui-ref-clear")}
          title={texts.t("ui-ref-clear")}
          onClick={clear}
          data-action="ref-clear"
        >
          <CloseIcon />
        </Button>
      )}
    </div>
  );
}

function countOf(data: ReferenceData, tab: RefTab): number | null {
  if (tab === "tickets" || tab === "routes") return data[tab].rows.length;
  if (tab === "questions" || tab === "rules" || tab === "museum" || tab === "glossary") return data[tab].length;
  return null;
}

export function TabBar() {
  const { texts } = useEnv();
  const { data, nav } = useReference();
  const chosen = useNav((state) => (state.finding ? null : state.tab));
  const last = useNav((state) => state.tab);
  const shown: RefTab[] = TABS.filter((tab) => tab !== "about");
  return (
    <div
      class="ttr-ref-tabs"
      role="tablist"
      aria-label={texts.t("ui-ref-tabs")}
      data-part="ref-tabs"
      onKeyDown={(event) => {
        const at = shown.indexOf((event.target as HTMLElement).dataset["tab"] as RefTab);
        const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: shown.length - 1 }[event.key];
        const next = step === undefined || at < 0 ? undefined : shown[(step + shown.length) % shown.length];
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        nav.turn(next);
        event.currentTarget.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
      }}
    >
      {shown.map((tab) => {
        const n = countOf(data, tab);
        const reach = last === "about" ? tab === shown[0] : tab === last;
        return (
          <Button
            key={tab}
            role="tab"
            class={`ttr-ref-tab ${tab === chosen ? "ttr-on" : ""}`}
            aria-selected={tab === chosen}
            tabIndex={reach ? 0 : -1}
            data-tab={tab}
            onClick={() => nav.turn(tab)}
          >
            {texts.t(`ui-ref-tab-${tab}`)}
            {n !== null && <small>{n}</small>}
          </Button>
        );
      })}
    </div>
  );
}

/** The way back of a link that was followed. */
export function BackButton() {
  const { texts } = useEnv();
  const { nav } = useReference();
  useNav((state) => state);
  if (!nav.canGoBack) return null;
  return (
    <Button class="ttr-ref-back" onClick={() => nav.back()} data-action="ref-back">
      <ChevronIcon turn={180} />
      {texts.t("ui-ref-back")}
    </Button>
  );
}
