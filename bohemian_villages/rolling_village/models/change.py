"""Change: what changes in Rolling Village."""

from __future__ import annotations

from typing import TypeAlias

from ...models import change
from ...models.change import Cause
from ..engine.events import Event
from ..engine.state import State

__all__ = ["Cause", "Change"]

Change: TypeAlias = change.Change[State, Event]
