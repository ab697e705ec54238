"""The hint: the best ways to play on, what is expected of each, and what decides between them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from ...engine.state import State
from ..evaluation.network import Network
from ..search.closer_look import closer_look, promising_options
from ..search.expectation import expectation, expected_of
from ..search.weighing import Option
from .data import EXPERT, HARD, Hint, Reason, Suggestion, percent
from .reasons import deciding, forgone, reasons

MOST_REASONS = 5


def hints(state: State, network: Network, luck: int) -> Iterator[Hint]:
    """What can be said at once, then what can be said after a closer look."""
    if state.is_over or state.awaits_roll:
        yield chances_only(state, network)
        return
    # Told is what expert weighs.
    ranked = promising_options(state, network)
    yield _hint(state, ranked, HARD)
    if len(ranked) > 1:
        looked_at = closer_look(state, ranked, network, random.Random(luck))
        yield _hint(state, looked_at, EXPERT)


def chances_only(state: State, network: Network) -> Hint:
    """What is expected, and nothing else."""
    return Hint(state.player, expectation(state, network))


def _hint(state: State, ranked: Sequence[Option], level: str) -> Hint:
    told = _as_read(ranked, state.player)
    found = [reasons(state, each.actions) for each in told]
    suggestions = tuple(_suggestion(place, told, found) for place in range(len(told)))
    return Hint(state.player, suggestions[0].expected, suggestions, level)


def _as_read(ranked: Sequence[Option], player: int) -> list[Option]:
    """Those first that show the higher chance to win.

    Options are ranked by chance and coins together; with more coins, one may stand before another
    that wins a little oftener. Nobody who reads the percents would understand that.
    """
    return sorted(ranked, key=lambda option: -percent(option.chances[player]))


def _suggestion(
    place: int, told: Sequence[Option], found: Sequence[Sequence[Reason]]
) -> Suggestion:
    compared_with = _compared_with(place, told)
    own, compared = found[place], found[compared_with]
    return Suggestion(
        told[place].actions,
        expected_of(told[place]),
        tuple(deciding(own, compared)[:MOST_REASONS]),
        forgone(own, compared),
        compared_with,
    )


def _compared_with(place: int, told: Sequence[Option]) -> int:
    """The place of the option beside which another one is seen."""
    if place:
        return 0
    # Rolling again is weighed against what the dice allow as they lie.
    others = [p for p, each in enumerate(told) if p and not (told[0].is_reroll and each.is_reroll)]
    return others[0] if others else min(1, len(told) - 1)
