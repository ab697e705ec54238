"""The silhouettes of the buildings: what the pointer hits, and what shines behind them."""

from __future__ import annotations

import json
import logging
from functools import cache

from attrs import frozen

from ...assets import MissingAssetError, resource
from ..toolkit.art.drawing import around
from ..toolkit.art.files import Box, Point

_log = logging.getLogger(__name__)

HOUSE: tuple[Point, ...] = ((-40, 0), (-40, -40), (0, -66), (40, -40), (40, 0))


@cache
def outlines() -> dict[str, tuple[Point, ...]]:
    """The silhouettes by kind, as points around the building's ground point."""
    try:
        text = resource("art/parts/outlines.json").read_text(encoding="utf-8")
        return {kind: tuple((x, y) for x, y in points) for kind, points in json.loads(text).items()}
    except (MissingAssetError, OSError, ValueError) as error:
        _log.warning("The silhouettes cannot be used: %s", error)
        return {}


def outline(kind: str) -> tuple[Point, ...]:
    """The silhouette of one kind of building."""
    return outlines().get(kind, HOUSE)


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
        """The rings, one on another."""
        points = " ".join(f"{x},{y}" for x, y in outline(self.kind))
        style = 'stroke-linejoin="round" stroke-linecap="round"'
        return "".join(
            f'<polygon points="{points}" fill="{ring.color}" stroke="{ring.color}" '
            f'stroke-width="{ring.width}" opacity="{ring.opacity}" {style}/>'
            for ring in self.rings
        )

    def box(self) -> Box:
        """The silhouette with room for half the widest stroke."""
        shape = around(outline(self.kind))
        by = max(ring.width for ring in self.rings) / 2 + 1
        return Box(shape.x - by, shape.y - by, shape.width + 2 * by, shape.height + 2 * by)
