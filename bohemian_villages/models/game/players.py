"""PlayersModel: what each player has, a row for each in seating order."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ...engine.board import SHOPS, Kind
from ...engine.rules import OCCUPIED_FOR_STEIN
from ...engine.state import State
from ...play.seats import character_of, is_matched
from ..items.rows import RowsModel
from . import warning
from .facts import GameFacts
from .player_view import InnView, PlayerView

__all__ = ["InnView", "PlayerView", "PlayersModel", "player_view"]


class PlayersModel(RowsModel[PlayerView]):
    """The players around the table."""

    def __init__(self, game: GameFacts, parent: QObject | None = None) -> None:
        super().__init__(
            lambda row: row.name,
            parent,
            tip=lambda row: row.score_tip,
            spoken=lambda row: row.described,
        )
        self._game = game
        game.changed.connect(self._update)
        game.retranslated.connect(self._retranslate)
        self._update()

    def summary(self, player: int) -> PlayerView:
        """A player's current view, even before the rows are updated."""
        return player_view(self._game, player)

    def _update(self) -> None:
        self.set_rows([player_view(self._game, player) for player in self._players()])

    def _retranslate(self) -> None:
        self._rows = [player_view(self._game, player) for player in self._players()]
        self.touch()

    def _players(self) -> range:
        return range(self._game.state.players)


def player_view(game: GameFacts, player: int) -> PlayerView:
    """A player's view of a game now."""
    state, seat = game.state, game.setup.players[player]
    to_move = state.player == player and not state.is_over
    character = character_of(seat)
    return PlayerView(
        player=player,
        name=game.player_name(player),
        color=seat.color,
        level="" if game.is_human(player) else seat.control,
        to_move=to_move,
        moves=game.moves_made if to_move else 0,
        coins=state.coins[player],
        figures=state.figures[player],
        placed=state.owners.count(player),
        inns=_inns(game, player),
        bishop=state.bishop == player,
        special=state.specials[player],
        flour=state.count(player, Kind.MILL),
        glass=state.count(player, Kind.GLASSWORKS),
        shops=tuple(state.count(player, shop) for shop in SHOPS),
        farms=state.count(player, Kind.FARM),
        churches=state.count(player, Kind.CHURCH),
        halls=state.count(player, Kind.TOWN_HALL),
        full_halls=_full_halls(state, player),
        score=game.scores_now[player],
        few_figures=warning.could_run_out_of_figures(state, player),
        low_bank=warning.could_empty_bank(state, player),
        character=character.key if character and not game.is_human(player) else "",
        is_matched=is_matched(seat) and not game.is_human(player),
    )


def _inns(game: GameFacts, player: int) -> tuple[InnView, ...]:
    state = game.state
    return tuple(
        InnView(inn, game.table.village_of(inn), inn in state.active_inns, _missing(state, inn))
        for inn in state.board.of_kind[Kind.INN]
        if state.owners[inn] == player
    )


def _missing(state: State, inn: int) -> int:
    if inn in state.active_inns:
        return 0
    row = state.board.in_village[state.board.village_of[inn]]
    return OCCUPIED_FOR_STEIN - sum(state.is_occupied(building) for building in row)


def _full_halls(state: State, player: int) -> int:
    halls = state.board.of_kind[Kind.TOWN_HALL]
    held = [state.board.village_of[hall] for hall in halls if state.owners[hall] == player]
    return sum(state.is_full(village) for village in held)
