"""Grounds: surfaces with soft shadows take long to paint and look the same every time, so they are
painted once for a size and a look, and drawn from then on."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ..theme import theme
from .painted import painted

MOST_BYTES = 12 * 2**20

_grounds: OrderedDict[Hashable, QPixmap] = OrderedDict()


def draw_ground(
    widget: QWidget, painter: QPainter, look: Hashable, paint: Callable[[QPainter], None]
) -> None:
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
    while used > MOST_BYTES and len(_grounds) > 1:
        _key, oldest = _grounds.popitem(last=False)
        used -= oldest.width() * oldest.height() * 4
