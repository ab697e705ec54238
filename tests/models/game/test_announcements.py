"""What is announced across the table: the few events that nobody should miss."""

from __future__ import annotations

from bohemian_villages.engine.actions import END_TURN, Action, Place, Roll, TakeBishop
from bohemian_villages.engine.state import State
from tests.engine.boards import OTA, position
from tests.models.tables import Heard, at


def announced(state: State, *actions: Action, controls: tuple[str, ...] = ()) -> list[str]:
    """The sentences announced after the last of these actions."""
    model = at(state, *controls, seed=None)
    heard = Heard(model)
    for action in actions:
        model._play(action)
    return [each.text for each in model.announcements(heard.changes[-1])]


def test_a_payout_is_announced_with_everybodys_share() -> None:
    state = position("mill:ota mill", "dairy", dice=(2, 4, 1, 1))
    assert "The flour mills pay out: Anna +2, Ota +2" in announced(state, Place((0, 1), 1))


def test_a_village_that_fills_is_announced_if_it_has_a_town_hall() -> None:
    with_hall = position("farm town_hall5:ota", "dairy", dice=(2, 6, 1, 1))
    assert announced(with_hall, Place((0, 1), 0)) == [
        "Village 1 is full: its town halls pay at the end"
    ]
    without = position("farm dairy:ota", "dairy", dice=(2, 6, 1, 1))
    assert announced(without, Place((0, 1), 0)) == []


def test_the_bishop_taken_from_a_person_is_announced() -> None:
    state = position("church:ota farm", bishop=OTA, dice=(3, 3, 1, 2))
    assert announced(state, TakeBishop((0, 1))) == ["Anna takes the bishop from Ota"]
    assert announced(state, TakeBishop((0, 1)), controls=("human", "easy")) == []


def test_a_kick_against_a_person_is_announced() -> None:
    state = position("farm:ota inn", "dairy", dice=(2, 6, 1, 1))
    (text,) = announced(state, Place((0, 1), 0))
    assert text.startswith("Anna kicks Ota")
    assert announced(state, Place((0, 1), 0), controls=("human", "easy")) == []


def test_who_runs_out_of_figures_is_announced() -> None:
    state = position("farm inn", "dairy", figures=[1, 5], dice=(2, 6, 1, 1))
    text = "Anna has no figures left and ends the game next turn, unless one returns"
    assert announced(state, Place((0, 1), 0)) == [text]


def test_the_screen_changes_hands_between_people() -> None:
    state = position("farm inn", "dairy", dice=(2, 6, 1, 1))
    assert announced(state, Place((0, 1), 0), END_TURN) == ["Ota, your turn"]


def test_one_person_among_ai_players_is_not_called() -> None:
    state = position("farm inn", "dairy", dice=(2, 6, 1, 1))
    assert announced(state, Place((0, 1), 0), END_TURN, controls=("easy", "human")) == []


def test_the_screen_changes_hands_across_ai_players() -> None:
    state = position("farm inn church", "dairy", players=3, dice=(2, 6, 1, 1))
    turns = (Place((0, 1), 0), END_TURN, Roll((5, 6, 1, 1)), Place((0, 1), 2), END_TURN)
    assert announced(state, *turns, controls=("human", "easy", "human")) == ["Eva, your turn"]


def test_what_was_taken_back_is_not_announced() -> None:
    model = at(position("farm:ota inn", "dairy", dice=(2, 6, 1, 1)), seed=None)
    heard = Heard(model)
    model.play(Place((0, 1), 0))
    model.undo()
    assert model.announcements(heard.changes[-1]) == []
