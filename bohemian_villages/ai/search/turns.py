"""Whole turns and rerolls: every way to play on from a position, and where it leads.

A whole turn leads to the position before the next player's turn starts: that turn's end check and
income have not happened yet. A reroll leads to a position in which dice are due.
"""

from __future__ import annotations

from typing import NamedTuple

from ...engine.actions import END_TURN, Decision, Reroll
from ...engine.moves import choices, legal_moves
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


def rerolls(state: State) -> list[Turn]:
    """Every way to spend a special action tile, now or after a move, one for each effect.

    Rerolling a single die that no move can use any more is left out.
    """
    found: dict[Key, Turn] = {}
    _spend(state, (), found)
    for move in legal_moves(state):
        _spend(apply(state, move)[0], (move,), found)
    return list(found.values())


def _spend(state: State, actions: tuple[Decision, ...], found: dict[Key, Turn]) -> None:
    if state.is_over or not state.specials[state.player] or len(state.unused) < 2:
        return
    position = position_key(state)
    for reroll in choices(state.dice, state.unused).rerolls:
        key = (position, kept_faces(state, reroll), len(reroll.dice))
        if key not in found:
            found[key] = Turn((*actions, reroll), apply(state, reroll)[0])


def kept_faces(state: State, reroll: Reroll) -> tuple[int, ...]:
    """The faces, ascending, of the unused dice that are not rolled."""
    return tuple(sorted([state.dice[die] for die in state.unused if die not in reroll.dice]))


def position_key(state: State) -> Key:
    """What distinguishes the positions that one player's turns can lead to.

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
