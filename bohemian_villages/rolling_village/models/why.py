"""RollingWhy: explains AI players' turns, one player after another; computed in the AI process.

When the game goes on, the explanation is closed. It reads the game and never changes it.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from ...ai_turns import next_number
from ...models.explained_turn import ExplainedTurn
from ...words.tone import Sentence
from ..ai.hint_data import Explanation
from ..engine.actions import Draw
from ..play.history import last_turn_of
from ..words.why import RollingWhyWords
from .game_model import RollingModel
from .thinker import WhyTurn


class RollingWhy(ExplainedTurn[Explanation, WhyTurn]):
    """What is known about the last turn that an AI player finished."""

    def __init__(self, game: RollingModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._to_come: list[int] = []
        """The players whose turns are explained next, if one asks on."""
        game.retranslated.connect(self.changed)

    # What is known.

    @property
    def words(self) -> RollingWhyWords:
        return RollingWhyWords(self._game.names, self._game.setup)

    @property
    def player(self) -> int | None:
        """Whose turn is explained."""
        return None if self._question is None else self._question.state.player

    @property
    def dice(self) -> tuple[int, ...]:
        """The roll for which the player drew."""
        return (self._question.state.dice or ()) if self._question else ()

    @property
    def numbers(self) -> Mapping[int, int]:
        """The spaces that the player drew in, numbered from 1 in their order."""
        actions = self._question.actions if self._question else ()
        draws = [action for action in actions if isinstance(action, Draw)]
        return {draw.space: number for number, draw in enumerate(draws, 1)}

    def _name(self, question: WhyTurn) -> str:
        return self._game.names.player(question.state.player)

    def _told(self, question: WhyTurn, explanation: Explanation) -> list[Sentence]:
        return self.words.paragraphs(question.state, explanation)

    # Asking.

    def can_explain(self, player: int) -> bool:
        """Whether this is an AI player who has finished a turn."""
        return not self._game.is_human(player) and bool(last_turn_of(self._game.game, player))

    @property
    def why_not(self) -> str:
        """Why there is no turn to explain; empty if there is one."""
        players = range(self._game.state.players)
        if any(map(self.can_explain, players)):
            return ""
        return self.words.no_computer_player(is_at_table=not all(map(self._game.is_human, players)))

    def explain_next(self) -> None:
        """Explain the turn of the next AI player at the table, or close after the last.

        It begins with the one whose sheet is looked at.
        """
        if not self.is_open:
            found = list(filter(self.can_explain, range(self._game.state.players)))
            first = found.index(self._game.shown) if self._game.shown in found else 0
            self._to_come = found[first:] + found[:first]
        if self._to_come:
            self._explain(self._to_come.pop(0))
        else:
            self.close()

    def explain(self, player: int) -> None:
        """Explain the last turn of this player alone."""
        if self.can_explain(player):
            self._to_come = []
            self._explain(player)

    def _explain(self, player: int) -> None:
        turn = last_turn_of(self._game.game, player)
        assert turn is not None
        self._ask(WhyTurn(next_number(), *turn))
