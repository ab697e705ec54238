"""Choices, selection and what is lit: every way to use the dice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from bohemian_villages.engine.actions import Decision, Place, TakeBishop, TakeSpecial
from bohemian_villages.engine.board import Kind
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.state import NO_PLAYER
from bohemian_villages.models.game.choices import Choice, What
from bohemian_villages.models.game.game_model import GameModel
from tests.engine.boards import ANNA, OTA, position
from tests.models.tables import Heard, at, people, played

pytestmark = pytest.mark.usefixtures("qapp")

EVERY_KIND = "bakery butchery dairy tailor mill glassworks farm inn town_hall5 church manor4"


def shown(choice: Choice) -> str:
    """A chip as one would read it."""
    return " · ".join(
        f"{'+'.join(map(str, half.faces))}={half.what.name} {half.total}" for half in choice.halves
    )


def chip(model: GameModel, *dice: tuple[int, ...]) -> Choice:
    """The chip of these dice."""
    return next(c for c in model.choices if tuple(half.dice for half in c.halves) == dice)


def test_the_roll_of_the_first_worked_example() -> None:
    """2 3 4 6: pairs of pairs, then three dice with the lost one, then the special tile."""
    model = at(position(EVERY_KIND, dice=(2, 3, 4, 6)))
    assert [shown(choice) for choice in model.choices] == [
        "2+3=PLACE 5 · 4+6=PLACE 10",
        "2+4=PLACE 6 · 3+6=PLACE 9",
        "2+6=PLACE 8 · 3+4=PLACE 7",
        "2+3+4=PLACE 9",
        "2+3+6=PLACE 11",
        "2+4+6=PLACE 12",
        "=SPECIAL 0",
    ]
    assert [choice.lost for choice in model.choices][3:6] == [(3,), (2,), (1,)]
    assert all(choice.enabled for choice in model.choices)


def test_four_dice_and_doubles() -> None:
    model = at(position(EVERY_KIND, dice=(1, 1, 3, 3)))
    assert [shown(choice) for choice in model.choices] == [
        "1+1=PLACE 2 · 3+3=PLACE 6",
        "1+3=PLACE 4 · 1+3=PLACE 4",
        "1+1+3=PLACE 5",
        "1+3+3=PLACE 7",
        "1+1+3+3=PLACE 8",
        "1+1=BISHOP 2",
        "3+3=BISHOP 6",
        "=SPECIAL 0",
    ]


def test_equal_dice_make_one_choice() -> None:
    model = at(position(EVERY_KIND, dice=(2, 2, 2, 2)))
    assert [shown(choice) for choice in model.choices] == [
        "2+2=PLACE 4 · 2+2=PLACE 4",
        "2+2+2=PLACE 6",
        "2+2+2+2=PLACE 8",
        "2+2=BISHOP 4",
        "=SPECIAL 0",
    ]


def test_sums_above_twelve_are_no_choice() -> None:
    model = at(position(EVERY_KIND, dice=(6, 6, 6, 6)))
    assert [shown(choice) for choice in model.choices] == [
        "6+6=PLACE 12 · 6+6=PLACE 12",
        "6+6=BISHOP 12",
        "=SPECIAL 0",
    ]


def test_after_the_first_move_the_rest_of_the_dice() -> None:
    model = at(position(EVERY_KIND, dice=(2, 6, 3, 3), unused=(2, 3), moved=True))
    assert [shown(choice) for choice in model.choices] == [
        "3+3=PLACE 6",
        "3+3=BISHOP 6",
        "3+3=SPECIAL 6",
    ]


def test_before_the_roll_there_is_no_choice() -> None:
    assert at(position(EVERY_KIND)).choices == []


def test_a_choice_that_cannot_be_made_says_why() -> None:
    model = at(
        position("bakery:anna bakery:ota", dice=(1, 1, 6, 6), bishop=ANNA, specials=[True, False])
    )
    reasons = {shown(choice): choice.reason for choice in model.choices if not choice.enabled}
    assert reasons == {
        "1+1=PLACE 2 · 6+6=PLACE 12": "You already hold a bakery, so you cannot kick anyone"
        " out of one.",
        "1+6=PLACE 7 · 1+6=PLACE 7": "There is no such building.",
        "1+1+6=PLACE 8": "There is no such building.",
        "1+1=BISHOP 2": "You already hold the bishop.",
        "6+6=BISHOP 12": "You already hold the bishop.",
        "=SPECIAL 0": "You already hold a special action tile; one is the limit.",
    }


def test_a_pair_of_pairs_with_one_open_half_can_be_chosen() -> None:
    model = at(position("farm manor4:ota", dice=(2, 6, 6, 6)))
    choice = chip(model, (0, 1), (2, 3))
    assert choice.enabled
    assert [half.enabled for half in choice.halves] == [True, False]
    assert choice.halves[1].reason == "Every manor is taken, and nobody can be kicked out of one."


def test_a_half_knows_its_kind_and_targets() -> None:
    model = at(position("farm:ota farm:anna inn inn", dice=(2, 6, 4, 5)))
    farm, inn = chip(model, (0, 1), (2, 3)).halves
    assert (farm.kind, inn.kind) == (Kind.FARM, Kind.INN)
    assert [(target.building, target.victim) for target in farm.targets] == [(0, OTA)]
    assert [(target.building, target.victim) for target in inn.targets] == [
        (2, NO_PLAYER),
        (3, NO_PLAYER),
    ]
    assert farm.targets[0].ways == ((0, 1),)


def moves_of(model: GameModel) -> Iterator[object]:
    """Every move that the choices offer, with faces for dice."""
    faces = model.state.dice
    for choice in model.choices:
        for half in choice.halves:
            if half.what is What.PLACE:
                shown_faces = tuple(sorted(half.faces))
                yield from ((shown_faces, target.building) for target in half.targets)
            elif half.enabled and half.what is What.BISHOP:
                yield ("bishop", half.faces[0])
            elif half.enabled:
                for pair in [half.dice] if half.dice else combinations(model.state.unused, 2):
                    yield ("special", tuple(sorted(faces[die] for die in pair)))


def in_faces(model: GameModel, action: Decision) -> object:
    """The same of a legal action; None if it is no move."""
    faces = model.state.dice
    match action:
        case Place(dice, building):
            return (tuple(sorted(faces[die] for die in dice)), building)
        case TakeBishop(dice):
            return ("bishop", faces[dice[0]])
        case TakeSpecial(dice):
            return ("special", tuple(sorted(faces[die] for die in dice)))
    return None


@pytest.mark.parametrize("players", [2, 3, 5])
def test_choices_offer_exactly_the_legal_moves(players: int) -> None:
    """Choices are made beside the rules' own list, so both must agree in any position."""
    whole, seen = played(people(players), 10_000, seed=players), 0
    model = GameModel(whole.setup)
    for steps in range(1, len(whole.steps)):
        model.load(whole.upto(steps))
        legal = legal_actions(model.state)
        moves = [move for action in legal if (move := in_faces(model, action))]
        assert set(moves_of(model)) == set(moves)
        reached = {action.building for action in legal if isinstance(action, Place)}
        assert set(model.lit()) == reached
        seen += len(moves)
    assert seen > 500


