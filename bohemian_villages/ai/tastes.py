"""Tastes: what a player likes to do where it makes hardly any difference (`search/favourites`).

Plain data without numpy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum, auto
from typing import NamedTuple

from ..engine.actions import Decision, EndTurn, Place, Reroll, TakeBishop, TakeSpecial
from ..engine.board import SHOPS, Kind
from ..engine.moves import ALWAYS_KICKABLE, KICKABLE_IF_NONE_HELD
from ..engine.rules import apply
from ..engine.state import State

# With so few figures in any hand the end is near, and a tile kept till then may be spent.
FEW_FIGURES = 3


class Taste(StrEnum):
    """What a player likes to do."""

    CHURCHES = auto()
    """Builds churches, takes the bishop."""
    HALLS = auto()
    """Takes town halls, and fills the villages of its own."""
    HASTE = auto()
    """Brings figures onto the table that stay there, so that the game ends soon."""
    KICKS = auto()
    """Kicks out others."""
    PATIENCE = auto()
    """Takes the special action tile, and keeps it till the end is near."""
    GOODS = auto()
    """Takes mills and glassworks."""
    INNS = auto()
    """Takes inns, and fills the villages around its own."""
    SHOPS = auto()
    """Collects shops."""
    COINS = auto()
    """Takes farms and manors, which pay at once."""
    SAFETY = auto()
    """Takes buildings from which nobody can kick it out."""


TASTES = {taste.value: taste for taste in Taste}


class MoveStep(NamedTuple):
    """A move or a reroll, and the positions before and after it."""

    before: State
    action: Decision
    after: State


def steps(state: State, actions: Sequence[Decision]) -> Iterator[MoveStep]:
    """The moves of a turn one by one; its end is none of them."""
    for action in actions:
        if isinstance(action, EndTurn):
            return
        after, _events = apply(state, action)
        yield MoveStep(state, action, after)
        state = after


def liking(step: MoveStep, taste: Taste) -> float:
    """How much a move is to a taste, from 0 to 1; negative if it is the opposite."""
    return _LIKING[taste](step)


def _kind(step: MoveStep) -> int:
    """The kind of building a figure goes to, or 0."""
    return step.before.board.kind_of[step.action.building] if isinstance(step.action, Place) else 0


def _is_placed_on(step: MoveStep, *kinds: Kind) -> float:
    return float(_kind(step) in kinds)


def _churches(step: MoveStep) -> float:
    return float(isinstance(step.action, TakeBishop) or _kind(step) == Kind.CHURCH)


def _halls(step: MoveStep) -> float:
    if not isinstance(step.action, Place):
        return 0.0
    board, after = step.after.board, step.after
    village = board.village_of[step.action.building]
    row = [each for each in board.in_village[village] if board.kind_of[each] == Kind.TOWN_HALL]
    return float(any(after.owners[hall] == after.player for hall in row))


def _haste(step: MoveStep) -> float:
    stays = isinstance(step.action, Place) and _kind(step) not in (Kind.MILL, Kind.GLASSWORKS)
    return float(stays)


def _kicks(step: MoveStep) -> float:
    return float(is_kick(step))


def is_kick(step: MoveStep) -> bool:
    """Whether a move kicks out a figure."""
    return isinstance(step.action, Place) and step.before.is_occupied(step.action.building)


def _patience(step: MoveStep) -> float:
    if isinstance(step.action, Reroll):
        return 1.0 if min(step.before.figures) <= FEW_FIGURES else -1.0
    return float(isinstance(step.action, TakeSpecial))


def _inns(step: MoveStep) -> float:
    me = step.before.player
    turned = step.after.active_inns - step.before.active_inns
    return float(_kind(step) == Kind.INN or any(step.after.owners[inn] == me for inn in turned))


def _safety(step: MoveStep) -> float:
    """How safe a figure is: for ever, for now, or not at all."""
    kind = _kind(step)
    if not kind:
        return 0.5
    if kind not in ALWAYS_KICKABLE and kind not in KICKABLE_IF_NONE_HELD:
        return 1.0
    return 0.5 if step.after.free[kind] else 0.0


_LIKING: dict[Taste, Callable[[MoveStep], float]] = {
    Taste.CHURCHES: _churches,
    Taste.HALLS: _halls,
    Taste.HASTE: _haste,
    Taste.KICKS: _kicks,
    Taste.PATIENCE: _patience,
    Taste.GOODS: lambda step: _is_placed_on(step, Kind.MILL, Kind.GLASSWORKS),
    Taste.INNS: _inns,
    Taste.SHOPS: lambda step: _is_placed_on(step, *SHOPS),
    Taste.COINS: lambda step: _is_placed_on(step, Kind.FARM, Kind.MANOR),
    Taste.SAFETY: _safety,
}
