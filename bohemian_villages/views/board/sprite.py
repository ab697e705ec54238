"""Sprites: pixmaps on the board that take their pictures from the art, without flicker."""

from __future__ import annotations

from attrs import define
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ..toolkit.art import Art, Drawing, Picture


@define
class Easel:
    """How pictures are made now: by which store, for which screen, and whether at once."""

    art: Art
    dpr: float = 1.0
    is_settled: bool = True
    """False while the view is being resized or zoomed: only what is there is used then."""

    def picture(self, drawing: Drawing, scale: float, *, wanted: bool = True) -> Picture:
        """The picture of a drawing."""
        return self.art.picture(drawing, scale, self.dpr, wanted=wanted and self.is_settled)

    def snap(self, value: float) -> float:
        """The nearest place on a whole pixel of the screen."""
        return round(value * self.dpr) / self.dpr


class Sprite(QGraphicsPixmapItem):
    """A drawing on the board, positioned by its anchor.

    A new drawing that is not ready leaves the old one in place until it is.
    """

    def __init__(self, easel: Easel, parent: QGraphicsItem | None = None, z: float = 0) -> None:
        super().__init__(parent)
        self._easel = easel
        self._drawing: Drawing | None = None
        self._scale = 1.0
        self._is_wanted = True
        self._shown: Picture | None = None
        self._shown_scale = 1.0
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setZValue(z)

    @property
    def drawing(self) -> Drawing | None:
        """The drawing shown, or to be shown as soon as it is ready."""
        return self._drawing

    def show_drawing(self, drawing: Drawing | None, scale: float, *, wanted: bool = True) -> None:
        """Show a drawing at that scale, or nothing."""
        self._drawing, self._scale, self._is_wanted = drawing, scale, wanted
        if drawing is None:
            self._shown = None
            self.setVisible(False)
            return
        self.setVisible(True)
        self.refresh()

    def place(self, x: float, y: float) -> None:
        """Put the anchor at that point of the parent."""
        snap = self._easel.snap
        self.setPos(snap(x), snap(y))

    def refresh(self) -> None:
        """Fetch the picture again: it may be ready now."""
        if self._drawing is None:
            return
        picture = self._easel.picture(self._drawing, self._scale, wanted=self._is_wanted)
        if not picture.pixmap.isNull():
            self._use(picture)
        elif self._shown is None:
            self.setVisible(False)
        else:
            self.setScale(self._scale / self._shown_scale)

    def _use(self, picture: Picture) -> None:
        if picture is self._shown:
            return
        if self._shown is None or picture.pixmap.cacheKey() != self._shown.pixmap.cacheKey():
            self.setPixmap(picture.pixmap)
            self.setOffset(-picture.anchor)
        self.setScale(picture.stretch)
        self.setVisible(True)
        self._shown = picture
        self._shown_scale = self._scale / picture.stretch


class LateSprite:
    """A place for a sprite, which is made when there is something to show.

    Most of what a building may show is not shown, and a board may have ten thousand buildings.
    """

    __slots__ = ("_easel", "_opacity", "_parent", "_sprite", "_z")

    def __init__(self, easel: Easel, parent: QGraphicsItem, z: float) -> None:
        self._easel, self._parent, self._z = easel, parent, z
        self._opacity = 1.0
        self._sprite: Sprite | None = None

    @property
    def drawing(self) -> Drawing | None:
        """The drawing shown, or to be shown as soon as it is ready."""
        return self._sprite.drawing if self._sprite else None

    @property
    def rect(self) -> QRectF:
        """Where it is in the scene; nowhere if nothing was ever shown."""
        return self._sprite.sceneBoundingRect() if self._sprite else QRectF()

    def show_drawing(self, drawing: Drawing | None, scale: float, x: float, y: float) -> None:
        """Show a drawing at that scale, its anchor at that point of the parent, or nothing."""
        if self._sprite is None:
            if drawing is None:
                return
            self._sprite = Sprite(self._easel, self._parent, self._z)
            self._sprite.setOpacity(self._opacity)
        self._sprite.show_drawing(drawing, scale)
        if drawing is not None:
            self._sprite.place(x, y)

    def refresh(self) -> None:
        """Fetch the picture again: it may be ready now."""
        if self._sprite is not None:
            self._sprite.refresh()

    def set_z(self, z: float) -> None:
        """Put it above or below its neighbours."""
        if z != self._z:
            self._z = z
            if self._sprite is not None:
                self._sprite.setZValue(z)

    def set_opacity(self, opacity: float) -> None:
        """Set the opacity."""
        self._opacity = opacity
        if self._sprite is not None:
            self._sprite.setOpacity(opacity)
