"""The description of Rolling Village, by which the shell plays it."""

from __future__ import annotations

from datetime import date
from functools import partial

from ...views.game_description import GameDescription, QuickGame, QuickOffer, StartEntry
from ..models.format import FORMAT
from ..models.new_game import daily_setup, last_name
from ..models.statistics.model import RollingStatistics
from ..models.thinker import RollingThinker
from ..words.start import rolling_start
from .exports import EXPORTS
from .final.screen import RollingFinal
from .help_topics import HELP
from .keys import KEYS
from .new_game.screen import RollingNewGame
from .overview_card import RollingCard
from .replay.screen import RollingReplay
from .scenes import SCENES
from .start_picture import continue_line, draw_picture
from .statistics.screen import RollingStatisticsScreen
from .table.table import RollingTable
from .theme_sample import paint_sample

ROLLING = GameDescription(
    format=FORMAT,
    start=StartEntry(
        line=rolling_start.players,
        motto=rolling_start.motto,
        pictures=("rolling/house", "rolling/forest", "rolling/lake"),
        key="V",
        quick=QuickGame(
            key="T",
            offer=lambda _last, _statistics: QuickOffer(
                rolling_start.quick_game(), rolling_start.quick_line(), ("die-4", "die-2")
            ),
            setup=lambda last, _statistics: daily_setup(date.today(), last_name(last)),
        ),
    ),
    help=HELP,
    keys=KEYS,
    exports=EXPORTS,
    thinker=RollingThinker,
    continue_line=continue_line,
    draw_picture=draw_picture,
    paint_sample=paint_sample,
    make_form=RollingNewGame,
    make_table=partial(RollingTable, exports=EXPORTS),
    make_final=lambda art, _statistics: RollingFinal(art),
    make_replay=RollingReplay,
    make_statistics=RollingStatistics,
    make_statistics_screen=RollingStatisticsScreen,
    make_card=RollingCard,
    scenes=SCENES,
)
