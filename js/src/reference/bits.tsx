/** What several parts of the reference have: links to rules, signs with numbers, the way to the board. */

import { useEnv, useSync } from "../context";
import { Button } from "../controls";
import { CheckIcon } from "../icons";
import { CopyCode } from "../copy_code";
import { RULE, WHOLE } from "../ruled";
import { useLive, useReference } from "./context";
import { BoardIcon } from "./icons";
import type { Mark } from "./wire";

/** A rule as a link to its text. */
export function RuleLink({ rule }: { rule: string }) {
  const { data, nav, say } = useReference();
  const known = data.rules.find(({ number }) => number === rule);
  if (!known) return <>{rule}</>;
  return (
    <Button class="ttr-ref-link" title={say(known.title)} onClick={() => nav.go("rules", rule)} data-rule={rule}>
      {rule}
    </Button>
  );
}

export function RuleLinks({ rules }: { rules: readonly string[] }) {
  const { label } = useReference();
  if (!rules.length) return null;
  return (
    <span class="ttr-ref-links" role="group" aria-label={label("rules")}>
      {rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </span>
  );
}

/** A text in which the number of a rule is a link. */
export function Linked({ text }: { text: string }) {
  return <>{text.split(WHOLE).map((part, i) => (i % 2 ? <Whole key={i} text={part} /> : part))}</>;
}

function Whole({ text }: { text: string }) {
  const [before = "", rule = "", after = ""] = text.split(RULE);
  return (
    <span class="ttr-whole">
      {before}
      <RuleLink rule={rule} />
      {after}
    </span>
  );
}

/** A number as on a station's sign. */
export function Sign({ children }: { children: string | number }) {
  return (
    <span class="ttr-ref-sign" aria-hidden="true">
      {children}
    </span>
  );
}

export function Marks({ marks }: { marks: readonly Mark[] }) {
  const { label } = useReference();
  return (
    <span class="ttr-ref-marks">
      {marks.map((mark) => (
        <span key={mark} class={`ttr-ref-mark ttr-ref-mark-${mark}`}>
          {label(`mark-${mark}`)}
        </span>
      ))}
    </span>
  );
}

/** An example, or a rare state, on the board below; without a kernel, the line of Python that shows it. */
export function OpenButton({ item, code }: { item: string; code: string }) {
  const { texts, control } = useEnv();
  const live = useLive();
  const here = useSync((state) => state.opened?.item === item);
  return (
    <span class="ttr-ref-open">
      {live && (
        <Button class={here ? "" : "ttr-primary"} onClick={() => control.example.open(item)} data-open={item}>
          {here ? <CheckIcon /> : <BoardIcon />}
          {texts.t(here ? "ui-ref-open-here" : "ui-ref-open")}
        </Button>
      )}
      <CopyCode code={code} />
    </span>
  );
}
