"""The names of the format: its fields and words."""

from __future__ import annotations

from typing import Any

from ....records.errors import RecordPlace, Section
from ..scoring import score, winners
from ..state import PREPARATION, State

FORMAT = "rolling-village/record"
VERSION = 1

# Any other fields of these objects are kept as they are.
DOCUMENT_FIELDS = frozenset({"format", "version", "setup", "preparation", "turns", "result"})
SETUP_FIELDS = frozenset({"seed", "dice_from", "players", "sheet"})
PLAYER_FIELDS = frozenset({"name", "control"})


def place_of(turn: int, sheet: int = 0) -> RecordPlace:
    """A turn of the record, the preparation being 0, or the sheet of one player in it, from 1."""
    section = Section.PREPARATION if turn == PREPARATION else Section.TURN
    return RecordPlace(section, turn, sheet=sheet)


def result_document(state: State) -> dict[str, Any]:
    """The `result` of a finished game."""
    scores = score(state)
    return {
        "scores": [
            {"turns": list(part.turns), "squares": part.squares, "total": part.total}
            for part in scores
        ],
        "winners": winners(scores),
    }
