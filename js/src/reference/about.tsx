/** What the reference covers, when it was checked, its sources, and whose rights there are. */

import { useReference } from "./context";

export function About() {
  const { data, say, label } = useReference();
  const { paragraphs, sources } = data.about;
  return (
    <div class="ttr-ref-scroll ttr-ref-about" tabIndex={0} role="group" aria-label={label("about")}>
      <section>
        <h3 data-ref-heading tabIndex={-1}>
          {label("about")}
        </h3>
        {paragraphs.map((text) => (
          <p key={text.en}>{say(text)}</p>
        ))}
      </section>
      <section>
        <h3>{label("sources")}</h3>
        <dl>
          {sources.map((source) => (
            <div key={source.id}>
              <dt>{say(source.name)}</dt>
              <dd>{say(source.about)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
