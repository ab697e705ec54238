"""The others: their sheets in small beside the large one, and the standing of all."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from ....views.toolkit.art import Art
from ....views.toolkit.painting.canvas import BLACK, CENTER, RIGHT, Canvas, Icons
from ....views.toolkit.painting.marks import paint_mark
from ....views.toolkit.theme import FIGURES, theme
from ....views.toolkit.widgets.painted import Painted
from ....views.toolkit.widgets.panel import Panel
from ...models.lately import ScoredTurn
from ...words.table import others_words
from ..seat_colors import seat_color, seat_number
from ..sheet.picture import SheetPicture
from ..sheet.small import SmallSheet

HEADING = 24.0
GAP = 8.0
IN_SIGHT = 3
"""So many sheets are seen at once; of more, the next peeks in."""
PEEK = 0.28
MOST_WIDE = 216.0


@frozen
class Other:
    """A sheet of another player."""

    player: int
    name: str
    status: str
    icon: str
    """Beside the status; empty for none."""
    picture: SheetPicture
    scored: ScoredTurn | None = None
    """The turn they ended since the player at the screen drew last."""


class Others(Painted):
    """A heading, and a strip of small sheets that scrolls where there are more than three."""

    looked_at = Signal(int)

    def __init__(self, art: Art, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent, icons)
        self.art = art
        self.sheets: list[SmallSheet] = []
        self.players: list[int] = []
        self.strip = SideScroll(self)
        self.inner = QWidget()
        self.strip.setWidget(self.inner)
        # Qt fills both with its own colour otherwise: the wood is to be seen between the sheets.
        for ground in (self.inner, self.strip.viewport()):
            ground.setAutoFillBackground(False)

    def show_others(self, others: Sequence[Other]) -> None:
        """Show these sheets, in this order."""
        self.players = [other.player for other in others]
        # Kept where others sit there now: new ones would all be painted in one go.
        if len(others) != len(self.sheets):
            self._deal(len(others))
        for sheet, other in zip(self.sheets, others, strict=True):
            facts = other.picture.facts
            sheet.show_small(
                other.picture,
                other.name,
                seat_color(other.player),
                other.status,
                facts.total,
                other.icon,
                seat_number(other.player, len(others) + 1),
                other.scored,
            )

    def _deal(self, count: int) -> None:
        for sheet in self.sheets:
            sheet.hide()
            sheet.deleteLater()
        self.sheets = [SmallSheet(self.art, self.inner) for _ in range(count)]
        for place, sheet in enumerate(self.sheets):
            sheet.clicked.connect(lambda at=place: self.looked_at.emit(self.players[at]))
            sheet.show()
        self._lay_out()

    def bring_into_sight(self, player: int) -> None:
        """Scroll to a player's sheet."""
        if player in self.players:
            sheet = self.sheets[self.players.index(player)]
            self.strip.ensureWidgetVisible(sheet, round(GAP * self.scale), 0)

    def scroll_back(self) -> None:
        """Scroll to the first sheet again."""
        self.strip.horizontalScrollBar().setValue(0)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self._lay_out()

    def _lay_out(self) -> None:
        s, width = self.scale, self.width()
        top = round(HEADING * s)
        self.strip.setGeometry(0, top, width, self.height() - top)
        count, gap = len(self.sheets), round(GAP * s)
        shown = min(count, IN_SIGHT) + (PEEK if count > IN_SIGHT else 0)
        scrolls = count > IN_SIGHT
        policy = Qt.ScrollBarPolicy
        on, off = policy.ScrollBarAlwaysOn, policy.ScrollBarAlwaysOff
        self.strip.setHorizontalScrollBarPolicy(on if scrolls else off)
        bar = self.strip.horizontalScrollBar().sizeHint().height() if scrolls else 0
        high = self.height() - top - bar
        wide = round((width - gap * (min(count, IN_SIGHT) - 1)) / max(shown, 1))
        wide = min(wide, round(MOST_WIDE * s))
        # A few sheets are centred.
        left = max(0, (width - count * (wide + gap) + gap) // 2)
        for place, sheet in enumerate(self.sheets):
            sheet.setGeometry(left + place * (wide + gap), 0, wide, high)
            sheet.set_scale(s)
        self.inner.resize(max(width, count * (wide + gap) - gap), high)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The heading, on the wood."""
        line = canvas.rect(5, 0, area.width() / self.scale - 10, HEADING - 4)
        used = canvas.write(line, others_words.title(), canvas.display_font(17))
        rest = line.adjusted(used + 10 * self.scale, 0, 0, 0)
        font = canvas.fitting_font(rest.width(), others_words.how(), 13)
        canvas.write(rest, others_words.how(), font, theme().text, RIGHT)


class SideScroll(QScrollArea):
    """Scrolls sideways; the wheel does, too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the wheel's way to the side."""
        turned = event.angleDelta()
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - (turned.x() or turned.y()))
        event.accept()