# Selection.


def test_nothing_selected_lights_all_that_can_be_reached() -> None:
    model = at(position("farm farm:ota inn manor4", dice=(2, 6, 4, 5)))
    assert set(model.lit()) == {0, 2, 3}
    assert model.lit()[0].ways == ((0, 1),)
    assert model.lit()[3].ways == ((0, 1, 2),)


def test_dice_picked_by_hand_light_what_they_reach_together() -> None:
    model = at(position("farm inn manor4 mill", dice=(2, 6, 4, 5)))
    model.toggle_die(0)
    assert {b: t.ways for b, t in model.lit().items()} == {
        0: ((0, 1),),
        2: ((0, 1, 2),),
        3: ((0, 2),),
    }
    model.toggle_die(1)
    assert set(model.lit()) == {0}
    model.toggle_die(2)
    assert set(model.lit()) == {2}
    model.toggle_die(1)
    assert set(model.lit()) == {3}


def test_used_dice_cannot_be_picked() -> None:
    model = at(position("farm inn", dice=(2, 6, 4, 5), unused=(2, 3), moved=True))
    model.toggle_die(0)
    assert model.selected_dice == ()


def test_a_chip_lights_what_it_reaches_and_gives_way_to_one_under_the_pointer() -> None:
    model = at(position("farm inn church mill", dice=(2, 6, 4, 5)))
    changes: list[None] = []
    model.selection_changed.connect(lambda: changes.append(None))
    first, second = chip(model, (0, 1), (2, 3)), chip(model, (0, 2), (1, 3))
    model.choose(first)
    assert set(model.lit()) == {0, 1}
    model.peek(second)
    assert set(model.lit()) == {2, 3}
    assert model.chosen == second
    model.peek(None)
    model.peek(None)
    assert set(model.lit()) == {0, 1}
    model.choose(None)
    assert set(model.lit()) == {0, 1, 2, 3}
    assert len(changes) == 4


def test_picking_a_die_lets_go_of_the_chip_and_the_other_way_round() -> None:
    model = at(position("farm inn church mill", dice=(2, 6, 4, 5)))
    model.choose(chip(model, (0, 1), (2, 3)))
    model.toggle_die(0)
    assert model.chosen is None
    model.choose(chip(model, (0, 1), (2, 3)))
    assert model.selected_dice == ()


def test_after_one_half_of_a_chip_the_other_stays_chosen() -> None:
    model = at(position("farm inn church mill", dice=(2, 6, 4, 5)))
    model.choose(chip(model, (0, 1), (2, 3)))
    model.place(1)
    assert model.chosen is not None
    assert shown(model.chosen) == "2+6=PLACE 8"
    assert set(model.lit()) == {0}
    model.place(0)
    assert model.chosen is None


def test_a_half_that_has_become_impossible_does_not_stay_chosen() -> None:
    model = at(position("farm inn church mill", dice=(2, 6, 4, 5), figures=[1, 5]))
    model.choose(chip(model, (0, 1), (2, 3)))
    model.place(1)
    assert model.chosen is None


def test_after_another_move_the_chip_is_let_go() -> None:
    model = at(position("farm inn church mill", dice=(2, 6, 4, 5)))
    model.choose(chip(model, (0, 1), (2, 3)))
    model.place(2)
    assert model.chosen is None


@pytest.mark.parametrize("leave", ["undo", "end"])
def test_a_selection_does_not_outlive_its_dice(leave: str) -> None:
    model = at(position("farm inn church mill", dice=(2, 6, 4, 5)))
    model.place(0)
    model.toggle_die(2)
    model.undo() if leave == "undo" else model.end_turn()
    assert model.selected_dice == ()


def test_of_a_chip_with_two_ways_to_one_building_the_first_is_used() -> None:
    model = at(position("bakery bakery", dice=(1, 1, 1, 1)))
    heard = Heard(model)
    model.choose(chip(model, (0, 1), (2, 3)))
    assert model.lit()[0].ways == ((0, 1), (2, 3))
    model.place(0)
    assert not heard.questions
    assert model.state.unused == (2, 3)
