"""The trail: where the figures of a suggested turn go, drawn over the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, hypot, sin

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ...models.game.data import NO_BUILDING
from ...models.game.game_model import GameModel
from ...models.hint.rows import HintRow
from ..table.layout import Arrangement, TableShape
from ..table.stage import TableStage
from ..toolkit.painting.canvas import Canvas
from ..toolkit.theme import theme
from .routes import (
    Gutters,
    Spot,
    TileBox,
    cell_route,
    gutters,
    halfway,
    lane,
    route,
    shifted,
    side_route,
)

LINE, EDGE = 4.6, 8.6
HEAD = 19.0
BADGE, FIGURE_LEFT, FIGURE_RIGHT = 15.0, 17.0, 20.0
GHOST = 0.78
BEND = 11.0
DISC = 12.5


class Trail(QWidget):
    """Ghosts of figures on their buildings, numbered, with arrows from the hand."""

    def __init__(self, game: GameModel, stage: TableStage, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self.game = game
        self.stage = stage
        self.board = stage.board
        self.places: Arrangement | None = None
        """How the table is laid out; None before it is."""
        self.row: HintRow | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_row(self, row: HintRow | None) -> None:
        """Show the way of a turn, or none."""
        self.row = row
        self.setGeometry(self._parent.rect())
        self.setVisible(row is not None and bool(row.targets or row.tile_moves))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """All ways first, so that no number is crossed."""
        with QPainter(self) as painter:
            self._paint_ways(Canvas(painter, self.stage.scale, self.stage.icons))

    def _paint_ways(self, canvas: Canvas) -> None:
        ways = self.ways()
        # On a zoomed board, things out of sight must not be drawn over the panels beside it.
        canvas.painter.setClipRect(self.board.geometry())
        for _number, building, _points in ways:
            self._paint_ghost(canvas, building)
        canvas.painter.setClipping(False)
        for _number, _building, points in ways:
            if len(points) > 1:
                self._paint_way(canvas.painter, points)
        for _number, area in self.things():
            self._paint_thing(canvas, area)
        for number, spot in self.numbers():
            canvas.number(spot, str(number), DISC)

    def ways(self) -> list[tuple[int, int, list[Spot]]]:
        """For every figure to be placed: the number of the move, its building, and the way."""
        found: list[tuple[int, int, list[Spot]]] = []
        steps = self.row.steps if self.row else ()
        for place, step in enumerate(steps):
            if step.building != NO_BUILDING:
                points = self._way(step.building)
                found.append((place + 1, step.building, shifted(points, 7.0 * len(found))))
        return found

    def things(self) -> list[tuple[int, QRectF]]:
        """For all that is taken from beside the board: the number of the move, and its area."""
        taken = self.row.tile_moves if self.row else {}
        found = []
        for thing, number in taken.items():
            area = self.stage.area_to_take_from(thing)
            area.moveTopLeft(self.mapFromGlobal(area.topLeft()))
            found.append((number, QRectF(area)))
        return found

    # Where things are.

    def _local(self, at: QPoint) -> Spot:
        spot = self.mapFromGlobal(at)
        return float(spot.x()), float(spot.y())

    def _figure(self, building: int) -> Spot:
        return self._local(self.board.figure_place(building))

    def _tile(self, village: int) -> TileBox:
        rect = self.board.tile_rect(village).translated(self.board.pos())
        return _box(rect)

    def _way(self, building: int) -> list[Spot]:
        """None while the board is zoomed: most gutters are out of sight then."""
        places = self.places
        if self.board.zoom > 1.0 or places is None:
            return []
        board = self.game.setup.board
        pieces = self.board.piece_scale(building)
        x, y = self._figure(building)
        tip = (x + 5 * pieces, y + 2 * pieces)
        tile = self._tile(board.village_of[building])
        up = self._lane(building, tile)
        lines = self._gutters()
        if places.shape is TableShape.STRIP and places.rack is not None:
            rack = places.rack
            start = (rack.center().x() + 18.0, rack.top() + 3.0 * places.scale)
            return route(start, tip, up, tile, lines)
        if places.rack is not None:
            rack = places.rack
            start = (rack.left() + 4.0 * places.scale, float(rack.center().y()))
            return cell_route(start, tip, up, tile, lines)
        edge = places.board.right() + 4.0
        return side_route(edge, tip, up, tile, lines)

    def _gutters(self) -> Gutters:
        tiles = [self._tile(village) for village in self._villages()]
        lowest = max(tile.bottom for tile in tiles)
        margin = min(5.0 * self.stage.scale, self.height() - 6.0 - lowest)
        return gutters(tiles, margin)

    def _lane(self, building: int, tile: TileBox) -> float:
        """The lane for an arrow: right of the figure, clear of the things below it."""
        x, y = self._figure(building)
        pieces = self.board.piece_scale(building)
        spans: list[Spot] = []
        board = self.game.setup.board
        for other in board.in_village[board.village_of[building]]:
            across, down = self._figure(other)
            if other == building or down < y + 8 * pieces:
                continue
            badge = self._local(self.board.badge_place(other))[0]
            spans.append((badge - BADGE * pieces, badge + BADGE * pieces))
            if self.game.state.is_occupied(other):
                spans.append((across - FIGURE_LEFT * pieces, across + FIGURE_RIGHT * pieces))
        return lane(x + 10 * pieces, min(x + 46 * pieces, tile.right + 2), spans)

    # Painting.

    def _paint_ghost(self, canvas: Canvas, building: int) -> None:
        board, state = self.board, self.game.state
        pieces = board.piece_scale(building)
        picture = self.stage.figure_picture(self.game.player)
        if picture.isNull():
            return
        x, y = self._figure(building)
        size = picture.deviceIndependentSize()
        if state.is_occupied(building):
            # The figure there stays visible until it is kicked out.
            x -= 22 * pieces
        canvas.painter.setOpacity(GHOST)
        corner = QPointF(x - size.width() / 2, y - 24 * pieces - size.height() / 2)
        canvas.painter.drawPixmap(corner, picture)
        canvas.painter.setOpacity(1.0)

    def _paint_way(self, painter: QPainter, points: list[Spot]) -> None:
        scale, look = self.stage.scale, theme()
        last, tip = points[-2], points[-1]
        angle = atan2(tip[1] - last[1], tip[0] - last[0])
        head = HEAD * scale
        neck = (tip[0] - 0.7 * head * cos(angle), tip[1] - 0.7 * head * sin(angle))
        path = rounded([*points[:-1], neck], BEND * scale)
        arrow = _arrow_head(tip, angle, head)
        cream = QPen(QColor(look.cream), EDGE * scale)
        cream.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        cream.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, cream)
        edge = QPen(QColor(look.cream), 0.45 * EDGE * scale)
        edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(edge)
        painter.setBrush(QColor(look.terracotta))
        painter.drawPolygon(arrow)
        line = QPen(QColor(look.terracotta), LINE * scale)
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(arrow)

    def _paint_thing(self, canvas: Canvas, area: QRectF) -> None:
        """A golden frame around it, like the light of a building."""
        s, look, painter = canvas.scale, theme(), canvas.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, color in ((4.4, look.chosen_edge), (3.0, look.glow)):
            painter.setPen(QPen(QColor(color), width * s))
            painter.drawRoundedRect(area, 6 * s, 6 * s)

    # The numbers of the moves.

    @property
    def _radius(self) -> float:
        return (DISC + 1) * self.stage.scale

    def numbers(self) -> list[tuple[int, QPointF]]:
        """The places of the moves' numbers, within the window and within a zoomed board."""
        ways, window = self.ways(), QRectF(self.rect())
        found = [(number, self._at_thing(area)) for number, area in self.things()]
        for number, building, points in ways:
            if len(points) > 1:
                others = [way for each, _building, way in ways if each != number and len(way) > 1]
                taken = [spot for _number, spot in found]
                found.append((number, self._inside(self._on_way(points, others, taken), window)))
            elif (spot := self._above_figure(building)) is not None:
                found.append((number, spot))
        return found

    def _at_thing(self, area: QRectF) -> QPointF:
        """At a corner of what is taken; in the bar below it, so that its count stays in sight."""
        if self.stage.bar.geometry().contains(area.center().toPoint()):
            return QPointF(area.center().x(), area.bottom() + 0.8 * self._radius)
        return self._inside(area.topRight(), QRectF(self.rect()))

    def _inside(self, spot: QPointF, area: QRectF) -> QPointF:
        """The nearest place to a spot at which a number is inside an area."""
        r = self._radius
        inner = area.adjusted(r, r, -r, -r)
        return QPointF(
            min(max(spot.x(), inner.left()), inner.right()),
            min(max(spot.y(), inner.top()), inner.bottom()),
        )

    def _on_way(
        self, points: list[Spot], others: Sequence[list[Spot]], taken: Sequence[QPointF]
    ) -> QPointF:
        """A spot on the route that is not on a ribbon, a badge or another number.

        Where two ways run side by side nobody could tell whose number it is: so it is where this
        one goes alone, if it does anywhere.
        """
        r = self._radius
        wanted = 0.75 if others else 0.5
        covered = [_ribbon(self._tile(v), r) for v in self._villages()]
        badges = [self._local(self.board.badge_place(b)) for b in self._buildings()]
        apart = [(QPointF(*at), r + BADGE * self.stage.scale) for at in badges]
        apart += [(at, 2 * r) for at in taken]
        apart.append((QPointF(*points[-1]), r + HEAD * self.stage.scale))
        beside = [QPointF(*halfway(way, step / 60)) for way in others for step in range(61)]

        def is_free(spot: QPointF) -> bool:
            far = all(hypot(spot.x() - at.x(), spot.y() - at.y()) > room for at, room in apart)
            return far and not any(each.contains(spot) for each in covered)

        def is_alone(spot: QPointF) -> bool:
            return all(hypot(spot.x() - at.x(), spot.y() - at.y()) > 1.5 * r for at in beside)

        parts = sorted((step / 60 for step in range(2, 58)), key=lambda part: abs(part - wanted))
        spots = [QPointF(*halfway(points, part)) for part in (wanted, *parts)]
        free = [spot for spot in spots if is_free(spot)]
        return next(filter(is_alone, free), free[0] if free else spots[0])

    def _above_figure(self, building: int) -> QPointF | None:
        """Over the head of the figure on a zoomed board; None where it is out of sight."""
        x, y = self._figure(building)
        sight = QRectF(self.board.geometry())
        if not sight.contains(QPointF(x, y)):
            return None
        return self._inside(QPointF(x, y - 58 * self.board.piece_scale(building)), sight)

    def _buildings(self) -> range:
        return range(len(self.game.setup.board.kind_of))

    def _villages(self) -> range:
        return range(len(self.game.setup.board.villages))


