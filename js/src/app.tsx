/** The whole widget: which panels, in which of the three layouts. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { atlasOf } from "./atlas";
import { NAME_SCALE } from "./board/labels";
import { EnvContext, type Env, type Size } from "./context";
import type { Controller } from "./controller";
import { chartOf } from "./layouts";
import { Flights } from "./fly";
import { guardFocus } from "./focus";
import { CourseStrip } from "./lesson/course";
import { LessonLive, LessonPanel } from "./lesson/panel";
import { Live } from "./live";
import { Mirror, MirrorButton } from "./mirror";
import { ActionBar } from "./panels/action_bar";
import { BoardPanel } from "./panels/board_panel";
import { BranchChip } from "./panels/branch_chip";
import { Caption } from "./panels/caption";
import { CurtainCard } from "./panels/curtain";
import { Hand } from "./panels/hand";
import { Header } from "./panels/header";
import { Help } from "./panels/help";
import { LogPanel } from "./panels/log_panel";
import { Market } from "./panels/market";
import { OpenHands } from "./panels/open_hands";
import { Players } from "./panels/players";
import { Scoring } from "./panels/scoring";
import { StartPanel } from "./panels/start";
import { Tabs } from "./panels/tabs";
import { Tickets } from "./panels/tickets";
import { TimeControls } from "./panels/timeline";
import { ViewText } from "./panels/view_text";
import { Reference } from "./reference/reference";
import { useStore, type Store } from "./store";
import { isPast, type Sync } from "./sync";
import { resolveLanguage, Texts } from "./texts";
import { resolveTheme, watchPageTheme } from "./theme";
import type { UiState } from "./ui";

/** Of the widget's own width, not of the window's. */
export function sizeOf(width: number): Size {
  if (width >= 1080) return "wide";
  return width >= 720 ? "middle" : "narrow";
}

const ROOMY = 1200;

interface AppProps {
  sync: Sync;
  ui: Store<UiState>;
  control: Controller;
}

export function App({ sync, ui, control }: AppProps) {
  const root = useRef<HTMLDivElement>(null);
  const { size, tight, short: low, board: boardWidth } = useSize(root);
  const language = useStore(sync.store, (state) => state.language);
  const board = useStore(sync.store, (state) => state.board);
  const figure = useStore(sync.store, (state) => state.figure);
  const width = useStore(sync.store, (state) => state.width);
  const setup = useStore(sync.store, (state) => state.setup);
  const over = useStore(sync.store, (state) => state.view?.phase === "over" && Boolean(state.view.scores));
  const seated = useStore(sync.store, (state) => Boolean(state.view?.you));
  const curtain = useStore(sync.store, (state) => state.curtain !== null);
  const choosing = useStore(sync.store, (state) => Boolean(state.view?.you?.offer.length));
  const openHands = useStore(sync.store, (state) => state.view?.seat === "open") && !choosing;
  const past = useStore(sync.store, isPast);
  // A lesson that is not about tickets leaves the room to the hand.
  const without = useStore(sync.store, ({ lesson, view }) => lesson !== null && !view?.you?.tickets.length);
  const page = useStore(sync.store, (state) => state.link === "page");
  // A game that is over already when it is first seen is not counted again.
  useState(() => ui.set({ counted: sync.store.get().view?.phase === "over" }));
  const help = useStore(ui, (state) => state.help);
  const tab = useStore(ui, (state) => state.tab);
  // A board that stands alone has no bar but while there is something to pay.
  const paying = useStore(ui, (state) => state.choice?.kind === "claim");
  const theme = useTheme(sync);
  const reference = useStore(sync.store, (state) => state.reference);
  const empty = useStore(sync.store, (state) => state.reference !== null && state.view === null);
  const opened = useStore(sync.store, (state) => state.opened?.item);

  const texts = useMemo(() => {
    return new Texts(resolveLanguage(language));
  }, [language]);
  const atlas = useMemo(() => atlasOf(board), [board]);
  const chart = useMemo(() => chartOf(board), [board]);
  control.atlas = atlas;

  // In the narrow layout the tickets to choose from come to the front.
  useEffect(() => {
    if (choosing) ui.set({ tab: "tickets" });
  }, [choosing]);

  const lesson = useStore(sync.store, (state) => state.lesson !== null);
  const short = low && !lesson && !figure;
  const bounded = short || (size === "middle" && !figure);

  const env = useMemo<Env>(
    () => ({
      sync,
      ui,
      control,
      atlas,
      chart,
      texts,
      theme,
      size,
      tight,
      short,
      focusBoard: () => root.current?.querySelector<HTMLElement>(".ttr-canvas")?.focus({ preventScroll: true }),
    }),
    [sync, ui, control, atlas, chart, texts, theme, size, tight, short],
  );

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    return guardFocus(element, (last) => {
      const mirror = last.closest("[data-part=mirror]") && element.querySelector<HTMLElement>("[data-focus=mirror]");
      return mirror || element.querySelector<HTMLElement>(".ttr-canvas");
    });
  }, []);

  useStartInSight(root, setup !== null);

  const narrow = size === "narrow";
  const ticketless = without && !choosing && !narrow;
  const panels = !setup && !over;
  const covered = curtain && !seated;
  const own = panels && (seated || covered);
  const on = (name: UiState["tab"]) => !narrow || tab === name;
  return (
    <EnvContext.Provider value={env}>
      <div
        ref={root}
        class={`ttr-root ttr-${theme} ttr-${size} ${tight ? "ttr-tight" : ""} ${short ? "ttr-short" : ""} ${panels ? "ttr-playing" : ""} ${figure ? "ttr-figure" : ""} ${past ? "ttr-past" : ""}`}
        lang={texts.language === "zh" ? "zh-Hans" : texts.language}
        style={{ ...(width ? { width: `${width}px` } : {}), ...(bounded ? { "--ttr-board": `${boardWidth}px` } : {}) }}
        data-part="root"
        data-size={size}
        onKeyDown={(event) => {
          if (event.defaultPrevented) return;
          if (event.key === "?" && !(event.target as Element).closest("input[type=text], select, textarea")) {
            event.preventDefault();
            ui.set({ help: !ui.get().help, menu: false });
          }
          if (event.key !== "Escape") return;
          event.stopPropagation();
          if (ui.get().help) ui.set({ help: false });
          else if (control.view?.scores && !ui.get().counted) ui.set({ counted: true });
          else control.cancel();
        }}
      >
        {reference && <Reference data={reference} />}
        {figure ? (
          <>
            <BoardPanel />
            {page && <TimeControls />}
            {paying ? <ActionBar /> : <Caption />}
            <BranchChip />
            <ViewText />
          </>
        ) : empty ? null : (
          <>
            <MirrorButton />
            <Header />
            {help && <Help />}
            <CourseStrip />
            <div class="ttr-body">
              <div class="ttr-main">
                <LessonPanel />
                <ActionBar />
                <BranchChip />
                <BoardPanel />
                <ViewText />
                {narrow && panels && <Tabs />}
                {own && (
                  <div class={`ttr-own ${covered ? "ttr-own-covered" : ""}`}>
                    {covered && (on("hand") || on("tickets")) && <CurtainCard />}
                    {!covered && on("hand") && <Hand />}
                    {!covered && on("tickets") && !ticketless && (openHands ? <OpenHands /> : <Tickets />)}
                  </div>
                )}
              </div>
              <div class="ttr-side">
                {setup ? <StartPanel key={JSON.stringify(setup)} setup={setup} /> : <Players />}
                {panels && on("market") && <Market />}
                {!setup && (on("log") || over) && <LogPanel />}
              </div>
              {over && !setup && <Scoring />}
            </div>
            <Mirror />
            <Live key={opened} />
            <LessonLive key={`lesson-${texts.language}`} />
            <Flights />
          </>
        )}
      </div>
    </EnvContext.Provider>
  );
}

