"""Sheets as a picture, drawn apart from the window in a good size."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

from PySide6.QtCore import QObject, QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from ....views.toolkit.art import Art
from ....views.toolkit.theme import theme
from .picture import SheetPicture
from .view import SheetView

SIZE = QSize(800, 734)
"""The size of one sheet."""
MARGIN = 24
LOOK_MS = 60


class SheetImage(QObject):
    """Draws sheets; emits `ready` when all their art is there."""

    ready = Signal(QImage)

    def __init__(
        self,
        pictures: Sequence[SheetPicture],
        art: Art,
        parent: QObject,
        *,
        part: QRect | None = None,
    ) -> None:
        """Of each sheet the part wanted: then without the table around it."""
        super().__init__(parent)
        self._art = art
        self._part = part
        self._views = [SheetView(art) for _ in pictures]
        for view, picture in zip(self._views, pictures, strict=True):
            view.resize(SIZE)
            view.show_picture(picture)
        self._image()
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._finish_if_drawn)
        self._look.start()

    def _finish_if_drawn(self) -> None:
        if self._art.is_busy:
            return
        for view in self._views:
            view.take_pictures()
        image = self._image()
        # What had been forgotten meanwhile is drawn again: then it waits once more.
        if not self._art.is_busy:
            self.ready.emit(image)
            self.give_up()

    def give_up(self) -> None:
        """Nothing is drawn any more."""
        self._look.stop()
        for view in self._views:
            view.deleteLater()
        self.deleteLater()

    def _image(self) -> QImage:
        if self._part is not None:
            return self._views[0].grab(self._part).toImage()
        return side_by_side([view.grab() for view in self._views])


def side_by_side(sheets: Sequence[QPixmap]) -> QImage:
    """Pictures in as many columns as rows, on the colour of the table."""
    columns = ceil(sqrt(len(sheets)))
    rows = ceil(len(sheets) / columns)
    wide, high = SIZE.width() + MARGIN, SIZE.height() + MARGIN
    image = QImage(columns * wide + MARGIN, rows * high + MARGIN, QImage.Format.Format_RGB32)
    image.fill(QColor(theme().table))
    with QPainter(image) as painter:
        for place, sheet in enumerate(sheets):
            row, column = divmod(place, columns)
            corner = QPoint(MARGIN + column * wide, MARGIN + row * high)
            painter.drawPixmap(QRect(corner, SIZE), sheet)
    return image
