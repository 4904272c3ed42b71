/** The map beside a table: nothing can be played on it, it shows where things are. */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { BoardCanvas } from "../board";
import { useEnv, useUi } from "../context";
import { propsOf } from "../shown";
import { palette } from "../theme";
import type { CityName } from "../wire";

/** So many frames a map without a size is waited for. */
const PATIENCE = 600;

export function AreaMap({ label, city }: { label: string; city: CityName | null }) {
  const env = useEnv();
  const { texts, atlas, chart } = env;
  const place = useRef<HTMLCanvasElement>(null);
  const board = useRef<BoardCanvas | null>(null);
  const names = useMemo(() => Object.fromEntries(atlas.cities.map((one) => [one, texts.city(one)])), [atlas, texts]);
  const ticket = useUi((state) => state.hoverTicket);
  const routes = useUi((state) => state.hoverRoutes);

  useLayoutEffect(() => {
    const canvas = place.current;
    if (!canvas) return;
    board.current = new BoardCanvas(canvas, { layout: chart.layout, board: chart.board, palette });
    return () => {
      board.current?.destroy();
      board.current = null;
    };
  }, [chart]);

  useLayoutEffect(() => {
    let again = 0;
    const show = () => {
      const props = propsOf(env, names, null);
      const way = routes[0] ? atlas.routes.get(routes[0]) : undefined;
      const spots = [...props.highlightCities, ...(way ? [way.a, way.b] : []), ...(city === null ? [] : [city])];
      board.current?.update({ ...props, frame: false, highlightCities: spots });
      // JupyterLab hides everything for a moment while it changes its theme: what is shown then is not painted.
      if (place.current?.clientWidth === 0 && again < PATIENCE) frame = requestAnimationFrame(show);
      again += 1;
    };
    let frame = 0;
    show();
    return () => cancelAnimationFrame(frame);
  });

  const shown = ticket ? texts.ticket(ticket, atlas) : routes[0] ? texts.route(routes[0], atlas, true) : "";
  return (
    <figure class="ttr-ref-map">
      <canvas ref={place} role="img" aria-label={shown || label} />
      <figcaption>{shown || texts.t("ui-ref-map-hint")}</figcaption>
    </figure>
  );
}
