/** What no printed rule says, or on which sources differ: what holds here, and how it is changed. */

import { CopyCode } from "../copy_code";
import { Linked, Marks, RuleLink } from "./bits";
import { useReference } from "./context";

export function Conventions() {
  const { data, say } = useReference();
  const { conventions } = data;
  return (
    <div class="ttr-ref-scroll">
      <p class="ttr-ref-lead">{say(conventions.foot)}</p>
      <ul class="ttr-ref-conventions">
        {conventions.rows.map(({ rule, marks, field, default: usual }) => {
          const known = data.rules.find(({ number }) => number === rule);
          return (
            <li key={rule} class={`ttr-ref-convention ${field ? "ttr-ref-convention-set" : ""}`}>
              <RuleLink rule={rule} />
              <div>
                <h4>
                  {say(known?.title)} <Marks marks={marks} />
                </h4>
                <p>
                  <Linked text={say(known?.note)} />
                </p>
                {field && <CopyCode code={`ttr.Rules(${field}=${python(usual)})`} />}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function python(value: number | boolean | null): string {
  return typeof value === "boolean" ? (value ? "True" : "False") : String(value);
}
