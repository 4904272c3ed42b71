/** Where things lie: the layout of the classic board, or one that comes with a board of one's own. */

import usaLayout from "../../ttr_widget/data/usa_layout.json";
import usa from "../../ttr_widget/data/usa.json";
import type { Layout } from "./board";
import type { CityName, Language, WireBoard } from "./wire";

export interface Chart {
  board: WireBoard;
  layout: Layout;
  /** The largest land masses, in few points, for the small maps on tickets. */
  outline: string;
}

const classic: Chart = chart(usa as WireBoard, usaLayout as unknown as Layout);

export function chartOf(board: string | WireBoard | null | undefined): Chart {
  if (!board || typeof board !== "object") return classic;
  const own = (board as WireBoard & { layout?: Layout }).layout;
  return own ? chart(board, own) : classic;
}

function chart(board: WireBoard, layout: Layout): Chart {
  return { board, layout, outline: outlineOf(layout.land ?? []) };
}

function outlineOf(rings: readonly (readonly (readonly number[])[])[]): string {
  return rings
    .filter((ring) => ring.length > 60)
    .map((ring) => {
      const points = thin(ring, 9).map(([x = 0, y = 0]) => `${Math.round(x)} ${Math.round(y)}`);
      return `M${points.join("L")}Z`;
    })
    .join("");
}

/** Leave out points nearer than `gap` to the last one kept. */
function thin(ring: readonly (readonly number[])[], gap: number): (readonly number[])[] {
  const kept: (readonly number[])[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    const [x = 0, y = 0] = point;
    if (!last || Math.hypot(x - (last[0] ?? 0), y - (last[1] ?? 0)) >= gap) kept.push(point);
  }
  return kept;
}

export function codeOf(layout: Layout, city: CityName): string {
  return layout.cities[city]?.code ?? city.slice(0, 3).toUpperCase();
}

/** Short names for tight places: codes in English, where names are long; names elsewhere. */
export function shortName(layout: Layout, city: CityName, language: Language, name: string): string {
  return language === "en" ? codeOf(layout, city) : name;
}

/** The city next in a direction, for the arrow keys: near, and not far off the line. */
export function cityTowards(layout: Layout, from: CityName | null, dx: number, dy: number): CityName | null {
  const names = Object.keys(layout.cities);
  const [w = 1000, h = 620] = layout.box;
  const start = from ? layout.cities[from] : undefined;
  const at = start ?? { x: w / 2, y: h / 2 };
  let best: CityName | null = null;
  let bestCost = Infinity;
  for (const name of names) {
    const city = layout.cities[name];
    if (!city || name === from) continue;
    const [vx, vy] = [city.x - at.x, city.y - at.y];
    const along = vx * dx + vy * dy;
    const aside = Math.abs(vx * dy - vy * dx);
    if (start && along <= aside * 0.6) continue;
    const cost = start ? along + 1.6 * aside : Math.hypot(vx, vy);
    if (cost < bestCost) [best, bestCost] = [name, cost];
  }
  return best ?? from;
}
