"""RollingHintSide: the hint of one table, and how it is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import Icons
from ...models.game_model import RollingModel
from ...models.hint import RollingHintModel
from .panel import RollingHintPanel

Mark = Callable[[Mapping[int, int]], object]
"""Marks spaces of the large sheet with numbers."""


class RollingHintSide(QObject):
    """Opens and closes the hint, and marks its suggestion on the sheet."""

    about_to_act = Signal()
    """The hint opens or draws: what still moves is to end."""
    room_changed = Signal()
    """The panel was shown or hidden: the table needs a new layout."""
    suggestion_changed = Signal()
    """Something else is suggested, or nothing."""
    told = Signal(str)
    """Why there is no hint."""

    def __init__(self, game: RollingModel, icons: Icons, mark: Mark, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._mark = mark
        self.model = RollingHintModel(game, self)
        """Its `asked` and `dropped` go to the AI worker, whose answers go to its `tell`."""
        self.panel = RollingHintPanel(self.model, icons, parent)
        self.panel.hide()
        self.panel.closed.connect(self.model.close)
        self.panel.play_requested.connect(self.play)
        self.model.changed.connect(self._show)
        self.model.shown_changed.connect(self._show_suggestion)

    @property
    def is_open(self) -> bool:
        """Whether the hint is shown."""
        return self.model.is_open

    @property
    def prompt(self) -> str:
        """The prompt while something is suggested; else empty."""
        return self.model.prompt

    # What people do.

    def toggle(self) -> None:
        """Open the hint while a person draws, or close it."""
        if self.is_open:
            self.model.close()
        elif not self.model.can_open:
            self.told.emit(self.model.words.only_drawing())
        else:
            self.about_to_act.emit()
            self.model.toggle()
            self.panel.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def play(self) -> None:
        """Make the next drawing of the suggestion that is chosen."""
        self.about_to_act.emit()
        self.model.play_next()

    # What is shown.

    def place(self, area: QRect, scale: float) -> None:
        """Lay the panel where the table has room for it."""
        self.panel.setGeometry(area)
        self.panel.set_scale(scale)
        self.panel.setVisible(self.is_open)

    def _show(self) -> None:
        """Update after the hint was opened, closed or refined."""
        focused: QWidget | None = self._parent.focusWidget()
        had_focus = focused is not None and self.panel.isAncestorOf(focused)
        if self.panel.isVisible() != self.is_open:
            self.panel.setVisible(self.is_open)
            self.room_changed.emit()
        self.panel.refresh()
        if had_focus:
            (self.panel.list if self.is_open else self._parent).setFocus()

    def _show_suggestion(self) -> None:
        self._mark(self.model.numbers)
        self.suggestion_changed.emit()
