"""What each building does when a figure is placed on it, and in which order."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bohemian_villages.engine.actions import END_TURN
from bohemian_villages.engine.board import Kind
from bohemian_villages.engine.events import (
    CoinsPaid,
    FigurePlaced,
    FigureReturned,
    GoodsTaken,
    InnActivated,
    InnTaken,
    RowCleared,
)
from bohemian_villages.engine.state import NO_PLAYER, State
from tests.engine.boards import (
    ANNA,
    EVA,
    OTA,
    after,
    events_of,
    is_free,
    paid,
    placed,
    position,
    put,
    roll,
    spot,
)


class Goods(NamedTuple):
    """A kind that gives goods tiles, and what each is worth when its row is cleared."""

    kind: str
    total: int
    worth: int
    faces: tuple[int, int]


GOODS = [Goods("mill", 6, 2, (3, 3)), Goods("glassworks", 7, 3, (3, 4))]


def is_active(state: State, name: str) -> bool:
    """Whether the inn's tile shows the stein."""
    return spot(state, name) in state.active_inns


class TestShops:
    @pytest.mark.parametrize(
        ("shop", "faces"),
        [("bakery", (1, 1)), ("butchery", (1, 2)), ("dairy", (2, 2)), ("tailor", (2, 3))],
    )
    def test_a_shop_pays_nothing_before_the_end(self, shop: str, faces: tuple[int, ...]) -> None:
        state = position(f"{shop} farm farm", dice=(*faces, 6, 6))
        assert paid(state, faces, shop) == [0, 0]
        assert len(events_of(state, put(state, faces, shop))) == 1


@pytest.mark.parametrize("goods", GOODS, ids=lambda goods: goods.kind)
class TestGoods:
    def shared_row(self, goods: Goods) -> State:
        """Two of Ota's, one of Eva's and a last free one, in two villages; Jan has none."""
        kind = goods.kind
        villages = (f"{kind}:ota {kind}:eva", f"{kind}:ota {kind}")
        return position(*villages, players=4, dice=(*goods.faces, *goods.faces))

    def test_a_goods_tile_is_taken(self, goods: Goods) -> None:
        state = position(f"{goods.kind} {goods.kind}", dice=(*goods.faces, 6, 6))
        assert events_of(state, put(state, goods.faces, goods.kind)) == [
            FigurePlaced(ANNA, 0, (0, 1)),
            GoodsTaken(ANNA, 0),
        ]
        assert paid(state, goods.faces, goods.kind) == [0, 0]
        assert placed(state, goods.faces, goods.kind).count(ANNA, goods.total) == 1

    def test_the_last_one_pays_every_holder_for_each_tile(self, goods: Goods) -> None:
        coins = paid(self.shared_row(goods), goods.faces, f"{goods.kind} 4")
        assert coins == [goods.worth, 2 * goods.worth, goods.worth, 0]

    def test_then_tiles_go_back_and_all_figures_return_to_hand(self, goods: Goods) -> None:
        new = placed(self.shared_row(goods), goods.faces, f"{goods.kind} 4")
        assert new.figures == [5, 7, 6, 5]
        assert [new.count(player, goods.total) for player in range(4)] == [0, 0, 0, 0]
        assert new.free[goods.total] == (0, 1, 2, 3)
        assert new.owners == [NO_PLAYER] * 4

    def test_one_holder_of_all_is_paid_for_all(self, goods: Goods) -> None:
        kind = goods.kind
        state = position(f"{kind}:anna {kind}:anna {kind}", dice=(*goods.faces, 6, 6))
        assert paid(state, goods.faces, f"{kind} 3") == [3 * goods.worth, 0]
        assert placed(state, goods.faces, f"{kind} 3").figures == [7, 5]

    def test_a_board_with_one_of_them_is_cleared_at_once(self, goods: Goods) -> None:
        state = position(goods.kind, dice=(*goods.faces, 6, 6))
        assert paid(state, goods.faces, goods.kind) == [goods.worth, 0]
        new = placed(state, goods.faces, goods.kind)
        assert new.figures == [5, 5]
        assert is_free(new, goods.kind)
        assert new.count(ANNA, goods.total) == 0

    def test_cleared_buildings_may_be_taken_again_in_the_same_turn(self, goods: Goods) -> None:
        state = placed(self.shared_row(goods), goods.faces, f"{goods.kind} 4")
        again = placed(state, goods.faces, f"{goods.kind} 2")
        assert again.owners == [NO_PLAYER, ANNA, NO_PLAYER, NO_PLAYER]
        assert again.coins == state.coins
        assert again.count(ANNA, goods.total) == 1

    def test_a_row_fills_and_is_paid_anew_after_clearing(self, goods: Goods) -> None:
        kind = goods.kind
        state = position(f"{kind}:ota {kind}", dice=(*goods.faces, *goods.faces))
        state = placed(state, goods.faces, f"{kind} 2")
        state = placed(state, goods.faces, f"{kind} 2")
        state = after(state, END_TURN, roll(*goods.faces, 6, 6))
        assert paid(state, goods.faces, kind) == [goods.worth, goods.worth]

    def test_the_other_row_is_left_alone(self, goods: Goods) -> None:
        other = "glassworks" if goods.kind == "mill" else "mill"
        state = position(f"{goods.kind} {other}:ota {other}", dice=(*goods.faces, 6, 6))
        new = placed(state, goods.faces, goods.kind)
        assert new.owners == [NO_PLAYER, OTA, NO_PLAYER]
        assert new.coins == [goods.worth, 0]

    def test_coins_come_before_the_figures_go_home(self, goods: Goods) -> None:
        state = position(f"{goods.kind}:ota {goods.kind}", dice=(*goods.faces, 6, 6))
        assert events_of(state, put(state, goods.faces, f"{goods.kind} 2")) == [
            FigurePlaced(ANNA, 1, (0, 1)),
            GoodsTaken(ANNA, 1),
            RowCleared(goods.total),
            CoinsPaid(ANNA, goods.worth, 1),
            CoinsPaid(OTA, goods.worth, 1),
            FigureReturned(OTA, 0, False),
            FigureReturned(ANNA, 1, False),
        ]


