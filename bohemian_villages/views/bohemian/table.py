"""The table of Bohemian Villages: who follows its games, and who thinks about its hints."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ...models.game.change import Change
from ...models.game.data import Setup
from ...models.game.game_model import GameModel
from ...models.new_game.setups import rematch
from ...models.people.results import Results
from ...models.statistics import StatisticsModel
from ..game_description import Services
from ..keys import TABLE
from ..laid_table import AddToMenu, LaidTable
from ..table.table_screen import TableScreen
from .exports import EXPORTS

VillagesTable = LaidTable[GameModel, TableScreen]


def lay_villages(services: Services, statistics: StatisticsModel, parent: QWidget) -> VillagesTable:
    """A table whose games the statistics and the estimates of people's strength follow."""
    results = Results(statistics.people)
    results.asked.connect(services.players.ask)
    results.dropped.connect(services.players.cancel)
    services.players.answered.connect(results.tell)

    def make_model(setup: Setup, table: QObject) -> GameModel:
        model = GameModel(setup, table)
        statistics.begin(model)
        return model

    def make_screen(model: GameModel, add_exports: AddToMenu) -> TableScreen:
        screen = TableScreen(
            model,
            services.preferences,
            services.art,
            parent,
            sound=services.play_sound,
            add_to_log_menu=add_exports,
        )
        analyst = services.analyst
        for asking in (screen.hint.model, screen.why.model):
            asking.asked.connect(analyst.ask)
            asking.dropped.connect(analyst.cancel)
            analyst.answered.connect(asking.tell)
        screen.hint.follow_settings()
        return screen

    def follow(model: GameModel, change: Change) -> None:
        statistics.follow(model, change)
        results.follow(model, change)

    def make_rematch(setup: Setup) -> Setup:
        """New dice, and the next player begins."""
        results.settle()
        return rematch(setup, statistics.people)

    table = LaidTable(
        services, EXPORTS, TABLE, make_model, make_screen, follow, make_rematch, parent
    )
    results.setParent(table)
    table.stopped.connect(results.settle)
    return table
