"""The loop of a game: who has to do what now, for the window, the terminal and matches alike."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import TypeAlias

from .. import ai_turns
from ..engine.actions import COLLECT_INCOME, Action, CollectIncome, Decision, Roll
from ..engine.events import Event
from ..engine.game import Game
from ..engine.moves import legal_actions
from ..engine.state import State
from . import history
from .seats import opponent_of
from .thought import Thought


class Due(Enum):
    """What a game waits for."""

    NOTHING = auto()
    """The game is over."""
    PERSON = auto()
    """A person decides or rolls."""
    REAL_DICE = auto()
    """A person enters the roll of real dice, whoever is to move."""
    INCOME = auto()
    """An AI player collects its income."""
    DICE = auto()
    """An AI player's dice fall, rolled by the program."""
    DECISION = auto()
    """An AI player decides."""


Played: TypeAlias = ai_turns.Played[State, Event]


class TurnLoop(ai_turns.AnyTurnLoop[Thought, State, Event, Decision]):
    """One game under way. People act at any time, AI players when `go_on` is called."""

    game: Game

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
        if state.awaits_roll and self.game.setup.seed_of_turn(self.game.turn) is None:
            return Due.PERSON if state.uncollected else Due.REAL_DICE
        if is_human:
            return Due.PERSON
        return Due.DICE if state.awaits_roll else Due.DECISION

    def play(self, action: Action) -> Played:
        """Carry out an action; raises `ActionError` if it is not allowed."""
        before, by_human = self.game.state, self.is_human_turn
        return Played(before, self.game.play(action), by_human)

    # AI players.

    @property
    def automatic_action(self) -> Action | None:
        """An AI player's income or dice, if due."""
        match self.due:
            case Due.INCOME:
                return COLLECT_INCOME
            case Due.DICE:
                return self.game.due_roll
        return None

    @property
    def awaits_ai(self) -> bool:
        """Whether an AI player has to decide."""
        return self.due is Due.DECISION

    def new_thought(self) -> Thought:
        """A question to an AI player about the decision due; its opponent is written as text."""
        state = self.game.state
        opponent = opponent_of(self.game.setup.players[state.player])
        return Thought(
            ai_turns.next_number(), state, str(opponent), self._luck(Roll | CollectIncome)
        )

    def legal_decisions(self) -> Sequence[Decision]:
        """What the player to decide may do."""
        return legal_actions(self.game.state)

    # Looking back.

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision can be taken back."""
        return history.steps_to_undo(self.game, self.is_human) > 0

    @property
    def can_redo(self) -> bool:
        """Whether a decision that was undone can be made again."""
        return self.game.can_redo and self.is_human_turn

    def undo(self) -> Played:
        """Take back a person's last decision, and any income an AI player has collected since."""
        before = self.game.state
        count = history.steps_to_undo(self.game, self.is_human)
        steps = [self.game.undo() for _ in range(count)]
        events = tuple(event for step in reversed(steps) for event in step.events)
        return Played(before, events, by_human=True)
