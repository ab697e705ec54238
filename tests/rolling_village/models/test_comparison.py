"""A game alone beside what an expert makes of the same dice."""

from __future__ import annotations

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from bohemian_villages.models.thinking.queue import QuestionQueue
from bohemian_villages.models.thinking.worker import AiWorker
from bohemian_villages.rolling_village.ai.levels import make_player
from bohemian_villages.rolling_village.ai.same_dice import Turn, turns_with
from bohemian_villages.rolling_village.engine.actions import Roll
from bohemian_villages.rolling_village.engine.game import KEY, Game
from bohemian_villages.rolling_village.engine.scoring import score
from bohemian_villages.rolling_village.engine.state import State
from bohemian_villages.rolling_village.models.comparison import Comparison, same_dice
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.models.hint import RollingHintModel
from bohemian_villages.rolling_village.models.thinker import RollingThinker
from bohemian_villages.rolling_village.play.match import play_on
from tests.rolling_village.analysts import Notebook, turns_of
from tests.rolling_village.games import model_of, people, played

pytestmark = pytest.mark.usefixtures("qapp")


def finished() -> RollingModel:
    """A game alone at its end, with nothing left to undo."""
    model = model_of(played(people(1)))
    model.go_on()
    assert model.is_over
    return model


@pytest.fixture
def analyst() -> Notebook:
    return Notebook()


@pytest.fixture
def model() -> RollingModel:
    return finished()


@pytest.fixture
def comparison(model: RollingModel, analyst: Notebook) -> Comparison:
    return Comparison(model, analyst, model)


# The question.


def test_the_expert_gets_the_sheet_and_the_ten_rolls_of_the_game() -> None:
    game = played(people(1))
    question = same_dice(game)
    assert question.sheet == game.setup.sheet
    assert question.rolls == tuple(game.setup.faces(turn) for turn in range(10))
    assert question.game == KEY


def test_real_dice_are_taken_from_the_game_itself() -> None:
    seeded = played(people(1))
    by_hand = Game(evolve(seeded.setup, seed=None))
    for step in seeded.steps:
        by_hand.play(step.action)
    assert same_dice(by_hand).rolls == same_dice(seeded).rolls


def test_the_expert_plays_as_it_would_at_the_table() -> None:
    game = Game(people(1))
    list(play_on(game, [make_player("hard")]))
    turns = list(turns_with(same_dice(game), make_player("hard")))
    assert turns == turns_of(game)
    assert len(turns) == 10, "the preparation and nine turns"


class Watcher:
    """A player who notes how many dice it has seen."""

    def __init__(self) -> None:
        self.states: list[State] = []
        self._player = make_player("random")

    def decide(self, state: State, rng: object) -> object:
        self.states.append(state)
        return self._player.decide(state, rng)  # type: ignore[arg-type]


def test_the_expert_sees_dice_only_when_they_fall() -> None:
    question = same_dice(played(people(1)))
    watcher = Watcher()
    list(turns_with(question, watcher))  # type: ignore[arg-type]
    assert {state.dice for state in watcher.states} == set(question.rolls)
    for state in watcher.states:
        assert state.dice == question.rolls[state.turn], "the dice of its own turn alone"


# Asking.


def tell_all(analyst: Notebook, turns: list[Turn]) -> None:
    """Answer the last question."""
    for place, turn in enumerate(turns, 1):
        analyst.answered.emit(analyst.asked[-1].id, turn, place == len(turns))


def all_turns() -> list[Turn]:
    """What an expert did in some game."""
    return turns_of(played(people(1), luck=2))


def test_nothing_is_asked_before_somebody_looks(comparison: Comparison, analyst: Notebook) -> None:
    assert not analyst.asked
    comparison.begin()
    comparison.begin()
    assert len(analyst.asked) == 1


def test_answers_come_turn_by_turn(comparison: Comparison, analyst: Notebook) -> None:
    comparison.begin()
    number = analyst.asked[0].id
    game = played(people(1), luck=2)
    preparation, *turns = turns_of(game)
    analyst.answered.emit(number, preparation, False)
    assert comparison.expert is None
    for place, turn in enumerate(turns, 1):
        assert not comparison.is_done
        analyst.answered.emit(number, turn, place == len(turns))
        assert comparison.expert is not None
        assert comparison.expert.turns == game.state.scores[0][:place]
    assert comparison.is_done
    assert comparison.expert == score(game.state)[0]


