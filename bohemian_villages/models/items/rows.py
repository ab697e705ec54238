"""RowsModel: a list for Qt's views that signals exactly which rows changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from .plain_text import TIP_ROLE, tool_tip

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex

Read = Callable[[Any], str]
"""Reads a text from a row."""

NOWHERE = QModelIndex()


class RowsModel(QAbstractListModel, Generic[Row]):
    """Rows that compare by value, with their text, tool tip and text for screen readers."""

    def __init__(
        self,
        text: Read,
        parent: QObject | None = None,
        *,
        tip: Read | None = None,
        spoken: Read | None = None,
    ) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._reads = {
            int(Qt.ItemDataRole.DisplayRole): text,
            TIP_ROLE: tip,
            int(Qt.ItemDataRole.AccessibleTextRole): spoken or text,
        }

    @property
    def rows(self) -> Sequence[Row]:
        """All rows, read-only."""
        return self._rows

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """The number of rows; rows have no children."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """A row's value for a role."""
        read = self._reads.get(role)
        if not index.isValid() or read is None:
            return None
        text = read(self._rows[index.row()])
        return tool_tip(text) if role == TIP_ROLE else text

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Replace the rows, signalling only what changed."""
        same_start = _same(self._rows, rows)
        rest = min(len(self._rows), len(rows)) - same_start
        same_end = _same(self._rows[::-1][:rest], rows[::-1])
        end = len(self._rows) - same_end
        new = list(rows[same_start : len(rows) - same_end])
        replaced = min(end - same_start, len(new))
        self._replace(same_start, new[:replaced])
        self._insert(same_start + replaced, new[replaced:])
        self._remove(same_start + replaced, end)

    def show_all(self, rows: Sequence[Row]) -> None:
        """Replace the rows with a single reset, for changes of thousands of rows."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def append_rows(self, rows: Sequence[Row]) -> None:
        """Add rows at the end."""
        self._insert(len(self._rows), rows)

    def keep_rows(self, count: int) -> None:
        """Remove all rows after the first ones."""
        self._remove(count, len(self._rows))

    def _replace(self, first: int, rows: Sequence[Row]) -> None:
        for place, row in enumerate(rows, start=first):
            if self._rows[place] != row:
                self._rows[place] = row
                self.dataChanged.emit(self.index(place), self.index(place))

    def _insert(self, first: int, rows: Sequence[Row]) -> None:
        if rows:
            self.beginInsertRows(QModelIndex(), first, first + len(rows) - 1)
            self._rows[first:first] = rows
            self.endInsertRows()

    def _remove(self, first: int, end: int) -> None:
        if first < end:
            self.beginRemoveRows(QModelIndex(), first, end - 1)
            del self._rows[first:end]
            self.endRemoveRows()


def _same(old: Sequence[Row], new: Sequence[Row]) -> int:
    """How many rows are the same from the start."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(old), len(new)))
