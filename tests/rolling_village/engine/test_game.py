"""Game: the same dice for all, the order of the players, fair dice, undo and redo."""

from __future__ import annotations

from hashlib import sha256

import pytest

from bohemian_villages.action_errors import IllegalActionError
from bohemian_villages.fair_dice import DiceFrom
from bohemian_villages.rolling_village.engine.actions import ChooseAvenue, Roll
from bohemian_villages.rolling_village.engine.errors import Refusal
from bohemian_villages.rolling_village.engine.events import DiceRolled
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.moves import legal_actions, refusal
from bohemian_villages.rolling_village.engine.setup import Player, Setup
from tests.rolling_village.engine.sheets import (
    HOUSE,
    LAKE,
    PRINTED,
    SQUARE,
    draw,
    game,
    play_first,
)

PREPARED = 3  # steps: a roll and two drawings


class TestCourse:
    def test_everybody_draws_for_the_same_roll_one_after_the_other(self) -> None:
        a_game = game(3)
        a_game.play(Roll((2, 6)))
        players = []
        while not a_game.state.awaits_roll:
            players.append(a_game.state.player)
            assert a_game.state.dice == (2, 6)
            play_first(a_game, 1)
        assert players == [0, 0, 1, 1, 2, 2]
        assert (a_game.state.player, a_game.turn) == (0, 1)

    def test_players_draw_on_sheets_of_their_own(self) -> None:
        a_game = game(2)
        a_game.play(Roll((2, 6)))
        for action in (draw(HOUSE, 2, 1), draw(LAKE, 6, 1)):
            a_game.play(action)
        assert a_game.state.sheets[1].filled == 0
        a_game.play(draw(HOUSE, 2, 1))
        assert a_game.state.sheets[0] != a_game.state.sheets[1]

    def test_a_preparation_and_nine_turns(self) -> None:
        a_game = game(2, seed="7")
        while not a_game.state.is_over:
            play_first(a_game, 1)
        rolled = [e.turn for step in a_game.steps for e in step.events if isinstance(e, DiceRolled)]
        assert rolled == list(range(10))
        assert [len(scores) for scores in a_game.state.scores] == [9, 9]
        assert a_game.turn == 9

    def test_nothing_happens_after_the_end(self) -> None:
        a_game = game(seed="7")
        while not a_game.state.is_over:
            play_first(a_game, 1)
        assert legal_actions(a_game.state) == []
        assert a_game.due_roll is None
        for action in (Roll((1, 2)), draw(HOUSE, 1, 1), ChooseAvenue(1)):
            assert refusal(a_game.state, action) is Refusal.GAME_OVER

    def test_each_picks_an_avenue_of_their_own_on_2(self) -> None:
        a_game = game(2)
        play_first(a_game, 1 + 2 * 2)
        a_game.play(Roll((1, 1)))
        for avenue in (1, 4):
            for action in (draw(HOUSE, 1, avenue + 1), draw(SQUARE, 5, 5), ChooseAvenue(avenue)):
                a_game.play(action)
        chosen = [step.action for step in a_game.steps if isinstance(step.action, ChooseAvenue)]
        assert chosen == [ChooseAvenue(1), ChooseAvenue(4)]
        assert a_game.turn == 2

    def test_a_step_tells_turn_and_player(self) -> None:
        a_game = game(2)
        play_first(a_game, 5 + 2)
        assert [(s.turn, s.player) for s in a_game.steps] == [
            *((0, 0), (0, 0), (0, 0), (0, 1), (0, 1)),
            *((1, 0), (1, 0)),
        ]


