/** The live region: one sentence for everything that happens, for those who listen. */

import { useRef } from "preact/hooks";
import { useEnv, useSync } from "./context";
import { actorOf } from "./reasons";
import type { WireView } from "./wire";
import { eventSentence } from "./words";

export function Live() {
  const { texts, atlas } = useEnv();
  const view = useSync((state) => state.view);
  const heard = useRef<{ view: WireView | null; text: string }>({ view: null, text: "" });
  if (view && view !== heard.current.view) {
    heard.current = { view, text: sentences(heard.current.view) };
  }

  function sentences(before: WireView | null): string {
    if (!view || !before || before.branch !== view.branch) return "";
    const fresh = view.events.filter((event) => event.ply >= before.ply);
    const said = fresh.map((event) => eventSentence(texts, atlas, view, event));
    const mine = view.turn !== null && view.turn === actorOf(view);
    const begun = view.phase === "turn" && (before.turn !== view.turn || before.phase !== "turn");
    if (mine && begun && fresh.length) said.push(texts.t("event-live-yours"));
    return said.join(" ");
  }

  return (
    <div class="ttr-hidden" data-part="live" role="status" aria-live="polite">
      {heard.current.text}
    </div>
  );
}
