"""The list of games of Bohemian Villages, under the names of its columns."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from ...models.items.rows import RowsModel
from ...statistics.summary import CountedGame
from ..toolkit.charts.games_panel import GamesPanel, Head
from ..toolkit.painting.canvas import RIGHT, Icons
from .games_list import GamesList, cells


class VillageGames(GamesPanel):
    """When, against whom, the score and the place."""

    def __init__(
        self, model: RowsModel[CountedGame], icons: Icons, parent: QWidget | None = None
    ) -> None:
        super().__init__(GamesList(model, icons), icons, parent)

    def heads(self, width: float) -> Sequence[Head]:
        """The names of the columns."""
        s, at = self.scale, cells(width, self.scale)
        return (
            Head(self.tr("when"), at.when, at.against),
            Head(self.tr("against"), at.against, at.score),
            Head(self.tr("score"), at.score - 40 * s, at.place - 16 * s, RIGHT),
            Head(self.tr("place"), at.place, width),
        )
