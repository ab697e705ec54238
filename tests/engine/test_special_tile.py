"""Special action tiles: taken as a move, spent for a reroll, gone for good."""

from __future__ import annotations

from itertools import combinations

import pytest

from bohemian_villages.action_errors import IllegalActionError, InvalidActionError
from bohemian_villages.engine.actions import END_TURN, EndTurn, Place, Reroll, TakeSpecial
from bohemian_villages.engine.errors import Refusal
from bohemian_villages.engine.events import DiceRolled, SpecialSpent, SpecialTaken
from bohemian_villages.engine.moves import legal_actions, refusal
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import ALL_DICE, State
from tests.engine.boards import (
    ANNA,
    OTA,
    after,
    kinds_offered,
    placed,
    position,
    put,
    reroll,
    roll,
    special,
)


def holding(*villages: str, dice: tuple[int, ...] = (1, 2, 3, 6)) -> State:
    """Anna has rolled and holds a special action tile."""
    return position(*villages, dice=dice, specials=[True, False], supply=6)


class TestTaking:
    @pytest.mark.parametrize("dice", [*combinations(ALL_DICE, 2)])
    def test_any_two_dice_take_one(self, dice: tuple[int, ...]) -> None:
        new, events = apply(position("", dice=(1, 1, 5, 6)), TakeSpecial(dice))
        assert new.specials == [True, False]
        assert new.supply == 6
        assert new.unused == tuple(die for die in ALL_DICE if die not in dice)
        assert new.moved
        assert events == [SpecialTaken(ANNA, dice)]

    def test_at_most_one_in_hand(self) -> None:
        state = holding("")
        assert refusal(state, special(state, 1, 2)) is Refusal.SPECIAL_ALREADY_HELD
        assert TakeSpecial not in kinds_offered(state)
        with pytest.raises(IllegalActionError):
            apply(state, special(state, 1, 2))

    def test_not_a_second_one_in_a_turn(self) -> None:
        state = position("", dice=(1, 2, 3, 4))
        state = after(state, special(state, 1, 2))
        assert refusal(state, special(state, 3, 4)) is Refusal.SPECIAL_ALREADY_HELD

    def test_none_on_a_turn_in_which_one_was_spent(self) -> None:
        state = holding("")
        state = after(state, reroll(state, 6), roll(5))
        assert refusal(state, special(state, 1, 2)) is Refusal.SPECIAL_SPENT_THIS_TURN
        assert kinds_offered(state) == {EndTurn}

    def test_none_when_one_was_taken_and_spent_this_turn(self) -> None:
        state = position("", dice=(1, 2, 3, 4))
        state = after(state, special(state, 1, 2))
        state = after(state, reroll(state, 3, 4), roll(3, 5))
        assert refusal(state, special(state, 3, 5)) is Refusal.SPECIAL_SPENT_THIS_TURN

    def test_on_the_next_turn_one_may_be_taken_again(self) -> None:
        state = holding("")
        state = after(state, reroll(state, 6), roll(5), END_TURN, roll(1, 2, 3, 4))
        state = after(state, special(state, 1, 2), END_TURN, roll(1, 2, 3, 4))
        assert state.player == ANNA
        assert refusal(state, special(state, 1, 2)) is None

    def test_none_when_the_supply_is_out(self) -> None:
        state = position("", dice=(1, 2, 3, 4), supply=0)
        assert refusal(state, special(state, 1, 2)) is Refusal.NO_SPECIAL_LEFT
        assert legal_actions(state) == [END_TURN]

    def test_the_last_one_empties_the_supply(self) -> None:
        state = position("", dice=(1, 2, 3, 4), supply=1)
        state = after(state, special(state, 1, 2))
        assert state.supply == 0
        assert state.specials == [True, False]

    def test_the_tile_of_another_player_is_no_bar(self) -> None:
        state = position("", dice=(1, 2, 3, 4), specials=[False, True])
        state = after(state, special(state, 1, 2))
        assert state.specials == [True, True]


