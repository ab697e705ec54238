"""What a placement brings and costs, as data: the scores before and after it compared."""

from __future__ import annotations

from ...engine.actions import Place
from ...engine.board import Kind
from ...engine.rules import OCCUPIED_FOR_STEIN, apply
from ...engine.scoring import NO_TOWN_HALL, Score, score
from ...engine.state import ALL_DICE, NO_PLAYER, State
from ...words.game.worth import Effect, Outcome


def outcome(state: State, action: Place, before: list[Score]) -> Outcome:
    """What a legal placement changes for everybody; `before` are the scores of the position."""
    after, _events = apply(state, action)
    scores = score(after)
    effects = [
        _effect(player, state, after, before[player], scores[player])
        for player in range(state.players)
    ]
    return Outcome(
        building=action.building,
        own=effects[state.player],
        victim=_victim(state, action.building, effects),
        others=tuple(effects[player] for player in _bystanders(state, action.building)),
        missing=_missing(after, action.building),
        ends_game=after.is_over,
    )


def _effect(player: int, old: State, new: State, before: Score, after: Score) -> Effect:
    return Effect(
        player=player,
        coins=after.coins - before.coins,
        town_halls=after.town_halls - before.town_halls,
        shops=after.shops - before.shops,
        churches=after.churches - before.churches,
        goods=after.goods - before.goods,
        income=sum(new.income(player)) - sum(old.income(player)),
        penalty=_penalty(new, player) - _penalty(old, player),
    )


def _penalty(state: State, player: int) -> int:
    return 0 if state.count(player, Kind.TOWN_HALL) else NO_TOWN_HALL


def _victim(state: State, building: int, effects: list[Effect]) -> Effect | None:
    owner = state.owners[building]
    return None if owner == NO_PLAYER else effects[owner]


def _bystanders(state: State, building: int) -> list[int]:
    involved = (state.player, state.owners[building])
    return [player for player in range(state.players) if player not in involved]


def _missing(after: State, building: int) -> int:
    """How many more buildings must be occupied until the building pays.

    An inn waits for three others of its village, a town hall for all of them, a mill or glassworks
    for the rest of its row.
    """
    board = after.board
    kind, village = board.kind_of[building], board.village_of[building]
    occupied = [after.is_occupied(other) for other in board.in_village[village]]
    if kind == Kind.INN and building not in after.active_inns:
        return OCCUPIED_FOR_STEIN - sum(occupied)
    if kind == Kind.TOWN_HALL:
        return occupied.count(False)
    if kind in (Kind.MILL, Kind.GLASSWORKS) and after.is_occupied(building):
        return len(after.free[kind])
    return 0


def within_reach(state: State, building: int) -> tuple[State, Place]:
    """The position as if the present roll reached a building, and the placement there."""
    total = state.board.kind_of[building]
    as_if = state.copy()
    as_if.dice = (total // 2, total - total // 2, 1, 1)
    as_if.unused, as_if.due_dice = ALL_DICE, ()
    return as_if, Place((0, 1), building)
