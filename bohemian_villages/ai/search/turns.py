"""Whole turns: every way to play on from any moment of a turn, each with where it leads.

A whole turn leads to the position before the next player's turn starts, so nothing of that turn
(its end check, its income) has happened yet. Where a special action tile may be spent, a turn may
also lead to dice that must fall; it goes on from each of their outcomes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...engine.actions import END_TURN, Decision, Reroll
from ...engine.moves import choices, legal_moves
from ...engine.rules import apply, chance_outcomes
from ...engine.state import State


class Turn(NamedTuple):
    """A way to play on, and the position it leads to.

    The actions of a whole turn close with the one that ends it, which is not carried out in
    `state`; only where a placement ended the game nothing is left to end.
    """

    actions: tuple[Decision, ...]
    state: State


Key = tuple[object, ...]


def whole_turns(state: State) -> list[Turn]:
    """Every way to finish the turn without a reroll, one for each position they lead to.

    Empty only where the player must spend the special action tile.
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

    Left out is what nobody needs: to roll a single die that no move can use any more.
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
    """The faces, ascending, of the unused dice that stay as they lie."""
    return tuple(sorted([state.dice[die] for die in state.unused if die not in reroll.dice]))


def position_key(state: State) -> Key:
    """What tells apart the positions to which the turns of one player can lead.

    All else follows: the bank from the coins, figures in hand and goods from the owners. The inns
    do not: a row cleared may leave them turned or not, as the order of the moves will have it.
    """
    return (
        tuple(state.owners),
        tuple(state.coins),
        state.active_inns,
        state.bishop,
        state.specials[state.player],
    )


def expected_best(state: State, value: Callable[[State], float]) -> float:
    """The mean over the dice that must fall of the best whole turn's value: exact, and slow."""
    return sum(
        chance * max(value(turn.state) for turn in whole_turns(apply(state, roll)[0]))
        for roll, chance in chance_outcomes(state)
    )
