"""The benchmark: how fast the rules and the levels are, on one core.

The speed of a machine changes from second to second. So everything to be compared runs in short
slices, taking turns, and the median of the slices counts.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, cycle, islice
from statistics import median
from time import perf_counter
from typing import TypeVar

from attrs import frozen

from ...ai_turns import ThinkingTime
from ...engine.actions import Action, all_rolls
from ...engine.game import Game
from ...engine.moves import legal_actions
from ...engine.rules import apply
from ...engine.setup import COLORS, LEAST_PLAYERS, MOST_PLAYERS, Player, Setup
from ...engine.state import State
from ...engine.village_set import VillageSet
from ...levels import LEVELS
from ...play.match import play_on
from ..levels import make_player

MOST_ROUNDS = 20
# The part of the time spent on filling caches, which does not count.
WARM_UP = 0.25
SHORTEST_SLICE = 0.05
PLAYERS_AT_LEVELS = 4
DEALS = 64

Item = TypeVar("Item")


@frozen
class Slice:
    """What was done in one slice of time."""

    actions: int
    games: int
    seconds: float


Workload = Callable[[float], Slice]
"""Something whose speed is measured: runs for about so many seconds."""


@frozen
class Speed:
    """The median of all slices."""

    actions: float
    """Actions a second: every roll and every decision, the end of a turn included."""
    games: float


def measure(workloads: Mapping[str, Workload], seconds: float) -> dict[str, Speed]:
    """Measure the speed of all workloads in about so much time altogether."""
    deadline = perf_counter() + seconds
    share = seconds / len(workloads)
    for each in workloads.values():
        each(share * WARM_UP)
    slices: dict[str, list[Slice]] = {name: [] for name in workloads}
    rounds = min(MOST_ROUNDS, max(1, int(share / SHORTEST_SLICE)))
    for _ in range(rounds):
        for name, each in workloads.items():
            slices[name].append(each(share * (1 - WARM_UP) / rounds))
        if perf_counter() > deadline:
            break
    return {name: _speed(each) for name, each in slices.items()}


def _speed(slices: Sequence[Slice]) -> Speed:
    return Speed(
        actions=median(each.actions / each.seconds for each in slices),
        games=median(each.games / each.seconds for each in slices),
    )


def whole_games(play: Callable[[], int]) -> Workload:
    """A workload of whole games; `play` plays one and returns the number of its actions."""

    def run(seconds: float) -> Slice:
        actions, games, begin = 0, 0, perf_counter()
        while not games or perf_counter() - begin < seconds:
            actions += play()
            games += 1
        return Slice(actions, games, perf_counter() - begin)

    return run


def decisions(steps: Iterator[object], thinking: Sequence[ThinkingTime]) -> Workload:
    """A workload of decisions, at least one: plays games step by step, and times the thinking."""

    def so_far() -> tuple[int, float]:
        return sum(each.decisions for each in thinking), sum(each.seconds for each in thinking)

    def run(seconds: float) -> Slice:
        made, begin = now = so_far()
        while now[0] == made or now[1] - begin < seconds:
            next(steps)
            now = so_far()
        return Slice(now[0] - made, 0, now[1] - begin)

    return run


def playouts(villages: VillageSet) -> Workload:
    """Random games of this program, in turn with two, three, four and five players."""
    dealt = _setups(villages, cycle(range(LEAST_PLAYERS, MOST_PLAYERS + 1)))
    # Setting up boards is not part of what is measured.
    setups = cycle(list(islice(dealt, DEALS)))
    rng = random.Random(0)
    return whole_games(lambda: random_game(next(setups).initial_state(), rng))


def random_game(state: State, rng: random.Random) -> int:
    """Play a game at random to its end; how many actions it took."""
    actions = 0
    while state.ending is None:
        state, _events = apply(state, random_action(state, rng))
        actions += 1
    return actions


def random_action(state: State, rng: random.Random) -> Action:
    """A random roll if dice are due, else a random decision."""
    if state.due_dice:
        return pick(all_rolls(len(state.due_dice)), rng)
    return pick(legal_actions(state), rng)


def pick(items: Sequence[Item], rng: random.Random) -> Item:
    """A random item; faster than `choice`, and unfair only in the last digit."""
    return items[int(rng.random() * len(items))]


def _level(level: str, villages: VillageSet) -> Workload:
    """A level playing against itself."""
    thinking = [ThinkingTime() for _ in range(PLAYERS_AT_LEVELS)]
    steps = (
        step
        for setup in _setups(villages, cycle([PLAYERS_AT_LEVELS]))
        for step in play_on(Game(setup), [make_player(level) for _ in setup.players], thinking)
    )
    return decisions(steps, thinking)


def _setups(villages: VillageSet, player_counts: Iterator[int]) -> Iterator[Setup]:
    """One deal after another, the same ones every time."""
    for number, players in zip(count(1), player_counts, strict=False):
        seats = [Player(color.capitalize(), color) for color in COLORS[:players]]
        yield villages.deal(seats, f"bench-{number}")


def all_levels(villages: VillageSet) -> dict[str, Workload]:
    """A workload for every level."""
    return {level: _level(level, villages) for level in LEVELS}
