"""Small builders: positions from a few words, actions from faces and names of buildings.

A village is a line of buildings, each `kind[coins][:player[*]]`: `farm` is a free farm, `farm:anna`
one with Anna's figure, `inn:ota*` Ota's inn with the stein up, `town_hall7` a town hall with a 7.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from bohemian_villages.engine.actions import (
    Action,
    Dice,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from bohemian_villages.engine.board import KINDS_BY_KEY, TOTALS, Board, Building, Village
from bohemian_villages.engine.events import CoinsPaid, Event
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import ALL_DICE, NO_PLAYER, State, initial_state

ANNA, OTA, EVA, JAN, IDA = range(5)
NAMES = ("anna", "ota", "eva", "jan", "ida")

_BUILDING = re.compile(r"(?P<kind>[a-z_]+)(?P<value>\d*)(:(?P<name>[a-z]+)(?P<stein>\*?))?")
_LISTS = ("figures", "coins", "specials")


def make_board(*villages: str) -> Board:
    """A board of these villages; the words on who stands where are left aside."""
    return Board(tuple(_village(place, line) for place, line in enumerate(villages)))


def position(*villages: str, players: int = 2, **fields: Any) -> State:
    """A position after the roll if `dice` are given, else before it; Anna is to play.

    Everyone has five figures in hand beside those on the board. `fields` are those of State; one
    value for `figures`, `coins` or `specials` stands for all players.
    """
    board = make_board(*villages)
    state = initial_state(board, players, figures=5)
    for building, word in enumerate(" ".join(villages).split()):
        _occupy(state, building, word)
    if "dice" in fields:
        state.unused, state.due_dice = ALL_DICE, ()
    for name, value in fields.items():
        each = name in _LISTS and not isinstance(value, list)
        setattr(state, name, [value] * players if each else value)
    return state


def _village(place: int, line: str) -> Village:
    buildings = [_parse(word) for word in line.split()]
    return Village("PQRSTUVW"[place], f"Village {place + 1}", tuple(buildings))


def _parse(word: str) -> Building:
    parts = _BUILDING.fullmatch(word)
    assert parts, word
    return Building(KINDS_BY_KEY[parts["kind"]], int(parts["value"] or 0))


def _occupy(state: State, building: int, word: str) -> None:
    parts = _BUILDING.fullmatch(word)
    assert parts
    if not parts["name"]:
        return
    owner, kind = NAMES.index(parts["name"]), state.board.kind_of[building]
    state.owners[building] = owner
    state.held[owner * TOTALS + kind] += 1
    state.free[kind] = tuple(other for other in state.free[kind] if other != building)
    if parts["stein"]:
        state.active_inns |= {building}


def spot(state: State, name: str) -> int:
    """The number of a building named like `farm` or, the second one of the board, `farm 2`."""
    kind, _, nth = name.partition(" ")
    return state.board.of_kind[KINDS_BY_KEY[kind]][int(nth or 1) - 1]


def using(state: State, *faces: int) -> Dice:
    """The lowest unused dice that show these faces."""
    left = list(state.unused)
    for face in faces:
        left.remove(next(die for die in left if state.dice[die] == face))
    return tuple(die for die in state.unused if die not in left)


def put(state: State, faces: Iterable[int], name: str) -> Place:
    """A figure onto the building of that name with dice that show these faces."""
    return Place(using(state, *faces), spot(state, name))


def bishop(state: State, *faces: int) -> TakeBishop:
    """The bishop with dice that show these faces."""
    return TakeBishop(using(state, *faces))


def special(state: State, *faces: int) -> TakeSpecial:
    """A special action tile with dice that show these faces."""
    return TakeSpecial(using(state, *faces))


def reroll(state: State, *faces: int) -> Reroll:
    """The special action tile spent to roll again dice that show these faces."""
    return Reroll(using(state, *faces))


def roll(*faces: int) -> Roll:
    """The dice fall."""
    return Roll(faces)


def after(state: State, *actions: Action) -> State:
    """The position after these actions."""
    for action in actions:
        state, _ = apply(state, action)
    return state


def events_of(state: State, action: Action) -> list[Event]:
    """What happens when an action is carried out."""
    return apply(state, action)[1]


def placed(state: State, faces: Iterable[int], name: str) -> State:
    """The position after a placement."""
    return after(state, put(state, faces, name))


def paid(state: State, faces: Iterable[int], name: str) -> list[int]:
    """What each player receives through a placement, as the events tell it and as it was booked."""
    new, events = apply(state, put(state, faces, name))
    told = [0] * state.players
    for event in events:
        if isinstance(event, CoinsPaid):
            told[event.player] += event.coins
    booked = [now - before for now, before in zip(new.coins, state.coins, strict=True)]
    assert told == booked
    assert state.bank - new.bank == sum(booked)
    return booked


def kinds_offered(state: State) -> set[type]:
    """The kinds of action that are open."""
    return {type(action) for action in legal_actions(state)}


def places_offered(state: State) -> set[tuple[tuple[int, ...], int]]:
    """The placements that are open, as sorted faces and building."""
    return {
        (tuple(sorted(state.dice[die] for die in action.dice)), action.building)
        for action in legal_actions(state)
        if isinstance(action, Place)
    }


def is_free(state: State, name: str) -> bool:
    """Whether nobody stands on that building."""
    return state.owners[spot(state, name)] == NO_PLAYER
