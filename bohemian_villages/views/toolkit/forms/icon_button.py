"""A small square button with one icon."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QWidget

from ..painting.canvas import Canvas, Icons
from ..painting.icons import NoIcons
from ..theme import theme
from ..widgets.painted_button import PaintedButton
from ..widgets.panel import paint_focus


class IconButton(PaintedButton):
    """A button with an icon, framed while hovered over."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(NoIcons(), parent)
        self.icon_name = ""
        self.is_flipped = False

    def show_icon(self, icon: str, icons: Icons, *, is_flipped: bool = False) -> None:
        """Set the icon, perhaps mirrored, and the source of pictures."""
        self.icon_name, self.icons, self.is_flipped = icon, icons, is_flipped

    def sizeHint(self) -> QSize:
        """A small square."""
        return QSize(round(34 * self.scale), round(34 * self.scale))

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self.setMinimumSize(self.sizeHint())

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The icon, framed while hovered over."""
        s, look = self.scale, theme()
        if self.underMouse():
            canvas.box(area.adjusted(s, s, -s, -s), 7, look.sunk_bottom, edge=look.glow)
        icon = QRectF(0, 0, 17 * s, 17 * s)
        icon.moveCenter(area.center())
        if self.is_flipped:
            canvas.painter.save()
            canvas.painter.translate(2 * icon.center().x(), 0)
            canvas.painter.scale(-1, 1)
        canvas.draw_inked(self.icon_name, icon, look.muted)
        if self.is_flipped:
            canvas.painter.restore()
        if self.hasFocus():
            paint_focus(canvas, area, 8)
