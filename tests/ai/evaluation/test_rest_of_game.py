"""The rest of a game: how many turns are to come, and how often four dice reach a total."""

from __future__ import annotations

from itertools import product

import pytest

from bohemian_villages.ai.evaluation.rest_of_game import REACH, RestOfGame, turns_to_come
from bohemian_villages.engine.board import Kind
from bohemian_villages.engine.moves import choices
from bohemian_villages.engine.state import ALL_DICE
from tests.engine.boards import ANNA, OTA, position


@pytest.mark.parametrize("total", Kind)
def test_the_reach_of_four_dice_is_exact(total: Kind) -> None:
    rolls = list(product(range(1, 7), repeat=4))
    reaching = [
        dice for dice in rolls if total in [made for made, _ in choices(dice, ALL_DICE).sums]
    ]
    assert REACH[total] == round(len(reaching) / len(rolls), 3)


def test_more_figures_take_more_turns() -> None:
    few, many = (turns_to_come(position("farm", figures=figures)) for figures in (2, 9))
    assert sum(few) < sum(many)


def test_the_player_with_the_fewest_figures_decides_how_long() -> None:
    assert turns_to_come(position("farm", figures=[9, 2])) == pytest.approx(
        turns_to_come(position("farm", figures=[13, 2]))
    )


def test_who_has_placed_the_last_figure_gives_each_rival_one_turn() -> None:
    state = position("farm", players=4, figures=[0, 5, 5, 5])
    assert turns_to_come(state) == [0, 1, 1, 1]


def test_turns_come_to_those_before_the_player_without_figures() -> None:
    state = position("farm", players=4, figures=[4, 5, 0, 5])
    assert turns_to_come(state) == [0, 1, 0, 0]


def test_who_is_next_has_at_least_as_many_turns_as_anyone() -> None:
    turns = turns_to_come(position("farm", players=5, figures=7))
    assert turns[OTA] == max(turns)
    assert turns[ANNA] == min(turns)


def test_a_free_building_is_taken_the_sooner_the_fewer_of_its_kind_are_free() -> None:
    one, two = RestOfGame(position("farm")), RestOfGame(position("farm farm"))
    assert 1 > one.filled[Kind.FARM] > two.filled[Kind.FARM] > 0


def test_a_kind_without_a_free_building_is_kicked_sooner() -> None:
    now, later = RestOfGame(position("farm:anna")), RestOfGame(position("farm:anna farm"))
    assert 1 > now.lost[Kind.FARM][ANNA] > later.lost[Kind.FARM][ANNA] > 0


def test_who_holds_a_shop_threatens_no_other_of_its_kind() -> None:
    state = position("bakery:anna bakery:ota", "dairy:anna farm:ota")
    lost = RestOfGame(state).lost
    assert lost[Kind.BAKERY][ANNA] == 0
    assert lost[Kind.DAIRY][ANNA] > 0


@pytest.mark.parametrize("kind", [Kind.MILL, Kind.GLASSWORKS, Kind.MANOR])
def test_what_is_never_kicked_is_never_lost(kind: Kind) -> None:
    assert RestOfGame(position(f"{kind.key}:anna farm")).lost[kind] == [0, 0]
