"""Why a turn was played: the turn is found among the valued ones, with reasons of its own."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bohemian_villages.ai.evaluation.network import Network, new_network
from bohemian_villages.ai.hint.data import Explanation
from bohemian_villages.ai.hint.hint import MOST_REASONS, hints
from bohemian_villages.ai.hint.reasons import reasons
from bohemian_villages.ai.hint.why import explanations
from bohemian_villages.ai.search.turns import whole_turns
from bohemian_villages.engine.actions import Decision, Reroll, Roll
from bohemian_villages.engine.state import State
from bohemian_villages.levels import EXPERT, HARD
from bohemian_villages.play.history import decided_last
from tests.engine.boards import position
from tests.models.tables import people, played

ROW = "church farm tailor town_hall7 manor4 dairy inn glassworks mill bakery"
STATE = position(ROW, dice=(2, 3, 5, 6))


def network(players: int = 2) -> Network:
    return new_network(players, np.random.default_rng(5)).astype(np.float64)


def explained(state: State, actions: tuple[Decision, ...]) -> list[Explanation]:
    return list(explanations(state, actions, network(state.players), 1))


def explained_at_once(state: State, actions: tuple[Decision, ...]) -> Explanation:
    """The first answer, without waiting for the second."""
    return next(explanations(state, actions, network(state.players), 1))


def test_the_best_turn_is_explained_as_the_best() -> None:
    quick, sharp = hints(STATE, network(), 1)
    (first, _) = explained(STATE, quick.suggestions[0].actions)
    (_, last) = explained(STATE, sharp.suggestions[0].actions)
    assert (first.hint, first.place) == (quick, 0)
    assert (last.hint, last.place) == (sharp, 0)


@pytest.mark.parametrize("place", range(0, len(whole_turns(STATE)), 5))
def test_every_turn_is_found_with_reasons_of_its_own(place: int) -> None:
    actions = whole_turns(STATE)[place].actions
    for each, level in zip(explained(STATE, actions), (HARD, EXPERT), strict=True):
        assert each.played.actions == actions
        assert each.hint.level == level
        assert set(each.played.reasons) <= set(reasons(STATE, actions))
        assert len(each.played.reasons) <= MOST_REASONS
        assert each.played.compared_with == 0 or each.place == 0


def test_a_poor_turn_is_told_from_the_best() -> None:
    quick, _ = hints(STATE, network(), 1)
    best = quick.suggestions[0]
    turns = [turn.actions for turn in whole_turns(STATE)]
    ranked = [explained_at_once(STATE, actions) for actions in random.Random(3).sample(turns, 12)]
    worst = max(ranked, key=lambda each: each.place)
    assert worst.place > 0
    assert worst.best.actions == best.actions
    assert worst.played.evaluation.chances[0] <= best.evaluation.chances[0]


def decided_in_a_game() -> list[tuple[State, tuple[Decision, ...]]]:
    game = played(people(3), 120)
    turns = range(1, game.turn)
    decided = [found for turn in turns if (found := decided_last(game, turn))]
    assert len(decided) == len(turns)
    return decided


def test_the_last_decision_of_every_turn_of_a_game_can_be_explained() -> None:
    for state, actions in decided_in_a_game()[::6]:
        assert explained_at_once(state, actions).played.actions == actions


@pytest.mark.long
def test_the_last_decision_of_every_turn_of_a_game_can_be_explained_as_experts_do() -> None:
    for state, actions in decided_in_a_game()[::6]:
        assert explained(state, actions)[-1].played.actions == actions


def test_a_turn_under_way_has_no_last_decision() -> None:
    game = played(people(2), 30)
    assert decided_last(game, game.turn) is None
    assert decided_last(game, game.turn + 1) is None


def test_the_decision_is_the_one_after_the_last_dice() -> None:
    game = played(people(2), 300, seed=4)
    rerolled = {step.turn for step in game.steps if isinstance(step.action, Reroll)} - {game.turn}
    assert rerolled
    for turn in rerolled:
        found = decided_last(game, turn)
        assert found is not None
        rolls = [s.state for s in game.steps if s.turn == turn and isinstance(s.action, Roll)]
        assert found[0] is rolls[-1]
