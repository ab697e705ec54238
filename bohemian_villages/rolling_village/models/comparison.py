"""Comparison: a game alone beside an expert's with the same dice, turn by turn."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from ...ai_turns import next_number
from ..ai.same_dice import SameDice, Turn
from ..engine.actions import Roll
from ..engine.game import Game
from ..engine.scoring import Score, score
from .change import Change
from .facts import RollingFacts

__all__ = ["Analyst", "Comparison", "SameDice", "same_dice"]


class Analyst(Protocol):
    """Something that answers questions elsewhere."""

    @property
    def answered(self) -> SignalInstance:
        """Carries the number of a question, an answer, and whether it is the last one."""

    def ask(self, question: SameDice, /) -> None:
        """Ask a question."""

    def cancel(self, number: int, /) -> None:
        """Drop a question."""


class Comparison(QObject):
    """Computed while it is shown; results are kept."""

    changed = Signal()

    def __init__(self, game: RollingFacts, analyst: Analyst, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._analyst = analyst
        self._asked: int | None = None
        self.expert_game: Game | None = None
        """The expert's game so far; None before it begins."""
        self.has_failed = False
        """Whether the expert could not play to the end."""
        game.changed.connect(self._follow)
        analyst.answered.connect(self._take)

    @property
    def is_possible(self) -> bool:
        """Whether there is anything to compare: a game alone that is over."""
        return self._game.is_alone and self._game.state.is_over

    @property
    def expert(self) -> Score | None:
        """The expert's score after the turns played so far; None before the first."""
        if self.expert_game is None or not self.expert_game.state.scores[0]:
            return None
        return score(self.expert_game.state)[0]

    @property
    def is_done(self) -> bool:
        """Whether the expert has played to the end."""
        return self.expert_game is not None and not self._is_playing and not self.has_failed

    @property
    def _is_playing(self) -> bool:
        return self._asked is not None

    def begin(self) -> None:
        """Let the expert play, unless it has done so or plays already."""
        if self.is_possible and not self.is_done and not self._is_playing:
            self._forget()
            question = same_dice(self._game.game)
            self._asked, self.expert_game = question.id, question.begun()
            self._analyst.ask(question)
            self.changed.emit()

    def stop(self) -> None:
        """Stop the expert, since the comparison is not shown any more."""
        if self._asked is not None:
            self._analyst.cancel(self._asked)
            self._forget()
            self.changed.emit()

    def _forget(self) -> None:
        self._asked, self.expert_game, self.has_failed = None, None, False

    def _follow(self, change: Change) -> None:
        """Stop when another game is loaded, or the end is undone."""
        if change.is_another_game or not self.is_possible:
            self.stop()
            self._forget()

    def _take(self, number: int, turn: Turn | None, is_last: bool) -> None:
        if number != self._asked or self.expert_game is None:
            return
        if is_last:
            self._asked = None
        if turn is None:
            self.has_failed = True
        else:
            for action in turn:
                self.expert_game.play(action)
        self.changed.emit()


def same_dice(game: Game) -> SameDice:
    """The dice of a game, as a question."""
    rolls = tuple(step.action.faces for step in game.steps if isinstance(step.action, Roll))
    return SameDice(next_number(), game.setup.sheet, rolls)
