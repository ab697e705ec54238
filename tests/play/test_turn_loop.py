"""The loop of a game: who is to do what, whoever plays and on whatever screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve

from bohemian_villages.action_errors import ActionError
from bohemian_villages.ai_turns import Played
from bohemian_villages.engine.actions import END_TURN, Roll
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.play.thought import Thought
from bohemian_villages.play.turn_loop import Due, TurnLoop
from bohemian_villages.village_sets import standard_set

PERSON, COMPUTER = 0, 1


def deal(seed: str | None = "7", *, forgetful: bool = False, first: int = PERSON) -> Setup:
    players = tuple(Player(name, COLORS[seat]) for seat, name in enumerate(("Anna", "Ota")))
    board = standard_set().random_board(2, "7")
    return Setup(players, board, seed=seed, forgetful_income=forgetful, first_player=first)


def loop_of(
    setup: Setup, is_human: Callable[[int], bool] = lambda seat: seat == PERSON
) -> TurnLoop:
    return TurnLoop(Game(setup), is_human)


def finish_turn(loop: TurnLoop) -> None:
    """Let whoever is to move roll, do the first thing that is possible, and end the turn."""
    player = loop.game.state.player
    while loop.game.state.player == player:
        roll = loop.game.due_roll
        ends = END_TURN in legal_actions(loop.game.state)
        loop.play(roll or (END_TURN if ends else legal_actions(loop.game.state)[0]))


def test_a_person_is_waited_for() -> None:
    loop = loop_of(deal())
    assert loop.due is Due.PERSON
    assert loop.go_on() is None
    assert not loop.game.steps


def test_the_dice_of_the_program_fall_by_themselves_for_an_ai_player() -> None:
    loop = loop_of(deal(first=COMPUTER))
    assert loop.due is Due.DICE
    played = loop.go_on()
    assert isinstance(played, Played)
    assert not played.by_human
    assert isinstance(loop.game.steps[-1].action, Roll)


def test_real_dice_are_entered_for_whoever_is_to_move() -> None:
    for first in (PERSON, COMPUTER):
        loop = loop_of(deal(None, first=first))
        assert loop.due is Due.REAL_DICE
        assert loop.go_on() is None


def test_an_ai_player_is_asked_once_and_its_answer_played() -> None:
    loop = loop_of(deal(first=COMPUTER))
    loop.go_on()
    assert loop.due is Due.DECISION
    thought = loop.go_on()
    assert isinstance(thought, Thought)
    assert loop.go_on() is None
    assert loop.is_awaited(thought.id)
    decision = legal_actions(thought.state)[0]
    loop.answer(decision)
    assert loop.game.steps[-1].action == decision
    assert not loop.is_awaited(thought.id)


def test_an_ai_player_without_an_answer_plays_at_random_and_the_same_every_time() -> None:
    chosen = []
    for _ in range(2):
        loop = loop_of(deal(first=COMPUTER))
        loop.go_on()
        loop.go_on()
        loop.answer_at_random()
        chosen.append(loop.game.steps[-1].action)
    assert chosen[0] == chosen[1]


def test_an_answer_that_is_no_longer_wanted_is_not_awaited() -> None:
    loop = loop_of(deal(first=COMPUTER))
    loop.go_on()
    thought = loop.go_on()
    assert isinstance(thought, Thought)
    assert loop.cancel_thought() == thought.id
    assert not loop.is_awaited(thought.id)
    assert loop.cancel_thought() is None


def test_a_person_takes_back_decisions_but_no_dice() -> None:
    loop = loop_of(deal())
    assert not loop.can_undo
    roll = loop.game.due_roll
    assert roll is not None
    loop.play(roll)
    assert not loop.can_undo
    before = loop.game.state
    loop.play(legal_actions(before)[0])
    assert loop.can_undo
    loop.undo()
    assert loop.game.state == before
    assert loop.can_redo
    loop.redo()
    assert not loop.can_redo


def test_the_decisions_of_an_ai_player_stay() -> None:
    loop = loop_of(deal(first=COMPUTER))
    finish_turn(loop)
    assert loop.due is Due.PERSON
    assert not loop.can_undo


def test_what_is_not_allowed_is_refused_and_changes_nothing() -> None:
    loop = loop_of(deal())
    with pytest.raises(ActionError):
        loop.play(END_TURN)
    assert not loop.game.steps


def test_nothing_is_due_when_the_game_is_over() -> None:
    loop = loop_of(evolve(deal(), figures=1), lambda _seat: False)
    while loop.due is not Due.NOTHING:
        if isinstance(loop.go_on(), Thought):
            loop.answer_at_random()
    assert loop.game.state.is_over
    assert loop.go_on() is None
