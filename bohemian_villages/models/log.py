"""LogModel: the game told so far, a row for each sentence, under a heading for each turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import ClassVar

from attrs import frozen
from PySide6.QtCore import QObject, Qt

from ..engine.board import Kind
from ..engine.events import (
    BishopMoved,
    CoinsPaid,
    DiceRolled,
    Event,
    FigurePlaced,
    FigureReturned,
    GameOver,
    GoodsTaken,
    IncomePaid,
    InnActivated,
    InnTaken,
    RowCleared,
    SpecialSpent,
    SpecialTaken,
    TurnEnded,
    TurnStarted,
)
from ..engine.game import Game, Step
from ..engine.state import NOBODY
from ..words.log import Log
from .change import Cause, Change
from .game_model import GameModel
from .rows import FIRST_ROLE, Roles, RowsModel


@frozen
class LogRow:
    """A line of the log."""

    text: str
    turn: int
    """0 for what is no turn's: the final scoring."""
    player: int = NOBODY
    buildings: tuple[int, ...] = ()
    icon: str = ""
    """The name of a picture, if there is a fitting one."""
    is_heading: bool = False
    step: int = -1
    """The step of the game that it tells of."""


class LogRows(RowsModel[LogRow]):
    """Rows of a log."""

    TURN = FIRST_ROLE
    PLAYER = FIRST_ROLE + 1
    BUILDINGS = FIRST_ROLE + 2
    ICON = FIRST_ROLE + 3
    IS_HEADING = FIRST_ROLE + 4

    roles: ClassVar[Roles] = {
        int(Qt.ItemDataRole.DisplayRole): ("display", lambda row: row.text),
        TURN: ("turn", lambda row: row.turn),
        PLAYER: ("player", lambda row: row.player),
        BUILDINGS: ("buildings", lambda row: row.buildings),
        ICON: ("icon", lambda row: row.icon),
        IS_HEADING: ("isHeading", lambda row: row.is_heading),
    }

    def text(self, rows: Iterable[int]) -> str:
        """Some rows as text to be copied: headings, and below each its lines."""
        told = [self._rows[place] for place in sorted(rows)]
        lines = (f"\n{row.text}" if row.is_heading else f"  {row.text}" for row in told)
        return "\n".join(lines).lstrip("\n") + "\n"

    def whole_text(self) -> str:
        """All that can be told, as text."""
        return self.text(range(len(self._rows)))


class LogModel(LogRows):
    """What happened, turn by turn."""

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._told = 0
        game.changed.connect(self._update)
        game.retranslated.connect(self._tell_all)
        self._tell_all()

    def _tell_all(self) -> None:
        self._teller = Teller(self._game.game)
        self._told = len(self._game.game.steps)
        self.set_rows(list(self._teller.all_rows()))

    def _update(self, change: Change) -> None:
        if change.cause in (Cause.STARTED, Cause.LOADED):
            self._tell_all()
            return
        steps = len(self._game.game.steps)
        kept = sum(row.step < steps for row in self._rows)
        self.keep_rows(kept)
        fresh = range(min(self._told, steps), steps)
        self.append_rows([row for step in fresh for row in self._teller.rows_of(step)])
        self._told = steps


class Teller:
    """Makes the rows of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._log = Log(game)

    def all_rows(self) -> Iterator[LogRow]:
        """The whole game so far."""
        yield self.opening_row()
        for step in range(len(self._game.steps)):
            yield from self.rows_of(step)

    def opening_row(self) -> LogRow:
        """The heading of the first turn, which no step begins."""
        return self._heading(1, self._game.start.player, -1)

    def rows_of(self, number: int) -> Iterator[LogRow]:
        """What one step of the game has to tell."""
        step = self._game.steps[number]
        turn = step.turn
        for events in _together(step.events):
            if isinstance(events[0], TurnStarted):
                turn += 1
                yield self._heading(turn, events[0].player, number)
            elif isinstance(events[0], GameOver):
                yield from self._final_scoring(number)
            elif not isinstance(events[0], TurnEnded) or events[0].passed:
                yield self._row(events, step, turn, number)

    def _heading(self, turn: int, player: int, step: int) -> LogRow:
        text = self._log.heading(turn, player)
        return LogRow(text, turn, player, is_heading=True, step=step)

    def _final_scoring(self, step: int) -> Iterator[LogRow]:
        chapter = self._log.final_scoring()
        yield LogRow(chapter.heading, 0, is_heading=True, step=step)
        for line in chapter.lines:
            yield LogRow(line, 0, step=step)

    def _row(self, events: Sequence[Event], step: Step, turn: int, number: int) -> LogRow:
        text = " ".join(self._log.narrator.sentences(events, step.state))
        buildings = tuple(event.building for event in events if isinstance(event, AT_BUILDING))
        player = getattr(events[0], "player", NOBODY)
        icon = self._icon(events[0])
        return LogRow(text, turn, player, buildings, icon, step=number)

    def _icon(self, event: Event) -> str:
        match event:
            case FigurePlaced() | FigureReturned():
                return f"figure-{self._game.setup.players[event.player].color}"
            case GoodsTaken(_, building):
                return _goods(self._game.setup.board.kind_of[building])
            case RowCleared(kind):
                return _goods(kind)
            case InnTaken(_, _, active):
                return "inn-stein" if active else "inn-barrel"
            case DiceRolled(_, _, faces):
                return f"die-{faces[0]}"
            case _:
                return _ICONS.get(type(event), "")


# Events that happen at a building.
AT_BUILDING = (FigureReturned, FigurePlaced, InnTaken, InnActivated, GoodsTaken, CoinsPaid)

_ICONS: dict[type, str] = {
    BishopMoved: "bishop",
    CoinsPaid: "coin-1",
    IncomePaid: "coin-1",
    InnActivated: "inn-stein",
    SpecialSpent: "special",
    SpecialTaken: "special",
}


def _goods(kind: int) -> str:
    return "flour" if kind == Kind.MILL else "glass"


def _together(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Events by themselves, but the figures of a player that go home from a cleared row at once."""
    for homeward, group in groupby(events, _goes_home):
        if not homeward:
            yield from ([event] for event in group)
            continue
        by_player: dict[int, list[Event]] = {}
        for event in group:
            assert isinstance(event, FigureReturned)
            by_player.setdefault(event.player, []).append(event)
        yield from by_player.values()


def _goes_home(event: Event) -> bool:
    return isinstance(event, FigureReturned) and not event.kicked
