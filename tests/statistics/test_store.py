"""The file of finished games: kept once each, whatever happens to the file or the program."""

from __future__ import annotations

import collections
import errno
import os
import sqlite3
import subprocess
import sys
import tracemalloc
import zlib
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread

import pytest
from attrs import evolve

from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import dumps
from bohemian_villages.engine.setup import HUMAN
from bohemian_villages.files import LARGEST_RECORD, NotRegularError
from bohemian_villages.finished_games import Aside, NewerStatisticsError
from bohemian_villages.finished_games import store as module
from bohemian_villages.finished_games.tables import unpacked
from bohemian_villages.statistics.entry import entry_of
from bohemian_villages.statistics.schema import statistics_file
from bohemian_villages.statistics.summary import Filter, summarize
from tests.patience import PATIENCE
from tests.specials import KINDS, put_special
from tests.statistics.games import (
    VillageStore,
    day,
    finished,
    finished_against,
    finished_at_your_level,
    store_at,
)

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "statistics.sqlite3"


@pytest.fixture
def asides() -> list[Aside]:
    return []


@pytest.fixture
def store(file: Path, asides: list[Aside]) -> VillageStore:
    return store_at(file, asides.append)


def is_whole(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as connection:
        return bool(connection.execute("PRAGMA integrity_check").fetchone() == ("ok",))


# What is kept.


def test_the_file_is_among_the_users_data(home: Path) -> None:
    assert statistics_file().is_relative_to(home)
    assert statistics_file().name == "statistics.sqlite3"


def test_a_game_comes_back_as_it_was(store: VillageStore) -> None:
    game = finished(HUMAN, "easy", "medium")
    store.add(game, day(3), seconds=90.5)
    (kept,) = store.games()
    entry = entry_of(game, day(3), 90.5)
    assert (kept.key, kept.ended_at, kept.turns) == (entry.key, day(3), entry.turns)
    assert kept.seats == entry.seats
    assert kept.seconds == 90.5
    assert kept.ended_at.tzinfo is UTC


def test_a_character_comes_back(store: VillageStore) -> None:
    store.add(finished(seed="8"), day(2))
    store.add(finished_against("smith"), day(3))
    assert [[seat.character for seat in game.seats] for game in store.games()] == [
        ["", ""],
        ["", "smith"],
    ]


def test_a_seat_at_your_level_comes_back(store: VillageStore) -> None:
    game = finished_at_your_level("smith")
    store.add(finished(), day(2))
    store.add(game, day(3))
    first, second = store.games()
    assert [seat.strength for seat in first.seats] == [None, None]
    assert second.seats == entry_of(game, day(3)).seats


@pytest.mark.parametrize("value", ["'1650'", "-1", "99999", "1650.5", "x'ff'"])
def test_a_wrong_strength_is_none_and_its_game_counts_at_its_level(
    store: VillageStore, file: Path, value: str
) -> None:
    store.add(finished_at_your_level(), day(0))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DROP TABLE strengths")
        connection.execute("CREATE TABLE strengths (game, seat, strength)")
        connection.execute(f"INSERT INTO strengths VALUES (1, 1, {value})")
    (game,) = store.games()
    assert [seat.level for seat in game.seats] == [HUMAN, "medium"]


def test_a_file_in_which_no_character_played_is_as_older_programs_made_it(
    store: VillageStore, file: Path
) -> None:
    store.add(finished(), day(0))
    with closing(sqlite3.connect(file)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        assert {name for (name,) in names} == {"games", "seats"}


def test_characters_are_forgotten_with_their_games(store: VillageStore, file: Path) -> None:
    game = finished_against("smith")
    store.add(game, day(0))
    store.remove(entry_of(game, day(0)).key)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT * FROM characters").fetchall() == []


@pytest.mark.parametrize("value", ["'pirate'", "7", "x'ff'"])
def test_a_wrong_character_is_none_and_its_game_counts(
    store: VillageStore, file: Path, value: str
) -> None:
    store.add(finished_against("smith"), day(0))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"UPDATE characters SET character = {value}")
    (game,) = store.games()
    assert [seat.character for seat in game.seats] == ["", ""]


def test_a_table_of_characters_that_is_not_ours_is_left_alone(
    store: VillageStore, file: Path
) -> None:
    store.add(finished(), day(0))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE characters (other TEXT)")
    assert store.add(finished_against("smith"), day(1))
    assert [seat.character for game in store.games() for seat in game.seats] == [""] * 4


def test_the_record_is_kept_for_replay(store: VillageStore) -> None:
    game = finished()
    store.add(game, day(0))
    again = store.game(store.games()[0].number)
    assert again is not None
    assert dumps(again) == dumps(game)


def test_there_is_no_game_where_none_is_kept(store: VillageStore) -> None:
    assert store.game(99) is None


def test_a_record_that_cannot_be_read_is_no_game(store: VillageStore, file: Path) -> None:
    store.add(finished(), day(0))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE games SET record = x'00'")
    assert store.game(store.games()[0].number) is None


@pytest.mark.parametrize("whole", [True, False])
def test_no_record_is_unpacked_beyond_what_a_record_may_be(
    store: VillageStore, file: Path, whole: bool
) -> None:
    store.add(finished(), day(0))
    bomb = zlib.compress(bytes(LARGEST_RECORD + 1))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE games SET record = ?", [bomb if whole else bomb[:-9]])
    tracemalloc.start()
    try:
        assert store.game(store.games()[0].number) is None
        assert tracemalloc.get_traced_memory()[1] < 3 * LARGEST_RECORD
    finally:
        tracemalloc.stop()
    with pytest.raises(zlib.error):
        unpacked(bomb)


def test_a_record_torn_off_is_no_game(store: VillageStore, file: Path) -> None:
    store.add(finished(), day(0))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE games SET record = substr(record, 1, length(record) - 5)")
    assert store.game(store.games()[0].number) is None


WRONG = [
    ("games", "ended_at", "'yesterday'"),
    ("games", "ended_at", "1e300"),
    ("games", "ended_at", "-62135596800"),  # The first second of the year 1,
    ("games", "ended_at", "253402300799"),  # and the last one of the year 9999.
    ("games", "turns", "'many'"),
    ("games", "turns", "-1"),
    ("games", "seconds", "'long'"),
    ("games", "seconds", "9e999"),
    ("games", "key", "x'00'"),
    ("seats", "name", "x'ff'"),
    ("seats", "name", "CAST(x'ff' AS TEXT)"),
    ("seats", "color", "'pink'"),
    ("seats", "control", "x'00'"),
    ("seats", "coins", "'rich'"),
    ("seats", "goods", "1.5"),
    ("seats", "shops", "9223372036854775807"),
    ("seats", "place", "0"),
    ("seats", "place", "3"),
    ("seats", "won", "'yes'"),
    ("seats", "won", "7"),
    ("seats", "sixes", "-1"),
    ("seats", "ones", "'one'"),
]


@pytest.mark.parametrize(("table", "column", "value"), WRONG)
def test_a_game_with_a_wrong_value_is_left_out_and_the_others_count(
    store: VillageStore, file: Path, asides: list[Aside], table: str, column: str, value: str
) -> None:
    for number in range(3):
        store.add(finished(seed=str(number)), day(number))
    which = "number" if table == "games" else "game"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"UPDATE {table} SET {column} = {value} WHERE {which} = 2")
    fresh = store_at(file, asides.append)
    assert [game.ended_at for game in fresh.games()] == [day(0), day(2)]
    assert fresh.damaged == 1
    assert asides == []
    summarize(fresh.games(), Filter(player="Anna"))


