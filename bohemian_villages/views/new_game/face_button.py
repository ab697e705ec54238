"""The face of the AI player at a seat: a click offers the characters."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QIcon, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QMenu, QProxyStyle, QStyle, QStyleOption, QWidget

from ...models.game.characters import Character, characters
from ...words.game.characters import character_words
from ..toolkit.painting.canvas import Canvas, Icons
from ..toolkit.theme import theme
from ..toolkit.widgets.menus import Menu
from ..toolkit.widgets.painted_button import PaintedButton
from ..toolkit.widgets.panel import paint_focus
from ..toolkit.widgets.plain_text import set_tip

IN_MENU = 38
"""How large a face is in the menu, in units."""
LOOK_AGAIN_MS = 60
ARROW = 12.0
"""The badge that tells of the menu, in units."""


class _LargeIcons(QProxyStyle):
    """Lets the icons of a menu be larger than those of a toolbar."""

    def __init__(self, side: int, menu: QMenu) -> None:
        super().__init__()
        self.setParent(menu)
        self._side = side

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        """The style's own metrics, except for icons."""
        if metric == QStyle.PixelMetric.PM_SmallIconSize:
            return self._side
        return super().pixelMetric(metric, option, widget)


class FaceButton(PaintedButton):
    """Shows who plays; `chosen` carries the key of another character, or an empty text for none."""

    chosen = Signal(str)

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.character: Character | None = None
        self.clicked.connect(self.open_menu)

    def show_character(self, character: Character | None) -> None:
        """Show a character's face, or a plain one."""
        self.character = character
        self.update()

    def say(self, name: str) -> None:
        """Texts, for the seat of this name."""
        text = self.tr("Choose a character for {name}").format(name=name)
        self.setAccessibleName(text)
        if self.character is not None:
            sentence = character_words.sentence(self.character.key)
            text = f"{self.character.name}: {sentence}"
            self.setAccessibleDescription(text)
        set_tip(self, text)

    def open_menu(self) -> None:
        """Offer the characters, below the button."""
        menu = self.make_menu()
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
        # Who sits here is seen at once, and the arrows go on from there.
        menu.setActiveAction(menu.defaultAction())

    def make_menu(self) -> QMenu:
        """The characters by name, each with a sentence, and none of them."""
        menu = Menu(self)
        menu.setStyle(_LargeIcons(round(IN_MENU * self.scale), menu))
        menu.aboutToHide.connect(menu.deleteLater)
        nobody = menu.addAction(self.tr("No character"), lambda: self.chosen.emit(""))
        menu.setDefaultAction(nobody)
        menu.addSeparator()
        for each in characters().values():
            self._offer(menu, each)
        self._paint_faces(menu)
        return menu

    def _offer(self, menu: QMenu, character: Character) -> None:
        text = f"{character.name} – {character_words.sentence(character.key)}"
        action = menu.addAction(text, lambda: self.chosen.emit(character.key))
        action.setData(character.key)
        if self.character == character:
            menu.setDefaultAction(action)

    def _paint_faces(self, menu: QMenu) -> None:
        """Put the faces beside the names, as soon as they are drawn."""
        side, is_missing = IN_MENU * self.scale, False
        for action in menu.actions():
            if action.data():
                name = characters()[action.data()].face
                picture = self.icons.icon(name, side, side, self.devicePixelRatioF(), "")
                if picture.isNull():
                    # The menu opens as large as it will be, else it would grow out of the screen.
                    picture, is_missing = _nothing(round(side)), True
                action.setIcon(QIcon(picture))
        if is_missing:
            QTimer.singleShot(LOOK_AGAIN_MS, menu, lambda: self._paint_faces(menu))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """A medallion, brighter at the edge while pointed at."""
        s, look = self.scale, theme()
        disc = area.adjusted(2 * s, 2 * s, -2 * s, -2 * s)
        if self.character is not None:
            canvas.draw(self.character.face, disc)
        else:
            canvas.box(disc, disc.height() / 2 / s, look.sunk_bottom, edge=look.button_edge)
            canvas.painter.fillPath(_bust(disc), QColor(look.muted))
        self._paint_arrow(canvas, disc)
        if self.underMouse():
            canvas.painter.setPen(QPen(QColor(look.glow), 2 * s))
            canvas.painter.setBrush(QColor(0, 0, 0, 0))
            canvas.painter.drawEllipse(disc)
        if self.hasFocus():
            paint_focus(canvas, area, area.height() / 2 / s)

    def _paint_arrow(self, canvas: Canvas, disc: QRectF) -> None:
        """A small arrow at the lower right: there is more to choose from."""
        s, look, side = self.scale, theme(), ARROW * self.scale
        badge = QRectF(disc.right() - side, disc.bottom() - side, side, side)
        canvas.box(badge, ARROW / 2, look.number, edge=look.button_edge, width=1)
        middle = badge.center()
        canvas.painter.setPen(QPen(QColor(look.number_text), 1.6 * s))
        wide, high = 2.6 * s, 1.4 * s
        canvas.painter.drawPolyline(
            [
                QPointF(middle.x() - wide, middle.y() - high),
                QPointF(middle.x(), middle.y() + high),
                QPointF(middle.x() + wide, middle.y() - high),
            ]
        )


def _nothing(side: int) -> QPixmap:
    """An empty picture, so wide and high."""
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def _bust(disc: QRectF) -> QPainterPath:
    """Head and shoulders of a person without features."""
    side, middle = disc.width(), disc.center()
    path = QPainterPath()
    path.addEllipse(QPointF(middle.x(), middle.y() - 0.12 * side), 0.15 * side, 0.17 * side)
    shoulders = QPainterPath()
    shoulders.addEllipse(QPointF(middle.x(), middle.y() + 0.38 * side), 0.3 * side, 0.27 * side)
    rim = QPainterPath()
    rim.addEllipse(disc.adjusted(side * 0.04, side * 0.04, -side * 0.04, -side * 0.04))
    return path.united(shoulders.intersected(rim))
