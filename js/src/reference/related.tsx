/** Questions and rare states as links. */

import { Button } from "../controls";
import { useReference } from "./context";
import type { QuestionEntry, StateEntry } from "./wire";

interface Props {
  title: string;
  questions: readonly QuestionEntry[];
  states: readonly StateEntry[];
}

export function Related({ title, questions, states }: Props) {
  const { nav, say } = useReference();
  if (!questions.length && !states.length) return null;
  return (
    <div class="ttr-ref-group">
      <h4>{title}</h4>
      <ul class="ttr-ref-cites">
        {questions.map((question) => (
          <li key={question.id}>
            <Button class="ttr-ref-cite" onClick={() => nav.go("questions", String(question.number))}>
              <span class="ttr-ref-sign">{question.number}</span>
              {say(question.question)}
            </Button>
          </li>
        ))}
        {states.map((state) => (
          <li key={state.id}>
            <Button class="ttr-ref-cite" onClick={() => nav.go("museum", state.id)}>
              <span class="ttr-ref-sign ttr-ref-sign-state" aria-hidden="true">
                ◆
              </span>
              {say(state.title)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
