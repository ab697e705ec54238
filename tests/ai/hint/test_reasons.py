"""What speaks for a turn, read off the positions before and after it."""

from __future__ import annotations

from typing import Any

from bohemian_villages.ai.hint.data import Reason, Topic
from bohemian_villages.ai.hint.reasons import forgone, reasons
from bohemian_villages.engine.actions import (
    END_TURN,
    Decision,
    Place,
    Reroll,
    TakeBishop,
    TakeSpecial,
)
from bohemian_villages.engine.board import NO_BUILDING
from bohemian_villages.engine.state import State
from bohemian_villages.hints import deciding
from tests.engine.boards import ANNA, OTA, position

Told = tuple[int, int, int]


def told(state: State, *actions: Decision) -> dict[tuple[Topic, int], Told]:
    """By topic and player: amount, count and building."""
    return {
        (reason.topic, reason.player): (reason.amount, reason.count, reason.building)
        for reason in reasons(state, actions)
    }


def reason(topic: Topic, weight: float = 1.0, **fields: Any) -> Reason:
    return Reason(topic, ANNA, weight=weight, **fields)


def test_a_farm_pays_for_all_farms() -> None:
    state = position("farm:anna farm:anna farm inn", dice=(2, 6, 1, 1))
    assert told(state, Place((0, 1), 2))[Topic.FARM, ANNA] == (3, 3, 2)


def test_a_manor_pays_its_coins() -> None:
    state = position("manor4 inn farm", dice=(6, 6, 1, 1))
    assert told(state, Place((0, 1), 0))[Topic.MANOR, ANNA][0] == 4


def test_the_last_of_a_row_pays_all_who_have_tiles_there_and_sends_them_home() -> None:
    state = position("mill mill:ota mill:anna farm", dice=(2, 4, 1, 1))
    found = told(state, Place((0, 1), 0))
    assert found[Topic.PAYOUT, ANNA][0] == 4
    assert found[Topic.PAYOUT, OTA][0] == 2
    assert found[Topic.RETURNED, ANNA][:2] == (2, 6)
    assert found[Topic.RETURNED, OTA][:2] == (1, 6)
    assert (Topic.GOODS, ANNA) not in found


def test_goods_wait_for_the_rest_of_their_row() -> None:
    state = position("glassworks glassworks glassworks:ota farm", dice=(3, 4, 1, 1))
    assert told(state, Place((0, 1), 0))[Topic.GOODS, ANNA] == (3, 1, 0)


def test_a_set_of_shops_grows_by_what_it_is_then_worth() -> None:
    state = position("bakery:anna butchery:anna dairy:anna tailor farm", dice=(2, 3, 1, 1))
    assert told(state, Place((0, 1), 3))[Topic.SHOPS, ANNA][:2] == (8, 4)


def test_a_second_shop_of_a_kind_begins_another_set() -> None:
    state = position("bakery:anna butchery:anna bakery farm", dice=(1, 1, 6, 5))
    assert told(state, Place((0, 1), 2))[Topic.SHOPS, ANNA][:2] == (1, 1)


def test_a_kick_costs_the_victim_what_the_set_was_worth() -> None:
    state = position("bakery:ota butchery:ota dairy:ota farm", dice=(1, 1, 6, 5))
    found = told(state, Place((0, 1), 0))
    assert found[Topic.SHOPS, OTA][0] == -7
    assert found[Topic.RETURNED, OTA] == (1, 6, 0)


def test_a_first_town_hall_saves_the_fine_and_waits_for_its_village() -> None:
    state = position("town_hall7 farm:ota inn dairy", dice=(4, 6, 1, 1))
    found = told(state, Place((0, 1), 0))
    assert found[Topic.FIRST_HALL, ANNA][0] == 5
    assert found[Topic.WAITING_HALL, ANNA] == (7, 2, 0)


def test_whoever_fills_a_village_makes_its_town_hall_count() -> None:
    state = position("town_hall7:ota farm", "inn", dice=(2, 6, 1, 1))
    found = told(state, Place((0, 1), 1))
    assert found[Topic.FULL_HALL, OTA][0] == 7
    assert (Topic.FIRST_HALL, OTA) not in found


def test_kicked_out_of_the_only_town_hall_one_pays_the_fine() -> None:
    state = position("town_hall7:ota farm", dice=(4, 6, 1, 1))
    assert told(state, Place((0, 1), 0))[Topic.LOST_HALL, OTA][0] == 5


def test_churches_move_the_prizes_of_both() -> None:
    state = position("church church:ota farm", dice=(5, 6, 1, 1))
    found = told(state, Place((0, 1), 0))
    assert found[Topic.CHURCHES, ANNA][0] == 6
    assert found[Topic.CHURCHES, OTA][0] == -4


def test_the_bishop_pays_for_churches_and_is_lost_to_whoever_had_it() -> None:
    state = position("church:anna church:anna church:ota farm", dice=(2, 2, 1, 3), bishop=OTA)
    (found,) = [r for r in reasons(state, [TakeBishop((0, 1))]) if r.topic is Topic.BISHOP]
    assert (found.amount, found.count, found.other) == (2, 1, OTA)
    assert not [r for r in reasons(state, [TakeBishop((0, 1))]) if r.topic is Topic.INCOME]


