"""RollingModel: who is asked for what, what can be taken back, and what is refused."""

from __future__ import annotations

import random

import pytest

from bohemian_villages.rolling_village.engine.actions import Draw
from bohemian_villages.rolling_village.engine.record import dumps, loads
from bohemian_villages.rolling_village.engine.sheet import Project, column_of
from bohemian_villages.rolling_village.models.change import Cause, Change
from bohemian_villages.rolling_village.models.facts import Phase
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.play.thought import Thought
from tests.rolling_village.models.games import (
    draw_anything,
    let_others_draw,
    model_for,
    phase_of,
    play_to,
    setup_for,
)

TABLES = [("human",), ("human", "hard", "human", "easy"), ("easy", "human"), ("easy", "medium")]


@pytest.mark.parametrize("controls", TABLES)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_game_is_played_to_its_end_and_its_record_loads(
    controls: tuple[str, ...], seed: str
) -> None:
    model, rng = model_for(*controls, seed=seed), random.Random(seed)
    while not model.is_over:
        let_others_draw(model)
        if not model.is_over:
            draw_anything(model, rng)
    again = loads(dumps(model.snapshot))
    assert again.state == model.state
    assert all(sum(p is not None for p in model.sheet(n).drawn) == 23 for n in range(len(controls)))


def test_the_same_seed_and_the_same_drawings_give_the_same_game() -> None:
    ends = []
    for _ in range(2):
        model = model_for("human", "easy")
        play_to(model, Phase.OVER, random.Random(5))
        ends.append(dumps(model.snapshot))
    assert ends[0] == ends[1]


def test_dice_wait_for_a_person_only_before_the_first_roll() -> None:
    model = model_for("human")
    assert phase_of(model) is Phase.ROLL
    assert model.go_on()
    play_to(model, Phase.DONE)
    model.go_on()
    assert phase_of(model) is Phase.WAIT
    model.continue_turn()
    assert model.turn == 1
    assert phase_of(model) is Phase.DRAW


def test_dice_of_a_game_that_was_loaded_wait_for_a_person() -> None:
    model = model_for("human")
    play_to(model, Phase.DONE)
    other = model_for("human")
    other.load(loads(dumps(model.snapshot)))
    assert phase_of(other) is Phase.DONE
    other.undo()
    assert phase_of(other) is Phase.DRAW


def test_a_person_who_has_drawn_everything_may_take_it_back_until_they_go_on() -> None:
    model = model_for("human", "human")
    play_to(model, Phase.DONE)
    assert model.drawer == 0
    assert model.can_undo
    assert model.undo()
    assert phase_of(model) is Phase.DRAW
    assert model.redo()
    assert phase_of(model) is Phase.DONE
    model.go_on()
    assert model.drawer == 1
    assert not model.can_undo


def test_the_last_drawing_of_the_game_can_be_taken_back_until_the_result_is_asked_for() -> None:
    model = model_for("human")
    while not (model.turn == 9 and model.phase is Phase.DONE):
        draw_anything(model, random.Random(2))
        let_others_draw(model)
    assert model.state.is_over
    assert not model.is_over
    assert model.undo()
    assert not model.state.is_over
    assert model.redo()
    assert model.go_on()
    assert model.is_over
    assert not model.can_undo


def test_what_others_drew_cannot_be_taken_back() -> None:
    model = model_for("easy", "human")
    play_to(model, Phase.DRAW)
    told: list[str] = []
    model.rejected.connect(told.append)
    assert not model.undo()
    assert told


def test_nothing_can_be_drawn_while_somebody_may_still_undo() -> None:
    model = model_for("human", "human")
    play_to(model, Phase.DONE)
    told: list[str] = []
    model.rejected.connect(told.append)
    steps = len(model.game.steps)
    assert not model.draw(0)
    assert not model.play(Draw(Project.HOUSE, 0))
    assert len(model.game.steps) == steps
    assert len(told) == 2


def test_a_click_on_a_space_of_the_other_project_draws_that_one() -> None:
    model = model_for("human", seed="0")
    play_to(model, Phase.DONE)
    model.go_on()
    let_others_draw(model)
    assert model.dice == (4, 2)
    assert model.project is Project.HOUSE
    assert {column_of(space) for space in model.lit} == {1}
    assert {column_of(space) for space in model.lit_later} == {3}
    space = model.lit_later[0]
    assert model.preview(space).project is Project.FOREST  # type: ignore[union-attr]
    assert model.draw(space)
    assert model.sheet(0).drawn[space] is Project.FOREST


def test_a_refusal_names_the_column_that_the_dice_call_for() -> None:
    model = model_for("human", seed="0")
    play_to(model, Phase.DONE)
    model.go_on()
    let_others_draw(model)
    told: list[str] = []
    model.rejected.connect(told.append)
    wrong = next(s for s in range(30) if column_of(s) == 0 and model.sheet(0).drawn[s] is None)
    assert not model.draw(wrong)
    assert told == ["The dice call for column 2."]


def test_whose_sheet_is_shown_stays_a_persons_while_others_draw() -> None:
    model = model_for("human", "easy", "human")
    play_to(model, Phase.DONE)
    model.go_on()
    assert phase_of(model) is Phase.WAIT
    assert model.shown == 0
    let_others_draw(model)
    assert model.shown == 2
    model.look_at(1)
    assert model.shown == 1
    draw_anything(model, random.Random(1))
    assert model.shown == 2


def test_real_dice_are_entered() -> None:
    model = model_for("human", seed=None)
    assert phase_of(model) is Phase.ENTER_ROLL
    told: list[str] = []
    model.rejected.connect(told.append)
    assert not model.enter_roll((7, 1))
    assert not model.go_on()
    assert len(told) == 2
    assert model.enter_roll((4, 2))
    assert model.dice == (4, 2)


def test_an_answer_that_nobody_waits_for_is_dropped() -> None:
    model = RollingModel(setup_for("easy"))
    asked: list[Thought] = []
    model.think_requested.connect(asked.append)
    model.continue_turn()
    model.continue_turn()
    (thought,) = asked
    model.new_game(setup_for("easy"))
    assert not model.decide(thought.id, None)
    assert not model.game.steps


def test_an_ai_player_without_an_answer_draws_at_random_and_says_so() -> None:
    model = RollingModel(setup_for("easy"))
    asked: list[Thought] = []
    told: list[str] = []
    model.think_requested.connect(asked.append)
    model.notice.connect(told.append)
    model.continue_turn()
    model.continue_turn()
    assert model.decide(asked[0].id, None)
    assert len(told) == 1
    assert len(model.game.steps) == 2


def test_every_change_says_what_happened() -> None:
    model = model_for("human")
    changes: list[Change] = []
    model.changed.connect(changes.append)
    model.go_on()
    model.draw(model.lit[0], let_go_at="here")
    model.undo()
    model.redo()
    causes = [change.cause for change in changes]
    assert causes == [Cause.ROLLED, Cause.PLAYED, Cause.UNDONE, Cause.REDONE]
    assert changes[1].origin.let_go_at == "here"
    assert changes[2].state == changes[1].before
