"""Where finished games of Bohemian Villages are kept."""

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
    """The usual file; it has this name since there was one game only."""
    return data_folder() / "statistics.sqlite3"


class Store(finished_games.Store[Game, Finished]):
    """The finished games of a file, or of the usual one."""

    def __init__(
        self,
        file: Path | None = None,
        on_aside: Callable[[Aside], object] = lambda _aside: None,
    ) -> None:
        super().__init__(TABLES, file or statistics_file(), on_aside)
