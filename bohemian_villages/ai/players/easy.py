"""Easy: takes what pays at once or looks nice, one move at a time, and has its whims.

It thinks neither of its rivals nor of the end, and spends its special action tile only when it has
run out of moves.
"""

from __future__ import annotations

import random

from ...engine.actions import END_TURN, Decision, Place, TakeBishop
from ...engine.board import Kind
from ...engine.moves import legal_actions, legal_moves
from ...engine.rules import apply
from ...engine.scoring import score
from ...engine.state import State

# How much a coin of the final scoring counts, which is far away, beside one in hand.
FINAL_COIN = 0.4
# In coins. An inn pays later, which even a beginner looks forward to.
ACTIVE_INN, INACTIVE_INN = 3.0, 1.5
BISHOP_A_CHURCH = 1.0
SPECIAL_TILE = 0.5
# A whim may make a move look better by up to this.
WHIM = 8.0
# How often a second move is not seen.
OVERSIGHT = 0.15


class EasyPlayer:
    """Short-sighted, but never absurd: a rival for a child's first games."""

    def decide(self, state: State, rng: random.Random) -> Decision:
        """The move that pleases most, if there is one."""
        moves = [] if state.due_dice else legal_moves(state)
        if not moves:
            return _without_move(state)
        if state.moved and rng.random() < OVERSIGHT:
            return END_TURN
        pleasing = [_appeal(state, move) + rng.uniform(0, WHIM) for move in moves]
        return moves[pleasing.index(max(pleasing))]


def _without_move(state: State) -> Decision:
    """Roll all dice that are left again, if that may help; else there is little choice."""
    actions = legal_actions(state)
    hopeless = len(state.unused) < 2 and END_TURN in actions
    # The rerolls stand in the list by the number of dice, so the last one takes them all.
    rerolls = [] if hopeless else [action for action in actions if action != END_TURN]
    return rerolls[-1] if rerolls else END_TURN


def _appeal(state: State, move: Decision) -> float:
    """What a move promises, in coins."""
    if isinstance(move, Place):
        return _appeal_of_placement(state, move)
    if isinstance(move, TakeBishop):
        return BISHOP_A_CHURCH * state.count(state.player, Kind.CHURCH)
    return SPECIAL_TILE


def _appeal_of_placement(state: State, move: Place) -> float:
    player, building = state.player, move.building
    new, _ = apply(state, move)
    before, after = score(state)[player], score(new)[player]
    at_once = after.coins - before.coins
    appeal = at_once + FINAL_COIN * (after.total - before.total - at_once)
    if state.board.kind_of[building] == Kind.INN:
        appeal += ACTIVE_INN if building in new.active_inns else INACTIVE_INN
    return appeal
