/** Keys on the focused map (LOOK.md C6). Tab is left alone: nobody is trapped here. */

import type { Env } from "./context";
import { cityTowards } from "./layouts";
import { CARD_COLORS } from "./wire";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns true if the key meant something here. */
export function handleKey(event: KeyboardEvent, env: Env): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { control, ui } = env;
  const arrow = ARROWS[event.key];
  if (arrow) return onArrow(env, arrow);
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (digit) {
    const n = Number(digit);
    if (event.shiftKey) {
      if (n > 5) return false;
      control.clickMarket(n - 1);
    } else {
      const color = CARD_COLORS[n - 1];
      if (color) control.pickColor(color);
    }
    return true;
  }
  switch (event.key) {
    case ".":
    case ",":
      cycleRoutes(env, event.key === "." ? 1 : -1);
      return true;
    case "Enter":
      onEnter(env);
      return true;
    case "Escape":
      control.cancel();
      ui.set({ focusRoute: null });
      return true;
    case " ":
      return tick(env);
    case "d":
    case "D":
      control.clickDeck();
      return true;
    case "t":
    case "T":
      control.clickTickets();
      return true;
    case "u":
    case "U":
      control.undo();
      return true;
    case "?":
      ui.set({ help: !ui.get().help });
      return true;
    default:
      return false;
  }
}

function onArrow(env: Env, [dx, dy]: [number, number]): boolean {
  const { control, ui, chart } = env;
  const offer = control.view?.you?.offer ?? [];
  if (offer.length && control.view?.legal.moves.some((move) => move.startsWith("keep "))) {
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

function cycleRoutes({ ui, atlas }: Env, step: number): void {
  const { focusCity, focusRoute } = ui.get();
  if (!focusCity) return;
  const routes = atlas.routesOf(focusCity);
  const at = routes.findIndex((route) => route.id === focusRoute);
  const from = at < 0 && step < 0 ? 0 : at;
  ui.set({ focusRoute: routes[(from + step + routes.length) % routes.length]?.id ?? null });
}

function onEnter({ control, ui }: Env): void {
  const { choice, focusRoute } = ui.get();
  if (control.view?.legal.moves.some((move) => move.startsWith("keep "))) control.keep();
  else if (focusRoute && !(choice && choice.kind !== "claim")) control.clickRoute(focusRoute);
  else if (choice) control.confirm();
  else if (control.view?.legal.moves.length === 1 && control.view.legal.moves[0] === "pass") control.pass();
}

function tick({ control, ui }: Env): boolean {
  const { focusTicket } = ui.get();
  if (!focusTicket) return false;
  control.toggleTicket(focusTicket);
  return true;
}
