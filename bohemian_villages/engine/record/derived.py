"""Fields of a record that follow from others: the writer writes them, the reader checks them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..events import CoinsPaid, Event, FigureReturned
from ..scoring import Score, score, winners
from ..state import Ending, State

SCORE_PARTS = ("coins", "town_halls", "shops", "churches", "goods", "total")


def income_document(inns: int, churches: int) -> dict[str, int]:
    """The `income` of a turn."""
    return {"inns": inns, "churches": churches}


def kicked(events: Iterable[Event]) -> int | None:
    """The `kicked` of a placement: the owner of the figure it kicked out."""
    returned = (event for event in events if isinstance(event, FigureReturned))
    return next((event.player for event in returned if event.kicked), None)


def coins(events: Iterable[Event], players: int) -> list[int]:
    """The `coins` of a placement: what it paid to each player."""
    received = [0] * players
    for event in events:
        if isinstance(event, CoinsPaid):
            received[event.player] += event.coins
    return received


def result_document(state: State, ending: Ending) -> dict[str, Any]:
    """The `result` of a finished game."""
    scores = score(state)
    return {
        "reason": ending.value,
        "scores": [_score_document(score) for score in scores],
        "winners": winners(scores),
    }


def _score_document(score: Score) -> dict[str, int]:
    return {part: getattr(score, part) for part in SCORE_PARTS}
