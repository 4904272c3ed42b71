/** The map: a canvas of our own code, kept in step with view and reader. */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { BoardCanvas, type BoardProps } from "../board";
import { useEnv } from "../context";
import { KEEP_KEYS } from "../controls";
import { handleKey } from "../keys";
import { palette, SEAT_COLORS } from "../theme";
import { actorOf } from "../reasons";
import type { Env } from "../context";
import type { WireView } from "../wire";

/** Everything the map shows, from the stores as they stand now. */
function propsOf(env: Env, names: Record<string, string>): BoardProps {
  const sync = env.sync.store.get();
  const ui = env.ui.get();
  const { view } = sync;
  const claim = sync.pending?.claim ?? (ui.choice?.kind === "claim" ? ui.choice : null);
  const color = sync.pending?.claim?.color ?? (ui.choice?.kind === "claim" ? (ui.choice.payment?.[0] ?? null) : null);
  const seat = view ? actorOf(view) : null;
  const pointed = ui.hoverTicket ?? ui.focusTicket;
  const ends = pointed ? [pointed] : [];
  const choosing = view?.phase === "initial_tickets" || view?.phase === "tickets";
  if (choosing) ends.push(...ui.kept);
  const cities = new Set(
    ends.flatMap((id) => {
      const ticket = env.atlas.tickets.get(id);
      return ticket ? [ticket.a, ticket.b] : [];
    }),
  );
  const path = ui.pathSeat !== null ? view?.scores?.[ui.pathSeat]?.path : undefined;
  return {
    view: view && !ui.counted ? uncounted(view) : view,
    theme: env.theme,
    labels: {
      names,
      mode: env.size === "narrow" ? "code" : "auto",
      language: env.texts.language,
      cars: env.texts.t("ui-legend-trains"),
      points: env.texts.t("ui-points-title"),
      north: env.texts.t("ui-north"),
    },
    frame: env.size !== "narrow" && !sync.figure,
    hover: ui.hoverRoute,
    cursor: ui.focusRoute,
    selected: claim ? { route: claim.route, color, ...(seat === null ? {} : { seat }) } : null,
    focusCity: ui.focusCity,
    highlightCities: [...cities],
    highlightRoutes: ui.hoverRoutes,
    path: path && ui.pathSeat !== null ? { routes: path, seat: ui.pathSeat } : null,
    motion: true,
    choosing: ui.pickedColor !== null,
    pickedColor: ui.pickedColor,
    seatColors: SEAT_COLORS,
  };
}

const withoutScores = new WeakMap<WireView, WireView>();

/** While the points are being counted, the markers of the score ring stay where the last move left them. */
function uncounted(view: WireView): WireView {
  if (!view.scores) return view;
  const known = withoutScores.get(view);
  if (known) return known;
  const { scores: _, ...rest } = view;
  withoutScores.set(view, rest);
  return rest;
}

export function BoardPanel() {
  const env = useEnv();
  const { texts, atlas, chart } = env;
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const names = useMemo(
    () => Object.fromEntries(atlas.cities.map((city) => [city, texts.city(city)])),
    [atlas, texts],
  );
  const latest = useRef({ env, names });
  latest.current = { env, names };
  const boardRef = useRef<BoardCanvas | null>(null);
  const updateRef = useRef<(() => void) | null>(null);

  // Hover and choice reach the canvas without rendering anything else.
  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    const board = new BoardCanvas(canvas, { layout: chart.layout, board: chart.board, palette });
    boardRef.current = board;
    let again = 0;
    const update = () => {
      board.update(propsOf(latest.current.env, latest.current.names));
      // JupyterLab hides everything for a moment while it changes its theme: an update in
      // that moment finds no size, and no change of size is ever told. Ask again a frame later.
      if (canvas.clientWidth === 0 && again === 0) again = requestAnimationFrame(update);
      else again = 0;
    };
    updateRef.current = update;
    update();
    const { sync, ui } = latest.current.env;
    const stops = [sync.store.subscribe(update), ui.subscribe(update)];
    return () => {
      for (const stop of stops) stop();
      cancelAnimationFrame(again);
      board.destroy();
      boardRef.current = null;
      updateRef.current = null;
    };
  }, [chart]);

  // After each rendering: theme, language or size may be others.
  useLayoutEffect(() => updateRef.current?.());

  const routeAt = (event: MouseEvent): string | null => {
    const hit = boardRef.current?.hit(event.clientX, event.clientY);
    return hit?.kind === "route" ? hit.id : null;
  };
  const hover = (route: string | null) => {
    if (canvasRef.current) canvasRef.current.style.cursor = route ? "pointer" : "";
    env.ui.set({ hoverRoute: route });
  };

  return (
    <div class="ttr-board" data-part="board">
      <canvas
        ref={canvasRef}
        {...KEEP_KEYS}
        class="ttr-canvas"
        tabIndex={0}
        role="application"
        aria-label={texts.t("ui-board")}
        onPointerMove={(event) => {
          if (event.pointerType !== "touch") hover(routeAt(event));
        }}
        onPointerDown={(event) => {
          if (event.pointerType !== "touch") hover(routeAt(event));
          env.ui.set({ focusCity: null, focusRoute: null });
          boardRef.current?.flush();
        }}
        onPointerLeave={() => hover(null)}
        onClick={(event) => {
          canvasRef.current?.focus({ preventScroll: true });
          const route = routeAt(event);
          if (route) env.control.clickRoute(route);
        }}
        onBlur={() => env.ui.set({ focusCity: null, focusRoute: null, focusTicket: null })}
        onKeyDown={(event) => {
          if (handleKey(event, latest.current.env)) {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
      />
    </div>
  );
}
