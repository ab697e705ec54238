"""ReplayModel: a recorded game, looked at step by step, forwards and backwards."""

from __future__ import annotations

from bisect import bisect_right

from attrs import evolve, frozen
from PySide6.QtCore import QObject

from ...engine.actions import Roll
from ...engine.events import Event, TurnStarted
from ...engine.game import Game, Step
from ...engine.scoring import score
from ...engine.state import ALL_DICE, State
from ...fair_dice import DiceFrom
from ...words.game.replay import ReplayWords
from ..game.change import Cause
from ..game.facts import GameFacts
from ..new_game.setups import draw_seed

# So many points make a plot; a game of thousands of turns is not scored turn by turn.
MOST_POINTS = 240


@frozen
class ScorePoint:
    """Everybody's score after so many steps."""

    steps: int
    totals: tuple[int, ...]


class ReplayModel(GameFacts):
    """A game to be looked at, at any moment of it."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(game.setup, parent)
        self._words = ReplayWords()
        self._take_whole(game)

    def _take_whole(self, game: Game) -> None:
        self.whole = game
        self.turn_starts = _turn_starts(game)
        """For each turn the number of steps before it."""
        self.points = self._score_points()
        """The course of the scores: at the start, and whenever a turn was over."""

    def open(self, game: Game) -> None:
        """Look at another game, from its start."""
        self._take_whole(game)
        self._take_up(game.upto(0))
        self._tell((), Cause.LOADED, self.state, by_human=True)

    def _score_points(self) -> list[ScorePoint]:
        ends = [0, *self.turn_starts[1:], self.length]
        every = -(-len(ends) // MOST_POINTS)
        chosen = sorted({*ends[::every], self.length})
        return [ScorePoint(steps, _totals(self.state_at(steps))) for steps in chosen]

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
        self._loop.game = self.whole.upto(steps)
        self._look_anew()
        cause = Cause.REDONE if forwards else Cause.UNDONE
        self._tell(events, cause, before, by_human=False)

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
        rolls = [step for step in self.whole.steps if isinstance(step.action, Roll)]
        if any(self.setup.seed_of_turn(step.turn) is None for step in rolls):
            return False, self._words.real_dice()
        wrong = next((step for step in rolls if not self._follows(step)), None)
        if wrong is not None:
            return False, self._words.wrong_dice(wrong.turn)
        dice = sum(len(step.action.faces) for step in rolls if isinstance(step.action, Roll))
        return True, self._words.fair_dice(dice, branched=bool(self.setup.dice_from))

    def _follows(self, step: Step) -> bool:
        """Whether the dice of a roll are those of the seed: four at first, then rerolled ones."""
        assert isinstance(step.action, Roll)
        faces = step.action.faces
        fallen = len(ALL_DICE) if step.state.spent else 0
        return faces == self.setup.faces(step.turn, fallen, len(faces))

    def branch(self, controls: list[str], *, fresh_dice: bool) -> Game:
        """A new game from here: the same so far, other seats, and other dice for what follows."""
        setup = self.setup
        players = tuple(
            evolve(player, control=control)
            for player, control in zip(setup.players, controls, strict=True)
        )
        setup = evolve(setup, players=players)
        if fresh_dice:
            setup = evolve(setup, dice_from=self._fresh_dice())
        branched = Game(setup, self.whole.extra)
        branched.steps = list(self.game.steps)
        return branched

    def _fresh_dice(self) -> tuple[DiceFrom, ...]:
        """A new seed from the first turn on in which nothing has been rolled."""
        turn = self.game.turn + (1 if self.state.dice else 0)
        kept = tuple(source for source in self.setup.dice_from if source.turn < turn)
        return (*kept, DiceFrom(turn, draw_seed()))

    def state_at(self, steps: int) -> State:
        """The position after so many steps."""
        return self.whole.steps[steps - 1].state if steps else self.whole.start


def _turn_starts(game: Game) -> list[int]:
    """The steps before each turn; the last turn may have begun without a step of its own."""
    starts = [0]
    for number, step in enumerate(game.steps, start=1):
        if any(isinstance(event, TurnStarted) for event in step.events):
            starts.append(number)
    return starts


def _totals(state: State) -> tuple[int, ...]:
    return tuple(each.total for each in score(state))
