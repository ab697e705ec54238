"""Opening and saving: a game, or a sentence that says why not."""

from __future__ import annotations

from pathlib import Path

from bohemian_villages.models.files.open_file import open_file, save_file
from bohemian_villages.models.game.format import FORMAT
from tests.models.tables import people, played


def test_a_saved_game_is_opened_as_it_was(tmp_path: Path) -> None:
    game = played(people(3), 30)
    assert save_file(tmp_path / "game.bvg", FORMAT, game) == ""
    opened = open_file(tmp_path / "game.bvg", (FORMAT,))
    assert opened.problem == ""
    assert opened.game is not None
    assert [step.action for step in opened.game.steps] == [step.action for step in game.steps]


def test_a_missing_a_broken_and_a_foreign_file_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "broken.bvg").write_text('{"format": "bohemian-villages/record"')
    (tmp_path / "foreign.bvg").write_text('{"format": "chess"}')
    (tmp_path / "picture.bvg").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    (tmp_path / "folder.bvg").mkdir()
    names = ("missing", "broken", "foreign", "picture", "folder")
    opened = [open_file(tmp_path / f"{name}.bvg", (FORMAT,)) for name in names]
    assert all(each.game is None for each in opened)
    assert all(each.problem for each in opened)
    # What is no JSON is no JSON; the others are each wrong in a way of its own.
    assert len({each.problem for each in opened}) >= 4


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    game = played(people(2), 4)
    (tmp_path / "folder.bvg").mkdir()
    assert "folder.bvg" in save_file(tmp_path / "folder.bvg", FORMAT, game)
    assert save_file(tmp_path / "nowhere" / "game.bvg", FORMAT, game)
