"""Legal actions: `legal_actions` lists them, `refusal` says why one is not legal.

Both implement the same rules: the list is built for speed, the check names the broken rule. Dice
with equal faces make equal actions: the list has each once, with the lowest dice, while the check
accepts them all. A kind of building is the number its dice must add up to, so `total` names the
kind as well.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import chain, combinations
from typing import Any

from attrs import frozen

from .actions import (
    COLLECT_INCOME,
    END_TURN,
    Action,
    CollectIncome,
    Decision,
    Dice,
    EndTurn,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from .board import SHOPS, TOTALS, Kind
from .errors import Refusal
from .state import ALL_DICE, State

# Kinds from which figures can be kicked out once no building of the kind is free: by any player, or
# only by one who holds none of that kind.
ALWAYS_KICKABLE = frozenset(map(int, (Kind.FARM, Kind.INN, Kind.TOWN_HALL, Kind.CHURCH)))
KICKABLE_IF_NONE_HELD = frozenset(map(int, SHOPS))


def legal_actions(state: State) -> list[Decision]:
    """Every decision open to the player whose turn it is; none while dice must fall."""
    if state.ending is not None:
        return []
    if state.due_dice:
        return [COLLECT_INCOME] if state.uncollected else []
    actions = legal_moves(state)
    may_end = state.moved or not actions
    if state.specials[state.player]:
        actions += choices(state.dice, state.unused).rerolls
        may_end = state.moved
    if may_end:
        actions.append(END_TURN)
    return actions


def legal_moves(state: State) -> list[Decision]:
    """Every move the unused dice allow."""
    moves: list[Decision] = []
    choice = choices(state.dice, state.unused)
    player = state.player
    if state.figures[player]:
        free = state.free
        for total, dice in choice.sums:
            buildings = free[total] or _kickable(state, total)
            if buildings:
                moves += _PLACEMENTS[dice][buildings]
    if state.bishop != player:
        moves += choice.doubles
    if state.supply and not state.specials[player] and not state.spent:
        moves += choice.pairs
    return moves


def targets(state: State, total: int) -> tuple[int, ...]:
    """The buildings onto which the player may put a figure with dice of that total."""
    return state.free[total] or _kickable(state, total)


def _kickable(state: State, total: int) -> tuple[int, ...]:
    """The buildings of this kind from which the player may kick a figure.

    The caller has checked that none of them is free.
    """
    player = state.player
    if total in KICKABLE_IF_NONE_HELD:
        if state.held[player * TOTALS + total]:
            return ()
    elif total not in ALWAYS_KICKABLE:
        return ()
    owners = state.owners
    return tuple([b for b in state.board.of_kind[total] if owners[b] != player])


class _Placements(dict[tuple[int, ...], tuple[Place, ...]]):
    """For the given dice, the placements on each set of buildings; made on first use.

    Playouts spend most of their time on these lookups, so they are plain dictionary lookups.
    """

    def __init__(self, dice: Dice) -> None:
        super().__init__()
        self._place = cache(partial(Place, dice))

    def __missing__(self, buildings: tuple[int, ...]) -> tuple[Place, ...]:
        if len(self) >= MOST_KEPT:
            self.clear()
        self[buildings] = made = tuple(map(self._place, buildings))
        return made


MOST_KEPT = 1 << 14
_PLACEMENTS = {
    dice: _Placements(dice) for size in (2, 3, 4) for dice in combinations(ALL_DICE, size)
}


@frozen
class Choices:
    """What the unused dice can be used for, whatever the position on the board."""

    sums: tuple[tuple[int, Dice], ...]
    """The totals up to 12 of two to four dice, each with the dice that make it."""
    doubles: tuple[TakeBishop, ...]
    pairs: tuple[TakeSpecial, ...]
    rerolls: tuple[Reroll, ...]


@cache
def choices(dice: Dice, unused: Dice) -> Choices:
    """All ways to choose among the unused dice; computed once for each case."""
    chosen = [_distinct(dice, unused, size) for size in range(5)]
    sums = [(sum(dice[die] for die in used), used) for used in chain(*chosen[2:])]
    equal = [pair for pair in chosen[2] if dice[pair[0]] == dice[pair[1]]]
    return Choices(
        sums=tuple((total, used) for total, used in sums if total <= Kind.MANOR),
        doubles=tuple(map(TakeBishop, equal)),
        pairs=tuple(map(TakeSpecial, chosen[2])),
        rerolls=tuple(map(Reroll, chain(*chosen[1:]))),
    )


def _distinct(dice: Dice, unused: Dice, size: int) -> list[Dice]:
    """Choices of so many unused dice that differ in their faces, each with the lowest dice."""
    by_faces: dict[Dice, Dice] = {}
    for chosen in combinations(unused, size):
        by_faces.setdefault(tuple(sorted(dice[die] for die in chosen)), chosen)
    return list(by_faces.values())


def is_legal(state: State, action: Action) -> bool:
    """Whether an action, or a roll, is allowed now."""
    return refusal(state, action) is None


def refusal(state: State, action: Action) -> Refusal | None:
    """The rule that a well-formed action would break in this position, if any."""
    if state.ending is not None:
        return Refusal.GAME_OVER
    return _CHECKS[type(action)](state, action)


def _check_place(state: State, action: Place) -> Refusal | None:
    if not 0 <= action.building < len(state.owners):
        return Refusal.UNKNOWN_BUILDING
    if problem := _check_dice(state, action.dice):
        return problem
    dice, total = state.dice, state.board.kind_of[action.building]
    if sum([dice[die] for die in action.dice]) != total:
        return Refusal.WRONG_TOTAL
    if not state.figures[state.player]:
        return Refusal.NO_FIGURE
    if state.free[total]:
        return None if action.building in state.free[total] else Refusal.FREE_BUILDING_LEFT
    return _check_kick(state, action.building, total)


def _check_kick(state: State, building: int, total: int) -> Refusal | None:
    """Why the player may not kick a figure out here; the caller has checked that none is free."""
    if state.owners[building] == state.player:
        return Refusal.OWN_FIGURE
    if total in ALWAYS_KICKABLE:
        return None
    if total not in KICKABLE_IF_NONE_HELD:
        return Refusal.NEVER_KICKED
    return Refusal.SHOP_ALREADY_HELD if state.count(state.player, total) else None


def _check_bishop(state: State, action: TakeBishop) -> Refusal | None:
    if problem := _check_dice(state, action.dice):
        return problem
    first, second = action.dice
    if state.dice[first] != state.dice[second]:
        return Refusal.NOT_DOUBLES
    return Refusal.BISHOP_ALREADY_HELD if state.bishop == state.player else None


def _check_special(state: State, action: TakeSpecial) -> Refusal | None:
    if problem := _check_dice(state, action.dice):
        return problem
    if state.specials[state.player]:
        return Refusal.SPECIAL_ALREADY_HELD
    if state.spent:
        return Refusal.SPECIAL_SPENT_THIS_TURN
    return None if state.supply else Refusal.NO_SPECIAL_LEFT


def _check_reroll(state: State, action: Reroll) -> Refusal | None:
    if problem := _check_dice(state, action.dice):
        return problem
    return None if state.specials[state.player] else Refusal.NO_SPECIAL_TO_SPEND


def _check_end(state: State, _action: EndTurn) -> Refusal | None:
    if state.due_dice:
        return Refusal.ROLL_FIRST
    if state.moved:
        return None
    if legal_moves(state):
        return Refusal.MOVE_DUE
    return Refusal.REROLL_DUE if state.specials[state.player] else None


def _check_collect(state: State, _action: CollectIncome) -> Refusal | None:
    return None if state.uncollected else Refusal.NO_INCOME_TO_COLLECT


def _check_roll(state: State, action: Roll) -> Refusal | None:
    if not state.due_dice:
        return Refusal.NO_ROLL_DUE
    fits = len(action.faces) == len(state.due_dice)
    return None if fits else Refusal.WRONG_NUMBER_OF_FACES


def _check_dice(state: State, dice: Dice) -> Refusal | None:
    if state.due_dice:
        return Refusal.ROLL_FIRST
    unused = state.unused
    if unused is not ALL_DICE:
        for die in dice:
            if die not in unused:
                return Refusal.DIE_USED
    return None


_CHECKS: dict[type, Callable[[State, Any], Refusal | None]] = {
    Place: _check_place,
    TakeBishop: _check_bishop,
    TakeSpecial: _check_special,
    Reroll: _check_reroll,
    EndTurn: _check_end,
    CollectIncome: _check_collect,
    Roll: _check_roll,
}
