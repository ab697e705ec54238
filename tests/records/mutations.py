"""Records broken at random: a few things changed somewhere in a valid document."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

Node = tuple[Any, Any]  # A list or an object, and a place in it.

VALUES: list[Any] = [
    *(None, True, False, [], {}, [[]], [0, 1], [1, 2, 3, 4], {"do": "end"}, {"player": 0}),
    *(-1, 0, 1, 2, 3, 4, 5, 6, 7, 13, 2.0, -0.0, 1e300, 10**15, 10**16, 10**400),
    *("", "C", "red", "blue", "human", "7", "inn", "farm", "place", "end", "reroll", "no_figures"),
    *("house", "forest", "lake", "square", {"project": "house", "column": 1, "avenue": 1}),
]
FIELDS = [
    "seed",
    "dice_from",
    "result",
    "income",
    "roll",
    "faces",
    "value",
    "turn",
    "forgetful_income",
    "bonus",
    "scored",
    "score",
]


def mutated(document: Any, rng: random.Random, changes: int) -> Any:
    """The document after so many changes at random places."""
    new = {"": deepcopy(document)}  # So that the document itself has a place, too.
    for _ in range(changes):
        if not new:
            break
        container, key = rng.choice(list(_nodes(new)))
        rng.choice(_CHANGES)(container, key, rng)
    return new.get("")


def _nodes(value: Any) -> Iterator[Node]:
    keys = list(value) if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from _nodes(value[key])


def _replace(container: Any, key: Any, rng: random.Random) -> None:
    container[key] = deepcopy(rng.choice(VALUES))


def _nudge(container: Any, key: Any, rng: random.Random) -> None:
    if type(container[key]) is int:
        container[key] += rng.choice([-1, 1])


def _remove(container: Any, key: Any, _rng: random.Random) -> None:
    del container[key]


def _double(container: Any, key: Any, _rng: random.Random) -> None:
    if isinstance(container, list):
        container.insert(key, deepcopy(container[key]))


def _exchange(container: Any, key: Any, rng: random.Random) -> None:
    other = rng.choice(list(container) if isinstance(container, dict) else range(len(container)))
    container[key], container[other] = container[other], container[key]


def _add(container: Any, key: Any, rng: random.Random) -> None:
    inner = container[key]
    value = deepcopy(rng.choice(VALUES))
    if isinstance(inner, dict):
        inner[rng.choice(FIELDS)] = value
    elif isinstance(inner, list):
        inner.append(value)


_CHANGES = [_replace, _nudge, _remove, _double, _exchange, _add]
