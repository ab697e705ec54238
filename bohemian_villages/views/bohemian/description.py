"""The description of Bohemian Villages, by which the shell plays it."""

from __future__ import annotations

from ...models.game.data import LEAST_PLAYERS, MOST_PLAYERS, Game
from ...models.game.format import FORMAT
from ...models.game.thinker import VillagesThinker
from ...models.new_game.setups import quick_setup
from ...models.statistics.statistics_model import StatisticsModel
from ...words.game.start import start_words
from ..final.screen import FinalScreen
from ..game_description import AddExports, GameDescription, QuickGame, StartEntry
from ..new_game.screen import NewGameScreen
from ..replay.screen import ReplayScreen
from ..statistics.screen import StatisticsScreen
from ..table.cards.overview_card import OverviewCard
from ..toolkit.art import Art
from .exports import EXPORTS
from .help_topics import HELP
from .scenes import SCENES
from .start_picture import continue_line, draw_picture
from .table import VillagesTable
from .theme_sample import paint_sample


def _make_replay(game: Game, art: Art, add_exports: AddExports) -> ReplayScreen:
    screen = ReplayScreen(game, art)
    screen.closed.connect(screen.playback.pause)
    screen.log.add_to_menu = lambda menu: add_exports(menu, screen.model.game, screen.model.whole)
    return screen


BOHEMIAN = GameDescription(
    format=FORMAT,
    seats=range(LEAST_PLAYERS, MOST_PLAYERS + 1),
    start=StartEntry(
        line=start_words.players,
        motto=start_words.motto,
        pictures=("figure-blue", "figure-red", "figure-yellow"),
        key="N",
        quick=QuickGame(
            title=start_words.quick_game,
            line=start_words.quick_line,
            pictures=("figure-red", "figure-blue"),
            setup=quick_setup,
        ),
    ),
    help=HELP,
    exports=EXPORTS,
    thinker=VillagesThinker,
    continue_line=continue_line,
    draw_picture=draw_picture,
    paint_sample=paint_sample,
    make_form=NewGameScreen,
    make_table=VillagesTable,
    make_final=FinalScreen,
    make_replay=_make_replay,
    make_statistics=lambda writer, parent: StatisticsModel(writer, parent=parent),
    make_statistics_screen=StatisticsScreen,
    make_card=OverviewCard,
    scenes=SCENES,
)