class TestFarm:
    @pytest.mark.parametrize("before", range(6))
    def test_a_farm_pays_as_many_coins_as_you_now_hold_farms(self, before: int) -> None:
        state = position("farm:anna " * before + "farm", dice=(4, 4, 1, 1))
        assert paid(state, (4, 4), f"farm {before + 1}") == [before + 1, 0]

    def test_the_farms_of_others_do_not_count(self) -> None:
        state = position("farm:ota farm:ota farm:anna farm", dice=(4, 4, 1, 1))
        assert paid(state, (4, 4), "farm 4") == [2, 0]

    def test_a_farm_kicked_for_pays_too(self) -> None:
        state = position("farm:ota farm:ota farm:anna", dice=(4, 4, 1, 1))
        assert paid(state, (4, 4), "farm 2") == [2, 0]

    def test_two_farms_in_a_turn_pay_one_and_two(self) -> None:
        state = position("farm farm farm", dice=(4, 4, 2, 6))
        state = placed(state, (4, 4), "farm 1")
        assert state.coins == [1, 0]
        assert placed(state, (2, 6), "farm 3").coins == [3, 0]


class TestInn:
    @pytest.mark.parametrize(
        ("others", "active"),
        [
            ("farm farm farm", False),
            ("farm:anna farm farm", False),
            ("farm:anna farm:ota farm", False),
            ("farm:anna farm:ota farm:anna", True),
            ("farm:ota farm:ota farm:ota", True),
            ("farm:ota farm:eva farm:ota farm:ota farm", True),
            ("", False),
        ],
    )
    def test_its_tile_is_active_if_three_others_of_the_village_are_occupied(
        self, others: str, active: bool
    ) -> None:
        state = position(f"inn {others}", "church:ota", players=3, dice=(4, 5, 1, 1))
        new = placed(state, (4, 5), "inn")
        assert is_active(new, "inn") is active
        assert InnTaken(ANNA, 0, active) in events_of(state, put(state, (4, 5), "inn"))

    def test_other_villages_do_not_count(self) -> None:
        state = position("inn farm:ota farm:ota", "church:ota church:ota", dice=(4, 5, 1, 1))
        assert not is_active(placed(state, (4, 5), "inn"), "inn")

    def test_other_inns_of_the_village_count(self) -> None:
        state = position("inn inn:ota farm:ota farm:ota", dice=(4, 5, 1, 1))
        new = placed(state, (4, 5), "inn")
        assert is_active(new, "inn 1")
        # And the newcomer turned the one that stood there.
        assert is_active(new, "inn 2")

    def test_taking_it_pays_nothing_at_once(self) -> None:
        state = position("inn farm:ota farm:ota farm:ota", dice=(4, 5, 1, 1))
        assert paid(state, (4, 5), "inn") == [0, 0]

    @pytest.mark.parametrize("who", ["anna", "ota"])
    def test_an_inactive_tile_is_turned_the_moment_the_third_other_is_occupied(
        self, who: str
    ) -> None:
        state = position(f"inn:{who} bakery:ota dairy:anna manor4", dice=(6, 6, 1, 1))
        events = events_of(state, put(state, (6, 6), "manor"))
        assert is_active(placed(state, (6, 6), "manor"), "inn")
        owner = ANNA if who == "anna" else OTA
        assert events[:2] == [FigurePlaced(ANNA, 3, (0, 1)), InnActivated(owner, 0)]

    def test_a_second_occupied_one_does_not_turn_it(self) -> None:
        state = position("inn:ota bakery:ota dairy manor4", dice=(6, 6, 1, 1))
        assert not is_active(placed(state, (6, 6), "manor"), "inn")

    def test_a_placement_in_another_village_does_not_turn_it(self) -> None:
        state = position("inn:ota bakery:ota dairy:ota farm", "manor4", dice=(6, 6, 1, 1))
        assert not is_active(placed(state, (6, 6), "manor"), "inn")

    def test_all_inns_of_the_village_are_turned_at_once(self) -> None:
        state = position("inn:ota inn:anna inn:eva manor4 inn", players=3, dice=(6, 6, 1, 1))
        events = events_of(state, put(state, (6, 6), "manor"))
        new = placed(state, (6, 6), "manor")
        assert new.active_inns == {0, 1, 2}
        assert events[1:4] == [InnActivated(OTA, 0), InnActivated(ANNA, 1), InnActivated(EVA, 2)]

    def test_the_fourth_inn_of_a_village_of_inns_turns_all(self) -> None:
        state = position("inn:ota inn:ota inn:eva inn", players=3, dice=(4, 5, 1, 1))
        events = events_of(state, put(state, (4, 5), "inn 4"))
        assert placed(state, (4, 5), "inn 4").active_inns == {0, 1, 2, 3}
        assert events == [
            FigurePlaced(ANNA, 3, (0, 1)),
            InnActivated(OTA, 0),
            InnActivated(OTA, 1),
            InnActivated(EVA, 2),
            InnTaken(ANNA, 3, True),
        ]

    def test_a_free_inn_is_not_turned(self) -> None:
        state = position("inn bakery:ota dairy:ota farm:ota manor4", dice=(6, 6, 1, 1))
        assert placed(state, (6, 6), "manor").active_inns == frozenset()

    def test_an_active_one_is_turned_no_second_time(self) -> None:
        state = position("inn:ota* bakery:ota dairy:ota farm:ota manor4", dice=(6, 6, 1, 1))
        events = events_of(state, put(state, (6, 6), "manor"))
        assert not any(isinstance(event, InnActivated) for event in events)

    def test_active_stays_active_when_the_village_empties(self) -> None:
        state = position("inn:ota* mill:ota mill:ota glassworks:ota mill", dice=(3, 3, 1, 1))
        new = placed(state, (3, 3), "mill 3")
        assert new.owners == [OTA, NO_PLAYER, NO_PLAYER, OTA, NO_PLAYER]
        assert is_active(new, "inn")

    @pytest.mark.parametrize("active", [True, False])
    def test_kicked_out_the_new_owner_takes_the_tile_as_it_lies(self, active: bool) -> None:
        stein = "*" if active else ""
        state = position(f"inn:ota{stein} farm:ota", dice=(4, 5, 1, 1))
        new = placed(state, (4, 5), "inn")
        assert is_active(new, "inn") is active
        assert new.income(ANNA) == (int(active), 0)
        assert new.income(OTA) == (0, 0)
        assert events_of(state, put(state, (4, 5), "inn")) == [
            FigureReturned(OTA, 0, True),
            FigurePlaced(ANNA, 0, (0, 1)),
            InnTaken(ANNA, 0, active),
        ]

    def test_handed_over_inactive_it_is_turned_later(self) -> None:
        state = position("inn:ota farm:ota bakery:ota manor4", dice=(4, 5, 6, 6))
        state = placed(state, (4, 5), "inn")
        assert not is_active(state, "inn")
        assert is_active(placed(state, (6, 6), "manor"), "inn")

    def test_a_kick_elsewhere_in_the_village_occupies_no_more_and_turns_nothing(self) -> None:
        state = position("inn:ota farm:ota church:ota bakery", dice=(5, 6, 1, 1))
        assert not is_active(placed(state, (5, 6), "church"), "inn")

    def test_after_clearing_a_barrel_needs_three_others_again(self) -> None:
        state = position("inn farm:ota mill:ota", "mill:ota mill", dice=(3, 3, 4, 5))
        state = placed(state, (3, 3), "mill 3")
        assert not is_active(placed(state, (4, 5), "inn"), "inn")


