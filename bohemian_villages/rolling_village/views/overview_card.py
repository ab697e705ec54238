"""The overview card of Rolling Village: the rules in short, with small pictures."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from ...views.toolkit.art import Art
from ...views.toolkit.painting.canvas import BLACK, BOLD, CENTER, Canvas, Icons
from ...views.toolkit.theme import theme
from ...views.toolkit.widgets.rules_card import CardPicture, RulesCard, card_notes, card_rows
from ..engine.scoring import POINTS_FOR_A_SQUARE
from ..engine.sheet import GROUPED, Project, project_of
from ..engine.state import BONUS_TURNS, LAST_TURN
from ..words.names import AVENUE_NAMES
from ..words.overview import rolling_overview
from .project_icons import ProjectIcons
from .sheet.look import sheet_look
from .table.arrows import arrow_colors

EXAMPLE = (4, 2)
DOUBLES = 3
SCORING = 1
"""The avenue that scores in the example."""
WIDE = 176
LEAST_TEXT = 11
"""In pixels."""


class RollingCard(RulesCard):
    """The whole game on one sheet."""

    def __init__(self, parent: QWidget, art: Art) -> None:
        super().__init__(parent, ProjectIcons(art))
        rows = [
            (picture, f"<b>{escape(heading)}</b><br>{escape(line)}")
            for picture, (heading, line) in self._examples()
        ]
        notes = card_notes(rolling_overview.notes())
        self.lay((card_rows(rows, across=16, down=4), 12), (notes, 8))

    def _examples(self) -> list[tuple[CardPicture, tuple[str, str]]]:
        """Each rule that a picture can show, with its picture."""
        words, icons = rolling_overview, self.icons
        return [
            (Legend(icons), words.legend()),
            (Swap(icons), words.swap()),
            (Doubles(icons), words.doubles()),
            (BonusTurns(icons), words.bonus()),
            (Avenue(icons), words.avenue()),
            (SquareExample(icons), words.square()),
        ]


class SheetExample(CardPicture):
    """Something drawn on a piece of the sheet."""

    def cell(self, canvas: Canvas, area: QRectF, *, lit: bool = False) -> None:
        """An empty space."""
        look = sheet_look()
        fill, edge = (look.lit, look.lit_edge) if lit else (look.paper_top, look.edge)
        canvas.box(area, 4, fill, edge=edge, width=1.3)

    def project(
        self, canvas: Canvas, area: QRectF, project: Project, *, lit: bool = False, points: int = 0
    ) -> None:
        """A space with something drawn in it, and the points printed there."""
        self.cell(canvas, area, lit=lit)
        inset = area.width() * 0.06
        canvas.draw(f"rolling/{project.key}", area.adjusted(inset, inset, -inset, -inset))
        if points:
            s, look = canvas.scale, sheet_look()
            badge = QRectF(area.left() - 3 * s, area.top() - 3 * s, 14 * s, 14 * s)
            canvas.box(badge, 7, look.points, edge=look.points_edge)
            canvas.write(
                badge, str(points), self.number_font(canvas, 9.5), look.points_text, CENTER
            )

    def number_font(self, canvas: Canvas, units: float, weight: QFont.Weight = BOLD) -> QFont:
        """The face of numbers, which can be read in small pictures, too."""
        return canvas.text_font(max(units, LEAST_TEXT / canvas.scale), weight)

    def die(self, canvas: Canvas, x: float, y: float, side: float, face: int) -> None:
        """A die with its upper left corner there."""
        canvas.draw(f"die-{face}", canvas.rect(x, y, side, side))


class Legend(SheetExample):
    """Which faces mean which project."""

    def __init__(self, icons: Icons) -> None:
        super().__init__(WIDE, 78, icons)

    def paint(self, canvas: Canvas, _area: QRectF) -> None:
        """The two faces of each project above it."""
        for place, project in enumerate(GROUPED):
            x = 4 + place * 60
            faces = [face for face in range(1, 7) if project_of(face) is project]
            for nth, face in enumerate(faces):
                self.die(canvas, x + nth * 25, 2, 23, face)
            self.project(canvas, canvas.rect(x + 1, 29, 46, 46), project)


class Swap(SheetExample):
    """The example of 4 and 2: which project goes into which column."""

    def __init__(self, icons: Icons) -> None:
        super().__init__(WIDE, 98, icons)

    def paint(self, canvas: Canvas, _area: QRectF) -> None:
        """A line from each die to the project it means, a dashed one to the other's column."""
        (first, second), left, right = EXAMPLE, 4.0, 98.0
        of_first, of_second = arrow_colors()
        self._target(canvas, left, project_of(first), second)
        self._target(canvas, right, project_of(second), first)
        self._arrow(canvas, (left + 36, 26), (left + 20, 53), of_first)
        self._arrow(canvas, (right + 28, 26), (right + 20, 53), of_second)
        self._arrow(canvas, (left + 46, 26), (right + 60, 59), of_first, dashed=True)
        self._arrow(canvas, (right + 18, 26), (left + 60, 59), of_second, dashed=True)
        self.die(canvas, left + 27, 0, 29, first)
        self.die(canvas, right + 9, 0, 29, second)

    def _target(self, canvas: Canvas, x: float, project: Project, column: int) -> None:
        self.project(canvas, canvas.rect(x, 56, 40, 40), project)
        disc, look = canvas.rect(x + 48, 64, 24, 24), sheet_look()
        canvas.box(disc, 12, look.gold_top, look.gold_bottom, look.gold_edge, 1.6)
        canvas.write(disc, str(column), self.number_font(canvas, 14, BLACK), look.gold_text, CENTER)

    def _arrow(
        self,
        canvas: Canvas,
        start: tuple[float, float],
        end: tuple[float, float],
        color: str,
        *,
        dashed: bool = False,
    ) -> None:
        s, painter = canvas.scale, canvas.painter
        begin, tip = QPointF(*start) * s, QPointF(*end) * s
        half = (tip.y() - begin.y()) / 2
        path = QPainterPath(begin)
        path.cubicTo(begin + QPointF(0, half), tip - QPointF(0, half), tip - QPointF(0, 4 * s))
        pen = QPen(QColor(color), 2 * s)
        if dashed:
            pen.setDashPattern([3, 2])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(path)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(color))
        painter.drawPolygon([tip, tip + QPointF(-4.5, -6.5) * s, tip + QPointF(4.5, -6.5) * s])


