"""Features: what the network sees, against a slow reading of the position."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt, tanh

import numpy as np
from hypothesis import given

from bohemian_villages.ai.evaluation.batch_forecast import SPREAD, SPREAD_NOW, batch_forecast
from bohemian_villages.ai.evaluation.counts import count, final_shares
from bohemian_villages.ai.evaluation.features import features
from bohemian_villages.ai.evaluation.positions import Array, gather
from bohemian_villages.ai.evaluation.rest_of_game import RestOfGame
from bohemian_villages.engine.board import SHOPS, TOTALS, Kind
from bohemian_villages.engine.scoring import SET_OF_SHOPS, score
from bohemian_villages.engine.state import NO_PLAYER, State
from tests.ai.odd_positions import odd_positions
from tests.ai.plain_forecast import forecasts
from tests.engine.boards import position


def of_player(state: State, me: int) -> Iterator[float]:
    """The features of a player, one after the other, as one would look them up on the table."""
    rivals = [player for player in range(state.players) if player != me]
    scores = score(state)
    total = scores[me].total
    yield state.coins[me] / 40
    yield total / 40
    lead = total - max(scores[rival].total for rival in rivals)
    yield min(max(lead / 20, -2), 2)
    yield state.figures[me] / 13
    yield (state.figures[me] - min(state.figures[rival] for rival in rivals)) / 6
    yield from (state.figures[me] <= few for few in (0, 1, 2, 3, 4, 6))
    yield state.specials[me]
    yield from of_inns(state, me)
    yield from of_churches(state, me, rivals)
    yield from of_shops(state, me, rivals)
    yield from of_halls(state, me)
    yield from of_goods(state, me)
    yield state.count(me, Kind.FARM) / 4
    yield state.count(me, Kind.MANOR) / 3
    for kind in (Kind.FARM, Kind.INN, Kind.TOWN_HALL, Kind.CHURCH):
        yield 0 if state.free[kind] else state.count(me, kind) / 3
    yield from of_forecasts(state, me, rivals)


def of_forecasts(state: State, me: int, rivals: list[int]) -> Iterator[float]:
    rest = RestOfGame(state)
    forecast, turns = forecasts(state, rest), rest.turns
    totals = [sum(each) for each in forecast]
    lead = totals[me] - max(totals[rival] for rival in rivals)
    yield turns[me] / 10
    yield totals[me] / 60
    yield min(max(lead / 20, -2), 2)
    spread = SPREAD * sqrt(SPREAD_NOW + sum(turns) / len(turns))
    yield tanh(lead / spread / 2)
    yield from (part / 15 for part in forecast[me][1:-2])


def occupied(state: State, building: int) -> int:
    """How many buildings of its village are occupied."""
    row = state.board.in_village[state.board.village_of[building]]
    return sum(state.owners[other] != NO_PLAYER for other in row)


def of_inns(state: State, me: int) -> Iterator[float]:
    inns = [inn for inn in state.board.of_kind[Kind.INN] if state.owners[inn] == me]
    active = [inn for inn in inns if inn in state.active_inns]
    missing = [4 - occupied(state, inn) for inn in inns if inn not in state.active_inns]
    yield len(active) / 3
    yield missing.count(1) / 2
    yield missing.count(2) / 2
    yield sum(figures > 2 for figures in missing) / 2
    yield 0 if state.free[Kind.INN] else len(active) / 3
    yield sum(state.income(me)) / 4


def of_churches(state: State, me: int, rivals: list[int]) -> Iterator[float]:
    held = state.count(me, Kind.CHURCH)
    lead = held - max(state.count(rival, Kind.CHURCH) for rival in rivals)
    has_bishop = state.bishop == me
    yield has_bishop
    yield held / 3
    yield held / 3 if has_bishop else 0
    yield min(max(lead, -3), 3) / 3
    yield lead > 0
    yield lead == 0
    yield score(state)[me].churches / 10


def of_shops(state: State, me: int, rivals: list[int]) -> Iterator[float]:
    held = [shop for shop in SHOPS if state.count(me, shop)]
    missing = [shop for shop in SHOPS if shop not in held]
    exposed = [
        shop
        for shop in held
        if state.count(me, shop) == 1
        and not state.free[shop]
        and any(not state.count(rival, shop) for rival in rivals)
    ]
    size = len(held)
    yield from (shop in held for shop in SHOPS)
    yield sum(state.count(me, shop) > 1 for shop in SHOPS) / 2
    yield from (size == each for each in (2, 3, 4))
    yield score(state)[me].shops / 20
    yield len(exposed) / 4
    yield (SET_OF_SHOPS[size] - SET_OF_SHOPS[size - 1]) / 8 if exposed else 0
    yield sum(bool(state.free[shop]) for shop in missing) / 4
    yield sum(not state.free[shop] for shop in missing) / 4
    yield (SET_OF_SHOPS[size + 1] - SET_OF_SHOPS[size]) / 8 if missing else 0


def of_halls(state: State, me: int) -> Iterator[float]:
    board = state.board
    halls = [hall for hall in board.of_kind[Kind.TOWN_HALL] if state.owners[hall] == me]
    rows = {hall: board.in_village[board.village_of[hall]] for hall in halls}
    free = {hall: len(rows[hall]) - occupied(state, hall) for hall in halls}
    yield len(halls) / 3
    yield not halls
    yield score(state)[me].town_halls / 20
    for missing in (1, 2, 3):
        yield sum(board.value_of[hall] for hall in halls if free[hall] == missing) / 20
    yield sum(board.value_of[hall] for hall in halls if free[hall] > 3) / 20
    cleared = {Kind.MILL, Kind.GLASSWORKS}
    fragile = [h for h in halls if not free[h] and cleared & {board.kind_of[b] for b in rows[h]}]
    yield sum(board.value_of[hall] for hall in fragile) / 20


def of_goods(state: State, me: int) -> Iterator[float]:
    for kind, coins in ((Kind.MILL, 2), (Kind.GLASSWORKS, 3)):
        yield state.count(me, kind) / 4
        for left in (1, 2, 3):
            yield state.count(me, kind) * coins / 10 if len(state.free[kind]) == left else 0
    yield score(state)[me].goods / 10


def seen_of(state: State) -> tuple[Array, Array]:
    """The features of a position."""
    counts = count(gather([state]))
    return features(counts, batch_forecast(counts))


@given(odd_positions())
def test_every_player_is_seen_as_the_table_shows_them(state: State) -> None:
    seen, _shared = seen_of(state)
    for place in range(state.players):
        player = (state.player + place) % state.players
        assert np.allclose(seen[place, :, 0], list(of_player(state, player)))


@given(odd_positions())
def test_the_score_is_that_of_the_rules(state: State) -> None:
    totals = [part.total for part in score(state)]
    expected = totals[state.player :] + totals[: state.player]
    assert count(gather([state])).total[:, 0].tolist() == expected


def turned(state: State) -> State:
    """The same position with everybody one seat further."""
    count = state.players
    new = state.copy()
    new.owners = [owner if owner == NO_PLAYER else (owner + 1) % count for owner in state.owners]
    new.held = state.held[-TOTALS:] + state.held[:-TOTALS]
    for name in ("figures", "coins", "specials"):
        values = getattr(state, name)
        setattr(new, name, values[-1:] + values[:-1])
    new.bishop = state.bishop if state.bishop == NO_PLAYER else (state.bishop + 1) % count
    new.player = (state.player + 1) % count
    return new


@given(odd_positions())
def test_seats_make_no_difference(state: State) -> None:
    one, other = map(seen_of, (state, turned(state)))
    assert all(np.allclose(a, b) for a, b in zip(one, other, strict=True))


def test_what_all_share_tells_the_free_manor_and_the_bank() -> None:
    rich = position("manor9 manor4:anna farm", bank=200)
    poor = position("manor9:ota manor4:anna farm", bank=10)
    (_, one), (_, other) = map(seen_of, (rich, poor))
    changed = np.flatnonzero(one[:, 0] != other[:, 0])
    assert 0.9 in one[changed, 0]
    assert np.isclose(other[changed, 0], 1 - 10 / 30).any()


def test_a_table_without_villages_is_seen_in_numbers() -> None:
    assert all(np.isfinite(seen).all() for seen in seen_of(position()))


def test_a_tie_is_a_shared_win() -> None:
    assert final_shares(np.array([[7, 7, 3], [1, 2, 3]])).tolist() == [[0.5, 0.5, 0], [0, 0, 1]]
