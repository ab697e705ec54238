"""SupplyModel: what is left beside the board."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QObject

from ...engine.board import Kind
from ...engine.state import NO_PLAYER, State
from ...words.game.cards import SupplyWords
from ..items.rows import RowsModel
from .game_model import GameModel

ICONS = {
    "special": "special",
    "flour": "flour",
    "glass": "glass",
    "inns": "inn-barrel",
    "bishop": "bishop",
    "bank": "coin-stack",
}

_words = SupplyWords()


@frozen
class SupplyRow:
    """How many of a thing are left. `key` is special, flour, glass, inns, bishop or bank."""

    key: str
    count: int
    label: str
    tip: str

    @property
    def icon(self) -> str:
        """The name of its picture."""
        return ICONS[self.key]


class SupplyModel(RowsModel[SupplyRow]):
    """Tiles, bishop and bank."""

    def __init__(self, game: GameModel, parent: QObject | None = None) -> None:
        super().__init__(
            lambda row: row.label, parent, tip=lambda row: row.tip, spoken=lambda row: row.tip
        )
        self._game = game
        game.changed.connect(self._update)
        game.retranslated.connect(self._update)
        self._update()

    def row_of(self, key: str) -> SupplyRow:
        """What is left of one thing now, even before the rows are updated."""
        return supply_row(self._game, key)

    def _update(self) -> None:
        self.set_rows(supply_rows(self._game))


def supply_rows(game: GameModel) -> list[SupplyRow]:
    """Everything beside the board in a game now."""
    return [supply_row(game, key) for key in _counts(game.state)]


def supply_row(game: GameModel, key: str) -> SupplyRow:
    """What is left of one thing in a game now."""
    count = _counts(game.state)[key]
    return SupplyRow(key, count, _words.labels()[key], _tip(game, key, count))


def _tip(game: GameModel, key: str, count: int) -> str:
    if key == "bishop":
        return _words.bishop(game.table, game.state.bishop)
    return _words.tip(key, count)


def _counts(state: State) -> dict[str, int]:
    return {
        "special": state.supply,
        "flour": len(state.free[Kind.MILL]),
        "glass": len(state.free[Kind.GLASSWORKS]),
        "inns": len(state.free[Kind.INN]),
        "bishop": int(state.bishop == NO_PLAYER),
        # The last payment may be more than the bank has; an empty bank shows 0.
        "bank": max(0, state.bank),
    }
