"""BoardDisplay: the board as a picture that fills its widget: layout, zoom, places of things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ...models.game.data import Board, Kind, State
from ..toolkit.art import Art, shared_art
from ..toolkit.theme import theme_bus
from .grid import fit
from .lit import Lit
from .scene import BoardScene

# While a window is dragged larger pictures are stretched; sharp ones are drawn after this pause.
SETTLE_MS = 90
# So many times larger or smaller is the board after a step of the zoom.
STEP = 1.25


class BoardDisplay(QGraphicsView):
    """Shows the villages. Panning scrolls; zooming lays the scene out again."""

    def __init__(self, art: Art | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art or shared_art()
        self._board_scene = BoardScene(self._art, self)
        self.setScene(self._board_scene)
        self._columns: int | None = None
        self._grid = fit(1, 1, 1)
        self._zoom = 1.0
        self._laid_for = QSize()
        self._settling = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settling.timeout.connect(self._settle_again)
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
        # The table shows through between the tiles.
        self.viewport().setAutoFillBackground(False)
        # With a selector: whatever has none reaches the tool tips of the view, too.
        self.setStyleSheet("QGraphicsView { background: transparent; }")
        self.setMinimumSize(120, 100)

    # What is shown

    def set_board(self, board: Board) -> None:
        """Lay villages on the table."""
        self._board_scene.set_board(board)
        self._zoom = 1.0
        self.settle()

    def set_columns(self, columns: int | None) -> None:
        """Lay so many tiles in a row; None for as many as make them largest."""
        if columns != self._columns:
            self._columns = columns
            self.settle()

    def refresh(self) -> None:
        """Take the pictures that are ready by now, and ask for those that are not."""
        self._board_scene.refresh()

    def hide_writing(self) -> None:
        """Show no names and numbers, for a picture in which they would be too small."""
        self._board_scene.hide_writing()

    def set_colors(self, colors: Sequence[str]) -> None:
        """The colours of the players' figures, in the order of their seats."""
        self._board_scene.set_colors(colors)

    def set_names(self, names: Mapping[Kind, str]) -> None:
        """What the kinds of building are called; shown where a tile is large enough."""
        if names != self._board_scene.names:
            self._board_scene.set_names(names)
            self.settle()

    def show_state(self, state: State) -> None:
        """Show a position of the board that was set."""
        self.show_owners(state.owners)

    def show_owners(self, owners: Sequence[int]) -> None:
        """Show figures at a moment on the way to a position."""
        self._board_scene.show_owners(owners)

    def set_lit(self, lit: Mapping[int, Lit]) -> None:
        """Light buildings to which a figure may go."""
        self._board_scene.set_lit(lit)

    @property
    def lit(self) -> Mapping[int, Lit]:
        """The buildings that are lit."""
        return self._board_scene.lit

    @property
    def hovered(self) -> int | None:
        """The building under the pointer."""
        return self._board_scene.hovered

    def set_marked(self, marked: AbstractSet[int]) -> None:
        """Mark what the others did since the player's last turn."""
        self._board_scene.set_marked(marked)

    @property
    def marked(self) -> AbstractSet[int]:
        """The buildings marked now."""
        return self._board_scene.marked

    def kind_of(self, building: int) -> Kind:
        """What kind of building this is."""
        return Kind(self._board_scene.board.kind_of[building])

    # Where things are

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
        """The village whose tile is at a point of the screen."""
        return self._board_scene.tile_at(self.mapToScene(self.viewport().mapFromGlobal(global_pos)))

    def figure_place(self, building: int) -> QPoint:
        """The point of the screen at the feet of a building's figure."""
        return self._global(building, self._board_scene.buildings[building].figure_point())

    def building_place(self, building: int) -> QPoint:
        """The middle of a building on the screen."""
        return self._global(building, self._board_scene.buildings[building].middle_point())

    def badge_place(self, building: int) -> QPoint:
        """The middle of a building's badge on the screen."""
        return self._global(building, self._board_scene.buildings[building].badge_point())

    def tile_rect(self, village: int) -> QRect:
        """The rectangle of a tile in this view."""
        return self.mapFromScene(self._board_scene.tiles[village].area).boundingRect()

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
        return self._zoom

    @property
    def most_zoom(self) -> float:
        """The largest zoom: somewhat more than one tile fills the view."""
        size = self.maximumViewportSize()
        one = fit(size.width(), size.height(), 1).scale / self._grid.scale
        return max(2.0, one * 1.6)

    def show_all(self) -> None:
        """Show the whole board."""
        self._zoom = 1.0
        self.settle()

    def zoom_in(self) -> None:
        """Show the board larger, by a step."""
        self.zoom_by(STEP)

    def zoom_out(self) -> None:
        """Show the board smaller, by a step."""
        self.zoom_by(1 / STEP)

    def zoom_by(self, factor: float, around: QPointF | None = None) -> None:
        """Zoom around that point of the view, or around its middle."""
        zoom = min(max(self._zoom * factor, 1.0), self.most_zoom)
        if zoom == self._zoom:
            return
        around = QPointF(self.viewport().rect().center()) if around is None else around
        spot = self.mapToScene(around.toPoint()) / self._zoom
        self._zoom = zoom
        self._stretch()
        self.scroll_by(spot * zoom - around - self.mapToScene(0, 0))

    def zoom_to(self, village: int) -> None:
        """Let one tile fill the view."""
        size, k = self.maximumViewportSize(), self._grid.scale
        # The ribbon and a little of the table belong to it.
        fitting = min(size.width() / (462 * k), size.height() / (432 * k))
        self._zoom = max(1.0, min(fitting, self.most_zoom))
        self.settle()
        middle = QRectF(self.tile_rect(village)).center()
        self.scroll_by(middle - QPointF(self.viewport().rect().center()))

    def scroll_by(self, by: QPointF) -> None:
        """Scroll the board."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(by.x()))
        down.setValue(down.value() + round(by.y()))
        self._show_land()

    def reveal(self, building: int) -> None:
        """Scroll as little as needed to show a building."""
        if self._zoom > 1.0:
            self.ensureVisible(self._building_rect(building), 0, 0)
            self._show_land()

    def settle(self) -> None:
        """Lay everything out and draw it sharply."""
        self._settling.stop()
        self._art.grow_older()
        self._lay_out(is_settled=True)
        self._board_scene.prefetch()

    def _settle_again(self) -> None:
        """After many sizes in a row: pictures for those before are of no use any more."""
        if not self._board_scene.easel.is_settled:
            self._art.give_up()
            self.settle()

    def _stretch(self) -> None:
        """Lay everything out for another size.

        While the size changes quickly, pictures are only stretched; sharp ones are drawn
        after a pause.
        """
        self._lay_out(is_settled=not self._settling.isActive())
        self._settling.start()

    def _lay_out(self, *, is_settled: bool) -> None:
        # Not the viewport's own size: it follows only when the view is shown.
        scene, size = self._board_scene, self.maximumViewportSize()
        if not scene.tiles or size.isEmpty():
            return
        scene.easel.is_settled = is_settled
        self._laid_for = size
        middle = self._middle()
        self._grid = fit(size.width(), size.height(), len(scene.tiles), self._columns)
        self._zoom = min(self._zoom, self.most_zoom)
        scene.lay_out(self._grid, self._zoom, self.devicePixelRatioF())
        self.setSceneRect(self._extent(size))
        self._return_to(middle)

    def _extent(self, size: QSize) -> QRectF:
        """The part of the scene that may be seen: with as little empty room as possible."""
        if self._zoom <= 1.0:
            return QRectF(0, 0, size.width(), size.height())
        left, top, right, bottom = (edge * self._zoom for edge in self._grid.content)
        across, down = max(0.0, size.width() - right + left), max(0.0, size.height() - bottom + top)
        tiles = QRectF(left, top, right - left, bottom - top)
        return tiles.adjusted(-across / 2, -down / 2, across / 2, down / 2)

    def _middle(self) -> QPointF:
        """The middle of the view, as shares of the whole board."""
        whole = self.sceneRect()
        spot = self.mapToScene(self.viewport().rect().center()) - whole.topLeft()
        return QPointF(spot.x() / max(whole.width(), 1), spot.y() / max(whole.height(), 1))

    def _return_to(self, middle: QPointF) -> None:
        """Bring that back to the middle, after another size or zoom."""
        whole, port = self.sceneRect(), QPointF(self.viewport().rect().center())
        spot = QPointF(middle.x() * whole.width(), middle.y() * whole.height())
        self.scroll_by(whole.topLeft() + spot - port - self.mapToScene(0, 0))

    def _show_land(self) -> None:
        """Show the landscapes that are in sight."""
        port = QRect(QPoint(), self.maximumViewportSize())
        visible = self.mapToScene(port).boundingRect()
        self._board_scene.show_land(visible)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the board out again, unless the view is shown again at the size it had."""
        super().resizeEvent(event)
        if self.maximumViewportSize() != self._laid_for:
            self._stretch()

    def event(self, event: QEvent) -> bool:
        """The view may have moved to another screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.settle()
        return super().event(event)
