"""AI players' turns: collected, rolled, thought about and played step by step."""

from __future__ import annotations

from random import Random

import pytest

from bohemian_villages.ai.levels import make_player
from bohemian_villages.engine.actions import END_TURN, Decision, Reroll
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.fair_dice import choice_seed
from bohemian_villages.levels import RANDOM
from bohemian_villages.models.game.change import Cause
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.play.match import play_game
from tests.engine.boards import ANNA, OTA, position
from tests.models.tables import Heard, at, people, table

pytestmark = pytest.mark.usefixtures("qapp")


def answer(model: GameModel, heard: Heard) -> None:
    """Answer the thought as the random player does."""
    thought = heard.thoughts[-1]
    model.decide(thought.id, make_player(RANDOM).decide(thought.state, Random(thought.luck)))


def test_an_ai_player_rolls_then_thinks_then_plays() -> None:
    model = GameModel(table("random", "human"))
    heard = Heard(model)
    model.continue_turn()
    assert heard.causes == [Cause.ROLLED]
    assert not model.is_thinking
    assert model.prompt == "Anna is playing…"
    model.continue_turn()
    assert model.is_thinking
    assert model.prompt == "Anna is playing…"
    answer(model, heard)
    assert heard.causes == [Cause.ROLLED, Cause.PLAYED]
    assert not any(change.by_human for change in heard.changes)


def test_one_thought_at_a_time() -> None:
    model = GameModel(table("random", "human"))
    heard = Heard(model)
    for _ in range(4):
        model.continue_turn()
    assert len(heard.thoughts) == 1


def test_on_a_persons_turn_nothing_goes_on_by_itself() -> None:
    model = GameModel(people(2))
    heard = Heard(model)
    model.continue_turn()
    assert not heard.changes
    assert not heard.thoughts


def test_a_game_of_ai_players_is_the_same_as_without_a_window() -> None:
    setup = table("random", "random", "random")
    model = GameModel(setup)
    heard = Heard(model)
    while not model.is_over:
        model.continue_turn()
        if model.is_thinking:
            answer(model, heard)
    alone = play_game(setup, [make_player(RANDOM) for _ in setup.players])
    assert [step.action for step in model.game.steps] == [step.action for step in alone.steps]


def test_the_randomness_is_that_of_the_seed_but_tells_nothing_of_it() -> None:
    model = GameModel(table("random", "human"))
    heard = Heard(model)
    model.continue_turn()
    model.continue_turn()
    (thought,) = heard.thoughts
    assert thought.luck == choice_seed(str(model.setup.seed), 1, 1)
    assert not any(model.setup.seed == value for value in (thought.opponent, thought.luck))


def test_without_a_seed_the_randomness_is_drawn_once_for_each_game() -> None:
    state = position("farm inn church", dice=(2, 6, 4, 5))

    def luck(model: GameModel) -> int:
        heard = Heard(model)
        model.continue_turn()
        return heard.thoughts[0].luck

    model = at(state, "random", seed=None)
    first = luck(model)
    model.load(at(state, "random", seed=None).game)
    assert luck(model) != first


def test_with_real_dice_an_ai_player_waits_for_them() -> None:
    model = at(position("farm inn"), "random", seed=None)
    heard = Heard(model)
    model.continue_turn()
    assert not heard.changes
    assert not heard.thoughts
    assert model.prompt == "Roll the four dice for Anna and enter what they show"
    model.enter_roll((2, 6, 1, 1))
    assert heard.causes == [Cause.ROLLED]
    model.continue_turn()
    assert len(heard.thoughts) == 1


def test_an_ai_players_reroll_waits_for_real_dice_too() -> None:
    model = at(position("farm inn", dice=(2, 6, 4, 5), specials=True), "random", seed=None)
    heard = Heard(model)
    model.continue_turn()
    model.decide(heard.thoughts[-1].id, Reroll((0, 1)))
    model.continue_turn()
    assert model.prompt == "Reroll 2 dice for Anna and enter the result"
    model.enter_roll((3, 3))
    assert model.state.dice == (3, 3, 4, 5)


def test_an_ai_players_reroll_falls_when_the_turn_goes_on() -> None:
    model = at(position("farm inn", dice=(2, 6, 4, 5), specials=True), "random")
    heard = Heard(model)
    model.continue_turn()
    model.decide(heard.thoughts[-1].id, Reroll((0, 1)))
    assert model.due_dice == (0, 1)
    model.continue_turn()
    assert not model.due_dice


def test_ai_players_collect_forgetful_income() -> None:
    model = at(position("inn:anna* farm", forgetful=True, uncollected=True), "random")
    heard = Heard(model)
    model.continue_turn()
    model.continue_turn()
    assert heard.causes == [Cause.PLAYED, Cause.ROLLED]
    assert model.state.coins[ANNA] == 1
    assert not heard.notices


def test_people_cannot_move_for_an_ai_player() -> None:
    model = at(position("farm inn", dice=(2, 6, 3, 3)), "random")
    heard = Heard(model)
    model.place(0)
    model.place(0, (0, 1))
    model.place(1)
    model.take_bishop()
    model.take_special()
    model.reroll()
    model.end_turn()
    model.collect_income()
    model.toggle_die(0)
    assert heard.rejections == ["Please wait: Anna is playing."] * 8
    assert not heard.changes
    assert not heard.questions
    assert model.selected_dice == ()
    assert (model.choices, model.lit(), model.targets, model.actions()) == ([], {}, {}, [])


def test_people_cannot_roll_for_an_ai_player() -> None:
    model = at(position("farm inn"), "random")
    heard = Heard(model)
    model.roll()
    assert heard.rejection() == "Please wait: Anna is playing."


def test_an_answer_that_nobody_waits_for_is_dropped() -> None:
    model = at(position("farm inn", dice=(2, 6, 3, 3)), "random")
    heard = Heard(model)
    model.continue_turn()
    stale = heard.thoughts[-1].id
    model.new_game(table("random", "random"))
    assert heard.cancelled == [stale]
    model.continue_turn()
    model.continue_turn()
    changes = len(heard.changes)
    model.decide(stale, legal_actions(model.state)[0])
    assert len(heard.changes) == changes
    assert model.is_thinking


def test_numbers_of_thoughts_are_never_used_twice() -> None:
    numbers = set()
    for _ in range(3):
        model = at(position("farm inn", dice=(2, 6, 3, 3)), "random")
        heard = Heard(model)
        model.continue_turn()
        numbers.add(heard.thoughts[0].id)
    assert len(numbers) == 3


@pytest.mark.parametrize("failed", [None, END_TURN])
def test_where_an_ai_player_fails_any_legal_move_is_made_and_that_is_said(
    failed: Decision | None,
) -> None:
    model = at(position("farm inn", dice=(2, 6, 3, 3)), "random")
    heard = Heard(model)
    model.continue_turn()
    model.decide(heard.thoughts[0].id, failed)
    assert heard.notices == ["Anna could not decide and makes a random move."]
    assert heard.causes == [Cause.PLAYED]


def test_a_level_nobody_knows_is_a_person() -> None:
    model = at(position("farm inn"), "oracle")
    assert model.is_human(ANNA)
    assert model.is_human(OTA)
    assert model.can_roll
