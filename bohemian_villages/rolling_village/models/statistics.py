"""RollingStatistics: games are added as they end, and counted off the window's thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, datetime
from pathlib import Path

from attrs import evolve
from PySide6.QtCore import QObject

from ...models.files.writer import Writer
from ...models.finished_games import FilterChoices, FinishedGames
from ...words.dates import date_words
from ..engine.game import Game
from ..statistics.entry import Finished
from ..statistics.schema import TABLES, statistics_file
from ..statistics.summary import (
    CountedGame,
    Filter,
    Standing,
    Summary,
    standings,
    summarize,
)
from ..words.medals import medal_words
from ..words.statistics import rolling_statistics_words
from .change import Cause, Change
from .game_model import RollingModel

Counted = tuple[FilterChoices, Summary, Mapping[str, Standing]]


def game_line(played: CountedGame) -> str:
    """A game in words."""
    now = datetime.now().astimezone()
    words = rolling_statistics_words
    others = [
        words.player(seat.name, "" if seat.is_person else seat.control) for seat in played.others
    ]
    return words.game(
        date_words.when(played.game.ended_at.astimezone(), now),
        played.total,
        played.own.place,
        others,
        medal_words.name(played.medal) if played.medal else "",
    )


ALWAYS = "always"
"""The start screen needs the numbers for today's deal, the final scene for the best game."""


class RollingStatistics(FinishedGames[Game, Finished, Filter, Counted]):
    """The statistics for the window: filter, results, and the games."""

    def __init__(
        self,
        writer: Writer,
        parent: QObject | None = None,
        *,
        file: Path | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        place = file or statistics_file()
        super().__init__(TABLES, place, Filter(), game_line, writer, parent)
        self.today = today
        """Returns the date."""
        self.offer = FilterChoices()
        self.summary = Summary()
        self._standings: Mapping[str, Standing] = {}
        # Whether the game on the table was over when it came: then it was played elsewhere.
        self._came_over = False
        self._earlier_best: int | None = None
        self.watch(True, ALWAYS)

    def standing(self, name: str) -> Standing:
        """A player's results."""
        return self._standings.get(name, Standing())

    def begin(self, model: RollingModel) -> None:
        """Start with a new table; its changes are passed to `follow`."""
        self._begin(model, is_new=not model.game.steps)
        model.earlier_best = lambda: self._earlier_best

    def follow(self, model: RollingModel, change: Change) -> None:
        """Add the game of a table when it has been finished there."""
        if change.is_another_game:
            self._begin(model, is_new=change.cause is Cause.STARTED)
        elif not self._came_over:
            if model.state.is_over and not model.is_over:
                best = self.standing(model.setup.players[0].name).best
                self._earlier_best = None if best is None else best.total
            # By the model, not the position: the last drawing can be undone until it is confirmed.
            self.note_step(model.is_over, lambda: model.snapshot)

    def _begin(self, model: RollingModel, *, is_new: bool) -> None:
        self._came_over = model.state.is_over
        self._earlier_best = None
        self.note_begun(is_new)

    def count(self, games: list[Finished], names: tuple[str, ...], wanted: Filter) -> Counted:
        today = self.today()
        offer = FilterChoices(names, len(games))
        return offer, summarize(games, wanted, today), standings(games, today)

    def show_counted(self, counted: Counted) -> None:
        self.offer, self.summary, self._standings = counted
        self.filter = evolve(self.filter, player=self.summary.player)
        self.games.show_all(self.summary.played)
