"""ReplayModel: a recorded game, shown step by step, forwards and backwards."""

from __future__ import annotations

from attrs import evolve

from ...engine.actions import Roll
from ...engine.events import Event, TurnStarted
from ...engine.game import Game, Step
from ...engine.scoring import score
from ...engine.setup import Player
from ...engine.state import ALL_DICE, State
from ...fair_dice import DiceFrom
from ...play.seats import MATCHED, controlled_by, is_matched
from ...words.replay import ReplayWords
from ..game.facts import GameFacts
from ..new_game.setups import draw_seed
from ..stepping import Replaying, ScorePoint

# The most points in the plot; not every turn of a game of thousands is scored.
MOST_POINTS = 240


class ReplayModel(Replaying[Game, State, Event], GameFacts):
    """A recorded game, shown at any step."""

    def _take_whole(self, game: Game) -> None:
        self.whole = game
        self.turn_starts = _turn_starts(game)
        self.points = self._score_points()

    def _score_points(self) -> list[ScorePoint]:
        ends = [0, *self.turn_starts[1:], self.length]
        every = -(-len(ends) // MOST_POINTS)
        chosen = sorted({*ends[::every], self.length})
        return [ScorePoint(steps, _totals(self.state_at(steps))) for steps in chosen]

    def verify(self) -> tuple[bool, str]:
        """Whether every die follows from the seed, and a sentence that explains it."""
        words = ReplayWords()
        rolls = [step for step in self.whole.steps if isinstance(step.action, Roll)]
        if any(self.setup.seed_of_turn(step.turn) is None for step in rolls):
            return False, words.real_dice()
        wrong = next((step for step in rolls if not self._follows(step)), None)
        if wrong is not None:
            return False, words.wrong_dice(wrong.turn)
        dice = sum(len(step.action.faces) for step in rolls if isinstance(step.action, Roll))
        return True, words.fair_dice(dice, branched=bool(self.setup.dice_from))

    def _follows(self, step: Step) -> bool:
        """Whether the dice of a roll are those of the seed: four at first, then rerolled ones."""
        assert isinstance(step.action, Roll)
        faces = step.action.faces
        fallen = len(ALL_DICE) if step.state.spent else 0
        return faces == self.setup.faces(step.turn, fallen, len(faces))

    def branch(self, controls: list[str], *, fresh_dice: bool) -> Game:
        """A new game that continues from here with other seats and other dice.

        A seat whose control stays keeps its character, or the strength it was matched to.
        """
        setup = self.setup
        players = tuple(
            player if control == played_now(player) else controlled_by(player, control)
            for player, control in zip(setup.players, controls, strict=True)
        )
        setup = evolve(setup, players=players)
        if fresh_dice:
            setup = evolve(setup, dice_from=self._fresh_dice())
        branched = Game(setup, self.whole.extra)
        branched.steps = list(self.game.steps)
        return branched

    def _fresh_dice(self) -> tuple[DiceFrom, ...]:
        """A new seed from the first turn in which nothing has been rolled."""
        turn = self.game.turn + (1 if self.state.dice else 0)
        kept = tuple(source for source in self.setup.dice_from if source.turn < turn)
        return (*kept, DiceFrom(turn, draw_seed()))


def own_control(player: Player) -> str:
    """The control that only this seat has: a strength matched to a person's; empty for others."""
    return MATCHED if is_matched(player) else ""


def played_now(player: Player) -> str:
    """Who decides for a seat."""
    return own_control(player) or player.control


def _turn_starts(game: Game) -> list[int]:
    """The steps before each turn; the last turn may have begun without a step of its own."""
    starts = [0]
    for number, step in enumerate(game.steps, start=1):
        if any(isinstance(event, TurnStarted) for event in step.events):
            starts.append(number)
    return starts


def _totals(state: State) -> tuple[int, ...]:
    return tuple(each.total for each in score(state))
