"""The panels of a game alone: the points so far with the medals, and what scores this turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import BLACK, BOLD, CENTER, RIGHT, Canvas, Icons
from ....views.toolkit.theme import theme
from ....views.toolkit.widgets.panel import Panel
from ...engine.scoring import Group, Square
from ...engine.sheet import GROUPED
from ...engine.state import LAST_TURN
from ...models.facts import RollingFacts
from ...models.position import SheetFacts
from ...statistics.medals import GOAL, Medal
from ...words.final import final_words
from ...words.names import AVENUE_NAMES
from ...words.sheet import sheet_words
from ...words.table import points_words
from ..goal_bar import paint_goal_bar

LEAST_WITH_NAMES = 150.0
"""A lower panel leaves out the names of the medals, for the lines below."""
DRAWINGS = 23
"""On a full sheet: two of the preparation, two a turn, three bonuses."""


class PointsPanel(Panel):
    """The points so far, on the way to re-election, silver and gold."""

    keeps_picture = True

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.total = 0
        self.title = points_words.title()
        self.lines: tuple[tuple[str, str], ...] = ()
        self.squares_told = points_words.squares_rule()
        """The tool tip of the squares: what they are for, and what each of them lacks."""

    def refresh(self, game: RollingFacts, sheet: SheetFacts) -> None:
        """Show the points of a sheet."""
        shown = (sheet.total, points_words.title(is_over=game.is_over), _lines(game, sheet))
        told = _squares_told(sheet.squares)
        if (*shown, told) != (self.total, self.title, self.lines, self.squares_told):
            self.total, self.title, self.lines = shown
            self.squares_told = told
            self.update()
        spoken = [f"{self.title}: {self.total}", points_words.goal(GOAL)]
        self.setAccessibleName("; ".join((*spoken, *(" ".join(line) for line in self.lines))))

    def paint_content(self, canvas: Canvas) -> None:
        """Number, bar and lines."""
        s, look = self.scale, theme()
        width, height = self.units()
        tight = height < 165
        top = 9.0 if tight else 14.0
        canvas.write(canvas.rect(18, top, width - 36, 22), self.title, canvas.display_font(17))
        goal = points_words.goal(GOAL)
        area = canvas.rect(width * 0.45, top, width * 0.55 - 18, 22)
        canvas.write(area, goal, canvas.text_font(13), look.muted, RIGHT)
        number = canvas.text_font(48 if not tight else 40, BLACK)
        band = canvas.rect(16, top + 30, 84, 44 if tight else 54)
        canvas.write(band, str(self.total), number, look.text)
        bar = QRectF(104 * s, (top + 51) * s, (width - 104 - 26) * s, 17 * s)
        is_low = height < LEAST_WITH_NAMES
        paint_goal_bar(canvas, bar, self.total, has_names=not is_low)
        canvas.tip(
            bar.adjusted(0, -28 * s, 0, 20 * s),
            points_words.medals_rule(*(medal.value for medal in Medal)),
        )
        below = top + (78.0 if is_low else 96.0)
        canvas.line(16, below - 2, width - 16, below - 2)
        step = min(27.0, (height - below - (8 if is_low else 12)) / max(len(self.lines), 1))
        for place, (count, text) in enumerate(self.lines):
            y = below + (1 if is_low else 4) + place * step
            canvas.write(
                canvas.rect(16, y, 30, step), count, canvas.text_font(14.5, BLACK), None, CENTER
            )
            room = canvas.rect(52, y, width - 66, step)
            font = canvas.fitting_font(room.width(), text, 13)
            canvas.write(room, text, font, look.muted)
        canvas.tip(canvas.rect(16, below + 4, width - 32, step), self.squares_told)


def _lines(game: RollingFacts, sheet: SheetFacts) -> tuple[tuple[str, str], ...]:
    """Squares and turns to come, each as a number with words."""
    squares, drawn = sheet.squares, sum(project is not None for project in sheet.drawn)
    is_full = drawn == DRAWINGS
    if not squares:
        told = points_words.no_square()
    else:
        told = points_words.square(squares[0], is_over=is_full)
        if len(squares) > 1:
            told = points_words.squares(squares, is_over=is_full)
    of_squares = (str(len(squares)), told)
    if game.is_over:
        turns = sum(box.score or 0 for box in sheet.turns)
        return (of_squares, (str(turns), points_words.from_turns()))
    done = sum(box.score is not None for box in sheet.turns)
    turns = LAST_TURN - done
    is_under_way = bool(game.turn) and game.dice is not None and not game.is_done(sheet.player)
    left = points_words.turns_left(turns, DRAWINGS - drawn, is_under_way=is_under_way)
    return (of_squares, (str(turns), left))


def _squares_told(squares: Sequence[Square]) -> str:
    places = [sheet_words.place(square.space) for square in squares]
    told = map(sheet_words.square, squares)
    each = (f"{place}: {sentence}" for place, sentence in zip(places, told, strict=True))
    return "\n".join((points_words.squares_rule(), *each))


class TurnScorePanel(Panel):
    """The avenue that scores, and the groups that reach into it."""

    keeps_picture = True

    groups_pointed = Signal(tuple)
    """The groups that are pointed at here; none when the pointer leaves."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.group_areas: list[tuple[QRectF, Group]] = []
        """Where each group is told."""
        self.setMouseTracking(True)
        self.sheet: SheetFacts | None = None
        self.told = ""
        self.is_done = False

    def refresh(self, game: RollingFacts, sheet: SheetFacts, *, tumbling: bool) -> None:
        """Show what scores with this roll."""
        is_done = game.is_done(sheet.player)
        told = (
            ""
            if sheet.avenue is not None and not tumbling
            else _why_nothing(game, tumbling=tumbling)
        )
        if (sheet, told, is_done) != (self.sheet, self.told, self.is_done):
            self.sheet, self.told, self.is_done = sheet, told, is_done
            self.update()
        self.setAccessibleName(told or self._spoken(sheet))

    def _spoken(self, sheet: SheetFacts) -> str:
        assert sheet.avenue is not None
        points = sheet.values[sheet.avenue]
        title = points_words.scores(is_done=self.is_done)
        return f"{AVENUE_NAMES[sheet.avenue]} {title}: {points}"

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a group, or at all that score."""
        place = event.position()
        found = [group for area, group in self.group_areas if area.contains(place)]
        everything = self.sheet.scoring if self.sheet and not self.told else ()
        self.groups_pointed.emit(tuple(found) or everything)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at none."""
        self.groups_pointed.emit(())
        super().leaveEvent(event)

    def paint_content(self, canvas: Canvas) -> None:
        """The plate, the points and the groups."""
        sheet, look = self.sheet, theme()
        self.group_areas = []
        width, height = self.units()
        if sheet is None or sheet.avenue is None or self.told:
            area = canvas.rect(18, 4, width - 36, height - 12)
            canvas.paragraph(area, self.told, canvas.text_font(14), look.muted)
            return
        self._paint_plate(canvas, AVENUE_NAMES[sheet.avenue])
        points = sheet.values[sheet.avenue]
        number = canvas.rect(width - 70, 12, 52, 34)
        canvas.write(number, str(points), canvas.text_font(26, BLACK), None, RIGHT)
        left = 92.0
        room = width - left - 70
        title = points_words.scores(is_done=self.is_done)
        canvas.write(canvas.rect(left, 12, room, 22), title, canvas.display_font(16))
        digits = canvas.width_of(str(points), canvas.text_font(26, BLACK)) / self.scale
        area = canvas.rect(left, 34, width - left - 18 - digits - 8, 18)
        if not sheet.scoring:
            line = points_words.no_groups(is_done=self.is_done)
        elif canvas.width_of(points_words.groups(), canvas.text_font(12)) <= area.width():
            line = points_words.groups()
        else:
            line = points_words.groups_in_short()
        font = canvas.fitting_font(area.width(), line, 12.5)
        canvas.write(area, line, font, look.muted)
        self._paint_groups(canvas, sheet, left)
        canvas.tip(canvas.rect(0, 0, width, height), points_words.groups_rule())

    def _paint_plate(self, canvas: Canvas, name: str) -> None:
        area = canvas.rect(16, 15, 64, 31)
        canvas.box(area, 7, "#FBDC84", "#E9B33C", "#6B4A12", 1.8)
        canvas.write(area, name, canvas.text_font(15, BLACK), "#3A281C", CENTER)

    def _paint_groups(self, canvas: Canvas, sheet: SheetFacts, left: float) -> None:
        s, width = self.scale, self.units()[0]
        worth = [group for group in sheet.scoring if group.points] or sheet.scoring
        groups = sorted(worth, key=lambda group: GROUPED.index(group.project))
        room = (width - left - 14) * s
        font = canvas.text_font(12.5, BOLD)
        wide = [canvas.width_of(points_words.group(group), font) + 30 * s for group in groups]
        x = left * s
        if sum(wide) > room:
            # Too many to fit beside the plate: they begin below it.
            x = 16 * s
        for group, used in zip(groups, wide, strict=True):
            if x + used > (width - 12) * s:
                canvas.write(QRectF(x, 56 * s, 20 * s, 24 * s), "…", font)
                break
            icon = QRectF(x, 57 * s, 24 * s, 24 * s)
            canvas.draw(f"rolling/{group.project.key}", icon)
            area = QRectF(icon.right() + 3 * s, 57 * s, used, 24 * s)
            canvas.write(area, points_words.group(group), font)
            self.group_areas.append((QRectF(x, icon.top(), used, icon.height()), group))
            x += used + 12 * s


def _why_nothing(game: RollingFacts, *, tumbling: bool) -> str:
    """Why there is no avenue that scores."""
    if game.is_over:
        return final_words.line_alone(game.scores[0].total)
    if tumbling or game.dice is None:
        return points_words.not_rolled()
    return points_words.pick() if game.turn else points_words.no_score()
