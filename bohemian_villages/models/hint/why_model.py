"""WhyModel: explains an AI player's turn; computed in the AI process.

When the game goes on, the explanation is closed.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from ...ai.hint.data import Explanation
from ...ai_turns import next_number
from ...play.history import decided_last, turns_to_explain
from ...words.hint.why import WhyWords
from ...words.tone import Sentence
from ..explained_turn import ExplainedTurn
from ..game.game_model import GameModel
from ..game.players import player_view
from ..game.questions import WhyTurn


class WhyModel(ExplainedTurn[Explanation, WhyTurn]):
    """What is known about a turn that an AI player finished."""

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._turn = 0
        """The number of the turn explained last."""
        game.retranslated.connect(self.changed)

    @property
    def words(self) -> WhyWords:
        return WhyWords(self.game.table)

    def _name(self, question: WhyTurn) -> str:
        return self.game.table.player(question.state.player)

    @property
    def face(self) -> str:
        """The picture of the character that played; empty if it is none."""
        if self._question is None:
            return ""
        return player_view(self.game, self._question.state.player).face

    def _told(self, question: WhyTurn, explanation: Explanation) -> list[Sentence]:
        return self.words.paragraphs(question.state, explanation)

    # Asking.

    @property
    def can_explain(self) -> bool:
        """Whether an AI player has finished a turn in the last round."""
        return bool(turns_to_explain(self.game.game))

    def explain_last(self) -> bool:
        """Explain the last turn that an AI player finished; returns whether there is one."""
        turns = turns_to_explain(self.game.game)
        return bool(turns) and self.explain(turns[-1])

    def explain_earlier(self) -> bool:
        """Explain the turn of an AI player before the one explained; whether there is one."""
        turns = [turn for turn in turns_to_explain(self.game.game) if turn < self._turn]
        return self.is_open and bool(turns) and self.explain(turns[-1])

    def explain(self, turn: int) -> bool:
        """Explain the turn of this number; returns whether that is possible."""
        if turn not in turns_to_explain(self.game.game):
            return False
        decided = decided_last(self.game.game, turn)
        assert decided is not None
        self._turn = turn
        self._ask(WhyTurn(next_number(), *decided))
        return True
