"""The levels decide by the rules from any moment, and each is stronger than the one below."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise

import pytest

from bohemian_villages.levels import LEVELS
from bohemian_villages.rolling_village.ai.arena import arena
from bohemian_villages.rolling_village.ai.levels import make_player
from bohemian_villages.rolling_village.ai.ways import turn_begun
from bohemian_villages.rolling_village.engine.actions import ChooseAvenue
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.scoring import avenue_score
from bohemian_villages.rolling_village.engine.state import State
from bohemian_villages.rolling_village.play.match import play_on
from bohemian_villages.rolling_village.play.turn_loop import TurnLoop
from tests.rolling_village.ai.positions import decisions, new_game

QUICK = ["random", "beginner", "easy", "medium", "hard"]


def test_levels_are_listed_from_the_weakest_on() -> None:
    assert list(LEVELS) == [*QUICK, "expert"]


@pytest.mark.parametrize("level", QUICK)
def test_a_level_decides_by_the_rules_from_any_moment(level: str) -> None:
    player = make_player(level)
    for number in range(5):
        for state in decisions(f"moments-{number}", players=1 + number % 2):
            assert player.decide(state, random.Random(1)) in legal_actions(state)


@pytest.mark.long
def test_expert_decides_by_the_rules_from_any_moment() -> None:
    player = make_player("expert")
    for state in decisions("moments-3"):
        assert player.decide(state, random.Random(1)) in legal_actions(state)


@pytest.mark.long
def test_expert_decides_the_same_with_a_plan_at_hand_and_without() -> None:
    game, player = new_game("plan"), make_player("expert")
    for step in play_on(game, [player]):
        if game.turn > 3:
            break
        if not game.state.awaits_roll and not game.state.is_over:
            fresh = make_player("expert").decide(game.state, random.Random(1))
            assert player.decide(game.state, random.Random(1)) == fresh, step


def test_a_turn_begun_is_the_position_in_which_the_dice_had_just_fallen() -> None:
    begun = None
    for state in decisions("begun", players=2):
        begun = state if not state.drawn else begun
        assert turn_begun(state) == begun


@pytest.mark.parametrize("level", [*QUICK, pytest.param("expert", marks=pytest.mark.long)])
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    games = []
    for _time in range(2):
        game = new_game("again")
        for _step in play_on(game, [make_player(level)]):
            if level == "expert" and game.turn > 2:
                break
        games.append([step.action for step in game.steps])
    assert games[0] == games[1]


def test_players_of_a_weak_level_do_not_copy_each_other() -> None:
    game = new_game("copies", players=2)
    for _step in play_on(game, [make_player("beginner"), make_player("beginner")]):
        pass
    first, second = game.state.sheets
    assert first != second


def test_randomness_for_a_decision_does_not_tell_the_dice_and_goes_on() -> None:
    game = new_game("luck")
    roll = game.due_roll
    assert roll
    game.play(roll)
    loop = TurnLoop(game, is_human=lambda _player: False)
    first = loop.new_thought().luck
    game.play(legal_actions(game.state)[0])
    assert loop.new_thought().luck != first


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_the_avenue_picked_scores_most(level: str) -> None:
    states = due_avenues()
    for state in states[:3] if level == "expert" else states:
        decision = make_player(level).decide(state, random.Random(2))
        assert isinstance(decision, ChooseAvenue)
        scores = [avenue_score(state.points, state.sheet, avenue) for avenue in range(5)]
        assert scores[decision.avenue] == max(scores)


@cache
def due_avenues() -> list[State]:
    found = [
        state
        for number in range(30)
        for state in decisions(f"avenues-{number}")
        if state.avenue_due
    ]
    assert len(found) > 3
    return found


@cache
def mean_score(level: str, games: int) -> float:
    (found,) = arena([level], [f"strength-{number}" for number in range(games)])
    return found.scores.mean


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(QUICK)))
def test_a_level_scores_more_than_the_one_below(weaker: str, stronger: str) -> None:
    assert mean_score(stronger, 40) > mean_score(weaker, 40) + 1


@pytest.mark.long
def test_expert_scores_more_than_hard() -> None:
    assert mean_score("expert", 12) > mean_score("hard", 12) + 1


def test_the_arena_shares_wins_and_gives_everybody_the_same_dice() -> None:
    hard, other = arena(["hard", "hard"], ["arena-1", "arena-2", "arena-3"])
    assert hard.scores == other.scores
    assert hard.wins.mean == other.wins.mean == 0.5
    random_one, best = arena(["random", "hard"], ["arena-1", "arena-2", "arena-3"])
    assert (random_one.wins.mean, best.wins.mean) == (0.0, 1.0)
