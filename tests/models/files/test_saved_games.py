"""Saved games: each in a file of its own from its first action on."""

from __future__ import annotations

import os
import stat
import threading
from functools import partial
from pathlib import Path

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from bohemian_villages import files
from bohemian_villages.models.files import game_format
from bohemian_villages.models.files import saved_games as module
from bohemian_villages.models.files.game_lock import GameLock, is_played_elsewhere
from bohemian_villages.models.files.own_games import LIST
from bohemian_villages.models.files.saved_games import KEPT, LOOKED_AT, SavedGames
from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.game.format import FORMAT
from bohemian_villages.models.game.game_model import GameModel
from tests.models.tables import people, played
from tests.patience import PATIENCE
from tests.record_files import read_record, write_record

pytestmark = pytest.mark.usefixtures("qapp")


class Keeper:
    """Saved games in a folder, with the writer behind them."""

    def __init__(self, folder: Path) -> None:
        self.writer = Writer()
        self.saved = SavedGames(self.writer, (FORMAT,), folder)
        self.folder = folder

    def keep(self, model: GameModel) -> None:
        self.saved.keep(model.snapshot)
        self.writer.finish()

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.bvg"))


@pytest.fixture
def keeper(tmp_path: Path) -> Keeper:
    return Keeper(tmp_path / "games")


def model_of(players: int = 2, steps: int = 0) -> GameModel:
    model = GameModel(people(players))
    model.load(played(people(players), steps))
    return model


def _wait(gate: threading.Event) -> None:
    assert gate.wait(PATIENCE)


def age(file: Path, seconds: int) -> None:
    """Let a file be so old."""
    now = file.stat().st_mtime
    os.utime(file, (now - seconds, now - seconds))


def test_a_game_is_kept_from_its_first_moment(keeper: Keeper) -> None:
    keeper.saved.begin(FORMAT)
    model = model_of()
    keeper.keep(model)
    (file,) = keeper.files()
    assert not read_record(file).steps
    model.roll()
    keeper.keep(model)
    assert len(read_record(file).steps) == 1


def test_nothing_is_kept_before_a_game_has_begun(keeper: Keeper) -> None:
    keeper.keep(model_of())
    assert not keeper.folder.exists()


def test_each_game_has_a_file_of_its_own(keeper: Keeper) -> None:
    for players in (2, 3):
        keeper.saved.begin(FORMAT)
        keeper.keep(model_of(players))
    assert {len(read_record(file).setup.players) for file in keeper.files()} == {2, 3}


def test_the_last_action_of_a_game_is_written_although_another_begins(keeper: Keeper) -> None:
    gate = threading.Event()
    keeper.writer.write("slow disk", partial(_wait, gate))
    keeper.saved.begin(FORMAT)
    keeper.saved.keep(model_of(2, 9).snapshot)
    keeper.saved.begin(FORMAT)
    keeper.saved.keep(model_of(3, 5).snapshot)
    gate.set()
    keeper.writer.finish()
    assert {len(read_record(file).steps) for file in keeper.files()} == {9, 5}


def test_the_game_changed_last_is_continued(keeper: Keeper) -> None:
    for steps in (4, 6):
        keeper.saved.begin(FORMAT)
        keeper.keep(model_of(2, steps))
    newest = keeper.saved.latest()
    assert newest is not None
    assert len(newest.game.steps) == 6
    age(newest.file, 60)
    older = keeper.saved.latest()
    assert older is not None
    assert len(older.game.steps) == 4


def test_a_continued_game_goes_on_in_its_file(keeper: Keeper) -> None:
    keeper.saved.begin(FORMAT)
    keeper.keep(model_of(2, 4))
    found = keeper.saved.latest()
    assert found is not None
    keeper.saved.begin(FORMAT, found.file)
    keeper.keep(model_of(2, 8))
    (file,) = keeper.files()
    assert len(read_record(file).steps) == 8


def test_a_finished_game_is_not_continued_nor_an_older_one(keeper: Keeper) -> None:
    keeper.saved.begin(FORMAT)
    keeper.keep(model_of(2, 4))
    age(keeper.files()[0], 60)
    keeper.saved.begin(FORMAT)
    keeper.keep(model_of(2, 10_000))
    assert keeper.saved.latest() is None


def test_a_finished_game_does_not_hide_one_of_another_kind(tmp_path: Path) -> None:
    other = evolve(FORMAT, key="other", suffix=".other")
    saved = SavedGames(Writer(), (FORMAT, other), tmp_path)
    for file, steps, seconds in (("a.bvg", 4, 80), ("b.bvg", 6, 60), ("c.other", 10_000, 0)):
        FORMAT.write(tmp_path / file, played(people(2), steps))
        age(tmp_path / file, seconds)
    found = saved.latest()
    assert found is not None
    assert found.file.name == "b.bvg"
    saved.close()


