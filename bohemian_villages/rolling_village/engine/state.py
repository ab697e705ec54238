"""State: the position, everything that changes in a game, with simple queries."""

from __future__ import annotations

from attrs import frozen

from .actions import Dice, Draw
from .sheet import BLANK, GROUPED, Points, Project, Sheet, avenue_of

PREPARATION = 0
LAST_TURN = 9
BONUS_TURNS = (3, 6, 9)
DRAWS_OF_A_ROLL = 2


@frozen
class State:
    """A position. All players draw for the same roll, one after the other."""

    points: Points
    """The points printed on every sheet."""
    sheets: tuple[Sheet, ...]
    """For each player what is drawn so far."""
    bonuses: tuple[tuple[Project, ...], ...]
    """For each player the projects already used as a bonus, in the order drawn."""
    scores: tuple[tuple[int, ...], ...]
    """For each player the scores of the turns done."""
    turn: int = PREPARATION
    """The preparation is turn 0, then come 1 to 9; higher when the game is over."""
    dice: Dice | None = None
    """The roll for which all players draw; None while a roll is due."""
    player: int = 0
    """The player who draws now."""
    drawn: tuple[Draw, ...] = ()
    """What that player has drawn for this roll, in order, a bonus last."""

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.sheets)

    @property
    def is_over(self) -> bool:
        """Whether all turns are done."""
        return self.turn > LAST_TURN

    @property
    def awaits_roll(self) -> bool:
        """Whether the dice must fall now."""
        return self.dice is None and not self.is_over

    @property
    def sheet(self) -> Sheet:
        """The sheet of the player who draws now."""
        return self.sheets[self.player]

    @property
    def in_preparation(self) -> bool:
        """Whether the two projects of the preparation are drawn or about to be."""
        return self.turn == PREPARATION

    @property
    def avenue(self) -> int | None:
        """The avenue that the dice name; None without a roll, or where the player picks it."""
        return None if self.dice is None else avenue_of(sum(self.dice))

    @property
    def draws_due(self) -> int:
        """How many projects the player draws for this roll, a bonus included."""
        return DRAWS_OF_A_ROLL + (self.turn in BONUS_TURNS)

    @property
    def bonus_due(self) -> bool:
        """Whether the next project drawn is the bonus."""
        return self.dice is not None and DRAWS_OF_A_ROLL <= len(self.drawn) < self.draws_due

    @property
    def avenue_due(self) -> bool:
        """Whether the player must pick an avenue now."""
        # With an avenue given by the dice, the turn is over once everything is drawn.
        return self.dice is not None and len(self.drawn) == self.draws_due

    @property
    def unused_bonuses(self) -> tuple[Project, ...]:
        """What the player may still draw as a bonus."""
        return tuple(p for p in GROUPED if p not in self.bonuses[self.player])


def initial_state(points: Points, players: int) -> State:
    """The position before the dice of the preparation."""
    return State(points, (BLANK,) * players, ((),) * players, ((),) * players)
