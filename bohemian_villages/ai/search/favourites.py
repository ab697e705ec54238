"""Favourites: the option a player chooses, which may be a matter of taste.

A taste decides only between options that the player thinks nearly as good as the best: for its
liking it gives away no more than `BAND` of a win at a decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...engine.state import State
from ..evaluation.batch_evaluation import DIGITS
from ..tastes import Taste, liking, steps
from .options import Option

# In wins: how far behind the best an option chosen for its taste may be, and the bonus for a move
# that is wholly to the player's taste. A review would call it doubtful, but never a mistake.
BAND = 0.024
UNIT = 0.024


class JudgedOption(NamedTuple):
    """An option, and the value the player assigns to it."""

    option: Option
    value: float


def favourite(state: State, judged: Sequence[JudgedOption], taste: Taste | None) -> Option:
    """The option a player chooses: the best, or one nearly as good that it likes more."""
    best = max(judged, key=lambda each: each.value)
    if taste is None:
        return best.option
    least = round(best.value - BAND, DIGITS)
    close = [each for each in judged if each.value >= least]
    return max(close, key=lambda each: _appeal(state, each, taste)).option


def _appeal(state: State, judged: JudgedOption, taste: Taste) -> float:
    liked = [liking(step, taste) for step in steps(state, judged.option.actions)]
    return round(judged.value + UNIT * sum(liked), DIGITS)
