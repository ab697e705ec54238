"""Replays of any game: moving through a recorded game by steps and by turns."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Any

from attrs import evolve, frozen
from PySide6.QtCore import QObject

from ..fair_dice import DiceFrom
from ..words.replay import ReplayWords
from .change import Cause
from .game_facts import AnyGameFacts, Event, Game, Setup, State

# The most points in the plot; not every turn of a game of thousands is scored.
MOST_POINTS = 240


@frozen
class ScorePoint:
    """Everybody's score after so many steps."""

    steps: int
    totals: tuple[int, ...]


class Stepping:
    """For models of recorded games that know their turns and can go to any step."""

    turn_starts: Sequence[int]
    """For each turn the number of steps before it."""
    points: Sequence[ScorePoint]
    """The scores over time: at the start, and after each turn."""

    @property
    @abstractmethod
    def at(self) -> int:
        """How many steps of the game are shown."""

    @property
    @abstractmethod
    def length(self) -> int:
        """The number of steps."""

    @abstractmethod
    def go(self, steps: int) -> None:
        """Show the game after so many steps; a single step forwards carries its events."""

    @property
    def action_in_turn(self) -> int:
        """The number of the step shown within its turn; 0 before its first."""
        return self.at - self.turn_starts[self.turn_at(self.at)]

    def turn_at(self, steps: int) -> int:
        """The index of the turn under way after so many steps."""
        return max(0, bisect_right(self.turn_starts, steps) - 1)

    def step(self, by: int) -> None:
        """Go some steps forwards or backwards."""
        self.go(self.at + by)

    def turn_step(self, by: int) -> None:
        """Go to the start of another turn; backwards, first to the start of this one."""
        place = self.turn_at(self.at)
        if by < 0 and self.at > self.turn_starts[place]:
            by += 1
        wanted = place + by
        if wanted >= len(self.turn_starts):
            self.go(self.length)
        else:
            self.go(self.turn_starts[max(0, wanted)])


class Replaying(Stepping, AnyGameFacts[Game, Setup, State, Event]):
    """For models of recorded games: nothing can be played in them."""

    whole: Game

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(game.upto(0), parent)
        self._take_whole(game)

    def _take_whole(self, game: Game) -> None:
        """Keep the whole game, its turns and its scores."""
        self.whole = game
        self.turn_starts = self._turn_starts(game)
        self.points = self._score_points()

    @abstractmethod
    def _turn_starts(self, game: Game) -> list[int]:
        """The steps before each turn, which may have no steps of its own yet."""

    @abstractmethod
    def _totals(self, state: State) -> tuple[int, ...]:
        """Everybody's score in a position."""

    def _score_points(self) -> list[ScorePoint]:
        ends = [0, *self.turn_starts[1:], self.length]
        every = -(-len(ends) // MOST_POINTS)
        chosen = sorted({*ends[::every], self.length})
        return [ScorePoint(steps, self._totals(self.state_at(steps))) for steps in chosen]

    def open(self, game: Game) -> None:
        """Show another game, from its start."""
        self._take_whole(game)
        self._take_up(game.upto(0))
        self._tell((), Cause.LOADED, self.state, by_human=True)

    @property
    def is_human_turn(self) -> bool:
        """Nobody decides in a replay."""
        return False

    @property
    def at(self) -> int:
        return len(self.game.steps)

    @property
    def length(self) -> int:
        return len(self.whole.steps)

    def go(self, steps: int) -> None:
        steps = min(max(steps, 0), self.length)
        if steps == self.at:
            return
        before, forwards = self.state, steps > self.at
        single = steps == self.at + 1
        events: tuple[Event, ...] = self.whole.steps[steps - 1].events if single else ()
        self._game = self.whole.upto(steps)
        self._look_again()
        cause = Cause.REDONE if forwards else Cause.UNDONE
        self._tell(events, cause, before, by_human=False)

    def state_at(self, steps: int) -> State:
        """The position after so many steps."""
        state: State = self.whole.steps[steps - 1].state if steps else self.whole.start
        return state

    @abstractmethod
    def branch(self, controls: list[str], *, fresh_dice: bool) -> Game:
        """A new game that continues from here with other seats and perhaps other dice."""

    @abstractmethod
    def verify(self) -> tuple[bool, str]:
        """Whether every die follows from the seed, and a sentence that explains it."""

    def _branch(self, players: Iterable[Any], dice_from: tuple[DiceFrom, ...]) -> Game:
        """A new game that continues from here with other seats and perhaps other dice."""
        setup: Any = self.setup
        setup = evolve(setup, players=tuple(players), dice_from=dice_from)
        branched = type(self.whole)(setup, self.whole.extra)
        branched.steps = list(self.game.steps)
        return branched.upto(self.at)

    def _dice_from(self, turn: int, seed: str) -> tuple[DiceFrom, ...]:
        """The game's dice up to a turn, and those of another seed from there on."""
        setup: Any = self.setup
        return (*(each for each in setup.dice_from if each.turn < turn), DiceFrom(turn, seed))


@frozen
class FallenDice:
    """A roll of a game."""

    turn: int
    faces: Sequence[int]
    of_seed: Sequence[int] | None
    """The faces that follow from the seed; None for real dice."""


def judge_dice(rolls: Sequence[FallenDice], *, branched: bool) -> tuple[bool, str]:
    """Whether every die of a game follows from its seed, and a sentence that explains it."""
    words = ReplayWords()
    if any(roll.of_seed is None for roll in rolls):
        return False, words.real_dice()
    wrong = next((roll for roll in rolls if roll.faces != roll.of_seed), None)
    if wrong is not None:
        return False, words.wrong_dice(wrong.turn)
    return True, words.fair_dice(sum(len(roll.faces) for roll in rolls), branched=branched)
