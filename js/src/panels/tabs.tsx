/** The narrow layout shows one panel at a time. */

import { useEnv, useSync, useUi } from "../context";
import { Button } from "../controls";
import type { Tab } from "../ui";
import { handOf } from "./hand";

const TABS: readonly Tab[] = ["hand", "market", "tickets", "log"];

export function Tabs() {
  const { texts, ui } = useEnv();
  const tab = useUi((state) => state.tab);
  const view = useSync((state) => state.view);
  // Behind a curtain, what everybody may know of the hand.
  const seat = useSync((state) => state.curtain?.seat);
  const covered = seat === undefined || view?.you ? undefined : view?.players[seat];
  const held = Object.values((view && handOf(view)) ?? {}).reduce((sum, n) => sum + (n ?? 0), 0);
  const cards = covered?.cards ?? held;
  const tickets = covered ? covered.tickets + covered.offer : view?.you?.tickets.length || view?.you?.offer.length || 0;
  return (
    <div class="ttr-tabs" role="tablist" aria-label={texts.t("ui-tabs")} data-part="tabs">
      {TABS.map((name) => (
        <Button
          key={name}
          role="tab"
          aria-selected={tab === name}
          class={`ttr-tab ${tab === name ? "ttr-on" : ""}`}
          onClick={() => ui.set({ tab: name })}
        >
          {texts.t(`ui-tab-${name}`, { n: name === "hand" ? cards : tickets })}
        </Button>
      ))}
    </div>
  );
}
