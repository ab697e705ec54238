"""LogRows: the rows of a game's log, for any game.

A row has a full sentence, for screen readers and copying, and a short line for display.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

from attrs import frozen
from PySide6.QtCore import QObject

from ..change import Change
from ..game_facts import AnyGameFacts
from .rows import RowsModel

NO_PLAYER = -1
"""The player of a row that concerns nobody, or everybody."""


@frozen
class LogRow:
    """A line of the log."""

    text: str
    """The full sentence."""
    turn: int
    """0 for rows outside of all turns."""
    player: int = NO_PLAYER
    places: tuple[int, ...] = ()
    """The buildings or spaces it mentions."""
    icon: str = ""
    """The name of a picture, if there is a fitting one."""
    is_heading: bool = False
    step: int = -1
    """The step of the game that it belongs to."""
    short: str = ""
    """The text displayed."""
    amount: str = ""
    """Coins or points, at the end of the line."""
    faces: tuple[int, ...] = ()
    """The dice rolled."""


class LogRows(RowsModel[LogRow]):
    """Rows of a log."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda row: row.text, parent, tip=lambda row: row.text)

    def text(self, rows: Iterable[int]) -> str:
        """Some rows as text for copying: headings, and below each its lines."""
        told = [self._rows[place] for place in sorted(rows)]
        lines = (f"\n{row.text}" if row.is_heading else f"  {row.text}" for row in told)
        return "\n".join(lines).lstrip("\n") + "\n"

    def whole_text(self) -> str:
        """The whole log as text."""
        return self.text(range(len(self._rows)))


class AnyTeller(Protocol):
    """Makes the rows of one game."""

    def all_rows(self) -> Iterator[LogRow]:
        """All rows so far."""

    def rows_of(self, number: int, /) -> Iterator[LogRow]:
        """The rows for one step."""


class GameLog(LogRows):
    """What happened in a game under way."""

    def __init__(
        self,
        game: AnyGameFacts[Any, Any, Any, Any],
        make_teller: Callable[[Any], AnyTeller],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._make_teller = make_teller
        self._told = 0
        game.changed.connect(self._update)
        game.retranslated.connect(self._tell_all)
        self._tell_all()

    def _tell_all(self) -> None:
        self._teller = self._make_teller(self._game.game)
        self._told = len(self._game.game.steps)
        self.set_rows(list(self._teller.all_rows()))

    def _update(self, change: Change[Any, Any]) -> None:
        if change.is_another_game:
            self._tell_all()
            return
        steps = len(self._game.game.steps)
        self._keep_steps(steps)
        fresh = range(min(self._told, steps), steps)
        self.append_rows([row for step in fresh for row in self._teller.rows_of(step)])
        self._told = steps

    def _keep_steps(self, steps: int) -> None:
        """Drop the rows of steps that were undone."""
        self.keep_rows(sum(row.step < steps for row in self._rows))
