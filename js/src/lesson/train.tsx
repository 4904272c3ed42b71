/** A lesson is solved: a little train runs through, once. Where motion is not wished it stays away. */

import { Wagon } from "../cards";
import type { CardColor } from "../wire";

const TRAIN: readonly CardColor[] = ["purple", "green", "yellow", "red", "locomotive"];

export function LessonTrain() {
  return (
    <span class="ttr-lesson-train" aria-hidden="true" data-part="lesson-train">
      <span class="ttr-lesson-cars">
        {TRAIN.map((color) => (
          <Wagon key={color} color={color} />
        ))}
      </span>
    </span>
  );
}
