"""Finished games that wait for the database: counted later, and once."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bohemian_villages.engine.game import Game
from bohemian_villages.finished_games import Aside, NewerStatisticsError, Waiting
from bohemian_villages.finished_games import store as module
from bohemian_villages.statistics.entry import Finished
from tests.models.tables import played, table
from tests.statistics.games import VillageStore, day, finished, store_at

Orders = Waiting[Game, Finished]


@pytest.fixture(autouse=True)
def no_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUSY_SECONDS", 0.05)


@pytest.fixture
def store(tmp_path: Path) -> VillageStore:
    return store_at(tmp_path / "statistics.sqlite3")


@pytest.fixture
def waiting(store: VillageStore) -> Orders:
    return Waiting(store)


@contextmanager
def locked(store: VillageStore) -> Iterator[None]:
    """The database while another program writes into it."""
    store.games()
    with closing(sqlite3.connect(store.file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


def left(waiting: Orders) -> list[str]:
    """What still waits."""
    return [file.name for file in waiting.folder.glob("*") if file.suffix != ".lock"]


def test_a_game_met_by_a_locked_database_is_counted_by_the_next_start_and_once(
    store: VillageStore, waiting: Orders
) -> None:
    with locked(store):
        waiting.add(finished(), day(3), 90.5)
        with pytest.raises(OSError, match="busy"):
            waiting.carry_out()
    again = store_at(store.file)
    assert Waiting(again).carry_out()
    assert not Waiting(again).carry_out()
    (kept,) = again.games()
    assert (kept.ended_at, kept.seconds) == (day(3), 90.5)
    assert left(waiting) == []


def test_an_order_that_a_kill_left_behind_is_carried_out_without_harm(
    store: VillageStore, waiting: Orders
) -> None:
    store.add(finished(), day(3))
    waiting.add(finished(), day(3))
    waiting.carry_out()
    assert len(store.games()) == 1


def test_games_that_waited_are_numbered_as_they_were_played(
    store: VillageStore, waiting: Orders
) -> None:
    for number in (3, 1, 2):
        waiting.add(finished(seed=str(number)), day(number))
    waiting.carry_out()
    assert [game.ended_at for game in store.games()] == [day(1), day(2), day(3)]


def test_an_end_taken_back_while_the_database_is_locked_is_not_counted(
    store: VillageStore, waiting: Orders
) -> None:
    store.add(finished(), day(0))
    with locked(store):
        waiting.remove(finished())
        waiting.add(finished(seed="8"), day(1))
        waiting.remove(finished(seed="8"))
    Waiting(store_at(store.file)).carry_out()
    assert store.games() == []


def test_a_reset_forgets_what_waits_but_not_what_comes_after(
    store: VillageStore, waiting: Orders
) -> None:
    store.add(finished(seed="1"), day(0))
    with locked(store):
        waiting.add(finished(seed="2"), day(1))
        waiting.reset()
        waiting.add(finished(seed="3"), day(2))
    Waiting(store_at(store.file)).carry_out()
    assert [game.ended_at for game in store.games()] == [day(2)]


def test_a_game_waits_for_a_program_that_knows_the_newer_database(
    store: VillageStore, waiting: Orders
) -> None:
    store.games()
    with closing(sqlite3.connect(store.file)) as connection:
        connection.execute("PRAGMA user_version = 2")
    waiting.add(finished(), day(0))
    with pytest.raises(NewerStatisticsError):
        waiting.carry_out()
    with closing(sqlite3.connect(store.file)) as connection:
        connection.execute("PRAGMA user_version = 1")
    waiting.carry_out()
    assert len(store.games()) == 1


def test_a_game_goes_into_a_new_database_where_the_old_one_is_broken(tmp_path: Path) -> None:
    asides: list[Aside] = []
    store = store_at(tmp_path / "statistics.sqlite3", asides.append)
    store.file.write_bytes(b"no database" * 99)
    waiting = Waiting(store)
    waiting.add(finished(), day(0))
    waiting.carry_out()
    assert len(store.games()) == len(asides) == 1


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[" * 100_000,
        b"[]",
        b'{"record": 5, "ended_at": 0, "seconds": null}',
        b'{"record": "{}", "ended_at": 0, "seconds": null}',
    ],
)
def test_an_order_nobody_can_read_is_set_aside_and_keeps_no_game_waiting(
    store: VillageStore, waiting: Orders, content: bytes
) -> None:
    waiting.add(finished(), day(0))
    (waiting.folder / "0bad.json").write_bytes(content)
    waiting.carry_out()
    assert len(store.games()) == 1
    assert left(waiting) == ["0bad.json.broken"]
    assert not waiting.carry_out()


@pytest.mark.parametrize(
    "wrong",
    [
        {"ended_at": "today"},
        {"ended_at": 1e300},
        {"ended_at": -62135596800},
        {"seconds": -1},
        {"seconds": "long"},
    ],
)
def test_an_order_with_wrong_values_is_set_aside(
    store: VillageStore, waiting: Orders, wrong: dict[str, object]
) -> None:
    waiting.add(finished(), day(0))
    (file,) = waiting.folder.glob("*.json")
    file.write_text(json.dumps({**json.loads(file.read_bytes()), **wrong}))
    waiting.carry_out()
    assert store.games() == []
    assert left(waiting) == [f"{file.name}.broken"]


def test_a_game_that_is_not_over_is_set_aside(store: VillageStore, waiting: Orders) -> None:
    waiting.add(played(table("human", "easy"), 3), day(0))
    waiting.carry_out()
    assert store.games() == []


@pytest.mark.parametrize("content", [b"pid 4711", b"no lock" * 999])
def test_a_lock_with_something_in_it_keeps_no_game_waiting(
    store: VillageStore, waiting: Orders, content: bytes
) -> None:
    waiting.add(finished(), day(0))
    (waiting.folder / "orders.lock").write_bytes(content)
    waiting.carry_out()
    assert len(store.games()) == 1
