"""Documents of records with one thing changed."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from bohemian_villages.records.errors import JsonType

REMOVED = object()

NOT: dict[JsonType, list[Any]] = {
    JsonType.OBJECT: [None, True, 0, 1.5, "x", []],
    JsonType.LIST: [None, False, 0, 2.0, "[]", {}],
    JsonType.TEXT: [None, True, 0, 1.5, [], {}],
    JsonType.INTEGER: [None, True, False, 2.0, 0.5, "0", [], {}],
    JsonType.BOOLEAN: [None, 0, 1, "true", [], {}],
}
"""For each type values that are of another."""


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
