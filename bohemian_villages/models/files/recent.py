"""What can be said of a kept game without playing it: enough for a line in a list."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

from attrs import frozen

from ...files import LARGEST_RECORD, moment, read_bytes
from ...words import foreign
from ...words.names import lists

# As many characters as a menu can well show in a line.
LONGEST_PLAYERS = 60


@frozen
class RecentGame:
    """A kept game in short."""

    file: Path
    when: datetime
    players: str
    """Their names in a line."""
    turn: int
    is_over: bool


def recent_game(file: Path, changed: float) -> RecentGame | None:
    """The game of a file in short; None if that is no record."""
    try:
        document = json.loads(read_bytes(file, LARGEST_RECORD))
        names = [foreign.name(player["name"]) for player in document["setup"]["players"]]
        turn, is_over = max(len(document["turns"]), 1), "result" in document
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    players = foreign.one_line(lists.all_of(names), LONGEST_PLAYERS)
    return RecentGame(file, moment(changed), players, turn, is_over)
