"""The final scoring: coins in hand, town halls, shops, churches and left-over goods."""

from __future__ import annotations

import pytest

from bohemian_villages.engine.scoring import Score, score, winners
from bohemian_villages.engine.state import State
from tests.engine.boards import ANNA, NAMES, OTA, position


def halls(state: State) -> list[int]:
    """What town halls add for each player."""
    return [part.town_halls for part in score(state)]


def shops(*buildings: str) -> int:
    """What shops add for Anna."""
    return score(position(" ".join(f"{shop}:anna" for shop in buildings)))[ANNA].shops


def churches(*counts: int) -> list[int]:
    """What churches add for players who hold so many."""
    held = " ".join(
        f"church:{name} " * count for name, count in zip(NAMES, counts, strict=False) if count
    )
    return [part.churches for part in score(position(held, players=len(counts)))]


def goods(flour: int, glass: int) -> int:
    """What so many flour and glass tiles add for Anna."""
    row = "mill:anna " * flour + "glassworks:anna " * glass
    return score(position(row + "mill glassworks"))[ANNA].goods


class TestTownHalls:
    def test_a_full_village_pays_the_printed_coins(self) -> None:
        assert halls(position("town_hall7:anna farm:ota")) == [7, -5]

    def test_occupied_by_anyone_will_do(self) -> None:
        assert halls(position("town_hall7:anna farm:ota inn:eva", players=3))[ANNA] == 7

    def test_one_free_building_is_enough_to_pay_nothing(self) -> None:
        assert halls(position("town_hall7:anna farm:ota inn")) == [0, -5]

    def test_a_hall_in_a_village_not_full_still_spares_the_fine(self) -> None:
        assert halls(position("town_hall7:anna farm", "town_hall6:ota")) == [0, 6]

    def test_other_villages_do_not_matter(self) -> None:
        assert halls(position("town_hall7:anna", "farm inn", "town_hall3:ota")) == [7, 3]

    def test_several_halls_add_up(self) -> None:
        villages = ("town_hall7:anna farm:ota", "town_hall6:anna", "town_hall9:anna farm")
        assert halls(position(*villages)) == [13, -5]

    def test_two_halls_of_one_village_pay_each(self) -> None:
        assert halls(position("town_hall7:anna town_hall4:ota town_hall1:anna")) == [8, 4]

    def test_no_town_hall_at_all_costs_five_coins(self) -> None:
        assert halls(position("farm:anna town_hall7", players=5)) == [-5] * 5

    def test_also_on_a_board_without_town_halls(self) -> None:
        assert halls(position("farm")) == [-5, -5]

    def test_a_free_hall_pays_nobody(self) -> None:
        assert halls(position("town_hall7 farm:anna")) == [-5, -5]

    def test_a_hall_printed_with_nothing_spares_the_fine(self) -> None:
        assert halls(position("town_hall0:anna")) == [0, -5]


class TestShops:
    @pytest.mark.parametrize(
        ("held", "coins"),
        [
            ((), 0),
            (("bakery",), 1),
            (("dairy",), 1),
            (("bakery", "tailor"), 5),
            (("butchery", "dairy"), 5),
            (("bakery", "butchery", "tailor"), 12),
            (("butchery", "dairy", "tailor"), 12),
            (("bakery", "butchery", "dairy", "tailor"), 20),
        ],
    )
    def test_sets_of_different_shops_pay_1_5_12_20(self, held: tuple[str, ...], coins: int) -> None:
        assert shops(*held) == coins

    @pytest.mark.parametrize(
        ("held", "coins"),
        [
            ("bakery bakery", 1 + 1),
            ("bakery bakery butchery", 5 + 1),
            ("bakery bakery butchery butchery", 5 + 5),
            ("bakery bakery bakery butchery", 5 + 1 + 1),
            ("bakery bakery butchery dairy", 12 + 1),
            ("bakery bakery butchery butchery dairy", 12 + 5),
            ("bakery butchery dairy tailor tailor", 20 + 1),
            ("bakery butchery dairy dairy tailor tailor", 20 + 5),
            ("bakery butchery butchery dairy dairy tailor tailor", 20 + 12),
            ("bakery bakery butchery butchery dairy dairy tailor tailor", 20 + 20),
            ("tailor tailor tailor", 1 + 1 + 1),
        ],
    )
    def test_several_sets_may_be_scored(self, held: str, coins: int) -> None:
        assert shops(*held.split()) == coins

    def test_the_shops_of_others_and_free_ones_do_not_count(self) -> None:
        state = position("bakery:anna butchery:ota dairy tailor:ota")
        assert [part.shops for part in score(state)] == [1, 5]


