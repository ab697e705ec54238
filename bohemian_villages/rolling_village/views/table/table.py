"""The table of Rolling Village: who follows its games, and who thinks about its hints."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ....views.game_description import Services
from ....views.laid_table import AddToMenu, LaidTable
from ...engine.setup import Setup
from ...models.comparison import Comparison
from ...models.game_model import RollingModel
from ...models.new_game import rematch
from ...models.statistics import RollingStatistics
from ..exports import EXPORTS
from ..keys import TABLE
from .screen import RollingScreen

RollingTable = LaidTable[RollingModel, RollingScreen]


def lay_rolling(services: Services, statistics: RollingStatistics, parent: QWidget) -> RollingTable:
    """A table whose games the statistics follow, and an expert plays again."""
    analyst = services.analyst

    def make_model(setup: Setup, table: QObject) -> RollingModel:
        model = RollingModel(setup, table)
        model.comparison = Comparison(model, analyst, model)
        statistics.begin(model)
        return model

    def make_screen(model: RollingModel, add_exports: AddToMenu) -> RollingScreen:
        screen = RollingScreen(
            model,
            services.preferences,
            services.art,
            parent,
            sound=services.play_sound,
            add_to_log_menu=add_exports,
        )
        for asking in (screen.hint.model, screen.why.model):
            asking.asked.connect(analyst.ask)
            asking.dropped.connect(analyst.cancel)
            analyst.answered.connect(asking.tell)
        return screen

    return LaidTable(
        services,
        EXPORTS,
        TABLE,
        make_model,
        make_screen,
        statistics.follow,
        rematch,
        parent,
    )
