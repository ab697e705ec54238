"""Errors for actions that the rules of a game refuse."""

from __future__ import annotations

from enum import Enum
from typing import Any


class ActionError(ValueError):
    """An action that cannot be carried out."""

    def __init__(self, refusal: Enum) -> None:
        super().__init__(refusal.name)
        self.refusal: Any = refusal
        """The rule it would break, one of the game's `Refusal`s."""


class InvalidActionError(ActionError):
    """The action makes no sense in any position."""


class IllegalActionError(ActionError):
    """The rules do not allow the action in this position."""
