"""The lines of the log below the heading of a turn: a few words each.

The heading names the player and shows the dice, and coins stand at the end of a line, so the lines
mention neither.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...engine.board import Kind
from ...engine.events import (
    BishopMoved,
    CoinsPaid,
    DiceRolled,
    Event,
    FigurePlaced,
    FigureReturned,
    IncomePaid,
    InnActivated,
    RowCleared,
    SpecialSpent,
    SpecialTaken,
    TurnEnded,
)
from ...engine.state import NO_PLAYER, State
from ..catalogue import Speaker
from ..grammar import lists, number
from .meanwhile import MeanwhileWords
from .table import Table, added, faces


class LogLines(Speaker):
    """Short lines about the events of one game."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._places = MeanwhileWords(table, NO_PLAYER)

    def heading(self, turn: int, player: int, fallen: Sequence[int]) -> str:
        """The heading of a turn with its dice, for screen readers and copied text."""
        text = self.tr("Turn {turn}: {player} rolls {faces}")
        return text.format(
            turn=turn, player=self.table.player(player), faces=" ".join(map(str, fallen))
        )

    def line(self, events: Sequence[Event], state: State) -> str:
        """The line for events that belong together; the first of them decides its wording."""
        say = _LINES.get(type(events[0]))
        return say(self, events, state) if say else ""

    def amount(self, coins: int) -> str:
        """An amount of coins received."""
        return self.tr("+{coins}").format(coins=number(coins)) if coins else ""

    def _income(self, events: Sequence[IncomePaid], _state: State) -> str:
        event = events[0]
        if not event.churches:
            return self.tr("income from inns")
        if not event.inns:
            return self.tr("income from churches")
        return self.tr("income from inns and churches")

    def _rolled(self, _events: Sequence[DiceRolled], _state: State) -> str:
        return self.tr("new dice")

    def _returned(self, events: Sequence[FigureReturned], _state: State) -> str:
        text = self.tr("%n figure(s) back to {player}", "", len(events))
        return text.format(player=self.table.player(events[0].player))

    def _placed(self, events: Sequence[FigurePlaced], state: State) -> str:
        text = self.tr("{place}, {dice}")
        return text.format(
            place=self._places.place(events[0].building), dice=added(state.dice, events[0].dice)
        )

    def _inn_opens(self, events: Sequence[InnActivated], _state: State) -> str:
        text = self.tr("{player}’s inn in {village} opens")
        return text.format(
            player=self.table.player(events[0].player),
            village=self.table.village_of(events[0].building),
        )

    def _row_cleared(self, events: Sequence[RowCleared], _state: State) -> str:
        if events[0].kind == Kind.MILL:
            return self.tr("all flour mills are taken")
        return self.tr("all glass factories are taken")

    def _paid(self, events: Sequence[CoinsPaid], _state: State) -> str:
        """Flour and glass pay everybody; coins of a farm or manor stand with its figure."""
        is_flour = self.table.board.kind_of[events[0].building] == Kind.MILL
        text = self.tr("{player}: flour pays") if is_flour else self.tr("{player}: glass pays")
        return text.format(player=self.table.player(events[0].player))

    def _bishop(self, events: Sequence[BishopMoved], state: State) -> str:
        event = events[0]
        if event.previous == NO_PLAYER:
            text = self.tr("takes the bishop, {dice}")
        else:
            text = self.tr("takes the bishop from {player}, {dice}")
        return text.format(
            player=self.table.player(event.previous), dice=added(state.dice, event.dice)
        )

    def _special_taken(self, events: Sequence[SpecialTaken], state: State) -> str:
        text = self.tr("takes a special tile, {dice}")
        return text.format(dice=added(state.dice, events[0].dice))

    def _special_spent(self, events: Sequence[SpecialSpent], state: State) -> str:
        text = self.tr("special tile: rerolls {dice}")
        return text.format(dice=lists.all_of(faces(state.dice, events[0].dice)))

    def _ended(self, _events: Sequence[TurnEnded], _state: State) -> str:
        return self.tr("passes")


_LINES: dict[type, Callable[[LogLines, Any, State], str]] = {
    IncomePaid: LogLines._income,
    DiceRolled: LogLines._rolled,
    FigureReturned: LogLines._returned,
    FigurePlaced: LogLines._placed,
    InnActivated: LogLines._inn_opens,
    RowCleared: LogLines._row_cleared,
    CoinsPaid: LogLines._paid,
    BishopMoved: LogLines._bishop,
    SpecialTaken: LogLines._special_taken,
    SpecialSpent: LogLines._special_spent,
    TurnEnded: LogLines._ended,
}
