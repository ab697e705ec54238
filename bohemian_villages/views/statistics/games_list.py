"""The list of games of Bohemian Villages: date, opponents, score and place."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPen
from PySide6.QtWidgets import QWidget

from ...models.game.characters import characters
from ...models.items.rows import RowsModel
from ...statistics.entry import Seat
from ...statistics.summary import CountedGame
from ...words import foreign
from ...words.dates import date_words
from ...words.game.statistics import statistics_words
from ...words.grammar import number, ranks
from ..toolkit import fonts
from ..toolkit.charts.games_list import FinishedList, GamesPanel, Head, right_end
from ..toolkit.painting.canvas import BLACK, BOLD, RIGHT, Canvas, Icons
from ..toolkit.painting.marks import paint_mark
from ..toolkit.theme import FIGURES

WHEN, SCORE, PLACE = 118.0, 40.0, 84.0
MARK, GAP, TIGHT_GAP = 19.0, 12.0, 7.0
FACE = 25.0


@frozen
class Cells:
    """Where the cells of a row lie, from its left edge, in pixels."""

    when: float
    against: float
    score: float
    place: float
    end: float


def cells(width: float, scale: float) -> Cells:
    """The cells of a row of that width."""
    end = right_end(width, scale)
    place = end - PLACE * scale
    score = place - (SCORE + 16) * scale
    return Cells(10 * scale, (10 + WHEN) * scale, score, place, end)


class GamesList(FinishedList):
    """Shows the games that count."""

    def paint_cells(self, canvas: Canvas, row: CountedGame, area: QRectF, ink: str) -> None:
        """Date, opponents, result."""
        s, at = canvas.scale, cells(area.width(), canvas.scale)

        def cell(left: float, right: float) -> QRectF:
            return QRectF(area.left() + left, area.top(), right - left, area.height())

        own, font = row.own, canvas.text_font(13.5)
        now = datetime.now().astimezone()
        when = date_words.when(row.game.ended_at.astimezone(), now)
        canvas.write(cell(at.when, at.against - 6 * s), when, font, ink)
        self._paint_opponents(canvas, row.others, cell(at.against, at.score), ink)
        score = cell(at.score, at.place - 16 * s)
        canvas.write(score, number(own.score.total), canvas.text_font(15.5, BLACK), ink, RIGHT)
        place = cell(at.place, at.end)
        text, bold = ranks.place(own.place), canvas.text_font(13.5, BOLD)
        wide = canvas.write(place, text, bold, ink)
        if row.is_won:
            crown = QRectF(place.left() + wide + 8 * s, area.center().y() - 10 * s, 22 * s, 19 * s)
            canvas.draw("crown", crown)

    def _paint_opponents(
        self, canvas: Canvas, seats: Sequence[Seat], area: QRectF, ink: str
    ) -> None:
        """Marks and names of the opponents."""
        s = canvas.scale
        fit = fit_names(seats, area.width() / s, s)
        font = canvas.text_font(fit.size)
        x = area.left()
        for seat, name, wide in zip(seats, fit.names, fit.widths, strict=True):
            middle = QPointF(x + MARK / 2 * s, area.center().y())
            if seat.character:
                _paint_face(canvas, characters()[seat.character].face, middle)
            else:
                _paint_disc(canvas, seat.color, middle)
            words = QRectF(x + (MARK + 5) * s, area.top(), wide * s, area.height())
            canvas.write(words, name, font, ink)
            x = words.right() + fit.gap * s


def _paint_face(canvas: Canvas, face: str, middle: QPointF) -> None:
    """The face of a character where others have a disc; a little larger, to be recognized."""
    side = FACE * canvas.scale
    canvas.draw(face, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))


def _paint_disc(canvas: Canvas, color: str, middle: QPointF) -> None:
    """A player's colour with its mark."""
    s, paint, radius = canvas.scale, FIGURES[color], (MARK / 2 - 1) * canvas.scale
    canvas.painter.setPen(QPen(QColor(paint.dark), 1.3 * s))
    canvas.painter.setBrush(QColor(paint.base))
    canvas.painter.drawEllipse(middle, radius, radius)
    paint_mark(canvas.painter, paint.mark, middle, radius * 0.5, paint.ink)


@frozen
class Names:
    """What opponents are called in a row, and how wide each name may be, in units."""

    names: list[str]
    widths: list[float]
    size: float
    gap: float


def fit_names(seats: Sequence[Seat], room: float, scale: float) -> Names:
    """Names with levels; where there is no room, without, then smaller, then the longest cut."""
    full = [statistics_words.opponent(seat.name, seat.level) for seat in seats]
    short = [foreign.name(seat.name) or name for seat, name in zip(seats, full, strict=True)]
    fit, left = Names([], [], 0, 0), 0.0
    for names, size, gap in ((full, 13.5, GAP), (short, 13.5, GAP), (short, 12.0, TIGHT_GAP)):
        metrics = QFontMetricsF(fonts.text(size * scale))
        widths = [metrics.horizontalAdvance(name) / scale + 1 for name in names]
        left = room - len(seats) * (MARK + 5 + gap)
        fit = Names(names, widths, size, gap)
        if sum(widths) <= left:
            return fit
    return evolve(fit, widths=_cut(fit.widths, left))


def _cut(widths: list[float], room: float) -> list[float]:
    """Widths that fit into the room: only the largest become less."""
    most, left, rest = 0.0, room, len(widths)
    for wide in sorted(widths):
        most = left / rest
        if wide > most:
            break
        left -= wide
        rest -= 1
    return [min(wide, most) for wide in widths]


class VillageGames(GamesPanel):
    """When, against whom, the score and the place."""

    def __init__(
        self, model: RowsModel[CountedGame], icons: Icons, parent: QWidget | None = None
    ) -> None:
        super().__init__(GamesList(model, icons), icons, parent)

    def heads(self, width: float) -> Sequence[Head]:
        """The names of the columns."""
        s, at = self.scale, cells(width, self.scale)
        return (
            Head(self.tr("when"), at.when, at.against),
            Head(self.tr("against"), at.against, at.score),
            Head(self.tr("score"), at.score - 40 * s, at.place - 16 * s, RIGHT),
            Head(self.tr("place"), at.place, width),
        )
