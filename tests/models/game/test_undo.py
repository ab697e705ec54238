"""Taking back: only what people decided, and never beyond a die."""

from __future__ import annotations

import random

import pytest

from bohemian_villages.engine.actions import CollectIncome, Roll
from bohemian_villages.engine.events import FigurePlaced, TurnEnded
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.models.game.change import Cause
from bohemian_villages.models.game.game_model import GameModel
from tests.engine.boards import ANNA, OTA, position
from tests.models.tables import Heard, at, people, played

pytestmark = pytest.mark.usefixtures("qapp")

BOARD = "farm farm inn inn church mill"


def test_a_move_is_taken_back_and_made_again() -> None:
    model = at(position(BOARD, dice=(2, 6, 4, 5)))
    before = model.state
    model.place(0)
    after = model.state
    heard = Heard(model)
    model.undo()
    assert model.state == before
    model.redo()
    assert model.state == after
    assert heard.causes == [Cause.UNDONE, Cause.REDONE]
    undone, redone = heard.changes
    assert undone.events == redone.events
    assert isinstance(undone.events[0], FigurePlaced)
    assert (undone.before, undone.state) == (after, before)


def test_both_moves_of_a_turn_are_taken_back_one_by_one() -> None:
    model = at(position(BOARD, dice=(2, 6, 4, 5)))
    model.place(0)
    model.place(2)
    model.undo()
    assert model.state.moved
    model.undo()
    assert not model.state.moved
    assert not model.can_undo


def test_a_new_decision_forgets_what_was_undone() -> None:
    model = at(position(BOARD, dice=(2, 6, 4, 5)))
    model.place(0)
    model.undo()
    model.place(1)
    assert not model.can_redo
    heard = Heard(model)
    model.redo()
    assert heard.rejection() == "Nothing to redo."


def test_no_undo_crosses_a_die() -> None:
    model = GameModel(people(2))
    model.roll()
    assert not model.can_undo
    heard = Heard(model)
    model.undo()
    assert heard.rejection().startswith("Nothing to undo")


def test_the_end_of_a_turn_is_taken_back_until_a_die_falls() -> None:
    model = at(position(BOARD, dice=(2, 6, 4, 5)))
    model.place(0)
    model.end_turn()
    model.undo()
    assert model.player == ANNA
    model.redo()
    assert model.player == OTA
    model.roll()
    assert not model.can_undo


def test_the_end_of_a_turn_before_an_ai_players_roll_is_taken_back() -> None:
    model = at(position(BOARD, dice=(2, 6, 4, 5)), "human", "random")
    model.place(0)
    model.end_turn()
    assert not model.is_human_turn
    assert model.can_undo
    model.undo()
    assert model.is_human_turn
    model.redo()
    model.continue_turn()
    assert model.state.dice
    assert not model.can_undo


def test_an_ai_players_own_decisions_are_not_taken_back() -> None:
    model = at(position(BOARD, dice=(2, 6, 4, 5)), "random", "human")
    heard = Heard(model)
    while model.player == ANNA:
        model.continue_turn()
        model.decide(heard.thoughts[-1].id, legal_actions(model.state)[-1])
    assert model.is_human_turn
    assert isinstance(model.game.steps[-1].events[0], TurnEnded)
    assert not model.can_undo


def forgetful_before_ai(seed: str | None) -> GameModel:
    """Anna has moved; Ota, an AI player, has income to collect by hand."""
    state = position("farm farm inn:ota*", dice=(2, 6, 4, 5), forgetful=True)
    model = at(state, "human", "random", seed=seed)
    model.place(0)
    model.end_turn()
    return model


def test_the_income_an_ai_player_collects_does_not_stand_in_the_way_of_undo() -> None:
    model = forgetful_before_ai(seed=None)
    model.continue_turn()
    assert isinstance(model.game.steps[-1].action, CollectIncome)
    assert model.can_enter_roll
    heard = Heard(model)
    model.undo()
    assert model.player == ANNA
    assert model.state.coins == [1, 0]
    (change,) = heard.changes
    assert [type(event).__name__ for event in change.events] == [
        "TurnEnded",
        "TurnStarted",
        "IncomePaid",
    ]


def test_after_such_an_undo_the_end_is_made_again_and_the_income_collected_again() -> None:
    model = forgetful_before_ai(seed=None)
    model.continue_turn()
    model.undo()
    model.redo()
    assert model.player == OTA
    assert not model.can_redo
    model.continue_turn()
    assert model.state.coins == [1, 1]


def test_people_at_one_screen_take_back_each_others_last_decision() -> None:
    state = position("farm farm inn:ota*", dice=(2, 6, 4, 5), forgetful=True)
    model = at(state)
    model.place(0)
    model.end_turn()
    model.collect_income()
    model.undo()
    assert model.can_collect
    model.undo()
    assert model.player == ANNA


def test_the_move_that_ended_the_game_can_be_taken_back() -> None:
    model = at(position("farm inn manor9", dice=(6, 6, 4, 5), bank=5))
    model.place(2)
    assert model.is_over
    model.undo()
    assert not model.is_over


@pytest.mark.parametrize("players", [2, 5])
def test_undoing_all_that_can_be_leads_to_the_last_die(players: int) -> None:
    whole = played(people(players), 10_000, seed=players)
    rng = random.Random(players)
    model = GameModel(people(players))
    for steps in rng.sample(range(1, len(whole.steps)), 25):
        model.load(whole.upto(steps))
        while model.can_undo:
            model.undo()
        rolled = [n for n in range(steps) if isinstance(whole.steps[n].action, Roll)]
        assert len(model.game.steps) == (rolled[-1] + 1 if rolled else 0)
        while model.can_redo:
            model.redo()
        assert model.state == whole.steps[steps - 1].state
