"""Errors in a record: where they are, and which rule was broken."""

from __future__ import annotations

from ...action_errors import ActionError
from ...records.errors import Problem, RecordError, RecordPlace, Section


def turn_place(turn: int, action: int = 0) -> RecordPlace:
    """A turn of the record, or one of its actions."""
    return RecordPlace(Section.TURN, turn, action)


def refused(place: RecordPlace, error: ActionError) -> RecordError:
    """The error for an action, or a roll, that the rules do not allow."""
    return RecordError(place, Problem.RULE_BROKEN, refusal=error.refusal)
