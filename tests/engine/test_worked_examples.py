"""The worked examples that every reading of the rules must reproduce."""

from __future__ import annotations

import pytest

from bohemian_villages.engine.actions import END_TURN, Reroll
from bohemian_villages.engine.board import Kind
from bohemian_villages.engine.moves import legal_actions, refusal
from bohemian_villages.engine.scoring import score
from tests.engine.boards import (
    ANNA,
    after,
    bishop,
    is_free,
    kinds_offered,
    paid,
    placed,
    places_offered,
    position,
    put,
    reroll,
    roll,
    spot,
)

EVERY_KIND = "bakery butchery dairy tailor mill glassworks farm inn town_hall7 church manor4"


class TestOneRollOfTwoThreeFourSix:
    def test_three_four_and_two_six_reach_a_glassworks_and_a_farm(self) -> None:
        state = position("glassworks glassworks farm", dice=(2, 3, 4, 6))
        state = placed(state, (3, 4), "glassworks")
        state = placed(state, (2, 6), "farm")
        assert not is_free(state, "glassworks")
        assert not is_free(state, "farm")
        assert state.unused == ()

    def test_two_three_and_four_six_reach_a_tailor_and_a_town_hall(self) -> None:
        state = position("tailor town_hall7", dice=(2, 3, 4, 6))
        state = placed(state, (2, 3), "tailor")
        state = placed(state, (4, 6), "town_hall")
        assert state.owners == [ANNA, ANNA]

    def test_two_four_six_reach_a_manor_with_the_three_lost(self) -> None:
        state = placed(position("manor4", dice=(2, 3, 4, 6)), (2, 4, 6), "manor")
        assert [state.dice[die] for die in state.unused] == [3]
        assert legal_actions(state) == [END_TURN]

    def test_that_and_no_more_is_within_reach(self) -> None:
        state = position(EVERY_KIND, dice=(2, 3, 4, 6))
        assert {(faces, Kind(building + 2)) for faces, building in places_offered(state)} == {
            ((2, 3), Kind.TAILOR),
            ((2, 4), Kind.MILL),
            ((3, 4), Kind.GLASSWORKS),
            ((2, 6), Kind.FARM),
            ((3, 6), Kind.INN),
            ((2, 3, 4), Kind.INN),
            ((4, 6), Kind.TOWN_HALL),
            ((2, 3, 6), Kind.CHURCH),
            ((2, 4, 6), Kind.MANOR),
        }


def test_a_bakery_of_your_own_bars_the_kick_but_the_same_dice_may_take_the_bishop() -> None:
    state = position("bakery:anna bakery:ota", dice=(1, 1, 2, 6))
    assert places_offered(state) == set()
    assert refusal(state, put(state, (1, 1), "bakery 2")) is not None
    assert after(state, bishop(state, 1, 1)).bishop == ANNA


def test_a_third_farm_pays_three() -> None:
    assert paid(position("farm:anna farm:anna farm", dice=(4, 4, 1, 1)), (4, 4), "farm 3") == [3, 0]


def test_the_last_glassworks_turns_the_inn_and_is_cleared_and_the_inn_stays_active() -> None:
    nenbrad = "mill glassworks farm:ota inn:anna town_hall6:ota manor4"
    state = position(nenbrad, "glassworks:ota", dice=(3, 4, 1, 1))
    assert state.income(ANNA) == (0, 0)
    state = placed(state, (3, 4), "glassworks 1")
    assert is_free(state, "glassworks 1")
    assert is_free(state, "glassworks 2")
    assert state.coins == [3, 3]
    assert spot(state, "inn") in state.active_inns
    assert state.income(ANNA) == (1, 0)


def test_an_active_inn_that_is_kicked_goes_over_active() -> None:
    state = placed(position("inn:ota* farm:ota", dice=(4, 5, 1, 1)), (4, 5), "inn")
    assert spot(state, "inn") in state.active_inns
    assert state.income(ANNA) == (1, 0)


def test_one_flour_and_one_glass_left_are_two_coins() -> None:
    assert score(position("mill:anna mill glassworks:anna glassworks"))[ANNA].goods == 2


class TestFourSixes:
    def test_every_manor_taken_bishop_in_hand_and_no_tile_anywhere_is_a_pass(self) -> None:
        villages = EVERY_KIND.replace("manor4", "manor4:ota")
        state = position(villages, dice=(6, 6, 6, 6), bishop=ANNA, supply=0)
        assert legal_actions(state) == [END_TURN]

    @pytest.mark.parametrize("supply", [0, 3])
    def test_a_tile_in_hand_must_be_spent(self, supply: int) -> None:
        state = position("manor4:ota", dice=(6, 6, 6, 6), bishop=ANNA, supply=supply)
        state.specials[ANNA] = True
        assert kinds_offered(state) == {Reroll}
        again = after(state, reroll(state, 6, 6, 6, 6), roll(6, 6, 6, 6))
        assert legal_actions(again) == [END_TURN]
