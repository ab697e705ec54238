"""Announcements: the few events of a game that nobody at the table should miss."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from ...ai_turns import IsHuman
from ...engine.board import Kind
from ...engine.events import (
    BishopMoved,
    CoinsPaid,
    FigurePlaced,
    FigureReturned,
    RowCleared,
    TurnStarted,
)
from ...engine.game import Game
from ...engine.state import NO_PLAYER
from ...play.history import who_decided
from ...words.game.announcements import AnnouncementWords
from ...words.game.table import Table
from .change import Cause, Change


@frozen
class Announcement:
    """A sentence with a picture, in a player's colour."""

    icon: str
    text: str
    player: int
    """The player whose colour it has; NO_PLAYER for none."""


class Announcer:
    """Finds announcements in the changes of one game."""

    def __init__(self, game: Game, table: Table, is_human: IsHuman) -> None:
        self._game = game
        self._words = AnnouncementWords(table)
        self._is_human = is_human
        self._colors = [player.color for player in game.setup.players]

    def announcements(self, change: Change) -> list[Announcement]:
        """Announcements for the latest change; none if it was undone."""
        if change.cause is Cause.UNDONE:
            return []
        return [*self._happened(change), *self._handover(change)]

    def _happened(self, change: Change) -> Iterator[Announcement]:
        for event in change.events:
            match event:
                case RowCleared(kind):
                    yield self._payout(change, kind)
                case BishopMoved(taker, loser, _) if loser != NO_PLAYER and self._is_human(loser):
                    yield Announcement("bishop", self._words.bishop_lost(taker, loser), taker)
                case FigureReturned(victim, building, True) if self._is_human(victim):
                    kicker = change.before.player
                    text = self._words.kicked(kicker, victim, building)
                    yield Announcement(f"figure-{self._colors[victim]}", text, kicker)
                case FigurePlaced(_, building, _):
                    yield from self._filled(change, building)
        yield from self._last_figures(change)

    def _payout(self, change: Change, kind: int) -> Announcement:
        paid: dict[int, int] = {}
        for event in change.events:
            if isinstance(event, CoinsPaid):
                paid[event.player] = paid.get(event.player, 0) + event.coins
        icon = "flour" if kind == Kind.MILL else "glass"
        return Announcement(icon, self._words.payout(kind, list(paid.items())), NO_PLAYER)

    def _filled(self, change: Change, building: int) -> Iterator[Announcement]:
        board = change.state.board
        village = board.village_of[building]
        halls = any(board.kind_of[b] == Kind.TOWN_HALL for b in board.in_village[village])
        if halls and change.state.is_full(village) and not change.before.is_full(village):
            yield Announcement("icon-town_hall", self._words.village_full(village), NO_PLAYER)

    def _last_figures(self, change: Change) -> Iterator[Announcement]:
        before, after = change.before.figures, change.state.figures
        for player, (had, has) in enumerate(zip(before, after, strict=True)):
            if had and not has and not change.state.is_over:
                text = self._words.no_figures_left(player)
                yield Announcement("toolbar-warning", text, player)

    def _handover(self, change: Change) -> Iterator[Announcement]:
        """Announces that another person takes over."""
        player = change.state.player
        started = any(isinstance(event, TurnStarted) for event in change.events)
        if not started or change.state.is_over or not self._is_human(player):
            return
        if self._last_person() not in (NO_PLAYER, player):
            text = self._words.your_turn(player)
            yield Announcement(f"figure-{self._colors[player]}", text, player)

    def _last_person(self) -> int:
        """The person who decided last."""
        movers = (who_decided(self._game, n) for n in range(len(self._game.steps) - 1, -1, -1))
        return next((mover for mover in movers if self._is_human(mover)), NO_PLAYER)
