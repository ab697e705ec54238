"""The description of Rolling Village, by which the shell plays it."""

from __future__ import annotations

from datetime import date

from ...views.game_description import (
    GameDescription,
    GameScreens,
    LastTable,
    QuickGame,
    QuickOffer,
    StartEntry,
)
from ..models.format import FORMAT
from ..models.new_game import Setup, alone_name, begun_once, daily_setup, last_name, quick_setup
from ..models.statistics import RollingStatistics
from ..models.thinker import RollingThinker
from ..words.start import rolling_start
from .keys import KEYS, START
from .start_picture import continue_line, draw_picture


def _total_today(last: LastTable, statistics: RollingStatistics | None) -> int | None:
    """The last player's total in today's deal; None before they played it."""
    if statistics is None:
        return None
    played = statistics.standing(alone_name(last)).days.get(statistics.today())
    return None if played is None else played.total


def _quick_offer(last: LastTable, statistics: RollingStatistics | None) -> QuickOffer:
    """Today's deal; once that was played, another one."""
    total = _total_today(last, statistics)
    words = rolling_start
    if total is None:
        return QuickOffer(words.todays_deal(), words.todays_line(), ("die-4", "die-2"))
    return QuickOffer(words.new_deal(), words.new_line(total), ("die-6", "die-1"))


def _quick_setup(last: LastTable, statistics: RollingStatistics | None) -> Setup:
    """The game that is offered."""
    if _total_today(last, statistics) is None:
        return daily_setup(_today(statistics), last_name(last))
    return quick_setup(last)


def _today(statistics: RollingStatistics | None) -> date:
    return statistics.today() if statistics is not None else date.today()


def _import_screens() -> GameScreens:
    from .screens import SCREENS

    return SCREENS


ROLLING = GameDescription(
    format=FORMAT,
    start=StartEntry(
        line=rolling_start.players,
        motto=rolling_start.motto,
        pictures=("rolling/house", "rolling/forest", "rolling/lake"),
        keys=START,
        quick=QuickGame(
            offer=_quick_offer,
            setup=_quick_setup,
        ),
    ),
    keys=KEYS,
    thinker=RollingThinker,
    continue_line=continue_line,
    draw_picture=draw_picture,
    make_statistics=RollingStatistics,
    import_screens=_import_screens,
    begun_once=begun_once,
)
