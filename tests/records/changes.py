"""Documents of records with one thing changed."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

REMOVED = object()


def changed(document: Any, path: str, value: Any) -> Any:
    """The document with another value at a path like `setup.players.1.color`, or without it."""
    new = deepcopy(document)
    *way, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
    inner = new
    for step in way:
        inner = inner[step]
    if value is REMOVED:
        del inner[last]
    else:
        inner[last] = value
    return new
