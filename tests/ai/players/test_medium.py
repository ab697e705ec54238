"""Medium: positions in which the right turn is plain to see, and odd ones."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bohemian_villages.ai.evaluation.forecast import value
from bohemian_villages.ai.players.medium import HAIR, MediumPlayer, valued_turns
from bohemian_villages.engine.actions import (
    COLLECT_INCOME,
    END_TURN,
    Decision,
    Reroll,
    TakeBishop,
    TakeSpecial,
)
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import ANNA, OTA, position, spot

# Free buildings on which much can happen yet.
REST = "farm farm church bakery butchery dairy tailor inn"


def decide(state: State) -> Decision:
    """What Medium does where only one thing is right, so that any randomness will do."""
    return MediumPlayer().decide(state, Random(0))


def play_turn(state: State, chance: Random | None = None) -> State:
    """The position when Medium has played its turn, before the next one starts."""
    while True:
        decision = MediumPlayer().decide(state, chance or Random(0))
        if decision == END_TURN:
            return state
        state, _ = apply(state, decision)
        if state.is_over or state.due_dice:
            return state


def held(state: State) -> set[int]:
    """The buildings on which Anna stands."""
    return {building for building, owner in enumerate(state.owners) if owner == ANNA}


# Building by building.


def test_the_last_shop_of_a_set_is_taken() -> None:
    state = position(
        "bakery:anna butchery:anna dairy:anna tailor farm town_hall7:anna", REST,
        dice=(2, 3, 3, 6),
    )  # fmt: skip
    assert spot(state, "tailor") in held(play_turn(state))


def test_the_village_of_the_own_town_hall_is_filled() -> None:
    state = position(
        "town_hall8:anna tailor:ota bakery:ota farm",
        "farm farm tailor",
        dice=(4, 4, 1, 2),
        supply=0,
    )
    assert spot(state, "farm") in held(play_turn(state))


def test_the_village_of_a_rivals_town_hall_is_not_filled() -> None:
    state = position(
        "town_hall8:ota church:ota bakery:ota farm", "farm farm tailor", dice=(4, 4, 1, 6), supply=0
    )
    assert spot(state, "farm") not in held(play_turn(state))


def test_a_first_town_hall_is_taken_near_the_end() -> None:
    state = position("town_hall6 farm church:ota", "farm", dice=(4, 6, 2, 6), figures=[2, 2])
    assert spot(state, "town_hall") in held(play_turn(state))


def test_the_town_hall_of_a_full_village_is_kicked_rather_than_one_that_pays_nothing() -> None:
    state = position(
        "town_hall8:ota farm:ota church:ota", "town_hall8:ota farm church bakery",
        "town_hall6:anna", dice=(4, 6, 1, 6), figures=3, supply=0,
    )  # fmt: skip
    assert spot(state, "town_hall") in held(play_turn(state))


def test_the_leader_is_kicked_rather_than_the_last() -> None:
    state = position(
        "inn:ota* farm:ota church:ota tailor:eva", "inn:eva* farm:eva church:eva tailor:ota",
        players=3, dice=(4, 5, 6, 6), coins=[20, 26, 3], supply=0, bishop=ANNA,
    )  # fmt: skip
    assert state.owners[spot(state, "inn")] == OTA
    assert spot(state, "inn") in held(play_turn(state))


def test_an_active_inn_is_taken_rather_than_an_inactive_one() -> None:
    state = position(
        "inn farm:ota dairy:ota bakery", "inn farm:ota dairy:ota tailor:ota",
        dice=(4, 5, 1, 2), supply=0, bishop=ANNA,
    )  # fmt: skip
    assert spot(state, "inn 2") in held(play_turn(state))


def test_most_churches_are_taken_at_the_end() -> None:
    state = position(
        "church:anna church:ota church farm town_hall7:anna", dice=(5, 6, 4, 4),
        figures=[1, 5], coins=[10, 9], supply=0,
    )  # fmt: skip
    assert spot(state, "church 3") in held(play_turn(state))


def test_the_bishop_is_taken_by_who_has_churches() -> None:
    state = position("church:anna church:anna", REST, dice=(6, 6, 5, 6), supply=0)
    assert play_turn(state).bishop == ANNA


def test_the_mills_are_cleared_when_that_pays_most_to_oneself() -> None:
    state = position("mill:anna mill:anna mill:anna mill", REST, dice=(2, 4, 6, 6), supply=0)
    assert play_turn(state).coins[ANNA] == 8


def test_the_mills_are_not_cleared_for_a_rival() -> None:
    state = position("mill:ota mill:ota mill:ota mill", REST, dice=(2, 4, 6, 1), supply=0)
    assert play_turn(state).coins[OTA] == 0


# The end.


def last_figure(coins: list[int]) -> State:
    """Anna's turn with her last figure, and a bishop to take instead of placing it."""
    return position(
        "farm:ota farm tailor dairy town_hall7:anna", "inn", dice=(4, 4, 3, 3),
        figures=[1, 6], coins=coins, supply=0,
    )  # fmt: skip


