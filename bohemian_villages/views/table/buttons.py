"""The buttons of a turn: undo, redo, spend the special tile, and the one that goes on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeySequence, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ...models.game.game_model import GameModel
from ..toolkit.painting.canvas import BOLD, CENTER, LEFT, Canvas, Icons
from ..toolkit.painting.grounds import draw_ground
from ..toolkit.painting.surfaces import Surface, paint_button
from ..toolkit.shortcuts import shortcut
from ..toolkit.theme import theme
from ..toolkit.widgets.key_button import KeyButton
from ..toolkit.widgets.panel import hand_focus_up, paint_focus
from ..toolkit.widgets.plain_text import set_tip


class TableButton(KeyButton):
    """A painted button with an icon, a label and, where it helps, a line beneath."""

    def __init__(self, icon: str, icons: Icons, parent: QWidget, *, primary: bool = False) -> None:
        super().__init__(parent)
        self.icon_name = icon
        self.icons = icons
        self.scale = 1.0
        self.primary = primary
        self.is_once = primary
        """Whether a double click counts as one: it does something that cannot be taken back."""
        self.hint = ""
        self.only_icon = False
        self.sign = ""
        """A character instead of icon and label."""
        self.keys = QKeySequence()
        """Keys that do the same, for the tool tip."""
        self.elapsed = 0.0
        """How much of the moment is over after which it is pressed by itself."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, label: str, hint: str = "", tip: str = "") -> None:
        """Change label, the line beneath and tool tip."""
        if (label, hint) != (self.text(), self.hint):
            self.setText(label)
            self.setAccessibleName(label)
            self.hint = hint
            self.update()
        shortcut = self.keys.toString(QKeySequence.SequenceFormat.NativeText)
        words = tip or hint or label
        set_tip(self, f"{words} ({shortcut})" if shortcut else words)

    def set_elapsed(self, part: float) -> None:
        """Show how much of the moment is over."""
        self.elapsed = part
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click is nobody's wish to end a turn and roll at once."""
        if self.is_once:
            event.accept()
        else:
            super().mouseDoubleClickEvent(event)

    def sizeHint(self) -> QSize:
        """Large enough for a finger."""
        return QSize(round(64 * self.scale), round(40 * self.scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Terracotta for the button that goes on, parchment for the others."""
        with QPainter(self) as painter:
            canvas = Canvas(painter, self.scale, self.icons)
            s, look = self.scale, theme()
            area = QRectF(self.rect()).adjusted(s, s, -s, -3 * s)
            self._draw_ground(painter, area)
            if self.isDown():
                area.translate(0, s)
            ink = look.text if self.isEnabled() else look.disabled
            if self.primary and self.isEnabled():
                ink = look.primary_text
            self._paint_label(canvas, area, ink)
            if self.elapsed:
                self._paint_elapsed(painter, area)
            if self.hasFocus():
                paint_focus(canvas, QRectF(self.rect()), 10)

    def _draw_ground(self, painter: QPainter, area: QRectF) -> None:
        surface = Surface.PRIMARY if self.primary else Surface.PLAIN
        if not self.isEnabled():
            surface = Surface.DISABLED
        s, hovered, down = self.scale, self.underMouse(), self.isDown()

        def paint(ground: QPainter) -> None:
            paint_button(ground, area, surface, s, is_hovered=hovered, is_down=down)

        draw_ground(self, painter, (surface, s, hovered, down), paint)

    def _paint_elapsed(self, painter: QPainter, area: QRectF) -> None:
        """A line along the foot that runs full."""
        s = self.scale
        line = QRectF(area.left() + 8 * s, area.bottom() - 6 * s, area.width() - 16 * s, 3 * s)
        line.setWidth(line.width() * self.elapsed)
        painter.fillRect(line, QColor(theme().gold))

    def _paint_label(self, canvas: Canvas, area: QRectF, ink: str) -> None:
        s = self.scale
        if self.sign:
            canvas.write(area, self.sign, canvas.text_font(19, BOLD), ink, CENTER)
            return
        side = (20 if self.primary else 19) * s
        label = "" if self.only_icon else self.text()
        room = area.width() - 16 * s - (side + 6 * s if self.icon_name else 0)
        font = self._label_font(canvas, label, room)
        wide = min(canvas.width_of(label, font), room) if label else 0.0
        total = wide + (side + (6 * s if label else 0) if self.icon_name else 0)
        x = area.center().x() - total / 2
        line = QRectF(area)
        if self.hint and not self.only_icon and area.height() > 33 * s:
            # Both lines together stand in the middle.
            middle = area.center().y() + s
            line = QRectF(area.left(), middle - 18 * s, area.width(), 20 * s)
            below = QRectF(area.left() + 4 * s, middle + s, area.width() - 8 * s, 15 * s)
            canvas.write(below, self.hint, canvas.text_font(11.5), ink, CENTER)
        if self.icon_name:
            square = QRectF(x, line.center().y() - side / 2, side, side)
            canvas.draw_inked(self.icon_name, square, ink, 1.0 if self.isEnabled() else 0.5)
            x += side + 6 * s
        if label:
            canvas.write(QRectF(x, line.top(), wide + 2, line.height()), label, font, ink, LEFT)

    def _label_font(self, canvas: Canvas, label: str, room: float) -> QFont:
        """The face of the label, smaller where it would not fit into so many pixels."""
        if not self.primary:
            return canvas.fitting_font(room, label, 13.5, BOLD)
        used = canvas.width_of(label, canvas.display_font(17))
        return canvas.display_font(max(12.0, 17 * min(1.0, room / max(used, 1.0))))


class Buttons(QWidget):
    """Places the buttons and keeps them true to the game."""

    def __init__(self, model: GameModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.scale = 1.0
        self.undo = TableButton("toolbar-undo", icons, self)
        self.redo = TableButton("toolbar-redo", icons, self)
        self.hint = TableButton("toolbar-hint", icons, self)
        self.reroll = TableButton("special", icons, self)
        self.reroll.is_once = True
        self.reroll.keys = shortcut("table", "reroll").sequences[0]
        self.go = TableButton("toolbar-end-turn", icons, self, primary=True)
        self.undo.keys = shortcut("table", "undo").sequences[0]
        self.redo.keys = shortcut("table", "redo").sequences[0]
        self.hint.keys = shortcut("table", "hint").sequences[0]
        self.undo.clicked.connect(self._undo)
        self.redo.clicked.connect(self._redo)
        self.reroll.clicked.connect(self._spend_or_collect)
        self.go.clicked.connect(self.go_on)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        for button in (self.undo, self.redo, self.hint, self.reroll, self.go):
            button.scale = scale
        self._lay_out()

    def go_on(self) -> None:
        """Roll, or end the turn: whatever comes next."""
        if self.model.can_roll:
            self.model.roll()
        else:
            self.model.end_turn()

    def _undo(self) -> None:
        self.model.undo()

    def _redo(self) -> None:
        self.model.redo()

    def _spend_or_collect(self) -> None:
        if self.model.can_collect:
            self.model.collect_income()
        else:
            self.model.reroll()

    def refresh(self, *, rolling: bool = False) -> None:
        """Say what can be done now; while dice are rolling, nothing that depends on them."""
        model = self.model
        self.undo.say(self.tr("Undo"))
        self.redo.say(self.tr("Redo"))
        self.hint.say(self.tr("Hint"), tip=self.tr("Show the best turn, and why"))
        self._enable(self.hint, model.is_human_turn)
        self._enable(self.undo, model.can_undo)
        self._enable(self.redo, model.can_redo)
        if rolling:
            self._enable(self.reroll, False)
            self._enable(self.go, False)
        else:
            self._refresh_reroll()
            self._refresh_go()
        self._show_what_is_next()

    def _show_what_is_next(self) -> None:
        """While dice are lifted, the button that rolls them is the one to be pressed."""
        asks = self.model.is_lifting
        if asks != self.reroll.primary:
            self.reroll.primary, self.go.primary = asks, not asks
            self._lay_out()
            for button in (self.reroll, self.go):
                button.update()

    def _enable(self, button: TableButton, on: bool) -> None:
        """Let a button be used or not; its focus does not wander on to the next one then."""
        if button.hasFocus() and not on:
            hand_focus_up(self)
        button.setEnabled(on)

    def _refresh_reroll(self) -> None:
        model, button = self.model, self.reroll
        if model.can_collect:
            button.icon_name = "coin-badge"
            tip = self.tr("Collect your income before you roll, or you lose it.")
            button.keys = shortcut("table", "collect").sequences[0]
            button.say(self.tr("Collect income"), tip=tip)
            self._enable(button, True)
            return
        button.icon_name = "special"
        button.keys = shortcut("table", "reroll").sequences[0]
        if model.is_lifting:
            self._ask_what_to_reroll()
        else:
            tip = self.tr("Spend a special action tile to reroll. Any two dice take one.")
            button.say(self.tr("Reroll"), self.tr("special action tile"), tip)
        self._enable(button, model.can_reroll)

    def _ask_what_to_reroll(self) -> None:
        count, button = len(self.model.lifted_dice), self.reroll
        if count:
            tip = self.tr("Spend the special action tile and reroll the lifted dice.")
            button.say(self.tr("Reroll %n die(s)", "", count), self.tr("Esc: cancel"), tip)
        else:
            tip = self.tr("Keep the special action tile and all dice.")
            button.say(self.tr("Keep all dice"), self.tr("and the tile"), tip)

    def _refresh_go(self) -> None:
        model, button = self.model, self.go
        if model.due_dice and not model.real_dice:
            button.icon_name = "toolbar-dice"
            button.say(self.tr("Roll"), "" if model.state.dice else self.tr("all four dice"))
            self._enable(button, model.can_roll)
            return
        button.icon_name = "toolbar-end-turn"
        passing = model.end_is_pass and model.can_end
        button.say(self.tr("Pass") if passing else self.tr("End turn"), self._why_or_why_not())
        self._enable(button, model.can_end)

    def _why_or_why_not(self) -> str:
        """A few words below the end of the turn."""
        model = self.model
        if not model.is_human_turn or (model.can_end and not model.end_is_pass):
            return ""
        if model.can_end:
            return self.tr("no move possible")
        if model.due_dice:
            return self.tr("after the roll")
        return self.tr("after the reroll") if model.must_reroll else self.tr("after the first move")

    def resizeEvent(self, _event: object) -> None:
        """Place the buttons anew."""
        self._lay_out()

    def _lay_out(self) -> None:
        """In three rows, or in one where there is little height."""
        s, width, height = self.scale, self.width(), self.height()
        gap = round(6 * s)
        flat = height < 90 * s
        small = (self.undo, self.redo, self.hint)
        for button in (*small, self.reroll):
            button.only_icon = flat
        if flat:
            gap = round(5 * s)
            side = min(height, round(41 * s))
            for place, button in enumerate(small):
                button.setGeometry(place * (side + gap), 0, side, height)
            # What is pressed next has the room for its label, and stays under the pointer.
            asks = self.reroll.primary
            self.reroll.only_icon, self.go.only_icon = not asks, asks
            left = 3 * (side + gap)
            wide = width - left - gap - side if asks else side
            self.reroll.setGeometry(left, 0, wide, height)
            left += wide + gap
            self.go.setGeometry(left, 0, width - left, height)
            return
        self.go.only_icon = False
        row = (height - 2 * gap) / 3.2
        third = (width - 2 * gap) / 3
        for place, button in enumerate(small):
            button.only_icon = width < 290 * s
            button.setGeometry(round(place * (third + gap)), 0, round(third), round(row))
        # What is pressed next is the higher one; the button under the pointer grows downwards.
        high = row if self.go.primary else height - 2 * row - 2 * gap
        self.reroll.setGeometry(0, round(row) + gap, width, round(high))
        top = round(row + high) + 2 * gap
        self.go.setGeometry(0, top, width, height - top)
