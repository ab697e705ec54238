"""Reasons: what a turn brings and costs, as data, derived from the position it leads to.

Every reason has a weight in coins, from the view of the player whose turn it is: gains count for
the turn, costs and gifts to others against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from ...engine.actions import Decision, EndTurn, Place, Reroll
from ...engine.board import NO_BUILDING, SHOPS, Kind
from ...engine.events import (
    BishopMoved,
    CoinsPaid,
    Event,
    FigurePlaced,
    FigureReturned,
    GoodsTaken,
    InnTaken,
    RowCleared,
    SpecialTaken,
)
from ...engine.moves import targets
from ...engine.rules import COINS_FOR_GOODS, OCCUPIED_FOR_STEIN, apply
from ...engine.scoring import NO_TOWN_HALL, score
from ...engine.state import ALL_DICE, NO_PLAYER, State
from ..evaluation.rest_of_game import REACH, RestOfGame
from .data import Reason, Topic

# Rough values in coins. A special action tile allows a reroll when the dice are worst; a figure
# that comes home can be placed again; a player short of figures who gets one back must wait longer
# to end the game.
TILE_VALUE = 2.0
FIGURE_VALUE = 2.5
DELAY_VALUE = 2.5
# With so few figures left a player may end the game within a turn.
FEW = 2
# Outweighs everything else.
DECISIVE = 1000.0

Happened = TypeVar("Happened", bound=Event)


def reasons(state: State, actions: Sequence[Decision]) -> list[Reason]:
    """All reasons for and against these actions, the weightiest first."""
    found = list(_TurnReasons(state, actions).find())
    return sorted(found, key=lambda reason: -abs(reason.weight))


def forgone(own: Sequence[Reason], compared: Sequence[Reason]) -> Reason | None:
    """The weightiest reason for the compared turn that this one lacks."""
    had = {reason.gist for reason in own}
    missing = [
        reason
        for reason in compared
        if reason.weight > 0 and reason.gist not in had and reason.topic is not Topic.REROLL
    ]
    return max(missing, key=lambda reason: reason.weight, default=None)


def play_through(state: State, actions: Sequence[Decision]) -> tuple[State, list[Event]]:
    """The position after the actions that come before a reroll or the end of the turn."""
    happened: list[Event] = []
    for action in actions:
        if isinstance(action, EndTurn | Reroll):
            break
        state, events = apply(state, action)
        happened += events
    return state, happened


class _TurnReasons:
    """Finds the reasons for and against one turn."""

    def __init__(self, state: State, actions: Sequence[Decision]) -> None:
        self.actions = actions
        self.before = state
        self.after, self.events = play_through(state, actions)
        self.me = state.player
        self.rest = RestOfGame(self.after)
        self.rivals = [seat for seat in range(state.players) if seat != self.me]

    def find(self) -> Iterator[Reason]:
        yield from self._coins()
        yield from self._parts()
        yield from self._goods()
        yield from self._halls()
        yield from self._income()
        yield from self._tiles()
        yield from self._returned()
        yield from self._ending()
        if not self.after.is_over:
            yield from self._exposed()
        yield from self._rerolls()

    def _good(self, player: int, coins: float) -> float:
        """The weight of a gain for the player whose turn it is; negative if a rival gains."""
        return coins if player == self.me else -coins / len(self.rivals)

    def _of(self, kind: type[Happened]) -> list[Happened]:
        return [event for event in self.events if isinstance(event, kind)]

    def _coins(self) -> Iterator[Reason]:
        """Coins paid at once."""
        topics = {Kind.FARM: Topic.FARM, Kind.MANOR: Topic.MANOR}
        for event in self._of(CoinsPaid):
            kind = Kind(self.after.board.kind_of[event.building])
            yield Reason(
                topics.get(kind, Topic.PAYOUT),
                event.player,
                event.coins,
                self.after.count(event.player, kind),
                event.building,
                weight=self._good(event.player, event.coins),
            )

    def _parts(self) -> Iterator[Reason]:
        """Shops and churches, by their present score."""
        before, after = score(self.before), score(self.after)
        for player in range(self.after.players):
            shops = after[player].shops - before[player].shops
            churches = after[player].churches - before[player].churches
            if shops:
                size = self._largest_set() if player == self.me else 0
                yield Reason(Topic.SHOPS, player, shops, size, weight=self._good(player, shops))
            if churches:
                count = self.after.count(player, Kind.CHURCH)
                weight = self._good(player, churches)
                yield Reason(Topic.CHURCHES, player, churches, count, weight=weight)

    def _largest_set(self) -> int:
        """The size of the largest set of shops that this turn adds to."""
        counts = [self.after.count(self.me, shop) for shop in SHOPS]
        sizes = [0]
        for event in self._of(FigurePlaced):
            kind = self.after.board.kind_of[event.building]
            if kind in SHOPS:
                nth = self.after.count(self.me, kind)
                sizes.append(sum(count >= nth for count in counts))
        return max(sizes)

    def _goods(self) -> Iterator[Reason]:
        cleared = {event.kind for event in self._of(RowCleared)}
        for event in self._of(GoodsTaken):
            kind = Kind(self.after.board.kind_of[event.building])
            if kind not in cleared:
                coins, missing = COINS_FOR_GOODS[kind], len(self.after.free[kind])
                # Half of the coins are certain, the rest depends on the row being filled in time.
                weight = coins / 2 * (1 + self.rest.filled[kind])
                yield Reason(Topic.GOODS, self.me, coins, missing, event.building, weight=weight)

    def _halls(self) -> Iterator[Reason]:
        board, before, after = self.after.board, self.before, self.after
        for player in range(after.players):
            had, has = (s.count(player, Kind.TOWN_HALL) for s in (before, after))
            if has and not had:
                weight = self._good(player, -NO_TOWN_HALL)
                yield Reason(Topic.FIRST_HALL, player, -NO_TOWN_HALL, weight=weight)
            if had and not has:
                weight = self._good(player, NO_TOWN_HALL)
                yield Reason(Topic.LOST_HALL, player, -NO_TOWN_HALL, weight=weight)
        for hall in board.of_kind[Kind.TOWN_HALL]:
            yield from self._hall(hall)

    def _hall(self, hall: int) -> Iterator[Reason]:
        board, owner = self.after.board, self.after.owners[hall]
        village, value = board.village_of[hall], board.value_of[hall]
        if owner == NO_PLAYER:
            return
        is_new = self.before.owners[hall] != owner
        is_full, was_full = self.after.is_full(village), self.before.is_full(village)
        if is_full and (is_new or not was_full):
            weight = self._good(owner, value)
            yield Reason(Topic.FULL_HALL, owner, value, building=hall, weight=weight)
        elif is_new:
            row = board.in_village[village]
            missing = [b for b in row if not self.after.is_occupied(b)]
            chance = 1.0
            for each in missing:
                chance *= self.rest.filled[board.kind_of[each]]
            weight = self._good(owner, value * chance)
            yield Reason(Topic.WAITING_HALL, owner, value, len(missing), hall, weight=weight)

    def _income(self) -> Iterator[Reason]:
        moved = self._of(BishopMoved)
        for event in moved:
            coins = self.after.count(self.me, Kind.CHURCH)
            lost = 0 if event.previous == NO_PLAYER else self.before.income(event.previous)[1]
            turns = self.rest.turns
            weight = coins * turns[self.me]
            if event.previous != NO_PLAYER:
                weight += lost * turns[event.previous] / len(self.rivals)
            yield Reason(Topic.BISHOP, self.me, coins, lost, other=event.previous, weight=weight)
        for player in range(self.after.players):
            before, after = self.before.income(player), self.after.income(player)
            change = after[0] - before[0] + (0 if moved else after[1] - before[1])
            if change:
                weight = self._good(player, change * self.rest.turns[player])
                yield Reason(Topic.INCOME, player, change, weight=weight)
        yield from self._barrels()

    def _barrels(self) -> Iterator[Reason]:
        """Inns taken that do not pay yet."""
        board = self.after.board
        for event in self._of(InnTaken):
            row = board.in_village[board.village_of[event.building]]
            missing = OCCUPIED_FOR_STEIN - sum(map(self.after.is_occupied, row))
            if event.building not in self.after.active_inns and len(row) >= OCCUPIED_FOR_STEIN:
                weight = self.rest.turns[self.me] / (1 + missing)
                yield Reason(Topic.BARREL, self.me, 1, missing, event.building, weight=weight)

    def _tiles(self) -> Iterator[Reason]:
        if self._of(SpecialTaken):
            yield Reason(Topic.TILE, self.me, weight=TILE_VALUE)

    def _returned(self) -> Iterator[Reason]:
        """Figures that return to their owners' hands."""
        for player in range(self.after.players):
            back = [each for each in self._of(FigureReturned) if each.player == player]
            if not back:
                continue
            had, has = self.before.figures[player], self.after.figures[player]
            kicked = [each.building for each in back if each.kicked]
            # A player who had nearly run out of figures can no longer end the game at will.
            yield Reason(
                Topic.DELAYED if had <= FEW < has else Topic.RETURNED,
                player,
                len(back),
                has,
                kicked[0] if kicked else NO_BUILDING,
                weight=self._good(
                    player, -DELAY_VALUE if had <= FEW < has else FIGURE_VALUE * len(back)
                ),
            )

    def _ending(self) -> Iterator[Reason]:
        after, figures = self.after, self.after.figures
        if after.is_over:
            totals = [each.total for each in score(after)]
            ahead = totals[self.me] - max(totals[rival] for rival in self.rivals)
            yield Reason(Topic.ENDS_GAME, self.me, ahead, weight=DECISIVE)
            return
        if not figures[self.me]:
            yield Reason(Topic.LAST_FIGURE, self.me, weight=DECISIVE / 2)
        elif figures[self.me] <= FEW and figures[self.me] != self.before.figures[self.me]:
            yield Reason(Topic.FEW_FIGURES, self.me, count=figures[self.me], weight=1.5)
        for rival in self.rivals:
            if figures[rival] <= FEW:
                yield Reason(Topic.FEW_FIGURES, rival, count=figures[rival], weight=-1.0)

    def _exposed(self) -> Iterator[Reason]:
        """Figures just placed that rivals may kick out before the player's next turn."""
        after, count = self.after, self.after.players
        later = [(self.me + distance) % count for distance in range(1, count)]
        for building in [each.building for each in self._of(FigurePlaced)]:
            kind = after.board.kind_of[building]
            able = [
                rival
                for rival in later
                if after.figures[rival] and building in targets(_turn_of(after, rival), kind)
            ]
            if after.owners[building] != self.me or not able:
                continue
            # That some rival's dice reach the building.
            chance = 1 - (1 - REACH[kind]) ** len(able)
            loss = self._loss(building, able[0])
            if loss > 0:
                percent = round(100 * chance)
                weight = -chance * loss
                yield Reason(
                    Topic.EXPOSED, self.me, loss, percent, building, able[0], weight=weight
                )

    def _loss(self, building: int, rival: int) -> int:
        """What a kick would cost, in coins: present score and income to come."""
        after, total = self.after, self.after.board.kind_of[building]
        as_if = _turn_of(after, rival)
        as_if.dice = (total // 2, total - total // 2, 1, 1)
        as_if.unused, as_if.due_dice = ALL_DICE, ()
        kicked, _events = apply(as_if, Place((0, 1), building))
        income = sum(after.income(self.me)) - sum(kicked.income(self.me))
        points = score(after)[self.me].total - score(kicked)[self.me].total
        return round(points + income * self.rest.turns[self.me])

    def _rerolls(self) -> Iterator[Reason]:
        for action in self.actions:
            if isinstance(action, Reroll):
                yield Reason(Topic.REROLL, self.me, count=len(action.dice), weight=TILE_VALUE)


def _turn_of(state: State, player: int) -> State:
    as_if = state.with_same_lists()
    as_if.player = player
    return as_if