def test_the_game_is_brought_to_its_end_when_ahead() -> None:
    assert play_turn(last_figure([25, 15])).figures[ANNA] == 0


def test_the_game_is_kept_going_when_behind() -> None:
    assert play_turn(last_figure([15, 28])).figures[ANNA] == 1


def test_the_last_turn_of_all_is_played_for_the_win() -> None:
    """The farm pays one coin more, but only the second town hall's coins win."""
    state = position(
        "town_hall5 farm:ota church:ota", "farm:anna farm town_hall7:ota", dice=(4, 6, 2, 6),
        figures=[4, 0], coins=[30, 39], supply=0, bishop=ANNA,
    )  # fmt: skip
    after = play_turn(state)
    assert spot(state, "town_hall") in held(after)


def rival_without_figures(coins: list[int]) -> State:
    """Anna's turn, after which the game ends, unless she kicks Ota out of a farm."""
    return position(
        "farm:ota farm:ota town_hall7:anna town_hall7:ota dairy", "mill mill", dice=(4, 4, 2, 4),
        figures=[3, 0], coins=coins, supply=0, bishop=ANNA,
    )  # fmt: skip


def test_a_rival_without_figures_is_not_helped_on_when_ahead() -> None:
    assert play_turn(rival_without_figures([20, 10])).figures[OTA] == 0


def test_a_rival_without_figures_is_helped_on_when_behind() -> None:
    assert play_turn(rival_without_figures([10, 20])).figures[OTA] == 1


# The special action tile.


def test_the_tile_is_spent_when_no_move_is_good() -> None:
    """The only move gives the rival six coins and the own figure away."""
    state = position(
        "mill:ota mill:ota mill:ota mill", "manor6 manor6 farm farm inn inn",
        dice=(1, 5, 5, 5), specials=[True, False], bishop=ANNA, figures=[4, 4],
    )  # fmt: skip
    assert isinstance(decide(state), Reroll)


def test_the_tile_is_kept_for_a_good_turn() -> None:
    state = position(
        "manor6 bakery:anna butchery:anna dairy:anna tailor", REST, dice=(6, 6, 2, 3),
        specials=[True, False], supply=0,
    )  # fmt: skip
    assert play_turn(state).specials[ANNA]


def test_the_tile_is_spent_in_the_last_turn_of_all_rather_than_not_at_all() -> None:
    state = position(
        "manor6 manor6 farm farm:anna church", dice=(1, 1, 1, 2), specials=[True, False],
        figures=[4, 0], coins=[10, 14], bishop=ANNA,
    )  # fmt: skip
    assert isinstance(decide(state), Reroll)


# Any position.


def test_the_tile_is_spent_when_it_must_be() -> None:
    state = position("farm", dice=(6, 6, 6, 6), bishop=ANNA, specials=[True, False])
    assert isinstance(decide(state), Reroll)


def test_who_can_do_nothing_passes() -> None:
    assert decide(position("farm", dice=(6, 6, 6, 6), bishop=ANNA, supply=0)) == END_TURN


def test_income_is_collected() -> None:
    assert decide(position("inn:anna*", forgetful=True, uncollected=True)) == COLLECT_INCOME


def test_no_figure_in_hand_leaves_bishop_and_special_tile() -> None:
    state = position("farm church:anna", dice=(4, 4, 1, 2), figures=[0, 3])
    assert isinstance(decide(state), TakeBishop | TakeSpecial)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_board_without_buildings_is_no_obstacle(players: int) -> None:
    state = position("", players=players, dice=(1, 1, 2, 3))
    assert decide(state) in legal_actions(state)


@given(odd_positions())
def test_odd_positions_are_met_with_a_legal_decision_and_left_as_they_are(state: State) -> None:
    before = state.copy()
    assert decide(state) in legal_actions(state)
    assert state == before


@given(odd_positions())
def test_equal_positions_are_decided_alike_with_the_same_chance(state: State) -> None:
    decisions = [MediumPlayer().decide(state.copy(), Random(1)) for _ in range(2)]
    assert decisions[0] == decisions[1]


@given(odd_positions(), st.integers(0, 99))
def test_a_turn_begun_well_is_played_on_well(state: State, chance: int) -> None:
    """Action by action Medium gets to a position about as good as the best it saw at first."""
    if state.due_dice or any(state.specials) or state.supply:
        return
    best = max(worth for _, worth in valued_turns(state))
    after = play_turn(state, Random(chance))
    # A turn has at most three actions, and each of them may give away a little.
    assert value(after, state.player) >= best - 3 * HAIR - 1e-6


def test_of_turns_about_as_good_any_one_may_be_taken() -> None:
    state = position("farm farm farm farm church church", dice=(2, 6, 5, 6))
    taken = {
        getattr(MediumPlayer().decide(state, Random(chance)), "building", None)
        for chance in range(40)
    }
    assert len(taken) > 2
