"""ReplayModel: a recorded game, shown step by step, forwards and backwards."""

from __future__ import annotations

from ...engine.actions import Roll
from ...engine.events import Event, TurnStarted
from ...engine.game import Game, Step
from ...engine.scoring import score
from ...engine.setup import Player, Setup
from ...engine.state import ALL_DICE, State
from ...fair_dice import DiceFrom
from ...play.seats import MATCHED, controlled_by, is_matched
from ..game.facts import GameFacts
from ..new_game.setups import draw_seed
from ..stepping import FallenDice, Replaying, judge_dice


class ReplayModel(Replaying[Game, Setup, State, Event], GameFacts):
    """A recorded game, shown at any step."""

    def _turn_starts(self, game: Game) -> list[int]:
        starts = [0]
        for number, step in enumerate(game.steps, start=1):
            if any(isinstance(event, TurnStarted) for event in step.events):
                starts.append(number)
        return starts

    def _totals(self, state: State) -> tuple[int, ...]:
        return tuple(each.total for each in score(state))

    def verify(self) -> tuple[bool, str]:
        """Whether every die follows from the seed, and a sentence that explains it."""
        rolls = [
            FallenDice(step.turn, step.action.faces, self._faces_of_seed(step, step.action))
            for step in self.whole.steps
            if isinstance(step.action, Roll)
        ]
        return judge_dice(rolls, branched=bool(self.setup.dice_from))

    def _faces_of_seed(self, step: Step, roll: Roll) -> tuple[int, ...] | None:
        """The seed's dice for a roll: the first four of the turn, or the next ones if rerolled."""
        fallen = len(ALL_DICE) if step.state.spent else 0
        return self.setup.faces(step.turn, fallen, len(roll.faces))

    def branch(self, controls: list[str], *, fresh_dice: bool) -> Game:
        """A new game that continues from here with other seats and other dice.

        A seat whose control stays keeps its character, or the strength it was matched to.
        """
        players = (
            player if control == played_now(player) else controlled_by(player, control)
            for player, control in zip(self.setup.players, controls, strict=True)
        )
        return self._branch(players, self._fresh_dice() if fresh_dice else self.setup.dice_from)

    def _fresh_dice(self) -> tuple[DiceFrom, ...]:
        """A new seed from the first turn in which nothing has been rolled."""
        return self._dice_from(self.game.turn + (1 if self.state.dice else 0), draw_seed())


def own_control(player: Player) -> str:
    """The control that only this seat has: a strength matched to a person's; empty for others."""
    return MATCHED if is_matched(player) else ""


def played_now(player: Player) -> str:
    """Who decides for a seat."""
    return own_control(player) or player.control
