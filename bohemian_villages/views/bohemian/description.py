"""The description of Bohemian Villages, by which the shell plays it."""

from __future__ import annotations

from ...models.game.format import FORMAT
from ...models.game.thinker import VillagesThinker
from ...models.new_game.setups import expected_level, quick_setup, quick_table
from ...models.people.known_people import KnownPeople
from ...models.statistics import StatisticsModel
from ...words import foreign
from ...words.game.start import start_words
from ..game_description import (
    GameDescription,
    GameScreens,
    LastTable,
    QuickGame,
    QuickOffer,
    StartEntry,
)
from ..keys import KEYS, START
from ..switches import SWITCHES
from .start_picture import continue_line, draw_picture


def _quick_offer(last: LastTable, statistics: StatisticsModel | None) -> QuickOffer:
    """Against whom, and how strong that is."""
    people = statistics.people if statistics is not None else KnownPeople()
    table = quick_table(last, people)
    person, rival = table.seats
    character = foreign.name(rival.who.name) if rival.who else ""
    level = expected_level(person.name, people) if table.has_matched_seat else rival.control
    return QuickOffer(
        start_words.quick_game(character, table.has_matched_seat),
        start_words.quick_line(character, level, table.has_matched_seat),
        (f"figure-{person.color}", rival.who.face if rival.who else f"figure-{rival.color}"),
    )


def _import_screens() -> GameScreens:
    from .screens import SCREENS

    return SCREENS


BOHEMIAN = GameDescription(
    format=FORMAT,
    start=StartEntry(
        line=start_words.players,
        motto=start_words.motto,
        pictures=("figure-blue", "figure-red", "figure-yellow"),
        keys=START,
        quick=QuickGame(
            offer=_quick_offer,
            setup=lambda last, statistics: quick_setup(last, statistics.people),
        ),
    ),
    keys=KEYS,
    thinker=VillagesThinker,
    continue_line=continue_line,
    draw_picture=draw_picture,
    make_statistics=lambda writer, parent: StatisticsModel(writer, parent=parent),
    import_screens=_import_screens,
    switches=SWITCHES,
)
