"""RollingLog: the log of the game so far, in rows under a heading for each roll."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from ...models.items.log_rows import GameLog, LogRow
from ..engine.events import (
    AvenueChosen,
    DiceRolled,
    Event,
    GameOver,
    GroupScored,
    ProjectDrawn,
    SquareScored,
    TurnScored,
)
from ..engine.game import Game, Step
from ..engine.scoring import score
from ..engine.sheet import Project
from ..words.events import RollingNarrator
from ..words.log import ending_lines
from ..words.log_lines import RollingLogLines
from .facts import RollingFacts

ICONS = {project: f"rolling/{project.key}" for project in Project}
SCORED = "rolling/avenue-ochre"
"""A star means a bonus everywhere else."""


class RollingLog(GameLog):
    """What happened, roll by roll."""

    def __init__(self, game: RollingFacts, parent: QObject | None = None) -> None:
        super().__init__(game, RollingTeller, parent)


class RollingTeller:
    """Makes the rows of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._narrator = RollingNarrator(game.setup)
        is_alone = len(game.setup.players) == 1
        self._lines = RollingLogLines(self._narrator.names, is_alone=is_alone)

    def all_rows(self) -> Iterator[LogRow]:
        """The whole game so far."""
        for step in range(len(self._game.steps)):
            yield from self.rows_of(step)

    def rows_of(self, number: int) -> Iterator[LogRow]:
        """The rows for one step of the game."""
        step = self._game.steps[number]
        for event in step.events:
            match event:
                case DiceRolled():
                    yield self._heading(event, number)
                case ProjectDrawn():
                    yield self._drawn(event, step.turn, number)
                case TurnScored():
                    yield self._scored(event, step, number)
                case GameOver():
                    yield from self._final_scoring(step, number)

    def _heading(self, event: DiceRolled, number: int) -> LogRow:
        return LogRow(
            self._narrator.say(event),
            event.turn,
            is_heading=True,
            step=number,
            short=self._lines.heading(event.turn),
            faces=event.faces,
        )

    def _drawn(self, event: ProjectDrawn, turn: int, number: int) -> LogRow:
        return LogRow(
            self._narrator.say(event),
            turn,
            event.player,
            (event.space,),
            ICONS[event.project],
            step=number,
            short=self._lines.drawn(event),
        )

    def _scored(self, event: TurnScored, step: Step, number: int) -> LogRow:
        """The points of a turn, with the avenue that was picked and the groups that scored."""
        groups = [each for each in step.events if isinstance(each, GroupScored)]
        picked = [each for each in step.events if isinstance(each, AvenueChosen)]
        told: list[Event] = [*picked, *groups, event]
        return LogRow(
            " ".join(map(self._narrator.say, told)),
            step.turn,
            event.player,
            tuple(space for group in groups for space in group.spaces),
            SCORED,
            step=number,
            short=self._lines.scored(event, groups),
            amount=self._lines.points(event.points),
        )

    def _final_scoring(self, step: Step, number: int) -> Iterator[LogRow]:
        heading = self._lines.final_scoring()
        yield LogRow(heading, 0, is_heading=True, step=number, short=heading)
        for event in step.events:
            if isinstance(event, SquareScored):
                yield LogRow(
                    self._narrator.say(event),
                    0,
                    event.player,
                    (event.space,),
                    ICONS[Project.SQUARE],
                    step=number,
                    short=self._lines.square(event),
                    amount=self._lines.points(event.points),
                )
        for line in ending_lines(self._narrator.names, score(step.state)):
            yield LogRow(line, 0, step=number, short=line)
