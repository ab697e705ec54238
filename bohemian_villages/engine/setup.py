"""Setup: players, villages, figures, coins and tiles, and where the dice come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import field, frozen

from ..fair_dice import DiceFrom, die, draw, in_order, seed_of_turn
from .board import Board
from .state import DEFAULT_BANK, DEFAULT_SPECIAL_TILES, State, default_figures, initial_state

COLORS = ("red", "blue", "yellow", "black", "white")
LEAST_PLAYERS, MOST_PLAYERS = 2, 5
HUMAN = "human"


@frozen
class Player:
    """A seat at the table. `extra` holds what a record says of it beyond the format."""

    name: str
    color: str
    control: str = HUMAN
    extra: Mapping[str, Any] = field(factory=dict)


@frozen
class Setup:
    """Everything settled before the first roll; without a seed, dice are entered by hand."""

    players: tuple[Player, ...]
    board: Board
    seed: str | None = None
    dice_from: tuple[DiceFrom, ...] = ()
    first_player: int = 0
    figures: int = field()
    bank: int = DEFAULT_BANK
    special_tiles: int = DEFAULT_SPECIAL_TILES
    forgetful_income: bool = False
    extra: Mapping[str, Any] = field(factory=dict)
    _sources: tuple[DiceFrom, ...] = field(init=False, repr=False, eq=False)
    """`dice_from` sorted by turn, so that a roll needs no search of all of it."""

    @_sources.default
    def _sorted_sources(self) -> tuple[DiceFrom, ...]:
        return in_order(self.dice_from)

    @figures.default
    def _default_figures(self) -> int:
        return default_figures(len(self.players))

    def initial_state(self) -> State:
        """The position before the first roll."""
        return initial_state(
            self.board,
            len(self.players),
            first_player=self.first_player,
            figures=self.figures,
            bank=self.bank,
            special_tiles=self.special_tiles,
            forgetful_income=self.forgetful_income,
        )

    def seed_of_turn(self, turn: int) -> str | None:
        """The seed for the dice of a turn, counted from 1; None for dice entered by hand."""
        return seed_of_turn(turn, self.seed, self._sources)

    def faces(self, turn: int, already_rolled: int, count: int) -> tuple[int, ...] | None:
        """The next dice of a turn after so many already rolled; None for dice entered by hand."""
        seed = self.seed_of_turn(turn)
        if seed is None:
            return None
        numbers = range(already_rolled + 1, already_rolled + count + 1)
        return tuple(die(seed, turn, number) for number in numbers)


def first_player(seed: str, players: int) -> int:
    """The player who begins, if chance decides."""
    return draw(seed, "first", players)
