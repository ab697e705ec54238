"""Pictures of the art fitted into boxes, for the painted panels of the table."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from ..art import Art, part
from ..art.drawing import NO_MARK, Recolor
from ..art.files import read
from ..theme import theme

# The walnut of the toolbar icons in their files, to be replaced by another ink.
ICON_INK = "#3A281C"


class ArtIcons:
    """Asks the art for parts, as large as fits into a box; null pixmaps until they are drawn."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self.has_missed = False
        """Whether a picture was not ready when requested, so that it must be requested again."""

    def recolor(self, name: str, ink: str) -> Recolor:
        """The colours of a part that are replaced."""
        if name.startswith("figure-") and not theme().has_marks:
            return NO_MARK
        return ((ICON_INK, ink),) if name.startswith("toolbar-") else ()

    def icon(self, name: str, width: float, height: float, dpr: float, ink: str) -> QPixmap:
        """A part of the art that fits the box; the lines of toolbar icons take the ink."""
        file = f"parts/{name}" if "/" not in name else name
        box = read(file).box
        scale = min(width / box.width, height / box.height)
        # Sizes that differ by a hair share one picture.
        scale = max(1, round(scale * 64)) / 64
        found = self.art.picture(part(name, self.recolor(name, ink)), scale, dpr)
        self.has_missed = self.has_missed or not found.is_ready
        if found.is_ready or found.pixmap.isNull():
            return found.pixmap
        return found.pixmap.scaled(found.pixmap.size() * found.stretch)


class NoIcons:
    """For what is painted without pictures."""

    has_missed = False

    def icon(self, name: str, width: float, height: float, dpr: float, ink: str) -> QPixmap:  # noqa: ARG002
        """Nothing."""
        return QPixmap()
