"""HintModel: the hint and the winning chances of a game, computed in the AI process.

It asks (`asked`, `dropped`) and is told (`tell`); an answer that came too late is not heard. What
an answer says, it keeps until it is told (`follow`) that the game changed. It reads the game and
plays in it when asked to, but never changes what is selected there.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ...ai.evaluation.evaluation import Evaluation
from ...ai.hint.data import Hint
from ...ai_turns import next_number
from ...engine.actions import Dice, Reroll
from ...words.controls import control_names
from ...words.hint.hint import HintWords
from ..change import Origin
from ..game.change import Change
from ..game.choices import Choice
from ..game.game_model import GameModel
from ..game.questions import Analysis
from ..suggested_turns import SuggestedTurns
from .rows import HintRow, HintTeller, layout_of

BY_HINT = Origin(follows_hint=True)


class HintModel(SuggestedTurns[Hint, Analysis, HintRow]):
    """What is known about the position on the table."""

    chances_changed = Signal()

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.expected: Evaluation | None = None
        """The expected result of the game; None until it is known."""
        self._wants_chances = False
        self._is_outdated = False
        self._turn = 0
        game.retranslated.connect(self._speak_again)

    # What is known.

    @property
    def is_thinking(self) -> bool:
        """Whether a better answer may still come."""
        return self.is_open and self._asked is not None

    @property
    def words(self) -> HintWords:
        """The texts for this table."""
        return HintWords(self.game.table)

    @property
    def title(self) -> str:
        """The heading."""
        return self.words.title()

    @property
    def status(self) -> str:
        """Which level the hint comes from, or is still thinking."""
        if self.is_thinking:
            return self.words.thinking(self.hint.level if self.hint else "")
        if self.hint is None or len(self.hint.suggestions) < 2:
            return ""
        return control_names.name(self.hint.level)

    @property
    def message(self) -> str:
        """What to show where no turn can be suggested; else empty."""
        if self.has_failed:
            return self.words.nothing()
        if self.hint is None:
            return self.words.looking()
        if not self.hint.suggestions:
            return self.words.before_roll()
        return ""

    @property
    def shown_expected(self) -> Evaluation | None:
        """The result expected after the suggestion shown, or else in the position."""
        if self.is_open and self.hint and self.shown is not None:
            return self.hint.suggestions[self.shown.place].evaluation
        return self.expected

    # Opening and closing.

    def toggle(self) -> None:
        """Open the hint on a person's turn, or close it."""
        if self.is_open:
            self.close()
        elif self.game.is_human_turn:
            self._open()

    def _open(self) -> None:
        self.is_open, self._turn = True, self.game.turn
        self._forget()
        self.changed.emit()
        self._ask()

    def close(self) -> None:
        """Close the hint."""
        if not self.is_open:
            return
        self.is_open = False
        self._forget()
        self._drop()
        self.changed.emit()
        self.shown_changed.emit()
        self._ask_for_chances()

    def set_wants_chances(self, on: bool) -> None:
        """Turn the winning chances on or off."""
        if on != self._wants_chances:
            self._wants_chances = on
            self._ask_for_chances()

    # Asking.

    def follow(self, change: Change) -> None:
        """Drop what was known: the position has changed."""
        if change.is_another_game:
            # A different game, perhaps with other players: nothing known of the last one may be
            # shown.
            self._forget()
            self.expected = None
            self.chances_changed.emit()
        if self._goes_on(change):
            self._forget()
            self.changed.emit()
            self._ask()
        elif self.is_open:
            self.close()
        else:
            self._ask_for_chances()

    def _goes_on(self, change: Change) -> bool:
        """Whether the hint itself made a move, in a turn that is not over."""
        same_turn = self.game.is_human_turn and self.game.turn == self._turn
        return self.is_open and change.origin.follows_hint and same_turn

    def _ask_for_chances(self) -> None:
        if self.is_open or not self._wants_chances:
            return
        if self._asked is not None and not self._asked.wants_turns:
            # The answer comes soon; cancelling would take longer.
            self._is_outdated = True
        else:
            self._ask()

    def _ask(self) -> None:
        self._is_outdated = False
        self._asked = Analysis(next_number(), self.game.state, self.is_open)
        self.asked.emit(self._asked)

    def tell(self, number: int, hint: Hint | None, is_last: bool) -> None:
        """Take an answer; None if the process failed."""
        if self._asked is None or self._asked.id != number:
            return
        wants_turns = self._asked.wants_turns
        if is_last:
            self._asked = None
        if self._is_outdated:
            self._ask()
            return
        if hint is not None:
            self.expected = hint.evaluation
        if wants_turns and self.is_open:
            self._take(hint)
        self.chances_changed.emit()

    def _speak_again(self) -> None:
        self._retell()
        if self.is_open:
            self.shown_changed.emit()

    def _retell(self) -> None:
        told = self.hint is not None and self.hint.suggestions
        teller = HintTeller(self.game.state, self.words)
        self.rows.set_rows(teller.rows(self.hint) if told and self.hint else [])

    # What is shown.

    def _show(self) -> None:
        super()._show()
        self.chances_changed.emit()

    @property
    def layout(self) -> tuple[Choice | None, Dice] | None:
        """How the turn that is looked at lays out the dice; None without one."""
        if self.shown is None:
            return None
        return layout_of(self.shown, self.game.choices, self.game.state.dice)

    # Playing.

    def play_next(self) -> bool:
        """Make the next move of the suggestion that is chosen, and go on from there; whether it
        was made."""
        if not self.is_open or self._chosen >= len(self.rows.rows):
            return False
        action = self.rows.rows[self._chosen].steps[0].action
        if isinstance(action, Reroll):
            return self.game.reroll(action.dice, origin=BY_HINT)
        return self.game.play(action, origin=BY_HINT)
