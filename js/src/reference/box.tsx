/** What is in the box: this project's own pictures, how many there are, and what each is for. */

import { useMemo } from "preact/hooks";
import { CardFace } from "../cards";
import { CARD_COLORS, type CardColor } from "../wire";
import { RuleLinks } from "./bits";
import { useNav, useReference } from "./context";
import type { ComponentEntry } from "./wire";

export function Box() {
  const { data, say } = useReference();
  const chosen = useNav((state) => state.items["catalogue"]);
  const cards = data.catalogue.filter(({ kind }) => kind === "train_card");
  const rest = data.catalogue.filter(({ kind }) => kind !== "train_card");
  const [ordinary, locomotive] = [cards.find(({ id }) => id !== "locomotive"), cards.find(({ id }) => id === "locomotive")];
  return (
    <div class="ttr-ref-scroll ttr-ref-box">
      <ul class="ttr-ref-faces">
        {cards.map((one) => (
          <li key={one.id} class={chosen === one.id ? "ttr-on" : ""}>
            {isCard(one.id) && <CardFace color={one.id} />}
            <span class="ttr-ref-times">× {one.count}</span>
            <span class="ttr-ref-face-name">{say(one.name)}</span>
          </li>
        ))}
      </ul>
      <div class="ttr-ref-uses">
        {[ordinary, locomotive].map((one) => one && <Use key={one.id} one={one} />)}
      </div>
      <ul class="ttr-ref-things">
        {rest.map((one) => (
          <li key={one.id} class={`ttr-ref-thing ${chosen === one.id ? "ttr-on" : ""}`}>
            <Picture one={one} />
            <div>
              <h4>
                {say(one.name)} <span class="ttr-ref-times">× {one.count}</span>
              </h4>
              <p>
                {say(one.use)} <RuleLinks rules={one.rules} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div class="ttr-ref-sums">
        {data.sums.map((sum) => (
          <p key={sum.en}>{say(sum)}</p>
        ))}
        <p class="ttr-ref-quiet">{say(data.footnote)}</p>
      </div>
    </div>
  );
}

function isCard(id: string): id is CardColor {
  return (CARD_COLORS as readonly string[]).includes(id);
}

function Use({ one }: { one: ComponentEntry }) {
  const { say } = useReference();
  return (
    <p>
      {say(one.use)} <RuleLinks rules={one.rules} />
    </p>
  );
}

/** As an image: nothing that stands in it can reach the page. */
function Picture({ one }: { one: ComponentEntry }) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(one.svg)}`, [one.svg]);
  return <img class="ttr-ref-picture" src={source} alt="" />;
}
