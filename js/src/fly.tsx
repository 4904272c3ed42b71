/**
 * Cards on their way between market, decks, hand and players. They fly over the
 * widget and touch nothing: what the panels say is right already, no click
 * waits, and nothing moves aside.
 */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CardFace, DeckBack } from "./cards";
import { useEnv, useSync } from "./context";
import { flightsOf, slideTime, type Flight, type Place } from "./flights";
import { prefersReducedMotion } from "./theme";
import type { WireView } from "./wire";

interface Airborne extends Flight {
  id: number;
  time: number;
}

/** No more than this many at once in the air. */
const MOST = 24;
let counter = 0;

export function Flights() {
  const { sync } = useEnv();
  const view = useSync((state) => state.view);
  const before = useRef<WireView | null>(view);
  const [airborne, setAirborne] = useState<readonly Airborne[]>([]);

  useEffect(() => {
    const was = before.current;
    before.current = view;
    if (was === view) return;
    const { speed, live_ply: live } = sync.store.get();
    const past = live !== null && view !== null && view.ply < live;
    if (past || prefersReducedMotion() || document.hidden) return;
    const fresh = flightsOf(was, view).flatMap((flight) => {
      const time = slideTime(speed, flight.own);
      return time > 0 ? [{ ...flight, id: ++counter, time }] : [];
    });
    if (fresh.length) setAirborne((now) => [...now, ...fresh].slice(-MOST));
  }, [view]);

  const landed = (id: number) => setAirborne((now) => now.filter((one) => one.id !== id));
  return (
    <div class="ttr-flights" data-part="flights" aria-hidden="true">
      {airborne.map((flight) => (
        <Flying key={flight.id} flight={flight} landed={landed} />
      ))}
    </div>
  );
}

function Flying({ flight, landed }: { flight: Airborne; landed: (id: number) => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const root = element?.closest<HTMLElement>(".ttr-root");
    const from = root && rectOf(root, flight.from);
    const to = root && rectOf(root, flight.to);
    if (!element?.animate || !root || !from || !to) {
      landed(flight.id);
      return;
    }
    // The page may be zoomed (slides): distances on screen are not those of the style sheet.
    const shown = root.getBoundingClientRect();
    const zoom = shown.width / (root.offsetWidth || shown.width) || 1;
    const at = (rect: DOMRect) => {
      const x = (rect.left + rect.width / 2 - shown.left) / zoom - WIDTH / 2;
      const y = (rect.top + rect.height / 2 - shown.top) / zoom - HEIGHT / 2;
      const size = Math.max(0.34, Math.min(1.25, rect.height / zoom / HEIGHT));
      return { x, y, size };
    };
    const [start, end] = [at(from), at(to)];
    // A little hop on the way, so that it reads as a throw and not as a slide of the page.
    const hop = Math.min(34, Math.hypot(end.x - start.x, end.y - start.y) * 0.12);
    const frame = ({ x, y, size }: typeof start, lift = 0) => `translate(${x}px, ${y - lift}px) scale(${size})`;
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, size: (start.size + end.size) / 2 };
    const animation = element.animate(
      [
        { transform: frame(start), opacity: 1 },
        { transform: frame(middle, hop), opacity: 1 },
        { transform: frame(end), opacity: 0.85 },
      ],
      { duration: flight.time, delay: flight.delay, easing: "cubic-bezier(.3,.1,.3,1)", fill: "both" },
    );
    animation.onfinish = animation.oncancel = () => landed(flight.id);
    return () => {
      animation.onfinish = animation.oncancel = null;
      animation.cancel();
    };
  }, []);
  return (
    <span ref={ref} class="ttr-flight" style={{ width: `${WIDTH}px`, height: `${HEIGHT}px` }}>
      {flight.what === "card" && flight.color ? (
        <CardFace color={flight.color} />
      ) : (
        <DeckBack kind={flight.what === "card" ? "cards" : "tickets"} />
      )}
    </span>
  );
}

/** A card in the air, before it is scaled to where it comes from and goes to. */
const WIDTH = 48;
const HEIGHT = 71;

/** Where a place is on screen; what is folded away or on another tab is where its owner is. */
function rectOf(root: HTMLElement, place: Place): DOMRect | null {
  for (const selector of selectorsOf(place)) {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0) return box;
  }
  return null;
}

function selectorsOf(place: Place): string[] {
  const part = (name: string, rest = "") => `[data-part="${name}"] ${rest}`.trim();
  switch (place.kind) {
    case "market":
      return [part("market", `[data-slot="${place.slot}"]`), part("market")];
    case "deck":
      return [part("deck", ".ttr-deck-back")];
    case "discard":
      return [part("deck", ".ttr-deck-words"), part("deck")];
    case "ticket-deck":
      return [part("ticket-deck", ".ttr-deck-back")];
    case "hand":
      return [part("hand", `[data-color="${place.color}"]`), part("hand", ".ttr-stacks"), part("tabs")];
    case "tickets":
      return [part("ticket-chooser"), part("tickets"), part("tabs")];
    case "seat":
      return [part("players", `[data-seat="${place.seat}"] .ttr-seat`)];
  }
}
