"""Why a turn was played: beside the best one, judged as the hint judges."""

from __future__ import annotations

import random
from functools import cache

import pytest

from bohemian_villages.levels import EXPERT, HARD
from bohemian_villages.rolling_village.ai.hint import hints
from bohemian_villages.rolling_village.ai.hint_data import Explanation, Topic
from bohemian_villages.rolling_village.ai.levels import make_player
from bohemian_villages.rolling_village.ai.why import explanations
from bohemian_villages.rolling_village.engine.actions import ChooseAvenue, Decision, Roll
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.state import State
from bohemian_villages.rolling_village.play.history import last_turn_of
from tests.rolling_village.ai.positions import new_game
from tests.rolling_village.games import people, played

Turn = tuple[State, tuple[Decision, ...]]


@cache
def turns_of(level: str, seed: str = "why", most: int = 10) -> list[Turn]:
    """The turns of a player who plays alone."""
    game, player, rng = new_game(seed), make_player(level), random.Random(seed)
    found: list[Turn] = []
    while not game.state.is_over and len(found) < most:
        if roll := game.due_roll:
            game.play(roll)
            continue
        game.play(player.decide(game.state, rng))
        if game.state.dice is None:
            turn = last_turn_of(game, 0)
            assert turn is not None
            found.append(turn)
    return found


def explained(turn: Turn) -> list[Explanation]:
    return list(explanations(*turn))


@pytest.mark.parametrize("number", [0, 1, 3, 9])
def test_an_experts_turn_is_the_best_one_and_expects_what_the_hint_expects(number: int) -> None:
    turn = turns_of(EXPERT)[number]
    *_quick, last = explained(turn)
    *_quick_hint, hint = hints(turn[0])
    assert last.place == 0
    assert last.hint.level == hint.level
    assert last.played.actions == turn[1]
    assert last.played.expected == hint.expected
    assert last.played.reasons == hint.suggestions[0].reasons


def test_first_as_hard_then_as_expert_and_in_the_last_turn_at_once() -> None:
    assert [each.hint.level for each in explained(turns_of(EXPERT)[1])] == [HARD, EXPERT]
    assert [each.hint.level for each in explained(turns_of(EXPERT)[9])] == [HARD]


def test_worse_turns_stand_beside_the_hints_first_suggestion() -> None:
    worse = 0
    for turn in turns_of("easy"):
        for each, hint in zip(explained(turn), hints(turn[0]), strict=True):
            assert each.played.actions == turn[1]
            assert each.played.expected <= each.best.expected
            if each.place:
                worse += 1
                assert each.best.actions == hint.suggestions[0].actions
                assert each.best.expected == hint.expected
    assert worse > 5


def test_an_avenue_picked_badly_costs_what_it_scored_less() -> None:
    seeds = (str(number) for number in range(100))
    games = (turns_of("hard", seed) for seed in seeds)
    state, actions = next(
        turn for turns in games for turn in turns if isinstance(turn[1][-1], ChooseAvenue)
    )
    best, *_others = explained((state, actions))
    picked = next(r for r in best.played.reasons if r.topic is Topic.AVENUE)
    for avenue in range(5):
        quick = next(iter(explanations(state, (*actions[:-1], ChooseAvenue(avenue)))))
        lost = best.played.scored - quick.played.scored
        assert lost >= 0
        assert quick.played.expected == pytest.approx(best.played.expected - lost)
        assert (quick.played.actions == actions) == (avenue == picked.avenue)


def test_every_turn_of_a_random_game_can_be_explained() -> None:
    for turn in turns_of("random"):
        *_quick, last = explained(turn)
        assert last.played.actions == turn[1]
        assert last.hint.player == turn[0].player


def test_an_explanation_follows_from_the_position_alone() -> None:
    """Where the seed knows the dice to come and where nobody does, the same is explained."""
    one = turns_of(EXPERT)[1]
    copy = Game(people(1, seed=None))
    copy.play(Roll(turns_of(EXPERT)[0][0].dice or (1, 1)))
    for action in turns_of(EXPERT)[0][1]:
        copy.play(action)
    assert one[0].dice is not None
    copy.play(Roll(one[0].dice))
    # The printed points are the same in all of these games.
    assert copy.state == one[0]
    assert explained((copy.state, one[1])) == explained(one)


# Which turn is asked about.


def test_the_last_turn_begins_with_the_first_drawing_and_ends_with_the_avenue() -> None:
    game = played(people(3), 60)
    for player in range(3):
        turn = last_turn_of(game, player)
        assert turn is not None
        state, actions = turn
        assert (state.player, state.drawn) == (player, ())
        own = [step for step in game.steps if step.player == player and step.turn == state.turn]
        assert tuple(s.action for s in own if not isinstance(s.action, Roll)) == actions
        assert len(actions) >= state.draws_due


def test_a_turn_under_way_is_not_over_and_before_the_first_there_is_none() -> None:
    game = Game(people(1))
    assert last_turn_of(game, 0) is None
    assert game.due_roll is not None
    game.play(game.due_roll)
    game.play(legal_actions(game.state)[0])
    assert last_turn_of(game, 0) is None
    game.play(legal_actions(game.state)[0])
    turn = last_turn_of(game, 0)
    assert turn is not None
    assert turn[0].in_preparation
