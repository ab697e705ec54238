"""BoardView: the board in a window. It shows what it is told and says what was clicked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from ...models.data import Board, Kind, State
from ..art import Art, shared_art
from ..theme import theme_bus
from .gestures import Gestures
from .grid import Grid, fit
from .keyboard import Keyboard
from .lit import Lit
from .pictures import plain_tip
from .scene import BoardScene

# While a window is dragged larger pictures are stretched; sharp ones are drawn after this pause.
SETTLE_MS = 90

_FINGERS = {QEvent.Type.Gesture, QEvent.Type.GestureOverride, QEvent.Type.NativeGesture}


class BoardView(QGraphicsView):
    """The villages, filling whatever room they are given."""

    building_clicked = Signal(int)
    building_hovered = Signal(int)
    """The building under the pointer; -1 for none."""
    cursor_moved = Signal(int)
    """The building under the keyboard's cursor; -1 for none."""
    background_clicked = Signal()

    def __init__(self, art: Art | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art or shared_art()
        self._board_scene = BoardScene(self._art, self)
        self.setScene(self._board_scene)
        self.tip_for: Callable[[int], str] = lambda _building: ""
        """What the tooltip of a building says."""
        self._columns: int | None = None
        self._grid = fit(1, 1, 1)
        self._settling = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settling.timeout.connect(self._settle_anew)
        self._gestures = Gestures(self)
        self._keys = Keyboard(self, self._board_scene)
        self._set_up_view()
        self._art.ready.connect(self._board_scene.refresh)
        theme_bus().changed.connect(self.settle)

    def _set_up_view(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setInteractive(False)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # The table shows through between the tiles.
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("background: transparent")
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.setMinimumSize(120, 100)

    # What is shown

    def set_board(self, board: Board) -> None:
        """Lay villages on the table."""
        self._board_scene.set_board(board)
        self._gestures.zoom = 1.0
        self.settle()

    def set_columns(self, columns: int | None) -> None:
        """Lay so many tiles in a row; None for as many as make them largest."""
        if columns != self._columns:
            self._columns = columns
            self.settle()

    def set_colors(self, colors: Sequence[str]) -> None:
        """The colours of the players' figures, in the order of their seats."""
        self._board_scene.set_colors(colors)

    def set_names(self, names: Mapping[Kind, str]) -> None:
        """What the kinds of building are called; shown where a tile is large enough."""
        self._board_scene.set_names(names)
        self.settle()

    def show_state(self, state: State) -> None:
        """Show a position of the board that was set."""
        self.show_owners(state.owners)

    def show_owners(self, owners: Sequence[int]) -> None:
        """Show figures as they stand for a moment on the way to a position."""
        self._board_scene.show_owners(owners)

    def set_lit(self, lit: Mapping[int, Lit]) -> None:
        """Light buildings to which a figure may go."""
        self._board_scene.set_lit(lit)
        self._gestures.update_pointer()

    @property
    def lit(self) -> Mapping[int, Lit]:
        """The buildings that are lit."""
        return self._board_scene.lit

    @property
    def hovered(self) -> int | None:
        """The building under the pointer."""
        return self._board_scene.hovered

    def set_hovered(self, building: int | None) -> None:
        """Lift a building as if the pointer were on it."""
        if building != self._board_scene.hovered:
            self._board_scene.set_hovered(building)
            self._gestures.update_pointer()
            self.building_hovered.emit(-1 if building is None else building)

    def set_marked(self, marked: AbstractSet[int]) -> None:
        """Mark what the others did since the player's last turn."""
        self._board_scene.set_marked(marked)

    def set_cursor(self, building: int | None) -> None:
        """Move the keyboard's cursor, and the view so that it is seen."""
        changed = building != self._board_scene.cursor
        self._board_scene.set_cursor(building)
        if building is not None:
            self._gestures.reveal(self._building_rect(building))
        if changed:
            self.cursor_moved.emit(-1 if building is None else building)

    @property
    def cursor_building(self) -> int | None:
        """Where the keyboard's cursor is."""
        return self._board_scene.cursor

    def hide_figure(self, building: int) -> None:
        """Take the figure of a building out of sight while it is in flight."""
        self._board_scene.hide_figure(building, True)

    def show_figure(self, building: int) -> None:
        """Show the figure of a building again."""
        self._board_scene.hide_figure(building, False)

    # Where things are

    @property
    def grid(self) -> Grid:
        """How the tiles lie while everything is shown."""
        return self._grid

    @property
    def scale_now(self) -> float:
        """Logical pixels to a tile unit, as the tiles appear now."""
        return self._board_scene.scale

    def piece_scale(self, building: int) -> float:
        """Logical pixels to a unit at which figures and badges of a building are drawn."""
        return self._board_scene.buildings[building].metrics.pieces

    def building_at(self, global_pos: QPoint) -> int | None:
        """The building at a point of the screen; None where there is none or the view ends."""
        spot = self.viewport().mapFromGlobal(global_pos)
        if not self.viewport().rect().contains(spot):
            return None
        return self._building_under(QPointF(spot))

    def village_at(self, global_pos: QPoint) -> int | None:
        """The village whose tile lies at a point of the screen."""
        return self._board_scene.tile_at(self.mapToScene(self.viewport().mapFromGlobal(global_pos)))

    def figure_place(self, building: int) -> QPoint:
        """The point of the screen where a building's figure stands: the ground under it."""
        return self._global(building, self._board_scene.buildings[building].figure_point())

    def building_place(self, building: int) -> QPoint:
        """The middle of a building on the screen."""
        return self._global(building, self._board_scene.buildings[building].middle_point())

    def badge_place(self, building: int) -> QPoint:
        """The middle of a building's badge on the screen."""
        return self._global(building, self._board_scene.buildings[building].badge_point())

    def tile_rect(self, village: int) -> QRect:
        """Where a tile lies in this view."""
        corner = self._board_scene.tiles[village].pos()
        k = self._board_scene.scale
        return self.mapFromScene(QRectF(corner, corner + QPointF(440, 400) * k)).boundingRect()

    def _global(self, building: int, point: tuple[float, float]) -> QPoint:
        spot = self._board_scene.scene_point(building, point)
        return self.viewport().mapToGlobal(self.mapFromScene(spot))

    def _building_under(self, spot: QPointF) -> int | None:
        return self._board_scene.building_at(self.mapToScene(spot.toPoint()))

    def _building_rect(self, building: int) -> QRectF:
        item = self._board_scene.buildings[building]
        spot = self._board_scene.scene_point(building, item.point((0, 0)))
        k = item.metrics.house
        return QRectF(spot.x() - 70 * k, spot.y() - 115 * k, 156 * k, 145 * k)

    # Size and zoom

    def sizeHint(self) -> QSize:
        """The board of the usual window."""
        return QSize(952, 590)

    @property
    def zoom(self) -> float:
        """How many times enlarged; 1 where everything is shown."""
        return self._gestures.zoom

    @property
    def most_zoom(self) -> float:
        """The largest zoom: somewhat more than one tile fills the view."""
        size = self.viewport().size()
        one = fit(size.width(), size.height(), 1).scale / self._grid.scale
        return max(2.0, one * 1.6)

    def show_all(self) -> None:
        """Show the whole board."""
        self._gestures.show_all()

    def zoom_by(self, factor: float) -> None:
        """Zoom around the middle of the view."""
        self._gestures.zoom_by(factor, QPointF(self.viewport().rect().center()))

    def zoom_to(self, village: int) -> None:
        """Let one tile fill the view."""
        self._gestures.zoom_to(village)

    def settle(self) -> None:
        """Lay everything out and draw it sharply."""
        self._settling.stop()
        self._lay_out(is_settled=True)
        self._board_scene.prefetch()

    def _settle_anew(self) -> None:
        """After many sizes in a row: pictures for those before are of no use any more."""
        if not self._board_scene.easel.is_settled:
            self._art.give_up()
            self.settle()

    def stretch(self) -> None:
        """Lay everything out for another size.

        While sizes follow close upon each other, pictures are only stretched; sharp ones are drawn
        after a pause.
        """
        self._lay_out(is_settled=not self._settling.isActive())
        self._settling.start()

    def _lay_out(self, *, is_settled: bool) -> None:
        scene, size = self._board_scene, self.viewport().size()
        if not scene.tiles or size.isEmpty():
            return
        scene.easel.is_settled = is_settled
        self._grid = fit(size.width(), size.height(), len(scene.tiles), self._columns)
        self._gestures.zoom = min(self._gestures.zoom, self.most_zoom)
        middle = self._gestures.middle()
        scene.lay_out(self._grid, self._gestures.zoom, self.devicePixelRatioF())
        self.setSceneRect(self._gestures.extent(size))
        self._gestures.return_to(middle)
        self.show_land()

    def show_land(self) -> None:
        """Show the landscapes that are in sight."""
        visible = self.mapToScene(self.viewport().rect()).boundingRect()
        self._board_scene.show_land(visible)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt's: the view got another size."""
        super().resizeEvent(event)
        self.stretch()

    def event(self, event: QEvent) -> bool:
        """Qt's: the view may have moved to another screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.settle()
        return super().event(event)

    # Pointer

    def viewportEvent(self, event: QEvent) -> bool:
        """Qt's: tooltips, gestures and the pointer leaving."""
        kind = event.type()
        if kind == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_tip(event)
            return True
        if kind == QEvent.Type.Leave:
            self._gestures.hover(None)
        # Asked for by its kind first: events come already while the view is being made.
        if kind in _FINGERS and self._gestures.pinch(event):
            return True
        return super().viewportEvent(event)

    def _show_tip(self, event: QHelpEvent) -> None:
        building = self._building_under(QPointF(event.pos()))
        text = self.tip_for(building) if building is not None else self._ribbon_tip(event.pos())
        if text:
            QToolTip.showText(event.globalPos(), text, self.viewport())
        else:
            QToolTip.hideText()

    def _ribbon_tip(self, spot: QPoint) -> str:
        """The whole name of a village whose ribbon is too short for it."""
        point = self.mapToScene(spot)
        for tile in self._board_scene.tiles:
            if tile.ribbon_rect.contains(point) and not tile.is_name_whole:
                return plain_tip(tile.village.name)
        return ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Qt's: a button went down."""
        self._gestures.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Qt's: the pointer moved."""
        self._gestures.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Qt's: a button came up."""
        self._gestures.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Qt's: two clicks in short order."""
        self._gestures.double_click(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Qt's: the wheel turned."""
        self._gestures.wheel(event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt's: a key went down."""
        if not self._keys.press(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Qt's: keys go here now. The cursor shows itself only to those who use keys."""
        super().focusInEvent(event)
        self._keys.focus(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Qt's: keys go elsewhere now."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.set_cursor(None)
