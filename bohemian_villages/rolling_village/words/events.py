"""What happened, as sentences: one for every event."""

from __future__ import annotations

from typing import assert_never

from ...words.catalogue import Speaker
from ..engine.events import (
    AvenueChosen,
    DiceRolled,
    Event,
    GameOver,
    GroupScored,
    PlayerDone,
    ProjectDrawn,
    SquareScored,
    TurnEnded,
    TurnScored,
)
from ..engine.setup import Setup
from ..engine.state import PREPARATION
from .names import AVENUE_NAMES, SheetNames, project_names


class RollingNarrator(Speaker):
    """Makes sentences about the events of one game."""

    def __init__(self, setup: Setup) -> None:
        self.names = SheetNames(setup)

    def say(self, event: Event) -> str:
        """One event as a sentence."""
        match event:
            case DiceRolled() | TurnEnded() | GameOver():
                return self._of_all(event)
            case GroupScored() | TurnScored() | SquareScored():
                return self._of_points(event)
            case ProjectDrawn() | AvenueChosen() | PlayerDone():
                return self._of_one(event)
            case _:
                assert_never(event)

    def _of_all(self, event: DiceRolled | TurnEnded | GameOver) -> str:
        match event:
            case DiceRolled(turn, (first, second)):
                if turn == PREPARATION:
                    text = self.tr("Preparation: the dice show {first} and {second}.")
                else:
                    text = self.tr("Turn {turn}: the dice show {first} and {second}.")
                return text.format(turn=turn, first=first, second=second)
            case TurnEnded(turn):
                if turn == PREPARATION:
                    return self.tr("The preparation is over.")
                return self.tr("Turn {turn} is over.").format(turn=turn)
            case GameOver():
                return self.tr("The game is over.")

    def _of_one(self, event: ProjectDrawn | AvenueChosen | PlayerDone) -> str:
        player = self.names.player(event.player)
        match event:
            case ProjectDrawn():
                if event.bonus:
                    text = self.tr("{player} draws {a_house} {in_column} as a bonus.")
                else:
                    text = self.tr("{player} draws {a_house} {in_column}.")
                return text.format(
                    player=player,
                    a_house=project_names.drawn(event.project),
                    in_column=self.names.space(event.space),
                )
            case AvenueChosen(avenue=avenue):
                text = self.tr("{player} picks avenue {avenue}.")
                return text.format(player=player, avenue=AVENUE_NAMES[avenue])
            case PlayerDone():
                return self.tr("{player} is done.").format(player=player)

    def _of_points(self, event: GroupScored | TurnScored | SquareScored) -> str:
        player, n = self.names.player(event.player), event.points
        match event:
            case GroupScored(project=project, spaces=spaces):
                text = self.tr("{player}’s group of {houses} scores %n point(s).", "", n)
                houses = project_names.counted(project, len(spaces))
                return text.format(player=player, houses=houses)
            case TurnScored(avenue=avenue):
                text = self.tr("{player} scores %n point(s) in avenue {avenue}.", "", n)
                return text.format(player=player, avenue=AVENUE_NAMES[avenue])
            case SquareScored(space=space):
                text = self.tr("{player}’s square {in_column} scores %n point(s).", "", n)
                return text.format(player=player, in_column=self.names.space(space))
