"""The hint: the best ways to play on, what is expected of each, and what decides between them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from ..engine.state import State
from .expectation import expectation, expected_of
from .expert import look_round, usual_effort
from .hint_data import EXPERT, HARD, Hint, Suggestion
from .hint_reasons import Reason, deciding, forgone, reasons
from .look_ahead import look_ahead
from .network import Network
from .positions import Array, Positions, gather
from .weighing import DIGITS, Option, options, rank, worth_by

# How many ways to play on are told, and looked at more closely.
MOST_TOLD = 12
MOST_REASONS = 5


def hints(state: State, network: Network, luck: int) -> Iterator[Hint]:
    """What can be said at once, then what can be said after a closer look."""
    if state.is_over or state.awaits_roll:
        yield chances_only(state, network)
        return
    ranked = _distinct(rank(options(state, network), state.player))
    yield _hint(state, ranked, HARD)
    if len(ranked) > 1:
        looked_at = closer_look(state, ranked[:MOST_TOLD], network, random.Random(luck))
        yield _hint(state, looked_at, EXPERT)


def chances_only(state: State, network: Network) -> Hint:
    """What is expected, and nothing else."""
    return Hint(state.player, expectation(state, network))


def closer_look(
    state: State, ranked: list[Option], network: Network, rng: random.Random
) -> list[Option]:
    """The same options as they look after the next turns, ranked anew, the way an expert does it.

    The first ones are followed by all rolls of the next player, the closest of them further. All
    others are taken for as much better or worse as those turned out to be on average.
    """
    effort, worth, me = usual_effort(state.players), worth_by(network), state.player
    first = _followed(ranked, me, effort.candidates, effort.behind)
    ranked = _sharpened(state, ranked, first, lambda after: look_ahead(after, worth))
    closest = _followed(ranked, me, effort.deep_candidates, effort.deep_behind)
    if len(closest) < 2:
        return ranked
    return _sharpened(state, ranked, closest, lambda after: look_round(after, worth, effort, rng))


def _followed(ranked: list[Option], player: int, most: int, behind: float) -> list[Option]:
    """The first options that lead to a position of their own, unless they are too far behind."""
    turns = [each for each in ranked if each.after is not None]
    return [each for each in turns[:most] if each.worth[player] >= turns[0].worth[player] - behind]


def _sharpened(
    state: State, ranked: list[Option], followed: list[Option], look: Callable[[Positions], Array]
) -> list[Option]:
    """All options with the values of a closer look at some of them."""
    if not followed:
        return ranked
    values = look(gather([each.after for each in followed if each.after is not None]))
    seats = np.roll(values.reshape(len(followed), 3, -1), state.player, 2)
    # What an earlier look changed is in the values it is compared with.
    changes = seats - np.array([_values(each) for each in followed])
    by_option = {each.actions: change for each, change in zip(followed, changes, strict=True)}
    mean = changes.mean(0)
    return rank(
        [_changed(each, by_option.get(each.actions, mean)) for each in ranked], state.player
    )


def _values(option: Option) -> Array:
    """At kind of value and seat."""
    return np.array([option.worth, option.chances, option.scores])


def _changed(option: Option, by: Array) -> Option:
    values = _values(option) + by
    chances = values[1].clip(0, 1)
    values[1] = chances / chances.sum()
    worth, chances, scores = (tuple(row) for row in values.round(DIGITS).tolist())
    return Option(option.actions, worth, chances, scores, option.after)


def _distinct(ranked: list[Option]) -> list[Option]:
    """One of those of which exactly the same is expected, such as equal buildings elsewhere."""
    found: dict[tuple[float, ...], Option] = {}
    for each in ranked:
        found.setdefault((*each.worth, *each.scores), each)
    return list(found.values())


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
