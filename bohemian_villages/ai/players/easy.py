"""Easy: takes what pays at once or looks nice, one move at a time, with some whims.

It ignores its rivals and the end of the game, and spends its special action tile only when it has
no move left.
"""

from __future__ import annotations

import random

from ...engine.actions import END_TURN, Decision, Place, TakeBishop
from ...engine.board import Kind
from ...engine.moves import legal_actions, legal_moves
from ...engine.rules import apply
from ...engine.scoring import score
from ...engine.state import State

# A coin of the distant final scoring counts for this much of a coin in hand.
FINAL_COIN = 0.4
# In coins. Inns pay later, which even a beginner looks forward to.
ACTIVE_INN, INACTIVE_INN = 3.0, 1.5
BISHOP_A_CHURCH = 1.0
SPECIAL_TILE = 0.5
# A whim makes a move look better by up to this.
WHIM = 8.0
# How often a second move is overlooked.
OVERSIGHT = 0.15


class EasyPlayer:
    """Short-sighted but never absurd: an opponent for a child's first games."""

    def decide(self, state: State, rng: random.Random) -> Decision:
        """The most appealing move, if there is one."""
        moves = [] if state.due_dice else legal_moves(state)
        if not moves:
            return _without_move(state)
        if state.moved and rng.random() < OVERSIGHT:
            return END_TURN
        appeals = [_appeal(state, move) + rng.uniform(0, WHIM) for move in moves]
        return moves[appeals.index(max(appeals))]


def _without_move(state: State) -> Decision:
    """Reroll all dice that are left if that may help, else end the turn."""
    actions = legal_actions(state)
    hopeless = len(state.unused) < 2 and END_TURN in actions
    # Rerolls are listed by the number of dice, so the last one rolls them all.
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