def test_a_broken_file_does_not_hide_the_game_before_it(keeper: Keeper) -> None:
    keeper.saved.begin(FORMAT)
    keeper.keep(model_of(2, 4))
    age(keeper.files()[0], 60)
    (keeper.folder / "broken.bvg").write_text("{")
    (keeper.folder / "folder.bvg").mkdir()
    found = keeper.saved.latest()
    assert found is not None
    assert len(found.game.steps) == 4


def test_without_a_folder_there_is_nothing_to_continue(keeper: Keeper) -> None:
    assert keeper.saved.latest() is None


def begin_games(keeper: Keeper, count: int) -> list[Path]:
    """Begin so many games one after another; their files."""
    begun = []
    for _ in range(count):
        keeper.saved.begin(FORMAT)
        keeper.keep(model_of(2, 2))
        begun.append(keeper.saved.file or Path())
    return begun


def test_the_games_taken_up_last_are_kept(keeper: Keeper) -> None:
    first, second, *others = begin_games(keeper, KEPT)
    keeper.saved.begin(FORMAT, first)
    keeper.keep(model_of(2, 6))
    (newest,) = begin_games(keeper, 1)
    assert set(keeper.files()) == {first, *others, newest}
    assert second not in keeper.files()


def test_the_game_that_is_played_is_kept_although_others_bear_later_dates(keeper: Keeper) -> None:
    others = begin_games(keeper, KEPT)
    for other in others:
        age(other, -1000)
    (played_now,) = begin_games(keeper, 1)
    for steps in (3, 4):
        keeper.keep(model_of(2, steps))
    assert keeper.files() == sorted([*others[1:], played_now])
    assert len(read_record(played_now).steps) == 4


def test_a_game_that_another_copy_plays_is_kept_however_old(keeper: Keeper) -> None:
    (theirs,) = begin_games(keeper, 1)
    other = Keeper(keeper.folder)
    begun = begin_games(other, KEPT + 2)
    assert set(other.files()) == {theirs, *begun[2:]}
    keeper.saved.close()
    begun += begin_games(other, 1)
    assert set(other.files()) == set(begun[3:])


def test_records_that_a_user_put_into_the_folder_are_kept(keeper: Keeper) -> None:
    (own,) = begin_games(keeper, 1)
    copies = [keeper.folder / f"copy {number:02}.bvg" for number in range(3 * KEPT)]
    # A name such as the program would have given does not make it the program's.
    copies.append(keeper.folder / "20200101-120000-abcd.bvg")
    for copy in copies:
        copy.write_bytes(own.read_bytes())
        age(copy, 10_000)
    begun = begin_games(keeper, KEPT + 1)
    assert set(keeper.files()) == {*copies, *begun[1:]}


def test_a_users_record_is_kept_after_it_was_played_on(keeper: Keeper) -> None:
    keeper.folder.mkdir(parents=True)
    mine = keeper.folder / "mine.bvg"
    write_record(mine, played(people(2), 2))
    keeper.saved.begin(FORMAT, mine)
    keeper.keep(model_of(2, 6))
    assert len(read_record(mine).steps) == 6
    begin_games(keeper, KEPT + 1)
    assert mine in keeper.files()


def test_a_game_that_was_deleted_and_put_back_is_the_users(keeper: Keeper) -> None:
    (first,) = begin_games(keeper, 1)
    record = first.read_bytes()
    begin_games(keeper, KEPT)
    assert first not in keeper.files()
    first.write_bytes(record)
    begin_games(keeper, KEPT + 1)
    assert first in keeper.files()


@pytest.mark.parametrize("text", [b"\xff\n", b"../outside.bvg\n", b"/etc/passwd\n..\n\n.\n"])
def test_a_spoilt_list_of_own_games_costs_nothing(keeper: Keeper, text: bytes) -> None:
    begun = begin_games(keeper, KEPT)
    outside = keeper.folder.parent / "outside.bvg"
    outside.touch()
    (keeper.folder / LIST).write_bytes(text)
    begun += begin_games(keeper, KEPT + 1)
    assert outside.exists()
    assert set(keeper.files()) == {*begun[:KEPT], *begun[KEPT + 1 :]}


