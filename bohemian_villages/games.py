"""The games of the program."""

from __future__ import annotations

from .rolling_village.views.description import ROLLING
from .views.bohemian.description import BOHEMIAN
from .views.game_description import Games

GAMES: Games = (BOHEMIAN, ROLLING)