class TestSpending:
    @pytest.mark.parametrize("size", [1, 2, 3, 4])
    def test_any_number_of_dice_is_rolled_again(self, size: int) -> None:
        state = holding("")
        for dice in combinations(ALL_DICE, size):
            spent, events = apply(state, Reroll(dice))
            assert events == [SpecialSpent(ANNA, dice)]
            assert spent.due_dice == dice
            new, events = apply(spent, roll(*(4, 4, 5, 5)[:size]))
            assert events == [DiceRolled(ANNA, dice, (4, 4, 5, 5)[:size])]
            assert [new.dice[die] for die in dice] == [4, 4, 5, 5][:size]
            kept = [die for die in ALL_DICE if die not in dice]
            assert [new.dice[die] for die in kept] == [state.dice[die] for die in kept]

    def test_none_and_five_are_no_choice(self) -> None:
        with pytest.raises(InvalidActionError):
            Reroll(())
        with pytest.raises(InvalidActionError):
            Reroll((0, 1, 2, 3, 3))

    def test_every_choice_of_different_faces_is_offered(self) -> None:
        offered = [a for a in legal_actions(holding("")) if isinstance(a, Reroll)]
        assert len(offered) == 4 + 6 + 4 + 1

    def test_equal_faces_are_offered_once(self) -> None:
        offered = [
            a for a in legal_actions(holding("", dice=(5, 5, 5, 5))) if isinstance(a, Reroll)
        ]
        assert offered == [Reroll((0,)), Reroll((0, 1)), Reroll((0, 1, 2)), Reroll((0, 1, 2, 3))]

    def test_the_tile_leaves_the_game(self) -> None:
        state = holding("")
        state = after(state, reroll(state, 1), roll(1))
        assert state.specials == [False, False]
        assert state.supply == 6

    def test_it_is_not_a_move(self) -> None:
        state = holding("farm", dice=(2, 2, 3, 3))
        state = after(state, reroll(state, 2), roll(5))
        assert not state.moved
        assert state.unused == ALL_DICE
        assert refusal(state, END_TURN) is Refusal.MOVE_DUE

    def test_two_moves_are_possible_after_it(self) -> None:
        state = holding("farm manor4", dice=(2, 6, 6, 1))
        state = after(state, reroll(state, 1), roll(6))
        state = placed(state, (2, 6), "farm")
        state = placed(state, (6, 6), "manor")
        assert state.unused == ()

    def test_between_the_moves_only_unused_dice_are_rolled_again(self) -> None:
        state = placed(holding("farm", dice=(2, 6, 3, 1)), (2, 6), "farm")
        rerolls = [action for action in legal_actions(state) if isinstance(action, Reroll)]
        assert rerolls == [Reroll((2,)), Reroll((3,)), Reroll((2, 3))]
        assert refusal(state, Reroll((0,))) is Refusal.DIE_USED

    def test_a_single_die_left_over_may_still_be_rolled_again(self) -> None:
        state = placed(holding("farm", dice=(2, 3, 3, 1)), (2, 3, 3), "farm")
        assert legal_actions(state) == [Reroll((3,)), END_TURN]

    def test_with_no_dice_left_it_cannot_be_spent(self) -> None:
        state = placed(holding("farm", dice=(2, 2, 3, 1)), (2, 2, 3, 1), "farm")
        assert legal_actions(state) == [END_TURN]

    def test_also_on_the_turn_it_was_taken(self) -> None:
        state = position("farm", dice=(1, 1, 2, 5))
        state = after(state, special(state, 1, 1))
        assert refusal(state, reroll(state, 5)) is None
        state = after(state, reroll(state, 5), roll(6))
        assert refusal(state, put(state, (2, 6), "farm")) is None

    def test_after_it_was_taken_and_spent_the_turn_may_end(self) -> None:
        state = position("", dice=(1, 1, 2, 5))
        state = after(state, special(state, 1, 1))
        state = after(state, reroll(state, 2, 5), roll(3, 4))
        assert legal_actions(state) == [END_TURN]

    def test_at_most_one_reroll_a_turn(self) -> None:
        state = holding("")
        state = after(state, reroll(state, 1), roll(1))
        assert refusal(state, reroll(state, 1)) is Refusal.NO_SPECIAL_TO_SPEND

    def test_without_a_tile_there_is_no_reroll(self) -> None:
        state = position("", dice=(1, 2, 3, 4), specials=[False, True])
        assert refusal(state, Reroll((0,))) is Refusal.NO_SPECIAL_TO_SPEND
        assert Reroll not in kinds_offered(state)

    def test_not_before_the_roll(self) -> None:
        state = position("", specials=True)
        assert refusal(state, Reroll((0, 1))) is Refusal.ROLL_FIRST

    def test_nothing_is_done_before_the_dice_have_fallen_again(self) -> None:
        state = holding("bakery", dice=(1, 1, 2, 2))
        state = after(state, reroll(state, 2))
        for action in (Place((0, 1), 0), TakeSpecial((0, 1)), Reroll((0,)), END_TURN):
            assert refusal(state, action) is Refusal.ROLL_FIRST
        assert legal_actions(state) == []

    def test_exactly_the_chosen_dice_fall(self) -> None:
        state = holding("")
        state = after(state, reroll(state, 1, 6))
        assert refusal(state, roll(1)) is Refusal.WRONG_NUMBER_OF_FACES
        assert refusal(state, roll(1, 1, 1)) is Refusal.WRONG_NUMBER_OF_FACES
        assert after(state, roll(5, 4)).dice == (5, 2, 3, 4)

    def test_it_is_kept_over_the_turns(self) -> None:
        state = holding("")
        state.moved = True
        state = after(state, END_TURN)
        assert state.player == OTA
        assert state.specials == [True, False]