@frozen
class StandingPill:
    """A player in the standing."""

    player: int
    name: str
    total: int
    told: str
    is_shown: bool
    """Whether it is the player at the screen."""


class StandingPanel(Panel):
    """Everybody's points, most first."""

    keeps_picture = True

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.title = ""
        self.pills: tuple[StandingPill, ...] = ()

    def show_standing(self, title: str, pills: Sequence[StandingPill]) -> None:
        """Show these, in this order."""
        if (title, tuple(pills)) != (self.title, self.pills):
            self.title, self.pills = title, tuple(pills)
            told = ", ".join(f"{pill.name} {pill.total}" for pill in pills)
            self.setAccessibleName(f"{title}: {told}")
            self.update()

    def paint_content(self, canvas: Canvas) -> None:
        """Pills with mark and points, as many as there is room for in up to two rows."""
        width, height = self.units()
        s = self.scale
        font = canvas.display_font(15 if len(self.pills) <= 6 else 13)
        title_room = 112.0 if len(self.pills) <= 6 else 84.0
        area = canvas.rect(13, 0, title_room - 6, height - 5)
        canvas.paragraph(area, self.title, font, None, _LEFT)
        rows = 1 if len(self.pills) <= 6 else 2
        per_row = -(-len(self.pills) // rows)
        room = width - title_room - 16
        wide = min(72.0, room / max(per_row, 1) - 4)
        gap = 5.0
        high = min(30.0, (height - 11 + gap) / rows - gap)
        top = (height - 5 - rows * (high + gap) + gap) / 2
        for place, pill in enumerate(self.pills):
            row, column = divmod(place, per_row)
            x = width - 10 - (per_row - column) * (wide + 4) + 4
            box = QRectF(x * s, (top + row * (high + gap)) * s, wide * s, high * s)
            self._paint_pill(canvas, box, pill)
            canvas.tip(box, pill.told)

    def _paint_pill(self, canvas: Canvas, area: QRectF, pill: StandingPill) -> None:
        s, look = self.scale, theme()
        paint = FIGURES[seat_color(pill.player)]
        color = seat_color(pill.player)
        seat = seat_number(pill.player, len(self.pills))
        # White would be lost on the number's own ground.
        edge = paint.dark if color == "white" else paint.base
        canvas.box(area, 9, look.number, edge=edge, width=2.6 if pill.is_shown else 1.4)
        radius = min(9.5 * s, area.height() * 0.36)
        middle = QPointF(area.left() + radius + 5 * s, area.center().y())
        is_tight = area.width() < 50 * s
        if seat:
            disc = QRectF(area.left() + 3 * s, middle.y() - 9 * s, 18 * s, 18 * s)
            canvas.box(disc, 9, paint.base, edge=paint.dark, width=1.0)
            canvas.write(disc, seat, canvas.text_font(11, BLACK), paint.ink, CENTER)
            number = area.adjusted(20 * s, 0, -3 * s, 0)
        elif not is_tight:
            disc = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
            canvas.box(disc, radius / s, paint.base, edge=paint.dark, width=1.0)
            paint_mark(canvas.painter, paint.mark, middle, radius * 0.5, paint.ink)
            number = area.adjusted(2 * radius + 7 * s, 0, -4 * s, 0)
        else:
            small = QPointF(area.left() + 8 * s, area.center().y())
            paint_mark(canvas.painter, paint.mark, small, 4 * s, edge)
            number = area.adjusted(13 * s, 0, -3 * s, 0)
        font = canvas.text_font(16 if not is_tight else 13, BLACK)
        canvas.write(number, str(pill.total), font, look.number_text, CENTER)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
