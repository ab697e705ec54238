"""The overlay: a transparent pane above the whole table for moving pieces.

Only the small moving pixmaps are repainted, so the board beneath is never repainted by Python.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPoint,
    QPointF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from ..widgets.plain_text import PlainLabel


class Piece(PlainLabel):
    """A picture that moves over the table; its place is that of its middle, in the overlay."""

    def __init__(self, parent: QWidget, pixmap: QPixmap) -> None:
        super().__init__(parent=parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.is_carried = False
        self.setPixmap(pixmap)
        self.resize(pixmap.deviceIndependentSize().toSize())

    def put(self, place: QPointF) -> None:
        """Lay the piece with its middle on a place."""
        self.move(round(place.x() - self.width() / 2), round(place.y() - self.height() / 2))

    @property
    def place(self) -> QPointF:
        """The place of the piece's middle."""
        return QPointF(self.x() + self.width() / 2, self.y() + self.height() / 2)


class Overlay(QWidget):
    """A transparent pane over its parent; it never takes the mouse or the focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def piece(self, pixmap: QPixmap, at: QPoint) -> Piece:
        """A new piece with its middle at a place in screen coordinates."""
        piece = Piece(self, pixmap)
        piece.put(self.local(at))
        piece.show()
        return piece

    def clear(self) -> None:
        """Take every piece away that flies; one that a hand holds stays."""
        for piece in self.findChildren(Piece):
            if not piece.is_carried:
                piece.hide()
                piece.deleteLater()

    def local(self, at: QPoint) -> QPointF:
        """A place on the screen in the overlay's own coordinates."""
        return QPointF(self.mapFromGlobal(at))

    def fly(
        self,
        piece: Piece,
        to: QPoint,
        milliseconds: int,
        *,
        arc: float = 0.18,
        landed: Callable[[], None] | None = None,
    ) -> QAbstractAnimation:
        """Let a piece glide to a place on the screen, in an arc; it is gone when it has landed."""
        path = _Arc(piece.place, self.local(to), arc)
        flight = QVariantAnimation(piece, startValue=0.0, endValue=1.0, duration=milliseconds)
        flight.setEasingCurve(QEasingCurve.Type.InOutCubic)
        flight.valueChanged.connect(lambda part: piece.put(path.at(part)))
        if landed is not None:
            flight.finished.connect(landed)
        flight.finished.connect(piece.hide)
        flight.finished.connect(piece.deleteLater)
        return flight


class _Arc:
    """A quadratic curve between two places, bent upwards by a share of their distance."""

    def __init__(self, start: QPointF, end: QPointF, bend: float) -> None:
        self.start, self.end = start, end
        way = end - start
        length = (way.x() ** 2 + way.y() ** 2) ** 0.5
        self.middle = (start + end) / 2 - QPointF(0, 2 * bend * length)

    def at(self, part: float) -> QPointF:
        rest = 1 - part
        return self.start * rest**2 + self.middle * (2 * rest * part) + self.end * part**2
