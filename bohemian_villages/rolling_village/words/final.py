"""Words of the final scene: how it ended, turn by turn, and how an expert did."""

from __future__ import annotations

from collections.abc import Sequence

from ...words.catalogue import Speaker
from ...words.grammar import lists
from ..engine.scoring import SOLO_GOAL, Score, winners
from .log import ending_lines
from .names import AVENUE_NAMES, SheetNames

NEARLY = 10
"""Missing the goal by at most this many points is close."""


class RollingFinalWords(Speaker):
    """Describes how a game ended."""

    # Alone.

    def headline_alone(self, medal: str | None) -> str:
        """Whether the mayor stays, and with what honours."""
        return {
            "gold": self.tr("Re-elected with gold!"),
            "silver": self.tr("Re-elected with silver!"),
            "bronze": self.tr("Re-elected!"),
            None: self.tr("Not this time"),
        }[medal]

    def line_alone(self, total: int) -> str:
        """The meaning of the total; below the goal, how much was missing."""
        if total >= SOLO_GOAL:
            return self.tr("%n point(s) for your village", "", total)
        missing = SOLO_GOAL - total
        if missing <= NEARLY:
            text = self.tr("{points}: just %n short of re-election", "", missing)
        else:
            text = self.tr("{points}; the voters wanted {goal}. Next time!")
        return text.format(points=self.points(total), goal=SOLO_GOAL)

    def points(self, n: int) -> str:
        """A number of points."""
        return self.tr("%n point(s)", "", n)

    # Several.

    def headline(self, names: SheetNames, scores: Sequence[Score]) -> str:
        """Who won."""
        first = winners(scores)
        players = lists.all_of([names.player(player) for player in first])
        if len(first) > 1:
            return self.tr("{players} share the win").format(players=players)
        return self.tr("{player} wins").format(player=players)

    def margin(self, names: SheetNames, scores: Sequence[Score]) -> str:
        """The winner's total, and the lead over the runner-up."""
        first = winners(scores)
        best = scores[first[0]].total
        if len(first) > 1:
            return self.tr("{points} each").format(points=self.points(best))
        others = [player for player in range(len(scores)) if player not in first]
        second = max(scores[player].total for player in others)
        rivals = [names.player(p) for p in others if scores[p].total == second]
        text = self.tr("{points}, {margin} ahead of {players}")
        return text.format(
            points=self.points(best), margin=best - second, players=lists.all_of(rivals)
        )

    # Counting.

    def turn(self, turn: int) -> str:
        """A turn that is counted."""
        return self.tr("Turn {turn}").format(turn=turn)

    def squares(self) -> str:
        """The squares, which are counted last."""
        return self.tr("Squares")

    def turn_alone(self, avenue: int, points: int) -> str:
        """What a turn brought to who plays alone."""
        text = self.tr("avenue {avenue}: %n point(s)", "", points)
        return text.format(avenue=AVENUE_NAMES[avenue])

    def squares_alone(self, points: int) -> str:
        """What the squares brought to who plays alone."""
        if not points:
            return self.tr("none beside a house, a forest and a lake")
        return self.points(points)

    def most(self, names: SheetNames, points: Sequence[int]) -> str:
        """Who got most in a turn; empty if nobody got anything."""
        best = max(points)
        if not best:
            return self.tr("nothing for anybody")
        first = [names.player(player) for player, each in enumerate(points) if each == best]
        text = self.tr("most: {players}, %n point(s)", "", best)
        return text.format(players=lists.all_of(first))

    def summary(self, names: SheetNames, scores: Sequence[Score]) -> str:
        """The whole result, for those who do not see it."""
        return "\n".join(ending_lines(names, scores))

    def sheet_of(self, name: str) -> str:
        """The player whose sheet is shown."""
        return self.tr("{player}’s sheet").format(player=name)

    # The expert.

    def expert(self) -> str:
        """Who else had the dice, in the legend."""
        return self.tr("expert, same dice")

    def sheet_of_expert(self) -> str:
        """The sheet shown is the expert's."""
        return self.tr("the expert’s sheet")

    def look_at_expert(self) -> str:
        """What a click on the expert does."""
        return self.tr("Show the expert’s sheet")

    def look_at_turn(self) -> str:
        """What a click on the bars of a turn does."""
        return self.tr("Click: the sheet as it was then")

    def expert_plays(self, turn: int) -> str:
        """The expert is still at it."""
        text = self.tr("The expert plays your dice: turn {turn} …")
        return text.format(turn=turn)

    def expert_failed(self) -> str:
        """The expert failed."""
        return self.tr("The expert could not play your dice.")

    def expert_result(self, own: int, expert: int) -> str:
        """Both totals compared."""
        n = abs(own - expert)
        if own > expert:
            return self.tr("%n point(s) more than the expert with the same dice!", "", n)
        if own == expert:
            return self.tr("Exactly what the expert scored with the same dice!")
        text = self.tr("With the same dice the expert scored {total}, %n more.", "", n)
        return text.format(total=expert)

    # Other games.

    def best(self, total: int, earlier: int | None) -> str:
        """How a total compares with one's games before; empty for the first."""
        if earlier is None:
            return ""
        if total > earlier:
            return self.tr("Your best game so far; before, it was {points}.").format(points=earlier)
        if total == earlier:
            return self.tr("As good as your best game.")
        return self.tr("Your best: {points}").format(points=earlier)

    def deal_copied(self, deal: str) -> str:
        """The seed is on the clipboard."""
        text = self.tr("Copied: {deal}. Whoever types it into a new game gets the same dice.")
        return text.format(deal=deal)


final_words = RollingFinalWords()