def test_the_expert_s_sheets_are_known_with_its_score(
    comparison: Comparison, analyst: Notebook
) -> None:
    comparison.begin()
    game = played(people(1), luck=2)
    tell_all(analyst, turns_of(game))
    assert comparison.expert_game is not None
    assert comparison.expert_game.state.sheets == game.state.sheets


def test_answers_to_others_are_nothing_to_it(comparison: Comparison, analyst: Notebook) -> None:
    first = all_turns()[0]
    analyst.answered.emit(0, first, True)
    comparison.begin()
    analyst.answered.emit(analyst.asked[0].id + 1, first, True)
    assert comparison.expert is None


def test_whoever_turns_away_stops_the_expert_and_may_ask_again(
    comparison: Comparison, analyst: Notebook
) -> None:
    comparison.begin()
    first = analyst.asked[0].id
    turns = all_turns()
    analyst.answered.emit(first, turns[0], False)
    comparison.stop()
    assert analyst.cancelled == [first]
    analyst.answered.emit(first, turns[1], True)
    assert comparison.expert is None
    comparison.begin()
    assert len(analyst.asked) == 2


def test_what_is_known_is_not_asked_again(comparison: Comparison, analyst: Notebook) -> None:
    comparison.begin()
    tell_all(analyst, all_turns())
    comparison.stop()
    comparison.begin()
    assert len(analyst.asked) == 1
    assert not analyst.cancelled
    assert comparison.is_done


def test_a_process_that_fails_is_told_of_and_may_be_asked_again(
    comparison: Comparison, analyst: Notebook
) -> None:
    comparison.begin()
    analyst.answered.emit(analyst.asked[0].id, None, True)
    assert comparison.has_failed
    assert not comparison.is_done
    comparison.begin()
    assert len(analyst.asked) == 2
    assert not comparison.has_failed


def test_another_game_forgets_the_expert(
    model: RollingModel, comparison: Comparison, analyst: Notebook
) -> None:
    comparison.begin()
    tell_all(analyst, all_turns())
    model.new_game(people(1))
    assert comparison.expert is None
    comparison.begin()
    assert len(analyst.asked) == 1, "a game under way has nothing to compare"


def test_only_games_alone_are_compared(analyst: Notebook) -> None:
    model = model_of(played(people(2)))
    comparison = Comparison(model, analyst, model)
    comparison.begin()
    assert not analyst.asked


# For real.


def test_the_process_that_thinks_answers_turn_by_turn(model: RollingModel, qtbot: QtBot) -> None:
    worker = AiWorker({KEY: RollingThinker})
    try:
        comparison = Comparison(model, worker, model)
        grown: list[int] = []
        comparison.changed.connect(
            lambda: grown.append(len(comparison.expert.turns) if comparison.expert else 0)
        )
        comparison.begin()
        qtbot.waitUntil(lambda: comparison.is_done)
    finally:
        worker.shutdown()
    assert grown == [0, *range(10)], "asked, prepared, and then turn by turn"
    rolls = [step.action for step in model.game.steps if isinstance(step.action, Roll)]
    assert len(rolls) == 10


def test_a_hint_and_a_comparison_asked_at_once_are_both_answered(
    model: RollingModel, qtbot: QtBot
) -> None:
    worker = AiWorker({KEY: RollingThinker})
    try:
        analyst = QuestionQueue(worker)
        hint = RollingHintModel(model_of(played(people(1), 4)))
        hint.asked.connect(analyst.ask)
        analyst.answered.connect(hint.tell)
        comparison = Comparison(model, analyst, model)
        hint.toggle()
        assert hint.is_thinking
        comparison.begin()
        qtbot.waitUntil(lambda: comparison.is_done and not hint.is_thinking, timeout=30_000)
    finally:
        worker.shutdown()
    assert hint.rows.rows
    assert not hint.has_failed
