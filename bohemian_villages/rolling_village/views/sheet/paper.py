"""The paper of a sheet: its ground and border, title and legend, and the labels of its parts."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from ....views.toolkit.painting.canvas import BLACK, CENTER, LEFT, RIGHT, Canvas
from ....views.toolkit.painting.surfaces import gradient, paint_shadow
from ....views.toolkit.theme import theme
from ...engine.sheet import AVENUES, COLUMNS, GROUPED, Project, project_of
from ...words.sheet import sheet_words
from .drawings import SheetArt
from .geometry import SheetGeometry
from .look import sheet_look

_TILE = 256
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint_paper(canvas: Canvas, sheet: SheetGeometry, art: SheetArt) -> None:
    """A sheet of paper on the table, with its border."""
    look, s, painter = sheet_look(), sheet.scale, canvas.painter
    paper = sheet.paper
    paint_shadow(painter, paper, s, 4)
    painter.setPen(QPen(QColor(look.edge), 1.3 * s))
    painter.setBrush(gradient(paper, look.paper_top, look.paper_bottom))
    painter.drawRoundedRect(paper, 4 * s, 4 * s)
    dpr = painter.device().devicePixelRatioF()
    # A whole number of pixels, or its edges would show where it is repeated.
    fibres = art.art.pixmap("rolling/paper", round(_TILE * s * dpr) / dpr / _TILE, dpr)
    if fibres.isNull():
        art.has_missed = True
    else:
        painter.setOpacity(look.fibres)
        painter.drawTiledPixmap(paper.adjusted(2 * s, 2 * s, -2 * s, -2 * s), fibres)
        painter.setOpacity(1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, radius in ((7.5, 1.6, 5), (11, 1.0, 3.5)):
        painter.setPen(QPen(QColor(look.line), width * s))
        by = inset * s
        painter.drawRoundedRect(paper.adjusted(by, by, -by, -by), radius * s, radius * s)


def paint_head(
    canvas: Canvas, sheet: SheetGeometry, art: SheetArt, title: str, subtitle: str
) -> None:
    """The title, the sheet's player, and the legend of the faces."""
    s, line = sheet.scale, sheet.head
    font = canvas.display_font(25)
    legend = sheet.legend(GROUPED[0]).left()
    room = QRectF(line.left(), line.top(), legend - line.left() - 12 * s, line.height())
    used = canvas.write(room, title, font, sheet_look().title)
    rest = room.adjusted(used + 15 * s, 3 * s, 0, 3 * s)
    if rest.width() > 40 * s:
        _paint_subtitle(canvas, rest, subtitle)
    for project in GROUPED:
        _paint_legend(canvas, sheet.legend(project), art, project)


def _paint_subtitle(canvas: Canvas, area: QRectF, text: str) -> None:
    """In one line, or in two where it is long."""
    font = canvas.fitting_font(area.width(), text, 14)
    font.setItalic(True)
    if canvas.width_of(text, font) <= area.width():
        canvas.write(area, text, font, theme().muted)
        return
    font = canvas.text_font(12)
    font.setItalic(True)
    canvas.paragraph(area, text, font, theme().muted, LEFT)


def faces_of(project: Project) -> list[int]:
    """The faces that stand for a project."""
    return [face for face in _PIPS if project_of(face) is project]


def _paint_legend(canvas: Canvas, area: QRectF, art: SheetArt, project: Project) -> None:
    s = canvas.scale
    for place, face in enumerate(faces_of(project)):
        middle = QPointF(area.left() + (9 + 20 * place) * s, area.center().y())
        paint_face(canvas, middle, face)
    picture = QRectF(area.left() + 41 * s, area.center().y() - 17 * s, 34 * s, 34 * s)
    art.draw_pattern(canvas.painter, project, picture)


def paint_face(canvas: Canvas, middle: QPointF, face: int) -> None:
    """A face of a die, small."""
    s, painter, look = canvas.scale, canvas.painter, sheet_look()
    box = QRectF(middle.x() - 8.5 * s, middle.y() - 8.5 * s, 17 * s, 17 * s)
    painter.setPen(QPen(QColor(look.hand), 1.3 * s))
    painter.setBrush(QColor(look.points))
    painter.drawRoundedRect(box, 4 * s, 4 * s)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.hand))
    for x, y in _PIPS[face]:
        painter.drawEllipse(middle + QPointF(x, y) * 4.4 * s, 1.75 * s, 1.75 * s)


def paint_labels(canvas: Canvas, sheet: SheetGeometry, of_values: str) -> None:
    """What the numbers above and beside the spaces mean."""
    s, muted = sheet.scale, theme().muted
    first, last = sheet.column(0), sheet.value(0)
    label = QRectF(22 * s, first.top(), sheet.plate(0).right() - 22 * s, first.height())
    text = sheet_words.column_label()
    canvas.write(label, text, canvas.fitting_font(label.width(), text, 13.5), muted, RIGHT)
    right = sheet.paper.right() - 24 * s
    area = QRectF(sheet.column(COLUMNS - 1).right() + 8 * s, last.top() - 42 * s, 0, 38 * s)
    area.setRight(right)
    longest = max(of_values.split("\n"), key=len)
    font = canvas.fitting_font(area.width(), longest, 13)
    canvas.paragraph(
        area, of_values, font, muted, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
    )


def paint_turns_heading(canvas: Canvas, sheet: SheetGeometry) -> None:
    """The heading of the turn tracker."""
    s, area = sheet.scale, sheet.turns_heading
    used = canvas.write(area, sheet_words.turns(), canvas.display_font(17), sheet_look().title)
    rest = area.adjusted(used + 7 * s, 0, 0, 0)
    text = sheet_words.star_note()
    canvas.write(rest, text, canvas.fitting_font(rest.width(), text, 13.5), theme().muted, LEFT)


def paint_columns(canvas: Canvas, sheet: SheetGeometry) -> None:
    """The numbers of the columns."""
    for column in range(COLUMNS):
        paint_column(canvas, sheet, column, sheet_look().disc)


def paint_column(canvas: Canvas, sheet: SheetGeometry, column: int, color: str) -> None:
    """The number of a column on its disc."""
    look, s, area = sheet_look(), sheet.scale, sheet.column(column)
    is_gold = color == theme().gold
    canvas.painter.setPen(QPen(QColor(look.gold_edge if is_gold else look.disc_edge), 1.5 * s))
    canvas.painter.setBrush(QColor(color))
    canvas.painter.drawEllipse(area)
    ink = look.gold_text if is_gold else None
    font = canvas.text_font(17, BLACK)
    canvas.write(area, str(column + 1), font, ink, CENTER)


def paint_roads(canvas: Canvas, sheet: SheetGeometry) -> None:
    """A road below every avenue."""
    for avenue in range(AVENUES):
        paint_road(canvas, sheet, avenue, sheet_look().road)


def paint_road(canvas: Canvas, sheet: SheetGeometry, avenue: int, color: str) -> None:
    """The road of an avenue."""
    s, painter, area = sheet.scale, canvas.painter, sheet.road(avenue)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(color))
    painter.drawRoundedRect(area, 2 * s, 2 * s)
    pen = QPen(QColor(sheet_look().road_dashes), 1.7 * s)
    pen.setDashPattern([7.5, 7])
    painter.setPen(pen)
    y = area.center().y()
    painter.drawLine(QPointF(area.left() + 8 * s, y), QPointF(area.right() - 8 * s, y))