class TestDice:
    def test_dice_1_and_2_of_a_turn_come_from_the_seed_the_preparation_being_turn_0(self) -> None:
        a_game = game(seed="Böhmen")
        for turn in range(10):
            expected = tuple(_face("Böhmen", turn, die) for die in (1, 2))
            assert a_game.due_roll == Roll((expected[0], expected[1]))
            while a_game.turn == turn and not a_game.state.is_over:
                play_first(a_game, 1)

    def test_no_other_dice_may_fall(self) -> None:
        a_game = game(seed="7")
        with pytest.raises(IllegalActionError) as error:
            a_game.play(Roll((1, 1)))
        assert error.value.refusal is Refusal.DICE_NOT_OF_SEED
        assert not a_game.steps

    def test_without_a_seed_any_dice_may_fall(self) -> None:
        a_game = game()
        assert a_game.due_roll is None
        a_game.play(Roll((6, 6)))
        assert a_game.state.dice == (6, 6)

    def test_a_branched_game_goes_on_with_dice_of_another_seed(self) -> None:
        sources = (DiceFrom(2, "b"), DiceFrom(1, "a"))
        setup = Setup((Player("Anna"),), PRINTED, "7", sources)
        assert [setup.seed_of_turn(turn) for turn in range(4)] == ["7", "a", "b", "b"]
        assert setup.faces(2) == (_face("b", 2, 1), _face("b", 2, 2))

    def test_no_decision_shifts_the_dice(self) -> None:
        one, other = game(seed="s"), game(seed="s")
        play_first(one, PREPARED)
        other.play(other.due_roll or Roll((1, 2)))
        for _ in range(2):
            other.play(legal_actions(other.state)[-1])
        assert one.due_roll == other.due_roll


def _face(seed: str, turn: int, die: int) -> int:
    digest = sha256(f"{seed}/{turn}/{die}".encode()).digest()
    return next(byte for byte in digest if byte < 252) % 6 + 1


class TestUndo:
    def test_own_drawings_can_be_taken_back_to_the_roll(self) -> None:
        a_game = game()
        play_first(a_game, 1)
        rolled = a_game.state
        play_first(a_game, 1)
        assert a_game.can_undo
        assert a_game.undo().action == legal_actions(rolled)[0]
        assert a_game.state == rolled
        assert not a_game.can_undo

    def test_the_last_drawing_can_be_taken_back_until_the_dice_fall(self) -> None:
        a_game = game()
        play_first(a_game, PREPARED)
        assert a_game.turn == 1
        a_game.undo()
        assert (a_game.turn, len(a_game.state.drawn)) == (0, 1)
        a_game.redo()
        play_first(a_game, 1)
        assert not a_game.can_undo
        with pytest.raises(IndexError):
            a_game.undo()

    def test_the_last_drawing_can_be_taken_back_until_the_next_player_draws(self) -> None:
        a_game = game(2)
        play_first(a_game, PREPARED)
        assert a_game.state.player == 1
        assert a_game.can_undo
        a_game.undo()
        assert a_game.state.player == 0
        a_game.redo()
        play_first(a_game, 1)
        a_game.undo()
        assert not a_game.can_undo

    def test_a_picked_avenue_can_be_taken_back(self) -> None:
        a_game = game()
        play_first(a_game, PREPARED)
        a_game.play(Roll((6, 6)))
        a_game.play(draw(LAKE, 6, 5))
        a_game.play(draw(SQUARE, 3, 3))
        a_game.play(ChooseAvenue(4))
        a_game.undo()
        assert a_game.state.avenue_due
        assert a_game.state.scores == ((),)

    def test_a_score_is_taken_back_with_its_drawing(self) -> None:
        a_game = game()
        play_first(a_game, PREPARED + 3)
        assert len(a_game.state.scores[0]) == 1
        a_game.undo()
        assert a_game.state.scores == ((),)

    def test_even_at_the_end(self) -> None:
        a_game = game(seed="7")
        while not a_game.state.is_over:
            play_first(a_game, 1)
        a_game.undo()
        assert not a_game.state.is_over

    def test_what_was_undone_can_be_done_again_until_something_else_is_done(self) -> None:
        a_game = game()
        play_first(a_game, PREPARED)
        state = a_game.state
        a_game.undo()
        a_game.undo()
        a_game.redo()
        assert a_game.can_redo
        a_game.redo()
        assert (a_game.state, a_game.can_redo) == (state, False)
        a_game.undo()
        play_first(a_game, 1)
        assert not a_game.can_redo

    def test_an_earlier_point_of_the_game_can_be_gone_on_from(self) -> None:
        a_game = game(2)
        play_first(a_game, 12)
        for steps in range(13):
            earlier = a_game.upto(steps)
            again = game(2)
            play_first(again, steps)
            assert (earlier.state, earlier.can_undo) == (again.state, again.can_undo)
        assert isinstance(a_game.upto(0), Game)
