"""The description of Bohemian Villages, by which the shell plays it."""

from __future__ import annotations

from ...models.game.format import FORMAT
from ...models.game.thinker import VillagesThinker
from ...models.new_game.setups import expected_level, quick_setup, quick_table
from ...models.people.known_people import KnownPeople
from ...models.statistics import StatisticsModel
from ...words import foreign
from ...words.game.start import start_words
from ..final.screen import FinalScreen
from ..game_description import (
    GameDescription,
    LastTable,
    QuickGame,
    QuickOffer,
    StartEntry,
)
from ..keys import KEYS, START
from ..new_game.screen import NewGameScreen
from ..replay.screen import ReplayScreen
from ..statistics.screen import StatisticsScreen
from ..switches import SWITCHES
from ..table.cards.overview_card import OverviewCard
from ..toolkit.art import Art
from .exports import EXPORTS
from .help_topics import HELP
from .scenes import SCENES
from .start_picture import continue_line, draw_picture
from .table import lay_villages
from .theme_sample import paint_sample


def _make_form(art: Art, statistics: StatisticsModel, _show: object) -> NewGameScreen:
    return NewGameScreen(art, statistics.people)


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
    help=HELP,
    keys=KEYS,
    exports=EXPORTS,
    thinker=VillagesThinker,
    continue_line=continue_line,
    draw_picture=draw_picture,
    paint_sample=paint_sample,
    make_form=_make_form,
    make_table=lay_villages,
    make_final=lambda art, statistics: FinalScreen(art, statistics.people),
    make_replay=ReplayScreen,
    make_statistics=lambda writer, parent: StatisticsModel(writer, parent=parent),
    make_statistics_screen=StatisticsScreen,
    make_card=OverviewCard,
    scenes=SCENES,
    switches=SWITCHES,
)
