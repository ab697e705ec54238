"""The benchmark: what is counted, and that everybody gets their slices."""

from __future__ import annotations

import random

import pytest

from bohemian_villages.ai.lab import bench, peers
from bohemian_villages.ai.lab.bench import (
    Slice,
    all_levels,
    measure,
    playouts,
    random_action,
    random_game,
    whole_games,
)
from bohemian_villages.engine.actions import EndTurn, Roll
from bohemian_villages.engine.moves import is_legal
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.setup import COLORS, Player
from bohemian_villages.engine.state import State
from bohemian_villages.levels import LEVELS
from bohemian_villages.village_sets import standard_set


def deal() -> State:
    players = [Player(color, color) for color in COLORS[:3]]
    return standard_set().deal(players, "bench").initial_state()


class Fake:
    """Something that takes no time."""

    def __init__(self, *slices: Slice) -> None:
        self.slices = slices
        self.runs = 0

    def __call__(self, seconds: float) -> Slice:
        assert seconds > 0
        self.runs += 1
        return self.slices[self.runs % len(self.slices)]


def test_every_roll_and_every_decision_of_a_playout_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    applied: list[object] = []

    def counted(state: object, action: object) -> object:
        applied.append(action)
        return apply(state, action)  # type: ignore[arg-type]

    monkeypatch.setattr(bench, "apply", counted)
    assert random_game(deal(), random.Random(0)) == len(applied)
    assert {Roll, EndTurn} <= {type(action) for action in applied}


def test_playouts_are_played_by_two_to_five(monkeypatch: pytest.MonkeyPatch) -> None:
    players: list[int] = []

    def counted(state: object, action: object) -> object:
        players.append(state.players)  # type: ignore[attr-defined]
        return apply(state, action)  # type: ignore[arg-type]

    monkeypatch.setattr(bench, "apply", counted)
    play = playouts(standard_set())
    for _ in range(4):
        play(0.0)
    assert sorted(set(players)) == [2, 3, 4, 5]


def test_a_random_action_is_a_legal_one() -> None:
    rng = random.Random(7)
    state = deal()
    while not state.is_over:
        action = random_action(state, rng)
        assert is_legal(state, action)
        state, _ = apply(state, action)


def test_the_median_of_the_slices_counts_and_the_warm_up_does_not() -> None:
    fake = Fake(Slice(10, 1, 1.0), Slice(20, 2, 1.0), Slice(900, 90, 1.0))
    speed = measure({"fake": fake}, seconds=60)["fake"]
    assert fake.runs == bench.MOST_ROUNDS + 1
    # Of 20 slices 7 were quick, 7 slow and the others in between; the first was not counted.
    assert (speed.actions, speed.games) == (20, 2)


def test_slices_take_turns() -> None:
    order: list[str] = []

    class Noted(Fake):
        def __init__(self, name: str) -> None:
            super().__init__(Slice(1, 1, 1.0))
            self.name = name

        def __call__(self, seconds: float) -> Slice:
            order.append(self.name)
            return super().__call__(seconds)

    measure({name: Noted(name) for name in "abc"}, seconds=60)
    assert "".join(order) == "abc" * (bench.MOST_ROUNDS + 1)


def test_whole_games_are_played_at_least_one() -> None:
    assert whole_games(lambda: 7)(0.0).actions == 7


@pytest.mark.parametrize("level", LEVELS)
def test_the_decisions_of_every_level_are_measured(level: str) -> None:
    slices = all_levels(standard_set())[level](0.0)
    assert slices.actions == 1
    assert slices.seconds > 0


def test_all_levels_are_measured() -> None:
    assert list(all_levels(standard_set())) == list(LEVELS)


def test_what_is_not_installed_is_named_as_pip_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(peers, "import_module", missing)
    assert peers.installed_peers() == {}
    assert peers.missing_packages({}) == list(peers.PACKAGES)
    assert peers.missing_packages({"catanatron": 1}) == ["open_spiel==2.0.2"]


@pytest.mark.parametrize("name", ["catanatron", "open_spiel"])
def test_a_peer_that_is_installed_plays(name: str) -> None:
    pytest.importorskip({"open_spiel": "pyspiel"}.get(name, name))
    (peer,) = [peer for found, peer in peers.installed_peers().items() if found == name]
    played = peer(0.0)
    assert played.games == 1
    assert played.actions > 20
