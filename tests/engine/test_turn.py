"""A turn: income, the roll, one move or two, and its end."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from bohemian_villages.action_errors import IllegalActionError, InvalidActionError
from bohemian_villages.engine.actions import (
    COLLECT_INCOME,
    END_TURN,
    Action,
    EndTurn,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from bohemian_villages.engine.errors import Refusal
from bohemian_villages.engine.events import (
    BishopMoved,
    DiceRolled,
    IncomePaid,
    TurnEnded,
    TurnStarted,
)
from bohemian_villages.engine.moves import legal_actions, refusal
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import ALL_DICE, NO_PLAYER, State
from tests.engine.boards import (
    ANNA,
    EVA,
    IDA,
    OTA,
    after,
    bishop,
    events_of,
    kinds_offered,
    placed,
    places_offered,
    position,
    put,
    reroll,
    roll,
    special,
)

FOUR_SIXES: dict[str, Any] = {"dice": (6, 6, 6, 6), "bishop": ANNA, "supply": 0}
"""Four sixes that reach nothing but a manor."""


def next_turn(state: State) -> State:
    """The position after Anna, who has made her move, ends her turn."""
    state.moved = True
    return after(state, END_TURN)


class TestIncome:
    def test_each_active_inn_pays_one_coin(self) -> None:
        state = next_turn(position("inn:ota* inn:ota* farm farm", "inn:ota*", dice=(1, 1, 1, 1)))
        assert state.coins == [0, 3]
        assert state.bank == 305 - 3

    def test_an_inactive_inn_pays_nothing(self) -> None:
        state = next_turn(position("inn:ota farm", "inn:ota*", dice=(1, 1, 1, 1)))
        assert state.coins == [0, 1]

    def test_the_inns_of_others_pay_nothing(self) -> None:
        state = next_turn(position("inn:anna* inn:anna*", dice=(1, 1, 1, 1)))
        assert state.coins == [0, 0]

    def test_with_the_bishop_each_own_church_pays_one_coin(self) -> None:
        table = position("church:ota church:anna church:ota", dice=(1, 1, 1, 1), bishop=OTA)
        assert next_turn(table).coins == [0, 2]

    def test_without_the_bishop_churches_pay_nothing(self) -> None:
        assert next_turn(position("church:ota", dice=(1, 1, 1, 1))).coins == [0, 0]
        assert next_turn(position("church:ota", dice=(1, 1, 1, 1), bishop=ANNA)).coins == [0, 0]

    def test_inns_and_churches_are_paid_together_and_told_apart(self) -> None:
        table = position(
            "church:ota church:ota inn:ota*", dice=(1, 1, 1, 1), bishop=OTA, moved=True
        )
        new, events = apply(table, END_TURN)
        assert events == [TurnEnded(ANNA, False), TurnStarted(OTA), IncomePaid(OTA, 1, 2)]
        assert new.coins == [0, 3]

    def test_no_income_is_no_event(self) -> None:
        table = position("inn:ota church:ota", dice=(1, 1, 1, 1), moved=True)
        assert events_of(table, END_TURN) == [TurnEnded(ANNA, False), TurnStarted(OTA)]

    def test_only_the_player_whose_turn_starts_gets_income(self) -> None:
        table = position("inn:anna* inn:ota* inn:eva*", players=3, dice=(1, 1, 1, 1))
        assert next_turn(table).coins == [0, 1, 0]

    def test_income_of_every_turn_is_paid_anew(self) -> None:
        state = position("inn:anna* inn:ota* manor4", dice=(1, 1, 1, 1))
        for _ in range(2):
            state = next_turn(state)
            state = after(state, roll(1, 1, 1, 1))
        assert state.player == ANNA
        assert state.coins == [1, 1]


class TestForgetfulIncome:
    def table(self) -> State:
        """Ota is to collect three coins."""
        return next_turn(
            position(
                "church:ota church:ota inn:ota*", dice=(1, 1, 1, 1), bishop=OTA, forgetful=True
            )
        )

    def test_it_is_not_paid_of_itself(self) -> None:
        assert self.table().coins == [0, 0]
        assert legal_actions(self.table()) == [COLLECT_INCOME]

    def test_it_is_collected_by_hand_before_the_roll(self) -> None:
        new, events = apply(self.table(), COLLECT_INCOME)
        assert new.coins == [0, 3]
        assert new.bank == 302
        assert events == [IncomePaid(OTA, 1, 2)]

    def test_all_of_it_is_collected_at_once(self) -> None:
        collected = after(self.table(), COLLECT_INCOME)
        assert refusal(collected, COLLECT_INCOME) is Refusal.NO_INCOME_TO_COLLECT
        assert legal_actions(collected) == []
        assert collected.awaits_roll

    def test_rolling_first_loses_it(self) -> None:
        rolled = after(self.table(), roll(1, 2, 3, 4))
        assert rolled.coins == [0, 0]
        assert refusal(rolled, COLLECT_INCOME) is Refusal.NO_INCOME_TO_COLLECT
        assert COLLECT_INCOME not in legal_actions(rolled)

    def test_what_was_lost_is_not_made_up_for(self) -> None:
        state = after(self.table(), roll(1, 2, 3, 4))
        state.moved = True
        state = after(state, END_TURN, roll(1, 2, 3, 4))
        state.moved = True
        state = after(state, END_TURN, COLLECT_INCOME)
        assert state.coins == [0, 3]

    def test_after_collecting_the_turn_goes_on_with_the_roll(self) -> None:
        state = after(self.table(), COLLECT_INCOME, roll(1, 2, 3, 4))
        assert state.dice == (1, 2, 3, 4)
        assert state.player == OTA

    def test_without_income_there_is_nothing_to_collect(self) -> None:
        state = next_turn(position("inn:ota church:ota", dice=(1, 1, 1, 1), forgetful=True))
        assert legal_actions(state) == []
        assert refusal(state, COLLECT_INCOME) is Refusal.NO_INCOME_TO_COLLECT

    def test_in_other_games_nothing_is_collected_by_hand(self) -> None:
        state = next_turn(position("inn:ota*", dice=(1, 1, 1, 1)))
        assert state.coins == [0, 1]
        assert refusal(state, COLLECT_INCOME) is Refusal.NO_INCOME_TO_COLLECT

    def test_a_reroll_does_not_bring_it_back(self) -> None:
        state = after(self.table(), roll(1, 2, 3, 4))
        state.specials[OTA] = True
        state = after(state, Reroll((0,)))
        assert refusal(state, COLLECT_INCOME) is Refusal.NO_INCOME_TO_COLLECT
        assert legal_actions(state) == []


class TestRoll:
    def test_all_four_dice_are_rolled(self) -> None:
        new, events = apply(position("farm"), roll(3, 1, 4, 1))
        assert new.dice == (3, 1, 4, 1)
        assert new.unused == ALL_DICE
        assert events == [DiceRolled(ANNA, (0, 1, 2, 3), (3, 1, 4, 1))]

    @pytest.mark.parametrize("count", [1, 2, 3])
    def test_fewer_than_four_will_not_do(self, count: int) -> None:
        with pytest.raises(IllegalActionError) as caught:
            apply(position("farm"), Roll((1,) * count))
        assert caught.value.refusal is Refusal.WRONG_NUMBER_OF_FACES

    @pytest.mark.parametrize("faces", [(0, 1, 2, 3), (1, 2, 3, 7)])
    def test_a_die_has_the_faces_one_to_six(self, faces: tuple[int, ...]) -> None:
        with pytest.raises(InvalidActionError):
            Roll(faces)

    @pytest.mark.parametrize("faces", [(), (1, 2, 3, 4, 5)])
    def test_there_are_four_dice(self, faces: tuple[int, ...]) -> None:
        with pytest.raises(InvalidActionError):
            Roll(faces)

    def test_dice_fall_once_a_turn(self) -> None:
        state = after(position("farm"), roll(1, 2, 3, 4))
        assert refusal(state, roll(1, 2, 3, 4)) is Refusal.NO_ROLL_DUE

    @pytest.mark.parametrize(
        "action",
        [Place((0, 1), 0), TakeBishop((0, 1)), TakeSpecial((0, 1)), Reroll((0,)), END_TURN],
        ids=lambda action: type(action).__name__,
    )
    def test_before_the_roll_nothing_is_done(self, action: Action) -> None:
        state = position("bakery", specials=True)
        assert refusal(state, action) is Refusal.ROLL_FIRST
        assert legal_actions(state) == []
        with pytest.raises(IllegalActionError):
            apply(state, action)


class TestMoves:
    def test_the_first_move_is_a_must(self) -> None:
        state = position("farm", dice=(2, 6, 1, 1))
        assert refusal(state, END_TURN) is Refusal.MOVE_DUE
        assert END_TURN not in legal_actions(state)

    @pytest.mark.parametrize("only", ["place", "bishop", "special"])
    def test_any_possible_move_forbids_the_pass(self, only: str) -> None:
        state = position("manor4" if only == "place" else "manor4:ota", dice=(6, 6, 6, 6))
        state.bishop = NO_PLAYER if only == "bishop" else ANNA
        state.supply = 1 if only == "special" else 0
        assert len(legal_actions(state)) == 1
        assert refusal(state, END_TURN) is Refusal.MOVE_DUE

    def test_the_second_move_is_free_to_leave(self) -> None:
        state = placed(position("farm manor4", dice=(2, 6, 6, 6)), (2, 6), "farm")
        assert put(state, (6, 6), "manor") in legal_actions(state)
        assert END_TURN in legal_actions(state)
        assert after(state, END_TURN).player == OTA

    def test_two_moves_are_two_dice_and_two_dice(self) -> None:
        state = placed(position("farm manor4", dice=(2, 6, 6, 6)), (2, 6), "farm")
        state = placed(state, (6, 6), "manor")
        assert state.unused == ()
        assert legal_actions(state) == [END_TURN]

    def test_used_dice_are_used(self) -> None:
        state = placed(position("bakery butchery", dice=(1, 1, 2, 6)), (1, 1), "bakery")
        assert refusal(state, Place((0, 2), 1)) is Refusal.DIE_USED
        assert refusal(state, TakeBishop((0, 1))) is Refusal.DIE_USED
        assert refusal(state, TakeSpecial((1, 2))) is Refusal.DIE_USED

    def test_a_used_die_is_not_rolled_again(self) -> None:
        state = position("bakery butchery", dice=(1, 1, 2, 6), specials=True)
        state = placed(state, (1, 1), "bakery")
        assert refusal(state, Reroll((1, 2))) is Refusal.DIE_USED
        assert refusal(state, Reroll((2, 3))) is None

    @pytest.mark.parametrize("size", [3, 4])
    def test_three_or_four_dice_place_a_figure(self, size: int) -> None:
        state = position("bakery butchery dairy", dice=(1, 1, 1, 1))
        name = "butchery" if size == 3 else "dairy"
        state = placed(state, (1,) * size, name)
        assert len(state.unused) == 4 - size

    def test_a_single_die_left_over_moves_nothing(self) -> None:
        state = position(
            "bakery butchery dairy tailor mill glassworks farm", dice=(1, 1, 1, 5), supply=3
        )
        state = placed(state, (1, 1, 1), "butchery")
        assert state.unused == (3,)
        assert legal_actions(state) == [END_TURN]

    @pytest.mark.parametrize("make", [TakeBishop, TakeSpecial])
    @pytest.mark.parametrize("size", [0, 1, 3, 4])
    def test_bishop_and_special_tile_take_exactly_two_dice(
        self, make: type[TakeBishop | TakeSpecial], size: int
    ) -> None:
        with pytest.raises(InvalidActionError) as caught:
            make(ALL_DICE[:size])
        assert caught.value.refusal is Refusal.WRONG_NUMBER_OF_DICE

    @pytest.mark.parametrize("size", [0, 1])
    def test_no_figure_is_placed_with_fewer_than_two_dice(self, size: int) -> None:
        with pytest.raises(InvalidActionError) as caught:
            Place(ALL_DICE[:size], 0)
        assert caught.value.refusal is Refusal.WRONG_NUMBER_OF_DICE

    @pytest.mark.parametrize(
        ("dice", "problem"),
        [
            ((1, 0), Refusal.DICE_NOT_ASCENDING),
            ((2, 2), Refusal.DICE_NOT_ASCENDING),
            ((3, 4), Refusal.UNKNOWN_DIE),
            ((-1, 0), Refusal.UNKNOWN_DIE),
        ],
    )
    def test_dice_are_named_once_and_in_their_order(
        self, dice: tuple[int, ...], problem: Refusal
    ) -> None:
        for make in (TakeBishop, TakeSpecial, Reroll, lambda chosen: Place(chosen, 0)):
            with pytest.raises(InvalidActionError) as caught:
                make(dice)
            assert caught.value.refusal is problem

    def test_the_two_moves_may_be_of_any_kind(self) -> None:
        start = position("farm manor4", dice=(6, 6, 2, 6))
        for first in (bishop(start, 6, 6), special(start, 6, 6), put(start, (6, 6), "manor")):
            second = after(start, first)
            assert put(second, (2, 6), "farm") in legal_actions(second)

    def test_bishop_and_special_tile_in_one_turn(self) -> None:
        state = position("farm:anna", dice=(3, 3, 5, 1))
        state = after(state, bishop(state, 3, 3))
        state = after(state, special(state, 5, 1))
        assert state.bishop == ANNA
        assert state.specials == [True, False]

    @pytest.mark.parametrize("faces", [(5, 5, 6, 6), (4, 4, 5, 6), (6, 6, 6, 6)])
    def test_sums_above_twelve_reach_nothing(self, faces: tuple[int, ...]) -> None:
        kinds = "bakery butchery dairy tailor mill glassworks farm inn town_hall7 church manor4"
        state = position(kinds, dice=faces)
        for size in (3, 4):
            for dice in combinations(ALL_DICE, size):
                for building in range(11):
                    assert refusal(state, Place(dice, building)) is Refusal.WRONG_TOTAL
        assert {len(chosen) for chosen, _ in places_offered(state)} == {2}

    @pytest.mark.parametrize("total", range(2, 13))
    def test_a_total_reaches_its_own_kind_alone(self, total: int) -> None:
        kinds = "bakery butchery dairy tailor mill glassworks farm inn town_hall7 church manor4"
        smaller = total // 2
        state = position(kinds, dice=(smaller, total - smaller, 6, 6), unused=(0, 1))
        assert places_offered(state) == {((smaller, total - smaller), total - 2)}
        for building in range(11):
            problem = None if building == total - 2 else Refusal.WRONG_TOTAL
            assert refusal(state, Place((0, 1), building)) is problem

    def test_equal_dice_are_offered_once_and_any_of_them_accepted(self) -> None:
        state = position("dairy", dice=(2, 2, 2, 6), bishop=ANNA, supply=0)
        assert legal_actions(state) == [Place((0, 1), 0)]
        assert refusal(state, Place((0, 2), 0)) is None
        assert refusal(state, Place((1, 2), 0)) is None

    @pytest.mark.parametrize("building", [-1, 1, 99])
    def test_a_building_that_is_not_there_is_refused(self, building: int) -> None:
        state = position("bakery", dice=(1, 1, 1, 1))
        assert refusal(state, Place((0, 1), building)) is Refusal.UNKNOWN_BUILDING


class TestPass:
    def test_who_cannot_move_passes(self) -> None:
        state = position("manor4:ota", **FOUR_SIXES)
        assert legal_actions(state) == [END_TURN]
        assert events_of(state, END_TURN) == [TurnEnded(ANNA, True), TurnStarted(OTA)]

    def test_a_turn_with_a_move_is_no_pass(self) -> None:
        state = placed(position("farm", dice=(2, 6, 1, 1)), (2, 6), "farm")
        assert events_of(state, END_TURN)[0] == TurnEnded(ANNA, False)

    def test_who_cannot_move_but_holds_a_special_tile_must_spend_it(self) -> None:
        state = position("manor4:ota", specials=[True, False], **FOUR_SIXES)
        assert kinds_offered(state) == {Reroll}
        assert refusal(state, END_TURN) is Refusal.REROLL_DUE

    def test_another_players_tile_forces_nobody(self) -> None:
        state = position("manor4:ota", specials=[False, True], **FOUR_SIXES)
        assert legal_actions(state) == [END_TURN]

    def test_who_still_cannot_passes(self) -> None:
        state = position("manor4:ota", specials=[True, False], **FOUR_SIXES)
        state = after(state, reroll(state, 6), roll(6))
        assert legal_actions(state) == [END_TURN]
        assert events_of(state, END_TURN)[0] == TurnEnded(ANNA, True)

    def test_who_then_can_must_move(self) -> None:
        state = position("manor4:ota farm", specials=[True, False], **FOUR_SIXES)
        state = after(state, reroll(state, 6), roll(2))
        assert kinds_offered(state) == {Place}
        assert refusal(state, END_TURN) is Refusal.MOVE_DUE

    def test_who_can_move_need_not_spend_the_tile(self) -> None:
        state = position("manor4", specials=[True, False], **FOUR_SIXES)
        assert kinds_offered(state) == {Place, Reroll}
        moved = placed(state, (6, 6), "manor")
        assert kinds_offered(moved) == {Reroll, EndTurn}

    def test_a_special_tile_in_supply_is_a_move_so_there_is_no_pass(self) -> None:
        state = position("manor4:ota", **(FOUR_SIXES | {"supply": 1}))
        assert kinds_offered(state) == {TakeSpecial}


class TestEndOfTurn:
    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_play_is_clockwise(self, players: int) -> None:
        state = position("manor4", players=players, supply=0)
        order = []
        for _ in range(players + 1):
            order.append(state.player)
            state = after(state, roll(1, 2, 3, 4), END_TURN)
        assert order == [*range(players), 0]

    def test_after_the_last_seat_the_first_one_plays(self) -> None:
        state = position("farm", players=5, dice=(1, 1, 1, 1), player=IDA, moved=True)
        assert after(state, END_TURN).player == ANNA

    def test_the_next_turn_starts_afresh(self) -> None:
        state = position("manor4", dice=(6, 6, 1, 2), specials=True)
        state = placed(state, (6, 6), "manor")
        state = after(state, reroll(state, 1, 2), roll(5, 5), END_TURN)
        assert (state.dice, state.unused, state.due_dice) == ((), (), ALL_DICE)
        assert not state.moved
        assert not state.spent
        assert state.specials == [False, True]

    def test_a_turn_ends_only_by_word_even_with_no_dice_left(self) -> None:
        state = placed(position("manor4", dice=(6, 6, 1, 2)), (6, 6), "manor")
        state = after(state, special(state, 1, 2))
        assert state.player == ANNA
        assert legal_actions(state) == [END_TURN]

    def test_the_bishop_stays_where_it_is(self) -> None:
        state = position("farm", dice=(1, 1, 2, 3), players=3)
        new, events = apply(state, bishop(state, 1, 1))
        assert events == [BishopMoved(ANNA, NO_PLAYER, (0, 1))]
        state = after(new, END_TURN, roll(1, 2, 3, 4))
        state.moved = True
        assert after(state, END_TURN).bishop == ANNA
        assert after(state, END_TURN).player == EVA