@pytest.mark.parametrize("condition", ["game = 2", "game = 2 AND seat = 1"])
def test_a_game_without_its_seats_is_left_out(
    store: VillageStore, file: Path, condition: str
) -> None:
    for number in range(3):
        store.add(finished(seed=str(number)), day(number))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"DELETE FROM seats WHERE {condition}")
    fresh = store_at(file)
    assert len(fresh.games()) == 2
    assert fresh.damaged == 1


def test_a_game_is_kept_once(store: VillageStore) -> None:
    assert store.add(finished(), day(0))
    assert not store.add(finished(), day(1))
    assert store.add(finished(seed="8"), day(1))
    assert [game.ended_at for game in store.games()] == [day(0), day(1)]


def test_a_game_that_is_not_over_is_not_kept(store: VillageStore, file: Path) -> None:
    with pytest.raises(ValueError, match="over"):
        store.add(finished().upto(4), day(0))
    assert not file.exists()


def test_a_game_whose_end_was_taken_back_is_forgotten_with_its_seats(
    store: VillageStore, file: Path
) -> None:
    store.add(finished(), day(0))
    store.add(finished(seed="8"), day(1))
    store.remove(entry_of(finished(), day(0)).key)
    assert [game.ended_at for game in store.games()] == [day(1)]
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM seats").fetchone() == (2,)


