"""Placing: free buildings first, then kicking out, for each kind as its table says."""

from __future__ import annotations

import pytest

from bohemian_villages.action_errors import IllegalActionError
from bohemian_villages.engine.actions import END_TURN, Place, Reroll, TakeBishop, TakeSpecial
from bohemian_villages.engine.errors import Refusal
from bohemian_villages.engine.events import FigurePlaced, FigureReturned
from bohemian_villages.engine.moves import legal_actions, refusal, targets
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from tests.engine.boards import (
    ANNA,
    EVA,
    OTA,
    after,
    kinds_offered,
    places_offered,
    position,
    put,
    roll,
    spot,
)

ALWAYS = ("farm", "inn", "town_hall7", "church")
WITHOUT_ONE = ("bakery", "butchery", "dairy", "tailor")
NEVER = ("mill", "glassworks", "manor4")
EVERY_KIND = ALWAYS + WITHOUT_ONE + NEVER

FACES = {
    "bakery": (1, 1),
    "butchery": (1, 2),
    "dairy": (2, 2),
    "tailor": (2, 3),
    "mill": (3, 3),
    "glassworks": (3, 4),
    "farm": (4, 4),
    "inn": (4, 5),
    "town_hall7": (5, 5),
    "church": (5, 6),
    "manor4": (6, 6),
}


def rolled(kind: str, *villages: str, players: int = 3) -> State:
    """A position in which two dice reach that kind, and the other two are used."""
    dice = (*FACES[kind], 6, 6)
    return position(*villages, players=players, dice=dice, unused=(0, 1), moved=True)


def onto(nth: int) -> Place:
    """A figure onto the building with that number, with the two dice left."""
    return Place((0, 1), nth)


def open_buildings(state: State) -> set[int]:
    """Where a figure may be put."""
    return {building for _, building in places_offered(state)}


@pytest.mark.parametrize("kind", EVERY_KIND)
class TestFreeBuildings:
    def test_a_figure_goes_from_the_hand_onto_the_building(self, kind: str) -> None:
        state = rolled(kind, f"{kind} {kind}")
        new, events = apply(state, onto(0))
        assert new.owners[0] == ANNA
        assert new.figures == [4, 5, 5]
        assert FigurePlaced(ANNA, 0, (0, 1)) in events
        assert not any(isinstance(event, FigureReturned) for event in events)

    def test_any_free_one_may_be_chosen_in_whatever_village(self, kind: str) -> None:
        state = rolled(kind, f"{kind} {kind}:ota", f"{kind}", f"{kind}:anna {kind}")
        assert open_buildings(state) == {0, 2, 4}
        for building in (0, 2, 4):
            assert refusal(state, onto(building)) is None

    def test_while_one_is_free_nobody_is_kicked(self, kind: str) -> None:
        state = rolled(kind, f"{kind}:ota", f"{kind}")
        assert refusal(state, onto(0)) is Refusal.FREE_BUILDING_LEFT
        with pytest.raises(IllegalActionError):
            apply(state, onto(0))

    def test_while_one_is_free_the_own_one_is_taken_too(self, kind: str) -> None:
        state = rolled(kind, f"{kind}:anna", f"{kind}")
        assert refusal(state, onto(0)) is Refusal.FREE_BUILDING_LEFT

    def test_holding_some_does_not_bar_a_free_one(self, kind: str) -> None:
        state = rolled(kind, f"{kind}:anna {kind}:anna {kind}")
        assert open_buildings(state) == {2}

    def test_free_buildings_of_other_kinds_do_not_matter(self, kind: str) -> None:
        others = " ".join(other for other in EVERY_KIND if other != kind)
        state = rolled(kind, f"{kind}:ota {others}")
        expected = set() if kind in NEVER else {0}
        assert open_buildings(state) == expected


@pytest.mark.parametrize("kind", ALWAYS)
class TestKickedAlways:
    def test_another_players_figure_is_kicked_out(self, kind: str) -> None:
        state = rolled(kind, f"{kind}:ota")
        new, events = apply(state, onto(0))
        assert new.owners == [ANNA]
        assert new.figures == [4, 6, 5]
        assert events[:2] == [FigureReturned(OTA, 0, True), FigurePlaced(ANNA, 0, (0, 1))]

    def test_also_by_who_holds_one(self, kind: str) -> None:
        state = rolled(kind, f"{kind}:ota", f"{kind}:anna {kind}:eva")
        assert open_buildings(state) == {0, 2}

    def test_never_the_own_figure(self, kind: str) -> None:
        state = rolled(kind, f"{kind}:ota", f"{kind}:anna")
        assert refusal(state, onto(1)) is Refusal.OWN_FIGURE

    def test_nobody_left_to_kick_is_no_placement(self, kind: str) -> None:
        state = rolled(kind, f"{kind}:anna {kind}:anna")
        assert open_buildings(state) == set()


