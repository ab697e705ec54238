"""RollingReplayModel: a recorded game, shown step by step, forwards and backwards."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QObject

from ...fair_dice import DiceFrom
from ...models.items.log_rows import LogRows
from ...models.stepping import FallenDice, Replaying, judge_dice
from ..engine.actions import Roll
from ..engine.events import Event, GroupScored, ProjectDrawn, SquareScored
from ..engine.game import Game
from ..engine.scoring import score
from ..engine.setup import Setup
from ..engine.state import LAST_TURN, State
from ..words.log import tell
from .facts import RollingFacts
from .log import RollingTeller
from .new_game import draw_seed


class RollingReplayModel(Replaying[Game, Setup, State, Event], RollingFacts):
    """A recorded game, shown at any step."""

    def _turn_starts(self, game: Game) -> list[int]:
        """The steps before each roll; the dice of the last turn may still have to fall."""
        starts = [number for number, step in enumerate(game.steps) if isinstance(step.action, Roll)]
        if game.state.awaits_roll:
            starts.append(len(game.steps))
        return starts

    def _totals(self, state: State) -> tuple[int, ...]:
        return tuple(each.total for each in score(state))

    @property
    def is_over(self) -> bool:
        """Whether the game is over at the step shown: there is nothing to be taken back."""
        return self.state.is_over

    @property
    def prompt(self) -> str:
        """The progress of the game, since nobody has to do anything."""
        return self.turn_text

    # What the last step did.

    @property
    def last_player(self) -> int:
        """Whose sheet the last step was about; the first player's while dice fall."""
        steps = self.game.steps
        return steps[-1].player if steps else 0

    def told_spaces(self, player: int) -> tuple[int, ...]:
        """The spaces of a player's sheet that the last step was about."""
        steps = self.game.steps
        return spaces_of(steps[-1].events, player) if steps else ()

    # Dice.

    def verify(self) -> tuple[bool, str]:
        """Whether every die follows from the seed, and a sentence that explains it."""
        rolls = [
            FallenDice(step.turn, step.action.faces, self.setup.faces(step.turn))
            for step in self.whole.steps
            if isinstance(step.action, Roll)
        ]
        return judge_dice(rolls, branched=bool(self.setup.dice_from))

    # Playing on.

    def branch(self, controls: list[str], *, fresh_dice: bool) -> Game:
        """A new game that continues from here with other seats and other dice."""
        players = (
            evolve(player, control=control)
            for player, control in zip(self.setup.players, controls, strict=True)
        )
        return self._branch(players, self._fresh_dice() if fresh_dice else self.setup.dice_from)

    def _fresh_dice(self) -> tuple[DiceFrom, ...]:
        """A new seed from the first turn on in which nothing has been rolled."""
        turn = self.game.turn + (0 if self.state.awaits_roll else 1)
        if turn > LAST_TURN:
            # No dice fall any more.
            return self.setup.dice_from
        return self._dice_from(turn, draw_seed())


class RollingReplayLog(LogRows):
    """The log of a whole game, whatever step is shown."""

    def __init__(self, replay: RollingReplayModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._replay = replay
        replay.retranslated.connect(self.open)
        self.open()

    def open(self) -> None:
        """Show the log of the game, perhaps another one."""
        self.set_rows(list(RollingTeller(self._replay.whole).all_rows()))

    def whole_text(self) -> str:
        """The log of the whole game, as exported."""
        return "\n".join(tell(self._replay.whole)) + "\n"


def spaces_of(events: tuple[Event, ...], player: int) -> tuple[int, ...]:
    """The spaces of a player's sheet that events are about."""
    found: dict[int, None] = {}
    for event in events:
        match event:
            case ProjectDrawn(player=whose, space=space) | SquareScored(player=whose, space=space):
                spaces: tuple[int, ...] = (space,)
            case GroupScored(player=whose, spaces=spaces):
                pass
            case _:
                continue
        if whose == player:
            found |= dict.fromkeys(spaces)
    return tuple(found)
