"""Positions as arrays: they move exactly as the rules do."""

from __future__ import annotations

import numpy as np
from hypothesis import assume, given

from bohemian_villages.ai.evaluation.positions import Positions, gather
from bohemian_villages.ai.search.batch_turns import turns_of_rolls
from bohemian_villages.ai.search.rolls import number_of
from bohemian_villages.ai.search.turns import whole_turns
from bohemian_villages.engine.actions import END_TURN, Roll
from bohemian_villages.engine.moves import is_legal
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import position

ARRAYS = ["owners", "active", "figures", "coins", "specials", "bank", "supply", "bishop", "ended"]


def rows(positions: Positions) -> set[bytes]:
    """Every position in a form one can compare."""
    parts = [getattr(positions, name).reshape(len(positions), -1) for name in ARRAYS]
    return {row.tobytes() for row in np.concatenate(parts, 1, dtype=np.int64)}


@given(odd_positions())
def test_the_turns_of_a_roll_lead_where_the_rules_say(state: State) -> None:
    assume(state.dice and not state.moved and not state.spent)
    turns = whole_turns(state)
    assume(turns)
    found = turns_of_rolls(gather([state]), np.array([number_of(state.dice)]))
    assert rows(found.after) == rows(gather([turn.state for turn in turns]))


@given(odd_positions())
def test_the_next_turn_starts_as_in_the_rules(state: State) -> None:
    assume(is_legal(state, END_TURN) and not state.forgetful)
    after, _ = apply(state, END_TURN)
    positions = gather([state])
    if positions.decided[0]:
        assert after.is_over
    else:
        assert rows(positions.next_turn()) == rows(gather([after]))


def test_seats_are_rotated_so_that_whose_turn_it_is_comes_first() -> None:
    state = position("farm:anna inn:ota* church:eva", players=3, coins=[1, 2, 3], player=1)
    state.bishop = 0
    found = gather([state])
    assert found.owners.tolist() == [[2, 0, 1]]
    assert found.coins.tolist() == [[2, 3, 1]]
    assert found.bishop.tolist() == [2]
    assert found.active.tolist() == [[False, True, False]]


def test_a_last_flour_tile_clears_the_row() -> None:
    state = position("mill:anna mill:ota mill farm", dice=(1, 5, 3, 4), coins=0)
    found = turns_of_rolls(gather([state]), np.array([number_of((1, 3, 4, 5))]))
    cleared = (found.after.coins[:, 1] == 2) & (found.first != -1)
    assert cleared.any()
    assert (found.after.owners[cleared][:, :3] == -1).all()


def test_a_pass_is_a_turn_where_no_move_is_possible() -> None:
    state = position("manor3:ota", dice=(6, 6, 6, 6), supply=0, bishop=0)
    found = turns_of_rolls(gather([state]), np.array([number_of((6, 6, 6, 6))]))
    assert found.first.tolist() == [-1]
    assert whole_turns(apply(position("manor3:ota", supply=0, bishop=0), Roll((6,) * 4))[0])
