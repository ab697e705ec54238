"""HintModel: the hint and the winning chances of a game, thought out elsewhere.

It asks (`asked`, `dropped`) and is told (`tell`); an answer that came too late is not heard. What
an answer says, it keeps until it is told (`follow`) that the game changed.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ...ai.evaluation.evaluation import Evaluation
from ...ai.hint.data import Hint
from ...engine.actions import Reroll
from ...question_numbers import next_number
from ...words.hint.hint import HintWords
from ..game.change import Change
from ..game.choices import Choice
from ..game.game_model import GameModel
from .analysis import Analysis
from .rows import HintRow, HintRows, HintTeller, chip_of


class HintModel(QObject):
    """What may be known about the position on the table."""

    asked = Signal(object)
    """An Analysis, to be answered with `tell`."""
    dropped = Signal(int)
    """The answer to the analysis of this number is no longer wanted."""
    changed = Signal()
    """The hint was opened, closed or sharpened."""
    shown_changed = Signal()
    """Another suggestion is looked at."""
    chances_changed = Signal()

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.rows = HintRows(self)
        self.expected: Evaluation | None = None
        """What is expected at the end; None until it is known."""
        self.is_open = False
        self.has_failed = False
        self.hint: Hint | None = None
        """What is known while it is open."""
        self._wants_chances = False
        self._asked: Analysis | None = None
        self._is_outdated = False
        self._is_playing = False
        self._turn = 0
        self._chosen = 0
        self._peeked: int | None = None
        self._chip: Choice | None = None
        game.retranslated.connect(self._retell)

    # What is known.

    @property
    def is_thinking(self) -> bool:
        """Whether something sharper may still come."""
        return self.is_open and self._asked is not None

    @property
    def words(self) -> HintWords:
        """Speaks of this table."""
        return HintWords(self.game.table)

    @property
    def status(self) -> str:
        """Who found the hint, or is at it."""
        if self.is_thinking:
            return self.words.thinking(self.hint.level if self.hint else "")
        if self.hint is None or len(self.hint.suggestions) < 2:
            return ""
        return self.words.level(self.hint)

    @property
    def message(self) -> str:
        """What is to be said where no turn can be suggested; empty if one can."""
        if self.has_failed:
            return self.words.nothing()
        if self.hint is None:
            return self.words.looking()
        if not self.hint.suggestions:
            return self.words.before_roll()
        return ""

    @property
    def shown_expected(self) -> Evaluation | None:
        """What is expected with the suggestion looked at, or else in the position."""
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
        """Put the hint away."""
        if not self.is_open:
            return
        self.is_open = False
        self._forget()
        self._drop()
        self.changed.emit()
        self.shown_changed.emit()
        self._ask_for_chances()

    def set_wants_chances(self, on: bool) -> None:
        """Follow everybody's chances, or not."""
        if on != self._wants_chances:
            self._wants_chances = on
            self._ask_for_chances()

    def _forget(self) -> None:
        self._let_chip_go()
        self.hint, self.has_failed = None, False
        self._chosen, self._peeked = 0, None
        self.rows.set_rows([])

    # Asking.

    def follow(self, change: Change) -> None:
        """The position is another one: what was known is void."""
        if change.is_another_game:
            # Another game, perhaps of other players: nothing of the last one may be told of it.
            self._forget_chip()
            self._forget()
            self.expected = None
            self.chances_changed.emit()
        if self._goes_on():
            self._forget_chip()
            self._forget()
            self.changed.emit()
            self._ask()
        elif self.is_open:
            self._forget_chip()
            self.close()
        else:
            self._ask_for_chances()

    def _goes_on(self) -> bool:
        """Whether the hint itself made a move, in a turn that is not over."""
        same_turn = self.game.is_human_turn and self.game.turn == self._turn
        return self.is_open and self._is_playing and same_turn

    def _ask_for_chances(self) -> None:
        if self.is_open or not self._wants_chances:
            return
        if self._asked is not None and not self._asked.wants_turns:
            # Soon answered: to break it off would take longer.
            self._is_outdated = True
        else:
            self._ask()

    def _ask(self) -> None:
        self._is_outdated = False
        self._asked = Analysis(next_number(), self.game.state, self.is_open)
        self.asked.emit(self._asked)

    def _drop(self) -> None:
        if self._asked is not None:
            number, self._asked = self._asked.id, None
            self.dropped.emit(number)

    def tell(self, number: int, hint: Hint | None, is_last: bool) -> None:
        """What was found; nothing, if that failed."""
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

    def _take(self, hint: Hint | None) -> None:
        kept = self._kept_choice(hint)
        self.hint, self.has_failed = hint, hint is None
        self._retell()
        self._chosen, self._peeked = kept, None
        self.changed.emit()
        self._show()

    def _kept_choice(self, hint: Hint | None) -> int:
        """Where the alternative that somebody chose stands in a sharper hint."""
        if hint is None or self.hint is None or not self._chosen:
            return 0
        chosen = self.hint.suggestions[self._chosen].actions
        places = [p for p, each in enumerate(hint.suggestions) if each.actions == chosen]
        return places[0] if places else 0

    def _retell(self) -> None:
        told = self.hint is not None and self.hint.suggestions
        teller = HintTeller(self.game.state, self.words)
        self.rows.set_rows(teller.rows(self.hint) if told and self.hint else [])

    # Looking at suggestions.

    @property
    def chosen(self) -> int:
        """The place of the suggestion that was chosen."""
        return self._chosen

    @property
    def shown(self) -> HintRow | None:
        """The suggestion that is looked at: the one pointed at before the one chosen."""
        place = self._chosen if self._peeked is None else self._peeked
        return self.rows.rows[place] if place < len(self.rows.rows) else None

    def choose(self, place: int) -> None:
        """Choose a suggestion."""
        if place != self._chosen and 0 <= place < len(self.rows.rows):
            self._chosen = place
            self._show()

    def peek(self, place: int | None) -> None:
        """Look at a suggestion without choosing it."""
        if place != self._peeked:
            self._peeked = place
            self._show()

    def _show(self) -> None:
        """Lay the dice out as the turn uses them, unless the player is sorting out some of them."""
        if not self.game.is_lifting:
            self._choose_chip(self.shown)
        self.shown_changed.emit()
        self.chances_changed.emit()

    def _choose_chip(self, row: HintRow | None) -> None:
        self._let_chip_go()
        if row is not None:
            self._chip = chip_of(row, self.game.choices, self.game.state.dice)
            self._pick_dice(row)

    def _pick_dice(self, row: HintRow) -> None:
        first = row.steps[0].action
        if isinstance(first, Reroll):
            self.game.choose(None)
            for die in first.dice:
                self.game.select_die(die, True)
        else:
            self.game.choose(self._chip)

    @property
    def is_lit(self) -> bool:
        """Whether the dice still lie as the suggestion has them: nobody chose others meanwhile."""
        if not self.is_open or self.shown is None:
            return False
        chosen, first = self.game.chosen, self.shown.steps[0]
        if chosen is not None:
            return self._chip is not None and chosen.key == self._chip.key
        picked = first.dice if isinstance(first.action, Reroll) else ()
        return self.game.selected_dice == picked

    def _let_chip_go(self) -> None:
        if self._chip is not None or self.game.selected_dice:
            self._chip = None
            if self.is_open or self.hint is not None:
                self.game.choose(None)

    def _forget_chip(self) -> None:
        """The game chose anew by itself."""
        self._chip = None

    # Playing.

    def play_next(self) -> None:
        """Make the next move of the suggestion that is chosen; the hint then goes on from there."""
        if not self.is_open or self._chosen >= len(self.rows.rows):
            return
        action = self.rows.rows[self._chosen].steps[0].action
        self._is_playing = True
        try:
            if isinstance(action, Reroll):
                self.game.reroll(action.dice)
            else:
                self.game.play(action)
        finally:
            self._is_playing = False
