"""Easy: what pays at once, one move at a time, with whims; never absurd."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from bohemian_villages.ai.players.easy import EasyPlayer
from bohemian_villages.engine.actions import (
    COLLECT_INCOME,
    END_TURN,
    Decision,
    Place,
    TakeBishop,
    TakeSpecial,
)
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import ANNA, OTA, after, position, put, reroll, spot

MOODS = range(60)


def decisions(state: State) -> list[Decision]:
    """What Easy does in sixty different moods."""
    return [EasyPlayer().decide(state, Random(mood)) for mood in MOODS]


def test_a_heap_of_coins_is_taken_in_any_mood() -> None:
    state = position("manor10 town_hall7:anna farm bakery", dice=(6, 6, 1, 1), bishop=ANNA)
    assert set(decisions(state)) == {put(state, (6, 6), "manor")}


def test_coins_now_please_more_than_the_same_coins_at_the_end() -> None:
    """The butchery is worth 4 coins in the final scoring; the manor pays 4 at once."""
    state = position("manor4 butchery bakery:anna", dice=(6, 6, 1, 2), supply=0, bishop=ANNA)
    now = decisions(state).count(put(state, (6, 6), "manor"))
    assert len(MOODS) / 2 < now < len(MOODS)


def test_the_last_shop_of_a_set_pleases_more_than_the_first() -> None:
    shops = "bakery:anna butchery:anna dairy:anna tailor farm:anna farm"
    complete = position(shops, dice=(2, 3, 4, 4), supply=0, bishop=ANNA)
    start = position(shops.replace(":anna", ":ota"), dice=(2, 3, 4, 4), supply=0, bishop=ANNA)
    last, first = (
        decisions(state).count(put(state, (2, 3), "tailor")) for state in (complete, start)
    )
    assert last > first


def test_an_active_inn_pleases_more_than_an_inactive_one() -> None:
    village = "inn farm:ota dairy:ota tailor:ota"
    state = position(village, "inn farm:ota", dice=(4, 5, 1, 6), supply=0, bishop=ANNA)
    active = [d for d in decisions(state) if isinstance(d, Place) and d.building == 0]
    assert len(MOODS) / 2 < len(active) < len(MOODS)


def test_the_bishop_pleases_who_has_churches() -> None:
    def bishops(owner: str) -> int:
        state = position("church:x church:x farm".replace("x", owner), dice=(4, 4, 1, 2), supply=0)
        return sum(isinstance(decision, TakeBishop) for decision in decisions(state))

    assert bishops("anna") > bishops("ota")


def test_what_a_rival_gains_or_loses_does_not_matter() -> None:
    """Kicking out the leader or the last is all the same: mood decides."""
    state = position("farm:ota farm:eva", players=3, dice=(4, 4, 1, 6), coins=[0, 90, 0], supply=0)
    state.bishop = ANNA
    kicked = {state.owners[d.building] for d in decisions(state) if isinstance(d, Place)}
    assert kicked == {OTA, 2}


def test_a_second_move_is_made_most_of_the_time_but_not_always() -> None:
    state = position("manor9 farm", dice=(6, 6, 4, 4), supply=0)
    state = after(state, put(state, (6, 6), "manor"))
    seconds = [decision for decision in decisions(state) if decision != END_TURN]
    assert 0.75 * len(MOODS) <= len(seconds) < len(MOODS)


def test_a_special_tile_is_taken_where_nothing_better_is_to_be_had() -> None:
    state = position("farm", dice=(1, 1, 2, 3), bishop=ANNA, supply=3)
    assert all(isinstance(decision, TakeSpecial) for decision in decisions(state))


def test_the_tile_is_spent_when_it_must_be() -> None:
    state = position("farm", dice=(6, 6, 6, 6), bishop=ANNA, specials=[True, False])
    assert set(decisions(state)) == {reroll(state, 6, 6, 6, 6)}


def test_the_tile_is_spent_for_a_second_move() -> None:
    state = position("farm manor4", dice=(6, 6, 6, 5), specials=[True, False], bishop=ANNA)
    state = after(state, put(state, (6, 6), "manor"))
    assert set(decisions(state)) == {reroll(state, 5, 6)}


def test_the_tile_is_kept_when_no_move_can_come_of_it() -> None:
    state = position("farm manor4", dice=(1, 3, 4, 6), specials=[True, False], bishop=ANNA)
    state = after(state, put(state, (1, 3, 4), "farm"))
    assert set(decisions(state)) == {END_TURN}


def test_who_can_do_nothing_passes() -> None:
    state = position("farm", dice=(6, 6, 6, 6), bishop=ANNA, supply=0)
    assert set(decisions(state)) == {END_TURN}


def test_income_is_collected() -> None:
    state = position("inn:anna*", forgetful=True, uncollected=True)
    assert set(decisions(state)) == {COLLECT_INCOME}


def test_moods_differ() -> None:
    state = position("farm tailor church inn", dice=(1, 4, 5, 6))
    assert len(set(decisions(state))) > 1


@pytest.mark.parametrize("mood", [0, 1, 2])
def test_the_same_mood_decides_the_same(mood: int) -> None:
    state = position("farm tailor church inn", dice=(1, 4, 5, 6))
    first, second = (EasyPlayer().decide(state, Random(mood)) for _ in range(2))
    assert first == second


def test_no_figure_in_hand_leaves_bishop_and_special_tile() -> None:
    state = position("farm church:anna", dice=(4, 4, 1, 2), figures=[0, 3], supply=0)
    assert all(isinstance(decision, TakeBishop) for decision in decisions(state))
    assert spot(state, "church") == 1


@given(odd_positions())
def test_odd_positions_are_met_with_a_legal_decision_and_left_as_they_are(state: State) -> None:
    before = state.copy()
    assert EasyPlayer().decide(state, Random(0)) in legal_actions(state)
    assert state == before
