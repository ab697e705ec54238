"""Sentences about what happened, one for every event."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from ...engine.board import Kind
from ...engine.events import (
    BishopMoved,
    CoinsPaid,
    DiceRolled,
    Event,
    FigurePlaced,
    FigureReturned,
    GameOver,
    GoodsTaken,
    IncomePaid,
    InnActivated,
    InnTaken,
    RowCleared,
    SpecialSpent,
    SpecialTaken,
    TurnEnded,
    TurnStarted,
)
from ...engine.setup import Setup
from ...engine.state import NO_PLAYER, Ending, State
from ..catalogue import Speaker
from ..grammar import lists
from .names import thing_names
from .table import Table, added, faces


class Narrator(Speaker):
    """Makes sentences about the events of one game.

    Every event is described with the position after its action.
    """

    def __init__(self, setup: Setup) -> None:
        self.table = Table(setup)

    def sentences(self, events: Iterable[Event], state: State) -> list[str]:
        """Sentences about an action's events: figures of a cleared row share one."""
        told: list[str] = []
        for homeward, group in groupby(events, _goes_home):
            if homeward:
                told += self._homecoming(group)
            else:
                told += [self.say(event, state) for event in group]
        return told

    def _homecoming(self, events: Iterable[Event]) -> list[str]:
        figures: dict[tuple[int, int], int] = {}
        for event in events:
            assert isinstance(event, FigureReturned)
            key = (event.player, self.table.board.kind_of[event.building])
            figures[key] = figures.get(key, 0) + 1
        return [self._returned(player, kind, n) for (player, kind), n in figures.items()]

    def _returned(self, player: int, kind: int, n: int) -> str:
        if kind == Kind.MILL:
            text = self.tr("%n of {player}’s figure(s) return from the flour mills.", "", n)
        else:
            text = self.tr("%n of {player}’s figure(s) return from the glass factories.", "", n)
        return text.format(player=self.table.player(player))

    def say(self, event: Event, state: State) -> str:
        """A sentence about one event."""
        return SENTENCES[type(event)](self, event, state)

    def _turn_started(self, event: TurnStarted, _state: State) -> str:
        return self.tr("{player}’s turn.").format(player=self.table.player(event.player))

    def _income_paid(self, event: IncomePaid, _state: State) -> str:
        if not event.churches:
            text = self.tr("{player} collects {inns} from active inns.")
        elif not event.inns:
            text = self.tr("{player} collects {churches} from churches, thanks to the bishop.")
        else:
            text = self.tr(
                "{player} collects {inns} from active inns and, thanks to the bishop, "
                "{churches} from churches."
            )
        return text.format(
            player=self.table.player(event.player),
            inns=thing_names.coins(event.inns),
            churches=thing_names.coins(event.churches),
        )

    def _dice_rolled(self, event: DiceRolled, _state: State) -> str:
        return self.tr("{player} rolls {faces}.").format(
            player=self.table.player(event.player), faces=" ".join(map(str, event.faces))
        )

    def _figure_returned(self, event: FigureReturned, _state: State) -> str:
        if not event.kicked:
            return self._returned(event.player, self.table.board.kind_of[event.building], 1)
        return self.tr("{player} is kicked {out_of_building}.").format(
            player=self.table.player(event.player),
            out_of_building=self.table.out_of(event.building),
        )

    def _figure_placed(self, event: FigurePlaced, state: State) -> str:
        return self.tr("{player} places a figure {on_building} ({dice}).").format(
            player=self.table.player(event.player),
            on_building=self.table.onto(event.building),
            dice=added(state.dice, event.dice),
        )

    def _inn_taken(self, event: InnTaken, _state: State) -> str:
        if event.active:
            text = self.tr("{player} takes the inn tile from {village}, stein side up.")
        else:
            text = self.tr("{player} takes the inn tile from {village}, barrel side up.")
        return self._at(text, event.player, event.building)

    def _inn_activated(self, event: InnActivated, _state: State) -> str:
        text = self.tr("The inn in {village} opens: {player} earns 1 coin each turn.")
        return self._at(text, event.player, event.building)

    def _goods_taken(self, event: GoodsTaken, _state: State) -> str:
        if self.table.board.kind_of[event.building] == Kind.MILL:
            text = self.tr("{player} takes a flour tile.")
        else:
            text = self.tr("{player} takes a glass tile.")
        return text.format(player=self.table.player(event.player))

    def _row_cleared(self, event: RowCleared, _state: State) -> str:
        if event.kind == Kind.MILL:
            return self.tr("All flour mills are taken: each flour tile pays 2 coins.")
        return self.tr("All glass factories are taken: each glass tile pays 3 coins.")

    def _coins_paid(self, event: CoinsPaid, _state: State) -> str:
        n = event.coins
        text = {
            Kind.MILL: self.tr("{player} gets %n coin(s) for flour.", "", n),
            Kind.GLASSWORKS: self.tr("{player} gets %n coin(s) for glass.", "", n),
            Kind.FARM: self.tr("{player} gets %n coin(s), 1 for each farm.", "", n),
            Kind.MANOR: self.tr("{player} gets %n coin(s) from the manor in {village}.", "", n),
        }[Kind(self.table.board.kind_of[event.building])]
        return self._at(text, event.player, event.building)

    def _bishop_moved(self, event: BishopMoved, state: State) -> str:
        if event.previous == NO_PLAYER:
            text = self.tr("{player} takes the bishop ({dice}).")
        else:
            text = self.tr("{player} takes the bishop from {previous} ({dice}).")
        return text.format(
            player=self.table.player(event.player),
            previous=self.table.player(event.previous),
            dice=added(state.dice, event.dice),
        )

    def _special_taken(self, event: SpecialTaken, state: State) -> str:
        return self.tr("{player} takes a special action tile ({dice}).").format(
            player=self.table.player(event.player), dice=added(state.dice, event.dice)
        )

    def _special_spent(self, event: SpecialSpent, state: State) -> str:
        return self.tr("{player} spends the special action tile to reroll {dice}.").format(
            player=self.table.player(event.player),
            dice=lists.all_of(faces(state.dice, event.dice)),
        )

    def _turn_ended(self, event: TurnEnded, _state: State) -> str:
        text = self.tr("{player} passes.") if event.passed else self.tr("{player} ends the turn.")
        return text.format(player=self.table.player(event.player))

    def _game_over(self, event: GameOver, state: State) -> str:
        if event.ending is Ending.BANK_EMPTY:
            return self.tr("The game is over: the bank is empty.")
        return self.tr("The game is over: {player} starts a turn with no figures in hand.").format(
            player=self.table.player(state.player)
        )

    def _at(self, text: str, player: int, building: int) -> str:
        village = self.table.village_of(building)
        return text.format(player=self.table.player(player), village=village)


def _goes_home(event: Event) -> bool:
    """Whether a figure returns because its row was cleared."""
    return isinstance(event, FigureReturned) and not event.kicked


SENTENCES: dict[type, Callable[[Narrator, Any, State], str]] = {
    TurnStarted: Narrator._turn_started,
    IncomePaid: Narrator._income_paid,
    DiceRolled: Narrator._dice_rolled,
    FigureReturned: Narrator._figure_returned,
    FigurePlaced: Narrator._figure_placed,
    InnTaken: Narrator._inn_taken,
    InnActivated: Narrator._inn_activated,
    GoodsTaken: Narrator._goods_taken,
    RowCleared: Narrator._row_cleared,
    CoinsPaid: Narrator._coins_paid,
    BishopMoved: Narrator._bishop_moved,
    SpecialTaken: Narrator._special_taken,
    SpecialSpent: Narrator._special_spent,
    TurnEnded: Narrator._turn_ended,
    GameOver: Narrator._game_over,
}
