/** The words of the game in three languages, and what the sources call the same things. */

import { useEnv } from "../context";
import type { Language } from "../wire";
import { RuleLinks } from "./bits";
import { useNav, useReference } from "./context";
import type { TermEntry } from "./wire";

const OTHERS: readonly (readonly [Language, string, string])[] = [
  ["en", "en", "EN"],
  ["zh", "zh-Hans", "中"],
  ["ja", "ja", "日"],
];

const LATIN = /^[\x20-\x7e]+$/;

export function Words() {
  const { data, label } = useReference();
  return (
    <ul class="ttr-ref-scroll ttr-ref-cards" aria-label={label("glossary")}>
      {data.glossary.map((one) => (
        <Word key={one.id} one={one} />
      ))}
    </ul>
  );
}

function Word({ one }: { one: TermEntry }) {
  const { texts } = useEnv();
  const { data, say, label } = useReference();
  const chosen = useNav((state) => state.items["glossary"] === one.id);
  return (
    <li class={`ttr-ref-card ${chosen ? "ttr-on" : ""}`} data-term={one.id}>
      <h4 tabIndex={-1} {...(chosen ? { "data-ref-heading": true } : {})}>
        {say(one.term)}
      </h4>
      <p class="ttr-ref-others">
        {OTHERS.filter(([language]) => language !== texts.language).map(([language, tag, sign]) => (
          <span key={language} lang={tag}>
            <small aria-hidden="true">{sign}</small> {one.term[language]}
          </span>
        ))}
      </p>
      <p>{say(one.meaning)}</p>
      {one.words.length > 0 && (
        <dl class="ttr-ref-also">
          <dt>{label("also")}</dt>
          {one.words.map(({ word, by }) => (
            <dd key={`${word} ${by}`}>
              <span lang={LATIN.test(word) ? "en" : undefined}>{word}</span>
              {by && <small> {say(data.about.sources.find(({ id }) => id === by)?.name)}</small>}
            </dd>
          ))}
        </dl>
      )}
      <div class="ttr-ref-card-foot">
        <RuleLinks rules={one.rules} />
      </div>
    </li>
  );
}