class TestOrder:
    def test_the_figure_that_fills_the_village_and_is_cleared_has_turned_the_inn(self) -> None:
        state = position("inn:ota farm:ota dairy:ota mill", dice=(3, 3, 1, 1))
        assert events_of(state, put(state, (3, 3), "mill")) == [
            FigurePlaced(ANNA, 3, (0, 1)),
            InnActivated(OTA, 0),
            GoodsTaken(ANNA, 3),
            RowCleared(Kind.MILL),
            CoinsPaid(ANNA, 2, 3),
            FigureReturned(ANNA, 3, False),
        ]
        new = placed(state, (3, 3), "mill")
        assert is_active(new, "inn")
        assert is_free(new, "mill")

    def test_inns_are_turned_before_coins_are_given(self) -> None:
        state = position("inn:ota bakery:ota dairy:ota farm", dice=(4, 4, 1, 1))
        assert events_of(state, put(state, (4, 4), "farm")) == [
            FigurePlaced(ANNA, 3, (0, 1)),
            InnActivated(OTA, 0),
            CoinsPaid(ANNA, 1, 3),
        ]

    def test_the_kicked_figure_returns_first(self) -> None:
        state = position("farm:ota", dice=(4, 4, 1, 1))
        assert events_of(state, put(state, (4, 4), "farm")) == [
            FigureReturned(OTA, 0, True),
            FigurePlaced(ANNA, 0, (0, 1)),
            CoinsPaid(ANNA, 1, 0),
        ]


