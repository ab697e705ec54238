"""The log of a whole game, line by line, and how it ended: the scores, and who won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...words.catalogue import Speaker
from ..engine.events import PlayerDone, TurnEnded
from ..engine.game import Game
from ..engine.scoring import SOLO_GOAL, Score, is_re_elected, score, winners
from .events import RollingNarrator
from .names import SheetNames


class RollingEndingWords(Speaker):
    """Scores and winners in words."""

    def scores(self, names: SheetNames, scores: Sequence[Score]) -> list[str]:
        """Everybody's points, most first."""
        ranked = sorted(range(len(scores)), key=lambda player: -scores[player].total)
        return [self._score(names.player(player), scores[player]) for player in ranked]

    def _score(self, player: str, score: Score) -> str:
        text = self.tr("{player}: {total} (turns {turns}, squares {squares})")
        return text.format(
            player=player, total=score.total, turns=sum(score.turns), squares=score.squares
        )

    def outcome(self, names: SheetNames, scores: Sequence[Score]) -> str:
        """Who won; alone, whether the mayor stays."""
        first = winners(scores)
        n = scores[first[0]].total
        if len(scores) == 1:
            return self._alone(scores[0])
        if len(first) == 1:
            text = self.tr("{player} wins with %n point(s).", "", n)
            return text.format(player=names.player(first[0]))
        text = self.tr("The win is shared with %n point(s) each: {players}.", "", n)
        return text.format(players=", ".join(map(names.player, first)))

    def _alone(self, score: Score) -> str:
        if is_re_elected(score):
            return self.tr("%n point(s): the mayor is re-elected!", "", score.total)
        text = self.tr("%n point(s): below {goal}, the mayor is not re-elected.", "", score.total)
        return text.format(goal=SOLO_GOAL)


_words = RollingEndingWords()
score_lines = _words.scores
"""The scores as they are now."""


def ending_lines(names: SheetNames, scores: Sequence[Score]) -> list[str]:
    """The scores and who won."""
    return [*_words.scores(names, scores), _words.outcome(names, scores)]


def tell(game: Game) -> Iterator[str]:
    """Every roll, every drawing and every score of a game; of a finished one the end too."""
    narrator = RollingNarrator(game.setup)
    for step in game.steps:
        for event in step.events:
            # Who has drawn everything is done; the next roll shows that all are.
            if not isinstance(event, PlayerDone | TurnEnded):
                yield narrator.say(event)
    if game.state.is_over:
        yield from ending_lines(narrator.names, score(game.state))
