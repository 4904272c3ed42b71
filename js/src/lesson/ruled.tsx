/** A text in which every number of a rule is a button that says what the rule says. */

import { RuleNote } from "../rule_note";

const RULE = /\b(R[1-9]\d?)\b/;

export function Ruled({ text }: { text: string }) {
  return (
    <>
      {text.split(RULE).map((part, i) => (i % 2 ? <RuleNote key={`${i} ${part}`} rule={part} label={part} /> : part))}
    </>
  );
}

/** Whether the text itself names the rule. */
export function names(text: string, rule: string): boolean {
  return text.split(RULE).some((part, i) => i % 2 === 1 && part === rule);
}
