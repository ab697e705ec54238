"""Suggested turns as a list: the chosen one is expanded and shows its reasons.

A game has the model of them (`SuggestedTurns`) and paints its own steps (`SuggestionDelegate`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QTextDocument
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ....models.items.rows import Index
from ....models.suggested_turns import SuggestedTurns
from ....words.tone import Sentence, Tone
from .. import fonts
from ..painting.canvas import CENTER, LEFT, RIGHT, Canvas, Icons
from ..painting.surfaces import Surface, ink, paint_surface
from ..shortcuts import HINT, Shortcut, moves_in_list
from ..theme import theme
from .painted import PaintedList
from .panel import Panel, paint_focus
from .table_button import TableButton

LINE = 22.0
LEAST = 32.0
PAD, GAP = 5.0, 5.0
WHY, WHY_MARGINS = 12.5, 11.0
SEEN_BESIDE = 2
"""So many other turns are seen beside the one that is opened, if need be with fewer reasons."""
HEADER = 36.0
FOOT = 48.0


class Suggested(Protocol):
    """A turn that is suggested."""

    @property
    def place(self) -> int:
        """Among the suggestions, best first."""

    @property
    def steps(self) -> Sequence[Any]:
        """Its moves."""

    @property
    def why(self) -> tuple[Sentence, ...]:
        """Its reasons."""


Row = TypeVar("Row", bound=Suggested)


class SuggestionDelegate(QStyledItemDelegate, Generic[Row]):
    """Paints a suggestion."""

    open_line = 37.0
    """The height of a step of the opened turn, in units."""
    least_card = 62.0
    """The least height of the opened turn without its reasons."""

    def __init__(self, icons: Icons, parent: SuggestionList) -> None:
        super().__init__(parent)
        self.list = parent
        self.icons = icons

    def paint_step(self, canvas: Canvas, step: Any, line: QRectF, color: str) -> None:
        """A step of the opened turn, right of its number."""
        raise NotImplementedError

    def paint_result(self, canvas: Canvas, row: Row, card: QRectF, color: str) -> None:
        """What the opened turn leads to."""
        raise NotImplementedError

    def paint_other(self, canvas: Canvas, row: Row, area: QRectF) -> None:
        """A turn that is not opened, right of its rank."""
        raise NotImplementedError

    def lines_of_other(self, row: Suggested) -> int:
        """How many lines a turn takes that is not opened."""
        return len(row.steps)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """The chosen one needs room for its reasons."""
        s, row = self.list.scale, self.list.row(index)
        if not self.list.is_chosen(row):
            return QSize(10, round(self._closed(row) * s))
        high = self._card(row) * s + self._why_height(row)
        return QSize(10, round(high + GAP * s))

    def _card(self, row: Suggested) -> float:
        """The height of the golden card, in units."""
        return max(self.open_line * len(row.steps) + 2 * PAD, self.least_card)

    def _closed(self, row: Suggested) -> float:
        """The height of a row that is not opened, in units."""
        return max(LINE * self.lines_of_other(row), LEAST) + 2 * PAD + GAP

    def _why_height(self, row: Suggested) -> float:
        margins = WHY_MARGINS * self.list.scale
        return self._why(row).size().height() + margins if row.why else 0.0

    def _why(self, row: Suggested) -> QTextDocument:
        """The reasons for which there is room, at least the first; a tool tip has all of them."""
        whole = self._document(row, len(row.why))
        room = self._why_room(row)
        for told in range(len(row.why) - 1, 0, -1):
            if whole.size().height() <= room:
                break
            whole = self._document(row, told)
        return whole

    def _why_room(self, row: Suggested) -> float:
        """The height that is left for reasons if some other turns are to be seen."""
        s, others = self.list.scale, self.list.beside(row)
        taken = self._card(row) + GAP + WHY_MARGINS + sum(map(self._closed, others))
        return self.list.viewport().height() - taken * s

    def _document(self, row: Suggested, told: int) -> QTextDocument:
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

    def _paint_open(self, canvas: Canvas, row: Row, area: QRectF) -> None:
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
        high = self.open_line * s
        top = card.top() + (card.height() - high * len(row.steps)) / 2
        for place, step in enumerate(row.steps):
            line = QRectF(card.left(), top + place * high, card.width(), high)
            canvas.number(QPointF(line.left() + 17 * s, line.center().y()), str(place + 1))
            self.paint_step(canvas, step, line, color)
        self.paint_result(canvas, row, card, color)
        if self.list.hasFocus():
            paint_focus(canvas, card, 10)

    def _paint_closed(self, canvas: Canvas, row: Row, area: QRectF, *, hovered: bool) -> None:
        s, look = canvas.scale, theme()
        paint_surface(canvas.painter, area, Surface.PLAIN, s, 9)
        if hovered:
            canvas.box(area.adjusted(s, s, -s, -s), 8, "#00000000", edge=look.glow, width=2)
        rank = QRectF(area.left() + 4 * s, area.top(), 20 * s, area.height())
        canvas.write(rank, str(row.place + 1), canvas.text_font(13), look.muted, CENTER)
        self.paint_other(canvas, row, area)


class SuggestionList(PaintedList):
    """Up and Down choose a turn, pointing at one shows it, Enter plays its next move."""

    play_requested = Signal()

    def __init__(self, hint: SuggestedTurns[Any, Any, Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hint = hint
        self.hovered = -1
        self._opened: Suggested | None = None
        self.setAccessibleName(self.tr("Suggested turns, best first"))
        self.setModel(hint.rows)
        self.entered.connect(self._enter)
        self.clicked.connect(lambda index: hint.choose(index.row()))
        self.doubleClicked.connect(lambda _index: self.play_requested.emit())
        hint.shown_changed.connect(self._show_chosen)

    def row(self, index: Index) -> Any:
        """The suggestion of an index."""
        return self.hint.rows.rows[index.row()]

    def is_chosen(self, row: Suggested) -> bool:
        """Whether it is the one that is opened."""
        return row.place == self.hint.chosen

    def beside(self, row: Suggested) -> list[Suggested]:
        """The turns nearest to one in the list, that are seen with it."""
        rows: Sequence[Suggested] = self.hint.rows.rows
        by_distance = sorted(rows, key=lambda other: abs(other.place - row.place))
        return by_distance[1 : 1 + SEEN_BESIDE]

    def _show_chosen(self) -> None:
        """Open the row that was chosen, and see it whole, with those beside it."""
        index = self.hint.rows.index(self.hint.chosen)
        if index != self.currentIndex():
            self.setCurrentIndex(index)
        self.scheduleDelayedItemsLayout()
        self.executeDelayedItemsLayout()
        chosen = self.row(index) if index.isValid() else None
        # Scrolling stays where it is when another turn is pointed at.
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
        if HINT["play-hint"].is_pressed(event):
            if not event.isAutoRepeat():
                self.play_requested.emit()
        elif moves_in_list(event):
            super().keyPressEvent(event)
        else:
            event.ignore()


class SuggestionPanel(Panel):
    """A heading, the suggested turns, and the button that plays one."""

    closed = Signal()
    play_requested = Signal()

    def __init__(
        self,
        rows: SuggestionList,
        hint_key: Shortcut,
        icons: Icons,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(icons, parent)
        self.list = rows
        rows.setParent(self)
        self.close_button = TableButton("toolbar-close", icons, self)
        self.close_button.only_icon = True
        self.close_button.keys = hint_key
        self.play = TableButton("toolbar-end-turn", icons, self, primary=True)
        self.play.keys = HINT["play-hint"]
        self.close_button.clicked.connect(self.closed)
        self.play.clicked.connect(self.play_requested)
        rows.play_requested.connect(self.play_requested)
        rows.hint.shown_changed.connect(self.refresh)
        self.setAccessibleName(self.tr("Hint"))
        self.close_button.say(self.tr("Close the hint"))

    def say_play(self, row: Any) -> None:
        """Set the text of the button that plays the chosen turn."""
        raise NotImplementedError

    def _lay_out(self) -> None:
        s, width, height = self.scale, self.width(), self.height()
        self.list.set_scale(s)
        self.close_button.scale = self.play.scale = s
        side, margin = round(30 * s), round(8 * s)
        self.close_button.setGeometry(width - side - margin, round(5 * s), side, side)
        top, foot = round(HEADER * s), round(FOOT * s)
        self.list.setGeometry(margin, top, width - 2 * margin, height - top - foot)
        wide = min(width - 2 * margin, round(176 * s))
        high = round(38 * s)
        self.play.setGeometry(width - wide - margin, height - foot + round(2 * s), wide, high)

    def refresh(self) -> None:
        """Show what is known now."""
        hint = self.list.hint
        rows, place = hint.rows.rows, hint.chosen
        self.play.setVisible(bool(rows))
        self.list.setVisible(bool(rows))
        if place < len(rows):
            self.say_play(rows[place])
        self.setAccessibleDescription(hint.message or hint.status)
        self.update()

    def paint_content(self, canvas: Canvas) -> None:
        """The heading, and a sentence where there is no turn to be shown."""
        width, height = self.units()
        look, hint = theme(), self.list.hint
        canvas.draw("toolbar-hint", canvas.rect(12, 8, 20, 20))
        font = canvas.display_font(17)
        written = canvas.write(canvas.rect(38, 5, width - 80, 27), hint.title, font) / canvas.scale
        rest = canvas.rect(46 + written, 6, width - 46 - written - 46, 27)
        canvas.write(rest, hint.status, canvas.text_font(12), look.muted, RIGHT)
        if hint.message:
            area = canvas.rect(16, HEADER + 4, width - 32, height - HEADER - 20)
            align = Qt.AlignmentFlag(LEFT & ~Qt.AlignmentFlag.AlignVCenter)
            top = align | Qt.AlignmentFlag.AlignTop
            canvas.paragraph(QRectF(area), hint.message, canvas.text_font(13.5), None, top)


_AMOUNT = r"(?<![\w.])([+−]\d+(?:\.\d+)?)"


def colored(sentences: Sequence[Sentence]) -> str:
    """Sentences as HTML: green what speaks for a turn, red what speaks against it."""
    return " ".join(_colored(sentence) for sentence in sentences)


def _colored(sentence: Sentence) -> str:
    look = theme()
    fixed = {Tone.GOOD: look.gain, Tone.BAD: look.loss, Tone.PLAIN: look.text}

    def paint(found: re.Match[str]) -> str:
        signed = look.gain if found[0].startswith("+") else look.loss
        return f'<b style="color:{fixed.get(sentence.tone, signed)}">{found[0]}</b>'

    named = rf"|(?<!\w)({re.escape(escape(sentence.amount))})(?!\w)" if sentence.amount else ""
    return re.sub(_AMOUNT + named, paint, escape(sentence.text))
