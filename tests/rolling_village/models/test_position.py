"""What the cards say of the roll, and what a drawing would do."""

from __future__ import annotations

import datetime
from itertools import product

from attrs import evolve

from bohemian_villages.rolling_village.engine.actions import Draw
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.rules import apply
from bohemian_villages.rolling_village.engine.scoring import avenue_score
from bohemian_villages.rolling_village.engine.sheet import Project, Sheet, space_at
from bohemian_villages.rolling_village.engine.state import State
from bohemian_villages.rolling_village.models.position import (
    CardStatus,
    preview_of,
    project_cards,
    sheet_facts,
)
from bohemian_villages.rolling_village.statistics.daily import daily_seed, day_of
from tests.rolling_village.ai.positions import decisions
from tests.rolling_village.models.games import setup_for

HOUSE, FOREST, LAKE, SQUARE = Project
OPEN, DRAWN, LATER = CardStatus.OPEN, CardStatus.DRAWN, CardStatus.LATER


def at_turn(turn: int, dice: tuple[int, int], sheet: Sheet | None = None) -> State:
    state = setup_for("human").initial_state()
    return evolve(state, turn=turn, dice=dice, sheets=(sheet or state.sheet,))


def test_each_project_goes_to_the_column_of_the_other_die() -> None:
    house, forest = project_cards(at_turn(1, (4, 2)))
    assert (house.projects, house.column) == ((HOUSE,), 1)
    assert (forest.projects, forest.column) == ((FOREST,), 3)


def test_a_full_column_sends_its_project_to_the_nearest_one() -> None:
    sheet = at_turn(1, (4, 2)).sheet
    for avenue in range(5):
        sheet = sheet.plus(LAKE, space_at(1, avenue))
    sheet = sheet.plus(LAKE, space_at(0, 0))
    house, forest = project_cards(at_turn(1, (4, 2), sheet))
    assert house.is_displaced
    assert house.columns == (2,)
    assert not forest.is_displaced


def test_doubles_bring_a_square_for_any_space() -> None:
    lake, square = project_cards(at_turn(2, (3, 3)))
    assert (lake.projects, lake.column) == ((LAKE,), 2)
    assert (square.projects, square.column) == ((SQUARE,), None)
    assert len(square.spaces) == 30


def test_a_bonus_waits_for_the_two_projects_of_the_dice() -> None:
    state = at_turn(3, (4, 2))
    assert [card.status for card in project_cards(state)] == [OPEN, OPEN, LATER]
    state, _ = apply(state, Draw(FOREST, space_at(3, 0)))
    assert [card.status for card in project_cards(state)] == [OPEN, DRAWN, LATER]
    state, _ = apply(state, Draw(HOUSE, space_at(1, 0)))
    assert [card.status for card in project_cards(state)] == [DRAWN, DRAWN, OPEN]


def test_the_second_project_of_the_preparation_is_another_one() -> None:
    state, _ = apply(at_turn(0, (5, 5)), Draw(LAKE, space_at(4, 2)))
    done, still = project_cards(state)
    assert (done.status, still.status) == (DRAWN, OPEN)
    assert still.projects == (HOUSE, FOREST)


def test_open_cards_offer_what_is_legal_and_nothing_else() -> None:
    for seed, players in product(map(str, range(30)), (1, 2)):
        for state in decisions(seed, players):
            offered = {
                Draw(project, space)
                for card in project_cards(state)
                if card.status is OPEN
                for project in card.projects
                for space in card.spaces
            }
            legal = {action for action in legal_actions(state) if isinstance(action, Draw)}
            assert offered == legal


def test_a_preview_says_what_each_avenue_would_score() -> None:
    for state in decisions("7"):
        for action in legal_actions(state):
            if isinstance(action, Draw):
                seen = preview_of(state, action.project, action.space)
                after = state.sheet.plus(action.project, action.space)
                wanted = tuple(avenue_score(state.points, after, a) for a in range(5))
                assert seen.values == wanted
                assert (action.space in seen.group) == (action.project is not SQUARE)


def test_the_tracker_has_a_star_on_turns_3_6_and_9_and_the_bonus_drawn_there() -> None:
    state = evolve(at_turn(7, (1, 2)), scores=((1, 2, 3, 4, 5, 6),), bonuses=((LAKE, HOUSE),))
    boxes = sheet_facts(state, 0, None).turns
    assert [box.turn for box in boxes if box.has_star] == [3, 6, 9]
    assert [box.bonus for box in boxes if box.has_star] == [LAKE, HOUSE, None]
    assert [box.score for box in boxes] == [1, 2, 3, 4, 5, 6, None, None, None]
    assert [box.turn for box in boxes if box.is_now] == [7]


def test_the_seed_of_a_day_names_it_and_no_other_text_does() -> None:
    day = datetime.date(2026, 11, 18)
    assert day_of(daily_seed(day)) == day
    for other in (None, "7", "daily", "daily x", "daily 20261118", "daily 2026-W47-3"):
        assert day_of(other) is None
