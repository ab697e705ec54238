"""A card over whatever is shown: one key brings it, any key takes it away."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from .. import fonts, style
from ..painting.canvas import Icons
from ..painting.icons import ArtIcons
from ..shortcuts import is_modifier
from ..theme import theme, theme_bus
from ..widgets.form_parts import FormSheet, LayoutScale
from ..widgets.painted import Painted
from .plain_text import MarkupLabel, PlainLabel
from .screen import scale_for

WIDE, HIGH = 1080, 640


class CardPicture(Painted):
    """A small picture on a card, of a size in units."""

    def __init__(self, width: float, height: float, icons: Icons) -> None:
        super().__init__(icons=icons)
        self._units = (width, height)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self.setFixedSize(*map(self.px, self._units))


class RulesCard(QWidget):
    """Covers its parent with a veil and a card; the game below waits."""

    closed = Signal()

    def __init__(self, parent: QWidget, icons: ArtIcons) -> None:
        super().__init__(parent)
        self.icons = icons
        self.scale = 1.0
        self._focus: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheet = FormSheet(self)
        self._layouts = LayoutScale(self.sheet)
        parent.installEventFilter(self)
        icons.art.ready.connect(self._repaint)
        theme_bus().changed.connect(self._fit)
        self.hide()

    def lay(self, *columns: tuple[QLayout, int]) -> None:
        """Fill the card: columns, and how wide each is compared with the others."""
        heading = PlainLabel(self.tr("Overview card"), role="heading")
        hint = PlainLabel(self.tr("Press any key or click to close"), role="hint")
        top = QHBoxLayout()
        top.addWidget(heading)
        top.addStretch(1)
        top.addWidget(hint)
        row = QHBoxLayout()
        row.setSpacing(26)
        for column, share in columns:
            row.addLayout(column, share)
        box = QVBoxLayout(self.sheet)
        box.setContentsMargins(30, 18, 30, 22)
        box.addLayout(top)
        box.addLayout(row, 1)
        self._layouts = LayoutScale(self.sheet)
        told = [label.text() for label in self.sheet.findChildren(QLabel)]
        self.setAccessibleName(heading.text())
        self.setAccessibleDescription(". ".join(told))

    @property
    def pictures(self) -> list[CardPicture]:
        """All pictures on the card."""
        return self.sheet.findChildren(CardPicture)

    # Coming and going.

    def toggle(self) -> None:
        """Show or hide the card."""
        if self.isVisible():
            self.dismiss()
        else:
            self.present()

    def present(self) -> None:
        """Show the card."""
        self._focus = self.window().focusWidget()
        self._fit()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Go, and let the focus be where it was."""
        self.hide()
        if self._focus is not None:
            self._focus.setFocus(Qt.FocusReason.OtherFocusReason)
        self._focus = None
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key but a modifier by itself."""
        if not is_modifier(event):
            self.dismiss()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """A click anywhere closes it."""
        self.dismiss()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the parent's size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        below = self.parentWidget()
        assert below is not None
        self.setGeometry(below.rect())
        self.scale = scale_for(self.width(), self.height())
        self.sheet.setStyleSheet(style.sheet(theme(), self.scale) + _type(self.scale))
        self._layouts.apply(self.scale)
        self.sheet.set_scale(self.scale)
        for picture in self.pictures:
            picture.set_scale(self.scale)
        wide = min(round(WIDE * self.scale), self.width() - 20)
        high = min(round(HIGH * self.scale), self.height() - 20)
        self.sheet.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)

    def _repaint(self) -> None:
        for picture in self.pictures:
            picture.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The veil."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(20, 12, 6, 150))


def _type(scale: float) -> str:
    """Larger than in a form: it is read from afar."""
    serif = ", ".join(f'"{name}"' for name in fonts.display(13).families())
    return f"""
    QLabel {{ font-size: {max(fonts.LEAST_PIXELS, round(15 * scale))}px; }}
    QLabel[role="note"] {{
        font-family: {serif}; font-size: {round(18 * scale)}px; font-weight: 700;
    }}
    """


def card_rows(rows: Iterable[tuple[CardPicture, str]], *, across: int, down: int) -> QGridLayout:
    """Pictures, each with a text beside it; between them so many pixels across and down."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(across)
    grid.setVerticalSpacing(down)
    for row, (picture, html) in enumerate(rows):
        grid.addWidget(picture, row, 0)
        grid.addWidget(_text(html), row, 1)
        grid.setRowStretch(row, 1)
    grid.setColumnStretch(1, 1)
    return grid


def card_notes(notes: Iterable[tuple[str, Iterable[str]]]) -> QVBoxLayout:
    """Headings, each with its lines below it."""
    box = QVBoxLayout()
    box.setSpacing(4)
    for heading, lines in notes:
        box.addWidget(PlainLabel(heading, role="note"))
        box.addWidget(_text("<br>".join(f"· {escape(line)}" for line in lines)))
        box.addStretch(1)
    return box


def _text(html: str) -> MarkupLabel:
    """A text as long as it needs to be."""
    label = MarkupLabel(html)
    label.setWordWrap(True)
    return label
