"""Screen: a whole page of the window, with its scale and the pictures it needs."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ..art import Art, shared_art
from ..painting.icons import ArtIcons
from ..scale import LEAST_SCALE, MOST_SCALE, USUAL_HEIGHT, USUAL_WIDTH
from ..shortcuts import MOVING
from ..theme import theme_bus

# Sizes of type and lines change in steps: a window that is being resized need not restyle always.
STEPS = 32


def scale_for(width: int, height: int) -> float:
    """How many pixels a unit has in a window of that size; text stays readable in small ones."""
    wanted = min(width / USUAL_WIDTH, height / USUAL_HEIGHT)
    return min(max(int(wanted * STEPS) / STEPS, LEAST_SCALE), MOST_SCALE)


class Screen(QWidget):
    """A page. Subclasses place their parts in `arrange` and set their texts in `retranslate`."""

    def __init__(self, art: Art | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.art = art or shared_art()
        self.icons = ArtIcons(self.art)
        self.scale = 1.0
        self.art.ready.connect(self._repaint)
        theme_bus().changed.connect(self._restyle)

    def arrange(self) -> None:
        """Place everything for the present size and scale."""

    def retranslate(self) -> None:
        """Set all texts in the language in use."""

    def px(self, units: float) -> int:
        """So many units in whole pixels."""
        return round(units * self.scale)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Find the scale and place everything again."""
        self.scale = scale_for(self.width(), self.height())
        self.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses Qt's own buttons too, which know only Space."""
        focus = self.focusWidget()
        if MOVING["press"].is_pressed(event) and isinstance(focus, QPushButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.arrange()
        super().changeEvent(event)

    def _restyle(self) -> None:
        self.arrange()
        self._repaint()

    def _repaint(self) -> None:
        """Repaint everything, because pictures or colours changed."""
        if self.isVisible():
            self.update()
            for child in self.findChildren(QWidget):
                child.update()