def test_reset_forgets_everything_and_gives_the_room_back(store: VillageStore, file: Path) -> None:
    store.games()
    empty = file.stat().st_size
    for seed in range(30):
        store.add(finished(seed=str(seed), figures=1), day(seed))
    assert file.stat().st_size > empty
    store.reset()
    assert store.games() == []
    assert file.stat().st_size == empty
    assert store.add(finished(), day(0))


def test_names_may_be_anything_a_record_holds(store: VillageStore) -> None:
    game = finished()
    names = ("x" * 10_000, "🎲 עִבְרִית '; DROP TABLE games; --\n\0")
    players = tuple(
        evolve(player, name=name) for player, name in zip(game.setup.players, names, strict=True)
    )
    renamed = Game(evolve(game.setup, players=players))
    renamed.steps = list(game.steps)
    store.add(renamed, day(0))
    assert tuple(seat.name for seat in store.games()[0].seats) == names


# The file.


def test_the_schema_has_its_version_and_the_file_its_log(store: VillageStore, file: Path) -> None:
    store.add(finished(), day(0))
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_missing_file_is_begun(store: VillageStore, file: Path, asides: list[Aside]) -> None:
    store.add(finished(), day(0))
    file.unlink()
    assert store.games() == []
    assert store.add(finished(), day(0))
    assert asides == []


def test_an_empty_file_is_begun(store: VillageStore, file: Path, asides: list[Aside]) -> None:
    file.touch()
    assert store.games() == []
    assert asides == []


