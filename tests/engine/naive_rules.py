"""The rules a second time: slow, literal, and without a line of the engine.

Here lies a table with real tiles on it: flour and glass tiles go from a stack to a player and back,
an inn's tile lies before its owner with one side up. Legality is found by trying every choice of
dice on every building. Tests play this table and the engine side by side.

Actions are plain tuples: ("place", dice, building), ("bishop", dice), ("special", dice),
("reroll", dice), ("end",), ("collect",) and ("roll", faces).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

from attrs import Factory, define

NUMBERS = {
    "bakery": 2,
    "butchery": 3,
    "dairy": 4,
    "tailor": 5,
    "mill": 6,
    "glassworks": 7,
    "farm": 8,
    "inn": 9,
    "town_hall": 10,
    "church": 11,
    "manor": 12,
}
KICKED_ALWAYS = ("farm", "inn", "town_hall", "church")
KICKED_WITHOUT_ONE = ("bakery", "butchery", "dairy", "tailor")
CHOICES_OF_DICE = [dice for size in (1, 2, 3, 4) for dice in combinations(range(4), size)]

Plain = tuple[Any, ...]


@define
class House:
    """A building on the table."""

    kind: str
    printed: int
    village: int
    figure: int | None = None


@define
class Seat:
    """What lies before a player."""

    hand: int
    coins: int = 0
    flour: int = 0
    glass: int = 0
    special: bool = False
    inn_tiles: dict[int, str] = Factory(dict)
    """For each own inn the side of its tile that is up: "stein" or "barrel"."""


@define
class Table:
    """A whole game on the table, between two actions."""

    houses: list[House]
    seats: list[Seat]
    bank: int
    special_stack: int
    who: int
    forgetful: bool
    stacks: dict[str, int]
    """Flour and glass tiles not taken yet, by the kind of building that gives them."""
    bishop: int | None = None
    dice: list[int] = Factory(list)
    used: list[bool] = Factory(list)
    in_the_cup: list[int] = Factory(lambda: [0, 1, 2, 3])
    moves_made: int = 0
    tiles_spent: int = 0
    may_collect: bool = False
    over: str | None = None

    @property
    def me(self) -> Seat:
        return self.seats[self.who]


def lay_out(
    villages: list[list[tuple[str, int]]],
    players: int,
    figures: int,
    bank: int,
    specials: int,
    first: int,
    forgetful: bool,
) -> Table:
    """The table before the first roll."""
    houses = [House(k, v, place) for place, line in enumerate(villages) for k, v in line]
    return Table(
        houses=houses,
        seats=[Seat(figures) for _ in range(players)],
        bank=bank,
        special_stack=specials,
        who=first,
        forgetful=forgetful,
        stacks={kind: len(_all(houses, kind)) for kind in ("mill", "glassworks")},
    )


def _all(houses: list[House], kind: str) -> list[House]:
    return [house for house in houses if house.kind == kind]


# What is allowed.


def every_action(buildings: int) -> Iterator[Plain]:
    """Every well-formed decision on a board with so many buildings."""
    yield ("end",)
    yield ("collect",)
    for dice in CHOICES_OF_DICE:
        yield ("reroll", dice)
        if len(dice) == 2:
            yield ("bishop", dice)
            yield ("special", dice)
        if len(dice) >= 2:
            for building in range(buildings):
                yield ("place", dice, building)


def allowed_actions(table: Table) -> set[Plain]:
    """Every decision that the rules allow now; of equal dice, each choice for itself."""
    if table.over:
        return set()
    if table.in_the_cup:
        return {("collect",)} if table.may_collect else set()
    moves = {move for move in _every_move(table) if _is_allowed(table, move)}
    rerolls = {("reroll", dice) for dice in CHOICES_OF_DICE if _may_reroll(table, dice)}
    actions = moves | rerolls
    if table.moves_made or (not moves and not table.me.special):
        actions.add(("end",))
    return actions


def _every_move(table: Table) -> Iterator[Plain]:
    for dice in CHOICES_OF_DICE:
        if len(dice) < 2 or any(table.used[die] for die in dice):
            continue
        for building in range(len(table.houses)):
            yield ("place", dice, building)
        if len(dice) == 2:
            yield ("bishop", dice)
            yield ("special", dice)


def _is_allowed(table: Table, move: Plain) -> bool:
    faces = [table.dice[die] for die in move[1]]
    if move[0] == "place":
        return _may_place(table, sum(faces), table.houses[move[2]])
    if move[0] == "bishop":
        return faces[0] == faces[1] and table.bishop != table.who
    return not table.me.special and table.tiles_spent == 0 and table.special_stack > 0


def _may_place(table: Table, total: int, house: House) -> bool:
    if NUMBERS[house.kind] != total or table.me.hand == 0:
        return False
    if house.figure is None:
        return True
    alike = _all(table.houses, house.kind)
    if any(other.figure is None for other in alike):
        return False
    if house.figure == table.who:
        return False
    if house.kind in KICKED_ALWAYS:
        return True
    mine = [other for other in alike if other.figure == table.who]
    return house.kind in KICKED_WITHOUT_ONE and not mine


def _may_reroll(table: Table, dice: Plain) -> bool:
    return table.me.special and not any(table.used[die] for die in dice)


# What happens.


def do(table: Table, action: Plain) -> None:
    """Carry out an action that is allowed, or a roll that is due."""
    what = action[0]
    if what == "roll":
        _roll(table, action[1])
    elif what == "collect":
        table.may_collect = False
        _take_income(table)
    elif what == "reroll":
        table.me.special = False
        table.tiles_spent += 1
        table.in_the_cup = list(action[1])
    elif what == "end":
        _next_turn(table)
    else:
        _move(table, action)


def _roll(table: Table, faces: Plain) -> None:
    if not table.dice:
        table.dice = [0, 0, 0, 0]
        table.used = [False] * 4
        table.may_collect = False
    for die, face in zip(table.in_the_cup, faces, strict=True):
        table.dice[die] = face
    table.in_the_cup = []


def _next_turn(table: Table) -> None:
    table.who = (table.who + 1) % len(table.seats)
    table.dice, table.used, table.in_the_cup = [], [], [0, 1, 2, 3]
    table.moves_made = table.tiles_spent = 0
    if table.me.hand == 0:
        table.over = "no_figures"
    elif table.forgetful:
        table.may_collect = _income(table) > 0
    else:
        _take_income(table)


def _income(table: Table) -> int:
    coins = list(table.me.inn_tiles.values()).count("stein")
    if table.bishop == table.who:
        churches = _all(table.houses, "church")
        coins += len([church for church in churches if church.figure == table.who])
    return coins


def _take_income(table: Table) -> None:
    coins = _income(table)
    table.me.coins += coins
    table.bank -= coins
    _is_bank_empty(table)


def _is_bank_empty(table: Table) -> None:
    if table.bank <= 0:
        table.over = "bank_empty"


def _move(table: Table, action: Plain) -> None:
    for die in action[1]:
        table.used[die] = True
    table.moves_made += 1
    if action[0] == "bishop":
        table.bishop = table.who
    elif action[0] == "special":
        table.special_stack -= 1
        table.me.special = True
    else:
        _place(table, action[2])
        _is_bank_empty(table)


def _place(table: Table, building: int) -> None:
    house = table.houses[building]
    tile = "barrel"
    if house.figure is not None:
        loser = table.seats[house.figure]
        loser.hand += 1
        if house.kind == "inn":
            tile = loser.inn_tiles.pop(building)
    table.me.hand -= 1
    house.figure = table.who
    if house.kind == "inn":
        table.me.inn_tiles[building] = tile
    _turn_inn_tiles(table, house.village)
    _effect(table, house)


def _turn_inn_tiles(table: Table, village: int) -> None:
    for seat in table.seats:
        for inn in seat.inn_tiles:
            others = [
                house
                for place, house in enumerate(table.houses)
                if house.village == village == table.houses[inn].village and place != inn
            ]
            if len([house for house in others if house.figure is not None]) >= 3:
                seat.inn_tiles[inn] = "stein"


def _effect(table: Table, house: House) -> None:
    if house.kind == "farm":
        farms = _all(table.houses, "farm")
        _pay(table, table.me, len([farm for farm in farms if farm.figure == table.who]))
    elif house.kind == "manor":
        _pay(table, table.me, house.printed)
    elif house.kind in ("mill", "glassworks"):
        _take_goods(table, house.kind)


def _pay(table: Table, seat: Seat, coins: int) -> None:
    seat.coins += coins
    table.bank -= coins


def _take_goods(table: Table, kind: str) -> None:
    table.stacks[kind] -= 1
    if kind == "mill":
        table.me.flour += 1
    else:
        table.me.glass += 1
    if table.stacks[kind] == 0:
        _score_row(table, kind)


def _score_row(table: Table, kind: str) -> None:
    for seat in table.seats:
        if kind == "mill":
            _pay(table, seat, 2 * seat.flour)
            table.stacks[kind] += seat.flour
            seat.flour = 0
        else:
            _pay(table, seat, 3 * seat.glass)
            table.stacks[kind] += seat.glass
            seat.glass = 0
    for house in _all(table.houses, kind):
        if house.figure is not None:
            table.seats[house.figure].hand += 1
            house.figure = None


# The final scoring.


def final_scores(table: Table) -> list[tuple[int, int, int, int, int]]:
    """For each player coins in hand, town halls, shops, churches and left-over goods."""
    prizes = _church_prizes(table)
    return [
        (
            seat.coins,
            _town_halls(table, who),
            _best_sets(_shops(table, who)),
            prizes[who],
            int((2 * seat.flour + 3 * seat.glass) / 2),
        )
        for who, seat in enumerate(table.seats)
    ]


def _town_halls(table: Table, who: int) -> int:
    halls = [hall for hall in _all(table.houses, "town_hall") if hall.figure == who]
    if not halls:
        return -5
    coins = 0
    for hall in halls:
        village = [house for house in table.houses if house.village == hall.village]
        if all(house.figure is not None for house in village):
            coins += hall.printed
    return coins


def _shops(table: Table, who: int) -> tuple[int, ...]:
    """How many of each shop a player holds."""
    return tuple(
        len([shop for shop in _all(table.houses, kind) if shop.figure == who])
        for kind in KICKED_WITHOUT_ONE
    )


@cache
def _best_sets(shops: tuple[int, ...]) -> int:
    """The most that any way to make sets of different shops brings."""
    best = 0
    for size, coins in ((1, 1), (2, 5), (3, 12), (4, 20)):
        for chosen in combinations(range(4), size):
            if all(shops[shop] for shop in chosen):
                rest = tuple(count - (shop in chosen) for shop, count in enumerate(shops))
                best = max(best, coins + _best_sets(rest))
    return best


def _church_prizes(table: Table) -> list[int]:
    figures = Counter(church.figure for church in _all(table.houses, "church"))
    counts = [figures[who] for who in range(len(table.seats))]
    prizes = []
    for mine in counts:
        more = [count for count in counts if count > mine]
        as_many = counts.count(mine)
        if mine == 0:
            prizes.append(0)
        elif not more:
            prizes.append(10 if as_many == 1 else 6)
        else:
            # Second most: exactly one player has more. Two who have more are either tied for
            # most, which leaves no second prize, or first and second themselves.
            prizes.append(6 if len(more) == 1 else 0)
    return prizes
