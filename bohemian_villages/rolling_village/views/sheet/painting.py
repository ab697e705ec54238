"""SheetPainting: paints a sheet from kept pictures, and temporary things above it."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from ....views.toolkit.art import Art
from ....views.toolkit.painting.canvas import Canvas
from ....views.toolkit.painting.kept import Kept
from ....views.toolkit.theme import theme
from ...engine.sheet import Project
from ...words.sheet import sheet_words
from .above import Lights, paint_cursor, paint_drawing, paint_preview
from .drawings import SheetArt
from .geometry import SheetGeometry
from .grid import paint_drawings, paint_grid
from .look import sheet_look
from .outline import group_outline
from .paper import (
    paint_columns,
    paint_head,
    paint_labels,
    paint_paper,
    paint_roads,
    paint_turns_heading,
)
from .picture import SheetPicture
from .stamps import Stamps
from .tracker import paint_tracker
from .values import paint_values


@frozen
class GrowingDrawing:
    """A project that draws itself."""

    space: int
    project: Project


@frozen
class SheetInMotion:
    """What is above a sheet at this moment."""

    moving: GrowingDrawing | Lights | None = None
    time: float = 0.0
    """Of what moves, from 0 to 1."""
    pointed_avenue: int | None = None
    relit: Lights | None = None
    """What scored, looked at again."""
    cursor: QRectF | None = None
    """What the cursor of the keyboard encloses."""

    @property
    def hidden(self) -> int | None:
        """The space whose drawing is not shown as a whole."""
        return self.moving.space if isinstance(self.moving, GrowingDrawing) else None


class SheetPainting:
    """Keeps paper and sheet as pictures: while pointing, only things above them are painted."""

    def __init__(self, art: Art) -> None:
        self._art = SheetArt(art)
        self._kept = Kept()
        self._stamps = Stamps()
        self._outline: tuple[object, QPainterPath] = (None, QPainterPath())

    def forget_incomplete(self) -> bool:
        """Drop incomplete pictures, because art arrived; returns whether there were any."""
        if not self._art.has_missed:
            return False
        self._art.has_missed = False
        self._kept.forget()
        return True

    def paint(
        self, painter: QPainter, places: SheetGeometry, picture: SheetPicture, moment: SheetInMotion
    ) -> None:
        """The sheet, and the things above it."""
        dpr = painter.device().devicePixelRatioF()
        painter.drawPixmap(0, 0, self._sheet(places, dpr, picture, moment.hidden))
        canvas = Canvas(painter, places.scale, self._art)
        paint_values(canvas, places, self._stamps, picture)
        if moment.pointed_avenue in picture.open_avenues:
            _paint_pointed(canvas, places.avenue(moment.pointed_avenue))
        self._paint_moving(canvas, places, picture, moment)
        if moment.cursor is not None:
            paint_cursor(canvas, moment.cursor)

    def _paint_moving(
        self, canvas: Canvas, places: SheetGeometry, picture: SheetPicture, moment: SheetInMotion
    ) -> None:
        moving, preview = moment.moving, picture.preview
        if isinstance(moving, Lights):
            moving.paint(canvas, places, moment.time)
        elif moving is not None:
            paint_drawing(canvas, places, self._art, moving.project, moving.space, moment.time)
        elif moment.relit is not None:
            moment.relit.paint(canvas, places, 1.0)
        elif preview is not None and not picture.is_plain:
            outline = self._group_outline(preview.group, places)
            paint_preview(canvas, places, self._art, preview, outline)

    def _group_outline(self, group: tuple[int, ...], places: SheetGeometry) -> QPainterPath:
        """Kept while the same group is pointed at."""
        if self._outline[0] != (group, places):
            self._outline = ((group, places), group_outline(places, group))
        return self._outline[1]

    def _sheet(
        self, places: SheetGeometry, dpr: float, picture: SheetPicture, hidden: int | None
    ) -> QPixmap:
        """The sheet without what changes while one points."""
        look = (
            picture.facts,
            picture.lit_spaces,
            picture.later_spaces,
            picture.marked_columns,
            picture.open_avenues,
            tuple(picture.numbers.items()),
            picture.is_plain,
            picture.new,
            hidden,
            _ground_look(picture),
        )

        def paint(painter: QPainter) -> None:
            painter.drawPixmap(0, 0, self._ground(places, dpr, picture))
            canvas = Canvas(painter, places.scale, self._art)
            paint_grid(canvas, places, self._stamps, picture)
            paint_drawings(canvas, places, self._art, picture, hidden)
            paint_tracker(canvas, places, self._stamps, self._art, picture.facts.turns)

        return self._kept.picture("sheet", look, _size(places), dpr, paint)

    def _ground(self, places: SheetGeometry, dpr: float, picture: SheetPicture) -> QPixmap:
        """The paper and what is printed on it."""

        def paint(painter: QPainter) -> None:
            canvas = Canvas(painter, places.scale, self._art)
            paint_paper(canvas, places, self._art)
            paint_head(canvas, places, self._art, picture.title, picture.subtitle)
            paint_labels(canvas, places, picture.value_label)
            paint_turns_heading(canvas, places)
            paint_columns(canvas, places)
            paint_roads(canvas, places)

        return self._kept.picture("ground", _ground_look(picture), _size(places), dpr, paint)


def _ground_look(picture: SheetPicture) -> tuple[str, ...]:
    words = sheet_words
    labels = (words.column_label(), picture.value_label, words.turns(), words.star_note())
    return (theme().name, picture.title, picture.subtitle, *labels)


def _size(places: SheetGeometry) -> QSizeF:
    return QSizeF(places.width, places.height)


def _paint_pointed(canvas: Canvas, band: QRectF) -> None:
    """An avenue that a click would pick."""
    look, s = sheet_look(), canvas.scale
    light = QColor(look.light)
    light.setAlphaF(0.24)
    canvas.painter.setPen(QPen(QColor(look.lit_edge), 3 * s))
    canvas.painter.setBrush(light)
    canvas.painter.drawRoundedRect(band, 7 * s, 7 * s)
