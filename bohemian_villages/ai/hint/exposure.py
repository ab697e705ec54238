"""Exposure: which figures rivals may kick out before the player's next turn, and at what cost."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from ...engine.actions import Place
from ...engine.moves import targets
from ...engine.rules import apply
from ...engine.scoring import score
from ...engine.state import ALL_DICE, State
from ..evaluation.rest_of_game import REACH, RestOfGame


@frozen
class Exposure:
    """A figure that may be kicked out."""

    building: int
    rival: int
    """The first player who may do it."""
    chance: float
    """The chance that a rival's dice reach the building before the player's next turn."""
    loss: int
    """In coins: present score and income to come."""


def exposures(after: State, buildings: Iterable[int], rest: RestOfGame) -> list[Exposure]:
    """The figures among those just placed that may be kicked out."""
    found = (_exposure(after, building, rest) for building in buildings)
    return [each for each in found if each is not None]


def _exposure(after: State, building: int, rest: RestOfGame) -> Exposure | None:
    me = after.player
    if after.owners[building] != me:
        return None
    kind = after.board.kind_of[building]
    later = [(me + distance) % after.players for distance in range(1, after.players)]
    able = [r for r in later if after.figures[r] and building in targets(_turn_of(after, r), kind)]
    if not able:
        return None
    loss = _loss(after, building, able[0], rest)
    chance = 1 - (1 - REACH[kind]) ** len(able)
    return Exposure(building, able[0], chance, loss) if loss > 0 else None


def _turn_of(state: State, player: int) -> State:
    as_if = state.with_same_lists()
    as_if.player = player
    return as_if


def _loss(after: State, building: int, rival: int, rest: RestOfGame) -> int:
    """What a kick would cost, in coins."""
    me, total = after.player, after.board.kind_of[building]
    as_if = _turn_of(after, rival)
    as_if.dice = (total // 2, total - total // 2, 1, 1)
    as_if.unused, as_if.due_dice = ALL_DICE, ()
    kicked, _events = apply(as_if, Place((0, 1), building))
    income = sum(after.income(me)) - sum(kicked.income(me))
    points = score(after)[me].total - score(kicked)[me].total
    return round(points + income * rest.turns[me])
