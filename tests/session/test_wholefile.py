"""The file of a game: links and folders that change, readers that hold it, temporary files that are swept away."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

import ttr_widget as ttr
from tests.session.test_autosave import begun, same
from ttr_widget.saves import autosave, wholefile


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "my_game.json"


def test_links_and_folders_that_change(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link = path.with_name("link.json")
    link.symlink_to(path)
    monkeypatch.chdir(path.parent)
    game = ttr.Game(players=2, seed=1, autosave="link.json")
    monkeypatch.chdir("/")
    game.play("keep all")
    assert same(game, path)
    assert link.is_symlink()


def test_a_reader_that_holds_the_file_for_a_moment(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows, where a file that is open cannot be replaced."""
    game = begun(path)
    rename = Path.replace
    tries: list[Path] = []

    def held(source: Path, target: Path) -> Path:
        tries.append(target)
        if len(tries) < 3:
            raise PermissionError(errno.EACCES, "in use")
        return rename(source, target)

    monkeypatch.setattr(wholefile, "PATIENCE", (0.001,) * 3)
    monkeypatch.setattr(Path, "replace", held)
    game.undo()
    assert len(tries) == 3
    assert same(game, path)


def test_a_temporary_file_that_another_kernel_sweeps_away(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = begun(path)
    rename = wholefile._rename
    swept: list[Path] = []

    def sweep_once(source: Path, target: Path) -> None:
        if not swept:
            wholefile.sweep(path, autosave.MARK)
            swept.append(source)
        rename(source, target)

    monkeypatch.setattr(wholefile, "_rename", sweep_once)
    game.undo()
    assert swept
    assert same(game, path)
