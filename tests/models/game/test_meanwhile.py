"""What the others did since a player's last turn, as the sheet beside the dice tells it."""

from __future__ import annotations

from bohemian_villages.engine.actions import END_TURN, Action, Place, Roll, TakeBishop
from bohemian_villages.engine.state import State
from bohemian_villages.models.game.meanwhile import OthersTurn
from tests.engine.boards import ANNA, OTA, position
from tests.models.tables import at


def told(state: State, *actions: Action, controls: tuple[str, ...] = ()) -> list[OthersTurn]:
    """What the player to move reads after these actions."""
    model = at(state, *controls, seed=None)
    for action in actions:
        model._play(action)
    return model.turns_of_others


def roll(*faces: int) -> Roll:
    return Roll(faces)


def test_a_line_tells_the_dice_and_where_figures_went() -> None:
    state = position("church farm inn", "dairy")
    (turn,) = told(state, roll(5, 6, 2, 6), Place((0, 1), 0), Place((2, 3), 1), END_TURN)
    assert (turn.player, turn.name, turn.color, turn.faces) == (ANNA, "Anna", "red", (5, 6, 2, 6))
    assert [deed.icon for deed in turn.deeds] == ["icon-church", "icon-farm"]
    assert turn.deeds[0].text == "church in Village 1, most churches now"
    assert turn.deeds[1].text == "farm in Village 1, +1"


def test_most_churches_are_told_only_when_they_become_most() -> None:
    state = position("church church:anna", "dairy")
    (turn,) = told(state, roll(5, 6, 1, 1), Place((0, 1), 0), END_TURN)
    assert turn.deeds[0].text.startswith("church in Village 1")
    assert "most churches" not in turn.deeds[0].text


def test_equal_churches_are_not_the_most() -> None:
    state = position("church church:ota", "dairy")
    (turn,) = told(state, roll(5, 6, 1, 1), Place((0, 1), 0), END_TURN)
    assert "most churches" not in turn.deeds[0].text


def test_the_bishop_taken_from_the_reader_is_marked() -> None:
    state = position("church:ota farm", bishop=OTA)
    (turn,) = told(state, roll(3, 3, 1, 2), TakeBishop((0, 1)), END_TURN)
    assert [(deed.text, deed.hits_reader) for deed in turn.deeds] == [("took your bishop", True)]


def test_a_kick_against_the_reader_is_marked() -> None:
    state = position("farm:ota", "dairy")
    (turn,) = told(state, roll(2, 6, 1, 1), Place((0, 1), 0), END_TURN)
    assert turn.deeds[0].text.startswith("farm in Village 1, kicked you out")
    assert turn.deeds[0].hits_reader


def test_a_village_that_is_full_is_told() -> None:
    state = position("farm dairy:ota", "inn")
    (turn,) = told(state, roll(2, 6, 1, 1), Place((0, 1), 0), END_TURN)
    assert turn.deeds[0].text.endswith("village full")


def test_a_payout_tells_the_readers_share() -> None:
    state = position("mill:ota mill", "dairy")
    (turn,) = told(state, roll(2, 4, 1, 1), Place((0, 1), 1), END_TURN)
    assert ("flour mills pay out, +2 for you", True) in [
        (d.text, d.hits_reader) for d in turn.deeds
    ]


def test_ones_own_turns_and_those_before_them_are_not_told() -> None:
    state = position("church farm inn", "dairy tailor")
    anna = (roll(5, 6, 1, 1), Place((0, 1), 0), END_TURN)
    ota = (roll(2, 6, 1, 1), Place((0, 1), 1), END_TURN)
    (turn,) = told(state, *anna, *ota)
    assert turn.player == OTA


def test_with_several_players_each_has_a_line_in_order() -> None:
    state = position("church farm inn", "dairy tailor", players=3)
    anna = (roll(5, 6, 1, 1), Place((0, 1), 0), END_TURN)
    ota = (roll(2, 6, 1, 1), Place((0, 1), 1), END_TURN)
    assert [turn.player for turn in told(state, *anna, *ota)] == [ANNA, OTA]


def test_while_ai_players_move_the_only_person_reads_along() -> None:
    state = position("church farm inn", "dairy tailor", players=3)
    turns = told(
        state, roll(5, 6, 1, 1), Place((0, 1), 0), END_TURN, controls=("easy", "easy", "human")
    )
    assert [turn.player for turn in turns] == [ANNA]


def test_with_two_people_nobody_reads_while_an_ai_player_moves() -> None:
    state = position("church farm inn", "dairy tailor", players=3)
    model = at(state, "human", "easy", "human", seed=None)
    for action in (roll(5, 6, 1, 1), Place((0, 1), 0), END_TURN):
        model._play(action)
    assert model.turns_of_others == []


def test_before_anybody_rolled_there_is_nothing_to_tell() -> None:
    assert at(position("church farm")).turns_of_others == []
