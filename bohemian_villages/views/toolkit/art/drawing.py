"""Drawings: what a picture is made of. Plain data, so that equal drawings share one picture."""

from __future__ import annotations

import re
from functools import lru_cache
from math import cos, radians, sin

from attrs import frozen
from PySide6.QtGui import QFont

from .files import Box, Point, outline, read

_GRADIENT = re.compile(r'<(linear|radial)Gradient id="(\w+)".*?</\1Gradient>', re.DOTALL)

Recolor = tuple[tuple[str, str], ...]

_MARK = '<g transform="translate(0,-20)"'
NO_MARK: Recolor = ((f"{_MARK}>", f'{_MARK} opacity="0">'),)
"""Takes the mark off a figure's chest."""


@frozen(cache_hash=True)
class Layer:
    """An SVG file of the art, moved, turned and scaled."""

    name: str
    x: float = 0
    y: float = 0
    scale: float = 1
    across: float | None = None
    """Another scale for the width."""
    turn: float = 0
    opacity: float = 1
    recolor: Recolor = ()
    """Colours to replace, as written in the file."""

    def svg(self) -> str:
        """The layer as a group."""
        body = read(self.name).body
        for old, new in self.recolor:
            body = body.replace(old, new)
        across = self.scale if self.across is None else self.across
        place = f"translate({self.x:.3f},{self.y:.3f}) rotate({self.turn:.2f})"
        opacity = "" if self.opacity == 1 else f' opacity="{self.opacity:.2f}"'
        return f'<g transform="{place} scale({across:.4f},{self.scale:.4f})"{opacity}>{body}</g>'

    def box(self) -> Box:
        """Where it lies."""
        box = read(self.name).box
        across = self.scale if self.across is None else self.across
        corners = [(x * across, y * self.scale) for x, y in _corners(box)]
        return _around([self._turned(corner) for corner in corners])

    def _turned(self, point: Point) -> Point:
        angle = radians(self.turn)
        x, y = point
        return (
            self.x + x * cos(angle) - y * sin(angle),
            self.y + x * sin(angle) + y * cos(angle),
        )


@frozen(cache_hash=True)
class Ring:
    """One stroke around a silhouette, in tile units; the widest comes first."""

    color: str
    width: float
    opacity: float = 1


@frozen(cache_hash=True)
class Halo:
    """A building's silhouette, filled and stroked behind the building."""

    kind: str
    rings: tuple[Ring, ...]

    def svg(self) -> str:
        """The rings, one upon another."""
        points = " ".join(f"{x},{y}" for x, y in outline(self.kind))
        style = 'stroke-linejoin="round" stroke-linecap="round"'
        return "".join(
            f'<polygon points="{points}" fill="{ring.color}" stroke="{ring.color}" '
            f'stroke-width="{ring.width}" opacity="{ring.opacity}" {style}/>'
            for ring in self.rings
        )

    def box(self) -> Box:
        """The silhouette with room for half the widest stroke."""
        around = _around(outline(self.kind))
        by = max(ring.width for ring in self.rings) / 2 + 1
        return Box(around.x - by, around.y - by, around.width + 2 * by, around.height + 2 * by)


@frozen(cache_hash=True)
class Shape:
    """A simple shape that depends on a text's length or a player's colour, as SVG."""

    body: str
    around: Box

    def svg(self) -> str:
        """The shape itself."""
        return self.body

    def box(self) -> Box:
        """Where it lies."""
        return self.around


@frozen(cache_hash=True)
class Label:
    """Text upon a picture, its middle (or left edge) at x and the middle of its capitals at y."""

    text: str
    x: float
    y: float
    size: float
    """In tile units, as x and y; never drawn below the least size for text."""
    color: str
    weight: QFont.Weight = QFont.Weight.Black
    is_display: bool = False
    is_centred: bool = True


@frozen(cache_hash=True)
class Drawing:
    """Layers from below, then labels; 0,0 is the anchor of all."""

    layers: tuple[Layer | Halo | Shape, ...]
    labels: tuple[Label, ...] = ()

    def svg(self) -> str:
        """All layers as SVG, without the element around them."""
        body = "".join(layer.svg() for layer in self.layers)
        return body if len(self.layers) == 1 else _each_gradient_once(body)

    def box(self) -> Box:
        """Where it lies."""
        boxes = [layer.box() for layer in self.layers]
        return _around([corner for box in boxes for corner in _corners(box)])


@lru_cache(maxsize=1024)
def part(name: str, recolor: Recolor = ()) -> Drawing:
    """One file of the art as it is; a name without a folder is one of `parts/`."""
    return Drawing((Layer(name if "/" in name else f"parts/{name}", recolor=recolor),))


def _each_gradient_once(body: str) -> str:
    """Leave out repeated gradients: equal ids have equal contents."""
    seen: set[str] = set()

    def kept(gradient: re.Match[str]) -> str:
        is_new = gradient[2] not in seen
        seen.add(gradient[2])
        return gradient[0] if is_new else ""

    return _GRADIENT.sub(kept, body)


def _corners(box: Box) -> list[Point]:
    return [(x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]


def _around(points: list[Point] | tuple[Point, ...]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
