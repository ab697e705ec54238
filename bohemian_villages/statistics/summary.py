"""Statistics of finished games: wins, scores and their parts, streaks, dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime
from statistics import fmean

from attrs import field, frozen

from ..engine.scoring import Score
from ..engine.setup import LEAST_PLAYERS, MOST_PLAYERS
from ..fair_dice import FACES
from ..finished_games.people import SeatOfGame, played_by
from ..levels import LEVELS
from .chance import Band, fair_band, wilson
from .entry import GROUPS, Faces, Finished, Seat

ANY = ""


@frozen
class Filter:
    """Which games count, and for which player."""

    player: str = ANY
    opponents: str = ANY
    """A level, MATCHED, HUMAN or a character: games with at least one such opponent."""
    players: int = 0
    """The number of players; 0 for any."""
    since: datetime | None = None


class CountedGame(SeatOfGame[Finished, Seat]):
    """A game from the view of one of its players."""

    @property
    def is_won(self) -> bool:
        """Whether the player won, alone or with others."""
        return self.own.won > 0


@frozen
class Share:
    """How many of some games were won; shared wins count in parts."""

    wins: float
    games: int
    fair: float
    """What players of equal strength would win, as a share of 1."""

    @property
    def value(self) -> float:
        """As a share of 1."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> Band:
        """The 95 % interval of the true share."""
        return wilson(self.wins, self.games)


@frozen
class Parts:
    """The average of some final scores, part by part."""

    coins: float
    shops: float
    churches: float
    town_halls: float
    goods: float

    @property
    def total(self) -> float:
        """All parts together."""
        return self.coins + self.shops + self.churches + self.town_halls + self.goods

    @property
    def values(self) -> tuple[float, ...]:
        """The parts in the order in which they are shown."""
        return (self.coins, self.shops, self.churches, self.town_halls, self.goods)


@frozen
class DiceCount:
    """How often each face was rolled."""

    faces: Faces = (0,) * FACES
    band: Band = field(init=False)
    """The band that contains all six faces in 19 of 20 runs of as many fair dice."""

    @band.default
    def _band(self) -> Band:
        return fair_band(self.total)

    @property
    def total(self) -> int:
        """All dice."""
        return sum(self.faces)

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of each face."""
        return tuple(count / self.total if self.total else 0.0 for count in self.faces)

    @property
    def is_even(self) -> bool:
        """Whether all faces lie in the band."""
        return all(share in self.band for share in self.shares)


@frozen(kw_only=True)
class Summary:
    """All statistics of one player in some games."""

    player: str = ANY
    played: tuple[CountedGame, ...] = ()
    """Latest first."""
    seconds: float = 0.0
    wins: Share = Share(0, 0, 0)
    score: float = 0.0
    opponents_score: float = 0.0
    best: CountedGame | None = None
    streak: int = 0
    """The present number of wins in a row."""
    longest_streak: int = 0
    level_players: int = LEAST_PLAYERS
    """The number of players of the games in `by_level`."""
    by_level: tuple[tuple[str, Share], ...] = ()
    by_count: tuple[tuple[int, Share], ...] = ()
    dice: DiceCount = DiceCount()
    when_won: Parts | None = None
    when_lost: Parts | None = None
    of_opponents: Parts | None = None
    opponent_levels: frozenset[str] = frozenset()
    strongest: str = ANY
    """The strongest level among opponents, with the parts of its scores."""
    of_strongest: Parts | None = None


def select(games: Iterable[Finished], wanted: Filter) -> list[CountedGame]:
    """The games that match the filter, latest first."""
    mine = played_by(wanted.player, list(games), lambda game: _counts(game, wanted))
    found = (CountedGame(game, seat) for game, seat in mine)
    return [played for played in found if _meets(played, wanted.opponents)]


def _counts(game: Finished, wanted: Filter) -> bool:
    fits = wanted.players in (0, game.players)
    return fits and (wanted.since is None or game.ended_at >= wanted.since)


def _meets(played: CountedGame, who: str) -> bool:
    return who == ANY or any(who in (seat.level, seat.character) for seat in played.others)


def summarize(games: Iterable[Finished], wanted: Filter) -> Summary:
    """All statistics of the games that match the filter."""
    played = select(games, wanted)
    if not played:
        return Summary(player=wanted.player)
    others = [seat for each in played for seat in each.others]
    levels = frozenset(seat.level for seat in others)
    strongest = next((level for level in reversed(LEVELS) if level in levels), ANY)
    count = _usual_count(played, wanted.players)
    return Summary(
        player=wanted.player,
        played=tuple(played),
        seconds=sum(each.game.seconds or 0 for each in played),
        wins=_share(played),
        score=fmean(each.own.score.total for each in played),
        opponents_score=fmean(seat.score.total for seat in others),
        # The first of equal ones: the earliest to achieve it.
        best=max(reversed(played), key=lambda each: each.own.score.total),
        streak=_streak(played),
        longest_streak=_longest_streak(played),
        level_players=count,
        by_level=tuple(_by_level(played, count)),
        by_count=tuple(_by_count(played)),
        dice=_dice(played),
        when_won=_parts(each.own.score for each in played if each.is_won),
        when_lost=_parts(each.own.score for each in played if not each.is_won),
        of_opponents=_parts(seat.score for seat in others),
        opponent_levels=levels,
        strongest=strongest,
        of_strongest=_parts(seat.score for seat in others if seat.level == strongest),
    )


def _share(played: Sequence[CountedGame]) -> Share:
    fair = fmean(1 / each.game.players for each in played)
    return Share(sum(each.own.won for each in played), len(played), fair)


def _streak(played: Sequence[CountedGame]) -> int:
    """How many games in a row were won, from the first in the list."""
    lost = (place for place, each in enumerate(played) if not each.is_won)
    return next(lost, len(played))


def _longest_streak(played: Sequence[CountedGame]) -> int:
    longest = now = 0
    for each in played:
        now = now + 1 if each.is_won else 0
        longest = max(longest, now)
    return longest


def _one_level(played: CountedGame) -> str | None:
    """The level of all opponents, if it is the same."""
    levels = {seat.level for seat in played.others}
    return levels.pop() if len(levels) == 1 else None


def _usual_count(played: Sequence[CountedGame], wanted: int) -> int:
    """The number of players for which wins by level are shown: it changes the fair share."""
    counts = Counter(each.game.players for each in played if _one_level(each))
    return wanted or min(counts, key=lambda count: (-counts[count], count), default=LEAST_PLAYERS)


def _by_level(played: Sequence[CountedGame], count: int) -> Iterable[tuple[str, Share]]:
    fitting = [each for each in played if each.game.players == count]
    for level in GROUPS:
        games = [each for each in fitting if _one_level(each) == level]
        if games:
            yield level, _share(games)


def _by_count(played: Sequence[CountedGame]) -> Iterable[tuple[int, Share]]:
    for count in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
        games = [each for each in played if each.game.players == count]
        yield count, _share(games) if games else Share(0, 0, 1 / count)


def _dice(played: Sequence[CountedGame]) -> DiceCount:
    faces = zip(*(each.own.dice for each in played), strict=True)
    return DiceCount(tuple(sum(counts) for counts in faces))


def _parts(scores: Iterable[Score]) -> Parts | None:
    scores = list(scores)
    if not scores:
        return None
    return Parts(
        coins=fmean(each.coins for each in scores),
        shops=fmean(each.shops for each in scores),
        churches=fmean(each.churches for each in scores),
        town_halls=fmean(each.town_halls for each in scores),
        goods=fmean(each.goods for each in scores),
    )