interface Room {
  size: Size;
  tight: boolean;
  short: boolean;
  /** How wide the map may be on a low screen. */
  board: number;
}

function useSize(root: { current: HTMLElement | null }): Room {
  const [room, setRoom] = useState<Room>({ size: "wide", tight: false, short: false, board: 0 });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const { width } = element.getBoundingClientRect();
      // Off screen, JupyterLab sets outputs to no width at all: keep the layout of before.
      if (width === 0) return;
      const full = document.fullscreenElement === element;
      const now = roomOf(element.offsetWidth || width, full ? window.innerHeight : seenHeight(), full ? LOW_SCREEN : LOW);
      setRoom((before) => (Object.keys(now) as (keyof Room)[]).every((key) => now[key] === before[key]) ? before : now);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, []);
  return room;
}

/** Header, action bar, and what is between and around them. */
const ABOVE_BOARD = 172;
/** Hand and tickets below the map, and the panels beside it, in the usual wide layout. */
const BELOW_BOARD = 200;
const SIDE = 306;
/** What players, market, hand and tickets need beside the map of a low screen. */
const BESIDE = 490;
/** In the middle layout the map leaves room for the bar below it, but is not made smaller than this. */
const SMALLEST = 720;
/** With less height the usual wide layout ends well below the window. */
const LOW = 760;
/** The same where the widget has the whole screen, and a map bounded by its height. */
const LOW_SCREEN = 900;
/** Of a notebook: menus, tabs, tool bar, status bar. */
const NOTEBOOK = 130;
/** Of a browser. */
const BROWSER = 100;

export function roomOf(width: number, height: number, low = LOW): Room {
  const size = sizeOf(width);
  const fitting = (height - ABOVE_BOARD) * (1052 / 672);
  const beside = Math.min(Math.max(0.6 * width, width - BESIDE), Math.max(600, fitting));
  // On a large screen the usual map would fill it alone; a smaller one still has its names, and the hand beside it.
  const named = low === LOW && beside >= NAME_SCALE * 1052 && height < ABOVE_BOARD + (width - SIDE) * (672 / 1052) + BELOW_BOARD;
  const short = size === "wide" && (height < low || named);
  const board = short ? beside : size === "middle" ? Math.max(SMALLEST, fitting) : 0;
  return { size, tight: size === "wide" && width < ROOMY, short, board: Math.round(board) };
}

/** A game begins at the top of the window: map and bar are where the start panel was, and below it. */
function useStartInSight(root: { current: HTMLElement | null }, starting: boolean) {
  const before = useRef(starting);
  useEffect(() => {
    const started = before.current && !starting;
    before.current = starting;
    if (!started) return;
    // The button that started it is gone; its focus is on the map in a moment.
    const timer = setTimeout(() => {
      if (root.current?.contains(document.activeElement)) root.current.scrollIntoView?.({ block: "start" });
    });
    return () => clearTimeout(timer);
  }, [starting]);
}

/** Of the window, as much as can be seen of a widget at once. A frame is as high as its content: there the screen counts. */
function seenHeight(): number {
  return (window.self === window.top ? window.innerHeight : window.screen.availHeight - BROWSER) - NOTEBOOK;
}

function useTheme(sync: Sync) {
  const choice = useStore(sync.store, (state) => state.theme);
  const [theme, setTheme] = useState(() => resolveTheme(choice));
  useEffect(() => {
    setTheme(resolveTheme(choice));
    return choice === "auto" ? watchPageTheme(() => setTheme(resolveTheme("auto"))) : undefined;
  }, [choice]);
  return theme;
}
