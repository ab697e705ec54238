"""Counting all that one turn can become, as chess programs do: perft.

A turn is followed from its roll to its end along every action offered and, after a spent special
action tile, every way its dice can fall. `sequences` counts the ways, `positions` the different
positions in which they end. The naive rules must count the same.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations_with_replacement
from typing import NamedTuple

import pytest

from bohemian_villages.engine.board import Kind
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import NO_PLAYER, State
from tests.engine import naive_rules
from tests.engine.boards import ANNA, OTA, position
from tests.engine.chances import chance_outcomes
from tests.engine.naive_rules import House, Plain, Seat, Table
from tests.engine.random_games import in_engine, on_table


class Count(NamedTuple):
    """In how many ways a turn can be played, and in how many different positions it ends."""

    sequences: int
    positions: int


def perft(state: State) -> Count:
    """Count with the engine."""
    ends: list[str] = []
    _follow(state, state.player, ends)
    return Count(len(ends), len(set(ends)))


def _follow(state: State, player: int, ends: list[str]) -> None:
    if state.is_over or state.player != player:
        ends.append(str(in_engine(state)))
        return
    rolls = [roll for roll, _ in chance_outcomes(state)]
    for action in [*legal_actions(state), *rolls]:
        _follow(apply(state, action)[0], player, ends)


def naive_perft(state: State) -> Count:
    """Count with the naive rules."""
    table = table_of(state)
    ends: list[str] = []
    _follow_naively(table, table.who, ends)
    return Count(len(ends), len(set(ends)))


def _follow_naively(table: Table, who: int, ends: list[str]) -> None:
    if table.over or table.who != who:
        ends.append(str(on_table(table)))
        return
    for action in _distinct(table):
        after = deepcopy(table)
        naive_rules.do(after, action)
        _follow_naively(after, who, ends)


def _distinct(table: Table) -> list[Plain]:
    """What may be done or fall; of choices with equal faces the one with the lowest dice."""
    if table.in_the_cup:
        faces = combinations_with_replacement(range(1, 7), len(table.in_the_cup))
        return [("roll", chosen) for chosen in faces]
    chosen: dict[Plain, Plain] = {}
    for action in sorted(naive_rules.allowed_actions(table)):
        dice = action[1] if len(action) > 1 else ()
        faces_used = tuple(sorted(table.dice[die] for die in dice))
        chosen.setdefault((action[0], faces_used, *action[2:]), action)
    return list(chosen.values())


def table_of(state: State) -> Table:
    """The naive table of a position after the roll."""
    seats = [
        Seat(
            hand=state.figures[player],
            coins=state.coins[player],
            flour=state.count(player, Kind.MILL),
            glass=state.count(player, Kind.GLASSWORKS),
            special=state.specials[player],
        )
        for player in range(state.players)
    ]
    houses = []
    for number, building in enumerate(state.board.buildings):
        owner = state.owners[number]
        figure = None if owner == NO_PLAYER else owner
        houses.append(
            House(building.kind.key, building.value, state.board.village_of[number], figure)
        )
        if building.kind is Kind.INN and figure is not None:
            up = "stein" if number in state.active_inns else "barrel"
            seats[figure].inn_tiles[number] = up
    return Table(
        houses=houses,
        seats=seats,
        bank=state.bank,
        special_stack=state.supply,
        who=state.player,
        forgetful=state.forgetful,
        stacks={"mill": len(state.free[Kind.MILL]), "glassworks": len(state.free[Kind.GLASSWORKS])},
        bishop=None if state.bishop == NO_PLAYER else state.bishop,
        dice=list(state.dice),
        used=[die not in state.unused for die in range(4)],
        in_the_cup=list(state.due_dice),
        moves_made=int(state.moved),
        tiles_spent=int(state.spent),
    )


CHLUMETIN = "bakery tailor glassworks farm inn town_hall8 church manor4"
GOSLAWITZ = "dairy glassworks farm inn town_hall7 church manor4"
ILOWITZ = "butchery tailor glassworks farm inn town_hall7 church"
MIROTIN = "tailor mill glassworks inn town_hall6 church"
OPENING = (CHLUMETIN, GOSLAWITZ, ILOWITZ, MIROTIN)

CROWDED = (
    "bakery:anna tailor:ota glassworks:ota farm:ota inn:ota* town_hall8:anna church:ota manor4",
    "dairy:ota glassworks farm:anna inn:anna town_hall7:ota church:ota manor4:ota",
)

COUNTS = [
    ("opening 2346", position(*OPENING, dice=(2, 3, 4, 6)), Count(918, 103)),
    ("opening 1123", position(*OPENING, dice=(1, 1, 2, 3)), Count(520, 57)),
    ("opening 5555", position(*OPENING, dice=(5, 5, 5, 5)), Count(146, 51)),
    ("opening 6666", position(*OPENING, dice=(6, 6, 6, 6)), Count(127, 40)),
    ("last figure", position(*OPENING, dice=(2, 3, 4, 6), figures=[1, 9]), Count(866, 79)),
    ("no tiles left", position(*OPENING, dice=(3, 3, 5, 6), supply=0, bishop=ANNA), Count(50, 30)),
    ("crowded 3456", position(*CROWDED, dice=(3, 4, 5, 6)), Count(451, 28)),
    ("crowded 2244", position(*CROWDED, dice=(2, 2, 4, 4), bishop=OTA), Count(202, 23)),
    ("bank of three", position(*CROWDED, dice=(3, 4, 6, 6), bank=3), Count(286, 39)),
    (
        "tile in hand",
        position("farm manor4:ota inn:ota", dice=(6, 6, 6, 6), specials=True, bishop=ANNA),
        Count(345, 4),
    ),
    (
        "second move with tile",
        position(*CROWDED, dice=(3, 4, 5, 6), unused=(0, 3), moved=True, specials=True),
        Count(72, 13),
    ),
    ("pass", position("manor4:ota", dice=(6, 6, 6, 6), supply=0, bishop=ANNA), Count(1, 1)),
]


@pytest.mark.parametrize(
    ("state", "count"), [pytest.param(*case[1:], id=case[0]) for case in COUNTS]
)
def test_a_turn_can_be_played_in_so_many_ways(state: State, count: Count) -> None:
    assert perft(state) == count
    assert naive_perft(state) == count