class Doubles(SheetExample):
    """Two equal dice: the project they mean, and a square."""

    def __init__(self, icons: Icons) -> None:
        super().__init__(WIDE, 46, icons)

    def paint(self, canvas: Canvas, _area: QRectF) -> None:
        """The dice, and what is drawn."""
        for nth in range(2):
            self.die(canvas, 4 + nth * 32, 8, 29, DOUBLES)
        self.project(canvas, canvas.rect(84, 3, 40, 40), project_of(DOUBLES))
        self.project(canvas, canvas.rect(132, 3, 40, 40), Project.SQUARE)


class BonusTurns(SheetExample):
    """The boxes of the nine turns, with their stars."""

    def __init__(self, icons: Icons) -> None:
        super().__init__(WIDE, 46, icons)

    def paint(self, canvas: Canvas, _area: QRectF) -> None:
        """Nine empty boxes."""
        for turn in range(1, LAST_TURN + 1):
            has_star = turn in BONUS_TURNS
            box = canvas.rect(2 + (turn - 1) * 19.4, 12, 17.5, 30)
            self.cell(canvas, box, lit=has_star)
            font = self.number_font(canvas, 10.5)
            number = box.adjusted(0, box.height() * 0.4, 0, 0)
            canvas.write(number, str(turn), font, None, CENTER)
            if has_star:
                canvas.draw("rolling/star-gold", canvas.rect((turn - 1) * 19.4, 2, 22, 22))


class Avenue(SheetExample):
    """Three houses one below the other, which all count in one avenue."""

    HOUSES = ((0, 3), (1, 0), (2, 2))

    def __init__(self, icons: Icons) -> None:
        super().__init__(WIDE, 112, icons)

    def paint(self, canvas: Canvas, _area: QRectF) -> None:
        """Three avenues; the middle one scores."""
        look = sheet_look()
        for avenue, points in self.HOUSES:
            y = 3 + avenue * 36
            if avenue == SCORING:
                band = canvas.rect(0, y - 2, WIDE, 36)
                canvas.box(band, 6, look.band_top, look.band_bottom, look.band_edge, 1.4)
            self._sign(canvas, canvas.rect(5, y + 6, 40, 20), avenue)
            self.project(canvas, canvas.rect(54, y, 32, 32), Project.HOUSE, points=points)
            for column in (1, 2):
                self.cell(canvas, canvas.rect(54 + column * 37, y, 32, 32))
        total = canvas.rect(WIDE - 14, 3 + SCORING * 36, 12, 32)
        sum_of = str(sum(points for _avenue, points in self.HOUSES))
        canvas.write(total, sum_of, self.number_font(canvas, 15, BLACK), look.value, CENTER)

    def _sign(self, canvas: Canvas, area: QRectF, avenue: int) -> None:
        look, name = sheet_look(), AVENUE_NAMES[avenue]
        font = self.number_font(canvas, 11.5)
        if avenue == SCORING:
            canvas.box(area, 5, look.gold_top, look.gold_bottom, look.gold_edge, 1.4)
            canvas.write(area, name, font, look.gold_text, CENTER)
        else:
            canvas.box(area, 5, look.plate_top, look.plate_bottom, look.plate_edge, 1.4)
            canvas.write(area, name, font, look.plate_text, CENTER)


class SquareExample(SheetExample):
    """A square between a house, a forest and a lake."""

    def __init__(self, icons: Icons) -> None:
        super().__init__(WIDE, 84, icons)

    def paint(self, canvas: Canvas, _area: QRectF) -> None:
        """The square in the middle, and its points."""
        side, step, left = 38, 41, 24
        self.project(canvas, canvas.rect(left, 43, side, side), Project.HOUSE)
        self.project(canvas, canvas.rect(left + 2 * step, 43, side, side), Project.FOREST)
        self.project(canvas, canvas.rect(left + step, 2, side, side), Project.LAKE)
        self.project(canvas, canvas.rect(left + step, 43, side, side), Project.SQUARE, lit=True)
        gain = canvas.rect(left + 2 * step, 2, side + 10, side)
        text = f"+{POINTS_FOR_A_SQUARE}"
        canvas.write(gain, text, self.number_font(canvas, 18, BLACK), theme().gain, CENTER)
