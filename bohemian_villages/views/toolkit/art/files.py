"""The SVG files of `resources/art`, read once, each as its body and the box it is drawn in.

A file that is missing or broken is reported once and replaced by a plain shape: a game goes on
without it.
"""

from __future__ import annotations

import json
import logging
import re
from functools import cache, lru_cache
from xml.parsers import expat

from attrs import frozen

from ....assets import MissingAssetError, resource

_log = logging.getLogger(__name__)

_VIEW_BOX = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"')
_BODY = re.compile(r"<svg\b[^>]*>(.*)</svg>", re.DOTALL)

_QUIET = 'fill="#E9D7AE" stroke="#4A3020" stroke-width="2"'

Point = tuple[float, float]


@frozen
class Box:
    """The area of a drawing around its 0,0, in tile units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height


@frozen
class SvgFile:
    """A drawing: the content of its `svg` element, and its box."""

    body: str
    box: Box
    is_sound: bool = True


@lru_cache(maxsize=256)
def read(name: str) -> SvgFile:
    """The file of that name below `resources/art`, without its extension."""
    try:
        text = resource(f"art/{name}.svg").read_text(encoding="utf-8")
        return _parsed(text)
    except (MissingAssetError, OSError, ValueError, expat.ExpatError) as error:
        _log.warning("The picture %s cannot be used: %s", name, error)
        return _plain(name)


def _parsed(text: str) -> SvgFile:
    # Qt would only print a warning about a malformed file, and draw nothing.
    expat.ParserCreate().Parse(text, True)
    body, box = _BODY.search(text), _VIEW_BOX.search(text)
    if body is None or box is None:
        raise ValueError("it has no body or no view box")
    x, y, width, height = map(float, box.groups())
    return SvgFile(body[1], Box(x, y, width, height))


def _plain(name: str) -> SvgFile:
    """A plain replacement for an unusable file, of about the right size."""
    folder, _, stem = name.partition("/")
    if folder in {"villages", "own"}:
        box = Box(0, 0, 440, 400)
        return SvgFile(
            '<rect x="4" y="4" width="432" height="392" rx="13" fill="#BACA7E"/>', box, False
        )
    if stem.startswith("building-") and not stem.endswith("-lit-windows"):
        box = Box(-40, -62, 80, 66)
        return SvgFile(f'<path d="M-36,0V-36L0,-60L36,-36V0Z" {_QUIET}/>', box, False)
    if stem.startswith("figure-"):
        return SvgFile(f'<path d="M-14,0L0,-50L14,0Z" {_QUIET}/>', Box(-16, -52, 32, 54), False)
    return SvgFile("", Box(-16, -16, 32, 32), False)


@cache
def outlines() -> dict[str, tuple[Point, ...]]:
    """The silhouettes of the buildings by kind, as points around the building's ground point."""
    try:
        text = resource("art/parts/outlines.json").read_text(encoding="utf-8")
        return {kind: tuple((x, y) for x, y in points) for kind, points in json.loads(text).items()}
    except (MissingAssetError, OSError, ValueError) as error:
        _log.warning("The silhouettes cannot be used: %s", error)
        return {}


HOUSE: tuple[Point, ...] = ((-40, 0), (-40, -40), (0, -66), (40, -40), (40, 0))


def outline(kind: str) -> tuple[Point, ...]:
    """The silhouette of one kind of building."""
    return outlines().get(kind, HOUSE)
