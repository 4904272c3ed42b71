/** A text in which every number of a rule is a button that says what the rule says. */

import { RuleNote } from "./rule_note";

export const RULE = /\b(R[1-9]\d?)\b/;
/** A number with the brackets and the full stop that belong to it: they stay in one line. */
export const WHOLE = /([（(]?\bR[1-9]\d?\b[）)]?[.。,，、;；]?)/;

export function Ruled({ text }: { text: string }) {
  return (
    <>
      {text.split(WHOLE).map((part, i) => (i % 2 ? <Whole key={`${i} ${part}`} text={part} /> : part))}
    </>
  );
}

function Whole({ text }: { text: string }) {
  const [before = "", rule = "", after = ""] = text.split(RULE);
  return (
    <span class="ttr-whole">
      {before}
      <RuleNote rule={rule} label={rule} />
      {after}
    </span>
  );
}

/** Whether the text itself names the rule. */
export function names(text: string, rule: string): boolean {
  return text.split(RULE).some((part, i) => i % 2 === 1 && part === rule);
}
