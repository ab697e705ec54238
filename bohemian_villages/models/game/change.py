"""Change: what changes in Bohemian Villages."""

from __future__ import annotations

from typing import TypeAlias

from ...engine.events import Event
from ...engine.state import State
from .. import change
from ..change import Cause

__all__ = ["Cause", "Change"]

Change: TypeAlias = change.Change[State, Event]
