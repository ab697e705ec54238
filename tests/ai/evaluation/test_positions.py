"""Positions as arrays: seats are rotated, and the next turn starts as in the rules."""

from __future__ import annotations

from hypothesis import assume, given, settings

from bohemian_villages.ai.evaluation.positions import gather
from bohemian_villages.engine.actions import END_TURN
from bohemian_villages.engine.moves import is_legal
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions
from tests.ai.position_rows import rows
from tests.engine.boards import position


@settings(max_examples=40)
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
