"""The game that waits, on the start screen: a line and a small picture of the village."""

from __future__ import annotations

from datetime import date

from attrs import evolve
from PySide6.QtCore import QObject, QRect

from ...views.game_description import ContinueLine
from ...views.toolkit.art import Art
from ..engine.game import Game
from ..engine.sheet import SPACES
from ..models.facts import RollingFacts
from ..statistics.daily import day_of
from ..words.names import SheetNames
from ..words.start import rolling_start
from .seat_colors import seat_color
from .sheet.geometry import SheetGeometry
from .sheet.image import SIZE, SheetImage
from .sheet.picture import SheetPicture


def continue_line(game: Game) -> ContinueLine:
    """Who is to draw, and the size of the picture."""
    state, names = game.state, SheetNames(game.setup)
    line = rolling_start.to_roll()
    if not state.awaits_roll:
        line = rolling_start.to_draw(names.player(state.player))
    figure = f"figure-{seat_color(state.player)}"
    is_todays = day_of(game.setup.seed) == date.today()
    # Another one does not stand for today's deal.
    return ContinueLine(line, game.turn, figure, _village().size(), is_quick=is_todays)


def draw_picture(game: Game, art: Art, parent: QObject) -> SheetImage:
    """Begin the picture of a village."""
    facts = RollingFacts(game, parent)
    sheet = facts.sheet(facts.shown)
    facts.deleteLater()
    # Numbers would be too small to be read.
    picture = SheetPicture(evolve(sheet, points=(0,) * SPACES), "", "", is_plain=True)
    return SheetImage((picture,), art, parent, part=_village())


def _village() -> QRect:
    """The spaces, without their surroundings on the sheet."""
    # Twice as fine as most screens show it, for large and high-density screens.
    sheet = SheetGeometry(SIZE.width(), SIZE.height())
    whole = sheet.space(0).united(sheet.space(SPACES - 1))
    return whole.adjusted(-6, -6, 6, 12).toRect()
