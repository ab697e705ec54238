"""Records for the tests: the example of the format, whole games, and how to break them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bohemian_villages.records.errors import RecordError
from bohemian_villages.rolling_village.engine.actions import ALL_ROLLS
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.record import loads, to_document
from bohemian_villages.rolling_village.engine.setup import Player, Setup
from tests.rolling_village.engine.sheets import PRINTED

EXAMPLE = """
{
  "format": "rolling-village/record",
  "version": 1,
  "setup": {
    "seed": "7",
    "players": [{"name": "Anna", "control": "human"}],
    "sheet": [[3, 0, 2, 2, 0, 3], [0, 1, 0, 0, 1, 0], [2, 0, 1, 1, 0, 2], [0, 1, 0, 0, 1, 0],
              [3, 0, 2, 2, 0, 3]]
  },
  "preparation": {"roll": [2, 6], "sheets": [
    {"draw": [{"project": "house", "column": 2, "avenue": 1},
              {"project": "lake", "column": 6, "avenue": 1}]}]},
  "turns": [
    {"roll": [3, 1], "sheets": [
      {"draw": [{"project": "lake", "column": 1, "avenue": 1},
                {"project": "house", "column": 3, "avenue": 1}],
       "bonus": null, "scored": 1, "score": 8}]}]
}
"""


def example() -> Any:
    """The document of the example."""
    return json.loads(EXAMPLE)


def random_game(seed: object, players: int = 2, steps: int = 10_000, by_seed: bool = False) -> Game:
    """A random game, broken off after so many steps."""
    rng = random.Random(str(seed))
    seats = tuple(Player(f"p{number}") for number in range(players))
    game = Game(Setup(seats, PRINTED, str(seed) if by_seed else None))
    while not game.state.is_over and len(game.steps) < steps:
        if game.state.awaits_roll:
            game.play(game.due_roll or rng.choice(ALL_ROLLS))
        else:
            game.play(rng.choice(legal_actions(game.state)))
    return game


def whole() -> Any:
    """The document of a whole game of two, with a picked avenue in it."""
    for seed in range(1000):
        game = random_game(seed)
        if any(step.state.avenue_due and step.turn == 2 for step in game.steps):
            return to_document(game)
    raise AssertionError


def read(document: Any) -> Game:
    """The game that a document, or a text, tells."""
    return loads(document if isinstance(document, str | bytes) else json.dumps(document))


def error_of(document: Any) -> RecordError:
    """What is wrong with a broken record."""
    with pytest.raises(RecordError) as caught:
        read(document)
    return caught.value
