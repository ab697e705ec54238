"""Saved games of either game, told apart by what the file says it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ..engine import record
from ..engine.game import Game
from ..files import read_document
from ..records.errors import Problem, RecordError
from ..rolling_village.engine import record as rolling_record
from ..rolling_village.engine.errors import Refusal as RollingRefusal
from ..rolling_village.engine.game import Game as RollingGame
from ..rolling_village.words import records as rolling_words
from ..words.game import records as words

SavedGame = Game | RollingGame
Loads = Callable[[bytes], SavedGame]

ROLLING_SUFFIX = ".rvg"


def read(file: str) -> SavedGame:
    """The game told by a file; RecordError if that is no record, or cannot be read at all."""
    data = read_document(file)
    if Path(file).suffix.lower() == ROLLING_SUFFIX:
        return _loads(data, rolling_record.loads, record.loads)
    return _loads(data, record.loads, rolling_record.loads)


def _loads(data: bytes, expected: Loads, other: Loads) -> SavedGame:
    """The game expected by the file's name, or the other one if the file says so."""
    try:
        return expected(data)
    except RecordError as error:
        if error.problem is not Problem.WRONG_FORMAT:
            raise
        try:
            return other(data)
        except RecordError as second:
            raise (error if second.problem is Problem.WRONG_FORMAT else second) from None


def sentence(error: RecordError) -> str:
    """What is wrong with a record of either game and where, in one sentence."""
    if isinstance(error.refusal, RollingRefusal):
        return rolling_words.sentence(error)
    return words.sentence(error)
