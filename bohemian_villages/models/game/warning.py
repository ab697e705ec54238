"""Warnings: which players could bring about the end of the game soon."""

from __future__ import annotations

from ...engine.board import Kind
from ...engine.rules import COINS_FOR_GOODS
from ...engine.state import State

# With two moves a turn, this many figures can be used up in one.
MOST_PLACED_IN_A_TURN = 2


def could_run_out_of_figures(state: State, player: int) -> bool:
    """Whether a player could be out of figures after one turn."""
    return not state.is_over and state.figures[player] <= MOST_PLACED_IN_A_TURN


def could_empty_bank(state: State, player: int) -> bool:
    """Whether one turn of a player could empty the bank."""
    return not state.is_over and state.bank <= most_paid_in_a_turn(state, player)


def most_paid_in_a_turn(state: State, player: int) -> int:
    """The most that a player's income and two placements could take from the bank."""
    payments = [*_farms(state, player), *_manors(state), *_rows(state)]
    return sum(state.income(player)) + sum(sorted(payments)[-MOST_PLACED_IN_A_TURN:])


def _farms(state: State, player: int) -> list[int]:
    held = state.count(player, Kind.FARM)
    return [held + 1, held + 2] if state.board.of_kind[Kind.FARM] else []


def _manors(state: State) -> list[int]:
    return [state.board.value_of[manor] for manor in state.free[Kind.MANOR]]


def _rows(state: State) -> list[int]:
    """What full rows of mills and glassworks would pay to all players together."""
    board = state.board
    return [
        coins * len(board.of_kind[kind])
        for kind, coins in COINS_FOR_GOODS.items()
        if len(state.free[kind]) <= MOST_PLACED_IN_A_TURN
    ]
