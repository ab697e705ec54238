"""What can be counted in finished games: scores, medals, wins, and the days of daily deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime
from enum import Enum
from statistics import fmean

from attrs import field, frozen

from ...finished_games.people import SeatOfGame, people, played_by
from .daily import has_come, longest_streak, streak
from .entry import Finished, Seat
from .medals import Medal, medal_for

WIDTH_OF_A_CLASS = 10
"""The width of a class of scores."""


class TableSize(Enum):
    """The number of players."""

    ANY = ""
    ALONE = "alone"
    SEVERAL = "several"


@frozen
class Filter:
    """Which games count, and whose part in them."""

    player: str = ""
    table: TableSize = TableSize.ANY
    since: datetime | None = None


class CountedGame(SeatOfGame[Finished, Seat]):
    """A game from the view of one of its players."""

    @property
    def total(self) -> int:
        """All points."""
        return self.own.total

    @property
    def is_won(self) -> bool:
        """Whether a win among several was the player's, alone or shared."""
        return not self.game.is_alone and self.own.won > 0

    @property
    def medal(self) -> Medal | None:
        """The medal, if the game was played alone."""
        return medal_for(self.total) if self.game.is_alone else None


@frozen
class Standing:
    """A player's results in games alone, and their dates."""

    best: CountedGame | None = None
    """Of equal ones the first, which they had not done before."""
    days: Mapping[date, CountedGame] = field(factory=dict)
    """The daily deals they played. The first try counts: after it the dice are known."""

    def streak(self, today: date) -> int:
        """Days in a row, up to today or yesterday."""
        return streak(self._on_time, today)

    @property
    def longest_streak(self) -> int:
        """The most days in a row."""
        return longest_streak(self._on_time)

    @property
    def _on_time(self) -> set[date]:
        """The days whose deal they played on the day itself; those made up for do not count."""
        return {day for day, played in self.days.items() if played.game.is_on_its_day}


@frozen
class Scores:
    """The scores of some games."""

    games: int = 0
    mean: float = 0.0
    wins: float = 0.0
    """Shared ones count in parts."""


@frozen
class ScoreClass:
    """How many games ended with so many points."""

    low: int
    high: int
    games: int


@frozen(kw_only=True)
class Summary:
    """All statistics of one player in some games."""

    player: str = ""
    played: tuple[CountedGame, ...] = ()
    """Latest first."""
    seconds: float = 0.0
    mean: float = 0.0
    best: CountedGame | None = None
    alone: Scores = Scores()
    several: Scores = Scores()
    medals: Mapping[Medal, int] = field(factory=dict)
    """How often each was earned, as the best of a game."""
    classes: tuple[ScoreClass, ...] = ()
    """From the lowest to the highest, those between included."""
    standing: Standing = Standing()
    """Of all games of the player, whichever count."""


def standings(games: Sequence[Finished], today: date = date.max) -> dict[str, Standing]:
    """The results of every player."""
    return {name: standing(select(games, Filter(name)), today) for name in people(games)}


def standing(played: Sequence[CountedGame], today: date) -> Standing:
    """A player's results from their games, latest first; days to come do not count yet."""
    alone = [each for each in reversed(played) if each.game.is_alone]
    days: dict[date, CountedGame] = {}
    # Not by the clock, which may have been set back between two tries.
    for each in sorted(alone, key=lambda played: played.game.number):
        day = each.game.day
        if day is not None and has_come(day, today):
            days.setdefault(day, each)
    return Standing(_best(alone), days)


def select(games: Sequence[Finished], wanted: Filter) -> list[CountedGame]:
    """The games that count, the latest first."""
    mine = played_by(wanted.player, games, lambda game: _counts(game, wanted))
    return [CountedGame(game, seat) for game, seat in mine]


def _counts(game: Finished, wanted: Filter) -> bool:
    table = TableSize.ALONE if game.is_alone else TableSize.SEVERAL
    is_recent = wanted.since is None or game.ended_at >= wanted.since
    return is_recent and wanted.table in (TableSize.ANY, table)


def summarize(games: Sequence[Finished], wanted: Filter, today: date = date.max) -> Summary:
    """All statistics of the games that match the filter."""
    reached = standing(select(games, Filter(wanted.player)), today)
    played = select(games, wanted)
    if not played:
        return Summary(player=wanted.player, standing=reached)
    earned = Counter(each.medal for each in played if each.medal is not None)
    return Summary(
        player=wanted.player,
        played=tuple(played),
        seconds=sum(each.game.seconds or 0 for each in played),
        mean=fmean(each.total for each in played),
        best=_best(played[::-1]),
        alone=_scores([each for each in played if each.game.is_alone]),
        several=_scores([each for each in played if not each.game.is_alone]),
        medals={medal: earned[medal] for medal in Medal},
        classes=tuple(_classes([each.total for each in played])),
        standing=reached,
    )


def _best(earliest_first: Sequence[CountedGame]) -> CountedGame | None:
    return max(earliest_first, key=lambda each: each.total, default=None)


def _scores(played: Sequence[CountedGame]) -> Scores:
    if not played:
        return Scores()
    wins = sum(each.own.won for each in played if not each.game.is_alone)
    return Scores(len(played), fmean(each.total for each in played), wins)


def _classes(totals: Sequence[int]) -> Iterable[ScoreClass]:
    counts = Counter(total // WIDTH_OF_A_CLASS for total in totals)
    for each in range(min(counts), max(counts) + 1):
        low = each * WIDTH_OF_A_CLASS
        yield ScoreClass(low, low + WIDTH_OF_A_CLASS - 1, counts[each])