class TestChurches:
    @pytest.mark.parametrize(
        ("counts", "prizes"),
        [
            # Two players.
            ((0, 0), [0, 0]),
            ((1, 0), [10, 0]),
            ((0, 3), [0, 10]),
            ((2, 1), [10, 6]),
            ((1, 1), [6, 6]),
            # Three.
            ((0, 0, 0), [0, 0, 0]),
            ((0, 0, 1), [0, 0, 10]),
            ((3, 2, 1), [10, 6, 0]),
            ((1, 2, 3), [0, 6, 10]),
            ((2, 1, 1), [10, 6, 6]),
            ((2, 1, 0), [10, 6, 0]),
            ((2, 2, 1), [6, 6, 0]),
            ((2, 2, 0), [6, 6, 0]),
            ((1, 1, 1), [6, 6, 6]),
            # Four.
            ((4, 3, 2, 1), [10, 6, 0, 0]),
            ((3, 2, 2, 1), [10, 6, 6, 0]),
            ((3, 1, 1, 1), [10, 6, 6, 6]),
            ((1, 0, 0, 0), [10, 0, 0, 0]),
            ((2, 0, 1, 0), [10, 0, 6, 0]),
            ((2, 2, 1, 1), [6, 6, 0, 0]),
            ((2, 1, 2, 2), [6, 0, 6, 6]),
            ((1, 1, 1, 1), [6, 6, 6, 6]),
            ((0, 0, 0, 0), [0, 0, 0, 0]),
            # Five.
            ((1, 2, 3, 4, 5), [0, 0, 0, 6, 10]),
            ((3, 2, 2, 2, 1), [10, 6, 6, 6, 0]),
            ((2, 1, 1, 1, 1), [10, 6, 6, 6, 6]),
            ((3, 3, 2, 2, 1), [6, 6, 0, 0, 0]),
            ((2, 2, 2, 0, 1), [6, 6, 6, 0, 0]),
            ((1, 1, 1, 1, 0), [6, 6, 6, 6, 0]),
            ((1, 1, 1, 1, 1), [6, 6, 6, 6, 6]),
            ((0, 0, 1, 0, 0), [0, 0, 10, 0, 0]),
            ((0, 0, 0, 0, 0), [0, 0, 0, 0, 0]),
        ],
    )
    def test_most_ten_second_six_and_a_tie_for_most_six_each(
        self, counts: tuple[int, ...], prizes: list[int]
    ) -> None:
        assert churches(*counts) == prizes

    def test_the_bishop_gives_no_prize(self) -> None:
        state = position("church:anna church:ota", bishop=OTA)
        assert [part.churches for part in score(state)] == [6, 6]


class TestGoods:
    @pytest.mark.parametrize(
        ("flour", "glass", "coins"),
        [
            (0, 0, 0),
            (1, 0, 1),
            (2, 0, 2),
            (0, 1, 1),
            (0, 2, 3),
            (0, 3, 4),
            (1, 1, 2),
            (2, 1, 3),
            (1, 3, 5),
            (5, 6, 14),
        ],
    )
    def test_left_over_tiles_pay_half_rounded_down_once(
        self, flour: int, glass: int, coins: int
    ) -> None:
        assert goods(flour, glass) == coins

    def test_each_player_is_rounded_alone(self) -> None:
        state = position("glassworks:anna glassworks:ota glassworks")
        assert [part.goods for part in score(state)] == [1, 1]


class TestTotal:
    def test_all_parts_are_added_to_the_coins_in_hand(self) -> None:
        state = position(
            "town_hall7:anna bakery:anna tailor:anna church:anna",
            "mill:anna glassworks:anna mill glassworks",
            coins=[11, 3],
        )
        assert score(state) == [Score(11, 7, 5, 10, 2), Score(3, -5, 0, 0, 0)]
        assert [part.total for part in score(state)] == [35, -2]

    def test_totals_may_be_negative(self) -> None:
        assert [part.total for part in score(position("farm"))] == [-5, -5]

    def test_farms_inns_and_manors_add_nothing_at_the_end(self) -> None:
        state = position("town_hall0:anna farm:anna inn:anna* manor9:anna")
        assert score(state)[ANNA].total == 0

    def test_figures_and_special_tiles_in_hand_are_worth_nothing(self) -> None:
        state = position("town_hall0:anna", figures=9, specials=True, bishop=ANNA)
        assert score(state)[ANNA].total == 0


class TestWinners:
    @pytest.mark.parametrize(
        ("coins", "expected"),
        [
            ([3, 2], [0]),
            ([2, 3], [1]),
            ([3, 3], [0, 1]),
            ([0, 0, 0, 0, 0], [0, 1, 2, 3, 4]),
            ([1, 4, 2, 4, 3], [1, 3]),
        ],
    )
    def test_most_coins_win_and_a_tie_is_a_shared_win(
        self, coins: list[int], expected: list[int]
    ) -> None:
        assert winners(score(position("farm", players=len(coins), coins=coins))) == expected

    def test_the_total_decides_not_the_coins_in_hand(self) -> None:
        state = position("town_hall8:ota", coins=[10, 0])
        assert [part.total for part in score(state)] == [5, 8]
        assert winners(score(state)) == [OTA]

    def test_the_least_negative_total_wins(self) -> None:
        assert winners(score(position("church:ota", coins=[4, -6]))) == [ANNA, OTA]
        assert winners([Score(-3, 0, 0, 0, 0), Score(-2, 0, 0, 0, 0)]) == [OTA]