@pytest.mark.parametrize(
    "content", [b"x", b"no database at all" * 100, b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_a_file_that_is_no_database_is_set_aside_and_said(
    store: VillageStore, file: Path, asides: list[Aside], content: bytes
) -> None:
    file.write_bytes(content)
    assert store.add(finished(), day(0))
    assert len(store.games()) == 1
    (aside,) = asides
    assert aside.file.name.startswith("statistics.sqlite3.broken-")
    assert aside.file.read_bytes() == content


@pytest.mark.parametrize("part", [0.1, 0.3, 0.5, 0.7, 0.9])
def test_a_damaged_file_is_set_aside_whole_and_begun_anew(
    store: VillageStore, file: Path, asides: list[Aside], part: float
) -> None:
    for seed in range(12):
        store.add(finished(seed=str(seed), figures=1), day(seed))
    data = bytearray(file.read_bytes())
    start = int(len(data) * part) // 4096 * 4096
    data[start : start + 4096] = b"\xa5" * 4096
    file.write_bytes(data)
    fresh = store_at(file, asides.append)
    assert fresh.games() == []
    assert fresh.add(finished(), day(0))
    (aside,) = asides
    assert aside.file.read_bytes() == data


def test_damage_that_comes_while_the_program_runs_is_found(
    store: VillageStore, file: Path, asides: list[Aside]
) -> None:
    for seed in range(6):
        store.add(finished(seed=str(seed), figures=1), day(seed))
    data = bytearray(file.read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    with file.open("r+b") as same:
        same.write(data)
    assert store.games() == []
    assert len(asides) == 1
    assert store.add(finished(), day(0))


def test_a_torn_off_file_is_set_aside(store: VillageStore, file: Path, asides: list[Aside]) -> None:
    for seed in range(12):
        store.add(finished(seed=str(seed), figures=1), day(seed))
    with file.open("r+b") as torn:
        torn.truncate(file.stat().st_size // 2)
    assert store_at(file, asides.append).games() == []
    assert len(asides) == 1


def test_the_database_of_another_program_is_set_aside(
    store: VillageStore, file: Path, asides: list[Aside]
) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE games (other TEXT)")
        connection.execute("PRAGMA user_version = 7")
    assert store.games() == []
    (aside,) = asides
    with closing(sqlite3.connect(aside.file)) as connection:
        assert connection.execute("SELECT * FROM games").fetchall() == []


def test_a_file_without_its_tables_is_set_aside(
    store: VillageStore, file: Path, asides: list[Aside]
) -> None:
    store.add(finished(), day(0))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DROP TABLE seats")
    assert store_at(file, asides.append).games() == []
    assert len(asides) == 1


def test_a_file_whose_tables_have_other_columns_is_set_aside(
    store: VillageStore, file: Path, asides: list[Aside]
) -> None:
    store.add(finished(), day(0))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("ALTER TABLE seats RENAME COLUMN coins TO money")
    fresh = store_at(file, asides.append)
    assert fresh.games() == []
    assert fresh.add(finished(), day(0))
    assert len(asides) == 1


def test_a_file_in_which_things_happen_by_themselves_is_set_aside(
    store: VillageStore, file: Path, asides: list[Aside]
) -> None:
    store.add(finished(), day(0))
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(
            "CREATE TRIGGER greedy AFTER INSERT ON games BEGIN DELETE FROM games; END"
        )
    fresh = store_at(file, asides.append)
    assert fresh.add(finished(seed="8"), day(1))
    assert len(fresh.games()) == len(asides) == 1


def test_two_files_broken_in_one_second_both_stay(
    store: VillageStore, file: Path, asides: list[Aside]
) -> None:
    for content in (b"one", b"two", b"three"):
        file.write_bytes(content)
        store.games()
    assert [aside.file.read_bytes() for aside in asides] == [b"one", b"two", b"three"]


def test_a_newer_file_is_left_untouched(
    store: VillageStore, file: Path, asides: list[Aside]
) -> None:
    store.add(finished(), day(0))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 2")
    before = file.read_bytes()
    for job in (store.games, store.reset, lambda: store.add(finished(seed="8"), day(1))):
        with pytest.raises(NewerStatisticsError):
            job()
    assert file.read_bytes() == before
    assert asides == []


# The disk.


@pytest.fixture
def no_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUSY_SECONDS", 0.05)


@pytest.mark.usefixtures("no_wait")
def test_a_file_another_copy_writes_for_long_is_said_to_be_busy(
    store: VillageStore, file: Path
) -> None:
    store.add(finished(), day(0))
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert len(store.games()) == 1, "reading goes on"
        with pytest.raises(OSError, match="busy") as caught:
            store.add(finished(seed="8"), day(1))
        assert caught.value.errno == errno.EBUSY
        other.execute("COMMIT")
    assert store.add(finished(seed="8"), day(1))


def test_a_full_disk_is_told_as_the_system_tells_it(
    store: VillageStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.games()
    usual = module._use_log

    def small(connection: sqlite3.Connection) -> None:
        usual(connection)
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")

    monkeypatch.setattr(module, "_use_log", small)
    games = [finished(seed=str(seed), figures=1) for seed in range(30)]
    with pytest.raises(OSError, match="No space") as caught:
        collections.deque(store.add(game, day(0)) for game in games)
    assert caught.value.errno == errno.ENOSPC
    kept = len(store.games())
    monkeypatch.undo()
    assert store.add(finished(seed="40"), day(40))
    assert len(store.games()) == kept + 1


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(OSError, match="taken"):
        store_at(tmp_path / "taken" / "statistics.sqlite3").games()


def test_a_folder_of_that_name_is_told(file: Path) -> None:
    file.mkdir()
    with pytest.raises(OSError, match="statistics"):
        store_at(file).games()


# Several at once.


def test_threads_may_share_a_store(store: VillageStore) -> None:
    games = [finished(seed=str(seed), figures=1) for seed in range(8)]
    threads = [
        Thread(target=lambda game=game: store.add(game, datetime.now(UTC))) for game in games
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(store.games()) == 8


@pytest.fixture
def programs() -> Iterator[list[subprocess.Popen[str]]]:
    started: list[subprocess.Popen[str]] = []
    yield started
    for program in started:
        program.kill()
        program.wait()
        if program.stdout is not None:
            program.stdout.close()


def start(file: Path, first: int, count: int) -> subprocess.Popen[str]:
    call = [sys.executable, "-m", "tests.statistics.adding", str(file), str(first), str(count)]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.Popen(call, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environment)


def test_two_copies_of_the_program_lose_nothing(
    store: VillageStore, file: Path, programs: list[subprocess.Popen[str]]
) -> None:
    programs += [start(file, 0, 40), start(file, 20, 40)]
    for program in programs:
        program.communicate(timeout=PATIENCE)
        assert program.returncode == 0
    assert len(store.games()) == 60, "20 of them were added by both"
    assert is_whole(file)


@pytest.mark.parametrize("until", [1, 2, 5, 9])
def test_a_kill_while_writing_costs_at_most_the_game_under_way(
    store: VillageStore,
    file: Path,
    asides: list[Aside],
    programs: list[subprocess.Popen[str]],
    until: int,
) -> None:
    program = start(file, 0, 60)
    programs.append(program)
    assert program.stdout is not None
    assert program.stdout.readline() == "ready\n"
    for _ in range(until):
        last = int(program.stdout.readline())
    program.kill()
    rest = program.communicate()[0].split()
    last = int(rest[-1]) if rest else last
    assert len(store.games()) in (last, last + 1)
    assert asides == []
    assert is_whole(file)
    assert store.add(finished(seed="99"), day(99))


def test_only_one_of_two_that_find_a_broken_file_sets_it_aside(
    file: Path, asides: list[Aside]
) -> None:
    file.write_bytes(b"broken" * 1000)
    threads = [Thread(target=store_at(file, asides.append).games) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(asides) == 1
    assert store_at(file, asides.append).games() == []
    assert len(asides) == 1


def test_the_statistics_need_no_qt() -> None:
    code = "import sys, bohemian_villages.statistics; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.skipif(os.name != "posix", reason="only there are pipes and devices with names")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("suffix", ["", "-wal", "-shm", "-journal"])
def test_what_is_no_ordinary_file_is_refused_at_once(
    store: VillageStore, file: Path, asides: list[Aside], kind: str, suffix: str
) -> None:
    special = Path(f"{file}{suffix}")
    before = put_special(kind, special).lstat()
    with pytest.raises((NotRegularError, IsADirectoryError)):
        store.games()
    with pytest.raises((NotRegularError, IsADirectoryError)):
        store.add(finished(), day(1))
    assert special.lstat().st_ino == before.st_ino
    assert asides == []


@pytest.mark.skipif(os.name != "posix", reason="only there are pipes and devices with names")
@pytest.mark.parametrize("kind", KINDS)
def test_what_lies_where_a_lock_should_be_keeps_no_broken_file_in_use(
    store: VillageStore, file: Path, asides: list[Aside], kind: str
) -> None:
    file.write_bytes(b"broken" * 1000)
    lock = file.with_name(f"{file.name}.lock")
    before = put_special(kind, lock).lstat()
    assert store.games() == []
    (aside,) = asides
    assert aside.file.read_bytes() == b"broken" * 1000
    (moved,) = file.parent.glob(f"{lock.name}.broken-*")
    assert moved.lstat().st_ino == before.st_ino


def test_a_lock_with_something_in_it_is_kept_under_another_name(
    store: VillageStore, file: Path, asides: list[Aside]
) -> None:
    file.write_bytes(b"broken" * 1000)
    lock = file.with_name(f"{file.name}.lock")
    lock.write_text("pid 4711")
    assert store.games() == []
    assert len(asides) == 1
    (moved,) = file.parent.glob(f"{lock.name}.broken-*")
    assert moved.read_text() == "pid 4711"