def test_a_file_no_program_would_name_so_is_kept_although_it_is_listed(keeper: Keeper) -> None:
    keeper.folder.mkdir(parents=True)
    mine = [keeper.folder / f"{number}.txt" for number in range(2 * KEPT)]
    for each in mine:
        each.touch()
    (keeper.folder / LIST).write_text("".join(f"{each.name}\n" for each in mine))
    begin_games(keeper, 1)
    assert all(each.exists() for each in mine)


def test_a_game_listed_many_times_is_one_game(keeper: Keeper) -> None:
    (first,) = begin_games(keeper, 1)
    (keeper.folder / LIST).write_text(f"{first.name}\n" * 2 * KEPT)
    (second,) = begin_games(keeper, 1)
    assert keeper.files() == sorted([first, second])


def test_a_name_longer_than_any_file_can_have_keeps_no_game_from_being_listed(
    keeper: Keeper,
) -> None:
    keeper.folder.mkdir(parents=True)
    (keeper.folder / LIST).write_text("x" * 300 + "\n")
    (begun,) = begin_games(keeper, 1)
    assert (keeper.folder / LIST).read_text() == f"{begun.name}\n"
    assert not keeper.writer.is_failing


@pytest.mark.skipif(os.name == "nt", reason="Windows lets an owner write into any folder")
def test_a_folder_that_cannot_be_written_is_told_once_and_again_when_it_can(
    tmp_path: Path, qtbot: QtBot
) -> None:
    # A file where the folder should be: no user may write there, not even root.
    blocked = tmp_path / "games"
    blocked.write_text("in the way")
    keeper = Keeper(blocked)
    told: list[str] = []
    keeper.writer.failed.connect(lambda *_: told.append("failed"))
    keeper.writer.succeeded.connect(lambda *_: told.append("works"))
    model = model_of()
    keeper.saved.begin(FORMAT)
    for _ in range(3):
        keeper.keep(model)
    blocked.unlink()
    keeper.keep(model)
    keeper.keep(model)
    qtbot.waitUntil(lambda: len(told) >= 2)
    assert told == ["failed", "works"]
    assert len(keeper.files()) == 1


def test_a_kept_game_is_for_nobody_but_its_owner_to_change(keeper: Keeper) -> None:
    keeper.saved.begin(FORMAT)
    keeper.keep(model_of())
    assert not keeper.files()[0].stat().st_mode & stat.S_IWOTH


def test_the_game_is_written_as_it_was_when_asked(keeper: Keeper) -> None:
    gate = threading.Event()
    keeper.writer.write("slow disk", partial(_wait, gate))
    model = model_of(2, 4)
    keeper.saved.begin(FORMAT)
    keeper.saved.keep(model.snapshot)
    model.new_game(people(3))
    gate.set()
    keeper.writer.finish()
    assert len(read_record(keeper.files()[0]).steps) == 4


# Several copies of the program, slow and full disks.


def test_a_game_that_another_copy_plays_is_left_to_it(keeper: Keeper) -> None:
    keeper.saved.begin(FORMAT)
    keeper.keep(model_of(2, 4))
    other = Keeper(keeper.folder)
    assert other.saved.latest() is None
    (file,) = keeper.files()
    other.saved.begin(FORMAT, file)
    other.keep(model_of(2, 8))
    assert len(read_record(file).steps) == 4
    assert len(keeper.files()) == 2
    keeper.saved.close()
    age(other.saved.file or file, 60)
    found = Keeper(keeper.folder).saved.latest()
    assert found is not None
    assert found.file == file