class TestTownHallAndChurch:
    @pytest.mark.parametrize(
        ("name", "word", "faces"),
        [("town_hall", "town_hall7", (5, 5)), ("church", "church", (5, 6))],
    )
    @pytest.mark.parametrize("owner", ["", ":ota"])
    def test_they_pay_nothing_before_the_end(
        self, name: str, word: str, faces: tuple[int, ...], owner: str
    ) -> None:
        state = position(word + owner, dice=(*faces, 1, 1))
        assert paid(state, faces, name) == [0, 0]


class TestManor:
    @pytest.mark.parametrize("coins", [1, 4, 6, 10])
    def test_it_pays_the_printed_coins_at_once(self, coins: int) -> None:
        state = position(f"manor9:ota manor{coins}", dice=(6, 6, 1, 1))
        assert paid(state, (6, 6), "manor 2") == [coins, 0]

    def test_printed_with_nothing_it_pays_nothing(self) -> None:
        state = position("manor0", dice=(6, 6, 1, 1))
        assert events_of(state, put(state, (6, 6), "manor")) == [FigurePlaced(ANNA, 0, (0, 1))]

    def test_each_manor_pays_its_own_coins(self) -> None:
        state = position("manor3 manor8", dice=(6, 6, 6, 6))
        state = placed(state, (6, 6), "manor 2")
        assert state.coins == [8, 0]
        assert placed(state, (6, 6), "manor 1").coins == [11, 0]
