"""The turns of many positions at once: they lead exactly where the rules say."""

from __future__ import annotations

import numpy as np
from hypothesis import assume, given

from bohemian_villages.ai.evaluation.positions import gather
from bohemian_villages.ai.search.batch_turns import turns_of_rolls
from bohemian_villages.ai.search.rolls import number_of
from bohemian_villages.ai.search.turns import whole_turns
from bohemian_villages.engine.actions import Roll
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions
from tests.ai.position_rows import rows
from tests.engine.boards import position


@given(odd_positions())
def test_the_turns_of_a_roll_lead_where_the_rules_say(state: State) -> None:
    assume(state.dice and not state.moved and not state.spent)
    turns = whole_turns(state)
    assume(turns)
    found = turns_of_rolls(gather([state]), np.array([number_of(state.dice)]))
    assert rows(found.after) == rows(gather([turn.state for turn in turns]))


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
