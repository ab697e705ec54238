"""Summaries of saved games, made without replaying them, for a line in a list."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

from attrs import frozen

from ...files import LARGEST_RECORD, moment, read_bytes
from ...words import foreign
from ...words.grammar import lists
from .game_format import GameFormat

# The most characters that fit into a line of a menu.
LONGEST_PLAYERS = 60


@frozen
class RecentGame:
    """A saved game in short."""

    file: Path
    format: GameFormat
    when: datetime
    players: str
    """The players' names in a line."""
    turn: int
    is_over: bool


def recent_game(file: Path, game_format: GameFormat, changed: float) -> RecentGame | None:
    """The summary of a file; None if it is no record."""
    try:
        summary = game_format.summary(json.loads(read_bytes(file, LARGEST_RECORD)))
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    players = foreign.one_line(lists.all_of(summary.names), LONGEST_PLAYERS)
    return RecentGame(file, game_format, moment(changed), players, summary.turn, summary.is_over)
