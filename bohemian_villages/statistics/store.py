"""The database of finished games of Bohemian Villages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .. import finished_games
from ..engine.game import Game
from ..finished_games import Aside
from ..folders import data_folder
from .entry import Finished
from .schema import TABLES


def statistics_file() -> Path:
    """The default file; its name is from the time when there was only one game."""
    return data_folder() / "statistics.sqlite3"


class Store(finished_games.Store[Game, Finished]):
    """The finished games in a file, by default the usual one."""

    def __init__(
        self,
        file: Path | None = None,
        on_aside: Callable[[Aside], object] = lambda _aside: None,
    ) -> None:
        super().__init__(TABLES, file or statistics_file(), on_aside)
