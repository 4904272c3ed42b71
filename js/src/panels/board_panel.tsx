/** The map: a canvas of our own code, kept in step with view and reader. */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { BoardCanvas } from "../board";
import { keysOf, markColor } from "../board/overlays";
import { makeTheme } from "../board/theme";
import { useEnv, useSync, useUi } from "../context";
import { Button, KEEP_KEYS } from "../controls";
import { handleKey } from "../keys";
import { propsOf } from "../shown";
import { OwnerList } from "../standing";
import { palette, SEAT_COLORS, watchContrast } from "../theme";
import { useZoom } from "../zoom";

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
  const zoom = useZoom(env, canvasRef, boardRef);
  const zoomed = useUi((state) => state.zoom !== null);
  const figure = useSync((state) => state.figure);

  // Hover and choice reach the canvas without rendering anything else.
  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    const board = new BoardCanvas(canvas, { layout: chart.layout, board: chart.board, palette });
    boardRef.current = board;
    let again = 0;
    let painted: unknown = null;
    const update = () => {
      const { env: now, names: named } = latest.current;
      board.update(propsOf(now, named, board.model ?? null));
      // What the kernel says is painted as it arrives, without the wait for the next frame.
      const { view } = now.sync.store.get();
      if (view !== painted) board.flush();
      painted = view;
      // JupyterLab hides everything for a moment while it changes its theme: an update in
      // that moment finds no size, and no change of size is ever told. Ask again a frame later.
      if (canvas.clientWidth === 0 && again === 0) again = requestAnimationFrame(update);
      else again = 0;
    };
    updateRef.current = update;
    update();
    const { sync, ui } = latest.current.env;
    const stops = [sync.store.subscribe(update), ui.subscribe(update), sync.overlay.store.subscribe(update), watchContrast(update)];
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
        class={`ttr-canvas ${zoom.small ? (zoomed ? "ttr-zoomed" : "ttr-small") : ""}`}
        tabIndex={0}
        role="application"
        aria-label={texts.t("ui-board")}
        onPointerMove={(event) => {
          zoom.move(event);
          if (event.pointerType !== "touch") hover(routeAt(event));
        }}
        onPointerDown={(event) => {
          zoom.down(event);
          if (event.pointerType !== "touch") hover(routeAt(event));
          env.ui.set({ focusCity: null, focusRoute: null });
          boardRef.current?.flush();
        }}
        onPointerUp={zoom.up}
        onPointerCancel={zoom.up}
        onPointerLeave={(event) => {
          zoom.up(event);
          hover(null);
        }}
        onClick={(event) => {
          canvasRef.current?.focus({ preventScroll: true });
          if (zoom.consumed(event)) return;
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
      {zoom.small && (
        <Button
          class="ttr-square ttr-zoom"
          aria-label={texts.t(zoomed ? "ui-zoom-out" : "ui-zoom-in")}
          data-action="zoom"
          onClick={zoom.toggle}
        >
          <b aria-hidden="true">{zoomed ? "−" : "+"}</b>
        </Button>
      )}
      <Key />
      {figure && <Described />}
    </div>
  );
}

/** What labelled highlights mean: a line under the map. */
function Key() {
  const { texts, theme } = useEnv();
  const overlays = useSync((state) => state.overlays);
  const keys = keysOf(overlays);
  const notes = overlays.flatMap((overlay) => (overlay.kind === "notes" ? Object.entries(overlay.notes) : []));
  if (!keys.length && !notes.length) return null;
  const colors = makeTheme(palette, theme, SEAT_COLORS);
  return (
    <ul class={keys.length ? "ttr-keys" : "ttr-hidden"} data-part="key" aria-label={texts.t("ui-key")}>
      {keys.map(({ kind, color, label, scale }) => (
        <li key={`${kind} ${color} ${label} ${scale ?? ""}`}>
          <span
            class={`ttr-swatch ttr-swatch-${kind}`}
            style={{
              "--ttr-mark": markColor(colors, color),
              ...(scale ? { backgroundImage: `linear-gradient(90deg, ${scale.join(", ")})` } : {}),
            }}
            aria-hidden="true"
          />
          {label}
        </li>
      ))}
      {notes.map(([city, text]) => (
        <li key={`${city} ${text}`} class="ttr-hidden">
          {texts.city(city)}: {text}
        </li>
      ))}
    </ul>
  );
}

/** The board alone has no panels that say it in words. */
function Described() {
  const view = useSync((state) => state.view);
  if (!view) return null;
  return (
    <div class="ttr-hidden">
      <OwnerList view={view} />
    </div>
  );
}
