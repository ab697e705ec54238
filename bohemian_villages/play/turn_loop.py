"""The loop of a game: who is to do what now, for the window, the terminal and matches alike."""

from __future__ import annotations

import random
from enum import Enum, auto

from attrs import frozen

from ..engine.actions import COLLECT_INCOME, Action, Decision
from ..engine.events import Event
from ..engine.game import Game
from ..engine.moves import legal_actions
from ..engine.state import State
from . import history
from .history import IsHuman
from .thought import Thought, Thoughts


class Due(Enum):
    """What a game waits for."""

    NOTHING = auto()
    """It is over."""
    PERSON = auto()
    """A person decides, or lets the dice fall."""
    REAL_DICE = auto()
    """Somebody enters what real dice show, whoever is to move."""
    INCOME = auto()
    """An AI player collects its income."""
    DICE = auto()
    """The program's dice fall for an AI player."""
    DECISION = auto()
    """An AI player decides."""


@frozen
class Played:
    """What came of an action, or of taking it back."""

    before: State
    events: tuple[Event, ...]
    by_human: bool


class TurnLoop:
    """One game under way. People act when they like; AI players when `go_on` is called."""

    def __init__(self, game: Game, is_human: IsHuman) -> None:
        self.game = game
        self.is_human = is_human
        self.thought: Thought | None = None
        """What an AI player was asked and has not answered."""
        self._thoughts = Thoughts()

    @property
    def is_human_turn(self) -> bool:
        """Whether a person is to move."""
        state = self.game.state
        return not state.is_over and self.is_human(state.player)

    @property
    def due(self) -> Due:
        """What has to happen next."""
        state = self.game.state
        if state.is_over:
            return Due.NOTHING
        is_human = self.is_human(state.player)
        if state.uncollected and not is_human:
            return Due.INCOME
        if state.awaits_roll and self.has_real_dice:
            return Due.PERSON if state.uncollected else Due.REAL_DICE
        if is_human:
            return Due.PERSON
        return Due.DICE if state.awaits_roll else Due.DECISION

    @property
    def has_real_dice(self) -> bool:
        """Whether the dice of this turn are real ones, entered by hand."""
        return self.game.setup.seed_of_turn(self.game.turn) is None

    def play(self, action: Action) -> Played:
        """Carry out an action; an `ActionError` says why it is not possible."""
        before, by_human = self.game.state, self.is_human_turn
        return Played(before, self.game.play(action), by_human)

    # AI players.

    def go_on(self) -> Played | Thought | None:
        """Do what is due without people: income, dice, or a question to an AI player."""
        if self.thought is not None:
            return None
        match self.due:
            case Due.INCOME:
                return self.play(COLLECT_INCOME)
            case Due.DICE:
                roll = self.game.due_roll
                assert roll is not None
                return self.play(roll)
            case Due.DECISION:
                self.thought = self._thoughts.about(self.game)
                return self.thought
        return None

    def is_awaited(self, number: int) -> bool:
        """Whether the question of this number still wants an answer."""
        return self.thought is not None and self.thought.id == number

    def answer(self, decision: Decision) -> Played:
        """Play what the AI player that was asked decided."""
        self.thought = None
        return self.play(decision)

    def answer_at_random(self) -> Played:
        """Play any legal action for an AI player that has no answer of its own."""
        assert self.thought is not None
        rng = random.Random(self.thought.luck)
        return self.answer(rng.choice(legal_actions(self.game.state)))

    def cancel_thought(self) -> int | None:
        """Want no answer any more; the number of the question, if there was one."""
        number = self.thought.id if self.thought else None
        self.thought = None
        return number

    # Looking back.

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision can be taken back."""
        return history.steps_to_undo(self.game, self.is_human) > 0

    @property
    def can_redo(self) -> bool:
        """Whether a person's decision that was taken back can be made again."""
        return self.game.can_redo and self.is_human_turn

    def undo(self) -> Played:
        """Take back a person's last decision, and the income an AI player collected since."""
        before = self.game.state
        count = history.steps_to_undo(self.game, self.is_human)
        steps = [self.game.undo() for _ in range(count)]
        events = tuple(event for step in reversed(steps) for event in step.events)
        return Played(before, events, by_human=True)

    def redo(self) -> Played:
        """Make again the decision that was taken back last."""
        before = self.game.state
        return Played(before, self.game.redo().events, by_human=True)
