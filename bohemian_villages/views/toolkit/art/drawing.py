"""Drawings: what a picture is made of. Plain data, so that equal drawings share one picture."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import Protocol

from attrs import frozen
from PySide6.QtGui import QFont

from .files import Box, Point, read

_GRADIENT = re.compile(r'<(linear|radial)Gradient id="(\w+)".*?</\1Gradient>', re.DOTALL)

Recolor = tuple[tuple[str, str], ...]


class Part(Protocol):
    """What a drawing is made of; equal parts have equal hashes."""

    def svg(self) -> str:
        """It as SVG."""

    def box(self) -> Box:
        """Where it lies."""


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
        return around([self._turned(corner) for corner in corners])

    def _turned(self, point: Point) -> Point:
        angle = radians(self.turn)
        x, y = point
        return (
            self.x + x * cos(angle) - y * sin(angle),
            self.y + x * sin(angle) + y * cos(angle),
        )


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
    """Text on a picture, its middle (or left edge) at x and the middle of its capitals at y."""

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

    layers: tuple[Part, ...]
    labels: tuple[Label, ...] = ()

    def svg(self) -> str:
        """All layers as SVG, without the element around them."""
        body = "".join(layer.svg() for layer in self.layers)
        return body if len(self.layers) == 1 else _each_gradient_once(body)

    def box(self) -> Box:
        """Where it lies."""
        boxes = [layer.box() for layer in self.layers]
        return around([corner for box in boxes for corner in _corners(box)])


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


def around(points: Sequence[Point]) -> Box:
    """The box around some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
