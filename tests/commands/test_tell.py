"""Without a screen the program tells a game line by line."""

from __future__ import annotations

import json
from pathlib import Path

from bohemian_villages.engine.record import dumps
from bohemian_villages.words.game.log import tell
from tests.commands.program import Program
from tests.commands.test_replay import broken, game


def test_without_arguments_a_game_among_computer_players_is_told(program: Program) -> None:
    outcome = program()
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.lines[0] == "Bohemian Villages"
    assert "Final scoring" in outcome.lines


def test_another_game_every_time(program: Program) -> None:
    assert program().out != program().out


def test_a_saved_game_is_told(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.bvg"
    file.write_text(dumps(game()), "utf-8")
    assert program(file).lines == list(tell(game()))


def test_a_broken_game_is_refused_with_one_sentence(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.bvg"
    file.write_text(broken(), "utf-8")
    outcome = program(file)
    assert (outcome.status, outcome.out) == (1, "")
    assert "game.bvg”: This saved game is damaged. Turn 3" in outcome.err
    assert len(outcome.err.splitlines()) == 1


def test_a_name_with_control_characters_is_refused_on_one_line(
    program: Program, tmp_path: Path
) -> None:
    document = json.loads(dumps(game()))
    document["setup"]["players"][0]["name"] = "Anna\n\x1b[31mred"
    file = tmp_path / "game.bvg"
    file.write_text(json.dumps(document), "utf-8")
    outcome = program(file)
    assert (outcome.status, outcome.out) == (1, "")
    assert "game.bvg”: This saved game is damaged. Setup: " in outcome.err
    assert "\x1b" not in outcome.err
    assert len(outcome.err.splitlines()) == 1
