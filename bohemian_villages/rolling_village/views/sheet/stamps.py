"""Stamps: parts of a sheet that look alike, painted once for a look and drawn from then on."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from ....views.toolkit.painting.canvas import Canvas
from ....views.toolkit.painting.kept import painted
from ....views.toolkit.theme import theme

StampPainter = Callable[[Canvas, QRectF], None]
"""Paints a part into an area."""


class Stamps:
    """The stamps for one size of the sheet and one theme; those for others are dropped."""

    def __init__(self) -> None:
        self._pixmaps: dict[Hashable, QPixmap] = {}
        self._kind: Hashable = None

    def draw(
        self, canvas: Canvas, look: Hashable, area: QRectF, paint: StampPainter, room: float = 0.0
    ) -> None:
        """Draw a part in an area; so many units of room round it belong to it."""
        painter, margin = canvas.painter, round(room * canvas.scale)
        dpr = painter.device().devicePixelRatioF()
        self._keep_to((canvas.scale, dpr, theme().name))
        key = (look, area.width(), area.height())
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = self._painted(canvas, area.size(), margin, dpr, paint)
            if not canvas.icons.has_missed:
                self._pixmaps[key] = pixmap
        painter.drawPixmap(area.topLeft() - QPointF(margin, margin), pixmap)

    def _keep_to(self, kind: Hashable) -> None:
        if kind != self._kind:
            self._kind = kind
            self._pixmaps.clear()

    def _painted(
        self, canvas: Canvas, size: QSizeF, margin: int, dpr: float, paint: StampPainter
    ) -> QPixmap:
        area = QRectF(QPointF(margin, margin), size)

        def paint_part(painter: QPainter) -> None:
            paint(Canvas(painter, canvas.scale, canvas.icons), area)

        return painted(size + QSizeF(2 * margin, 2 * margin), dpr, paint_part)
