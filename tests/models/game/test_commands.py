"""What people do: rolling, placing, taking, rerolling, ending, and being refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bohemian_villages.engine.actions import EndTurn, Place, Reroll, Roll, TakeBishop, TakeSpecial
from bohemian_villages.engine.board import NO_BUILDING
from bohemian_villages.engine.record import dumps, loads
from bohemian_villages.models.game.change import Cause
from bohemian_villages.models.game.choices import What
from bohemian_villages.models.game.game_model import GameModel
from tests.engine.boards import ANNA, OTA, position, spot
from tests.models.tables import Heard, at, people, played

pytestmark = pytest.mark.usefixtures("qapp")


def last_action(model: GameModel) -> object:
    return model.game.steps[-1].action


# Rolling.


def test_a_new_game_waits_for_the_roll() -> None:
    model = GameModel(people(2))
    assert model.can_roll
    assert not any([model.can_end, model.can_undo, model.can_redo, model.can_collect])
    assert model.prompt == "Anna: roll the dice"


def test_a_roll_is_told_once_with_what_was_before() -> None:
    model = GameModel(people(2))
    heard, before = Heard(model), model.state
    model.roll()
    (change,) = heard.changes
    assert change.cause is Cause.ROLLED
    assert change.by_human
    assert (change.before, change.state) == (before, model.state)
    assert [type(event).__name__ for event in change.events] == ["DiceRolled"]


def test_a_second_roll_is_refused() -> None:
    model = GameModel(people(2))
    model.roll()
    heard = Heard(model)
    model.roll()
    assert heard.rejection() == "The dice are already rolled; make a move or end your turn."


def test_dice_that_the_seed_does_not_give_are_refused() -> None:
    model = GameModel(people(2))
    heard = Heard(model)
    model.enter_roll((6, 6, 6, 6))
    assert heard.rejection() == "These dice do not match the game’s seed."


def test_real_dice_are_entered_not_rolled() -> None:
    model = GameModel(people(2, seed="7"))
    model.new_game(at(model.state, seed=None).setup)
    assert model.real_dice
    assert model.can_enter_roll
    assert not model.can_roll
    heard = Heard(model)
    model.roll()
    assert heard.rejection() == "Anna: roll your four dice and enter what they show"
    model.enter_roll((1, 2, 3, 4))
    assert model.state.dice == (1, 2, 3, 4)


@pytest.mark.parametrize("faces", [(), (1, 2, 3), (1, 2, 3, 7), (0, 1, 2, 3)])
def test_faces_that_no_dice_show_are_refused(faces: tuple[int, ...]) -> None:
    model = at(position("farm inn"), seed=None)
    heard = Heard(model)
    model.enter_roll(faces)
    assert heard.rejection() in (
        "Enter 4 faces, one for each die you roll.",
        "A die shows 1 to 6.",
    )


# Placing.


def test_a_placement_finds_its_dice() -> None:
    model = at(position("farm inn bakery", dice=(2, 6, 1, 5)))
    model.place(spot(model.state, "farm"))
    assert last_action(model) == Place((0, 1), 0)


def test_two_dice_are_used_rather_than_three() -> None:
    """The two that are left can do all that the one could, which is nothing."""
    model = at(position("farm inn bakery", dice=(1, 2, 6, 5), specials=[True, False]))
    model.place(spot(model.state, "farm"))
    assert last_action(model) == Place((1, 2), 0)


def test_the_answer_names_the_dice() -> None:
    model = at(position("farm inn", dice=(2, 6, 3, 5), specials=[True, False]))
    model.place(0, (2, 3))
    assert last_action(model) == Place((2, 3), 0)


def test_nobody_is_asked_where_the_rest_can_do_the_same() -> None:
    """Both rests make 7, no doubles, no tile to roll one of them again."""
    model = at(position("glassworks glassworks", dice=(3, 4, 2, 5)))
    heard = Heard(model)
    model.place(0)
    assert not heard.questions
    assert last_action(model) == Place((0, 1), 0)


def test_somebody_is_asked_where_one_rest_is_doubles() -> None:
    model = at(position("mill mill", dice=(3, 3, 1, 5)))
    heard = Heard(model)
    model.place(0)
    assert heard.questions == [(0, ((0, 1), (2, 3)), What.PLACE)]
    assert not heard.changes


def test_somebody_is_asked_where_the_rest_could_be_rolled_again() -> None:
    model = at(position("glassworks glassworks", dice=(3, 4, 2, 5), specials=[True, False]))
    heard = Heard(model)
    model.place(0)
    assert len(heard.questions) == 1


def test_dice_picked_by_hand_decide() -> None:
    model = at(position("farm inn", dice=(2, 6, 3, 5), specials=[True, False]))
    model.toggle_die(2)
    model.toggle_die(3)
    model.place(0)
    assert last_action(model) == Place((2, 3), 0)


def test_of_equal_dice_the_picked_ones_are_used() -> None:
    model = at(position("bakery bakery", dice=(1, 1, 1, 5)))
    model.toggle_die(1)
    model.toggle_die(2)
    model.place(0)
    assert last_action(model) == Place((1, 2), 0)


def test_one_die_picked_narrows_the_ways_down() -> None:
    model = at(position("farm inn", dice=(2, 6, 3, 5), specials=[True, False]))
    model.toggle_die(3)
    model.place(0)
    assert last_action(model) == Place((2, 3), 0)


def test_dice_picked_by_hand_are_taken_at_their_word_even_if_wrong() -> None:
    model = at(position("farm inn", dice=(2, 6, 3, 4)))
    model.toggle_die(2)
    model.toggle_die(3)
    heard = Heard(model)
    model.place(0)
    assert heard.rejection() == "The dice add up to 7, but a farm needs 8."


def test_a_chosen_chip_decides() -> None:
    model = at(position("farm inn", dice=(2, 6, 3, 5), specials=[True, False]))
    three = next(c for c in model.choices if [half.dice for half in c.halves] == [(0, 1), (2, 3)])
    model.choose(three)
    model.place(0)
    assert last_action(model) == Place((0, 1), 0)


def test_a_chosen_chip_does_not_forbid_another_building() -> None:
    model = at(position("farm bakery inn", dice=(2, 6, 1, 1)))
    bakery = next(c for c in model.choices if c.halves[0].dice == (0, 1))
    model.choose(bakery)
    model.place(2)
    assert last_action(model) == Place((0, 1, 2), 2)


@pytest.mark.parametrize(
    ("villages", "dice", "building", "reason"),
    [
        ("farm inn", (1, 1, 2, 2), 0, "No dice add up to 8 for a farm."),
        ("farm:ota farm", (2, 6, 1, 1), 0, "A farm is still free in Village 1; "),
        ("farm:anna inn", (2, 6, 1, 1), 0, "The farm in Village 1 is already yours; "),
        ("manor4:ota inn", (6, 6, 1, 1), 0, "Every manor is taken, "),
        ("bakery:ota bakery:anna", (1, 1, 3, 5), 0, "You already hold a bakery, "),
        ("farm inn", (2, 6, 1, 1), 9, "There is no such building."),
        ("farm inn", (2, 6, 1, 1), -1, "There is no such building."),
    ],
)
def test_a_placement_that_cannot_be_says_why(
    villages: str, dice: tuple[int, ...], building: int, reason: str
) -> None:
    model = at(position(villages, dice=dice))
    heard = Heard(model)
    model.place(building)
    assert heard.rejection().startswith(reason)


def test_placing_before_the_roll_is_refused() -> None:
    model = at(position("farm inn"))
    heard = Heard(model)
    model.place(0)
    assert heard.rejection() == "Roll the dice first."


def test_placing_without_a_figure_is_refused() -> None:
    model = at(position("farm inn", dice=(2, 6, 1, 1), figures=[0, 5]))
    heard = Heard(model)
    model.place(0)
    assert heard.rejection() == "You have no figures in hand."


def test_placing_with_no_dice_left_is_refused() -> None:
    model = at(position("farm inn", dice=(2, 6, 1, 1), unused=(), moved=True))
    heard = Heard(model)
    model.place(0)
    assert heard.rejection() == "All dice are used; end your turn."


@pytest.mark.parametrize("dice", [(0,), (0, 0), (1, 0), (0, 9), (0, 1, 2, 3, 3)])
def test_dice_that_make_no_sense_are_refused(dice: tuple[int, ...]) -> None:
    model = at(position("farm inn", dice=(2, 6, 1, 1)))
    heard = Heard(model)
    model.place(0, dice)
    assert heard.rejection()


# Bishop and special action tile.


def test_the_bishop_is_taken_with_the_only_doubles() -> None:
    model = at(position("farm inn", dice=(3, 1, 3, 5)))
    model.take_bishop()
    assert last_action(model) == TakeBishop((0, 2))


def test_with_two_doubles_somebody_is_asked_which() -> None:
    model = at(position("farm inn", dice=(3, 3, 5, 5)))
    heard = Heard(model)
    model.take_bishop()
    assert heard.questions == [(NO_BUILDING, ((0, 1), (2, 3)), What.BISHOP)]
    model.take_bishop((2, 3))
    assert last_action(model) == TakeBishop((2, 3))


def test_without_doubles_the_bishop_stays() -> None:
    model = at(position("farm inn", dice=(1, 2, 3, 5)))
    heard = Heard(model)
    model.take_bishop()
    assert heard.rejection() == "You need two equal dice to take the bishop."


@pytest.mark.parametrize("dice", [(3, 3, 1, 5), (1, 2, 3, 5)])
def test_who_has_the_bishop_cannot_take_it(dice: tuple[int, ...]) -> None:
    model = at(position("farm inn", dice=dice, bishop=ANNA))
    heard = Heard(model)
    model.take_bishop()
    if dice[0] == dice[1]:
        assert heard.rejection() == "You already hold the bishop."
    else:
        assert heard.rejection() == "You need two equal dice to take the bishop, not 1 and 2."


def test_the_special_tile_is_taken_with_any_two_dice() -> None:
    model = at(position("farm inn", dice=(1, 2, 3, 5)))
    heard = Heard(model)
    model.take_special()
    ((building, ways, what),) = heard.questions
    assert (building, len(ways), what) == (NO_BUILDING, 6, What.SPECIAL)
    model.take_special(ways[3])
    assert last_action(model) == TakeSpecial(ways[3])


def test_the_last_two_dice_take_the_special_tile_without_a_question() -> None:
    model = at(position("farm inn", dice=(1, 2, 3, 5), unused=(1, 3), moved=True))
    model.take_special()
    assert last_action(model) == TakeSpecial((1, 3))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"specials": [True, False]}, "You already hold a special action tile; "),
        ({"spent": True}, "You spent a special action tile this turn, "),
        ({"supply": 0}, "There are no special action tiles left in the supply."),
        ({"unused": (), "moved": True}, "All dice are used; end your turn."),
    ],
)
def test_no_special_tile_says_why(fields: dict[str, Any], reason: str) -> None:
    model = at(position("farm inn", dice=(1, 2, 3, 5), **fields))
    heard = Heard(model)
    model.take_special()
    assert heard.rejection().startswith(reason)


# Rerolling.


def test_a_reroll_lets_the_dice_fall_at_once() -> None:
    model = at(position("farm inn", dice=(1, 2, 3, 5), specials=[True, False]))
    heard = Heard(model)
    model.reroll((0, 3))
    assert heard.causes == [Cause.PLAYED, Cause.ROLLED]
    assert [type(step.action) for step in model.game.steps] == [Reroll, Roll]
    assert not model.can_undo


def holding_a_tile(seed: str | None = "7") -> GameModel:
    return at(position("farm inn", dice=(1, 2, 3, 5), specials=[True, False]), seed=seed)


def test_asked_once_a_reroll_only_lifts_the_dice_and_spends_nothing() -> None:
    model = holding_a_tile()
    heard = Heard(model)
    model.reroll()
    assert not heard.changes
    assert model.state.specials[ANNA]
    assert model.is_lifting
    assert model.lifted_dice == model.state.unused
    assert model.prompt == "Anna: click the dice you want to keep, then press “Reroll” again"


@pytest.mark.parametrize("seed", ["7", None])
def test_asked_twice_it_rolls_the_dice_that_are_still_lifted(seed: str | None) -> None:
    model = holding_a_tile(seed)
    model.reroll()
    model.toggle_die(1)
    model.toggle_die(3)
    model.toggle_die(1)
    assert model.lifted_dice == (0, 1, 2)
    model.reroll()
    assert model.game.steps[0].action == Reroll((0, 1, 2))
    assert not model.is_lifting


def test_dice_picked_before_are_those_that_are_lifted() -> None:
    model = holding_a_tile()
    assert model.reroll_dice == model.state.unused
    model.toggle_die(2)
    model.reroll()
    assert not model.game.steps
    assert (model.lifted_dice, model.selected_dice) == ((2,), ())
    model.reroll()
    assert model.game.steps[0].action == Reroll((2,))


def test_whoever_keeps_all_dice_keeps_the_tile() -> None:
    model = holding_a_tile()
    model.reroll()
    for die in range(4):
        model.toggle_die(die)
    assert model.prompt == "Anna: you keep all dice; click the ones you want to reroll"
    model.reroll()
    assert not model.is_lifting
    assert not model.game.steps


@pytest.mark.parametrize("act", ["choose", "place"])
def test_whoever_does_something_else_lays_the_dice_down(act: str) -> None:
    model = holding_a_tile()
    model.reroll()
    acts: dict[str, Callable[[], object]] = {
        "choose": lambda: model.choose(model.choices[0]),
        "place": lambda: model.place(0, (2, 3)),
    }
    acts[act]()
    assert not model.is_lifting


def test_another_language_leaves_the_dice_lifted() -> None:
    model = holding_a_tile()
    model.reroll()
    model.toggle_die(0)
    model.retranslate()
    assert model.lifted_dice == (1, 2, 3)


def test_used_dice_and_those_of_others_cannot_be_lifted() -> None:
    model = at(position("farm inn", dice=(2, 6, 3, 5), specials=True))
    model.place(0, (0, 1))
    model.reroll()
    assert model.lifted_dice == (2, 3)
    model.toggle_die(0)
    assert model.lifted_dice == (2, 3)


def test_with_real_dice_a_reroll_waits_and_can_be_taken_back() -> None:
    model = at(position("farm inn", dice=(1, 2, 3, 5), specials=[True, False]), seed=None)
    model.reroll((0, 3))
    assert model.due_dice == (0, 3)
    assert model.prompt == "Anna: reroll 2 dice and enter the result"
    assert model.can_undo
    model.undo()
    assert model.state.specials[ANNA]
    model.redo()
    model.enter_roll((6, 6))
    assert model.state.dice == (6, 2, 3, 6)


def test_without_a_tile_nothing_is_rerolled() -> None:
    model = at(position("farm inn", dice=(1, 2, 3, 5)))
    heard = Heard(model)
    model.reroll()
    assert heard.rejection() == "You have no special action tile to spend on a reroll."


# Ending.


def test_the_first_move_is_a_must() -> None:
    model = at(position("farm inn", dice=(2, 6, 1, 1)))
    heard = Heard(model)
    model.end_turn()
    assert heard.rejection() == "Make a move first; you must if you can."


def test_ending_hands_the_turn_on() -> None:
    model = at(position("farm inn", dice=(2, 6, 1, 1)))
    model.place(0)
    assert model.can_end
    assert not model.end_is_pass
    model.end_turn()
    assert (model.player, model.turn) == (OTA, 2)
    assert last_action(model) == EndTurn()


def test_when_only_the_end_is_left_auto_end_may_act() -> None:
    model = at(position("farm farm inn inn", dice=(2, 6, 4, 5)))
    assert not model.only_end_is_left
    model.place(0)
    assert not model.only_end_is_left
    model.place(2)
    assert model.only_end_is_left


def test_a_game_that_is_over_takes_nothing_more() -> None:
    model = GameModel(people(2))
    model.load(played(people(2), 10_000))
    assert model.is_over
    heard = Heard(model)
    for command in (model.roll, model.end_turn, model.take_bishop, model.take_special):
        command()
    model.place(0)
    model.reroll()
    model.collect_income()
    assert heard.rejections == ["The game is over."] * 7
    assert not heard.changes


# Forgetful income.


def forgetful() -> GameModel:
    return at(position("inn:anna* farm", forgetful=True, uncollected=True))


def test_forgetful_income_is_collected_by_hand() -> None:
    model = forgetful()
    assert model.can_collect
    assert model.can_roll
    assert model.prompt == "Anna: collect your income of 1 coin before you roll"
    model.collect_income()
    assert model.state.coins[ANNA] == 1
    assert not model.can_collect


def test_income_left_lying_is_remarked_on() -> None:
    model = forgetful()
    heard = Heard(model)
    model.roll()
    assert heard.notices == ["Anna rolled without collecting 1 coin of income."]
    assert model.state.coins[ANNA] == 0


def test_income_that_comes_by_itself_cannot_be_collected() -> None:
    model = GameModel(people(2))
    heard = Heard(model)
    model.collect_income()
    assert heard.rejection() == "In this game you collect income automatically."


# Pass and forced reroll.


def stuck(**fields: Any) -> GameModel:
    """Anna waits for dice; four sixes will reach nothing."""
    state = position("manor4:ota farm", supply=0, bishop=ANNA, **fields)
    return at(state, seed=None)


def test_a_pass_is_explained_when_it_happens() -> None:
    model = stuck()
    heard = Heard(model)
    model.enter_roll((6, 6, 6, 6))
    assert heard.notices == ["With no move and no special action tile, Anna passes."]
    assert model.end_is_pass
    assert model.prompt == "Anna: no move possible, so pass"
    model.end_turn()
    assert model.player == OTA


def test_a_forced_reroll_is_explained_when_it_happens() -> None:
    model = stuck(specials=[True, False])
    heard = Heard(model)
    model.enter_roll((6, 6, 6, 6))
    assert len(heard.notices) == 1
    assert model.must_reroll
    assert not model.can_end
    assert model.prompt == "Anna: no move possible, so spend your special action tile to reroll"


# All of it.


def test_changes_reach_every_listener_in_the_order_they_were_made() -> None:
    model = at(position("farm inn", dice=(2, 6, 1, 1)))
    first: list[object] = []
    second: list[object] = []

    def answer(change: object) -> None:
        first.append(change)
        if len(first) == 1:
            model.end_turn()

    model.changed.connect(answer)
    model.changed.connect(second.append)
    model.place(0)
    assert len(first) == 2
    assert first == second


def test_a_command_that_fails_does_not_block_the_next() -> None:
    model = GameModel(people(2))
    with pytest.raises(KeyError):
        model.play("nonsense")  # type: ignore[arg-type]
    model.roll()
    assert model.state.dice


def test_buttons_can_be_connected_to_commands(qtbot: QtBot) -> None:
    """A button tells its slot whether it is checked, which no command wants to know."""
    model, button = GameModel(people(2)), QPushButton()
    qtbot.addWidget(button)
    button.clicked.connect(model.roll)
    button.click()
    assert model.state.dice
    for command in (model.undo, model.take_special, model.reroll, model.end_turn):
        button.clicked.connect(command)
    button.click()


def test_the_game_can_be_written_at_any_moment() -> None:
    model = GameModel(people(3, forgetful_income=True))
    whole = played(people(3, forgetful_income=True), 10_000)
    for steps in range(len(whole.steps)):
        model.load(whole.upto(steps))
        again = loads(dumps(model.snapshot))
        assert dumps(again) == dumps(model.game)


def test_a_snapshot_stays_as_it_is() -> None:
    model = GameModel(people(2))
    snapshot = model.snapshot
    model.roll()
    assert not snapshot.steps
    assert len(model.snapshot.steps) == 1


def test_a_new_game_is_told_as_one() -> None:
    model = GameModel(people(2))
    model.roll()
    heard = Heard(model)
    model.new_game(people(5, seed="8"))
    model.load(played(people(3), 20))
    assert heard.causes == [Cause.STARTED, Cause.LOADED]
    assert [len(change.state.figures) for change in heard.changes] == [5, 3]
    assert not heard.changes[0].events
