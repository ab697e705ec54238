"""Game: dice from the seed, turns counted, undo and redo that never cross a die."""

from __future__ import annotations

from typing import Any

import pytest

from bohemian_villages.action_errors import IllegalActionError
from bohemian_villages.engine.actions import (
    COLLECT_INCOME,
    END_TURN,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from bohemian_villages.engine.errors import Refusal
from bohemian_villages.engine.events import IncomePaid, TurnStarted
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.setup import Player, Setup
from bohemian_villages.engine.state import Ending
from bohemian_villages.fair_dice import DiceFrom
from tests.engine.boards import ANNA, OTA, make_board

PLAYERS = (Player("Anna", "red"), Player("Ota", "blue"))
TAKE_TILE = TakeSpecial((0, 3))


def game(*villages: str, seed: str | None = "7", **more: Any) -> Game:
    """A new game; with seed 7 the first rolls are 3 1 1 6 and 5 1 3 5."""
    return Game(Setup(PLAYERS, make_board(*(villages or ("bakery farm farm",))), seed, **more))


def let_dice_fall(under_way: Game) -> None:
    """Roll as the seed says."""
    due = under_way.due_roll
    assert due is not None
    under_way.play(due)


class TestDice:
    def test_the_seed_decides_the_roll(self) -> None:
        assert game().due_roll == Roll((3, 1, 1, 6))

    def test_other_dice_than_the_seeds_are_refused(self) -> None:
        new = game()
        with pytest.raises(IllegalActionError) as caught:
            new.play(Roll((3, 1, 1, 5)))
        assert caught.value.refusal is Refusal.DICE_NOT_OF_SEED
        assert new.steps == []

    def test_real_dice_may_show_anything(self) -> None:
        new = game(seed=None)
        assert new.due_roll is None
        new.play(Roll((6, 6, 6, 6)))
        assert new.state.dice == (6, 6, 6, 6)

    def test_no_roll_is_due_while_a_decision_is(self) -> None:
        new = game()
        let_dice_fall(new)
        assert new.due_roll is None
        with pytest.raises(IllegalActionError) as caught:
            new.play(Roll((3, 1, 1, 6)))
        assert caught.value.refusal is Refusal.NO_ROLL_DUE

    def test_a_reroll_goes_on_counting_in_the_order_of_its_dice(self) -> None:
        new = game()
        let_dice_fall(new)
        new.play(TakeSpecial((0, 1)))
        new.play(Reroll((2, 3)))
        assert new.due_roll == Roll((4, 6))
        let_dice_fall(new)
        assert new.state.dice == (3, 1, 4, 6)

    def test_no_decision_shifts_a_later_turns_dice(self) -> None:
        quiet, busy = game(), game()
        for each in (quiet, busy):
            let_dice_fall(each)
            each.play(TakeSpecial((0, 1)))
        busy.play(Reroll((2, 3)))
        let_dice_fall(busy)
        for each in (quiet, busy):
            each.play(END_TURN)
        assert quiet.due_roll == busy.due_roll == Roll((5, 1, 3, 5))

    def test_a_branched_game_rolls_the_other_seeds_dice(self) -> None:
        setup = Setup(PLAYERS, make_board("bakery"), "7", dice_from=(DiceFrom(2, "Böhmen"),))
        branched = Game(setup)
        assert branched.due_roll == Roll((3, 1, 1, 6))
        let_dice_fall(branched)
        branched.play(TAKE_TILE)
        branched.play(END_TURN)
        assert branched.due_roll == Roll((3, 1, 4, 6))


class TestTurns:
    def test_they_are_counted_from_one(self) -> None:
        new = game()
        assert new.turn == 1
        let_dice_fall(new)
        new.play(TAKE_TILE)
        assert new.turn == 1
        new.play(END_TURN)
        assert new.turn == 2
        let_dice_fall(new)
        assert [step.turn for step in new.steps] == [1, 1, 1, 2]

    def test_a_turn_that_is_not_played_is_not_counted(self) -> None:
        new = game("bakery town_hall8", figures=1)
        let_dice_fall(new)
        new.play(Place((1, 2), 0))
        new.play(END_TURN)
        let_dice_fall(new)
        new.play(Place((0, 3), 1))
        new.play(END_TURN)
        assert new.state.ending is Ending.NO_FIGURES
        assert new.turn == 2

    def test_a_turn_whose_income_empties_the_bank_is_counted(self) -> None:
        new = Game(Setup(PLAYERS, make_board("inn bakery bakery bakery bakery"), bank=1))
        for faces, moves in (
            ((3, 6, 1, 1), [Place((0, 1), 0), Place((2, 3), 1)]),
            ((1, 1, 1, 1), [Place((0, 1), 2), Place((2, 3), 3)]),
        ):
            new.play(Roll(faces))
            for move in moves:
                new.play(move)
            new.play(END_TURN)
        assert new.steps[-1].events[1:3] == (TurnStarted(ANNA), IncomePaid(ANNA, 1, 0))
        assert new.state.ending is Ending.BANK_EMPTY
        assert new.turn == 3

    def test_a_placement_that_empties_the_bank_ends_the_game_in_its_turn(self) -> None:
        new = game("farm", seed=None, bank=1)
        new.play(Roll((4, 4, 1, 1)))
        new.play(Place((0, 1), 0))
        assert new.state.is_over
        assert new.turn == 1


class TestUndo:
    def test_nothing_is_undone_before_anything_was_done(self) -> None:
        new = game()
        assert not new.can_undo
        with pytest.raises(IndexError):
            new.undo()

    def test_a_roll_is_never_undone(self) -> None:
        new = game()
        let_dice_fall(new)
        assert not new.can_undo
        with pytest.raises(IndexError):
            new.undo()
        assert new.state.dice == (3, 1, 1, 6)

    def test_decisions_are_taken_back_as_far_as_the_roll(self) -> None:
        new = game()
        let_dice_fall(new)
        rolled = new.state
        new.play(Place((1, 2), 0))
        placed = new.state
        new.play(TAKE_TILE)
        new.play(END_TURN)
        assert [new.undo().action for _ in range(2)] == [END_TURN, TAKE_TILE]
        assert new.state == placed
        new.undo()
        assert new.state == rolled
        assert not new.can_undo

    def test_a_reroll_is_taken_back_only_before_its_dice_fall(self) -> None:
        new = game()
        let_dice_fall(new)
        new.play(TakeSpecial((0, 1)))
        new.play(Reroll((2,)))
        assert new.can_undo
        let_dice_fall(new)
        assert not new.can_undo

    def test_the_next_players_roll_closes_the_turn_for_good(self) -> None:
        new = game()
        let_dice_fall(new)
        new.play(TAKE_TILE)
        new.play(END_TURN)
        assert new.can_undo
        let_dice_fall(new)
        assert not new.can_undo

    def test_an_ended_turn_taken_back_gives_back_the_income_and_the_number(self) -> None:
        new = Game(Setup(PLAYERS, make_board("inn bakery bakery bakery bakery")))
        new.play(Roll((3, 6, 1, 1)))
        new.play(Place((0, 1), 0))
        new.play(Place((2, 3), 1))
        new.play(END_TURN)
        new.play(Roll((1, 1, 1, 1)))
        new.play(Place((0, 1), 2))
        new.play(Place((2, 3), 3))
        before = new.state
        new.play(END_TURN)
        assert new.state.coins == [1, 0]
        assert new.turn == 3
        new.undo()
        assert new.state == before
        assert new.state.player == OTA
        assert new.turn == 2

    def test_the_end_of_the_game_may_be_taken_back(self) -> None:
        new = game("farm", seed=None, bank=1)
        new.play(Roll((4, 4, 1, 1)))
        new.play(Place((0, 1), 0))
        new.undo()
        assert not new.state.is_over
        new.play(TakeBishop((0, 1)))
        assert new.state.bishop == ANNA

    def test_collected_income_may_be_taken_back_before_the_roll(self) -> None:
        setup = Setup(PLAYERS, make_board("inn bakery bakery bakery"), forgetful_income=True)
        new = Game(setup)
        new.play(Roll((3, 6, 1, 1)))
        new.play(Place((0, 1), 0))
        new.play(Place((2, 3), 1))
        new.play(END_TURN)
        new.play(Roll((1, 1, 1, 1)))
        new.play(Place((0, 1), 2))
        new.play(Place((2, 3), 3))
        new.play(END_TURN)
        new.play(COLLECT_INCOME)
        assert new.undo().action == COLLECT_INCOME
        assert new.state.coins == [0, 0]
        new.play(Roll((1, 2, 3, 4)))
        assert not new.can_redo


class TestRedo:
    def test_what_was_undone_is_done_again_in_its_order(self) -> None:
        new = game()
        let_dice_fall(new)
        new.play(Place((1, 2), 0))
        new.play(TAKE_TILE)
        done = new.state
        steps = list(new.steps)
        new.undo()
        new.undo()
        assert [new.redo().action for _ in range(2)] == [Place((1, 2), 0), TAKE_TILE]
        assert new.state == done
        assert new.steps == steps
        assert not new.can_redo

    def test_nothing_is_done_again_that_was_not_undone(self) -> None:
        new = game()
        let_dice_fall(new)
        assert not new.can_redo
        with pytest.raises(IndexError):
            new.redo()

    def test_a_new_action_forgets_what_was_undone(self) -> None:
        new = game()
        let_dice_fall(new)
        new.play(Place((1, 2), 0))
        new.undo()
        new.play(TAKE_TILE)
        assert not new.can_redo
        with pytest.raises(IndexError):
            new.redo()

    def test_a_refused_action_forgets_nothing_and_changes_nothing(self) -> None:
        new = game()
        let_dice_fall(new)
        new.play(TAKE_TILE)
        new.undo()
        before = new.state
        with pytest.raises(IllegalActionError):
            new.play(END_TURN)
        assert new.can_redo
        assert new.state == before

    def test_it_never_brings_back_a_die(self) -> None:
        new = game()
        let_dice_fall(new)
        new.play(TakeSpecial((0, 1)))
        new.play(Reroll((2, 3)))
        new.undo()
        new.undo()
        for _ in range(2):
            new.redo()
        assert not new.can_redo
        assert new.state.due_dice == (2, 3)


class TestUpto:
    def test_it_is_the_game_as_it_was_after_so_many_steps(self) -> None:
        new = game()
        let_dice_fall(new)
        new.play(TAKE_TILE)
        new.play(END_TURN)
        earlier = new.upto(2)
        assert earlier.state == new.steps[1].state
        assert earlier.turn == 1
        assert new.upto(0).state == new.start

    def test_it_goes_its_own_way(self) -> None:
        new = game()
        let_dice_fall(new)
        new.play(TAKE_TILE)
        earlier = new.upto(1)
        earlier.play(Place((1, 2), 0))
        assert [step.action for step in new.steps] == [Roll((3, 1, 1, 6)), TAKE_TILE]
        assert new.state.owners[0] != ANNA
