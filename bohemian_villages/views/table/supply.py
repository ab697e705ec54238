"""The supply: what is left beside the board; bishop and special tile can be taken from it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from ...models.game.supply import SupplyRow
from ..toolkit.painting.canvas import BLACK, BOLD, CENTER, LEFT, RIGHT, Canvas, Icons
from ..toolkit.theme import theme
from ..toolkit.widgets.drag import DragSource
from ..toolkit.widgets.panel import Panel

FADED = 0.3
CELLS = ("bishop", "special", "flour", "glass", "inns")
CELL_GAP = 5.0
ROOMY = 120.0
"""Above this height, in units, the bank is below the cells."""
TAKEN_FROM_HERE = ("bishop", "special")


class SupplyPanel(Panel):
    """Bishop, special action tiles, flour, glass, inns and the bank."""

    keeps_picture = True

    def __init__(
        self,
        supply: Callable[[str], SupplyRow],
        drags: DragSource,
        icons: Icons,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(icons, parent)
        self.supply = supply
        self.drags = drags
        self._shown: tuple[SupplyRow, ...] = ()
        self.setMouseTracking(True)

    def refresh(self) -> None:
        """Show what is left."""
        rows = tuple(self.supply(key) for key in (*CELLS, "bank"))
        if rows == self._shown:
            return
        self._shown = rows
        self.setAccessibleName(self.tr("Supply"))
        self.setAccessibleDescription(" ".join(row.tip for row in rows))
        self.update()

    def area_of(self, thing: str) -> QRectF:
        """The cell of a thing, in pixels."""
        x, y, room, high = self._cells_place()
        wide = _cell_width(room)
        left, s = x + CELLS.index(thing) * (wide + CELL_GAP), self.scale
        return QRectF(left * s, y * s, wide * s, high * s)

    def _cells_place(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of all cells, in units."""
        width, height = self.units()
        if height > ROOMY:
            return 12, 34, width - 24, 60
        return 108, 8, width - 286, height - 19

    def _thing_at(self, place: QPointF) -> str:
        for thing in TAKEN_FROM_HERE:
            if self.area_of(thing).contains(place):
                return thing
        return ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick a tile up."""
        thing = self._thing_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and thing:
            self.drags.begin(thing, event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry it, or show that it can be picked up."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.drags.follow(event)
            return
        over = self._thing_at(event.position())
        shape = Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the tile."""
        self.drags.follow(event)

    def paint_content(self, canvas: Canvas) -> None:
        """Heading and holder of the bishop; a cell for each kind of tile; the bank."""
        width, height = self.units()
        self._paint_cells(canvas)
        if height > ROOMY:
            self._paint_heading(canvas, 12, 8, width - 24)
            self._paint_bank(canvas, 12, 99, width - 24, height - 110)
        else:
            self._paint_heading(canvas, 12, 7, 94, stacked=True)
            self._paint_bank(canvas, width - 172, 8, 160, height - 19)

    def _paint_heading(
        self, canvas: Canvas, x: float, y: float, room: float, *, stacked: bool = False
    ) -> None:
        heading, font = self.tr("Supply"), canvas.display_font(16)
        holder = self.supply("bishop").tip
        small, muted = canvas.text_font(12.5), theme().muted
        used = canvas.write(canvas.rect(x, y, room, 22), heading, font) / self.scale
        if stacked:
            below = QRectF(canvas.rect(x, y + 24, room, 36))
            canvas.paragraph(below, holder, small, muted, LEFT)
        else:
            beside = canvas.rect(x + used + 8, y, room - used - 8, 22)
            canvas.write(beside, holder, small, muted, RIGHT)

    def _paint_cells(self, canvas: Canvas) -> None:
        x, y, room, high = self._cells_place()
        wide = _cell_width(room)
        for place, key in enumerate(CELLS):
            left = x + place * (wide + CELL_GAP)
            self._paint_cell(canvas, self.supply(key), left, y, wide, high)

    def _labels_fit(self, canvas: Canvas, wide: float) -> bool:
        """Whether every label has room; else tool tips must do."""
        font = canvas.text_font(11.5)
        labels = [self.supply(key).label for key in CELLS]
        return all(canvas.width_of(label, font) <= (wide - 2) * self.scale for label in labels)

    def _paint_cell(
        self, canvas: Canvas, row: SupplyRow, x: float, y: float, wide: float, high: float
    ) -> None:
        look, label = theme(), 17.0 if self._labels_fit(canvas, wide) else 0.0
        area = canvas.rect(x, y, wide, high)
        canvas.box(area, 6, look.sunk_bottom, look.sunk_bottom, look.sunk_edge)
        numbered = row.key != "bishop"
        icon_wide = wide * (0.56 if numbered else 1.0) - 4
        icon = canvas.rect(x + 3, y + 4, icon_wide, high - label - 6)
        canvas.draw(row.icon, icon, 1.0 if row.count else FADED)
        if numbered:
            number = canvas.rect(x + wide * 0.54, y + 4, wide * 0.42, high - label - 6)
            ink = look.text if row.count else look.muted
            canvas.write(number, str(row.count), canvas.text_font(18, BLACK), ink, CENTER)
        if label:
            text = canvas.rect(x + 1, y + high - label - 1, wide - 2, label)
            canvas.write(text, row.label, canvas.text_font(11.5), look.muted, CENTER)
        canvas.tip(area, row.tip)

    def _paint_bank(self, canvas: Canvas, x: float, y: float, room: float, high: float) -> None:
        look, row = theme(), self.supply("bank")
        area = canvas.rect(x, y, room, high)
        canvas.box(area, 6, look.sunk_bottom, look.sunk_bottom, look.sunk_edge)
        for place, coin in enumerate(("coin-1", "coin-5", "coin-10")):
            canvas.draw(coin, canvas.rect(x + 6 + place * 19, y + 3, 25, high - 6))
        number, shown = canvas.text_font(20, BLACK), str(row.count)
        taken = canvas.width_of(shown, number) / self.scale + 14
        canvas.write(canvas.rect(x + room - taken, y, taken - 8, high), shown, number, align=RIGHT)
        label = canvas.rect(x + 70, y, room - taken - 74, high)
        canvas.write(label, row.label, canvas.text_font(13.5, BOLD), look.muted, RIGHT)
        canvas.tip(area, row.tip)


def _cell_width(room: float) -> float:
    """How wide each cell is where all have so much room, in units."""
    return (room - CELL_GAP * (len(CELLS) - 1)) / len(CELLS)
