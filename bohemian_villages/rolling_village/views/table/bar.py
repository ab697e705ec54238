"""The bar at the top: the game, its turn, what to do now, and three buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import Icons
from ....views.toolkit.shortcuts import WINDOW
from ....views.toolkit.widgets.table_bar import TableBar
from ...words.names import game_name
from ..keys import TABLE


class RollingBar(TableBar):
    """The bar with the buttons of this game."""

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.title = game_name()
        for icon, tip, clicked in (
            ("toolbar-log", TABLE["log"].tip(self.tr("Log")), self.log_clicked),
            ("toolbar-help", WINDOW["help"].tip(self.tr("Help and rules")), self.help_clicked),
            ("toolbar-menu", WINDOW["menu"].tip(self.tr("Menu")), self.menu_clicked),
        ):
            self.add_button(icon, tip, clicked)
