"""The pictures: SVG files rasterised off the window's thread, kept in memory and on disk."""

from __future__ import annotations

from .drawing import Drawing, Label, Layer, part
from .picture import Picture
from .store import Art, shared_art

__all__ = ["Art", "Drawing", "Label", "Layer", "Picture", "part", "shared_art"]
