"""Picture: a pixmap that knows the place of its drawing's 0,0."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap


@frozen
class Picture:
    """A drawing at one scale, in logical pixels.

    Until it is drawn the pixmap is null, or that of another scale with `stretch` to fit.
    """

    pixmap: QPixmap
    anchor: QPointF
    """From the pixmap's corner to the 0,0 of the drawing, in the pixmap's own logical pixels."""
    stretch: float = 1.0
    is_ready: bool = True

    @property
    def size(self) -> QSizeF:
        """Its size on the screen."""
        return self.pixmap.deviceIndependentSize() * self.stretch

    def rect(self, x: float, y: float) -> QRectF:
        """Where it appears with its anchor at that point."""
        return QRectF(QPointF(x, y) - self.anchor * self.stretch, self.size)

    def draw(self, painter: QPainter, x: float, y: float) -> None:
        """Draw it with its anchor at that point."""
        if self.pixmap.isNull():
            return
        if self.stretch == 1.0:
            painter.drawPixmap(QPointF(x, y) - self.anchor, self.pixmap)
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(x, y), self.pixmap, QRectF(self.pixmap.rect()))
        painter.restore()

    def draw_centred(self, painter: QPainter, rect: QRectF) -> None:
        """Draw it with its whole picture in the middle of a rectangle."""
        corner = rect.center() - QPointF(self.size.width() / 2, self.size.height() / 2)
        self.draw(
            painter,
            round(corner.x() + self.anchor.x() * self.stretch),
            round(corner.y() + self.anchor.y() * self.stretch),
        )
