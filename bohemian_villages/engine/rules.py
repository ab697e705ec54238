"""`apply`: carry out one action and return what happened, with a small function for each action.

Private functions with a parameter `new` modify it in place; the state passed to `apply` is never
touched. Placing copies all lists, because it changes most of them; the other actions share the
lists with the old state and copy those they change.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..action_errors import IllegalActionError
from .actions import (
    Action,
    CollectIncome,
    Dice,
    EndTurn,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from .board import TOTALS, Kind
from .events import (
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
from .moves import refusal
from .state import ALL_DICE, NO_PLAYER, Ending, State

Result = tuple[State, list[Event]]

# There are few different ones, and they happen in every turn.
_turn_ended = cache(TurnEnded)
_turn_started = cache(TurnStarted)

# An inn turns active when it and three other buildings of its village are occupied.
OCCUPIED_FOR_STEIN = 4
COINS_FOR_GOODS = {Kind.MILL: 2, Kind.GLASSWORKS: 3}


def apply(state: State, action: Action) -> Result:
    """The position after a legal action, and the events on the way; the argument stays as it is."""
    problem = refusal(state, action)
    if problem is not None:
        raise IllegalActionError(problem)
    return _ACTIONS[type(action)](state, action)


def _roll(state: State, action: Roll) -> Result:
    new = state.with_same_lists()
    new.dice = _faces_after(state.dice, state.due_dice, action.faces)
    if not state.dice:
        new.unused = ALL_DICE
        new.uncollected = False
    new.due_dice = ()
    return new, [DiceRolled(state.player, state.due_dice, action.faces)]


def _faces_after(dice: Dice, rolled: Dice, faces: Dice) -> Dice:
    """All four faces after these dice have been rolled."""
    if len(rolled) == len(ALL_DICE):
        return faces
    fallen = dict(zip(rolled, faces, strict=True))
    return tuple(fallen.get(die, face) for die, face in enumerate(dice))


def _collect(state: State, _action: CollectIncome) -> Result:
    new = state.with_same_lists()
    events: list[Event] = []
    new.uncollected = False
    _pay_income(new, events)
    return new, events


def _place(state: State, action: Place) -> Result:
    new = state.copy()
    building = action.building
    events: list[Event] = []
    _use(new, action.dice)
    kicking = state.owners[building] != NO_PLAYER
    if kicking:
        _return_figure(new, building, events, kicked=True)
    _put_figure(new, action, events)
    if not kicking:
        _turn_inns(new, building, events)
    effect = _EFFECTS[new.board.kind_of[building]]
    if effect is not None:
        effect(new, building, events)
    _end_if_bank_empty(new, events)
    return new, events


def _take_bishop(state: State, action: TakeBishop) -> Result:
    new = state.with_same_lists()
    _use(new, action.dice)
    new.bishop = state.player
    return new, [BishopMoved(state.player, state.bishop, action.dice)]


def _take_special(state: State, action: TakeSpecial) -> Result:
    new = state.with_same_lists()
    _use(new, action.dice)
    new.specials = state.specials[:]
    new.specials[state.player] = True
    new.supply -= 1
    return new, [SpecialTaken(state.player, action.dice)]


def _reroll(state: State, action: Reroll) -> Result:
    new = state.with_same_lists()
    new.specials = state.specials[:]
    new.specials[state.player] = False
    new.spent = True
    new.due_dice = action.dice
    return new, [SpecialSpent(state.player, action.dice)]


def _end_turn(state: State, _action: EndTurn) -> Result:
    new = state.with_same_lists()
    events: list[Event] = [_turn_ended(state.player, not state.moved)]
    new.player = (state.player + 1) % len(state.figures)
    new.dice = new.unused = ()
    new.due_dice = ALL_DICE
    new.moved = new.spent = False
    _start_turn(new, events)
    return new, events


def _start_turn(new: State, events: list[Event]) -> None:
    if not new.figures[new.player]:
        _end_game(new, Ending.NO_FIGURES, events)
        return
    events.append(_turn_started(new.player))
    if new.forgetful:
        new.uncollected = any(new.income(new.player))
    else:
        _pay_income(new, events)


def _pay_income(new: State, events: list[Event]) -> None:
    inns, churches = new.income(new.player)
    if inns or churches:
        new.coins = new.coins[:]
        _pay(new, new.player, inns + churches)
        events.append(IncomePaid(new.player, inns, churches))
        _end_if_bank_empty(new, events)


def _use(new: State, dice: Dice) -> None:
    new.unused = _without(new.unused, dice)
    new.moved = True


@cache
def _without(unused: Dice, dice: Dice) -> Dice:
    return tuple(die for die in unused if die not in dice)


def _put_figure(new: State, action: Place, events: list[Event]) -> None:
    player, building = new.player, action.building
    kind = new.board.kind_of[building]
    new.figures[player] -= 1
    new.owners[building] = player
    new.held[player * TOTALS + kind] += 1
    new.free[kind] = tuple([other for other in new.free[kind] if other != building])
    events.append(FigurePlaced(player, building, action.dice))


def _return_figure(new: State, building: int, events: list[Event], *, kicked: bool) -> None:
    owner, kind = new.owners[building], new.board.kind_of[building]
    new.figures[owner] += 1
    new.owners[building] = NO_PLAYER
    new.held[owner * TOTALS + kind] -= 1
    new.free[kind] = tuple(sorted((*new.free[kind], building)))
    events.append(FigureReturned(owner, building, kicked))


def _turn_inns(new: State, building: int, events: list[Event]) -> None:
    """Turn the barrels of the building's village to steins if enough of the village is occupied."""
    board, owners = new.board, new.owners
    village = board.village_of[building]
    inns = board.inns_in_village[village]
    if not inns:
        return
    turning = [inn for inn in inns if owners[inn] != NO_PLAYER and inn not in new.active_inns]
    if not turning:
        return
    empty = [owners[other] for other in board.in_village[village]].count(NO_PLAYER)
    if len(board.in_village[village]) - empty < OCCUPIED_FOR_STEIN:
        return
    new.active_inns = new.active_inns.union(turning)
    # The side of the inn just occupied is decided when its tile is taken.
    events += [InnActivated(owners[inn], inn) for inn in turning if inn != building]


