"""WhyModel: explains an AI player's turn; computed in the AI process.

It emits questions (`asked`, `dropped`) and takes answers (`tell`); late answers are ignored. When
the game goes on, the explanation is closed.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ...ai.hint.data import Explanation
from ...play.history import decided_last, turns_to_explain
from ...question_numbers import next_number
from ...words.hint.why import WhyWords
from ...words.tone import Sentence
from ..game.game_model import GameModel
from ..game.players import player_view
from .why_turn import WhyTurn


class WhyModel(QObject):
    """What is known about a turn that an AI player finished."""

    asked = Signal(object)
    """A WhyTurn, to be answered with `tell`."""
    dropped = Signal(int)
    """The number of a question whose answer is no longer needed."""
    changed = Signal()
    """A different turn or none is explained, or more is known about it."""

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.explanation: Explanation | None = None
        """What is known about the turn."""
        self._question: WhyTurn | None = None
        self._turn = 0
        """The number of the turn explained last."""
        self._is_thinking = False
        game.retranslated.connect(self.changed)

    # What is known.

    @property
    def is_open(self) -> bool:
        """Whether a turn is being explained."""
        return self._question is not None

    @property
    def is_thinking(self) -> bool:
        """Whether a better answer may still come."""
        return self._is_thinking

    @property
    def words(self) -> WhyWords:
        """The texts for this table."""
        return WhyWords(self.game.table)

    @property
    def title(self) -> str:
        """The heading; empty when closed."""
        return self.words.title(self._question.state.player) if self._question else ""

    @property
    def face(self) -> str:
        """The picture of the character that played; empty if it is none."""
        if self._question is None:
            return ""
        return player_view(self.game, self._question.state.player).face

    @property
    def status(self) -> str:
        """Which level the evaluation comes from, or is still thinking; empty before any answer."""
        if self.explanation is None:
            return ""
        level = self.explanation.hint.level
        return self.words.thinking(level) if self._is_thinking else self.words.level(level)

    @property
    def paragraphs(self) -> list[Sentence]:
        """The explanation."""
        if self._question is None:
            return []
        if self.explanation is not None:
            return self.words.paragraphs(self._question.state, self.explanation)
        said = self.words.looking() if self._is_thinking else self.words.nothing()
        return [Sentence(said)]

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
        self._drop()
        self._turn = turn
        self._question = WhyTurn(next_number(), *decided)
        self._is_thinking = True
        self.changed.emit()
        self.asked.emit(self._question)
        return True

    def close(self) -> None:
        """Close the explanation."""
        if self._question is not None:
            self._drop()
            self._question = None
            self.changed.emit()

    def _drop(self) -> None:
        was_thinking, self._is_thinking = self._is_thinking, False
        self.explanation = None
        if was_thinking and self._question is not None:
            self.dropped.emit(self._question.id)

    def tell(self, number: int, explanation: Explanation | None, is_last: bool) -> None:
        """Take an answer; None if the process failed."""
        if self._question is None or self._question.id != number or not self._is_thinking:
            return
        # If looking ahead fails, the earlier answer stays.
        self.explanation = explanation or self.explanation
        self._is_thinking = not is_last
        self.changed.emit()
