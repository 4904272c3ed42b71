"""Every lesson as it runs, as text: what is done, how it is judged, and the game as it is recorded.

``python -m tests.teach.playthrough`` writes tests/playthroughs anew; read what has changed before committing it.
"""

from __future__ import annotations

from pathlib import Path

import ttr_widget as ttr
from ttr_widget.teach import LessonSpec

FOLDER = Path(__file__).parents[1] / "playthroughs"


def path_of(spec: LessonSpec) -> Path:
    """The file of a lesson."""
    return FOLDER / f"lesson-{spec.number:02}-{spec.id}.txt"


def text_of(spec: LessonSpec) -> str:
    """The playthrough of a lesson."""
    lesson = ttr.Lesson(spec)
    lines = [spec.line(), ""]
    for move in spec.solution:
        step = lesson.step + 1
        lines.append(f"step {step}: {move}: {lesson.play(move).verdict}")
    lines.append("")
    scores = [f"{name} {score.total}" for name, score in zip(lesson.game.names, lesson.game.scores(), strict=True)]
    lines += [f"Totals, if it ended here: {', '.join(scores)}", "", lesson.game.to_record()]
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in ttr.lessons:
        path_of(one).write_text(text_of(one), encoding="utf-8")
