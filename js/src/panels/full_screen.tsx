/** The widget alone on the whole screen, where the page lets it. */

import { useEffect, useRef, useState } from "preact/hooks";
import { useEnv } from "../context";
import { Button } from "../controls";
import { FullIcon } from "../icons";

export function FullButton() {
  const { texts } = useEnv();
  const button = useRef<HTMLSpanElement>(null);
  const [full, setFull] = useState(false);
  const rootOf = () => button.current?.closest<HTMLElement>(".ttr-root") ?? null;
  useEffect(() => {
    const follow = () => {
      const root = rootOf();
      // Inside a shadow root the document names the host.
      setFull(root !== null && (root.getRootNode() as Document | ShadowRoot).fullscreenElement === root);
    };
    document.addEventListener("fullscreenchange", follow);
    follow();
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const label = texts.t(full ? "ui-full-leave" : "ui-full");
  const toggle = () => {
    const asked = full ? document.exitFullscreen() : rootOf()?.requestFullscreen();
    asked?.catch(() => setFull(false));
  };
  return (
    <span ref={button} class="ttr-full">
      <Button class="ttr-square" aria-label={label} title={label} aria-pressed={full} data-action="full" onClick={toggle}>
        <FullIcon full={full} />
      </Button>
    </span>
  );
}