def test_a_new_game_is_locked_although_its_first_name_was_not_free(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = iter(["a.bvg", "b.bvg"])
    monkeypatch.setattr(module, "new_name", lambda _suffix: next(names))
    keeper.folder.mkdir(parents=True, exist_ok=True)
    tidying = GameLock(keeper.folder / "a.bvg")
    assert tidying.take()
    keeper.saved.begin(FORMAT)
    assert keeper.saved.file == keeper.folder / "b.bvg"
    assert is_played_elsewhere(keeper.folder / "b.bvg")
    tidying.release()


def test_the_lock_of_a_game_goes_with_whoever_played_it(keeper: Keeper) -> None:
    keeper.saved.begin(FORMAT)
    keeper.keep(model_of(2, 4))
    assert list(keeper.folder.glob("*.lock"))
    keeper.saved.close()
    assert not list(keeper.folder.glob("*.lock"))


def test_a_game_that_could_not_be_written_is_when_the_disk_lets_it(
    keeper: Keeper, qtbot: QtBot
) -> None:
    keeper.saved._retry.setInterval(20)
    keeper.saved.begin(FORMAT)
    _empty(keeper.folder)
    keeper.folder.write_text("in the way")
    with qtbot.waitSignal(keeper.writer.failed):
        keeper.saved.keep(model_of(2, 7).snapshot)
    with qtbot.waitSignal(keeper.writer.succeeded):
        keeper.folder.unlink()
    qtbot.waitUntil(lambda: not keeper.saved._retry.isActive())
    keeper.writer.finish()
    assert [len(read_record(file).steps) for file in keeper.files()] == [7]


def test_the_last_attempt_is_made_when_the_program_ends(keeper: Keeper, qtbot: QtBot) -> None:
    keeper.saved.begin(FORMAT)
    _empty(keeper.folder)
    keeper.folder.write_text("in the way")
    with qtbot.waitSignal(keeper.writer.failed):
        keeper.saved.keep(model_of(2, 7).snapshot)
    keeper.folder.unlink()
    keeper.saved.close()
    assert [len(read_record(file).steps) for file in keeper.files()] == [7]


def _empty(folder: Path) -> None:
    """Take a folder away."""
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()


# Looking for games.


def test_the_window_waits_for_no_other_game_than_the_one_changed_last(
    keeper: Keeper, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_games(keeper, 1)
    keeper.saved.release()
    age(keeper.files()[0], 60)
    for number in range(3):
        (keeper.folder / f"broken {number}.bvg").write_text("{")
    readers = []

    def read(file: Path) -> bytes:
        readers.append(threading.current_thread())
        return files.read_document(file)

    monkeypatch.setattr(game_format, "read_document", read)
    with qtbot.waitSignal(keeper.saved.found) as found:
        keeper.saved.look_for_latest()
    assert found.args is not None
    assert found.args[0].file.name not in ("broken 0.bvg", "broken 1.bvg", "broken 2.bvg")
    assert readers.count(threading.current_thread()) == 1
    assert len(readers) > 3


def test_no_more_than_some_files_are_looked_at_for_a_game_to_be_continued(
    keeper: Keeper,
) -> None:
    begin_games(keeper, 1)
    age(keeper.files()[0], 60)
    for number in range(LOOKED_AT):
        (keeper.folder / f"{number}.bvg").write_text("{")
    assert keeper.saved.latest() is None
    (keeper.folder / "0.bvg").unlink()
    assert keeper.saved.latest() is not None


def test_what_is_no_game_is_not_read_again_for_the_list(
    keeper: Keeper, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper.folder.mkdir(parents=True)
    (keeper.folder / "broken.bvg").write_text("{")
    read = []
    monkeypatch.setattr(module, "recent_game", lambda file, _format, _changed: read.append(file))
    for _ in range(3):
        with qtbot.waitSignal(keeper.saved.recent_changed):
            keeper.saved.look_for_recent()
    assert len(read) == 1


def test_nobody_looks_for_games_when_the_program_ends(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_games(keeper, 3)
    read = []
    monkeypatch.setattr(module, "recent_game", lambda file, _format, _changed: read.append(file))
    gate = threading.Event()
    keeper.writer.write("slow", partial(_wait, gate))
    keeper.saved.look_for_recent()
    threading.Timer(0.2, gate.set).start()
    keeper.saved.close()
    assert read == []


# The list of games.


def test_the_list_tells_of_every_kept_game_the_newest_first(keeper: Keeper, qtbot: QtBot) -> None:
    for steps in (4, 10_000):
        keeper.saved.begin(FORMAT)
        keeper.keep(model_of(2, steps))
        for file in keeper.files():
            age(file, 60)
    (keeper.folder / "broken.bvg").write_text("{")
    with qtbot.waitSignal(keeper.saved.recent_changed):
        keeper.saved.look_for_recent()
    over, waiting = keeper.saved.recent
    assert (over.is_over, waiting.is_over) == (True, False)
    assert waiting.players == "Anna and Ota"
    assert waiting.turn == read_record(waiting.file).turn


@pytest.mark.parametrize("seconds", [1e12, 1e300, -1e12])
def test_a_game_of_an_impossible_date_is_listed_and_continued(
    keeper: Keeper, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    file = keeper.folder / "odd.bvg"
    keeper.folder.mkdir(exist_ok=True)
    write_record(file, played(people(2), 5))
    monkeypatch.setattr(keeper.saved, "_files", lambda: [(seconds, file)])
    latest = keeper.saved.latest()
    assert latest is not None
    assert latest.when.year in (1970, 9999)
    with qtbot.waitSignal(keeper.saved.recent_changed):
        keeper.saved.look_for_recent()
    assert [game.when for game in keeper.saved.recent] == [latest.when]
