"""What happened when an action was applied, in the order in which it happened.

As tuples go, two events of different classes may be equal: ask for the class first.
"""

from __future__ import annotations

from typing import NamedTuple

from .actions import Dice
from .sheet import Project


class DiceRolled(NamedTuple):
    """The dice were rolled for all players; turn 0 is the preparation."""

    turn: int
    faces: Dice


class ProjectDrawn(NamedTuple):
    """A player drew a project."""

    player: int
    project: Project
    space: int
    bonus: bool


class AvenueChosen(NamedTuple):
    """A player picked the avenue that scores."""

    player: int
    avenue: int


class GroupScored(NamedTuple):
    """A group with a project in the active avenue scored all points on its spaces, maybe none."""

    player: int
    project: Project
    spaces: tuple[int, ...]
    points: int


class TurnScored(NamedTuple):
    """A player's score of a turn, after the groups that make it up."""

    player: int
    turn: int
    avenue: int
    points: int


class PlayerDone(NamedTuple):
    """A player has done everything that this roll asks for."""

    player: int
    turn: int


class TurnEnded(NamedTuple):
    """All players are done; the next roll follows, or the game is over."""

    turn: int


class SquareScored(NamedTuple):
    """At the end: a square touches a house, a forest and a lake."""

    player: int
    space: int
    points: int


class GameOver(NamedTuple):
    """The last turn is over."""


Event = (
    DiceRolled
    | ProjectDrawn
    | AvenueChosen
    | GroupScored
    | TurnScored
    | PlayerDone
    | TurnEnded
    | SquareScored
    | GameOver
)
