"""The bishop: exactly two equal dice, from the table or from its holder."""

from __future__ import annotations

import pytest

from bohemian_villages.action_errors import IllegalActionError
from bohemian_villages.engine.actions import TakeBishop
from bohemian_villages.engine.errors import Refusal
from bohemian_villages.engine.events import BishopMoved
from bohemian_villages.engine.moves import legal_actions, refusal
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import NO_PLAYER
from tests.engine.boards import ANNA, EVA, after, bishop, position


@pytest.mark.parametrize("face", range(1, 7))
def test_two_equal_dice_take_the_bishop_from_the_table(face: int) -> None:
    others = [other for other in range(1, 7) if other != face][:2]
    state = position("", dice=(face, others[0], face, others[1]))
    new, events = apply(state, TakeBishop((0, 2)))
    assert new.bishop == ANNA
    assert new.unused == (1, 3)
    assert new.moved
    assert events == [BishopMoved(ANNA, NO_PLAYER, (0, 2))]


def test_it_is_taken_from_its_holder() -> None:
    state = position("", players=3, dice=(1, 1, 2, 3), bishop=EVA)
    new, events = apply(state, bishop(state, 1, 1))
    assert new.bishop == ANNA
    assert events == [BishopMoved(ANNA, EVA, (0, 1))]


def test_two_different_dice_do_not_take_it() -> None:
    state = position("", dice=(1, 1, 2, 3))
    assert refusal(state, TakeBishop((0, 2))) is Refusal.NOT_DOUBLES
    assert [a for a in legal_actions(state) if isinstance(a, TakeBishop)] == [TakeBishop((0, 1))]


def test_who_holds_it_cannot_take_it() -> None:
    state = position("", dice=(1, 1, 2, 3), bishop=ANNA)
    assert refusal(state, TakeBishop((0, 1))) is Refusal.BISHOP_ALREADY_HELD
    assert not any(isinstance(action, TakeBishop) for action in legal_actions(state))
    with pytest.raises(IllegalActionError):
        apply(state, TakeBishop((0, 1)))


def test_it_is_not_taken_twice_in_a_turn() -> None:
    state = position("", dice=(1, 1, 2, 2))
    state = after(state, bishop(state, 1, 1))
    assert refusal(state, bishop(state, 2, 2)) is Refusal.BISHOP_ALREADY_HELD


def test_two_pairs_are_two_ways_to_take_it() -> None:
    state = position("", dice=(4, 1, 4, 1))
    offered = [action for action in legal_actions(state) if isinstance(action, TakeBishop)]
    assert offered == [TakeBishop((0, 2)), TakeBishop((1, 3))]


def test_three_equal_dice_are_one_way() -> None:
    state = position("", dice=(4, 4, 1, 4))
    offered = [action for action in legal_actions(state) if isinstance(action, TakeBishop)]
    assert offered == [TakeBishop((0, 1))]
    assert refusal(state, TakeBishop((1, 3))) is None


def test_taking_it_pays_nothing_at_once() -> None:
    state = position("church:anna", dice=(1, 1, 2, 3))
    assert after(state, bishop(state, 1, 1)).coins == [0, 0]


def test_it_needs_no_figure_and_no_church() -> None:
    state = position("church:ota", dice=(1, 1, 2, 3), figures=[0, 5])
    assert refusal(state, bishop(state, 1, 1)) is None
