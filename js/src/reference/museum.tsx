/** Rare states: two sentences each, the rules that decide it, and a board to play it on. */

import { useEnv, useSync } from "../context";
import { OpenButton, RuleLinks, Linked } from "./bits";
import { useNav, useReference } from "./context";

export function States() {
  const { data, say, label } = useReference();
  const { size } = useEnv();
  const chosen = useNav((state) => state.items["museum"]);
  const opened = useSync((state) => state.opened?.item);
  return (
    <ul class="ttr-ref-scroll ttr-ref-cards" aria-label={label("museum")} data-size={size}>
      {data.museum.map((one) => (
        <li
          key={one.id}
          class={`ttr-ref-card ${one.id === opened ? "ttr-ref-card-open" : ""} ${one.id === chosen ? "ttr-on" : ""}`}
          data-state={one.id}
        >
          <h4 tabIndex={-1} {...(one.id === chosen ? { "data-ref-heading": true } : {})}>
            {say(one.title)}
          </h4>
          <p>
            <Linked text={say(one.text)} />
          </p>
          <div class="ttr-ref-card-foot">
            <OpenButton item={one.id} code={`ttr.museum["${one.id}"]`} />
            <RuleLinks rules={one.rules} />
          </div>
        </li>
      ))}
    </ul>
  );
}
