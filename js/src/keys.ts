/**
 * Keys on the focused map (LOOK.md C6). Tab is left alone: nobody is trapped
 * here. Only the map listens, so text fields keep every key of theirs.
 */

import type { Env } from "./context";
import { cityTowards } from "./layouts";
import { CARD_COLORS } from "./wire";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys that may be held down; any other acts once a press. */
const HELD = /^(Arrow|[.,[\]])/;

/** Returns true if the key meant something here. */
export function handleKey(event: KeyboardEvent, env: Env): boolean {
  if (event.isComposing || event.key === "Process" || event.key === "Dead") return false;
  const key = keyOf(event);
  const ply = plyStep(event, key);
  if (ply) {
    env.control.step(ply.step, ply.byTurn);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState?.("AltGraph")) return false;
  if (event.repeat && !HELD.test(key)) return true; // ours, but not again and again
  const arrow = ARROWS[key];
  if (arrow) return event.shiftKey ? false : onArrow(env, arrow);
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  return digit ? onDigit(env, Number(digit), event.shiftKey) : onKey(env, key);
}

/** Letters by their place on the keyboard where the layout writes no Latin ones. */
function keyOf({ key, code }: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  if (letter && key.length === 1 && key > "\u007f") return letter;
  return key.length === 1 ? key.toLowerCase() : key;
}

/** `[` and `]` step by turns, with Alt by single moves. Many layouts write them with AltGr, which is no Alt. */
function plyStep(event: KeyboardEvent, key: string): { step: -1 | 1; byTurn: boolean } | null {
  if (event.metaKey) return null;
  const altGraph = event.getModifierState?.("AltGraph") ?? false;
  const alt = event.altKey && !altGraph;
  if (event.ctrlKey && !altGraph && !(event.altKey && (key === "[" || key === "]"))) return null;
  if (key === "[" || (alt && event.code === "BracketLeft")) return { step: -1, byTurn: !alt || event.ctrlKey };
  if (key === "]" || (alt && event.code === "BracketRight")) return { step: 1, byTurn: !alt || event.ctrlKey };
  return null;
}

function onDigit({ control }: Env, n: number, shift: boolean): boolean {
  if (shift) {
    if (n > 5) return false;
    control.clickMarket(n - 1);
    return true;
  }
  const color = CARD_COLORS[n - 1];
  if (color) control.pickColor(color);
  return true;
}

function onKey(env: Env, key: string): boolean {
  const { control, ui } = env;
  switch (key) {
    case ".":
    case ",":
      cycleRoutes(env, key === "." ? 1 : -1);
      return true;
    case "Enter":
      onEnter(env);
      return true;
    case "Escape":
      return onEscape(env);
    case " ":
      tick(env);
      return true; // never scrolls the page away from under the map
    case "d":
      control.clickDeck();
      return true;
    case "t":
      control.clickTickets();
      return true;
    case "u":
      control.undo();
      return true;
    case "?":
      ui.set({ help: !ui.get().help });
      return true;
    default:
      return control.lesson.key(key);
  }
}

function isKeeping({ control }: Env): boolean {
  return control.view?.legal.moves.some((move) => move.startsWith("keep ")) ?? false;
}

/** Tickets on offer first, then payments of a chosen route, then the map. */
function onArrow(env: Env, [dx, dy]: [number, number]): boolean {
  const { control, ui, chart } = env;
  const offer = control.view?.you?.offer ?? [];
  if (offer.length && isKeeping(env)) {
    const { focusTicket } = ui.get();
    const at = focusTicket ? offer.indexOf(focusTicket) : -1;
    const next = at < 0 ? 0 : (at + (dx + dy > 0 ? 1 : -1) + offer.length) % offer.length;
    ui.set({ focusTicket: offer[next] ?? null });
    return true;
  }
  if (control.stepPayment(dx + dy > 0 ? 1 : -1)) return true;
  ui.set({ focusCity: cityTowards(chart.layout, ui.get().focusCity, dx, dy), focusRoute: null });
  return true;
}

/** Round the city, clockwise from the north, as the eye would; claimed ones too, or the count would jump about. */
function cycleRoutes({ ui, atlas, chart }: Env, step: number): void {
  const { focusCity, focusRoute } = ui.get();
  if (!focusCity) {
    ui.set({ focusCity: cityTowards(chart.layout, null, 1, 0), focusRoute: null });
    return;
  }
  const from = chart.layout.cities[focusCity];
  const turn = (id: string, a: string, b: string): number => {
    const cars = chart.layout.routes[id]?.cars ?? [];
    // The car next to this city tells two lanes of a double apart.
    const near = focusCity === a ? cars[0] : cars[cars.length - 1];
    const far = chart.layout.cities[focusCity === a ? b : a];
    const to = { x: near?.[0] ?? far?.x ?? 0, y: near?.[1] ?? far?.y ?? 0 };
    const angle = Math.atan2(to.x - (from?.x ?? 0), (from?.y ?? 0) - to.y);
    return angle < 0 ? angle + 2 * Math.PI : angle;
  };
  const routes = [...atlas.routesOf(focusCity)].sort((x, y) => turn(x.id, x.a, x.b) - turn(y.id, y.a, y.b));
  const at = routes.findIndex((route) => route.id === focusRoute);
  const start = at < 0 && step < 0 ? 0 : at;
  ui.set({ focusRoute: routes[(start + step + routes.length) % routes.length]?.id ?? null });
}

function onEnter(env: Env): void {
  const { control, ui } = env;
  const { choice, focusRoute, counted } = ui.get();
  const { view } = control;
  if (view?.scores && !counted) ui.set({ counted: true });
  else if (isKeeping(env)) control.keep();
  else if (choice && (choice.kind !== "claim" || !focusRoute || choice.route === focusRoute)) control.confirm();
  else if (focusRoute) control.clickRoute(focusRoute);
  else if (view?.legal.moves.length === 1 && view.legal.moves[0] === "pass") control.pass();
}

/** One thing at a time: help, the final show, what is chosen, the place on the map. */
function onEscape({ control, ui }: Env): boolean {
  const { help, counted, choice, reason, pickedColor } = ui.get();
  if (help) ui.set({ help: false });
  else if (control.view?.scores && !counted) ui.set({ counted: true });
  else {
    const something = choice !== null || reason !== null || pickedColor !== null || control.sync.store.get().pending !== null;
    control.cancel();
    if (!something) ui.set({ focusRoute: null, focusCity: null });
  }
  return true;
}

function tick(env: Env): void {
  const { control, ui } = env;
  const { focusTicket } = ui.get();
  if (focusTicket) control.toggleTicket(focusTicket);
  else if (isKeeping(env)) onArrow(env, [0, 1]); // the first of them; one more press ticks it
}
