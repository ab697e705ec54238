"""Saved games of either game, told apart by suffix and content."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from ..engine.game import Game
from ..models.files.game_format import read_any
from ..models.game.format import FORMAT as BOHEMIAN
from ..records.errors import RecordError
from ..rolling_village.engine.errors import Refusal as RollingRefusal
from ..rolling_village.engine.game import Game as RollingGame
from ..rolling_village.models.format import FORMAT as ROLLING

SavedGame = Game | RollingGame


def read(file: str) -> SavedGame:
    """The game told by a file; RecordError if that is no record, or cannot be read at all."""
    reading = read_any(Path(file), (BOHEMIAN, ROLLING))
    if reading.error is not None:
        raise reading.error
    return cast(SavedGame, reading.game)


def sentence(error: RecordError) -> str:
    """What is wrong with a record of either game and where, in one sentence."""
    is_rolling = isinstance(error.refusal, RollingRefusal)
    return (ROLLING if is_rolling else BOHEMIAN).sentence(error)
