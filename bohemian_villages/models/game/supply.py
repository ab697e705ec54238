"""What is left beside the board."""

from __future__ import annotations

from attrs import frozen

from ...engine.board import Kind
from ...engine.state import NO_PLAYER, State
from ...words.game.cards import SupplyWords
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
