"""RollingHintModel: the hint of a game, computed in the AI process.

It emits questions (`asked`, `dropped`) and takes answers (`tell`); late answers are ignored. What
an answer says, it keeps until it is told (`follow`) that the game changed. It reads the game and
plays in it on request, but never changes the project in hand.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen
from PySide6.QtCore import QObject

from ...ai_turns import next_number
from ...models.suggested_turns import SuggestedTurns
from ...words.controls import control_names
from ...words.grammar import capitalized
from ...words.tone import Sentence
from ..ai.hint_data import Hint
from ..engine.actions import Decision, Draw
from ..engine.sheet import Project
from ..engine.state import LAST_TURN
from ..words.hint import RollingHintWords
from .change import Change
from .game_model import RollingModel
from .thinker import Analysis


@frozen
class HintStep:
    """A drawing of a suggestion, or the avenue it picks."""

    decision: Decision
    title: str
    near: str
    """The place, in few words."""
    short: str
    """The place in a few characters: column and avenue."""
    phrase: str
    """For the bar and for screen readers."""

    @property
    def project(self) -> Project | None:
        """What is drawn; nothing where an avenue is picked."""
        return self.decision.project if isinstance(self.decision, Draw) else None


@frozen
class HintRow:
    """A suggested way to end the turn."""

    place: int
    steps: tuple[HintStep, ...]
    expected: str
    """The final score, as "about 74 points"."""
    score: str
    """The final score as a number alone."""
    now: str
    """The score of the turn."""
    why: tuple[Sentence, ...]
    spoken: str
    tip: str
    """The tool tip: drawings, expected result and all reasons."""

    @property
    def numbers(self) -> dict[int, int]:
        """The spaces it draws in, numbered from 1 in their order."""
        decisions = [step.decision for step in self.steps]
        return {
            decision.space: number
            for number, decision in enumerate(decisions, 1)
            if isinstance(decision, Draw)
        }


def hint_rows(hint: Hint, words: RollingHintWords) -> list[HintRow]:
    """All suggestions in words."""
    return [_row(hint, place, words) for place in range(len(hint.suggestions))]


def _row(hint: Hint, place: int, words: RollingHintWords) -> HintRow:
    suggestion = hint.suggestions[place]
    steps = tuple(
        HintStep(
            each,
            words.name(each),
            words.near(each),
            words.short(each),
            words.phrase(each),
        )
        for each in suggestion.actions
    )
    why, summary = tuple(words.why(hint, place)), words.summary(suggestion)
    phrases, reasons = [step.phrase for step in steps], [sentence.text for sentence in why]
    return HintRow(
        place=place,
        steps=steps,
        expected=words.expected(suggestion.expected),
        score=str(round(suggestion.expected)),
        now=words.now(suggestion.scored),
        why=why,
        spoken=words.described(place, phrases, summary, " ".join(reasons)),
        tip="\n".join(map(capitalized, [*phrases, summary, *reasons])),
    )


class RollingHintModel(SuggestedTurns[Hint, Analysis, HintRow]):
    """The best ways to end the turn of the person who draws."""

    def __init__(self, game: RollingModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._drawing = (0, 0)
        """The turn and player for which it was opened."""
        game.retranslated.connect(self._retell)

    # What is known.

    @property
    def words(self) -> RollingHintWords:
        """The texts for this game."""
        return RollingHintWords(self._game.names)

    @property
    def title(self) -> str:
        """The heading."""
        return self.words.title()

    @property
    def is_thinking(self) -> bool:
        """Whether a better answer may still come."""
        return self._asked is not None

    @property
    def status(self) -> str:
        """Whose hint it is, or who is still thinking."""
        if self.is_thinking:
            return self.words.thinking(self.hint.level if self.hint else "")
        if self.hint is None:
            return ""
        is_last = self._game.turn == LAST_TURN
        return self.words.exact() if is_last else control_names.name(self.hint.level)

    @property
    def message(self) -> str:
        """The message if nothing is suggested; else empty."""
        if self.has_failed:
            return self.words.nothing()
        return self.words.looking() if self.hint is None else ""

    @property
    def prompt(self) -> str:
        """The prompt while something is suggested; else empty."""
        row = self.shown
        return self.words.prompt([step.phrase for step in row.steps]) if row else ""

    @property
    def numbers(self) -> Mapping[int, int]:
        """The spaces of the suggestion shown, numbered in the order of its drawings."""
        return self.shown.numbers if self.shown else {}

    # Opening and closing.

    @property
    def can_open(self) -> bool:
        """Whether a person is drawing."""
        return self._game.is_human_turn

    def toggle(self) -> None:
        """Open the hint while a person draws, or close it."""
        if self.is_open:
            self.close()
        elif self.can_open:
            self.is_open, self._drawing = True, self._now_drawing()
            self._ask_again()

    def close(self) -> None:
        """Close the hint."""
        if self.is_open:
            self.is_open = False
            self._forget()
            self._drop()
            self.changed.emit()
            self.shown_changed.emit()

    def _now_drawing(self) -> tuple[int, int]:
        return self._game.turn, self._game.drawer

    # Asking.

    def follow(self, change: Change) -> None:
        """Ask again about the rest of the turn, or close when it is over."""
        if not self.is_open:
            return
        same = not change.is_another_game and self._now_drawing() == self._drawing
        if same and self.can_open:
            self._ask_again()
        else:
            self.close()

    def _ask_again(self) -> None:
        self._forget()
        self._drop()
        self._asked = Analysis(next_number(), self._game.state)
        self.changed.emit()
        self.shown_changed.emit()
        self.asked.emit(self._asked)

    def tell(self, number: int, found: object, is_last: bool) -> None:
        """Take an answer; None if the process failed."""
        if self._asked is None or self._asked.id != number:
            return
        hint = found if isinstance(found, Hint) else None
        if is_last:
            self._asked = None
        self._take(hint)

    def _retell(self) -> None:
        self.rows.set_rows(hint_rows(self.hint, self.words) if self.hint else [])

    # Playing.

    def play_next(self) -> bool:
        """Make the next drawing of the chosen suggestion; returns whether it was made."""
        if self._chosen >= len(self.rows.rows):
            return False
        return self._game.play(self.rows.rows[self._chosen].steps[0].decision)
