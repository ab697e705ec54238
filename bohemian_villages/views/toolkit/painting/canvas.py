"""Canvas: a painter that knows the table's scale, its faces and its art, and notes tool tips.

The small panels of the table are painted with it, in units that are pixels at 1280×800.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from .. import fonts
from ..theme import theme
from .surfaces import gradient

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter

BLACK = QFont.Weight.Black
BOLD = QFont.Weight.Bold
NORMAL = QFont.Weight.Normal


class Icons(Protocol):
    """A source of pictures; null pixmaps stand for those not drawn yet."""

    has_missed: bool

    def icon(self, name: str, width: float, height: float, dpr: float, ink: str) -> QPixmap: ...


class Canvas:
    """One painting of one panel."""

    def __init__(self, painter: QPainter, scale: float, icons: Icons) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.painter = painter
        self.scale = scale
        self.icons = icons
        self.tips: list[tuple[QRectF, str]] = []

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A rectangle given in units, in pixels."""
        s = self.scale
        return QRectF(x * s, y * s, width * s, height * s)

    def text_font(self, size: float, weight: QFont.Weight = NORMAL) -> QFont:
        """The plain face at so many units."""
        return fonts.text(size * self.scale, weight)

    def fitting_font(
        self, room: float, text: str, size: float, weight: QFont.Weight = NORMAL
    ) -> QFont:
        """The font, made smaller if the text would not fit into so many pixels."""
        used = self.width_of(text, self.text_font(size, weight))
        return self.text_font(max(11.0, size * min(1.0, room / max(used, 1.0))), weight)

    def display_font(self, size: float) -> QFont:
        """The face of names and headings at so many units."""
        return fonts.display(size * self.scale)

    def fitting_display_font(
        self, room: float, text: str, size: float, least: float = 11.0
    ) -> QFont:
        """The font, made smaller if the text would not fit into so many pixels."""
        used = self.width_of(text, self.display_font(size))
        return self.display_font(max(least, size * min(1.0, room / max(used, 1.0))))

    def first_fitting_font(self, room: float, text: str, *sizes: float) -> QFont:
        """The face of headings at the first size that fits into so many pixels, else the last."""
        fonts = [self.display_font(size) for size in sizes]
        return next((font for font in fonts if self.width_of(text, font) <= room), fonts[-1])

    def write(
        self,
        area: QRectF,
        text: str,
        font: QFont,
        color: str | None = None,
        align: Qt.AlignmentFlag = LEFT,
    ) -> float:
        """Write a line, shortened if it must be (the whole as a tool tip); its width in pixels."""
        metrics = QFontMetricsF(font, self.painter.device())
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width() + 1)
        if shown != text:
            self.tip(area, text)
        self.painter.setFont(font)
        self.painter.setPen(QColor(color or theme().text))
        self.painter.drawText(area, align | Qt.TextFlag.TextSingleLine, shown)
        return metrics.horizontalAdvance(shown)

    def paragraph(
        self,
        area: QRectF,
        text: str,
        font: QFont,
        color: str | None = None,
        align: Qt.AlignmentFlag = CENTER,
    ) -> None:
        """Write a text that may take several lines."""
        self.painter.setFont(font)
        self.painter.setPen(QColor(color or theme().text))
        self.painter.drawText(area, align | Qt.TextFlag.TextWordWrap, text)

    def width_of(self, text: str, font: QFont) -> float:
        """How wide a line is, in pixels."""
        return QFontMetricsF(font, self.painter.device()).horizontalAdvance(text)

    def draw(self, name: str, area: QRectF, opacity: float = 1.0) -> None:
        """Draw a part of the art, as large as fits, in the middle of an area."""
        self.draw_inked(name, area, theme().text, opacity)

    def draw_inked(self, name: str, area: QRectF, ink: str, opacity: float = 1.0) -> None:
        """Draw icons, line icons in the colour of an ink."""
        dpr = self.painter.device().devicePixelRatioF()
        pixmap = self.icons.icon(name, area.width(), area.height(), dpr, ink)
        if pixmap.isNull():
            return
        size = pixmap.deviceIndependentSize()
        corner = area.center() - QPointF(size.width() / 2, size.height() / 2)
        before = self.painter.opacity()
        self.painter.setOpacity(before * opacity)
        self.painter.drawPixmap(corner, pixmap)
        self.painter.setOpacity(before)

    def box(
        self,
        area: QRectF,
        radius: float,
        top: str,
        bottom: str | None = None,
        edge: str | None = None,
        width: float = 1.0,
        *,
        dashed: bool = False,
    ) -> None:
        """A rounded box with a gradient from top to bottom and an edge; radius in units."""
        pen = QPen(QColor(edge), width * self.scale) if edge else QPen(Qt.PenStyle.NoPen)
        if dashed:
            pen.setStyle(Qt.PenStyle.DashLine)
        self.painter.setPen(pen)
        self.painter.setBrush(gradient(area, top, bottom or top))
        self.painter.drawRoundedRect(area, radius * self.scale, radius * self.scale)

    def number(self, middle: QPointF, text: str, radius: float = 11.0) -> None:
        """The number of a step that a hint suggests, on a disc; its radius in units."""
        look, s = theme(), self.scale
        disc = QRectF(0, 0, 2 * radius * s, 2 * radius * s)
        disc.moveCenter(middle)
        self.box(disc, radius, look.terracotta, look.primary_bottom, look.cream, 1.8)
        self.write(disc, text, self.text_font(radius * 1.2, BOLD), look.primary_text, CENTER)

    def line(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """A thin line that parts a panel, in units."""
        s = self.scale
        self.painter.setPen(QPen(QColor(theme().panel_line), max(1.0, s)))
        self.painter.drawLine(QPointF(x1 * s, y1 * s), QPointF(x2 * s, y2 * s))

    def tip(self, area: QRectF, text: str) -> None:
        """Set the tool tip of an area."""
        self.tips.append((area, text))
