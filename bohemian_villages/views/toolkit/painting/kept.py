"""Kept: what does not change from frame to frame, painted once and drawn from then on."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter, QPixmap

from .painted import painted


class Kept:
    """Pictures by name, each for the look it was asked for last."""

    def __init__(self) -> None:
        self._pictures: dict[Hashable, tuple[Hashable, QPixmap]] = {}

    def picture(
        self,
        name: Hashable,
        look: Hashable,
        size: QSizeF,
        dpr: float,
        paint: Callable[[QPainter], None],
    ) -> QPixmap:
        """The picture of that name and look, painted if it is not there."""
        wanted = (look, size.toTuple(), dpr)
        found = self._pictures.get(name)
        if found is None or found[0] != wanted:
            found = self._pictures[name] = (wanted, painted(size, dpr, paint))
        return found[1]

    def forget(self) -> None:
        """Paint all anew: pictures of the art came, or colours changed."""
        self._pictures.clear()
