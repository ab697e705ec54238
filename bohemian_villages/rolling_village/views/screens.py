"""The screens of Rolling Village, imported when the first of them is needed."""

from __future__ import annotations

from ...views.game_description import GameScreens
from .exports import EXPORTS
from .final.screen import RollingFinal
from .help_topics import HELP
from .new_game.screen import RollingNewGame
from .overview_card import RollingCard
from .replay.screen import RollingReplay
from .scenes import SCENES
from .statistics.screen import RollingStatisticsScreen
from .table.table import lay_rolling
from .theme_sample import paint_sample

SCREENS = GameScreens(
    make_form=RollingNewGame,
    make_table=lay_rolling,
    make_final=lambda art, _statistics: RollingFinal(art),
    make_replay=RollingReplay,
    make_statistics=RollingStatisticsScreen,
    make_card=RollingCard,
    paint_sample=paint_sample,
    help=HELP,
    exports=EXPORTS,
    scenes=SCENES,
)
