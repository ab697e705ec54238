"""Game: a setup, a position and how it came about, with undo and redo of one's own drawings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from attrs import frozen

from ...action_errors import IllegalActionError
from ...undo import UndoableGame
from .actions import Action, Roll
from .errors import Refusal
from .events import Event
from .rules import apply
from .setup import Setup
from .state import LAST_TURN, State

KEY = "rolling"
"""Names the game where several could be meant."""


@frozen
class Step:
    """One action with its turn and player, its events and the position after it.

    Dice are rolled for all players; the player of that step is the first.
    """

    turn: int
    player: int
    action: Action
    events: tuple[Event, ...]
    state: State


class Game(UndoableGame[Setup, State, Step]):
    """A game under way or finished."""

    def __init__(self, setup: Setup, extra: Mapping[str, Any] | None = None) -> None:
        super().__init__(setup, extra)
        # So many steps can no longer be taken back: dice fell, or the next player has drawn.
        self._fixed = 0

    @property
    def turn(self) -> int:
        """The turn under way or next to begin, the preparation being 0; the last one at the end."""
        return min(self.state.turn, LAST_TURN)

    @property
    def due_roll(self) -> Roll | None:
        """The roll that the seed decides, if dice must fall now; None where they are real ones."""
        if not self.state.awaits_roll:
            return None
        faces = self.setup.faces(self.turn)
        return None if faces is None else Roll(faces)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Carry out a legal action, or let the dice fall; what was undone is forgotten."""
        if isinstance(action, Roll) and self.due_roll not in (None, action):
            raise IllegalActionError(Refusal.DICE_NOT_OF_SEED)
        before = self.state
        state, events = apply(before, action)
        step = Step(before.turn, before.player, action, tuple(events), state)
        self._fix_before(step)
        self._add(step)
        return step.events

    def _fix_before(self, step: Step) -> None:
        """Fix earlier steps once another player draws or dice have been rolled."""
        if isinstance(step.action, Roll):
            self._fixed = len(self.steps) + 1
        elif self.steps[-1].player != step.player:
            self._fixed = len(self.steps)

    @property
    def can_undo(self) -> bool:
        """Whether a decision has been made since the last roll and the last change of player."""
        return len(self.steps) > self._fixed

    def upto(self, steps: int) -> Self:
        earlier = type(self)(self.setup, self.extra)
        for step in self.steps[:steps]:
            earlier._fix_before(step)
            earlier.steps.append(step)
        return earlier
