"""The hint: the best options, what is expected of each, and what decides between them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from ...engine.state import State
from ...hints import deciding
from ...levels import EXPERT, HARD
from ..evaluation.network import Network
from ..search.look_ahead import look_ahead, promising_options
from ..search.options import Option
from ..search.state_evaluation import evaluate_state, evaluation_of
from .data import Hint, Reason, Suggestion, percent
from .reasons import forgone, reasons

MOST_REASONS = 5


def hints(state: State, network: Network, luck: int) -> Iterator[Hint]:
    """A quick hint, then one that looks ahead; `luck` seeds the dice of the latter."""
    if state.is_over or state.awaits_roll:
        yield chances_only(state, network)
        return
    options = promising_options(state, network)
    yield hint_of(state, options, HARD)
    if len(options) > 1:
        yield hint_of(state, look_ahead(state, options, network, random.Random(luck)), EXPERT)


def chances_only(state: State, network: Network) -> Hint:
    """A hint without suggestions, for a position in which no decision is due."""
    return Hint(state.player, evaluate_state(state, network))


def hint_of(state: State, ranked: Sequence[Option], level: str) -> Hint:
    """The hint that suggests these options."""
    options = _sorted_by_shown_chance(ranked, state.player)
    found = [reasons(state, each.actions) for each in options]
    suggestions = tuple(_suggestion(place, options, found) for place in range(len(options)))
    return Hint(state.player, suggestions[0].evaluation, suggestions, level)


def _sorted_by_shown_chance(ranked: Sequence[Option], player: int) -> list[Option]:
    """The options, highest shown chance to win first.

    They are ranked by chance and coins together, so one with more coins may precede another that
    wins slightly more often. Beside the percentages that would look like a mistake.
    """
    return sorted(ranked, key=lambda option: -percent(option.chances[player]))


def _suggestion(
    place: int, options: Sequence[Option], found: Sequence[Sequence[Reason]]
) -> Suggestion:
    compared_with = _compared_with(place, options)
    own, compared = found[place], found[compared_with]
    return Suggestion(
        options[place].actions,
        evaluation_of(options[place]),
        tuple(deciding(own, compared)[:MOST_REASONS]),
        forgone(own, compared),
        compared_with,
    )


def _compared_with(place: int, options: Sequence[Option]) -> int:
    """The index of the option that another one is compared with."""
    if place:
        return 0
    # A reroll is compared with what the dice allow as they lie.
    others = [
        other
        for other, each in enumerate(options)
        if other and not (options[0].is_reroll and each.is_reroll)
    ]
    return others[0] if others else min(1, len(options) - 1)
