"""Dice from other seeds, for a game branched off another: reading and writing them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..fair_dice import DiceFrom
from .fields import Fields, Unique


def read_dice_from(fields: Fields, first: int, last: int) -> tuple[DiceFrom, ...]:
    """The `dice_from` of a setup; turns must lie between the first and last given."""
    turns = Unique("turn")
    return tuple(
        DiceFrom(
            turns.check(source, source.amount("turn", first, last)), source.filled_text("seed")
        )
        for source in fields.objects("dice_from")
    )


def dice_document(seed: str | None, dice_from: Iterable[DiceFrom]) -> dict[str, Any]:
    """The fields of a setup about its dice; empty if they were entered by hand."""
    document: dict[str, Any] = {} if seed is None else {"seed": seed}
    if sources := [{"turn": source.turn, "seed": source.seed} for source in dice_from]:
        document["dice_from"] = sources
    return document
