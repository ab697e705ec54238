"""The forecast: the value of a position, compared with one that differs in a single thing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from bohemian_villages.ai.evaluation.rest_of_game import RestOfGame
from bohemian_villages.engine.scoring import score, winners
from bohemian_villages.engine.state import Ending, State
from tests.ai.odd_positions import odd_positions
from tests.ai.plain_forecast import Forecast, expected_totals, forecasts, is_decided, shares
from tests.engine.boards import ANNA, EVA, OTA, position

REST = "farm farm church church town_hall7 bakery butchery dairy tailor inn"


def chances(state: State) -> list[float]:
    """Every player's chance to win."""
    return shares(*expected_totals(state))


def forecast_of(state: State, player: int = ANNA) -> Forecast:
    return forecasts(state, RestOfGame(state))[player]


def value_of(village: str, *others: str, player: int = ANNA, **fields: Any) -> float:
    """A player's chance to win; a row of free buildings lies beside the village."""
    return chances(position(village, *others, REST, **fields))[player]


# The whole.


def test_coins_are_good_for_their_owner_and_bad_for_rivals() -> None:
    assert value_of("farm", coins=[5, 0]) > value_of("farm") > value_of("farm", coins=[0, 5])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chances_are_shares_of_one_win(players: int) -> None:
    state = position(REST, players=players, coins=list(range(players)))
    assert sum(chances(state)) == pytest.approx(1)
    assert all(0 < chance < 1 for chance in chances(state))


def test_the_same_lead_wins_more_surely_the_nearer_the_end() -> None:
    assert value_of("farm", coins=[6, 0], figures=1) > value_of("farm", coins=[6, 0], figures=12)


def test_a_game_that_ends_with_the_next_turn_is_decided() -> None:
    state = position("farm:ota", figures=[3, 0], coins=[9, 0])
    assert is_decided(state)
    assert chances(state) == [1, 0]


def test_a_player_later_in_the_round_without_figures_decides_nothing_yet() -> None:
    state = position("farm", players=3, figures=[3, 2, 0])
    assert not is_decided(state)


def test_a_tie_is_shared() -> None:
    state = position("farm", players=3, figures=[3, 0, 3], coins=[4, 4, 1])
    assert chances(state) == [0.5, 0.5, 0]


def test_an_empty_bank_decides() -> None:
    state = position("farm", coins=[3, 2], ending=Ending.BANK_EMPTY)
    assert chances(state) == [1, 0]


@given(odd_positions())
def test_odd_positions_are_evaluated_and_left_as_they_are(state: State) -> None:
    before = state.copy()
    assert sum(chances(state)) == pytest.approx(1)
    assert state == before


@given(odd_positions())
def test_a_decided_position_is_worth_what_the_scoring_says(state: State) -> None:
    state = state.copy()
    state.figures[(state.player + 1) % state.players] = 0
    best = winners(score(state))
    assert chances(state) == [
        1 / len(best) if player in best else 0 for player in range(state.players)
    ]


# Its parts.


def test_an_active_inn_is_worth_more_than_an_inactive_one() -> None:
    village = "inn:anna{} farm:ota mill tailor"
    assert value_of(village.format("*")) > value_of(village.format(""))


def test_an_inn_near_to_turning_is_worth_more() -> None:
    assert value_of("inn:anna farm:ota church:ota mill mill", "mill:ota mill") > value_of(
        "inn:anna farm:ota mill mill mill", "church:ota mill:ota"
    )


def test_an_inn_that_can_never_turn_is_worth_no_coin() -> None:
    small = position("inn:anna farm:ota tailor", REST)
    large = position("inn:anna farm:ota tailor church", REST)
    assert forecast_of(small).inns == 0
    assert forecast_of(large).inns > 0


def test_the_bishop_is_worth_as_many_churches_as_one_holds() -> None:
    def bishop(village: str, holder: int) -> float:
        return forecast_of(position(village, REST, bishop=holder)).bishop

    assert bishop("farm church:ota", ANNA) == 0
    one, two = bishop("church:anna", ANNA), bishop("church:anna church:anna", ANNA)
    assert two == pytest.approx(2 * one)
    assert one > bishop("church:anna", OTA) > 0


def test_a_town_hall_is_worth_more_the_fuller_its_village() -> None:
    def hall(village: str) -> float:
        return forecast_of(position(village, REST)).town_halls

    nearly = hall("town_hall8:anna farm:ota bakery:ota church")
    half = hall("town_hall8:anna farm:ota bakery church")
    full = hall("town_hall8:anna farm:ota bakery:ota church:ota")
    assert full > nearly > half > hall("town_hall8 farm:ota bakery:ota church")


def test_a_missing_town_hall_is_feared_more_the_nearer_the_end() -> None:
    soon, late = (
        forecast_of(position("farm", REST, figures=figures)).town_halls for figures in (1, 12)
    )
    assert -5 < soon < late < 0


def test_shops_are_worth_what_they_add_to_a_set() -> None:
    def shops(words: str) -> float:
        return forecast_of(position(words, REST, figures=2)).shops

    pair = shops("bakery:anna butchery:anna dairy:ota tailor:ota")
    twice = shops("bakery:anna butchery:ota dairy:ota tailor:ota bakery:anna")
    three = shops("bakery:anna butchery:anna dairy:anna tailor:ota")
    assert three > pair > twice


def test_a_shop_that_can_be_kicked_is_worth_less() -> None:
    safe = forecast_of(position("bakery:anna bakery:ota dairy:anna dairy:ota")).shops
    exposed = forecast_of(position("bakery:anna dairy:anna farm:ota farm:ota")).shops
    assert safe > exposed


def test_most_churches_are_worth_more_than_a_tie_and_a_tie_more_than_second() -> None:
    def prize(village: str) -> float:
        return forecast_of(position(village, REST, figures=1)).churches

    most = prize("church:anna church:anna church:ota")
    tie = prize("church:anna church:ota church")
    second = prize("church:anna church:ota church:ota")
    none = prize("church church:ota church:ota")
    assert most > tie >= second > none


def test_goods_are_worth_more_the_fewer_are_missing() -> None:
    def goods(village: str) -> float:
        return forecast_of(position(village, REST)).goods

    assert goods("mill:anna mill:ota mill:ota mill") > goods("mill:anna mill mill mill")
    assert goods("glassworks:anna glassworks") > goods("mill:anna mill")


def test_goods_are_worth_at_least_half_and_less_than_all() -> None:
    value_of_one = forecast_of(position("mill:anna mill", REST)).goods
    assert 1 <= value_of_one < 2


def test_a_special_tile_in_hand_is_worth_something() -> None:
    assert value_of("farm", specials=[True, False]) > value_of("farm")
    assert value_of("farm", specials=[False, True]) < value_of("farm")


def test_harm_to_the_strongest_rival_is_worth_most() -> None:
    coins = [20, 24, 2]
    harmed = {
        rival: chances(
            position(REST, players=3, coins=[c - 4 * (p == rival) for p, c in enumerate(coins)])
        )[ANNA]
        for rival in (OTA, EVA)
    }
    assert harmed[OTA] > harmed[EVA]
