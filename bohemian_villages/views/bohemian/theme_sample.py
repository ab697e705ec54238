"""A village by day and at night, as samples of the themes."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ...models.game.data import Village
from ...models.new_game.setups import standard_choice
from ..board.landscapes import TILE_HEIGHT, TILE_WIDTH
from ..new_game.tiles import preview
from ..toolkit.art import Art


@cache
def _village() -> Village:
    """One with many different houses."""
    standard = standard_choice().village_set
    assert standard is not None
    return standard.tiles[1].sides[0]


def paint_sample(painter: QPainter, area: QRectF, art: Art, dark: bool, ratio: float) -> None:
    """Paint the village in the middle of an area."""
    scale = min(area.width() / TILE_WIDTH, area.height() / TILE_HEIGHT)
    picture = art.picture(preview(_village(), dark), round(scale, 3), ratio)
    picture.draw_centred(painter, area)
