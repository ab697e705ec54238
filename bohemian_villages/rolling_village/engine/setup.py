"""Setup: who plays, what is printed on the sheets, and whose dice."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any

from attrs import field, frozen

from ...fair_dice import DiceFrom, die, in_order, seed_of_turn
from .actions import Dice
from .state import State, initial_state

LEAST_PLAYERS, MOST_PLAYERS = 1, 12
HUMAN = "human"

PrintedSheet = tuple[tuple[int, ...], ...]
"""Five avenues of six printed points, 0 for none."""


@frozen
class Player:
    """A seat at the table. `extra` holds what a record says of it beyond the format."""

    name: str
    control: str = HUMAN
    extra: Mapping[str, Any] = field(factory=dict)


@frozen
class Setup:
    """Everything settled before the first roll; without a seed, dice are entered by hand."""

    players: tuple[Player, ...]
    sheet: PrintedSheet
    seed: str | None = None
    dice_from: tuple[DiceFrom, ...] = ()
    extra: Mapping[str, Any] = field(factory=dict)

    def initial_state(self) -> State:
        """The position before the dice of the preparation."""
        return initial_state(tuple(chain.from_iterable(self.sheet)), len(self.players))

    def seed_of_turn(self, turn: int) -> str | None:
        """The seed that decides the dice of a turn, the preparation being 0; None by hand."""
        return seed_of_turn(turn, self.seed, in_order(self.dice_from))

    def faces(self, turn: int) -> Dice | None:
        """How the dice of a turn fall; None by hand."""
        seed = self.seed_of_turn(turn)
        return None if seed is None else (die(seed, turn, 1), die(seed, turn, 2))