@pytest.mark.parametrize("kind", WITHOUT_ONE)
class TestKickedByWhoHoldsNone:
    def test_another_players_figure_is_kicked_out(self, kind: str) -> None:
        state = rolled(kind, f"{kind}:ota {kind}:eva")
        assert open_buildings(state) == {0, 1}
        new = after(state, onto(1))
        assert new.owners == [OTA, ANNA]
        assert new.figures == [4, 5, 6]

    def test_not_by_who_holds_one_of_that_kind(self, kind: str) -> None:
        state = rolled(kind, f"{kind}:ota", f"{kind}:anna")
        assert open_buildings(state) == set()
        assert refusal(state, onto(0)) is Refusal.SHOP_ALREADY_HELD
        assert refusal(state, onto(1)) is Refusal.OWN_FIGURE

    def test_shops_of_other_kinds_are_no_bar(self, kind: str) -> None:
        others = " ".join(f"{other}:anna" for other in WITHOUT_ONE if other != kind)
        state = rolled(kind, f"{kind}:ota {others}")
        assert open_buildings(state) == {0}


@pytest.mark.parametrize("kind", NEVER)
class TestNeverKicked:
    # Mills or glassworks all taken never stay so in a game, for the row is cleared; the rule
    # stands nevertheless.
    def test_no_figure_is_kicked_out(self, kind: str) -> None:
        state = rolled(kind, f"{kind}:ota", f"{kind}:eva")
        assert open_buildings(state) == set()
        assert refusal(state, onto(0)) is Refusal.NEVER_KICKED

    def test_not_even_by_who_holds_none_or_some(self, kind: str) -> None:
        state = rolled(kind, f"{kind}:ota", f"{kind}:anna")
        assert open_buildings(state) == set()
        assert refusal(state, onto(0)) is Refusal.NEVER_KICKED
        assert refusal(state, onto(1)) is Refusal.OWN_FIGURE


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_a_kind_that_is_nowhere_takes_no_figure(kind: str) -> None:
    other = "farm" if kind != "farm" else "inn"
    assert open_buildings(rolled(kind, other)) == set()


def test_what_may_be_reached_is_told_for_each_total() -> None:
    state = rolled("farm", "farm:ota farm:anna bakery manor4:ota")
    assert targets(state, 8) == (0,)
    assert targets(state, 2) == (2,)
    assert targets(state, 12) == ()


class TestWithoutAFigure:
    def state(self) -> State:
        """Anna's hand is empty; a farm is free and another could be had."""
        return position("farm inn:ota", dice=(4, 4, 4, 5), figures=[0, 5])

    def test_there_is_no_placing(self) -> None:
        state = self.state()
        assert places_offered(state) == set()
        assert refusal(state, put(state, (4, 4), "farm")) is Refusal.NO_FIGURE
        assert refusal(state, put(state, (4, 5), "inn")) is Refusal.NO_FIGURE

    def test_bishop_and_special_tile_are_still_possible(self) -> None:
        assert kinds_offered(self.state()) == {TakeBishop, TakeSpecial}

    def test_a_move_with_the_last_figure_leaves_the_others_of_the_turn(self) -> None:
        state = position("farm manor4", dice=(4, 4, 6, 6), figures=[1, 5])
        state = after(state, put(state, (4, 4), "farm"))
        assert state.figures[ANNA] == 0
        assert places_offered(state) == set()
        assert {TakeBishop, TakeSpecial} < kinds_offered(state)

    def test_neither_bishop_nor_tile_possible_is_a_pass(self) -> None:
        state = self.state()
        state.bishop, state.supply = ANNA, 0
        assert legal_actions(state) == [END_TURN]

    def test_a_held_special_tile_must_be_spent(self) -> None:
        state = self.state()
        state.bishop, state.specials = ANNA, [True, False]
        assert kinds_offered(state) == {Reroll}


def test_the_figure_kicked_out_may_come_back_on_the_next_turn() -> None:
    state = position("church:ota", dice=(5, 6, 1, 1), figures=[1, 0])
    state = after(state, put(state, (5, 6), "church"))
    assert state.figures == [0, 1]
    state = after(state, END_TURN, roll(5, 6, 1, 1))
    state = after(state, put(state, (5, 6), "church"))
    assert state.figures == [1, 0]
    assert state.owners[spot(state, "church")] == OTA


def test_one_figure_to_a_building() -> None:
    state = position("farm:anna farm:ota", players=3, dice=(4, 4, 2, 6), player=EVA)
    state = after(state, put(state, (4, 4), "farm 2"))
    assert state.owners == [ANNA, EVA]
    assert state.figures == [5, 6, 4]
    # The one just placed is Eva's own now: only Anna's may be kicked out.
    assert refusal(state, put(state, (2, 6), "farm 2")) is Refusal.OWN_FIGURE
    assert refusal(state, put(state, (2, 6), "farm 1")) is None
