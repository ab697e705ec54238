"""Pictures painted once and drawn many times.

`painted` makes one. `Kept` keeps those of one widget, which change one by one; `draw_ground` shares
what all widgets of a class and size have below: soft shadows take long to paint.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ..theme import theme

MOST_BYTES_OF_GROUNDS = 12 * 2**20

Painter = Callable[[QPainter], None]

_grounds: OrderedDict[Hashable, QPixmap] = OrderedDict()


def painted(size: QSizeF, dpr: float, paint: Painter) -> QPixmap:
    """What `paint` paints on a clear ground of this size; nothing where there is no room at all."""
    pixmap = QPixmap((size * dpr).toSize())
    if pixmap.isNull():
        return pixmap
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
    return pixmap


class Kept:
    """Pictures by name, each for the look last requested."""

    def __init__(self) -> None:
        self._pictures: dict[Hashable, tuple[Hashable, QPixmap]] = {}

    def picture(
        self, name: Hashable, look: Hashable, size: QSizeF, dpr: float, paint: Painter
    ) -> QPixmap:
        """The picture of that name and look, painted if it is not there."""
        wanted = (look, size.toTuple(), dpr)
        found = self._pictures.get(name)
        if found is None or found[0] != wanted:
            found = self._pictures[name] = (wanted, painted(size, dpr, paint))
        return found[1]

    def forget(self) -> None:
        """Drop all pictures, because the art or colours changed."""
        self._pictures.clear()


def draw_ground(widget: QWidget, painter: QPainter, look: Hashable, paint: Painter) -> None:
    """Draw what `paint` paints for a widget of this class and size, and for this look of it."""
    dpr = painter.device().devicePixelRatioF()
    key = (type(widget), look, widget.size().toTuple(), dpr, theme().name)
    ground = _grounds.get(key)
    if ground is None:
        ground = _grounds[key] = painted(QSizeF(widget.size()), dpr, paint)
        _forget_oldest()
    _grounds.move_to_end(key)
    painter.drawPixmap(0, 0, ground)


def _forget_oldest() -> None:
    used = sum(pixmap.width() * pixmap.height() * 4 for pixmap in _grounds.values())
    while used > MOST_BYTES_OF_GROUNDS and len(_grounds) > 1:
        _key, oldest = _grounds.popitem(last=False)
        used -= oldest.width() * oldest.height() * 4
