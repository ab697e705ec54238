"""The games of the program."""

from __future__ import annotations

from .views.bohemian.description import BOHEMIAN
from .views.game_description import Games

GAMES: Games = (BOHEMIAN,)
