"""Every refusal is explained: the rule, and what in the position makes it so."""

from __future__ import annotations

import pytest

from bohemian_villages.engine.actions import (
    COLLECT_INCOME,
    END_TURN,
    Action,
    Place,
    Reroll,
    TakeBishop,
    TakeSpecial,
)
from bohemian_villages.engine.errors import Refusal
from bohemian_villages.engine.moves import refusal
from bohemian_villages.engine.state import Ending, State
from bohemian_villages.words.game.refusals import explain, rule
from tests.engine.boards import ANNA, position, put, roll

MALFORMED = [
    Refusal.UNKNOWN_DIE,
    Refusal.DICE_NOT_ASCENDING,
    Refusal.WRONG_NUMBER_OF_DICE,
    Refusal.UNKNOWN_FACE,
]

ROLLED = (4, 4, 1, 1)


def shops(kind: str) -> State:
    return position(f"{kind}:anna {kind}:ota", dice=(1, 1, 2, 3))


def case(state: State, action: Action, sentence: str) -> tuple[State, Action, str]:
    return state, action, sentence


CASES = [
    case(position("farm", ending=Ending.BANK_EMPTY), roll(1, 1, 1, 1), "The game is over."),
    case(position("farm"), END_TURN, "Roll the dice first."),
    case(position("farm"), roll(1), "Enter 4 faces, one for each die you roll."),
    case(
        position("farm", dice=ROLLED, due_dice=(2,)),
        roll(1, 2),
        "Enter 1 face for the die you roll.",
    ),
    case(
        position("farm", dice=ROLLED),
        roll(1),
        "The dice are already rolled; make a move or end your turn.",
    ),
    case(position("farm"), COLLECT_INCOME, "In this game you collect income automatically."),
    case(
        position("farm", forgetful=True),
        COLLECT_INCOME,
        "You have no income: no active inn, and no church with the bishop.",
    ),
    case(
        position("inn:anna*", forgetful=True),
        COLLECT_INCOME,
        "Collect income once a turn, before you roll.",
    ),
    case(
        position("inn:anna*", forgetful=True, dice=ROLLED),
        COLLECT_INCOME,
        "Collect income once a turn, before you roll.",
    ),
    case(position("farm", dice=ROLLED), Place((0, 1), 1), "There is no such building."),
    case(
        position("farm", dice=ROLLED, unused=(0,)),
        Place((0, 1), 0),
        "You can use each die only once; you have 1 left: 4.",
    ),
    case(
        position("farm", dice=ROLLED, unused=(1, 2)),
        Reroll((0, 1)),
        "You can use each die only once; you have 2 left: 4 and 1.",
    ),
    case(
        position("farm", dice=ROLLED, unused=()),
        TakeSpecial((0, 1)),
        "All dice are used; end your turn.",
    ),
    case(
        position("farm", dice=(4, 5, 1, 1)),
        Place((0, 1), 0),
        "The dice add up to 9, but a farm needs 8.",
    ),
    case(
        position("farm", dice=ROLLED, figures=0),
        Place((0, 1), 0),
        "You have no figures in hand.",
    ),
    case(
        position("bakery:ota bakery", "bakery bakery", dice=ROLLED),
        Place((2, 3), 0),
        "A bakery is still free in Village 1 and Village 2; take a free one.",
    ),
    case(
        position("inn:ota inn", dice=(4, 5, 1, 1)),
        Place((0, 1), 0),
        "An inn is still free in Village 1; take a free one.",
    ),
    case(
        position("farm:anna", dice=ROLLED),
        Place((0, 1), 0),
        "The farm in Village 1 is already yours; you cannot kick out your own figure.",
    ),
    case(
        position("mill:ota", dice=(3, 3, 1, 1)),
        Place((0, 1), 0),
        "Every flour mill is taken, and nobody can be kicked out of one.",
    ),
    case(
        position("glassworks:ota", dice=(3, 4, 1, 1)),
        Place((0, 1), 0),
        "Every glass factory is taken, and nobody can be kicked out of one.",
    ),
    case(
        position("manor:ota", dice=(6, 6, 1, 1)),
        Place((0, 1), 0),
        "Every manor is taken, and nobody can be kicked out of one.",
    ),
    *(
        case(
            shops(kind),
            put(shops(kind), faces, f"{kind} 2"),
            f"You already hold a {name.lower()}, so you cannot kick anyone out of one.",
        )
        for kind, faces, name in [
            ("bakery", (1, 1), "Bakery"),
            ("butchery", (1, 2), "Butchery"),
            ("dairy", (1, 3), "Dairy"),
            ("tailor", (2, 3), "Tailor shop"),
        ]
    ),
    case(
        position("farm", dice=(3, 5, 1, 1)),
        TakeBishop((0, 1)),
        "You need two equal dice to take the bishop, not 3 and 5.",
    ),
    case(
        position("farm", dice=ROLLED, bishop=ANNA),
        TakeBishop((0, 1)),
        "You already hold the bishop.",
    ),
    case(
        position("farm", dice=ROLLED, specials=True),
        TakeSpecial((0, 1)),
        "You already hold a special action tile; one is the limit.",
    ),
    case(
        position("farm", dice=ROLLED, spent=True),
        TakeSpecial((0, 1)),
        "You spent a special action tile this turn, so you cannot take one.",
    ),
    case(
        position("farm", dice=ROLLED, supply=0),
        TakeSpecial((0, 1)),
        "There are no special action tiles left in the supply.",
    ),
    case(
        position("farm", dice=ROLLED),
        Reroll((0, 1)),
        "You have no special action tile to spend on a reroll.",
    ),
    case(
        position("farm", dice=ROLLED),
        END_TURN,
        "Make a move first; you must if you can.",
    ),
    case(
        position("manor:ota", dice=(6, 6, 6, 6), bishop=ANNA, specials=True),
        END_TURN,
        "You have no move, so you must spend your special action tile to reroll.",
    ),
]


@pytest.mark.parametrize(("state", "action", "sentence"), CASES, ids=[case[2] for case in CASES])
def test_a_refusal_tells_what_is_wrong_here(state: State, action: Action, sentence: str) -> None:
    problem = refusal(state, action)
    assert problem
    assert explain(state, action, problem) == sentence


def test_every_refusal_of_the_rules_is_among_these() -> None:
    told = {refusal(state, action) for state, action, _ in CASES}
    # Only a game knows its seed; a position does not.
    assert told | {Refusal.DICE_NOT_OF_SEED} == set(Refusal) - set(MALFORMED)


@pytest.mark.parametrize("problem", Refusal)
def test_every_rule_is_a_sentence_of_its_own(problem: Refusal) -> None:
    sentences = [rule(other) for other in Refusal]
    assert sentences.count(rule(problem)) == 1
    assert rule(problem).endswith(".")
    assert "{" not in rule(problem)


@pytest.mark.parametrize("problem", Refusal)
def test_a_refusal_is_explained_even_without_an_action(problem: Refusal) -> None:
    state = position("farm", dice=ROLLED)
    assert explain(state, None, problem).endswith(".")
