"""The card of a project of the roll: what it is, where it goes, and whether it is drawn."""

from __future__ import annotations

from enum import Enum, auto

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import BLACK, BOLD, CENTER, NORMAL, RIGHT, Canvas, Icons
from ....views.toolkit.theme import theme
from ....views.toolkit.widgets.drag import DragSource
from ....views.toolkit.widgets.panel import Panel
from ....views.toolkit.widgets.plain_text import set_tip
from ...engine.sheet import GROUPED, Project
from ...models.position import ProjectCard
from ...words.names import project_names
from ...words.table import bonus_words, card_words
from .kind_button import KindButton

DONE, DONE_EDGE, DONE_TEXT, DONE_TEXT_DARK = "#5E8A3F", "#3F6329", "#4E7A31", "#A8CF86"
NOW_TEXT, NOW_TEXT_DARK = "#8A5A00", "#F4C542"
FOOT = 34.0
"""The line with name and status."""
KINDS = 0.66
"""The share of the width that the kinds have where one is to be chosen."""


class Status(Enum):
    """The state of a card in the turn of the person at the screen."""

    NOW = auto()
    THEN = auto()
    EITHER = auto()
    DRAWN = auto()
    NONE = auto()
    """Nobody at the screen draws it now."""


@frozen
class CardLook:
    """Everything that is shown of a card."""

    card: ProjectCard
    status: Status
    project: Project
    """What is drawn, is in hand, or would be."""
    is_choice: bool
    """Whether the player chooses the project: the preparation."""
    dice: tuple[int, int]
    """The die of this card, and the other one."""

    @property
    def is_undecided(self) -> bool:
        """Whether nobody can tell yet what will be drawn."""
        return self.is_choice and self.status not in (Status.NOW, Status.DRAWN)

    @property
    def why(self) -> str:
        """Why this project, and why there."""
        (face, other), column = self.dice, self.card.column
        if column is None:
            return card_words.why_square()
        if self.is_choice:
            told = card_words.why_in_preparation(column + 1)
        else:
            told = card_words.why(self.project, face, other)
        if not self.card.is_displaced:
            return told
        return f"{told}\n{card_words.why_elsewhere(column)}"


