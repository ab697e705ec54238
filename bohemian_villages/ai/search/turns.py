"""Whole turns: every way to finish a turn, and the position it leads to.

The position is the one before the next player's turn starts: its end check and income have not
happened yet.
"""

from __future__ import annotations

from typing import NamedTuple

from ...engine.actions import END_TURN, Decision, Reroll
from ...engine.moves import legal_moves
from ...engine.rules import apply
from ...engine.state import State


class Turn(NamedTuple):
    """A way to play on, and the position it leads to.

    The last action of a whole turn is the one that ends it, which is not carried out in `state`.
    Only a turn whose placement ended the game lacks it.
    """

    actions: tuple[Decision, ...]
    state: State


Key = tuple[object, ...]


def whole_turns(state: State) -> list[Turn]:
    """Every way to finish the turn without a reroll, one for each position reached.

    Empty only if the player must spend the special action tile.
    """
    found: dict[Key, Turn] = {}
    _finish(state, (), found)
    return list(found.values())


def _finish(state: State, actions: tuple[Decision, ...], found: dict[Key, Turn]) -> None:
    if state.is_over:
        found.setdefault(position_key(state), Turn(actions, state))
        return
    moves = legal_moves(state)
    if state.moved or not (moves or state.specials[state.player]):
        found.setdefault(position_key(state), Turn((*actions, END_TURN), state))
    for move in moves:
        _finish(apply(state, move)[0], (*actions, move), found)


def kept_faces(state: State, reroll: Reroll) -> tuple[int, ...]:
    """The faces, ascending, of the unused dice that are not rolled."""
    return tuple(sorted([state.dice[die] for die in state.unused if die not in reroll.dice]))


def position_key(state: State) -> Key:
    """A key that tells apart the positions that one player's turns can lead to.

    Everything else follows: the bank from the coins, figures in hand and goods from the owners. The
    inns do not: whether a cleared row leaves them turned depends on the order of the moves.
    """
    return (
        tuple(state.owners),
        tuple(state.coins),
        state.active_inns,
        state.bishop,
        state.specials[state.player],
    )
