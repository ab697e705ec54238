"""SheetView: the large sheet that is drawn on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ....views.toolkit.art import Art
from ....views.toolkit.shortcuts import BY_KEYS, DOWN, LEFT, RIGHT, UP
from ....views.toolkit.theme import theme_bus
from ....views.toolkit.widgets.plain_text import show_tip
from ...engine.scoring import Group
from ...engine.sheet import SPACES, Project
from ...words.sheet import sheet_words
from ..keys import TABLE
from .above import Lights
from .cursor import next_avenue, next_space
from .geometry import SheetGeometry, sheet_of
from .motion import Finished, Motion
from .painting import GrowingDrawing, SheetInMotion, SheetPainting
from .picture import SheetPicture
from .tips import space_tip, tip_at

NOWHERE = -1
DRAWING_MS, LIGHT_MS = 500, 480
BELOW_POINTER = 16
"""Qt shows a tool tip so far below the place it is given."""
_STEPS = {LEFT: (-1, 0), RIGHT: (1, 0), UP: (0, -1), DOWN: (0, 1)}


class SheetView(QWidget):
    """Shows a picture of a sheet, and emits what is pointed at and clicked."""

    space_pointed = Signal(int)
    """The pointer or the cursor is on another space; -1 for none."""
    space_clicked = Signal(int)
    avenue_clicked = Signal(int)

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_animated = True
        """Whether a drawing draws itself and groups light up one after the other."""
        self.speed = 1.0
        self.cursor_space: int | None = None
        """Where the cursor of the keyboard is."""
        self.cursor_avenue: int | None = None
        """The avenue under the cursor, while one is to be picked."""
        self._painting = SheetPainting(art)
        self._picture: SheetPicture | None = None
        self._pointed = NOWHERE
        self._pointed_avenue: int | None = None
        self._pointed_turn: int | None = None
        self._relit: Lights | None = None
        self._motion = Motion(self)
        self._moving: GrowingDrawing | Lights | None = None
        self._motion.moved.connect(self._repaint)
        art.ready.connect(self.take_pictures)
        theme_bus().changed.connect(self._repaint)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def picture(self) -> SheetPicture | None:
        """What is shown."""
        return self._picture

    def show_picture(self, picture: SheetPicture) -> None:
        """Show a sheet."""
        self._picture = picture
        if not picture.open_avenues:
            self.cursor_avenue = self._pointed_avenue = None
        self._light_turn()
        self.setAccessibleName(f"{picture.title}, {picture.subtitle}")
        self._describe_cursor()
        self.update()

    # Places.

    @property
    def places(self) -> SheetGeometry:
        """The places of everything."""
        return sheet_of(self.width(), self.height())

    def space_at(self, place: QPoint) -> int | None:
        """The space at a place."""
        return self.places.space_at(QPointF(place))

    def space_rect(self, space: int) -> QRect:
        """The rectangle of a space."""
        return self.places.space(space).toRect()

    # The cursor of the keyboard.

    def move_cursor(self, dx: int, dy: int) -> bool:
        """Move the cursor to the next lit space or open avenue; whether there is one."""
        picture = self._picture
        if picture is None:
            return False
        if picture.open_avenues:
            avenue = next_avenue(picture.open_avenues, self.cursor_avenue, dy)
            if avenue is not None:
                self.cursor_avenue = avenue
                self._tell_cursor(NOWHERE)
            return avenue is not None
        space = next_space(picture.lit_spaces, self.cursor_space, dx, dy)
        if space is not None:
            self.cursor_space = space
            self._tell_cursor(space)
        return space is not None

    def hide_cursor(self) -> None:
        """Take the cursor away: the mouse is used."""
        self.cursor_space = self.cursor_avenue = None
        self._describe_cursor()
        self.update()

    def _tell_cursor(self, space: int) -> None:
        self._point_at(space)
        self._describe_cursor()
        self.update()

    def _describe_cursor(self) -> None:
        """Announce the cursor's place to screen readers."""
        picture, text = self._picture, ""
        if picture and self.cursor_avenue is not None:
            value = picture.facts.values[self.cursor_avenue]
            text = sheet_words.pick(self.cursor_avenue, value)
        elif picture and self.cursor_space is not None:
            text = space_tip(picture, self.cursor_space)
        self.setAccessibleDescription(text)

    # Animations.

    def draw_itself(self, space: int, project: Project, finished: Finished) -> None:
        """Let a project appear line by line; then `finished` shows the sheet with it."""
        assert 0 <= space < SPACES
        self._move(GrowingDrawing(space, project), DRAWING_MS, finished)

    def light_groups(self, groups: Sequence[Group], finished: Finished) -> None:
        """Light the groups that score, one after the other, with their points."""
        avenue = self._picture.facts.avenue if self._picture else None
        self._move(Lights(tuple(groups), avenue), LIGHT_MS * (len(groups) + 1), finished)

    def show_groups(self, groups: Sequence[Group], avenue: int | None = None) -> None:
        """Light these groups for as long as somebody points at what speaks of them."""
        relit = Lights(tuple(groups), avenue) if groups else None
        if relit != self._relit:
            self._relit = relit
            self.update()

    @property
    def lit_groups(self) -> tuple[Group, ...]:
        """The groups that are lit because somebody points at what speaks of them."""
        return self._relit.groups if self._relit else ()

    def finish_now(self) -> None:
        """End all animations."""
        self._motion.finish_now()

    @property
    def is_busy(self) -> bool:
        """Whether anything is moving."""
        return self._motion.is_running

    def _move(
        self, moving: GrowingDrawing | Lights, milliseconds: float, finished: Finished
    ) -> None:
        self.finish_now()
        if not self.is_animated:
            finished()
            return
        self._moving = moving

        def end() -> None:
            self._moving = None
            finished()

        self._motion.start(milliseconds / max(self.speed, 0.01), end)

    # Events.

    def event(self, event: QEvent) -> bool:
        """Show the tool tip of what is under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(self._tip_place(event), self.tip_at(event.pos()), self)
            return True
        return super().event(event)

    def _tip_place(self, event: QHelpEvent) -> QPoint:
        """Beside the sheet for spaces and values, so that none is hidden; else at the pointer."""
        place = QPointF(event.pos())
        avenue = self.places.avenue_at(place)
        if avenue is None or self.places.plate(avenue).right() > place.x():
            return event.globalPos()
        return self.mapToGlobal(QPoint(self.width(), event.pos().y() - BELOW_POINTER))

    def tip_at(self, place: QPoint) -> str:
        """The tool tip of a place."""
        return tip_at(self._picture, self.places, QPointF(place)) if self._picture else ""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Emit what is pointed at."""
        place = event.position()
        if self._picture and self._picture.open_avenues:
            self._point_at_avenue(self.places.avenue_at(place))
            return
        self._point_at_turn(self._turn_at(place))
        found = self.places.space_at(place)
        self._point_at(NOWHERE if found is None else found)

    def leaveEvent(self, event: QEvent) -> None:
        """Emit that nothing is pointed at."""
        self._point_at(NOWHERE)
        self._point_at_avenue(None)
        self._point_at_turn(None)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Who uses the mouse needs no cursor."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.hide_cursor()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Emit what was clicked."""
        if event.button() != Qt.MouseButton.LeftButton or self._picture is None:
            return
        avenue = self.places.avenue_at(event.position())
        space = self.places.space_at(event.position())
        if avenue is not None and avenue in self._picture.open_avenues:
            self.avenue_clicked.emit(avenue)
        elif space is not None:
            self.space_clicked.emit(space)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the cursor, Enter clicks."""
        arrow = TABLE["to-sheet"].place(event)
        if arrow is not None and self.move_cursor(*_STEPS[arrow]):
            return
        if TABLE["draw"].is_pressed(event) and self._click_cursor():
            return
        super().keyPressEvent(event)

    def _click_cursor(self) -> bool:
        if self.cursor_avenue is not None:
            self.avenue_clicked.emit(self.cursor_avenue)
        elif self.cursor_space is not None:
            self.space_clicked.emit(self.cursor_space)
        else:
            return False
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The cursor shows itself to those who use keys, where something can be drawn."""
        if event.reason() in BY_KEYS:
            self.move_cursor(0, 0)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Without the focus there is no cursor to be seen."""
        super().focusOutEvent(event)
        self.update()

    def _point_at(self, space: int) -> None:
        if space != self._pointed:
            self._pointed = space
            self.space_pointed.emit(space)

    def _point_at_avenue(self, avenue: int | None) -> None:
        if avenue != self._pointed_avenue:
            self._pointed_avenue = avenue
            self.update()

    def _turn_at(self, place: QPointF) -> int | None:
        """The turn whose box, or whose avenue's plate or value, is at a place."""
        places, picture = self.places, self._picture
        turn = places.turn_at(place)
        if turn is not None or picture is None or picture.facts.avenue is None:
            return turn
        avenue = picture.facts.avenue
        if not any(part(avenue).contains(place) for part in (places.plate, places.value)):
            return None
        return next((box.turn for box in picture.facts.turns if box.is_now), None)

    def _point_at_turn(self, turn: int | None) -> None:
        if turn != self._pointed_turn:
            self._pointed_turn = turn
            self._light_turn()
            if turn is None:
                self.show_groups(())

    def _light_turn(self) -> None:
        """Light what scored in the turn that is pointed at."""
        if self._pointed_turn is not None and self._picture is not None:
            picture, turn = self._picture, self._pointed_turn
            self.show_groups(picture.groups_of(turn), picture.avenue_of(turn))

    def _repaint(self) -> None:
        # Not `update` itself: Qt has a slot of that name and calls it even on widgets long gone.
        self.update()

    def take_pictures(self) -> None:
        """Repaint if one of the pictures that arrived was missing."""
        if self._painting.forget_incomplete():
            self.update()

    # Painting.

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The sheet, and the things above it."""
        if self._picture is None:
            return
        moment = SheetInMotion(
            self._moving,
            self._motion.time,
            self._pointed_avenue,
            self._relit,
            self._cursor_area(),
        )
        with QPainter(self) as painter:
            self._painting.paint(painter, self.places, self._picture, moment)

    def _cursor_area(self) -> QRectF | None:
        if not self.hasFocus():
            return None
        if self.cursor_avenue is not None:
            return self.places.avenue(self.cursor_avenue)
        return None if self.cursor_space is None else self.places.space(self.cursor_space)
