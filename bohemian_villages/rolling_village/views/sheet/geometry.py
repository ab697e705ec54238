"""Places of everything on a sheet, in pixels. Pure arithmetic."""

from __future__ import annotations

from functools import cached_property, lru_cache

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from ...engine.sheet import AVENUES, COLUMNS, GROUPED, SPACES, Project, avenue_at, column_of
from ...engine.state import LAST_TURN

# The usual sheet, at which a unit is a pixel.
WIDTH, HEIGHT = 800.0, 734.0
HEAD, FOOT = 100.0, 134.0
"""Above the first avenue, and below the last."""
LEFT, RIGHT = 116.0, 84.0
"""Beside the spaces: the plates of the avenues, and what they would score."""
GAP_ACROSS, GAP_DOWN = 8.0, 15.0
"""Between two spaces; a road runs in that below."""
MOST_ACROSS, MOST_DOWN = 1.3, 1.2
"""How much wider than high the pitch of spaces may be, and how much higher than wide."""
# A narrow sheet leaves room for its spaces with smaller letters, but not in proportion.
NARROW = 1.12


@frozen
class SheetGeometry:
    """The places of one sheet of a size."""

    width: float
    height: float

    @cached_property
    def scale(self) -> float:
        """How many pixels a unit has."""
        return max(0.1, min(self.width / WIDTH * NARROW, self.height / HEIGHT))

    @cached_property
    def paper(self) -> QRectF:
        """The paper, without its shadow."""
        s = self.scale
        return QRectF(0, 0, self.width, self.height).adjusted(1.5 * s, s, -1.5 * s, -5 * s)

    @cached_property
    def head(self) -> QRectF:
        """The line of the title."""
        s = self.scale
        return QRectF(30 * s, 19 * s, self.width - 60 * s, 36 * s)

    def legend(self, project: Project) -> QRectF:
        """The area of a project's faces in the legend."""
        s, right = self.scale, self.head.right() - 4 * self.scale
        place = len(GROUPED) - project
        return QRectF(right - 87 * s * place + 8 * s, self.head.top(), 79 * s, self.head.height())

    @cached_property
    def turns_heading(self) -> QRectF:
        """The line above the turn tracker."""
        s, first = self.scale, self.turn(1)
        return QRectF(first.left(), first.top() - 27 * s, self.width - 60 * s, 24 * s)

    @cached_property
    def pitch(self) -> tuple[float, float]:
        """How far apart columns and avenues lie."""
        s = self.scale
        across = (self.width - (LEFT + RIGHT) * s) / COLUMNS
        down = (self.height - (HEAD + FOOT) * s) / AVENUES
        return min(across, down * MOST_ACROSS), min(down, across * MOST_DOWN)

    @cached_property
    def corner(self) -> QPointF:
        """The upper left corner of the first space; spare room is on both sides."""
        s, (across, down) = self.scale, self.pitch
        spare_x = self.width - (LEFT + RIGHT) * s - across * COLUMNS
        spare_y = self.height - (HEAD + FOOT) * s - down * AVENUES
        return QPointF(LEFT * s + spare_x / 2, HEAD * s + spare_y / 2)

    def space(self, space: int) -> QRectF:
        """The box of a space."""
        return QRectF(self._spaces[space])

    @cached_property
    def _spaces(self) -> list[QRectF]:
        return [self._box_of(space) for space in range(SPACES)]

    def _box_of(self, space: int) -> QRectF:
        s, (across, down), corner = self.scale, self.pitch, self.corner
        return QRectF(
            round(corner.x() + column_of(space) * across),
            round(corner.y() + avenue_at(space) * down),
            round(across - GAP_ACROSS * s),
            round(down - GAP_DOWN * s),
        )

    def space_at(self, point: QPointF) -> int | None:
        """The space at a point."""
        return next((n for n in range(SPACES) if self.space(n).contains(point)), None)

    def avenue(self, avenue: int) -> QRectF:
        """The band of an avenue, from its plate to its value."""
        s, (_, down) = self.scale, self.pitch
        top = self.space(avenue * COLUMNS).top() - 2.5 * s
        return QRectF(17 * s, top, self.width - 34 * s, down - 3.5 * s)

    def avenue_at(self, point: QPointF) -> int | None:
        """The avenue whose band is at a point."""
        return next((n for n in range(AVENUES) if self.avenue(n).contains(point)), None)

    def plate(self, avenue: int) -> QRectF:
        """The plate with the name of an avenue."""
        s, first = self.scale, self.space(avenue * COLUMNS)
        left, top = first.left() - 86 * s, first.center().y() - 16 * s
        return QRectF(round(left), round(top), round(70 * s), round(32 * s))

    def value(self, avenue: int) -> QRectF:
        """The area of an avenue's value."""
        s, last = self.scale, self.space(avenue * COLUMNS + COLUMNS - 1)
        return QRectF(round(last.right() + 6 * s), last.top(), round(76 * s), last.height())

    def road(self, avenue: int) -> QRectF:
        """The road below an avenue."""
        s, first = self.scale, self.space(avenue * COLUMNS)
        last = self.space(avenue * COLUMNS + COLUMNS - 1)
        wide = last.right() - first.left() + 8 * s
        return QRectF(first.left() - 4 * s, first.bottom() + 2.5 * s, wide, 7 * s)

    def drawing(self, space: int) -> QRectF:
        """The square within a space in which its project is drawn."""
        s, box = self.scale, self.space(space)
        side = min(box.width() - 4 * s, box.height() - 2 * s)
        # Beside the printed points, where there is room for that.
        aside = min(4 * s, (box.width() - side) / 2 - s)
        return QRectF(box.center().x() - side / 2 + aside, box.center().y() - side / 2, side, side)

    def column(self, column: int) -> QRectF:
        """The disc with the number of a column."""
        s, first = self.scale, self.space(column)
        return QRectF(first.center().x() - 14 * s, first.top() - 36 * s, 28 * s, 28 * s)

    def turn(self, turn: int) -> QRectF:
        """The box of a turn, counted from 1, in the tracker."""
        s = self.scale
        left, right = 24 * s, self.width - 17 * s
        pitch = (right - left) / LAST_TURN
        return QRectF(
            round(left + (turn - 1) * pitch),
            round(self.height - 102 * s),
            round(pitch - 7.5 * s),
            round(66 * s),
        )

    def turn_at(self, point: QPointF) -> int | None:
        """The turn whose box is at a point."""
        turns = range(1, LAST_TURN + 1)
        return next((turn for turn in turns if self.turn(turn).contains(point)), None)


@lru_cache(maxsize=8)
def sheet_of(width: int, height: int) -> SheetGeometry:
    """The places of a sheet of that size."""
    return SheetGeometry(width, height)
