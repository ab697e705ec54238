"""The overview card over whatever is shown: one key brings it, any key takes it away."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ....models.game.data import SHOPS, Kind
from ....words.game.overview import overview
from ....words.names import building_names
from ...toolkit import fonts, style
from ...toolkit.art import Art, shared_art
from ...toolkit.painting.canvas import BLACK, CENTER, Canvas, Icons
from ...toolkit.painting.form_painting import LayoutScale, Sheet
from ...toolkit.painting.icons import ArtIcons
from ...toolkit.theme import theme, theme_bus
from ...toolkit.widgets.plain_text import MarkupLabel, PlainLabel
from ...toolkit.widgets.screen import scale_for

WIDE, HIGH = 1080, 640
MODIFIERS = {
    Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr,
}  # fmt: skip


class OverviewCard(QWidget):
    """Covers its parent with a veil and lies on it; the game below waits."""

    closed = Signal()

    def __init__(self, parent: QWidget, art: Art | None = None) -> None:
        super().__init__(parent)
        self.art = art or shared_art()
        self.icons = ArtIcons(self.art)
        self.scale = 1.0
        self._focus: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheet = Sheet(self)
        self.marks: list[Mark] = []
        self._make_sheet()
        parent.installEventFilter(self)
        self.art.ready.connect(self._repaint)
        theme_bus().changed.connect(self._fit)
        self.hide()

    def _make_sheet(self) -> None:
        self.heading = PlainLabel(overview.title())
        self.heading.setProperty("role", "heading")
        self.hint = PlainLabel(overview.close())
        self.hint.setProperty("role", "hint")
        top = QHBoxLayout()
        top.addWidget(self.heading)
        top.addStretch(1)
        top.addWidget(self.hint)
        columns = QHBoxLayout()
        columns.setSpacing(26)
        columns.addLayout(self._buildings(), 11)
        columns.addLayout(self._notes(), 9)
        box = QVBoxLayout(self.sheet)
        box.setContentsMargins(30, 18, 30, 22)
        box.addLayout(top)
        box.addLayout(columns, 1)
        self._layouts = LayoutScale(self.sheet)
        told = [label.text() for label in self.sheet.findChildren(QLabel)]
        self.setAccessibleName(overview.title())
        self.setAccessibleDescription(". ".join(told))

    def _buildings(self) -> QGridLayout:
        """A row for each number, the shops in one."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        rows = [SHOPS, *((kind,) for kind in Kind if kind not in SHOPS)]
        for row, kinds in enumerate(rows):
            mark = Mark(kinds, self.icons)
            self.marks.append(mark)
            grid.addWidget(mark, row, 0)
            grid.addWidget(_label(_told(kinds)), row, 1)
            grid.setRowStretch(row, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _notes(self) -> QVBoxLayout:
        box = QVBoxLayout()
        box.setSpacing(4)
        for heading, lines in overview.notes():
            title = PlainLabel(heading)
            title.setProperty("role", "note")
            box.addWidget(title)
            box.addWidget(_label("<br>".join(f"· {escape(line)}" for line in lines)))
            box.addStretch(1)
        return box

    # Coming and going.

    def toggle(self) -> None:
        """Come, or go."""
        if self.isVisible():
            self.dismiss()
        else:
            self.present()

    def present(self) -> None:
        """Lie over everything."""
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
        if event.key() not in MODIFIERS:
            self.dismiss()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """A click anywhere."""
        self.dismiss()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Be as large as what lies below."""
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
        for mark in self.marks:
            mark.set_scale(self.scale)
        wide = min(round(WIDE * self.scale), self.width() - 20)
        high = min(round(HIGH * self.scale), self.height() - 20)
        self.sheet.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)

    def _repaint(self) -> None:
        for mark in self.marks:
            mark.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The veil."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(20, 12, 6, 150))


class Mark(QWidget):
    """Buildings with their numbers."""

    def __init__(self, kinds: tuple[Kind, ...], icons: Icons) -> None:
        super().__init__()
        self.kinds = kinds
        self.icons = icons
        self.scale = 1.0

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        self.setFixedSize(round(142 * scale), round((88 if len(self.kinds) > 1 else 58) * scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Each building and its badge; four of them in two rows."""
        with QPainter(self) as painter:
            canvas = Canvas(painter, self.scale, self.icons)
            across = 2 if len(self.kinds) > 1 else 1
            wide = self.width() / across
            high = self.height() / (len(self.kinds) / across)
            for place, kind in enumerate(self.kinds):
                left, top = place % across * wide, place // across * high
                self._paint(canvas, kind, QRectF(left, top, wide, high))

    def _paint(self, canvas: Canvas, kind: Kind, area: QRectF) -> None:
        s = self.scale
        badge = QRectF(area.left() + 2 * s, area.center().y() - 13 * s, 26 * s, 26 * s)
        look = theme()
        canvas.box(badge, 13, "#FFFBF0", edge=look.outline, width=1.6)
        canvas.write(badge, str(int(kind)), canvas.text_font(15, BLACK), "#2C1B10", CENTER)
        house = area.adjusted(32 * s, s, -2 * s, -s)
        canvas.draw(f"building-{kind.key}", house)


def _type(scale: float) -> str:
    """Larger than in a form: it is read from afar."""
    serif = ", ".join(f'"{name}"' for name in fonts.display(13).families())
    return f"""
    QLabel {{ font-size: {max(fonts.LEAST_PIXELS, round(15 * scale))}px; }}
    QLabel[role="note"] {{
        font-family: {serif}; font-size: {round(18 * scale)}px; font-weight: 700;
    }}
    """


def _label(html: str) -> MarkupLabel:
    label = MarkupLabel(html)
    label.setWordWrap(True)
    return label


def _told(kinds: tuple[Kind, ...]) -> str:
    name = building_names.one(kinds[0]) if len(kinds) == 1 else overview.shops()
    kick = escape(overview.kicking(kinds[0]))
    return f"<b>{escape(name)}</b> · <i>{kick}</i><br>{escape(overview.effect(kinds[0]))}"
