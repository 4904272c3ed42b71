/** Every rule in a few words: who says so, what is fixed here, and where it comes up. */

import { useEnv } from "../context";
import { Button } from "../controls";
import { ChevronIcon } from "../lesson/icons";
import { CopyCode } from "../copy_code";
import { Linked, Marks } from "./bits";
import { useReference } from "./context";
import { Related } from "./related";
import { Split } from "./split";
import type { RuleEntry } from "./wire";

export function Rules() {
  const { data, say, label } = useReference();
  const lines = data.rules.map((one) => ({
    id: one.number,
    sign: one.number,
    title: say(one.title),
    note: one.marks.some((mark) => mark !== "official") ? (
      <Dot mark={one.marks.includes("digital") ? "digital" : "contested"} />
    ) : null,
  }));
  return (
    <Split tab="rules" label={label("rules")} lines={lines}>
      {(id) => {
        const at = data.rules.findIndex(({ number }) => number === id);
        const one = data.rules[at];
        return one && <Rule one={one} before={data.rules[at - 1]} after={data.rules[at + 1]} />;
      }}
    </Split>
  );
}

function Dot({ mark }: { mark: "digital" | "contested" }) {
  const { label } = useReference();
  const name = label(`mark-${mark}`);
  return <span class={`ttr-ref-dot ttr-ref-dot-${mark}`} role="img" aria-label={name} title={name} />;
}

interface RuleProps {
  one: RuleEntry;
  before: RuleEntry | undefined;
  after: RuleEntry | undefined;
}

function Rule({ one, before, after }: RuleProps) {
  const { texts, size } = useEnv();
  const { data, say, label } = useReference();
  const questions = data.questions.filter(({ rules }) => rules.includes(one.number));
  const states = data.museum.filter(({ rules }) => rules.includes(one.number));
  return (
    <>
      <div class="ttr-ref-head">
        <span class="ttr-ref-sign ttr-ref-sign-rule" aria-hidden="true">
          {one.number}
        </span>
        <h3 data-ref-heading tabIndex={-1} aria-label={`${one.number} ${say(one.title)}`}>
          {say(one.title)}
        </h3>
        {size !== "narrow" && (
          <span class="ttr-ref-way">
            <Step to={before} turn={180} name={texts.t("ui-ref-before")} />
            <Step to={after} turn={0} name={texts.t("ui-ref-after")} />
          </span>
        )}
      </div>
      <Marks marks={one.marks} />
      <p class="ttr-ref-answer">
        <Linked text={say(one.text)} />
      </p>
      {one.note && (
        <p class={`ttr-ref-note ${one.marks.includes("digital") ? "ttr-ref-note-digital" : ""}`}>
          <Linked text={say(one.note)} />
          {one.field && <CopyCode code={`ttr.Rules(${one.field}=…)`} />}
        </p>
      )}
      {one.by.length > 0 && (
        <div class="ttr-ref-group">
          <h4>{label("sources")}</h4>
          <ul class="ttr-ref-sources">
            {one.by.map((id) => {
              const source = data.about.sources.find((known) => known.id === id);
              const name = say(source?.name);
              return (
                <li key={id} title={say(source?.about)}>
                  {id === "english" && one.page !== null ? texts.t("reference-page", { source: name, page: one.page }) : name}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <Related title={texts.t("ui-ref-comes-up")} questions={questions} states={states} />
    </>
  );
}

function Step({ to, turn, name }: { to: RuleEntry | undefined; turn: number; name: string }) {
  const { nav, say } = useReference();
  return (
    <Button
      class="ttr-square"
      disabled={!to}
      aria-label={name}
      title={to && `${to.number} · ${say(to.title)}`}
      onClick={() => to && nav.choose(to.number)}
    >
      <ChevronIcon turn={turn} />
    </Button>
  );
}
