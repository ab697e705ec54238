"""The tally of a game alone: bars turn by turn, beside an expert's, and the total on its way."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import BLACK, BOLD, CENTER, NORMAL, RIGHT, Canvas, Icons
from ....views.toolkit.painting.surfaces import Surface, paint_surface
from ....views.toolkit.theme import theme
from ....views.toolkit.widgets.panel import Panel
from ....words.grammar import number
from ...engine.scoring import Score
from ...models.result import STEPS, FinalPlace, Result, parts_of
from ...words.final import final_words
from ...words.sheet import sheet_words
from ..goal_bar import paint_goal_bar, x_on_bar

HEAD = 46.0
SIDE = 18.0
TOTAL = 118.0
"""The height of the block with the total."""
LINE = 24.0
LEGEND, NUMBERS, LEADS = 24.0, 22.0, 40.0
LEAST_MOST = 10
"""Bars of a poor game are not made into giants."""


class Tally(Panel):
    """Every part of a score. Can have the focus, so that screen readers read the result."""

    expert_chosen = Signal(bool)
    """Carries whether to show the expert's sheet or the player's own."""
    part_chosen = Signal(int)
    """The sheet is to be shown as it was when this part was scored."""

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.place: FinalPlace | None = None
        self.grown = float(STEPS)
        self.expert: tuple[int, ...] = ()
        """The expert's parts, as far as known."""
        self.has_expert = False
        """Whether there is or will be an expert beside."""
        self.lines: tuple[str, ...] = ()
        """The lines at the bottom."""
        self.can_show_expert = False
        """Whether there is an expert's sheet to look at."""
        self.shows_expert = False
        """Whether the sheet shown is the expert's."""
        self.part: int | None = None
        """The part whose sheet is shown, if one was chosen."""
        self._legend: list[QRectF] = []
        """Where one's own name and the expert's are painted."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_result(self, result: Result) -> None:
        """Show another result."""
        self.place = result.places[0]
        self.setAccessibleName(self.tr("Turn by turn"))
        self.setAccessibleDescription(result.summary)
        self.update()

    def set_grown(self, grown: float) -> None:
        """Show so many parts counted."""
        self.grown = grown
        self.update()

    def show_expert(self, score: Score | None, *, is_done: bool, is_offered: bool) -> None:
        """Show the expert's progress with the same dice."""
        self.has_expert = is_offered
        played = () if score is None else score.turns
        self.expert = parts_of(score) if score is not None and is_done else played
        self.can_show_expert = is_offered and is_done
        self.update()

    def mark_sheet(self, *, is_expert: bool, part: int | None) -> None:
        """Mark whose sheet is shown, and as it was when."""
        self.shows_expert, self.part = is_expert, part
        self.update()

    def say(self, *lines: str) -> None:
        """Set the lines at the bottom; screen readers read them with the result."""
        self.lines = tuple(line for line in lines if line)
        self.update()

    @property
    def _expert_shown(self) -> tuple[int, ...]:
        """The expert's parts up to what is counted."""
        return self.expert[: int(self.grown + 0.5)]

    # Where things are, in units.

    def _chart(self) -> tuple[float, float]:
        """The top and the foot of the bars."""
        _, height = self.units()
        foot = height - 14 - 2 * LINE - TOTAL - NUMBERS - (LEADS if self.has_expert else 0)
        return HEAD + LEGEND + 18, foot

    def _slot(self, part: int) -> tuple[float, float]:
        """Left edge and width of a part's place."""
        width, _ = self.units()
        pitch = (width - 2 * SIDE - 8) / STEPS
        # The squares are set apart: they are not a turn.
        apart = 8.0 if part == STEPS - 1 else 0.0
        return SIDE + part * pitch + apart, pitch

    # Hands.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show a sheet; a click that completes the counting is the scene's."""
        place = event.position()
        named = [nth for nth, area in enumerate(self._legend) if area.contains(place)]
        part = self._part_at(place)
        if event.button() != Qt.MouseButton.LeftButton or self.grown < STEPS:
            event.ignore()
        elif named and self.can_show_expert:
            self.expert_chosen.emit(named[0] == 1)
        elif part is not None:
            self.part_chosen.emit(part)
        else:
            event.ignore()

    def _part_at(self, place: QPointF) -> int | None:
        """The part whose bars are there."""
        x, y = place.x() / self.scale, place.y() / self.scale
        top, foot = self._chart()
        if not top - 18 <= y <= foot + NUMBERS:
            return None
        slots = (self._slot(part) for part in range(STEPS))
        return next((nth for nth, (x0, wide) in enumerate(slots) if x0 <= x < x0 + wide), None)

    # Painting.

    def paint_content(self, canvas: Canvas) -> None:
        """Heading, bars, leads, the total and the lines at the bottom."""
        if self.place is None:
            return
        title, again = self.tr("Turn by turn"), self.tr("Space: show the scoring again")
        paint_heading(canvas, self.units()[0], title, again)
        self._paint_legend(canvas, self.place)
        for part in range(STEPS):
            self._paint_part(canvas, part)
        if self.has_expert:
            self._paint_leads(canvas, self.place)
        self._paint_total(canvas, self.place)
        self._paint_lines(canvas)

    def _paint_legend(self, canvas: Canvas, place: FinalPlace) -> None:
        s, look = canvas.scale, theme()
        names = [(look.terracotta, place.name, sheet_words.look_at(place.name))]
        if self.has_expert:
            names.append((look.slate, final_words.expert(), final_words.look_at_expert()))
        self._legend = []
        width, _ = self.units()
        font, x = canvas.text_font(13), (SIDE + 2) * s
        can_choose = self.can_show_expert and self.grown >= STEPS
        for nth, (color, name, tip) in enumerate(names):
            room = (width - SIDE) * s - x - 24 * s
            room = min(room, (width / 2 - 30) * s) if len(names) > 1 else room
            wide = min(canvas.width_of(name, font) + 2 * s, room)
            chip = QRectF(x - 7 * s, (HEAD + 2) * s, wide + 32 * s, 24 * s)
            self._legend.append(chip)
            ink = look.text
            if can_choose:
                is_shown = self.shows_expert == (nth == 1)
                paint_surface(
                    canvas.painter, chip, Surface.CHOSEN if is_shown else Surface.PLAIN, s, 8
                )
                ink = look.chosen_text if is_shown else ink
                canvas.tip(chip, tip)
            mark = QRectF(x, (HEAD + 8) * s, 12 * s, 12 * s)
            canvas.box(mark, 3, color)
            area = QRectF(mark.right() + 6 * s, (HEAD + 3) * s, wide, 22 * s)
            canvas.write(area, name, font, ink)
            x = chip.right() + 15 * s

    def _most(self) -> int:
        assert self.place is not None
        return max(LEAST_MOST, *self.place.parts, *self.expert)

    def _paint_part(self, canvas: Canvas, part: int) -> None:
        """A turn, or the squares: a bar for oneself, and one for the expert."""
        assert self.place is not None
        look = theme()
        left, pitch = self._slot(part)
        top, foot = self._chart()
        if part == self.part:
            area = canvas.rect(left, top - 15, pitch, foot - top + 15 + NUMBERS)
            paint_surface(canvas.painter, area, Surface.SUNK, canvas.scale, 6)
        self._paint_number(canvas, part, QRectF(left, foot, pitch, NUMBERS))
        bars = 2 if self.has_expert else 1
        wide = (pitch - 7) / bars if bars > 1 else pitch - 14
        x = left + (pitch - wide * bars) / 2
        grown, points = min(max(self.grown - part, 0.0), 1.0), self.place.parts[part]
        if grown > 0:
            self._paint_bar(canvas, x, wide, points, grown, look.terracotta)
        shown = self._expert_shown[part : part + 1]
        for others in shown:
            self._paint_bar(canvas, x + wide, wide, others, 1.0, look.slate)
        if shown == (points,) and grown >= 1:
            # Once for both: two equal numbers side by side would read as one.
            self._write_points(canvas, x, 2 * wide, points)
        else:
            if grown >= 1:
                self._write_points(canvas, x, wide, points)
            for others in shown:
                self._write_points(canvas, x + wide, wide, others)
        self._tell_part(canvas, part)

    def _paint_bar(
        self, canvas: Canvas, x: float, wide: float, points: int, grown: float, color: str
    ) -> None:
        _top, foot = self._chart()
        high = self._height_of(points) * grown
        bar = canvas.rect(x + 1, foot - high, wide - 2, high)
        canvas.box(bar, min(3.0, high / 2), QColor(color).lighter(112).name(), color)

    def _write_points(self, canvas: Canvas, x: float, wide: float, points: int) -> None:
        """Write points above a bar, or above both."""
        _top, foot = self._chart()
        label = canvas.rect(x - 3, foot - self._height_of(points) - 17, wide + 6, 16)
        canvas.write(label, str(points), canvas.text_font(12.5, BOLD), theme().text, CENTER)

    def _height_of(self, points: int) -> float:
        top, foot = self._chart()
        return max(2.0, (foot - top) * points / self._most())

    def _paint_number(self, canvas: Canvas, part: int, area: QRectF) -> None:
        place = canvas.rect(area.x(), area.y(), area.width(), area.height())
        if part == STEPS - 1:
            side = 19 * canvas.scale
            icon = QRectF(place.center().x() - side / 2, place.center().y() - side / 2, side, side)
            canvas.draw("rolling/square", icon)
            return
        is_now = part == int(self.grown)
        font = canvas.text_font(13, BOLD if is_now else NORMAL)
        canvas.write(place, str(part + 1), font, theme().text if is_now else theme().muted, CENTER)

    def _tell_part(self, canvas: Canvas, part: int) -> None:
        assert self.place is not None
        left, pitch = self._slot(part)
        top, foot = self._chart()
        name = final_words.squares() if part == STEPS - 1 else final_words.turn(part + 1)
        told = f"{name}: {final_words.points(self.place.parts[part])}"
        if part < len(self.expert):
            told += "\n" + self.tr("Expert: {points}").format(points=self.expert[part])
        if self.grown >= STEPS:
            told += "\n" + final_words.look_at_turn()
        canvas.tip(canvas.rect(left, top, pitch, foot - top + NUMBERS), told)

    def _paint_leads(self, canvas: Canvas, place: FinalPlace) -> None:
        """How far ahead of the expert one was after every turn."""
        look = theme()
        _, foot = self._chart()
        width, _ = self.units()
        y = foot + NUMBERS
        words = canvas.rect(SIDE, y + 1, width - 2 * SIDE, 16)
        canvas.write(words, self.tr("ahead or behind so far"), canvas.text_font(11.5), look.muted)
        lead = 0
        for part, points in enumerate(self._expert_shown):
            lead += place.parts[part] - points
            left, pitch = self._slot(part)
            cell = canvas.rect(left + 1.5, y + 18, pitch - 3, 20)
            ink = look.gain if lead > 0 else look.loss if lead < 0 else look.muted
            canvas.box(cell, 5, look.sunk_top, look.sunk_bottom, look.sunk_edge)
            text = f"+{lead}" if lead > 0 else number(lead)
            canvas.write(
                cell, text, canvas.fitting_font(cell.width(), text, 12.5, BOLD), ink, CENTER
            )

    def _paint_total(self, canvas: Canvas, place: FinalPlace) -> None:
        s = canvas.scale
        width, height = self.units()
        top = height - 14 - 2 * LINE - TOTAL + 8
        canvas.line(16, top, width - 16, top)
        total = place.counted(self.grown)
        area = canvas.rect(SIDE - 2, top + 22, 92, 62)
        text = str(round(total))
        canvas.write(area, text, canvas.text_font(52 if len(text) < 3 else 44, BLACK))
        bar = QRectF(116 * s, (top + 47) * s, (width - 116 - 30) * s, 17 * s)
        paint_goal_bar(canvas, bar, round(total))
        if len(self.expert) == STEPS and self.grown >= STEPS:
            self._paint_expert_mark(canvas, bar, sum(self.expert))

    def _paint_expert_mark(self, canvas: Canvas, bar: QRectF, total: int) -> None:
        """A small arrow at the expert's total."""
        s, painter = canvas.scale, canvas.painter
        x = x_on_bar(bar, total)
        y = bar.center().y()
        painter.setPen(QColor(theme().cream))
        painter.setBrush(QColor(theme().slate))
        shape = [QPointF(x, y - 7 * s), QPointF(x + 6 * s, y), QPointF(x, y + 7 * s)]
        painter.drawPolygon(QPolygonF([*shape, QPointF(x - 6 * s, y)]))
        place = QRectF(x - 9 * s, y - 9 * s, 18 * s, 18 * s)
        canvas.tip(place, self.tr("Expert: {points}").format(points=total))

    def _paint_lines(self, canvas: Canvas) -> None:
        width, height = self.units()
        y = height - 16 - 2 * LINE
        for place, line in enumerate(self.lines[:2]):
            area = canvas.rect(SIDE, y + place * LINE, width - 2 * SIDE, LINE)
            font = canvas.fitting_font(area.width(), line, 14, BOLD)
            canvas.write(area, line, font, theme().text if place == 0 else theme().muted)


def paint_heading(canvas: Canvas, width: float, title: str, again: str) -> None:
    """The title of a panel so wide, and how to see it again; with a line below."""
    area = canvas.rect(SIDE, 10, width - 2 * SIDE, 30)
    used = canvas.write(area, title, canvas.display_font(20))
    rest = area.adjusted(used + 12 * canvas.scale, 0, 0, 0)
    font = canvas.fitting_font(rest.width(), again, 13)
    canvas.write(rest, again, font, theme().muted, RIGHT)
    canvas.line(16, HEAD - 2, width - 16, HEAD - 2)
