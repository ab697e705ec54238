"""The forecast of one position, formula by formula, against which that of many is checked."""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

from bohemian_villages.ai.evaluation.batch_forecast import (
    BISHOP_COMES,
    BISHOP_LEAVES,
    CHURCHES_STAY,
    CHURCHES_TO_COME,
    CLEARS,
    COINS_A_TURN,
    FARMS_A_TURN,
    ROW_OCCUPIED_STAYS,
    SPECIAL_TILE,
    SPREAD,
    SPREAD_NOW,
    TAKES_SHOP,
    TAKES_TOWN_HALL,
    TURNING_INN,
)
from bohemian_villages.ai.evaluation.rest_of_game import REACH, RestOfGame
from bohemian_villages.engine.board import SHOPS, TOTALS, Kind
from bohemian_villages.engine.rules import COINS_FOR_GOODS, OCCUPIED_FOR_STEIN
from bohemian_villages.engine.scoring import (
    MOST_CHURCHES,
    NO_TOWN_HALL,
    SECOND_MOST_CHURCHES,
    SET_OF_SHOPS,
    score,
    score_churches,
)
from bohemian_villages.engine.state import NO_PLAYER, State


class Forecast(NamedTuple):
    """A player's expected final score, by where it comes from."""

    coins: float
    inns: float
    bishop: float
    farms: float
    town_halls: float
    shops: float
    churches: float
    goods: float
    special_tile: float
    turns: float
    """What the turns to come bring beside all that."""


def forecasts(state: State, rest: RestOfGame) -> list[Forecast]:
    """Every player's forecast."""
    churches = _churches(state, rest)
    flour, glass = (_coins_a_tile(state, kind, rest) for kind in (Kind.MILL, Kind.GLASSWORKS))
    held = state.held
    return [
        Forecast(
            coins=state.coins[player],
            inns=_inns(state, player, rest),
            bishop=_bishop(state, player, rest),
            farms=_farms(state, player, rest),
            town_halls=_town_halls(state, player, rest),
            shops=_shops(state, player, rest),
            churches=churches[player],
            goods=flour * held[player * TOTALS + Kind.MILL]
            + glass * held[player * TOTALS + Kind.GLASSWORKS],
            special_tile=SPECIAL_TILE * turns / (1 + turns) if state.specials[player] else 0.0,
            turns=COINS_A_TURN * turns,
        )
        for player, turns in enumerate(rest.turns)
    ]


# Who wins.


def is_decided(state: State) -> bool:
    """Whether the game is over, or will be as soon as the next turn starts."""
    return state.is_over or not state.figures[(state.player + 1) % len(state.figures)]


def expected_totals(state: State) -> tuple[list[float], float]:
    """Every player's expected total, and its spread: 0 where the totals are known."""
    if is_decided(state):
        return [float(part.total) for part in score(state)], 0.0
    rest = RestOfGame(state)
    spread = SPREAD * sqrt(SPREAD_NOW + rest.all_turns / len(rest.turns))
    return [sum(forecast) for forecast in forecasts(state, rest)], spread


def shares(totals: list[float], spread: float) -> list[float]:
    """Every player's chance to win, given totals that may be off by so much; they add up to 1."""
    best = max(totals)
    if not spread:
        return [(total == best) / totals.count(best) for total in totals]
    weights = [exp((total - best) / spread) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]


# What the parts will bring.


def _inns(state: State, player: int, rest: RestOfGame) -> float:
    """A coin a turn from every inn, as long as it is active."""
    if not state.held[player * TOTALS + Kind.INN]:
        return 0.0
    inns = [inn for inn in state.board.of_kind[Kind.INN] if state.owners[inn] == player]
    working = sum([_working(state, inn, rest) for inn in inns])
    return working * rest.turns[player] * (1 - rest.lost[Kind.INN][player] / 2)


def _working(state: State, inn: int, rest: RestOfGame) -> float:
    """For what part of the remaining turns an inn will be active."""
    if inn in state.active_inns:
        return 1.0
    board, owners = state.board, state.owners
    row = board.in_village[board.village_of[inn]]
    free = [building for building in row if owners[building] == NO_PLAYER]
    missing = OCCUPIED_FOR_STEIN - (len(row) - len(free))
    if missing > len(free):
        return 0.0
    filled = sum([rest.filled[board.kind_of[building]] for building in free])
    return filled / (filled + TURNING_INN * missing)