def test_an_inn_of_a_lively_village_pays_each_turn() -> None:
    state = position("inn farm:ota dairy:ota tailor:ota", dice=(3, 6, 1, 1))
    assert told(state, Place((0, 1), 0))[Topic.INCOME, ANNA][0] == 1


def test_an_inn_of_a_quiet_village_waits() -> None:
    state = position("inn farm:ota dairy tailor", dice=(3, 6, 1, 1))
    assert told(state, Place((0, 1), 0))[Topic.BARREL, ANNA] == (1, 2, 0)


def test_an_inn_whose_village_is_too_small_brings_nothing() -> None:
    state = position("inn farm:ota", "dairy", dice=(3, 6, 1, 1))
    assert (Topic.BARREL, ANNA) not in told(state, Place((0, 1), 0))


def test_a_special_tile_counts_for_itself() -> None:
    state = position("farm inn", dice=(1, 2, 5, 5))
    assert (Topic.TILE, ANNA) in told(state, TakeSpecial((0, 1)))


def test_who_had_few_figures_and_gets_one_back_cannot_end_the_game_as_soon() -> None:
    state = position("bakery:ota farm", dice=(1, 1, 6, 5), figures=[5, 2])
    assert told(state, Place((0, 1), 0))[Topic.DELAYED, OTA][1] == 3


def test_rivals_near_the_end_of_their_figures_are_named() -> None:
    state = position("farm inn", dice=(2, 6, 1, 1), figures=[5, 1])
    assert told(state, Place((0, 1), 0))[Topic.FEW_FIGURES, OTA][1] == 1


def test_the_last_figure_of_ones_own_is_told() -> None:
    state = position("farm inn", dice=(2, 6, 1, 1), figures=[1, 5])
    assert (Topic.LAST_FIGURE, ANNA) in told(state, Place((0, 1), 0))


def test_a_move_that_empties_the_bank_decides() -> None:
    state = position("manor9 inn", dice=(6, 6, 1, 1), bank=9, coins=[10, 12])
    (first, *_) = reasons(state, [Place((0, 1), 0)])
    assert (first.topic, first.amount) == (Topic.ENDS_GAME, 7)


def test_a_figure_that_can_be_kicked_is_exposed_by_what_it_would_cost() -> None:
    state = position("bakery:anna butchery:anna dairy farm", dice=(1, 3, 6, 6))
    (found,) = [r for r in reasons(state, [Place((0, 1), 2)]) if r.topic is Topic.EXPOSED]
    assert (found.building, found.other, found.amount) == (2, OTA, 7)
    assert found.weight < 0


def test_nobody_is_exposed_while_another_building_of_the_kind_is_free() -> None:
    state = position("bakery:anna butchery:anna dairy dairy farm", dice=(1, 3, 6, 6))
    assert (Topic.EXPOSED, ANNA) not in told(state, Place((0, 1), 2))


def test_nobody_is_exposed_to_rivals_without_a_figure() -> None:
    state = position("bakery:anna dairy farm", dice=(1, 3, 6, 6), figures=[5, 0])
    assert (Topic.EXPOSED, ANNA) not in told(state, Place((0, 1), 1))


def test_nobody_is_exposed_to_rivals_who_hold_such_a_shop() -> None:
    state = position("bakery:anna dairy dairy:ota farm", dice=(1, 3, 6, 6))
    assert (Topic.EXPOSED, ANNA) not in told(state, Place((0, 1), 1))


def test_a_reroll_tells_how_many_dice_fall_again() -> None:
    state = position("farm inn", dice=(1, 2, 5, 5), specials=[True, False])
    assert told(state, Reroll((0, 1, 2)))[Topic.REROLL, ANNA] == (0, 3, NO_BUILDING)


def test_the_end_of_a_turn_adds_nothing() -> None:
    state = position("farm:anna farm inn", dice=(2, 6, 1, 1))
    alone = reasons(state, [Place((0, 1), 1)])
    assert reasons(state, [Place((0, 1), 1), END_TURN]) == alone


def test_the_weightiest_reason_comes_first() -> None:
    state = position("farm:anna farm:anna farm dairy glassworks glassworks", dice=(2, 6, 3, 4))
    found = reasons(state, [Place((0, 1), 2), Place((2, 3), 4)])
    assert [abs(r.weight) for r in found] == sorted((abs(r.weight) for r in found), reverse=True)
    assert found[0].topic is Topic.FARM


def test_what_the_other_turn_has_as_well_does_not_decide() -> None:
    farm, tile = reason(Topic.FARM, 5.0, amount=5), reason(Topic.TILE, 2.0)
    assert deciding([farm, tile], [farm]) == [tile, farm]
    assert deciding([farm, tile], []) == [farm, tile]


def test_the_best_that_is_given_up_is_the_weightiest_that_one_lacks() -> None:
    farm, tile, kick = reason(Topic.FARM, 5.0), reason(Topic.TILE, 2.0), reason(Topic.EXPOSED, -9.0)
    assert forgone([tile], [kick, tile, farm]) == farm
    assert forgone([tile, farm], [farm, tile, kick]) is None
