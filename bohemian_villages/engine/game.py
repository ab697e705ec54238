"""Game: a setup, a position and how it came about, with undo and redo that never cross a die."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from .actions import Action, Roll
from .errors import IllegalActionError, Refusal
from .events import Event, TurnStarted
from .rules import apply
from .setup import Setup
from .state import State

KEY = "bohemian"
"""How the program knows this game among others."""


@frozen
class Step:
    """One action with the turn in which it was done, what happened and the position after it."""

    turn: int
    action: Action
    events: tuple[Event, ...]
    state: State


class Game:
    """A game under way or finished. `extra` holds what its record says beyond the format."""

    def __init__(self, setup: Setup, extra: Mapping[str, Any] | None = None) -> None:
        self.setup = setup
        self.extra = extra or {}
        self.start = setup.initial_state()
        self.steps: list[Step] = []
        self._undone: list[Step] = []

    @property
    def state(self) -> State:
        """The position now."""
        return self.steps[-1].state if self.steps else self.start

    @property
    def turn(self) -> int:
        """The number of the turn under way, from 1; of the last one when the game is over."""
        if not self.steps:
            return 1
        last = self.steps[-1]
        return last.turn + any(isinstance(event, TurnStarted) for event in last.events)

    @property
    def due_roll(self) -> Roll | None:
        """The roll that the seed decides, if dice must fall now; None where they are real ones."""
        state = self.state
        if not state.awaits_roll:
            return None
        faces = self.setup.faces(self.turn, len(state.dice), len(state.due_dice))
        return None if faces is None else Roll(faces)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Carry out a legal action, or let the dice fall; what was undone is forgotten."""
        if isinstance(action, Roll) and self.due_roll not in (None, action):
            raise IllegalActionError(Refusal.DICE_NOT_OF_SEED)
        state, events = apply(self.state, action)
        self.steps.append(Step(self.turn, action, tuple(events), state))
        self._undone.clear()
        return self.steps[-1].events

    @property
    def can_undo(self) -> bool:
        """Whether something was decided since the last die fell."""
        return bool(self.steps) and not isinstance(self.steps[-1].action, Roll)

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be done again."""
        return bool(self._undone)

    def undo(self) -> Step:
        """Take back the last decision."""
        if not self.can_undo:
            raise IndexError("no decision since the last die fell")
        self._undone.append(self.steps.pop())
        return self._undone[-1]

    def redo(self) -> Step:
        """Do again what was undone last."""
        self.steps.append(self._undone.pop())
        return self.steps[-1]

    def upto(self, steps: int) -> Game:
        """The game as it was after so many steps."""
        earlier = Game(self.setup, self.extra)
        earlier.steps = self.steps[:steps]
        return earlier
