"""The strip below the cards: the kinds of bonus, or the avenue that is to be picked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import Canvas, Icons
from ....views.toolkit.theme import theme
from ....views.toolkit.widgets.panel import Panel
from ....views.toolkit.widgets.plain_text import set_tip
from ...engine.sheet import GROUPED
from ...engine.state import BONUS_TURNS
from ...models.facts import Phase
from ...models.game_model import RollingModel
from ...models.position import CardStatus, SheetFacts
from ...words.names import AVENUE_NAMES
from ...words.sheet import sheet_words
from ...words.table import bonus_words
from .kind_button import KindButton, PlateButton

WORDS = 178.0
"""How much of the width the words have at most."""
LEFT_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class BonusStrip(Panel):
    """Shows when the next bonus comes and which kinds are left; asks for a kind, or an avenue."""

    keeps_picture = True
    kind_chosen = Signal(int)
    avenue_picked = Signal(int)

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.title = self.line = ""
        set_tip(self, sheet_words.bonus())
        self.is_asking = False
        """Whether something is to be chosen here now."""
        self.kinds = [KindButton(project, icons, self) for project in GROUPED]
        for kind in self.kinds:
            kind.clicked.connect(lambda _on=False, p=kind.project: self.kind_chosen.emit(p))
        names = enumerate(AVENUE_NAMES)
        self.plates = [PlateButton(avenue, name, icons, self) for avenue, name in names]
        for plate in self.plates:
            plate.clicked.connect(lambda _on=False, a=plate.avenue: self.avenue_picked.emit(a))
            plate.hide()

    def refresh(self, model: RollingModel, sheet: SheetFacts, *, tumbling: bool) -> None:
        """Show the bonuses of a sheet, or ask for what the game waits for."""
        phase = Phase.WAIT if tumbling else model.phase
        picking = phase is Phase.AVENUE
        self._say(*_words(model, phase), is_asking=picking or phase is Phase.BONUS)
        for plate in self.plates:
            points = sheet.values[plate.avenue]
            plate.show_points(points, bonus_words.avenue(plate.avenue, points))
            plate.setVisible(picking)
        for kind in self.kinds:
            self._show_kind(kind, model, sheet, phase)
            kind.setVisible(not picking)

    def _say(self, title: str, line: str, *, is_asking: bool) -> None:
        if (title, line, is_asking) != (self.title, self.line, self.is_asking):
            self.title, self.line, self.is_asking = title, line, is_asking
            self.setAccessibleName(f"{title}: {line}")
            self.update()

    def _show_kind(
        self, kind: KindButton, model: RollingModel, sheet: SheetFacts, phase: Phase
    ) -> None:
        project = kind.project
        is_used = project not in sheet.unused_bonuses
        asked = phase is Phase.BONUS and not is_used
        if asked:
            told = bonus_words.choose(project)
        else:
            told = bonus_words.used(project) if is_used else bonus_words.left(project)
        digit = str(GROUPED.index(project) + 1) if asked else ""
        chosen = asked and project is model.project
        kind.show_kind(told, chosen=chosen, used=is_used, digit=digit)

    def _lay_out(self) -> None:
        width, height = self.units()
        words = min(WORDS, width * 0.44)
        self._place(self.kinds, words + 10, width - 10, (height - 46) / 2, 42)
        self._place(self.plates, min(146.0, width * 0.31), width - 8, (height - 54) / 2 - 1, 52)

    def _place(
        self,
        buttons: Sequence[KindButton | PlateButton],
        left: float,
        right: float,
        top: float,
        high: float,
    ) -> None:
        gap = 7.0
        wide = min(70.0, (right - left - gap * (len(buttons) - 1)) / len(buttons))
        left = right - wide * len(buttons) - gap * (len(buttons) - 1)
        s = self.scale
        for place, button in enumerate(buttons):
            button.scale = s
            area = (left + place * (wide + gap), top, wide, high)
            button.setGeometry(*[round(value * s) for value in area])

    def paint_content(self, canvas: Canvas) -> None:
        """The star and the words, in gold if something is asked for."""
        s, look = self.scale, theme()
        width, height = self.units()
        picking = any(not plate.isHidden() for plate in self.plates)
        if self.is_asking:
            area = canvas.rect(3.2, 2.6, width - 6.4, height - 9.4)
            canvas.box(area, 9, "#00000000", edge=look.glow, width=3.0)
        left = 14.0
        if not picking:
            canvas.draw("rolling/star-gold", canvas.rect(12, height / 2 - 19, 32, 34))
            left = 52.0
        buttons = self.plates if picking else self.kinds
        room = buttons[0].x() / s - left - 6
        middle = height / 2 - 2
        title = canvas.first_fitting_font(room * s, self.title, 16, 13.5)
        if canvas.width_of(self.title, title) > room * s:
            area = canvas.rect(left, 4, room, height - 12)
            canvas.paragraph(area, self.title, title, None, LEFT_TOP)
            return
        canvas.write(canvas.rect(left, middle - 20, room, 22), self.title, title)
        font = canvas.text_font(12.5)
        canvas.write(canvas.rect(left, middle + 1, room, 18), self.line, font, look.muted)


def _words(model: RollingModel, phase: Phase) -> tuple[str, str]:
    """The title, and the line beneath."""
    if phase is Phase.AVENUE:
        return bonus_words.pick(), bonus_words.pick_why()
    if phase is Phase.BONUS:
        return bonus_words.now(), bonus_words.anywhere()
    if model.turn in BONUS_TURNS and len(model.cards) > model.bonus_place:
        if model.cards[model.bonus_place].status is CardStatus.DRAWN:
            return bonus_words.drawn(), bonus_words.each_once()
        return bonus_words.then(), bonus_words.anywhere()
    coming = [turn for turn in BONUS_TURNS if turn >= model.turn]
    if not coming or model.is_over:
        return bonus_words.all_drawn(), bonus_words.each_once()
    return bonus_words.on_turn(coming[0]), bonus_words.each_once()
