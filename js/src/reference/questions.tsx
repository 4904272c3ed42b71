/** Twenty questions: answer, condition, example, source, and the example on a board. */

import type { ComponentChildren } from "preact";
import { useEnv } from "../context";
import { Linked, OpenButton, RuleLinks, Sign } from "./bits";
import { useReference } from "./context";
import { PencilIcon, ScalesIcon, ScreenIcon } from "./icons";
import { Related } from "./related";
import { Split } from "./split";
import type { QuestionEntry } from "./wire";

/** So many questions, and so many rare states, about the same rules are named. */
const MOST_RELATED = 4;

function shares(one: QuestionEntry, other: { rules: readonly string[] }): boolean {
  return other.rules.some((rule) => one.rules.includes(rule));
}

export function Questions() {
  const { data, say, label } = useReference();
  const lines = data.questions.map((one) => ({ id: String(one.number), sign: String(one.number), title: say(one.question) }));
  return (
    <Split tab="questions" label={label("questions")} lines={lines}>
      {(id) => {
        const one = data.questions.find(({ number }) => String(number) === id);
        return one && <Question one={one} />;
      }}
    </Split>
  );
}

function Question({ one }: { one: QuestionEntry }) {
  const { texts } = useEnv();
  const { data, say, label } = useReference();
  const english = data.about.sources.find(({ id }) => id === "english");
  return (
    <>
      <div class="ttr-ref-head">
        <Sign>{one.number}</Sign>
        <h3 data-ref-heading tabIndex={-1}>
          {say(one.question)}
        </h3>
      </div>
      <p class="ttr-ref-answer">
        <Linked text={say(one.answer)} />
      </p>
      <dl class="ttr-ref-facts">
        <Fact kind="condition" icon={<ScalesIcon />} name={label("condition")} text={say(one.condition)} />
        {one.convention && (
          <Fact kind="convention" icon={<ScreenIcon />} name={label("convention")} text={say(one.convention)} />
        )}
        <Fact kind="example" icon={<PencilIcon />} name={label("example")} text={say(one.example)} />
      </dl>
      <Related
        title={texts.t("ui-ref-see-also")}
        questions={data.questions.filter((other) => other !== one && shares(one, other)).slice(0, MOST_RELATED)}
        states={data.museum.filter((state) => shares(one, state)).slice(0, MOST_RELATED)}
      />
      <div class="ttr-ref-foot">
        <OpenButton item={String(one.number)} code={`ttr.faq(${one.number})`} />
        <span class="ttr-ref-source">
          {texts.t("reference-page", { source: say(english?.name), page: one.page })}
          <RuleLinks rules={one.rules} />
        </span>
      </div>
    </>
  );
}

interface FactProps {
  kind: string;
  icon: ComponentChildren;
  name: string;
  text: string;
}

export function Fact({ kind, icon, name, text }: FactProps) {
  return (
    <div class={`ttr-ref-fact ttr-ref-fact-${kind}`}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>
        <Linked text={text} />
      </dd>
    </div>
  );
}
