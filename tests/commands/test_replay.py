"""`replay`: what is said of a record, and the exit status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bohemian_villages.ai.levels import make_player
from bohemian_villages.engine.actions import Roll
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import dumps, to_document
from bohemian_villages.engine.scoring import score
from bohemian_villages.engine.setup import Player
from bohemian_villages.levels import RANDOM
from bohemian_villages.play.match import play_game
from bohemian_villages.village_sets import standard_set
from tests.commands.program import Program
from tests.record_files import write_record


def game() -> Game:
    deal = standard_set().deal([Player("Anna", "red"), Player("Ota", "blue")], "7")
    return play_game(deal, [make_player(RANDOM)] * 2)


def broken() -> str:
    """A record in which the first die of turn 3 fell otherwise."""
    document = to_document(game())
    roll = document["turns"][2]["roll"]
    roll[0] = roll[0] % 6 + 1
    return json.dumps(document)


def test_a_whole_game_is_told_with_its_totals(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.bvg"
    write_record(file, game())
    totals = " ".join(str(part.total) for part in score(game().state))
    outcome = program("replay", file)
    assert (outcome.status, outcome.out, outcome.err) == (0, f"{file}: ok {totals}\n", "")


def test_a_game_under_way_is_told_with_its_turn(program: Program, tmp_path: Path) -> None:
    whole, file = game(), tmp_path / "game.bvg"
    for steps in range(0, len(whole.steps), 7):
        part = whole.upto(steps)
        write_record(file, part)
        # A reroll is written once its dice have fallen, so the record may be one step behind.
        assert program("replay", file).out == f"{file}: unfinished, turn {part.turn}\n"


def test_the_turn_is_the_next_one_once_a_turn_has_ended(program: Program, tmp_path: Path) -> None:
    whole, file = game(), tmp_path / "game.bvg"
    second = [s.turn for s in whole.steps].index(2)
    assert isinstance(whole.steps[second].action, Roll)
    write_record(file, whole.upto(second))
    assert program("replay", file).out == f"{file}: unfinished, turn 2\n"


def test_a_broken_record_is_told_with_the_place(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.bvg"
    file.write_text(broken(), "utf-8")
    outcome = program("replay", file)
    assert outcome.status == 1
    assert outcome.out.startswith(f"{file}: broken: turn 3")
    assert len(outcome.lines) == 1
    assert outcome.err == ""


def test_all_files_are_checked_even_after_a_broken_one(program: Program, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.bvg", "b.bvg", "c.bvg")]
    files[0].write_text("{", "utf-8")
    files[1].write_text(broken(), "utf-8")
    files[2].write_text(dumps(game()), "utf-8")
    outcome = program("replay", *files)
    assert outcome.status == 1
    assert [line.split(": ")[1].split()[0] for line in outcome.lines] == ["broken", "broken", "ok"]


def test_a_file_that_cannot_be_read_is_broken(program: Program, tmp_path: Path) -> None:
    missing, folder = tmp_path / "none.bvg", tmp_path
    outcome = program("replay", missing, folder)
    assert outcome.status == 1
    assert outcome.err == ""
    first, second = outcome.lines
    assert first.startswith(f"{missing}: broken: ")
    assert "no file" in first
    assert second.startswith(f"{folder}: broken: ")
    assert "folder" in second


@pytest.mark.parametrize("name", ["a\nb.bvg", "\x1b[31m.bvg", "\udcff.bvg", "Žďár 🏰.bvg"])
def test_a_verdict_is_one_line_whatever_the_file_is_called(
    program: Program, tmp_path: Path, name: str
) -> None:
    file = tmp_path / name
    try:
        file.write_text(dumps(game()), "utf-8")
    except OSError:
        pytest.skip("there can be no such file here")
    outcome = program("replay", file)
    assert outcome.status == 0
    assert len(outcome.out.splitlines()) == 1
    assert "\x1b" not in outcome.out


@pytest.mark.parametrize("text", ["", "[]", "null", "[" * 100_000, '{"format": "\\ud800"}', "\xff"])
def test_what_is_no_record_at_all_is_broken_in_one_line(
    program: Program, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "game.bvg"
    file.write_text(text, "latin-1")
    outcome = program("replay", file)
    assert outcome.status == 1
    assert len(outcome.lines) == 1
    assert outcome.out.startswith(f"{file}: broken: ")
