"""The texts of the statistics' cards and charts."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject

from ...statistics.summary import CountedGame, Parts, Share, Summary
from ...words.dates import date_words
from ...words.game.names import thing_names
from ...words.game.statistics import statistics_words
from ...words.grammar import number
from ..toolkit.charts.columns import Column, ColumnChart, scale_for
from .parts import AverageScore, PartsChart

FAIR_DIE = 1 / 6


class SummaryTexts(QObject):
    """Turns a Summary into words and columns."""

    def numbers(self, summary: Summary, today: date) -> list[tuple[str, str, str]]:
        """For each card its number, title and line."""
        words, wins = statistics_words, summary.wins
        share = self.tr("{share}, by chance {fair}").format(
            share=words.percent(wins.value), fair=words.percent(wins.fair)
        )
        others = self.tr("opponents {score}").format(score=words.decimal(summary.opponents_score))
        assert summary.best is not None
        best = number(summary.best.own.score.total)
        longest = self.tr("longest {games}").format(games=summary.longest_streak)
        games = len(summary.played)
        return [
            (str(games), self._games(games), words.time(summary.seconds)),
            (words.wins(wins.wins), self._wins(wins.wins), share),
            (words.decimal(summary.score), self.tr("average score"), others),
            (best, self.tr("best game"), self._best(summary.best, today)),
            (str(summary.streak), self._in_a_row(summary.streak), longest),
        ]

    def _games(self, games: int) -> str:
        return self.tr("game") if games == 1 else self.tr("games")

    def _wins(self, wins: float) -> str:
        return self.tr("win") if wins == 1 else self.tr("wins")

    def _in_a_row(self, wins: int) -> str:
        return self.tr("win in a row") if wins == 1 else self.tr("wins in a row")

    def _best(self, best: CountedGame, today: date) -> str:
        day = date_words.day(best.game.ended_at.astimezone().date(), today)
        players = thing_names.players(best.game.players)
        return self.tr("{day}, {players}").format(day=day, players=players)

    def show_levels(self, chart: ColumnChart, summary: Summary) -> None:
        """Wins against each level."""
        columns = []
        for level, share in summary.by_level:
            name = statistics_words.level(level)
            interval = share.interval
            tip = self.tr(
                "{name}: {wins} won, {share}; in the long run very likely {low} to {high} (95%)"
            ).format(
                name=name,
                wins=statistics_words.of_games(share.wins, share.games),
                share=statistics_words.percent(share.value),
                low=statistics_words.percent(interval.low),
                high=statistics_words.percent(interval.high),
            )
            line = statistics_words.of_games(share.wins, share.games)
            column = Column(name, share.value, line, low=interval.low, high=interval.high, tip=tip)
            columns.append(column)
        count = summary.level_players
        chart.show_columns(columns, fair=1 / count)
        line = self.tr("{players}; thin line: likely in the long run").format(
            players=thing_names.players(count)
        )
        note = "" if columns else self.tr("no games yet against a single level")
        chart.say(self.tr("Wins by opponent"), line, note)

    def show_counts(self, chart: ColumnChart, summary: Summary) -> None:
        """Wins at tables of each size."""
        columns = [
            Column(
                thing_names.players(count),
                share.value,
                statistics_words.of_games(share.wins, share.games) if share.games else "–",
                fair=share.fair,
                tip=self._count_tip(count, share),
            )
            for count, share in summary.by_count
        ]
        chart.sign = "dashes"
        chart.show_columns(columns)
        chart.say(self.tr("Wins by player count"), self.tr("by chance"))

    def _count_tip(self, count: int, share: Share) -> str:
        players, fair = thing_names.players(count), statistics_words.percent(share.fair)
        if not share.games:
            return self.tr("{players}: no games yet").format(players=players)
        return self.tr("{players}: {wins} won, {share}; by chance {fair}").format(
            players=players,
            wins=statistics_words.of_games(share.wins, share.games),
            share=statistics_words.percent(share.value),
            fair=fair,
        )

    def show_dice(self, chart: ColumnChart, summary: Summary) -> None:
        """The dice against what fair ones would give."""
        dice = summary.dice
        columns = [
            Column(
                str(face),
                share,
                text=statistics_words.decimal(100 * share),
                icon=f"die-{face}",
                tip=self.tr("{face}: {count} times, {share}%").format(
                    face=face, count=count, share=statistics_words.decimal(100 * share)
                ),
            )
            for face, (share, count) in enumerate(zip(dice.shares, dice.faces, strict=True), 1)
        ]
        highest = max(*dice.shares, dice.band.high)
        band = (dice.band.low, dice.band.high)
        chart.show_columns(columns, scale_for(highest), FAIR_DIE, band)
        note = statistics_words.even_dice() if dice.is_even else statistics_words.uneven_dice()
        chart.say(self.tr("Dice you rolled"), thing_names.dice(dice.total), note)

    def show_parts(self, chart: PartsChart, summary: Summary) -> None:
        """The parts of average scores."""
        names = (
            self.tr("Coins"),
            self.tr("Shops"),
            self.tr("Churches"),
            self.tr("Town halls"),
            self.tr("Goods"),
        )
        found: list[tuple[str, Parts | None]] = [
            (self.tr("You, when you win"), summary.when_won),
            (self.tr("You, when you lose"), summary.when_lost),
            (self.tr("Opponents"), summary.of_opponents),
        ]
        if len(summary.opponent_levels) > 1 and summary.strongest:
            found.append((statistics_words.level(summary.strongest), summary.of_strongest))
        rows = [
            AverageScore(label, parts.values, self._row_tip(label, parts, names))
            for label, parts in found
            if parts is not None
        ]
        chart.show_rows(rows)
        chart.say(self.tr("Where the points come from"), self.tr("average game"), names)

    def _row_tip(self, label: str, parts: Parts, names: tuple[str, ...]) -> str:
        told = [
            f"{name} {statistics_words.decimal(value)}"
            for name, value in zip(names, parts.values, strict=True)
        ]
        total = statistics_words.decimal(parts.total)
        return self.tr("{whose}: {total} ({parts})").format(
            whose=label, total=total, parts=", ".join(told)
        )
