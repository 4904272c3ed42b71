/** A ticket completed before the reader's eyes shines for a moment. */

import { useEffect, useRef, useState } from "preact/hooks";
import { prefersReducedMotion } from "./theme";

/** Milliseconds; the light on the map takes as long. */
export const CELEBRATION = 1450;

/** True for a moment after `done` has become true. */
export function useJustDone(done: boolean): boolean {
  const was = useRef(done);
  const [just, setJust] = useState(false);
  useEffect(() => {
    const news = done && !was.current;
    was.current = done;
    if (!news || prefersReducedMotion()) return;
    setJust(true);
    const timer = setTimeout(() => setJust(false), CELEBRATION);
    return () => {
      clearTimeout(timer);
      setJust(false);
    };
  }, [done]);
  return just;
}
