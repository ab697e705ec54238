"""Records of the past stay readable, and are written again to the byte."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bohemian_villages.engine.actions import CollectIncome, EndTurn, Place
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import dumps, loads
from tests.engine.record_corpus import FOLDER, RECORDS, bank_emptied_by, has_kick
from tests.record_files import read_record

FILES = sorted(FOLDER.glob("*.bvg"))

SHOWN: dict[str, Callable[[Game], bool]] = {
    "two-players": lambda game: game.state.is_over and game.state.players == 2,
    "three-players": lambda game: game.state.is_over and game.state.players == 3,
    "five-players": lambda game: game.state.is_over and game.state.players == 5,
    "forgetful": lambda game: any(isinstance(step.action, CollectIncome) for step in game.steps),
    "by-hand": lambda game: game.setup.seed is None and game.state.is_over,
    "bank-emptied-by-placement": lambda game: bank_emptied_by(game, Place),
    "bank-emptied-by-income": lambda game: bank_emptied_by(game, EndTurn),
    "kick": has_kick,
    "unfinished": lambda game: not game.state.is_over and game.state.moved,
    "branched": lambda game: bool(game.setup.dice_from and game.extra and game.setup.extra),
}


def test_all_records_are_there() -> None:
    assert {file.stem for file in FILES} == RECORDS.keys() == SHOWN.keys()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_of_the_past_is_written_again_to_the_byte(file: Path) -> None:
    assert dumps(read_record(file)).encode() == file.read_bytes()


@pytest.mark.parametrize(("name", "shows"), SHOWN.items())
def test_a_record_shows_what_it_is_kept_for(name: str, shows: Callable[[Game], bool]) -> None:
    assert shows(loads((FOLDER / f"{name}.bvg").read_bytes()))


def test_the_records_show_every_action() -> None:
    turns = [told for file in FILES for told in json.loads(file.read_bytes())["turns"]]
    done = {action["do"] for told in turns for action in told.get("actions", ())}
    assert done == {"place", "bishop", "special", "reroll", "end"}
