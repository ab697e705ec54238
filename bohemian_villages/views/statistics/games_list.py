"""The list of games: when, against whom, with what result; Enter opens the replay."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from attrs import evolve, frozen
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ...models.statistics.statistics_model import GamesModel, Played, Seat
from ...words import foreign
from ...words.dates import date_words
from ...words.grammar import number
from ...words.program.statistics import statistics_words
from ..board.marks import paint_mark
from ..toolkit import fonts
from ..toolkit.painting.canvas import BLACK, BOLD, RIGHT, Canvas, Icons
from ..toolkit.painting.surfaces import Surface, paint_focus, paint_surface
from ..toolkit.theme import FIGURES, theme

ROW = 36.0
WHEN, SCORE, PLACE, OPEN = 118.0, 40.0, 84.0, 34.0
MARK, GAP, TIGHT_GAP = 19.0, 12.0, 7.0
Index = QModelIndex | QPersistentModelIndex


@frozen
class Cells:
    """Where the cells of a row lie, from its left edge, in pixels."""

    when: float
    against: float
    score: float
    place: float
    open: float
    right: float


def cells(width: float, scale: float) -> Cells:
    """The cells of a row of that width."""
    right = width - 6 * scale
    opens = right - OPEN * scale
    place = opens - PLACE * scale
    score = place - (SCORE + 16) * scale
    return Cells(10 * scale, (10 + WHEN) * scale, score, place, opens, right)


class GamesDelegate(QStyledItemDelegate):
    """Paints a game."""

    def __init__(self, icons: Icons, parent: GamesList) -> None:
        super().__init__(parent)
        self.list = parent
        self.icons = icons

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """All rows are equally high."""
        return QSize(10, round(ROW * self.list.scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Everything of one game."""
        painter.save()
        canvas = Canvas(painter, self.list.scale, self.icons)
        area = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        self._paint_ground(canvas, area, option, chosen)
        ink = theme().chosen_text if chosen else theme().text
        self._paint_cells(canvas, self.list.played(index), area, ink)
        painter.restore()

    def _paint_ground(
        self, canvas: Canvas, area: QRectF, option: QStyleOptionViewItem, chosen: bool
    ) -> None:
        s, look, painter = canvas.scale, theme(), canvas.painter
        inner = area.adjusted(s, s, -s, -s)
        if chosen:
            paint_surface(painter, inner, Surface.CHOSEN, s, 7)
            if self.list.hasFocus():
                paint_focus(painter, inner, s, 7)
            return
        if option.state & QStyle.StateFlag.State_MouseOver:
            canvas.box(inner, 7, look.sunk_bottom)
        painter.setPen(QPen(QColor(look.panel_line), max(1.0, s)))
        painter.drawLine(area.bottomLeft(), area.bottomRight())

    def _paint_cells(self, canvas: Canvas, played: Played, area: QRectF, ink: str) -> None:
        s, at = canvas.scale, cells(area.width(), canvas.scale)

        def cell(left: float, right: float) -> QRectF:
            return QRectF(area.left() + left, area.top(), right - left, area.height())

        own, font = played.own, canvas.text_font(13.5)
        now = datetime.now().astimezone()
        when = date_words.when(played.game.ended_at.astimezone(), now)
        canvas.write(cell(at.when, at.against - 6 * s), when, font, ink)
        self._paint_opponents(canvas, played.opponents, cell(at.against, at.score), ink)
        score = cell(at.score, at.place - 16 * s)
        canvas.write(score, number(own.score.total), canvas.text_font(15.5, BLACK), ink, RIGHT)
        place = cell(at.place, at.open)
        text, bold = statistics_words.place(own.place), canvas.text_font(13.5, BOLD)
        wide = canvas.write(place, text, bold, ink)
        if played.is_won:
            crown = QRectF(place.left() + wide + 8 * s, area.center().y() - 10 * s, 22 * s, 19 * s)
            canvas.draw("crown", crown)
        icon = QRectF(0, 0, 17 * s, 17 * s)
        icon.moveCenter(cell(at.open, at.right).center())
        canvas.draw_inked("toolbar-play", icon, ink, 0.9)

    def _paint_opponents(
        self, canvas: Canvas, seats: Sequence[Seat], area: QRectF, ink: str
    ) -> None:
        """Marks and names."""
        s = canvas.scale
        fit = fit_names(seats, area.width() / s, s)
        font = canvas.text_font(fit.size)
        x = area.left()
        for seat, name, wide in zip(seats, fit.names, fit.widths, strict=True):
            _paint_disc(canvas, seat.color, QPointF(x + MARK / 2 * s, area.center().y()))
            words = QRectF(x + (MARK + 5) * s, area.top(), wide * s, area.height())
            canvas.write(words, name, font, ink)
            x = words.right() + fit.gap * s


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


class GamesList(QListView):
    """Shows the games that count."""

    chosen = Signal(int)
    """The number of a game somebody wants to see again."""

    def __init__(self, model: GamesModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = model
        self.scale = 1.0
        self.setModel(model)
        self.setItemDelegate(GamesDelegate(icons, self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.activated.connect(self._choose)

    def played(self, index: Index) -> Played:
        """The game of a row."""
        return self.games.rows[index.row()]

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        if scale != self.scale:
            self.scale = scale
            self.scheduleDelayedItemsLayout()

    def show_first(self) -> None:
        """Have the latest game chosen, so that keys have somewhere to start."""
        if self.games.rowCount():
            self.setCurrentIndex(self.games.index(0))
            self.scrollToTop()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the sign at the end of a row opens its game."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        at = cells(self.viewport().width(), self.scale)
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and index.isValid() and at.open <= event.position().x() <= at.right:
            self._choose(index)

    def _choose(self, index: Index) -> None:
        self.chosen.emit(self.played(index).game.number)
