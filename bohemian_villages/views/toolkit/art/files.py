"""The SVG files of `resources/art`, read once, each as its body and the box it is drawn in.

A file that is missing or broken is reported once and replaced by a plain shape of its game, or
left out: the game goes on without it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import lru_cache
from xml.parsers import expat

from attrs import frozen

from ....assets import MissingAssetError, resource

_log = logging.getLogger(__name__)

_VIEW_BOX = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"')
_BODY = re.compile(r"<svg\b[^>]*>(.*)</svg>", re.DOTALL)

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


NOTHING = SvgFile("", Box(-16, -16, 32, 32))
StandIn = Callable[[str], SvgFile | None]
_stand_ins: list[StandIn] = []


def add_stand_ins(find: StandIn) -> None:
    """Have plain shapes replace those pictures of a game that cannot be used."""
    _stand_ins.append(find)


@lru_cache(maxsize=256)
def read(name: str) -> SvgFile:
    """The file of that name below `resources/art`, without its extension."""
    try:
        text = resource(f"art/{name}.svg").read_text(encoding="utf-8")
        return _parsed(text)
    except (MissingAssetError, OSError, ValueError, expat.ExpatError) as error:
        _log.warning("The picture %s cannot be used: %s", name, error)
        return next(filter(None, (find(name) for find in _stand_ins)), NOTHING)


def _parsed(text: str) -> SvgFile:
    # Qt would only print a warning about a malformed file, and draw nothing.
    expat.ParserCreate().Parse(text, True)
    body, box = _BODY.search(text), _VIEW_BOX.search(text)
    if body is None or box is None:
        raise ValueError("it has no body or no view box")
    x, y, width, height = map(float, box.groups())
    return SvgFile(body[1], Box(x, y, width, height))
