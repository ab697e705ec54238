"""The wood of the table with light in its middle, painted once for a size."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from ..art import Art
from ..theme import Theme, theme
from .kept import painted


class TableWood:
    """Keeps the picture of the table for the size and theme last used."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self._key: tuple[QSize, float, Theme] | None = None
        self._pixmap = QPixmap()
        self.is_complete = False
        """Whether it is painted, and with its wood."""

    def paint(self, painter: QPainter, area: QRect, part: QRect, dpr: float) -> None:
        """Paint a part of the table that fills an area."""
        wood = self.art.pixmap(f"table/{theme().table_wood}", 1.0, dpr)
        key = (area.size(), dpr, theme())
        # Wood already painted stays as it is, even if the store has dropped the picture.
        if key != self._key or (not self.is_complete and not wood.isNull()):
            self._key, self._pixmap = key, _table(area.size(), wood, dpr)
            self.is_complete = not wood.isNull()
        source = QRect(part.topLeft() * dpr, part.size() * dpr)
        painter.drawPixmap(part, self._pixmap, source)


def _table(size: QSize, wood: QPixmap, dpr: float) -> QPixmap:
    look, area = theme(), QRect(0, 0, size.width(), size.height())

    def paint(painter: QPainter) -> None:
        painter.fillRect(area, QColor(look.table))
        if not wood.isNull():
            painter.drawTiledPixmap(area, wood)
        gradient = QRadialGradient(size.width() * 0.4, size.height() * 0.35, size.width() * 0.85)
        gradient.setColorAt(0, QColor(look.table_glow))
        clear = QColor(look.table_glow)
        clear.setAlpha(0)
        gradient.setColorAt(0.6, clear)
        gradient.setColorAt(1, QColor(look.table_shade))
        painter.fillRect(area, gradient)

    return painted(QSizeF(size), dpr, paint)
