"""A player's card: what it says of the turn is read whole, whatever the names."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtGui import QPainter, QPixmap

from bohemian_villages.models.game.characters import characters
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.game.players import PlayerView, player_view
from bohemian_villages.views.table.cards.player_card import PlayerCard
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit.painting.canvas import Canvas
from bohemian_villages.words.game.characters import character_words
from tests.engine.boards import ANNA
from tests.models.tables import people, played
from tests.views.table import seen
from tests.views.table.tables import Tables

LONG = "Maximiliane Freifrau von Hohenlohe-Langenburg"
SIZES = [(1024, 700), (1280, 800), (1920, 1080)]


def long_names(tables: Tables, players: int, size: tuple[int, int]) -> TableScreen:
    """A table of people with names that fit on no card."""
    setup = people(players)
    named = [
        evolve(player, name=f"{LONG} {seat}") for seat, player in enumerate(setup.players, start=1)
    ]
    return tables.make(played(evolve(setup, players=tuple(named)), 30), size)


def states(view: PlayerView) -> Iterator[PlayerView]:
    """All that may stand beside a name."""
    quiet = evolve(view, few_figures=False, low_bank=False, to_move=False, level="")
    yield quiet
    yield evolve(quiet, to_move=True, moves=0)
    yield evolve(quiet, to_move=True, moves=2)
    yield evolve(quiet, level="medium")
    yield evolve(quiet, level="medium", character="smith")
    yield evolve(quiet, level="medium", character="smith", is_matched=True)
    yield evolve(quiet, level="medium", character="smith", few_figures=True)
    yield evolve(quiet, few_figures=True)
    yield evolve(quiet, low_bank=True)


def shortened(card: PlayerCard, view: PlayerView) -> list[str]:
    """What of a card's state had to be shortened: it is told in a tool tip then."""
    card.show_player(view, active=view.to_move)
    told = tips(card)
    return [text for text in (view.warning or view.subtitle,) if text in told]


def tips(card: PlayerCard) -> set[str]:
    """The tool tips of a card, painted now."""
    picture = QPixmap(card.size())
    with QPainter(picture) as painter:
        canvas = Canvas(painter, card.scale, card.icons)
        card.paint_content(canvas)
    return {text for _area, text in canvas.tips}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_state_of_a_player_is_never_cut_off(
    tables: Tables, players: int, size: tuple[int, int]
) -> None:
    table = long_names(tables, players, size)
    for card in table.cards:
        for view in states(player_view(table.model, card.player)):
            assert not shortened(card, view)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_name_of_a_character_is_never_cut_off(
    tables: Tables, players: int, size: tuple[int, int]
) -> None:
    table = tables.make(played(people(players), 30), size)
    for card in table.cards:
        view = evolve(player_view(table.model, card.player), few_figures=False, low_bank=False)
        for key, character in characters().items():
            at_table = evolve(view, name=character.name, character=key, level="beginner")
            for state in (
                evolve(at_table, to_move=False),
                evolve(at_table, to_move=False, is_matched=True),
                evolve(at_table, to_move=True, moves=0),
                evolve(at_table, to_move=True, moves=2),
            ):
                card.show_player(state, active=state.to_move)
                assert not {state.name, state.subtitle} & tips(card)


def test_a_name_that_finds_no_room_is_told_whole_in_a_tool_tip(tables: Tables) -> None:
    table = long_names(tables, 5, (1024, 700))
    assert player_view(table.model, ANNA).name in tips(table.cards[ANNA])


@pytest.mark.parametrize("size", SIZES)
def test_the_state_is_true_after_each_of_two_moves(tables: Tables, size: tuple[int, int]) -> None:
    table = long_names(tables, 2, size)
    model = table.model
    while model.state.dice:
        model.end_turn() if model.can_end else model.play(model.actions()[0][0])
    model.roll()
    seen.settle_events()
    said = []
    for _ in range(3):
        view = table.cards[model.player].view
        assert view is not None
        said.append(view.subtitle)
        model.play(model.actions()[0][0])
        seen.settle_events()
    assert said == ["to move", "1 move made", "2 moves made"]


def test_the_face_of_a_character_says_what_it_likes(tables: Tables) -> None:
    card = long_names(tables, 2, (1280, 800)).cards[ANNA]
    assert card.view is not None
    plain = evolve(card.view, level="medium", to_move=False)
    card.show_player(plain, active=False)
    assert character_words.sentence("smith") not in tips(card)
    card.show_player(evolve(plain, character="smith"), active=False)
    assert character_words.sentence("smith") in tips(card)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_all_cards_of_a_table_tell_levels_in_the_same_form(
    tables: Tables, players: int, size: tuple[int, int]
) -> None:
    setup = people(players)
    seats = tuple(
        evolve(seat, name="Jo" if place else LONG, control="beginner")
        for place, seat in enumerate(setup.players)
    )
    named = tuple(evolve(seat, name=f"{seat.name} {nth}") for nth, seat in enumerate(seats))
    table = tables.make(evolve(setup, players=named), size)
    assert len({card.is_brief for card in table.cards}) == 1
    has_room = [card.has_room_for_note for card in table.cards]
    assert table.cards[0].is_brief is not all(has_room)
    for card in table.cards:
        assert card.view is not None
        resting = evolve(card.view, to_move=False)
        room = 1000.0
        assert card._note(resting, room) == ("Beginner" if card.is_brief else "Computer, Beginner")


def test_a_seat_says_who_plays_it() -> None:
    setup = people(2)
    extra = {"character": "smith", "strength": 1500, "matched": True}
    rival = evolve(setup.players[1], control="easy", extra=extra)
    model = GameModel(evolve(setup, players=(setup.players[0], rival)))
    view = player_view(model, 1)
    assert (view.face, view.is_matched, view.level) == ("face-smith", True, "easy")
    assert view.subtitle == "At your level"


def test_people_have_no_face() -> None:
    setup = people(2)
    person = evolve(setup.players[0], extra={"character": "smith"})
    model = GameModel(evolve(setup, players=(person, setup.players[1])))
    assert player_view(model, 0).face == ""


def test_a_player_at_somebodys_level_has_a_tip_that_names_it(tables: Tables) -> None:
    card = long_names(tables, 2, (1280, 800)).cards[ANNA]
    assert card.view is not None
    card.show_player(evolve(card.view, level="hard", is_matched=True, to_move=False), active=False)
    assert "Plays about as well as Hard in this game" in tips(card)
