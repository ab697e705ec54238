"""The screens of the window, one at a time, and the way back from those opened beside the game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget


class Screens(QStackedWidget):
    """Fills the window with one screen."""

    shown = Signal()
    """A screen was shown, perhaps the same one again."""
    closed_last = Signal()
    """The screen shown was closed, and there is none to go back to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._way: list[QWidget] = []
        """The screens to go back to, latest last."""

    def show_screen(self, screen: QWidget) -> None:
        """Have one screen fill the window."""
        self.setCurrentWidget(screen)
        focus = QApplication.focusWidget()
        if focus is None or not screen.isAncestorOf(focus):
            # Some screens know best which of their parts is likeliest to be used.
            screen.setFocus()
        self.shown.emit()

    def open_beside(self, screen: QWidget) -> None:
        """Show a screen that leads back to the one shown now."""
        shown = self.currentWidget()
        if shown is not None and shown is not screen:
            self._way = [each for each in self._way if each not in (screen, shown)]
            self._way.append(shown)
        self.show_screen(screen)

    def go_back_from(self, screen: QWidget) -> None:
        """Back to where a screen was opened."""
        way = [each for each in self._way if each is not screen]
        if way:
            self._way = way[:-1]
            self.show_screen(way[-1])
        else:
            self.closed_last.emit()

    def forget(self, screen: QWidget) -> None:
        """A screen is not needed any more; if it is shown, the one before it is."""
        if screen is self.currentWidget():
            self.go_back_from(screen)
        self._way = [each for each in self._way if each is not screen]
        screen.hide()
        screen.setParent(None)
        screen.deleteLater()