class ProjectCardView(Panel):
    """A project to click or to drag onto the sheet."""

    keeps_picture = True

    kind_chosen = Signal(int)

    def __init__(self, place: int, drags: DragSource, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.place = place
        self.drags = drags
        self.look: CardLook | None = None
        self.blank = ""
        """What is said where no roll lies."""
        self.kinds = [KindButton(project, icons, self) for project in GROUPED]
        for kind in self.kinds:
            kind.clicked.connect(lambda _on=False, p=kind.project: self.kind_chosen.emit(p))
            kind.hide()

    @property
    def thing(self) -> str:
        """What a drag of this card carries."""
        return f"card-{self.place}"

    def show_card(self, look: CardLook | None, blank: str) -> None:
        """Show a card; None while no roll lies, with what will stand here."""
        if (look, blank) != (self.look, self.blank):
            self.look, self.blank = look, blank
            self.update()
        for kind in self.kinds:
            self._show_kind(kind)
        told = blank if look is None else self._spoken(look)
        self.setAccessibleName(told)
        set_tip(self, self._tip())
        open_hand, arrow = Qt.CursorShape.OpenHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(open_hand if self._can_draw() else arrow)

    def _show_kind(self, kind: KindButton) -> None:
        look = self.look
        asked = look is not None and look.is_choice and self._can_draw()
        kind.setVisible(asked)
        if look is None or not asked:
            return
        is_open = kind.project in look.card.projects
        digit = str(GROUPED.index(kind.project) + 1) if is_open else ""
        chosen = kind.project is look.project and look.status is Status.NOW
        kind.show_kind(
            bonus_words.prepare(kind.project), chosen=chosen, used=not is_open, digit=digit
        )

    def _offers_kinds(self) -> bool:
        return any(not kind.isHidden() for kind in self.kinds)

    def _can_draw(self) -> bool:
        return self.look is not None and self.look.status in (
            Status.NOW,
            Status.THEN,
            Status.EITHER,
        )

    def _tip(self) -> str:
        if self.look is None:
            return ""
        if not self._can_draw():
            return self.look.why
        is_now = self.look.status is Status.NOW
        how = card_words.how_to_draw() if is_now else card_words.how_to_take()
        return f"{self.look.why}\n{how}"

    def _spoken(self, look: CardLook) -> str:
        where = _where(look.card) or card_words.in_column(look.card.columns[0])
        projects = look.card.projects if look.is_choice else (look.project,)
        return card_words.spoken(projects, where, _status(look.status))

    # Places.

    def head_of_project(self) -> QPointF:
        """Where an arrow to the project ends."""
        return QPointF(self._project_area().center().x(), 11 * self.scale)

    def head_of_column(self) -> QPointF:
        """Where an arrow to the column ends."""
        return QPointF(self._target_area().center().x(), 11 * self.scale)

    def _project_area(self) -> QRectF:
        width, height = self.units()
        side = min(height - FOOT - 18, width * 0.37)
        top = (height - FOOT + 10 - side) / 2
        return self._px(8 + width * 0.02, top, side, side)

    def _target_area(self) -> QRectF:
        """The right half, or what the kinds leave: where it goes."""
        width, height = self.units()
        wide = width * (1 - KINDS) - 14 if self._offers_kinds() else width * 0.44
        return self._px(width - wide - 8, 14, wide, height - FOOT - 16)

    def _px(self, x: float, y: float, width: float, height: float) -> QRectF:
        s = self.scale
        return QRectF(x * s, y * s, width * s, height * s)

    def _lay_out(self) -> None:
        width, height = self.units()
        s = self.scale
        wide = (width * KINDS - 6) / 3
        for place, kind in enumerate(self.kinds):
            kind.scale = s
            area = (7 + place * (wide + 1), 16, wide, height - FOOT - 22)
            kind.setGeometry(*[round(value * s) for value in area])

    # Painting.

    def paint_content(self, canvas: Canvas) -> None:
        """The project, the arrow, the column, and how far it is."""
        look = self.look
        if look is None:
            self._paint_blank(canvas)
            return
        faded = look.status is Status.DRAWN
        canvas.painter.setOpacity(0.72 if faded else 1.0)
        if not self._offers_kinds():
            self._paint_project(canvas, look)
        self._paint_target(canvas, look)
        canvas.painter.setOpacity(1.0)
        self._paint_foot(canvas, look)
        if look.status is Status.NOW:
            self._paint_edge(canvas.painter)
        if look.status is Status.DRAWN:
            self._paint_check(canvas)

    def _paint_blank(self, canvas: Canvas) -> None:
        """No dice, no project: where both will stand, and what names them."""
        picture, target = self._project_area(), self._target_area()
        width, height = self.units()
        canvas.painter.setOpacity(0.45)
        canvas.write(picture, "?", canvas.display_font(44), theme().muted, CENTER)
        middle = (picture.right() + target.left()) / 2 + 4 * self.scale
        _paint_arrow(canvas, QPointF(middle, picture.center().y()))
        side = min(50 * self.scale, target.height())
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(QPointF(target.center().x(), picture.center().y()))
        look = theme()
        canvas.box(disc, side / 2 / self.scale, look.sunk_bottom, look.sunk_top, look.sunk_edge)
        canvas.write(disc, "?", canvas.display_font(26), look.muted, CENTER)
        canvas.painter.setOpacity(1.0)
        area = canvas.rect(10, height - FOOT - 8, width - 20, FOOT)
        canvas.paragraph(area, self.blank, canvas.text_font(12.5), look.muted)

    def _paint_project(self, canvas: Canvas, look: CardLook) -> None:
        picture, target = self._project_area(), self._target_area()
        if look.is_undecided:
            self._paint_kinds(canvas, picture)
            return
        canvas.draw(f"rolling/{look.project.key}", picture)
        if len(look.card.columns) > 1:
            # Two columns to choose from need the room.
            return
        middle = (picture.right() + target.left()) / 2 + 4 * self.scale
        _paint_arrow(canvas, QPointF(middle, picture.center().y()))

    def _paint_kinds(self, canvas: Canvas, area: QRectF) -> None:
        """Any of three, while somebody else chooses."""
        side = area.width() * 0.5
        middle = area.center()
        for project, (x, y) in zip(
            GROUPED, ((-0.42, -0.34), (0.42, -0.34), (0.0, 0.4)), strict=True
        ):
            kind = QRectF(0, 0, side, side)
            kind.moveCenter(middle + QPointF(x, y) * side)
            canvas.draw(f"rolling/{project.key}", kind)

    def _paint_target(self, canvas: Canvas, look: CardLook) -> None:
        card, area, s = look.card, self._target_area(), self.scale
        if card.column is None:
            area.adjust(8 * s, 0, 2 * s, 0)
            canvas.paragraph(area, card_words.anywhere(), canvas.text_font(13, BOLD), theme().muted)
            return
        caption = QRectF(area.left(), area.top(), area.width(), 18 * s)
        if card.is_displaced:
            caption.setLeft(area.left() - 22 * s)
        if look.status is Status.DRAWN:
            caption.setRight(min(caption.right(), self._check_area().left()))
        if card.is_displaced:
            full = card_words.is_full(card.column)
            font = canvas.fitting_font(caption.width(), full, 13, BOLD)
            canvas.write(caption, full, font, theme().loss, CENTER)
        else:
            canvas.write(
                caption, card_words.column(), canvas.text_font(12.5), theme().muted, CENTER
            )
        self._paint_column(canvas, look, caption.bottom() + 1 * s)

    def _paint_column(self, canvas: Canvas, look: CardLook, top: float) -> None:
        area, s, paint = self._target_area(), self.scale, theme()
        columns = look.card.columns
        side = min(50 * s, area.bottom() - top, area.width() / len(columns) - 4 * s)
        step = side + 4 * s
        left = area.center().x() - (len(columns) * step - 4 * s) / 2
        now = look.status is Status.NOW
        for place, column in enumerate(columns):
            disc = QRectF(left + place * step, top, side, side)
            fill = ("#FBDC84", "#F0BC44") if now else (paint.sunk_bottom, paint.sunk_top)
            edge = "#6B4A12" if now else paint.sunk_edge
            canvas.box(disc, side / 2 / s, *fill, edge=edge, width=1.6)
            ink = "#2C1B10" if now else paint.text
            size = 0.52 * side / s
            canvas.write(disc, str(column + 1), canvas.text_font(size, BLACK), ink, CENTER)

    def _paint_foot(self, canvas: Canvas, look: CardLook) -> None:
        width, height = self.units()
        s = self.scale
        name = card_words.choose() if look.is_undecided else project_names.one(look.project)
        line = canvas.rect(12, height - FOOT - 1, width - 24, 26)
        status = _status(look.status)
        font = canvas.text_font(12.5, BOLD if look.status is Status.NOW else NORMAL)
        wide = canvas.width_of(status, font)
        room = line.width() - wide - 8 * s
        title = canvas.first_fitting_font(room, name, 16, 13)
        canvas.write(QRectF(line.left(), line.top(), max(room, 0), line.height()), name, title)
        canvas.write(line, status, font, _ink(look.status), RIGHT)

    def _paint_edge(self, painter: QPainter) -> None:
        s, look = self.scale, theme()
        sheet = QRectF(self.rect()).adjusted(1.5 * s, s, -1.5 * s, -4.5 * s)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, color in ((4.6, look.chosen_edge), (3.2, look.glow)):
            painter.setPen(QPen(QColor(color), width * s))
            painter.drawRoundedRect(sheet.adjusted(s, s, -s, -s), 10 * s, 10 * s)

    def _paint_check(self, canvas: Canvas) -> None:
        s, disc = self.scale, self._check_area()
        canvas.box(disc, 12.5, DONE, edge=DONE_EDGE, width=1.4)
        inner = disc.adjusted(5 * s, 5 * s, -5 * s, -5 * s)
        canvas.draw_inked("toolbar-check", inner, "#FFFDF2")

    def _check_area(self) -> QRectF:
        """The corner with the mark of a drawn project."""
        s = self.scale
        return QRectF(self.width() - 29 * s, 3 * s, 25 * s, 25 * s)

    # The mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick the card up."""
        if event.button() == Qt.MouseButton.LeftButton and self._can_draw():
            self.drags.begin(self.thing, event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the card."""
        self.drags.follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let it go, or take it in hand."""
        self.drags.follow(event)


def _paint_arrow(canvas: Canvas, middle: QPointF) -> None:
    """From the project to where it goes."""
    s, painter = canvas.scale, canvas.painter
    pen = QPen(QColor(theme().muted), 2.8 * s)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    tip, half = middle + QPointF(9 * s, 0), 6 * s
    painter.drawLine(middle - QPointF(8 * s, 0), tip)
    painter.drawPolyline([tip + QPointF(-half, -half), tip, tip + QPointF(-half, half)])


def _where(card: ProjectCard) -> str:
    """Where a project goes, if not simply into the column that the dice name."""
    if card.column is None:
        return card_words.anywhere()
    return card_words.full(card.column, card.columns) if card.is_displaced else ""


def _status(status: Status) -> str:
    return {
        Status.NOW: card_words.drawing_now(),
        Status.THEN: card_words.then(),
        Status.EITHER: card_words.either(),
        Status.DRAWN: card_words.drawn(),
        Status.NONE: "",
    }[status]


def _ink(status: Status) -> str:
    look = theme()
    if status is Status.NOW:
        return NOW_TEXT_DARK if look.is_dark else NOW_TEXT
    if status is Status.DRAWN:
        return DONE_TEXT_DARK if look.is_dark else DONE_TEXT
    return look.muted