def _bishop(state: State, player: int, rest: RestOfGame) -> float:
    """A coin a turn for every church while the player has the bishop, now or again later."""
    held = state.held[player * TOTALS + Kind.CHURCH]
    if not held:
        return 0.0
    turns = rest.turns[player]
    if state.bishop == player:
        return held * turns / (1 + BISHOP_LEAVES * (rest.all_turns - turns))
    return held * turns * BISHOP_COMES / (len(rest.turns) - 1)


def _farms(state: State, player: int, rest: RestOfGame) -> float:
    """What further farms will pay for those already held."""
    held = state.held[player * TOTALS + Kind.FARM]
    return held * FARMS_A_TURN * rest.turns[player] * (1 - rest.lost[Kind.FARM][player] / 2)


def _town_halls(state: State, player: int, rest: RestOfGame) -> float:
    """The printed coins, if the villages fill up, or the fine for having no town hall."""
    turns, lost = rest.turns[player], rest.lost[Kind.TOWN_HALL][player]
    coins, none = 0.0, 1.0
    if state.held[player * TOTALS + Kind.TOWN_HALL]:
        for hall in state.board.of_kind[Kind.TOWN_HALL]:
            if state.owners[hall] == player:
                coins += state.board.value_of[hall] * _full(state, hall, rest)
                none *= lost
    return coins * (1 - lost) + NO_TOWN_HALL * none / (
        1 + TAKES_TOWN_HALL * REACH[Kind.TOWN_HALL] * turns
    )


def _full(state: State, hall: int, rest: RestOfGame) -> float:
    """The chance that a town hall's village will be full at the end."""
    board, owners = state.board, state.owners
    leaves = (1 - ROW_OCCUPIED_STAYS) * min(rest.all_turns / len(rest.turns), 1.0)
    chance = 1.0
    for building in board.in_village[board.village_of[hall]]:
        kind = board.kind_of[building]
        if owners[building] == NO_PLAYER:
            chance *= rest.filled[kind]
        elif kind in (Kind.MILL, Kind.GLASSWORKS):
            chance *= 1 - leaves
    return chance


def _shops(state: State, player: int, rest: RestOfGame) -> float:
    """The first set as it may grow or shrink, further ones as they are."""
    counts = state.held[player * TOTALS + SHOPS[0] : player * TOTALS + SHOPS[-1] + 1]
    none, one, two, three, four = 1.0, 0.0, 0.0, 0.0, 0.0
    for kind, count in zip(SHOPS, counts, strict=True):
        if count:
            chance = 1 - rest.lost[kind][player]
        else:
            chance = _shop_to_come(state, kind, rest.turns[player])
        four += three * chance
        three += (two - three) * chance
        two += (one - two) * chance
        one += (none - one) * chance
        none -= none * chance
    _, coins1, coins2, coins3, coins4 = SET_OF_SHOPS
    coins = one * coins1 + two * coins2 + three * coins3 + four * coins4
    for nth in range(2, max(counts) + 1):
        coins += SET_OF_SHOPS[sum([count >= nth for count in counts])]
    return coins


def _shop_to_come(state: State, kind: int, turns: float) -> float:
    """The chance that a player without a shop of a kind gets one; kicking is always allowed."""
    if not state.board.of_kind[kind]:
        return 0.0
    times = TAKES_SHOP * REACH[kind] * turns
    return times / (1 + times)


def _churches(state: State, rest: RestOfGame) -> list[float]:
    """Partly the prizes as they stand, partly both prizes shared out by expected churches."""
    turns = rest.turns
    counts = [
        state.held[player * TOTALS + Kind.CHURCH] + CHURCHES_TO_COME for player in range(len(turns))
    ]
    both = (MOST_CHURCHES + SECOND_MOST_CHURCHES) / sum(counts)
    stay = CHURCHES_STAY / (CHURCHES_STAY + rest.all_turns / len(turns))
    prizes = score_churches(state)
    return [
        stay * prize + (1 - stay) * both * count
        for prize, count in zip(prizes, counts, strict=True)
    ]


def _coins_a_tile(state: State, kind: int, rest: RestOfGame) -> float:
    """What a flour or glass tile brings: all of its coins if its row is cleared, else half."""
    coins = COINS_FOR_GOODS[Kind(kind)]
    if not state.free[kind]:
        return coins / 2
    times = CLEARS * rest.all_turns * REACH[kind] / len(state.free[kind])
    return coins * (0.5 + 0.5 * times**2 / (1 + times**2))
