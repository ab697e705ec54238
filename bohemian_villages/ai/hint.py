"""The hint: the best ways to play on, what is expected of each, and what decides between them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from ..engine.state import State
from .closer_look import MOST_WEIGHED, closer_look, distinct_options
from .expectation import expectation, expected_of
from .hint_data import EXPERT, HARD, Hint, Reason, Suggestion
from .hint_reasons import deciding, forgone, reasons
from .network import Network
from .weighing import Option

# How many ways to play on are told: those that expert weighs.
MOST_TOLD = MOST_WEIGHED
MOST_REASONS = 5


def hints(state: State, network: Network, luck: int) -> Iterator[Hint]:
    """What can be said at once, then what can be said after a closer look."""
    if state.is_over or state.awaits_roll:
        yield chances_only(state, network)
        return
    ranked = distinct_options(state, network)
    yield _hint(state, ranked, HARD)
    if len(ranked) > 1:
        looked_at = closer_look(state, ranked[:MOST_TOLD], network, random.Random(luck))
        yield _hint(state, looked_at, EXPERT)


def chances_only(state: State, network: Network) -> Hint:
    """What is expected, and nothing else."""
    return Hint(state.player, expectation(state, network))


def _hint(state: State, ranked: Sequence[Option], level: str) -> Hint:
    told = ranked[:MOST_TOLD]
    found = [reasons(state, each.actions) for each in told]
    suggestions = tuple(
        _suggestion(each, own, found[_compared_with(place, told)])
        for place, (each, own) in enumerate(zip(told, found, strict=True))
    )
    return Hint(state.player, suggestions[0].expected, suggestions, level)


def _compared_with(place: int, told: Sequence[Option]) -> int:
    """The place of the option beside which another one is seen."""
    if place:
        return 0
    # Rolling again is weighed against what the dice allow as they lie.
    others = [p for p, each in enumerate(told) if p and not (told[0].is_reroll and each.is_reroll)]
    return others[0] if others else 0


def _suggestion(option: Option, own: Sequence[Reason], compared: Sequence[Reason]) -> Suggestion:
    told = deciding(own, compared)[:MOST_REASONS]
    return Suggestion(option.actions, expected_of(option), tuple(told), forgone(own, compared))
