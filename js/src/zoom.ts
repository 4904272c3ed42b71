/**
 * A map too small to point at (a phone held upright) can be enlarged: by its
 * button, by a tap, or by two fingers; then it is dragged about. The page keeps
 * its wheel and, while the whole map is shown, its scrolling finger.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardCanvas } from "./board";
import type { Env } from "./context";
import { ZOOM } from "./shown";

/** CSS pixels a board unit: below this cars are too thin for a finger. */
export const SMALL_SCALE = 0.45;
/** A finger that has moved less than this, in CSS pixels, has tapped. */
const TAP = 7;
/** Two fingers must come this much nearer or farther. */
const PINCH = 1.2;

interface Drag {
  id: number;
  x: number;
  y: number;
  moved: boolean;
}

type Ref<T> = { readonly current: T };

/** Whether the map is small, and pointer handlers; `consumed` tells a click that it was a drag or a zooming tap. */
export function useZoom(env: Env, canvas: Ref<HTMLCanvasElement | null>, board: Ref<BoardCanvas | null>) {
  const [small, setSmall] = useState(false);
  const drag = useRef<Drag | null>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const spread = useRef<number | null>(null);
  const eaten = useRef(false);
  const { ui } = env;

  useEffect(() => {
    const element = canvas.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const [width = 1000] = env.chart.layout.box;
    const measure = () => {
      if (element.clientWidth === 0) return;
      const now = element.clientWidth / width < SMALL_SCALE;
      setSmall(now);
      if (!now) ui.set({ zoom: null });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [env.chart]);

  const zoomTo = (x: number, y: number): boolean => {
    const at = board.current?.placeAt(x, y);
    if (!at) return false;
    ui.set({ zoom: { x: at.x, y: at.y } });
    return true;
  };

  return {
    small,
    /** By the button: in on the middle of the map, or out. */
    toggle: () => {
      const [w = 1000, h = 620] = env.chart.layout.box;
      ui.set({ zoom: ui.get().zoom ? null : { x: w / 2, y: h / 2 } });
    },
    down: (event: PointerEvent) => {
      eaten.current = false;
      if (!small) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      spread.current = distance(fingers.current);
      drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
    },
    move: (event: PointerEvent) => {
      const finger = fingers.current.get(event.pointerId);
      if (!small || !finger) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = distance(fingers.current);
      if (now !== null && spread.current !== null) {
        eaten.current = true;
        if (now > spread.current * PINCH && !ui.get().zoom) zoomTo(event.clientX, event.clientY);
        else if (now < spread.current / PINCH) ui.set({ zoom: null });
        return;
      }
      const start = drag.current;
      const { zoom } = ui.get();
      const at = board.current?.placeAt(event.clientX, event.clientY);
      if (!start || start.id !== event.pointerId || !zoom || !at) return;
      if (!start.moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < TAP) return;
      const [w = 1000, h = 620] = env.chart.layout.box;
      const within = (value: number, whole: number) => Math.max(whole / 2 / ZOOM, Math.min(whole - whole / 2 / ZOOM, value));
      drag.current = { id: start.id, x: event.clientX, y: event.clientY, moved: true };
      eaten.current = true;
      ui.set({
        zoom: {
          x: within(zoom.x - (event.clientX - start.x) / at.scale, w),
          y: within(zoom.y - (event.clientY - start.y) / at.scale, h),
        },
      });
    },
    up: (event: PointerEvent) => {
      fingers.current.delete(event.pointerId);
      spread.current = distance(fingers.current);
      drag.current = null;
    },
    /** True if this click is not meant for a route. */
    consumed: (event: MouseEvent): boolean => {
      if (eaten.current) return true;
      const touch = (event as PointerEvent).pointerType === "touch";
      return small && touch && !ui.get().zoom && zoomTo(event.clientX, event.clientY);
    },
  };
}

function distance(fingers: ReadonlyMap<number, { x: number; y: number }>): number | null {
  const [a, b] = fingers.values();
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : null;
}
