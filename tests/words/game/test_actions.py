"""Actions on offer as short phrases."""

from __future__ import annotations

from typing import get_args

import pytest

from bohemian_villages.engine.actions import COLLECT_INCOME, END_TURN, Action, Decision, Move
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.state import State
from bohemian_villages.words.game.actions import PHRASES, ActionPhrases
from tests.engine.boards import OTA, bishop, position, put, reroll, roll, special
from tests.words.tables import setup_of

ROLLED = position("farm glassworks", "farm", dice=(2, 3, 4, 6))
DOUBLES = position("inn:ota", dice=(4, 5, 2, 2))
TILE = position("farm", dice=(2, 3, 5, 6), specials=True)


def phrase(state: State, action: Action) -> str:
    return ActionPhrases(setup_of(state)).phrase(state, action)


def test_there_is_a_phrase_for_every_action() -> None:
    assert set(PHRASES) == set(get_args(Action))
    assert set(get_args(Move)) | set(get_args(Decision)) < set(PHRASES)


@pytest.mark.parametrize(
    ("state", "action", "said"),
    [
        (ROLLED, put(ROLLED, (3, 4), "glassworks"), "3+4 = 7: Glass factory in Village 1"),
        (ROLLED, put(ROLLED, (2, 6), "farm 2"), "2+6 = 8: Farm in Village 2"),
        (DOUBLES, put(DOUBLES, (4, 5), "inn"), "4+5 = 9: kick Ota out of the inn in Village 1"),
        (DOUBLES, bishop(DOUBLES, 2, 2), "take the bishop with 2+2"),
        (ROLLED, special(ROLLED, 2, 6), "take a special action tile with 2+6"),
        (TILE, reroll(TILE, 3, 5), "spend the special action tile: reroll 3 and 5"),
        (TILE, reroll(TILE, 6), "spend the special action tile: reroll 6"),
        (ROLLED, END_TURN, "pass"),
        (position("farm", dice=(1, 1, 1, 1), moved=True), END_TURN, "end the turn"),
        (position("inn:anna*", uncollected=True), COLLECT_INCOME, "collect income: 1 coin"),
        (position("farm"), roll(1, 2, 3, 4), "roll 1 2 3 4"),
    ],
)
def test_an_action_is_a_short_phrase(state: State, action: Action, said: str) -> None:
    assert phrase(state, action) == said


def test_the_bishop_is_taken_from_its_holder() -> None:
    state = position("farm", dice=(2, 2, 1, 1), bishop=OTA)
    assert phrase(state, bishop(state, 2, 2)) == "take the bishop from Ota with 2+2"


def test_no_two_offers_read_the_same() -> None:
    board = ("inn:ota inn:ota farm", "inn:ota town_hall7 bakery bakery manor3", "manor4 mill")
    state = position(*board, dice=(2, 3, 4, 6), specials=True)
    offers = ActionPhrases(setup_of(state, "Anna", "Anna"))
    actions = legal_actions(state)
    assert len({offers.phrase(state, action) for action in actions}) == len(actions)


def test_a_choice_of_dice_tells_its_total() -> None:
    offers = ActionPhrases(setup_of(ROLLED))
    assert offers.dice(ROLLED, (0, 2, 3)) == "2+4+6 = 12"
    assert offers.dice(ROLLED, (3,)) == "6"