def _take_goods(new: State, building: int, events: list[Event]) -> None:
    """Take a flour or glass tile; taking the last one pays out and clears the row."""
    events.append(GoodsTaken(new.player, building))
    kind = new.board.kind_of[building]
    if not new.free[kind]:
        events.append(RowCleared(kind))
        _pay_for_goods(new, kind, building, events)
        for occupied in new.board.of_kind[kind]:
            _return_figure(new, occupied, events, kicked=False)


def _pay_for_goods(new: State, kind: int, building: int, events: list[Event]) -> None:
    for player in range(new.players):
        tiles = new.held[player * TOTALS + kind]
        if tiles:
            _pay_at(new, player, COINS_FOR_GOODS[Kind(kind)] * tiles, building, events)


def _pay_for_farms(new: State, building: int, events: list[Event]) -> None:
    _pay_at(new, new.player, new.count(new.player, Kind.FARM), building, events)


def _pay_printed_coins(new: State, building: int, events: list[Event]) -> None:
    _pay_at(new, new.player, new.board.value_of[building], building, events)


def _take_inn(new: State, building: int, events: list[Event]) -> None:
    events.append(InnTaken(new.player, building, building in new.active_inns))


def _pay_at(new: State, player: int, coins: int, building: int, events: list[Event]) -> None:
    if coins:
        _pay(new, player, coins)
        events.append(CoinsPaid(player, coins, building))


def _pay(new: State, player: int, coins: int) -> None:
    """Pay in full, even beyond what the bank holds."""
    new.coins[player] += coins
    new.bank -= coins


def _end_if_bank_empty(new: State, events: list[Event]) -> None:
    if new.bank <= 0:
        _end_game(new, Ending.BANK_EMPTY, events)


def _end_game(new: State, ending: Ending, events: list[Event]) -> None:
    new.ending = ending
    events.append(GameOver(ending))


_ACTIONS: dict[type, Callable[[State, Any], Result]] = {
    Roll: _roll,
    CollectIncome: _collect,
    Place: _place,
    TakeBishop: _take_bishop,
    TakeSpecial: _take_special,
    Reroll: _reroll,
    EndTurn: _end_turn,
}

_EFFECTS: list[Callable[[State, int, list[Event]], None] | None] = [None] * TOTALS
_EFFECTS[Kind.MILL] = _EFFECTS[Kind.GLASSWORKS] = _take_goods
_EFFECTS[Kind.FARM] = _pay_for_farms
_EFFECTS[Kind.INN] = _take_inn
_EFFECTS[Kind.MANOR] = _pay_printed_coins
