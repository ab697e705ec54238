"""The benchmark: how fast the rules and the levels are, on one core.

The speed of a machine changes from second to second. So everything to be compared runs in short
slices, taking turns, and the median of the slices counts.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import count, cycle, islice
from statistics import median
from time import perf_counter
from typing import Protocol, TypeVar

from attrs import frozen

from ...ai_turns import ThinkingTime
from ...engine.actions import Action, all_rolls
from ...engine.game import Game, Step
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


class Workload(Protocol):
    """Something whose speed is measured."""

    def run(self, seconds: float) -> Slice:
        """Run for about so long."""
        ...


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
        each.run(share * WARM_UP)
    slices: dict[str, list[Slice]] = {name: [] for name in workloads}
    rounds = min(MOST_ROUNDS, max(1, int(share / SHORTEST_SLICE)))
    for _ in range(rounds):
        for name, each in workloads.items():
            slices[name].append(each.run(share * (1 - WARM_UP) / rounds))
        if perf_counter() > deadline:
            break
    return {name: _speed(each) for name, each in slices.items()}


def _speed(slices: Sequence[Slice]) -> Speed:
    return Speed(
        actions=median(each.actions / each.seconds for each in slices),
        games=median(each.games / each.seconds for each in slices),
    )


class WholeGames:
    """A workload of whole games."""

    def play(self) -> int:
        """Play one game and return the number of its actions."""
        raise NotImplementedError

    def run(self, seconds: float) -> Slice:
        """Play games for about so long, at least one."""
        actions, games, begin = 0, 0, perf_counter()
        while not games or perf_counter() - begin < seconds:
            actions += self.play()
            games += 1
        return Slice(actions, games, perf_counter() - begin)


class Playouts(WholeGames):
    """Random games of this program, in turn with two, three, four and five players."""

    def __init__(self, villages: VillageSet) -> None:
        dealt = _setups(villages, cycle(range(LEAST_PLAYERS, MOST_PLAYERS + 1)))
        # Setting up boards is not part of what is measured.
        self._setups = cycle(list(islice(dealt, DEALS)))
        self._rng = random.Random(0)

    def play(self) -> int:
        """Play one random game."""
        state, actions = next(self._setups).initial_state(), 0
        while state.ending is None:
            state, _events = apply(state, random_action(state, self._rng))
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


class Decisions:
    """A level playing against itself; counts its decisions and times only its thinking."""

    def __init__(self, level: str, villages: VillageSet) -> None:
        self._level = level
        self._setups = _setups(villages, cycle([PLAYERS_AT_LEVELS]))
        self._thinking = [ThinkingTime() for _ in range(PLAYERS_AT_LEVELS)]
        self._steps = self._play_forever()

    def _play_forever(self) -> Iterator[Step]:
        for setup in self._setups:
            players = [make_player(self._level) for _ in setup.players]
            yield from play_on(Game(setup), players, self._thinking)

    def run(self, seconds: float) -> Slice:
        """Decide for about so long, at least once."""
        before, decisions = self._seconds(), self._decisions()
        while self._seconds() - before < seconds or self._decisions() == decisions:
            next(self._steps)
        return Slice(self._decisions() - decisions, 0, self._seconds() - before)

    def _decisions(self) -> int:
        return sum(each.decisions for each in self._thinking)

    def _seconds(self) -> float:
        return sum(each.seconds for each in self._thinking)


def _setups(villages: VillageSet, player_counts: Iterator[int]) -> Iterator[Setup]:
    """One deal after another, the same ones every time."""
    for number, players in zip(count(1), player_counts, strict=False):
        seats = [Player(color.capitalize(), color) for color in COLORS[:players]]
        yield villages.deal(seats, f"bench-{number}")


def all_levels(villages: VillageSet) -> dict[str, Workload]:
    """A workload for every level."""
    return {level: Decisions(level, villages) for level in LEVELS}
