"""Game: a setup and the steps played so far, with undo and redo that never cross a roll."""

from __future__ import annotations

from typing import Self

from attrs import frozen

from ..action_errors import IllegalActionError
from ..undo import UndoableGame
from .actions import Action, Roll
from .errors import Refusal
from .events import Event, TurnStarted
from .rules import apply
from .setup import Setup
from .state import State

KEY = "bohemian"
"""The game's key, by which the program tells games apart."""


@frozen
class Step:
    """One action with its turn, its events and the position after it."""

    turn: int
    action: Action
    events: tuple[Event, ...]
    state: State


class Game(UndoableGame[Setup, State, Step]):
    """A game under way or finished."""

    @property
    def turn(self) -> int:
        """The number of the turn under way, from 1; of the last turn when the game is over."""
        if not self.steps:
            return 1
        last = self.steps[-1]
        return last.turn + any(isinstance(event, TurnStarted) for event in last.events)

    @property
    def due_roll(self) -> Roll | None:
        """The roll that the seed decides, if one is due now; None if the dice are real ones."""
        state = self.state
        if not state.awaits_roll:
            return None
        faces = self.setup.faces(self.turn, len(state.dice), len(state.due_dice))
        return None if faces is None else Roll(faces)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Carry out a legal action or roll; steps that were undone are dropped."""
        if isinstance(action, Roll) and self.due_roll not in (None, action):
            raise IllegalActionError(Refusal.DICE_NOT_OF_SEED)
        state, events = apply(self.state, action)
        self._add(Step(self.turn, action, tuple(events), state))
        return self.steps[-1].events

    @property
    def can_undo(self) -> bool:
        """Whether a decision has been made since the last roll."""
        return bool(self.steps) and not isinstance(self.steps[-1].action, Roll)

    def upto(self, steps: int) -> Self:
        """The game as it was after this many steps."""
        earlier = type(self)(self.setup, self.extra)
        earlier.steps = self.steps[:steps]
        return earlier
