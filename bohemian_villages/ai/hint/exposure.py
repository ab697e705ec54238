"""Exposure: which figures the rivals may kick out before one's next turn, and what that costs."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from ...engine.actions import Place
from ...engine.moves import targets
from ...engine.rules import apply
from ...engine.scoring import score
from ...engine.state import ALL_DICE, NO_PLAYER, State
from ..evaluation.outlook import REACH, Outlook


@frozen
class Exposure:
    """A figure that may be kicked out."""

    building: int
    rival: int
    """Who may do it first."""
    chance: float
    """That dice of any rival reach the building before one's own next turn."""
    loss: int
    """What it would cost: of the score as it stands, and of income to come."""


def exposures(after: State, buildings: Iterable[int], outlook: Outlook) -> list[Exposure]:
    """Those of the figures, just placed by the one whose turn it was, that may be kicked out."""
    found = (_exposure(after, building, outlook) for building in buildings)
    return [each for each in found if each is not None]


def _exposure(after: State, building: int, outlook: Outlook) -> Exposure | None:
    me = after.player
    if after.owners[building] != me:
        return None
    kind = after.board.kind_of[building]
    later = [(me + distance) % after.players for distance in range(1, after.players)]
    able = [r for r in later if after.figures[r] and building in targets(_turn_of(after, r), kind)]
    if not able:
        return None
    loss = _loss(after, building, able[0], outlook)
    chance = 1 - (1 - REACH[kind]) ** len(able)
    return Exposure(building, able[0], chance, loss) if loss > 0 else None


def _turn_of(state: State, player: int) -> State:
    as_if = state.with_same_lists()
    as_if.player = player
    return as_if


def _loss(after: State, building: int, rival: int, outlook: Outlook) -> int:
    """What a kick would cost, counted in coins."""
    me, total = after.player, after.board.kind_of[building]
    as_if = _turn_of(after, rival)
    as_if.dice = (total // 2, total - total // 2, 1, 1)
    as_if.unused, as_if.due_dice = ALL_DICE, ()
    assert after.owners[building] != NO_PLAYER
    kicked, _events = apply(as_if, Place((0, 1), building))
    income = sum(after.income(me)) - sum(kicked.income(me))
    points = score(after)[me].total - score(kicked)[me].total
    return round(points + income * outlook.turns[me])
