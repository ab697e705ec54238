"""StatisticsModel: statistics of finished games of Bohemian Villages."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from attrs import evolve, frozen
from PySide6.QtCore import QObject

from ..engine.game import Game
from ..statistics.entry import GROUPS, Finished
from ..statistics.schema import TABLES, statistics_file
from ..statistics.summary import CountedGame, Filter, Summary, summarize
from ..words.dates import date_words
from ..words.game.statistics import statistics_words
from . import finished_games
from .files.writer import Writer
from .finished_games import FinishedGames
from .game.change import Cause, Change
from .game.characters import characters
from .game.game_model import GameModel
from .people.belief_files import known_people


@frozen
class FilterChoices(finished_games.FilterChoices):
    """What the filters offer in this game."""

    levels: tuple[str, ...] = ()
    """Of all opponents, weakest first; then those at somebody's level, and people."""
    characters: tuple[str, ...] = ()
    """Those who were met, by their keys."""

    def kept(self, wanted: Filter) -> Filter:
        """A filter without opponents whom the player has never met."""
        met = wanted.opponents in (*self.levels, *self.characters)
        return wanted if met else evolve(wanted, opponents="")


def game_line(played: CountedGame) -> str:
    """A game in words."""
    now = datetime.now().astimezone()
    opponents = [statistics_words.opponent(seat.name, seat.level) for seat in played.others]
    return statistics_words.game(
        date_words.when(played.game.ended_at.astimezone(), now),
        played.own.score.total,
        played.own.place,
        played.game.players,
        opponents,
    )


class StatisticsModel(FinishedGames[Game, Finished, Filter, tuple[FilterChoices, Summary]]):
    """The statistics for the window: filter, results, and the games."""

    def __init__(
        self, writer: Writer, file: Path | None = None, parent: QObject | None = None
    ) -> None:
        place = file or statistics_file()
        super().__init__(TABLES, place, Filter(), game_line, writer, parent)
        self.offer = FilterChoices()
        self.summary = Summary()
        self.people = known_people(writer)
        """Estimates of the strength of everybody who has played here."""

    def begin(self, model: GameModel) -> None:
        """Start with a new table; its changes are passed to `follow`."""
        self.note_begun(is_new=not model.game.steps)

    def follow(self, model: GameModel, change: Change) -> None:
        """Add the game of a table when it has been finished there."""
        if change.cause in (Cause.STARTED, Cause.LOADED):
            self.note_begun(is_new=change.cause is Cause.STARTED)
        else:
            self.note_step(change.state.is_over, lambda: model.snapshot)

    def count(
        self, games: list[Finished], names: tuple[str, ...], wanted: Filter
    ) -> tuple[FilterChoices, Summary]:
        offer = _offer(games, names, wanted.player)
        return offer, summarize(games, offer.kept(wanted))

    def show_counted(self, counted: tuple[FilterChoices, Summary]) -> None:
        self.offer, self.summary = counted
        self.filter = self.offer.kept(evolve(self.filter, player=self.summary.player))
        self.games.show_all(self.summary.played)


def _offer(games: list[Finished], names: tuple[str, ...], player: str) -> FilterChoices:
    own = [game.seats for game in games if any(seat.name == player for seat in game.seats)]
    others = [seat for seats in own for seat in seats if seat.name != player]
    met, seen = {seat.level for seat in others}, {seat.character for seat in others}
    levels = tuple(level for level in GROUPS if level in met)
    faces = tuple(key for key in characters() if key in seen)
    return FilterChoices(names, len(games), levels, faces)
