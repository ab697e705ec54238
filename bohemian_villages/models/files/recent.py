"""What can be said of a kept game without playing it: enough for a line in a list."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

from attrs import frozen

from ...files import LARGEST_RECORD, moment, read_bytes
from ...words import foreign
from ...words.grammar import lists
from .game_format import GameFormat

# As many characters as a menu can well show in a line.
LONGEST_PLAYERS = 60


@frozen
class RecentGame:
    """A kept game in short."""

    file: Path
    format: GameFormat
    when: datetime
    players: str
    """Their names in a line."""
    turn: int
    is_over: bool


def recent_game(file: Path, game_format: GameFormat, changed: float) -> RecentGame | None:
    """The game of a file in short; None if that is no record."""
    try:
        summary = game_format.summary(json.loads(read_bytes(file, LARGEST_RECORD)))
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    players = foreign.one_line(lists.all_of(summary.names), LONGEST_PLAYERS)
    return RecentGame(file, game_format, moment(changed), players, summary.turn, summary.is_over)
