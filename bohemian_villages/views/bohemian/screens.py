"""The screens of Bohemian Villages, imported when the first of them is needed."""

from __future__ import annotations

from ...models.statistics import StatisticsModel
from ..final.screen import FinalScreen
from ..game_description import GameScreens
from ..new_game.screen import NewGameScreen
from ..replay.screen import ReplayScreen
from ..statistics.screen import StatisticsScreen
from ..table.cards.overview_card import OverviewCard
from ..toolkit.art import Art
from .exports import EXPORTS
from .help_topics import HELP
from .scenes import SCENES
from .table import lay_villages
from .theme_sample import paint_sample


def _make_form(art: Art, statistics: StatisticsModel, _show: object) -> NewGameScreen:
    return NewGameScreen(art, statistics.people)


SCREENS = GameScreens(
    make_form=_make_form,
    make_table=lay_villages,
    make_final=lambda art, statistics: FinalScreen(art, statistics.people),
    make_replay=ReplayScreen,
    make_statistics=StatisticsScreen,
    make_card=OverviewCard,
    paint_sample=paint_sample,
    help=HELP,
    exports=EXPORTS,
    scenes=SCENES,
)
