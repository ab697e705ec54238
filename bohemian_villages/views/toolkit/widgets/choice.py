"""SegmentedChoice: one of a few, as segments; as a list to unfold where they have no room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QRadioButton, QWidget

from .. import fonts
from ..painting.canvas import BOLD, CENTER, NORMAL, Canvas
from ..painting.icons import NoIcons
from ..theme import theme
from .panel import paint_focus
from .plain_text import set_item_tip, set_tip

HEIGHT = 32
PADDING, LEAST_PADDING = 13, 6


class Segment(QRadioButton):
    """One of the segments: a radio button, painted differently."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, label: str) -> None:
        """Set the label; it may be a name, so a & in it marks no key."""
        self.setText(label)
        self.setShortcut(QKeySequence())
        self.setAccessibleName(label)

    def hitButton(self, pos: QPoint) -> bool:
        """All of it can be clicked."""
        return self.rect().contains(pos)

    def font_for(self, weight: QFont.Weight = BOLD) -> QFont:
        """The font of its label."""
        return fonts.text(13 * self.scale, weight)

    def words_width(self) -> int:
        """The label's width; a chosen one is bold."""
        return QFontMetrics(self.font_for()).horizontalAdvance(self.text())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The label, gold while chosen."""
        with QPainter(self) as painter:
            canvas = Canvas(painter, self.scale, NoIcons())
            s, look, area = self.scale, theme(), QRectF(self.rect())
            inner = area.adjusted(1.5 * s, 1.5 * s, -1.5 * s, -1.5 * s)
            radius = inner.height() / 2 / s
            ink = look.muted if self.isEnabled() else look.disabled
            if self.isChecked():
                ink = look.chosen_text
                canvas.box(
                    inner, radius, look.chosen_top, look.chosen_bottom, look.chosen_edge, 1.4
                )
            elif self.underMouse():
                canvas.box(inner, radius, look.button_top, look.button_top)
                ink = look.text
            weight = BOLD if self.isChecked() else NORMAL
            words = area.adjusted(4 * s, 0, -4 * s, 0)
            canvas.write(words, self.text(), self.font_for(weight), ink, CENTER)
            if self.hasFocus():
                paint_focus(canvas, area, radius)


class SegmentedChoice(QWidget):
    """One of several labels. `chosen` is emitted for people's choices, not for `set_current`."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.segments: list[Segment] = []
        self.box = QComboBox(self)
        # As high as the row, whatever other lists are.
        self.box.setProperty("role", "folded")
        self.box.activated.connect(self._choose)
        self._current = 0
        self._tips: list[str] = []

    def set_options(self, labels: Sequence[str], tips: Sequence[str] = ()) -> None:
        """Offer these; as many segments as there are labels."""
        while len(self.segments) > len(labels):
            gone = self.segments.pop()
            gone.setParent(None)
            gone.deleteLater()
        while len(self.segments) < len(labels):
            self._add_segment()
        if [self.box.itemText(place) for place in range(self.box.count())] != list(labels):
            self.box.clear()
            self.box.addItems(list(labels))
        for place, segment in enumerate(self.segments):
            segment.say(labels[place])
            set_tip(segment, tips[place] if tips else labels[place])
        self._tips = list(tips)
        for place, tip in enumerate(self._tips):
            set_item_tip(self.box, place, tip)
        self.set_current(min(self._current, len(labels) - 1))
        self._lay_out()

    def _add_segment(self) -> None:
        segment = Segment(self)
        segment.scale = self.scale
        place = len(self.segments)
        segment.clicked.connect(lambda: self._choose(place))
        self.segments.append(segment)
        segment.show()

    def _choose(self, place: int) -> None:
        if place != self._current:
            self.set_current(place)
            self.chosen.emit(place)

    @property
    def current(self) -> int:
        """The index of the chosen label."""
        return self._current

    def set_current(self, place: int) -> None:
        """Choose a label without emitting `chosen`."""
        self._current = place
        self.box.setCurrentIndex(place)
        # Folded, only what is chosen can be pointed at.
        set_tip(self.box, self._tips[place] if 0 <= place < len(self._tips) else "")
        if 0 <= place < len(self.segments):
            self.segments[place].setChecked(True)

    def say(self, name: str) -> None:
        """What is chosen here, for screen readers."""
        self.setAccessibleName(name)
        self.box.setAccessibleName(name)
        for segment in self.segments:
            segment.setAccessibleDescription(name)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        for segment in self.segments:
            segment.scale = scale
        self.setFixedHeight(round(HEIGHT * scale))
        self.updateGeometry()
        self._lay_out()

    def sizeHint(self) -> QSize:
        """A row with all labels."""
        return QSize(self._wide(PADDING), round(HEIGHT * self.scale))

    def minimumSizeHint(self) -> QSize:
        """A list to unfold, as wide as its longest label needs, or the row if that is less."""
        words = [segment.words_width() for segment in self.segments]
        folded = max(words, default=0) + round(58 * self.scale)
        return QSize(min(folded, self._wide(LEAST_PADDING)), round(HEIGHT * self.scale))

    def _wide(self, padding: float) -> int:
        words = sum(segment.words_width() for segment in self.segments)
        return words + round(2 * padding * self.scale * len(self.segments) + 4 * self.scale)

    @property
    def least_row(self) -> int:
        """How wide it must be not to fold."""
        return self._wide(LEAST_PADDING)

    @property
    def is_folded(self) -> bool:
        """Whether it is a list to unfold."""
        return self.width() < self.least_row

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the segments again."""
        self._lay_out()

    def _lay_out(self) -> None:
        folded, s = self.is_folded, self.scale
        self.box.setVisible(folded)
        self.box.setGeometry(self.rect())
        inset = round(2 * s)
        spare = self.width() - 2 * inset - sum(each.words_width() for each in self.segments)
        x = float(inset)
        for segment in self.segments:
            segment.setVisible(not folded)
            wide = segment.words_width() + spare / max(len(self.segments), 1)
            segment.setGeometry(round(x), 0, round(x + wide) - round(x), self.height())
            x += wide
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The trough in which the segments lie."""
        if self.is_folded:
            return
        with QPainter(self) as painter:
            canvas = Canvas(painter, self.scale, NoIcons())
            s, look = self.scale, theme()
            area = QRectF(self.rect()).adjusted(s, s, -s, -s)
            radius = area.height() / 2 / s
            canvas.box(area, radius, look.sunk_top, look.sunk_bottom, look.sunk_edge, 1.2)
