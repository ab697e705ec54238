"""ReplayModel: a recorded game, looked at step by step, forwards and backwards."""

from __future__ import annotations

from bisect import bisect_right

from attrs import evolve
from PySide6.QtCore import QObject

from ..engine.actions import Roll
from ..engine.events import Event
from ..engine.game import Game
from ..engine.record import RecordError, dumps, loads
from ..engine.scoring import score
from ..engine.setup import DiceFrom
from ..engine.state import State
from ..words.replay import ReplayWords
from .change import Cause
from .game_model import GameModel
from .new_game import draw_seed


class ReplayModel(GameModel):
    """The same face as a game that is played, but nobody can play in it."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(game.setup, parent)
        self.whole = game
        self._words = ReplayWords()
        self.turn_starts = _turn_starts(game)
        """For each turn the number of steps before it."""
        self.turn_scores = [_totals(self._state_at(steps)) for steps in self._turn_ends()]
        """For each turn everybody's score when it was over."""

    def open(self, game: Game) -> None:
        """Look at another game, from its start."""
        self.whole = game
        self.turn_starts = _turn_starts(game)
        self.turn_scores = [_totals(self._state_at(steps)) for steps in self._turn_ends()]
        self.load(game.upto(0))

    @property
    def is_human_turn(self) -> bool:
        """Nobody decides here."""
        return False

    @property
    def at(self) -> int:
        """How many steps of the game are shown."""
        return len(self.game.steps)

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self.whole.steps)

    @property
    def action_in_turn(self) -> int:
        """The number of the step shown within its turn; 0 before its first."""
        return self.at - self.turn_starts[self.turn_at(self.at)]

    def turn_at(self, steps: int) -> int:
        """The place of the turn under way after so many steps, from 0."""
        return max(0, bisect_right(self.turn_starts, steps) - 1)

    def go(self, steps: int) -> None:
        """Show the game after so many steps; one step forwards tells what happened in it."""
        steps = min(max(steps, 0), self.length)
        if steps == self.at:
            return
        before, forwards = self.state, steps > self.at
        single = steps == self.at + 1
        events: tuple[Event, ...] = self.whole.steps[steps - 1].events if single else ()
        self._game = self.whole.upto(steps)
        self._look_anew()
        cause = Cause.REDONE if forwards else Cause.UNDONE
        self._announce(events, cause, before, by_human=False)

    def step(self, by: int) -> None:
        """Go some steps on, or back."""
        self.go(self.at + by)

    def turn_step(self, by: int) -> None:
        """Go to the start of another turn; back first to the start of this one."""
        place = self.turn_at(self.at)
        if by < 0 and self.at > self.turn_starts[place]:
            by += 1
        wanted = place + by
        if wanted >= len(self.turn_starts):
            self.go(self.length)
        else:
            self.go(self.turn_starts[max(0, wanted)])

    def verify(self) -> tuple[bool, str]:
        """Whether every die follows from the seed, and a sentence that says what that means."""
        seeds = {self.setup.seed_of_turn(step.turn) for step in self.whole.steps}
        rolls = [step for step in self.whole.steps if isinstance(step.action, Roll)]
        if None in seeds:
            return False, self._words.real_dice()
        try:
            loads(dumps(self.whole))
        except RecordError:
            return False, self._words.wrong_dice()
        dice = sum(len(step.action.faces) for step in rolls if isinstance(step.action, Roll))
        return True, self._words.fair_dice(dice)

    def branch(self, controls: list[str], *, fresh_dice: bool) -> Game:
        """A new game from here: the same so far, other seats, and other dice from the next turn."""
        game, setup = self.game, self.setup
        players = tuple(
            evolve(player, control=control)
            for player, control in zip(setup.players, controls, strict=True)
        )
        branched = Game(evolve(setup, players=players))
        branched.steps = list(game.steps)
        if fresh_dice and setup.seed is not None:
            branched = _with_fresh_dice(branched)
        return branched

    def _turn_ends(self) -> list[int]:
        return [*self.turn_starts[1:], self.length]

    def _state_at(self, steps: int) -> State:
        return self.whole.steps[steps - 1].state if steps else self.whole.start


def _with_fresh_dice(game: Game) -> Game:
    """The same game with dice of a new seed for what has not been rolled."""
    turn = game.turn + (1 if game.state.dice else 0)
    kept = tuple(source for source in game.setup.dice_from if source.turn < turn)
    setup = evolve(game.setup, dice_from=(*kept, DiceFrom(turn, draw_seed())))
    branched = Game(setup)
    branched.steps = list(game.steps)
    return branched


def _turn_starts(game: Game) -> list[int]:
    starts, turn = [0], 1
    for number, step in enumerate(game.steps):
        if step.turn > turn:
            starts.append(number)
            turn = step.turn
    return starts


def _totals(state: State) -> list[int]:
    return [each.total for each in score(state)]
