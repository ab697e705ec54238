"""The rack: the figures in hand of the player to move, to be dragged onto buildings."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from ..toolkit.painting.canvas import BLACK, RIGHT, Canvas, Icons
from ..toolkit.theme import theme
from ..toolkit.widgets.drag import DragSource
from ..toolkit.widgets.panel import Panel
from ..toolkit.widgets.plain_text import set_tip

MOST_SHOWN = 13


class Rack(Panel):
    """Shows the figures in hand on a wooden bar; a press on it picks one up."""

    keeps_picture = True

    def __init__(self, drags: DragSource, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.drags = drags
        self.color = "red"
        self.figures = 0
        self.can_drag = False

    def show_figures(self, color: str, figures: int, *, can_drag: bool) -> None:
        """Show so many figures of a colour, which a person may pick up or not."""
        if (color, figures) != (self.color, self.figures):
            self.update()
        self.color, self.figures, self.can_drag = color, figures, can_drag and figures > 0
        shape = Qt.CursorShape.OpenHandCursor if self.can_drag else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        told = self.tr("%n figure(s) in hand", "", figures)
        self.setAccessibleName(told)
        if self.can_drag:
            told += "\n" + self.tr("Drag one onto a lit building.")
        set_tip(self, told)

    def hand_place(self) -> QPoint:
        """The place on the screen to which figures return."""
        return self.mapToGlobal(self.rect().center())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick a figure up."""
        if event.button() == Qt.MouseButton.LeftButton and self.can_drag:
            self.drags.begin("figure", event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the figure."""
        self.drags.follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the figure."""
        self.drags.follow(event)

    def paint_content(self, canvas: Canvas) -> None:
        """Heading, number, and the figures on their bar."""
        width, height = self.units()
        title = canvas.rect(12, 7, width - 50, 22)
        canvas.write(title, self.tr("In hand"), canvas.display_font(15.5))
        number = canvas.rect(width - 44, 7, 32, 22)
        canvas.write(number, str(self.figures), canvas.text_font(19, BLACK), align=RIGHT)
        foot = height - 15
        canvas.box(canvas.rect(8, foot - 1, width - 16, 8), 3, "#7A5433", "#593A22", "#40291A")
        self._paint_figures(canvas, width, foot, height)

    def _paint_figures(self, canvas: Canvas, width: float, foot: float, height: float) -> None:
        shown = min(self.figures, MOST_SHOWN)
        if not shown:
            middle = canvas.rect(10, 30, width - 20, foot - 34)
            canvas.paragraph(middle, self.tr("none left"), canvas.text_font(13), theme().muted)
            return
        tall = min(66.0, height - 46)
        wide = tall * 0.66
        step = min(wide + 1, (width - 20 - wide) / max(shown - 1, 1))
        left = (width - wide - step * (shown - 1)) / 2
        for place in range(shown):
            area = canvas.rect(left + place * step, foot - tall + 3, wide, tall)
            canvas.draw(f"figure-{self.color}", QRectF(area))
