"""Backdrops: wide landscapes behind the screens, put together from the art and drawn elsewhere."""

from __future__ import annotations

import json
import logging
from functools import lru_cache
from typing import Any

from attrs import frozen
from PySide6.QtCore import QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ....assets import MissingAssetError, resource
from ..art import Art, Drawing, Layer
from ..art.files import Box
from ..theme import theme

_log = logging.getLogger(__name__)

# The part of a backdrop that every window shows; higher ones see more sky, wider ones more land.
WIDTH, HEIGHT = 1280, 800
WHOLE = Box(0, 0, WIDTH, HEIGHT)
# How long a window must keep its size before its backdrop is redrawn.
SETTLE_MS = 120


@frozen(cache_hash=True)
class CroppedDrawing(Drawing):
    """A drawing of which only a part is looked at."""

    view: Box = WHOLE

    def box(self) -> Box:
        """The part that is looked at."""
        return self.view


@lru_cache(maxsize=8)
def layers_of(name: str, is_dark: bool) -> tuple[Layer, ...]:
    """What a backdrop is made of, from below; nothing where its file cannot be used."""
    try:
        text = resource(f"art/backdrops/{name}.json").read_text(encoding="utf-8")
        return tuple(layer for entry in json.loads(text) for layer in _layers(entry, is_dark))
    except (MissingAssetError, OSError, ValueError, KeyError, TypeError) as error:
        _log.warning("The backdrop %s cannot be used: %s", name, error)
        return ()


def _layers(entry: dict[str, Any], is_dark: bool) -> list[Layer]:
    """One thing of the landscape; at dusk in other colours, or as other parts."""
    place = {"x": entry.get("x", 0), "y": entry.get("y", 0), "scale": entry.get("scale", 1)}
    part: str = entry["part"]
    parts = entry.get("dusk", [f"{part}-dusk"]) if is_dark else [part]
    return [Layer(name, **place) for name in parts]


@frozen
class Framing:
    """Which part of a backdrop a window shows, and how large."""

    view: Box
    scale: float


def frame(width: float, height: float, most_width: float, most_height: float) -> Framing:
    """The usual part as large as it fits, its lower left corner in that of the window."""
    scale = min(width / WIDTH, height / HEIGHT)
    scale = max(scale, width / most_width, height / most_height)
    wide, high = width / scale, height / scale
    return Framing(Box(0, HEIGHT - high, wide, high), scale)


class Backdrop(QObject):
    """Paints a backdrop behind a widget, or an older picture of it while one is being drawn."""

    most_width, most_height = 2100.0, 1200.0

    def __init__(self, name: str, art: Art, behind: QWidget) -> None:
        super().__init__(behind)
        self.name = name
        self.art = art
        self.behind = behind
        self._last = QPixmap()
        self._settled = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settled.timeout.connect(behind.update)
        self._size = (0, 0)

    @property
    def scale(self) -> float:
        """How many pixels a unit of the backdrop has now."""
        return self._framing().scale

    def _framing(self) -> Framing:
        size = self.behind.size()
        return frame(max(size.width(), 1), max(size.height(), 1), self.most_width, self.most_height)

    def paint(self, painter: QPainter) -> None:
        """Paint the landscape over the whole widget."""
        area = QRectF(self.behind.rect())
        pixmap = self._pixmap()
        if pixmap.isNull():
            _paint_plain(painter, area)
            return
        if pixmap.deviceIndependentSize().toSize() == self.behind.size():
            painter.drawPixmap(0, 0, pixmap)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = pixmap.size().scaled(
            area.size().toSize(), Qt.AspectRatioMode.KeepAspectRatioByExpanding
        )
        target = QRectF(0, area.height() - size.height(), size.width(), size.height())
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))

    def _pixmap(self) -> QPixmap:
        """The picture of this size; while a window is being resized none is begun."""
        size = (self.behind.width(), self.behind.height())
        if self._size != size and not self._last.isNull():
            self._settled.start()
        self._size = size
        framing = self._framing()
        scene = CroppedDrawing(layers_of(self.name, theme().is_dark), view=framing.view)
        if not scene.layers:
            return self._last
        wanted = not self._settled.isActive()
        dpr = self.behind.devicePixelRatioF()
        found = self.art.picture(scene, framing.scale, dpr, wanted=wanted)
        if found.is_ready:
            self._last = found.pixmap
        return self._last


def _paint_plain(painter: QPainter, area: QRectF) -> None:
    """Sky above meadow, until the picture is there."""
    look = theme()
    gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
    sky, horizon = ("#2A2C58", "#C0788A") if look.is_dark else ("#BFD6DA", "#F2E7C6")
    gradient.setColorAt(0, QColor(sky))
    gradient.setColorAt(0.36, QColor(horizon))
    gradient.setColorAt(0.38, QColor(look.meadow))
    gradient.setColorAt(1, QColor(look.meadow).darker(112))
    painter.fillRect(area, gradient)
