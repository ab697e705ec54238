"""The sentence of the bar, for every moment of a turn; and warnings that the end is near."""

from __future__ import annotations

from typing import Any

import pytest

from bohemian_villages.engine.events import FigurePlaced
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.game.players import player_view
from tests.engine.boards import ANNA, OTA, position
from tests.models.tables import at, people, played

pytestmark = pytest.mark.usefixtures("qapp")


def model_of(villages: str, **fields: Any) -> GameModel:
    return at(position(villages, **fields))


def pick(model: GameModel, *dice: int) -> str:
    for die in dice:
        model.toggle_die(die)
    return model.prompt


def test_choose_first() -> None:
    model = model_of("farm inn church mill", dice=(2, 6, 4, 5))
    assert model.prompt == "Anna: choose a lit building or a way to use the dice"


def test_where_somebody_can_be_kicked_out_it_is_told_what_that_means() -> None:
    model = model_of("inn:ota inn:ota farm", dice=(4, 5, 1, 1))
    told = "Anna: choose a lit building; “kick” sends the figure there home"
    assert model.prompt == told


def test_a_chip_names_its_totals() -> None:
    model = model_of("farm inn church mill", dice=(2, 6, 4, 5))
    model.choose(model.choices[0])
    assert model.prompt == "Anna: choose a lit building for the 8 or the 9"


def test_picked_dice_name_their_total() -> None:
    model = model_of("farm inn church mill", dice=(2, 6, 4, 5))
    assert pick(model, 0, 1) == "Anna: choose a lit building for the 8"


def test_a_single_die_that_could_do_much_names_nothing() -> None:
    model = model_of("farm inn church mill manor4", dice=(2, 6, 4, 5))
    assert pick(model, 0) == "Anna: choose a lit building or a way to use the dice"


def test_where_all_are_taken_a_kick_is_asked_for() -> None:
    model = model_of("inn:ota inn:ota farm", dice=(4, 5, 1, 1))
    assert pick(model, 0, 1) == "Anna: 4+5 = 9, every inn is taken: choose whom to kick out"


def test_dice_for_the_bishop() -> None:
    model = model_of("inn farm", dice=(3, 3, 1, 6))
    assert pick(model, 0, 1) == "Anna: take the bishop"
    bishop = next(c for c in model.choices if c.halves[0].what.name == "BISHOP")
    model.choose(bishop)
    assert model.prompt == "Anna: take the bishop"


def test_dice_for_a_special_tile() -> None:
    model = model_of("inn farm", dice=(3, 1, 4, 6))
    assert pick(model, 0, 1) == "Anna: take a special action tile"
    model.choose(model.choices[-1])
    assert model.prompt == "Anna: take a special action tile"


def test_dice_for_nothing() -> None:
    model = model_of("inn farm", dice=(3, 1, 4, 6), specials=[True, False])
    assert pick(model, 0, 1) == "Anna: these dice reach nothing; pick others"


def test_a_second_move_is_offered_not_asked_for() -> None:
    model = model_of("farm inn", dice=(2, 6, 4, 5), unused=(2, 3), moved=True)
    assert model.prompt == "Anna: make a second move or end your turn"


def test_with_no_second_move_the_tile_may_still_be_spent() -> None:
    model = model_of("farm", dice=(2, 6, 4, 5), unused=(2, 3), moved=True, specials=True)
    assert model.prompt == "Anna: end your turn or spend your special action tile"


def test_nothing_left_but_the_end() -> None:
    model = model_of("farm", dice=(2, 6, 4, 5), unused=(), moved=True)
    assert model.prompt == "Anna: end your turn"


def test_one_die_is_not_worth_a_tile() -> None:
    model = model_of("farm", dice=(2, 6, 4, 5), unused=(3,), moved=True, specials=True)
    assert model.prompt == "Anna: end your turn"
    assert model.can_reroll


def test_the_winner_is_named() -> None:
    model = GameModel(people(2))
    model.load(played(people(2), 10_000))
    (winner,) = model.winners
    total = model.scores_now[winner].total
    assert model.prompt == f"{model.player_name(winner)} wins with {total} coins"


def test_a_shared_win_names_all() -> None:
    state = position("farm:anna farm:ota manor4", figures=[0, 0], dice=(6, 6, 1, 1))
    state.moved, state.unused = True, ()
    model = at(state)
    model.end_turn()
    assert model.winners == [ANNA, OTA]
    assert model.prompt == "Anna and Ota share the win with −5 coins"


def test_nobody_has_won_while_the_game_goes_on() -> None:
    assert GameModel(people(2)).winners == []


# Warnings.


def is_warned_of(model: GameModel, player: int) -> bool:
    return bool(player_view(model, player).warning)


@pytest.mark.parametrize(("figures", "warned"), [(0, True), (1, True), (2, True), (3, False)])
def test_who_can_place_all_figures_in_one_turn_is_warned_of(figures: int, warned: bool) -> None:
    model = at(position("farm inn", figures=[5, figures]))
    assert is_warned_of(model, OTA) is warned
    assert not is_warned_of(model, ANNA)


@pytest.mark.parametrize(
    ("villages", "most"),
    [
        ("inn:ota* church:ota", 1),
        ("farm:ota farm:ota farm", 3 + 4),
        ("manor4 manor5 manor6:anna", 4 + 5),
        ("mill:anna mill:ota mill glassworks glassworks glassworks", 2 * 3),
        ("glassworks glassworks:anna mill", 3 * 2 + 2),
    ],
)
def test_who_can_empty_the_bank_in_one_turn_is_warned_of(villages: str, most: int) -> None:
    for bank, warned in ((most, True), (most + 1, False)):
        model = at(position(villages, bank=bank))
        assert is_warned_of(model, OTA) is warned, bank


def test_with_the_bishop_churches_count() -> None:
    state = position("church:ota church:ota", bank=2, bishop=OTA)
    assert is_warned_of(at(state), OTA)
    assert not is_warned_of(at(state), ANNA)


def test_nobody_is_warned_of_a_game_that_is_over() -> None:
    model = GameModel(people(2))
    model.load(played(people(2), 10_000))
    assert not any(is_warned_of(model, player) for player in (ANNA, OTA))


# What happened meanwhile.


def test_what_the_others_did_since_ones_last_turn() -> None:
    whole = played(people(3), 10_000)
    model = GameModel(whole.setup)
    model.load(whole.upto(next(n for n, s in enumerate(whole.steps, 1) if s.turn == 5)))
    player = model.player
    events = model.happened_since_turn_of(player)
    own = [e for e in events if getattr(e, "player", None) == player]
    assert [type(event).__name__ for event in own][:2] == ["TurnEnded", "TurnStarted"]
    placed = [event.player for event in events if isinstance(event, FigurePlaced)]
    assert player not in placed
    assert placed
    assert at(position("farm inn")).happened_since_turn_of(ANNA) == ()
