/**
 * The line of the action bar that tells of the route pointed at, on the map or
 * by the keys: what it is and whether it can be had. It has its own place, so
 * nothing ever lies over the map.
 */

import type { ComponentChildren } from "preact";
import { useEnv, useSync, useUi } from "../context";
import { routeFacts, routeStanding } from "../phrases";
import type { WireView } from "../wire";

export function RouteHint({ view, rest }: { view: WireView; rest: ComponentChildren }) {
  const { texts, atlas } = useEnv();
  const route = useUi((state) => state.hoverRoute ?? state.focusRoute);
  const test = useSync((state) => state.lesson?.reveal === false);
  if (!route) return <>{rest}</>;
  const standing = routeStanding(texts, atlas, view, route, test);
  const facts = routeFacts(texts, atlas, route);
  const [name, ...rests] = facts.split(" · ");
  // A reason names the route itself.
  const named = name !== undefined && standing.startsWith(name);
  return (
    <span data-part="route-hint" data-route={route}>
      {named ? rests.join(" · ") : facts}
      {standing && <b> — {standing}</b>}
    </span>
  );
}
