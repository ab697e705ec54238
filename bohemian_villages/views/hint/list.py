"""The suggested turns as a list: the chosen one is opened and says what decides."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QTextDocument
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ...models.game.data import NO_PLAYER
from ...models.hint.hint_model import HintModel
from ...models.hint.rows import HintRow, HintStep
from ...words.hint.hint import Sentence, Tone
from ..board.marks import edge_of, paint_mark
from ..toolkit import fonts
from ..toolkit.painting.canvas import BLACK, BOLD, CENTER, NORMAL, RIGHT, Canvas, Icons
from ..toolkit.painting.surfaces import Surface, ink, paint_surface
from ..toolkit.theme import FIGURES, theme
from ..toolkit.widgets.panel import paint_focus

Index = QModelIndex | QPersistentModelIndex

LINE, OPEN_LINE = 22.0, 37.0
LEAST = 32.0
PAD, GAP = 5.0, 5.0
NUMBERS = 62.0
"""The width of chance and score at the right."""
WHY, WHY_MARGINS = 12.5, 11.0
SEEN_BESIDE = 2
"""So many other turns are seen beside the one that is opened, if need be with fewer reasons."""
LIST_KEYS = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}


class HintDelegate(QStyledItemDelegate):
    """Paints a suggestion."""

    def __init__(self, icons: Icons, parent: HintList) -> None:
        super().__init__(parent)
        self.list = parent
        self.icons = icons

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """The chosen one needs room for its reasons."""
        s, row = self.list.scale, self.list.row(index)
        if not self.list.is_chosen(row):
            return QSize(10, round(_closed(row) * s))
        high = self._card(row) * s + self._why_height(row)
        return QSize(10, round(high + GAP * s))

    def _card(self, row: HintRow) -> float:
        """The height of the golden card, in units."""
        return max(OPEN_LINE * len(row.steps) + 2 * PAD, 62.0)

    def _why_height(self, row: HintRow) -> float:
        margins = WHY_MARGINS * self.list.scale
        return self._why(row).size().height() + margins if row.why else 0.0

    def _why(self, row: HintRow) -> QTextDocument:
        """The reasons for which there is room, at least the first; a tool tip has all of them."""
        whole = self._document(row, len(row.why))
        room = self._why_room(row)
        for told in range(len(row.why) - 1, 0, -1):
            if whole.size().height() <= room:
                break
            whole = self._document(row, told)
        return whole

    def _why_room(self, row: HintRow) -> float:
        """The height that is left for reasons if some other turns are to be seen."""
        s, others = self.list.scale, self.list.beside(row)
        taken = self._card(row) + GAP + WHY_MARGINS + sum(map(_closed, others))
        return self.list.viewport().height() - taken * s

    def _document(self, row: HintRow, told: int) -> QTextDocument:
        """The first reasons, with what is won in green and what is lost in red."""
        s, look = self.list.scale, theme()
        more = "\u00a0…" if told < len(row.why) else ""
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(fonts.text(WHY * s))
        document.setTextWidth(self.list.viewport().width() - 24 * s)
        reasons = colored(row.why[:told])
        document.setHtml(f'<div style="color:{look.text}">{reasons}{more}</div>')
        return document

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A card, opened if it is the chosen one."""
        painter.save()
        canvas = Canvas(painter, self.list.scale, self.icons)
        row, s = self.list.row(index), self.list.scale
        area = QRectF(option.rect).adjusted(2 * s, 0, -2 * s, -GAP * s)
        if self.list.is_chosen(row):
            self._paint_open(canvas, row, area)
        else:
            self._paint_closed(canvas, row, area, hovered=index.row() == self.list.hovered)
        painter.restore()

    def _paint_open(self, canvas: Canvas, row: HintRow, area: QRectF) -> None:
        s, painter = canvas.scale, canvas.painter
        card = QRectF(area.left(), area.top(), area.width(), self._card(row) * s)
        below = QRectF(area.left(), card.bottom(), area.width(), area.bottom() - card.bottom())
        if row.why:
            paint_surface(painter, below.adjusted(3 * s, -8 * s, -3 * s, 0), Surface.SUNK, s, 9)
            painter.save()
            painter.translate(below.left() + 10 * s, below.top() + 5 * s)
            self._why(row).drawContents(painter)
            painter.restore()
        paint_surface(painter, card, Surface.CHOSEN, s, 9)
        color = ink(Surface.CHOSEN)
        top = card.top() + (card.height() - OPEN_LINE * len(row.steps) * s) / 2
        for place, step in enumerate(row.steps):
            line = QRectF(card.left(), top + place * OPEN_LINE * s, card.width(), OPEN_LINE * s)
            self._paint_step(canvas, place + 1, step, line, color)
        self._paint_result(canvas, row, card, color)
        if self.list.hasFocus():
            paint_focus(canvas, card, 10)

    def _paint_step(
        self, canvas: Canvas, number: int, step: HintStep, line: QRectF, color: str
    ) -> None:
        s, middle = canvas.scale, line.center().y()
        paint_number(canvas, QPointF(line.left() + 17 * s, middle), str(number))
        self._paint_sign(canvas, step, QPointF(line.left() + 43 * s, middle), 12.0)
        left, right = line.left() + 60 * s, line.right() - (NUMBERS + 4) * s
        font, small = canvas.text_font(14, BLACK), canvas.text_font(12)
        room = right - left - (40 * s if step.victim != NO_PLAYER else 0)
        upper = QRectF(left, middle - 17 * s, room, 18 * s)
        if not step.detail:
            upper.moveTop(middle - 9 * s)
        wide = canvas.write(upper, step.title, font, color)
        canvas.write(QRectF(left, middle, right - left, 16 * s), step.detail, small, color)
        if step.victim != NO_PLAYER:
            self._paint_kick(canvas, step, QPointF(left + wide + 6 * s, upper.center().y()))

    def _paint_kick(self, canvas: Canvas, step: HintStep, left: QPointF) -> None:
        """A pill in the colour of whoever is kicked out."""
        s, color = canvas.scale, self.list.colors[step.victim]
        paint, font = FIGURES[color], canvas.text_font(11, BOLD)
        text = self.list.kick
        wide = canvas.width_of(text, font) + 21 * s
        pill = QRectF(left.x(), left.y() - 8 * s, wide, 16 * s)
        canvas.box(pill, 8, paint.base, edge=edge_of(color))
        paint_mark(
            canvas.painter, paint.mark, QPointF(pill.left() + 9 * s, left.y()), 3.6 * s, paint.ink
        )
        canvas.write(pill.adjusted(15 * s, 0, 0, 0), text, font, paint.ink)

    def _paint_sign(self, canvas: Canvas, step: HintStep, middle: QPointF, radius: float) -> None:
        """The number of the building, or a picture of what is taken."""
        s = canvas.scale
        square = QRectF(0, 0, 2 * radius * s, 2 * radius * s)
        square.moveCenter(middle)
        if not step.badge:
            canvas.draw_inked(
                step.icon, square, ink(Surface.CHOSEN) if radius > 11 else theme().text
            )
            return
        look = theme()
        canvas.box(square, radius, look.number, edge=look.outline, width=1.6)
        font = canvas.text_font(radius * 1.18, BLACK)
        canvas.write(square, str(step.badge), font, look.number_text, CENTER)

    def _paint_result(self, canvas: Canvas, row: HintRow, card: QRectF, color: str) -> None:
        s = canvas.scale
        x, middle = card.right() - (NUMBERS + 8) * s, card.center().y()
        rows = (
            (row.chance, 22.0, BLACK, -27.0, 26.0),
            (self.list.to_win, 12.0, NORMAL, -2.0, 15.0),
            (row.score, 12.0, BOLD, 13.0, 15.0),
        )
        for text, size, weight, down, high in rows:
            place = QRectF(x, middle + down * s, NUMBERS * s, high * s)
            canvas.write(place, text, canvas.text_font(size, weight), color, RIGHT)

    def _paint_closed(self, canvas: Canvas, row: HintRow, area: QRectF, *, hovered: bool) -> None:
        s, look = canvas.scale, theme()
        paint_surface(canvas.painter, area, Surface.PLAIN, s, 9)
        if hovered:
            canvas.box(area.adjusted(s, s, -s, -s), 8, "#00000000", edge=look.glow, width=2)
        rank = QRectF(area.left() + 4 * s, area.top(), 20 * s, area.height())
        canvas.write(rank, str(row.place + 1), canvas.text_font(13), look.muted, CENTER)
        top = area.center().y() - LINE * len(row.steps) * s / 2
        left, right = area.left() + 53 * s, area.right() - (NUMBERS - 12) * s
        for place, step in enumerate(row.steps):
            y = top + (place + 0.5) * LINE * s
            self._paint_sign(canvas, step, QPointF(area.left() + 37 * s, y), 10.0)
            room = QRectF(left, y - 10 * s, right - left, 20 * s)
            if step.victim != NO_PLAYER:
                room.setRight(right - 15 * s)
            wide = canvas.write(room, step.short, canvas.text_font(12.5))
            if step.victim != NO_PLAYER:
                self._paint_dot(canvas, step.victim, QPointF(left + wide + 11 * s, y))
        numbers = QRectF(right, area.top(), (NUMBERS - 19) * s, area.height())
        middle = numbers.center().y()
        upper = QRectF(numbers.left(), middle - 19 * s, numbers.width(), 19 * s)
        canvas.write(upper, row.chance, canvas.text_font(14.5, BLACK), None, RIGHT)
        lower = QRectF(numbers.left(), middle, numbers.width(), 16 * s)
        font = canvas.text_font(11.5)
        canvas.write(lower, row.coins, font, look.muted, RIGHT)

    def _paint_dot(self, canvas: Canvas, victim: int, middle: QPointF) -> None:
        s, color = canvas.scale, self.list.colors[victim]
        paint = FIGURES[color]
        dot = QRectF(0, 0, 14 * s, 14 * s)
        dot.moveCenter(middle)
        canvas.box(dot, 7, paint.base, edge=edge_of(color))
        paint_mark(canvas.painter, paint.mark, middle, 3.4 * s, paint.ink)


