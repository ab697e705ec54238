"""The AI process's part for Bohemian Villages: decisions and analyses. Imports no Qt."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from ...ai.hint.data import Explanation, Hint
from ...ai.levels import make_player
from ...engine.actions import Decision
from ...play.thought import AiPlayer, Thought
from .questions import Analysis, LuckQuestion, WhyTurn, analyse, explain, luck_in

PlayerMaker = Callable[[str], AiPlayer]
Analyser = Callable[[Analysis], Iterator[Hint]]


class VillagesThinker:
    """Keeps its players from one thought to the next."""

    def __init__(self, maker: PlayerMaker = make_player, analyser: Analyser = analyse) -> None:
        self._maker = maker
        self._analyser = analyser
        self._players: dict[str, AiPlayer] = {}

    def answers(
        self, question: Thought | Analysis | WhyTurn | LuckQuestion
    ) -> Iterator[Decision | Hint | Explanation | tuple[float, ...]]:
        """A decision, hints or explanations that get sharper, or the luck everybody had."""
        if isinstance(question, Thought):
            player = self._player(question.opponent)
            yield player.decide(question.state, random.Random(question.luck))
        elif isinstance(question, WhyTurn):
            yield from explain(question)
        elif isinstance(question, LuckQuestion):
            yield luck_in(question)
        else:
            yield from self._analyser(question)

    def _player(self, level: str) -> AiPlayer:
        if level not in self._players:
            self._players[level] = self._maker(level)
        return self._players[level]