def rounded(points: list[Spot], radius: float) -> QPainterPath:
    """A path along the points, with its corners rounded."""
    path = QPainterPath(QPointF(*points[0]))
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        path.lineTo(_towards(corner, before, radius))
        path.quadTo(QPointF(*corner), _towards(corner, after, radius))
    path.lineTo(QPointF(*points[-1]))
    return path


def _towards(start: Spot, end: Spot, most: float) -> QPointF:
    """A point on the way from one spot to another, at most halfway."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    share = min(most, length / 2) / length if length else 0.0
    return QPointF(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def _arrow_head(tip: Spot, angle: float, length: float) -> QPolygonF:
    sides = [(angle + turn, length) for turn in (2.66, -2.66)]
    corners = [(tip[0] + cos(a) * r, tip[1] + sin(a) * r) for a, r in sides]
    return QPolygonF([QPointF(*tip), *(QPointF(*corner) for corner in corners)])


def _ribbon(tile: TileBox, around: float) -> QRectF:
    """The area of a village's name, with a margin."""
    wide, high = tile.right - tile.left, tile.bottom - tile.top
    ribbon = QRectF(tile.left + 0.2 * wide, tile.top - 0.04 * high, 0.6 * wide, 0.1 * high)
    return ribbon.adjusted(-around, -around, around, around)


def _box(rect: QRect) -> TileBox:
    return TileBox(rect.left(), rect.top(), rect.right() + 1.0, rect.bottom() + 1.0)