def _closed(row: HintRow) -> float:
    """The height of a row that is not opened, in units."""
    return max(LINE * len(row.steps), LEAST) + 2 * PAD + GAP


class HintList(QListView):
    """Up and Down choose a turn, pointing at one shows it, Enter plays its next move."""

    play_requested = Signal()

    def __init__(self, hint: HintModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hint = hint
        self.scale = 1.0
        self.colors: list[str] = []
        self.hovered = -1
        self._opened: HintRow | None = None
        self.kick = self.tr("kick")
        self.to_win = self.tr("to win")
        self.setStyleSheet("QListView { background: transparent; border: none; }")
        self.setItemDelegate(HintDelegate(icons, self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Suggested turns, best first"))
        self.setModel(hint.rows)
        self.entered.connect(self._enter)
        self.clicked.connect(lambda index: hint.choose(index.row()))
        self.doubleClicked.connect(lambda _index: self.play_requested.emit())
        hint.shown_changed.connect(self._show_chosen)

    def row(self, index: Index) -> HintRow:
        """The suggestion of an index."""
        return self.hint.rows.rows[index.row()]

    def is_chosen(self, row: HintRow) -> bool:
        """Whether it is the one that is opened."""
        return row.place == self.hint.chosen

    def beside(self, row: HintRow) -> list[HintRow]:
        """The turns nearest to one in the list, that are seen with it."""
        rows = self.hint.rows.rows
        by_distance = sorted(rows, key=lambda other: abs(other.place - row.place))
        return by_distance[1 : 1 + SEEN_BESIDE]

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        if scale != self.scale:
            self.scale = scale
            self.scheduleDelayedItemsLayout()

    def _show_chosen(self) -> None:
        """Open the row that was chosen, and see it whole, with those beside it."""
        index = self.hint.rows.index(self.hint.chosen)
        if index != self.currentIndex():
            self.setCurrentIndex(index)
        self.scheduleDelayedItemsLayout()
        self.executeDelayedItemsLayout()
        chosen = self.row(index) if index.isValid() else None
        # Whoever has scrolled on and points at another turn is not taken back.
        if chosen is not None and chosen is not self._opened:
            for row in [*self.beside(chosen), chosen]:
                self.scrollTo(self.hint.rows.index(row.place))
        self._opened = chosen
        self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """A turn reached by keys is chosen."""
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self.hint.choose(current.row())

    def _enter(self, index: QModelIndex) -> None:
        self._point_at(index.row())

    def _point_at(self, row: int) -> None:
        if row != self.hovered:
            self.hovered = row
            self.hint.peek(row if row >= 0 else None)
            self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Nothing is pointed at any more."""
        if event.type() == QEvent.Type.Leave:
            self._point_at(-1)
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays; keys that a list does not need go on to the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.play_requested.emit()
        elif event.key() in LIST_KEYS:
            super().keyPressEvent(event)
        else:
            event.ignore()


def paint_number(canvas: Canvas, middle: QPointF, text: str, radius: float = 11.0) -> None:
    """The number of a move on a terracotta disc, as it also stands on the board."""
    look, s = theme(), canvas.scale
    disc = QRectF(0, 0, 2 * radius * s, 2 * radius * s)
    disc.moveCenter(middle)
    canvas.box(disc, radius, look.terracotta, look.primary_bottom, look.cream, 1.8)
    font = canvas.text_font(radius * 1.2, BOLD)
    canvas.write(disc, text, font, QColor(look.primary_text).name(), CENTER)


_AMOUNT = re.compile(r"(?<![\w.])([+−]\d+(?:\.\d+)?)")


def colored(sentences: Sequence[Sentence]) -> str:
    """Sentences as HTML: green what speaks for a turn, red what speaks against it."""
    return " ".join(_colored(sentence) for sentence in sentences)


def _colored(sentence: Sentence) -> str:
    look = theme()
    fixed = {Tone.GOOD: look.gain, Tone.BAD: look.loss, Tone.PLAIN: look.text}

    def paint(found: re.Match[str]) -> str:
        signed = look.gain if found[1].startswith("+") else look.loss
        return f'<b style="color:{fixed.get(sentence.tone, signed)}">{found[1]}</b>'

    return _AMOUNT.sub(paint, escape(sentence.text))
