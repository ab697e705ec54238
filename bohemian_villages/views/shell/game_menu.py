"""The menu in which one of several games is chosen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from ..game_description import GameDescription, Games
from ..toolkit.widgets.menus import Menu


class GameMenu(Menu):
    """Does something for the game that is chosen."""

    def __init__(
        self, games: Games, act: Callable[[GameDescription], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        for game in games:
            self.addAction(game.format.title()).triggered.connect(partial(self._choose, act, game))

    def _choose(self, act: Callable[[GameDescription], None], game: GameDescription) -> None:
        act(game)
