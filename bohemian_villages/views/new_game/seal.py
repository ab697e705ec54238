"""The seal on the dice: the fingerprint of their seed, shown before the first of them falls."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from ..toolkit import fonts
from ..toolkit.forms.icon_button import IconButton
from ..toolkit.painting.canvas import BOLD, Canvas, Icons
from ..toolkit.theme import theme
from ..toolkit.widgets.painted import Painted
from ..toolkit.widgets.plain_text import set_tip

TEXT_LEFT = 66


class Seal(Painted):
    """A heading, the fingerprint if there is one, and an explanation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = self.digits = self.text = ""
        self.copy = IconButton(self)
        self.copy.clicked.connect(self._copy)

    def set_icons(self, icons: Icons) -> None:
        """Set the source of pictures."""
        super().set_icons(icons)
        self.copy.show_icon("toolbar-copy", icons)

    def show_real_dice(self) -> None:
        """Show that people roll real dice."""
        text = self.tr("Roll on your table and enter what the dice show, for computer players too.")
        self._say(self.tr("Your own dice"), "", text)

    def show_typed_seed(self) -> None:
        """Show that a typed seed repeats a deal."""
        text = self.tr(
            "Everyone who enters this seed gets the same villages and the same dice, "
            "and could predict every roll."
        )
        self._say(self.tr("Dice from your seed"), "", text)

    def show_sealed(self, digits: str) -> None:
        """The program drew a seed, of which only the fingerprint is shown."""
        text = self.tr(
            "Every roll comes from a secret number chosen now; this is its "
            "fingerprint. After the game anyone can check that no die was changed."
        )
        self._say(self.tr("The dice are sealed"), digits, text)

    def _say(self, heading: str, digits: str, text: str) -> None:
        self.heading, self.digits, self.text = heading, digits, text
        self.copy.setVisible(bool(digits))
        self.copy.setAccessibleName(self.tr("Copy the fingerprint"))
        set_tip(self.copy, self.tr("Copy the fingerprint"))
        self.setAccessibleName(heading)
        self.setAccessibleDescription(f"{digits}\n{text}".strip())
        set_tip(self, text)
        self.updateGeometry()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self.copy.set_scale(scale)
        self._lay_out()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.digits)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the button."""
        self.updateGeometry()
        self._lay_out()

    def _lay_out(self) -> None:
        side = self.px(34)
        self.copy.setGeometry(self.width() - side - self.px(6), self.px(4), side, side)

    def _text_height(self) -> int:
        flags = Qt.TextFlag.TextWordWrap
        metrics = QFontMetrics(fonts.text(12.5 * self.scale))
        room = max(self.width() - self.px(TEXT_LEFT + 20), self.px(200))
        return metrics.boundingRect(0, 0, room, 1000, flags, self.text).height()

    def sizeHint(self) -> QSize:
        """High enough for the text at this width."""
        return QSize(self.px(400), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """High enough for the text at this width."""
        head = 34 + (22 if self.digits else 0)
        return QSize(self.px(260), self.px(head + 12) + self._text_height())

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """A slip of paper with a seal of wax."""
        s, look = self.scale, theme()
        paper = look.sunk_top if look.is_dark else "#FFFDF6"
        canvas.box(area.adjusted(s, s, -s, -s), 9, paper, edge=look.panel_line, width=1.3)
        self._paint_wax(canvas, QRectF(12 * s, area.center().y() - 21 * s, 42 * s, 42 * s))
        left, width = TEXT_LEFT * s, area.width() - (TEXT_LEFT + 44) * s
        y = 7 * s
        canvas.write(QRectF(left, y, width, 24 * s), self.heading, canvas.display_font(16))
        y += 25 * s
        if self.digits:
            font = canvas.text_font(13.5, BOLD)
            canvas.write(QRectF(left, y, width, 20 * s), self.digits, font)
            y += 22 * s
        painter = canvas.painter
        painter.setFont(canvas.text_font(12.5))
        painter.setPen(QColor(look.muted))
        below = QRectF(left, y, area.width() - (TEXT_LEFT + 14) * s, area.bottom() - y)
        painter.drawText(below, Qt.TextFlag.TextWordWrap, self.text)

    def _paint_wax(self, canvas: Canvas, area: QRectF) -> None:
        s, painter = self.scale, canvas.painter
        canvas.box(area, area.width() / 2 / s, "#C84A3A", "#8E2A1E", "#6E1D14", 1.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#E58A78"), 1.2 * s))
        painter.drawEllipse(area.adjusted(6 * s, 6 * s, -6 * s, -6 * s))
        name = "toolbar-lock" if self.digits else "toolbar-dice"
        icon = area.adjusted(12 * s, 12 * s, -12 * s, -12 * s)
        canvas.draw_inked(name, icon, "#FFF1DC")
