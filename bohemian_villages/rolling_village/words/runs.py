"""Output of commands about games of Rolling Village among the levels."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from ...words.catalogue import Speaker
from ..engine.scoring import SOLO_GOAL


class RollingRunWords(Speaker):
    """One line a game, and sums."""

    def game_alone(self, nth: int, seed: str, name: str, total: int) -> str:
        """A game of one player."""
        if total >= SOLO_GOAL:
            text = self.tr("Game {number}: seed {seed}: {player} {points}; re-elected")
        else:
            text = self.tr("Game {number}: seed {seed}: {player} {points}; not re-elected")
        return text.format(number=nth, seed=seed, player=name, points=total)

    def game(
        self,
        nth: int,
        seed: str,
        names: Sequence[str],
        totals: Sequence[int],
        winners: Sequence[str],
    ) -> str:
        """The line for a game with several players."""
        text = self.tr("Game {number}: seed {seed}: {totals}; won by {players}")
        each = ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))
        return text.format(number=nth, seed=seed, totals=each, players=", ".join(winners))

    def standing_alone(self, name: str, totals: Sequence[int]) -> str:
        """How the one player did in all games."""
        text = self.tr("{player}: {points} points per game, re-elected in {times} of {games}")
        times = sum(total >= SOLO_GOAL for total in totals)
        points = f"{fmean(totals):.1f}"
        return text.format(player=name, points=points, times=times, games=len(totals))

    def standing(self, name: str, wins: float, games: int, points: float) -> str:
        """How a player did in all games."""
        text = self.tr("{player}: {wins} of {games} won, {points} points per game")
        won = f"{round(wins, 2):g}"
        return text.format(player=name, wins=won, games=games, points=f"{points:.1f}")

    def headings(self) -> list[str]:
        """The heads of the arena's columns."""
        return [
            self.tr("player"),
            self.tr("wins"),
            self.tr("95% interval"),
            self.tr("score"),
            self.tr("seconds per decision"),
        ]


rolling_run_words = RollingRunWords()
