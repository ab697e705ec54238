"""SuggestedTurns: the turns a hint suggests, and which of them is shown. Knows no game."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from ..hints import Hint
from .items.rows import RowsModel
from .thinking.question import Question

Asked = TypeVar("Asked", bound=Question)
Row = TypeVar("Row")


class SuggestedTurns(QObject, Generic[Hint, Asked, Row]):
    """For models of hints: they ask, keep the best answer so far, and show one suggestion of it."""

    asked = Signal(object)
    """An Analysis, to be answered with `tell`."""
    dropped = Signal(int)
    """The number of an analysis whose answer is no longer needed."""
    changed = Signal()
    """The hint was opened, closed or refined."""
    shown_changed = Signal()
    """Another suggestion is shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: RowsModel[Row] = RowsModel(lambda row: row.spoken, self, tip=lambda row: row.tip)
        """The suggestions, best first."""
        self.is_open = False
        self.has_failed = False
        self.hint: Hint | None = None
        """The hint, while it is open and known."""
        self._asked: Asked | None = None
        self._chosen = 0
        self._peeked: int | None = None

    def _drop(self) -> None:
        if self._asked is not None:
            number, self._asked = self._asked.id, None
            self.dropped.emit(number)

    def _forget(self) -> None:
        self.hint, self.has_failed = None, False
        self._chosen, self._peeked = 0, None
        self.rows.set_rows([])

    def _take(self, hint: Hint | None) -> None:
        kept = self._kept_choice(hint)
        self.hint, self.has_failed = hint, hint is None
        self._retell()
        self._chosen, self._peeked = kept, None
        self.changed.emit()
        self._show()

    @abstractmethod
    def _retell(self) -> None:
        """Put the suggestions into words."""

    @property
    @abstractmethod
    def title(self) -> str:
        """The heading."""

    @property
    @abstractmethod
    def status(self) -> str:
        """Who found the hint, or is at it."""

    @property
    @abstractmethod
    def message(self) -> str:
        """The message if nothing can be suggested; else empty."""

    def _kept_choice(self, hint: Hint | None) -> int:
        """The index of the chosen suggestion in a better hint."""
        if hint is None or self.hint is None or not self._chosen:
            return 0
        chosen = self.hint.suggestions[self._chosen].actions
        places = [p for p, each in enumerate(hint.suggestions) if each.actions == chosen]
        return places[0] if places else 0

    @property
    def chosen(self) -> int:
        """The index of the chosen suggestion."""
        return self._chosen

    @property
    def shown(self) -> Row | None:
        """The suggestion shown: the one pointed at, else the chosen one."""
        place = self._chosen if self._peeked is None else self._peeked
        return self.rows.rows[place] if place < len(self.rows.rows) else None

    def choose(self, place: int) -> None:
        """Choose a suggestion."""
        if place != self._chosen and 0 <= place < len(self.rows.rows):
            self._chosen = place
            self._show()

    def peek(self, place: int | None) -> None:
        """Show a suggestion without choosing it."""
        if place != self._peeked:
            self._peeked = place
            self._show()

    def _show(self) -> None:
        self.shown_changed.emit()
