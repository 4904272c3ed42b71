/**
 * A page of our own, to look at any state without a kernel:
 *   index.html?state=mid&width=1240&theme=dark&language=zh
 */

import type { WireView } from "../src/wire";
import usaLayout from "../../ttr_widget/data/usa_layout.json";
import widget from "../src/index";
import * as fixtures from "./fixtures";
import { LESSON_DONE, LESSON_VIEW, LESSONS } from "./lessons";
import { earlier, MANY, OPEN, SPECTATOR } from "./moments";
import { StubModel } from "./stub_model";

const query = new URLSearchParams(location.search);
const state = query.get("state") ?? "mid";
const theme = query.get("theme") ?? "light";

const views: Record<string, WireView | null> = {
  mid: fixtures.MID,
  opening: fixtures.OPENING,
  drawn: fixtures.DRAWN,
  second: fixtures.SECOND,
  final: fixtures.FINAL,
  five: fixtures.FIVE,
  over: fixtures.OVER,
  curtain: fixtures.CURTAIN,
  many: MANY,
  open: OPEN,
  spectator: SPECTATOR,
  start: null,
  loading: null,
};

const lesson = LESSONS[query.get("lesson") ?? ""] ?? null;
if (lesson) views[state] = lesson.solved ? LESSON_DONE : LESSON_VIEW;

/** `reference=rules.R21`: the reference, on data that `shoot.py` has put beside the page. */
const place = query.get("reference")?.split(".");
const reference: unknown = place ? await (await fetch("reference.json")).json() : null;
if (place && !query.has("opened")) views[state] = null;

const view = place && !query.has("opened") ? null : views[state] ?? (state === "loading" || state === "start" ? null : fixtures.MID);
const model = new StubModel({
  view,
  board: "usa",
  lesson,
  reference,
  place: place ? { tab: place[0] || "questions", item: place[1] || null, search: query.get("search") } : null,
  opened: query.has("opened")
    ? { item: query.get("opened"), names: [], moves: fixtures.EXAMPLE_MOVES }
    : null,
  setup: state === "start" ? { bots: ["greedy", "random"] } : null,
  status: { driver: query.get("driver") ?? "running", thinking: null, error: null },
  curtain: state === "curtain" ? { seat: 1, name: "Bo" } : null,
  language: query.get("language") ?? "en",
  theme,
  confirm: query.get("confirm") ?? "claims",
  undo: "fair",
  speed: 1,
  figure: query.get("figure") === "1",
  width: null,
  ply: view?.ply ?? 0,
  live_ply: view?.ply ?? 0,
  can_undo: true,
  can_branch: query.has("branch"),
  branch_of: query.get("branch") ? { number: 0, ply: 31, code: "board.branches[0]" } : null,
  text: query.has("text"),
  view_text: query.has("text") ? fixtures.TEXT : null,
  saving: query.get("saving"),
  saved: query.has("saved")
    ? { names: ["Ann", "Greedy"], kinds: ["person", "greedy"], ply: 24, when: new Date().toISOString() }
    : null,
  layout: { comm_live: query.get("link") !== "none" },
  overlays: query.has("overlays") ? fixtures.OVERLAYS : [],
});
model.on("change:ply", () => {
  const ply = Math.min(Number(model.get("ply")), view?.ply ?? 0);
  if (view) setTimeout(() => model.set("view", ply < view.ply ? earlier(view, ply) : view), 30);
});
model.onSend = (message) => {
  if (message["kind"] === "log") {
    const from = Number(message["from"]);
    const events = view?.ply ? fixtures.EARLIER.filter((event) => event.ply >= from) : [];
    setTimeout(() => model.reply({ kind: "log", id: message["id"], branch: 0, from, events }));
  } else if (message["kind"] === "python") {
    setTimeout(() => model.reply({ kind: "python", id: message["id"], text: fixtures.PYTHON }));
  } else if (query.get("kernel") === "refuse") {
    setTimeout(() =>
      model.reply({ kind: "refused", id: message["id"], code: "stale", rule: "R57", args: { state_id: 5 } }),
    );
  }
};

document.body.setAttribute("data-jp-theme-light", String(theme !== "dark"));
const cell = document.getElementById("cell");
if (cell) {
  cell.style.width = `${query.get("width") ?? 1240}px`;
  widget.initialize({ model: model.asModel } as never);
  widget.render({ model: model.asModel, el: cell } as never);
}
/** Click a route as its place on the map would be: for checks that look at what comes of it. */
function chooseRoute(id: string): void {
  const canvas = document.querySelector<HTMLCanvasElement>(".ttr-canvas");
  const cars = (usaLayout.routes as Record<string, { cars: number[][] }>)[id]?.cars ?? [];
  const [x = 0, y = 0] = cars[Math.floor(cars.length / 2)] ?? [];
  if (!canvas) return;
  const box = canvas.getBoundingClientRect();
  const [w = 1000] = usaLayout.box;
  const frame = box.width / box.height < 1.59 ? 26 : 0; // with the score ring it is a little less wide
  const scale = box.width / (w + 2 * frame);
  const at = { clientX: box.left + (x + frame) * scale, clientY: box.top + (y + frame) * scale, bubbles: true };
  canvas.dispatchEvent(new MouseEvent("click", at));
}

Object.assign(window, { model, chooseRoute, OVER: fixtures.OVER });
