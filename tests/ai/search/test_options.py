"""Options: every one of them can be played, and its chances add up."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from bohemian_villages.ai.evaluation.shipped_weights import hard_network
from bohemian_villages.ai.search.options import list_options
from bohemian_villages.engine.actions import COLLECT_INCOME
from bohemian_villages.engine.moves import is_legal, legal_actions
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions


@settings(max_examples=30)
@given(odd_positions())
def test_every_option_can_be_played(state: State) -> None:
    if state.due_dice:
        assert legal_actions(state) == [COLLECT_INCOME]
        return
    for each in list_options(state, hard_network(state.players)):
        assert sum(each.chances) == pytest.approx(1, abs=1e-5)
        position = state
        for action in each.actions:
            assert is_legal(position, action)
            position, _ = apply(position, action)
