"""Words of the final scoring: who won and by how much, and the whole table for screen readers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...engine.scoring import Score, winners
from ..catalogue import Speaker
from ..controls import control_names
from ..grammar import lists, number, ranks
from .names import score_names, thing_names
from .table import Table


class FinalWords(Speaker):
    """Describes how a game ended."""

    def __init__(self, table: Table, scores: Sequence[Score]) -> None:
        self.table = table
        self.scores = list(scores)
        self.winners = winners(self.scores)

    def headline(self) -> str:
        """Who won."""
        names = self.table.all_players(self.winners)
        if len(self.winners) > 1:
            return self.tr("{players} share the win").format(players=names)
        return self.tr("{player} wins").format(player=names)

    def margin(self) -> str:
        """The winner's total, and the lead over the runner-up."""
        best = self.scores[self.winners[0]].total
        coins = thing_names.coins(best)
        others = [p for p in range(len(self.scores)) if p not in self.winners]
        if len(self.winners) > 1:
            return self.tr("{coins} each").format(coins=coins)
        second = max(self.scores[player].total for player in others)
        rivals = [player for player in others if self.scores[player].total == second]
        return self.tr("{coins}, {margin} ahead of {players}").format(
            coins=coins, margin=best - second, players=lists.all_of(self._names(rivals))
        )

    def began_without_figures(self, player: int) -> str:
        """Which player began a turn without figures, and so ended the game."""
        text = self.tr("{player} started a turn with no figures")
        return text.format(player=self.table.player(player))

    def categories(self) -> list[tuple[str, str]]:
        """The parts of a score in the order of counting, each with a short explanation."""
        texts = [
            (self.tr("Coins"), self.tr("in hand at the end")),
            (self.tr("Town halls"), self.tr("in full villages; −5 for none")),
            (self.tr("Shops"), self.tr("sets of different shops")),
            (self.tr("Churches"), self.tr("most 10, second most 6")),
            (self.tr("Goods"), self.tr("left over, at half value")),
        ]
        return [(title, _bound(hint)) for title, hint in texts]

    def rank(self, player: int) -> str:
        """A player's rank; equal totals share one."""
        return ranks.place(rank_of(self.scores, player))

    def lines(self) -> list[str]:
        """Every player's result in a sentence, the best first."""
        players = sorted(range(len(self.scores)), key=lambda p: -self.scores[p].total)
        return [self._line(player) for player in players]

    def _line(self, player: int) -> str:
        parts = [f"{name} {number(n)}" for name, n in score_names.parts(self.scores[player])]
        return self.tr("{rank} {player}: {coins} ({parts})").format(
            rank=self.rank(player),
            player=self.table.player(player),
            coins=thing_names.coins(self.scores[player].total),
            parts=", ".join(parts),
        )

    def summary(self) -> str:
        """The whole result, for screen readers."""
        return "\n".join([f"{self.headline()}: {self.margin()}.", *self.lines()])

    def _names(self, players: Sequence[int]) -> list[str]:
        return [self.table.player(player) for player in players]


class FinalLevelWords(Speaker):
    """Tells what a game showed of the person at whose level somebody played."""

    def shown(self, person: str, level: str, games: int) -> str:
        """How well a person plays; somebody alone among computer players needs no name."""
        level = control_names.name(level)
        if not person:
            text = self.tr(
                "Luck aside, you play about as well as {level} (after %n game(s))", "", games
            )
            return text.format(level=level)
        text = self.tr(
            "Luck aside, {person} plays about as well as {level} (after %n game(s))", "", games
        )
        return text.format(person=person, level=level)


final_level_words = FinalLevelWords()


def _bound(text: str) -> str:
    """A text with spaces that cannot break, so that no line begins with a number."""
    return re.sub(r" (?=[−\d])", "\N{NO-BREAK SPACE}", text)


def rank_of(scores: Sequence[Score], player: int) -> int:
    """A player's place from 1: one more than there are better ones."""
    return 1 + sum(other.total > scores[player].total for other in scores)
