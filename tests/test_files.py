"""Records in files: what is no record is refused unread, and no failure costs an older file."""

from __future__ import annotations

import json
import os
import stat
import time
import tracemalloc
from pathlib import Path

import pytest

from bohemian_villages import files
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import dumps, loads
from bohemian_villages.files import (
    LARGEST_RECORD,
    NotRegularError,
    TooLargeError,
    moment,
    open_to_append,
    read_bytes,
    remove_old_drafts,
    write_text,
)
from bohemian_villages.records.errors import Problem, RecordError
from tests.engine.record_games import EXAMPLE, turn
from tests.record_files import read_record, write_record
from tests.specials import specials

POSIX = pytest.mark.skipif(os.name != "posix", reason="only there are pipes and access rights")
NOT_ROOT = pytest.mark.skipif(
    hasattr(os, "geteuid") and os.geteuid() == 0, reason="nothing is forbidden to root"
)


@pytest.fixture
def game() -> Game:
    return loads(EXAMPLE)


def _error(path: Path | str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert str(caught.value.place) == "document"
    return caught.value


def test_what_was_written_is_read(tmp_path: Path, game: Game) -> None:
    file = tmp_path / "game.bvg"
    write_record(file, game)
    assert file.read_bytes() == dumps(game).encode()
    assert dumps(read_record(str(file))) == dumps(game)


def test_a_file_written_anew_is_a_plain_file_of_its_own(tmp_path: Path, game: Game) -> None:
    file = tmp_path / "game.bvg"
    plain = tmp_path / "plain"
    plain.touch()
    write_record(file, game)
    assert file.stat().st_mode == plain.stat().st_mode
    assert sorted(tmp_path.iterdir()) == [file, plain]


def test_an_older_file_is_replaced_whole(tmp_path: Path, game: Game) -> None:
    file = tmp_path / "game.bvg"
    file.write_text("x" * 100_000)
    write_record(file, game)
    assert file.read_text(encoding="utf-8") == dumps(game)


@POSIX
def test_the_rights_of_an_older_file_are_kept(tmp_path: Path, game: Game) -> None:
    file = tmp_path / "game.bvg"
    file.touch()
    file.chmod(0o640)
    write_record(file, game)
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


@POSIX
def test_a_link_stays_a_link(tmp_path: Path, game: Game) -> None:
    file, link = tmp_path / "game.bvg", tmp_path / "link.bvg"
    link.symlink_to(file)
    write_record(link, game)
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == dumps(game)
    assert read_record(link).state.is_over


def _failing(*_arguments: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize("older", [True, False])
def test_a_failure_costs_nothing(
    step: str, older: bool, tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.bvg"
    if older:
        file.write_text("older")
    monkeypatch.setattr(os, step, _failing)
    with pytest.raises(OSError, match="No space"):
        write_record(file, game)
    monkeypatch.undo()
    assert list(tmp_path.iterdir()) == [file] * older
    assert not older or file.read_text() == "older"


def test_an_interruption_costs_nothing(
    tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_record(tmp_path / "game.bvg", game)
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_cannot_be_told_costs_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.bvg"
    file.write_text("older")
    with pytest.raises(UnicodeEncodeError):
        write_text(file, "half a character: \ud800")
    assert file.read_text() == "older"
    assert list(tmp_path.iterdir()) == [file]


def test_the_file_is_on_the_disk_before_it_takes_its_name(
    tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.bvg"
    seen: list[tuple[bool, bool]] = []
    fsync = os.fsync

    def note(handle: int) -> None:
        seen.append((stat.S_ISDIR(os.fstat(handle).st_mode), file.exists()))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", note)
    write_record(file, game)
    # The file under another name, then, where folders can be synced, the folder with the new name.
    assert seen == [(False, False), (True, True)][: 1 + (os.name == "posix")]


def test_a_file_written_again_is_synced_once(
    tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.bvg"
    write_record(file, game)
    older = file.stat().st_ino
    seen: list[tuple[bool, bool]] = []
    fsync = os.fsync

    def note(handle: int) -> None:
        is_named = os.fstat(handle).st_ino == file.stat().st_ino
        seen.append((is_named, file.stat().st_ino == older))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", note)
    write_record(file, game)
    # Under another name, while the older file is still in its place.
    assert seen == [(False, True)]


@pytest.mark.parametrize("hours", [-2, 2])
def test_old_drafts_are_removed_although_the_clock_was_set_back(tmp_path: Path, hours: int) -> None:
    old, new, other = (tmp_path / name for name in (f".{'a' * 16}.tmp", f".{'b' * 16}.tmp", ".tmp"))
    for file in (old, new, other):
        file.touch()
    then = time.time() + hours * 3600
    for file in (old, other):
        os.utime(file, (then, then))
    remove_old_drafts(tmp_path)
    assert sorted(tmp_path.iterdir()) == [new, other]


def test_a_folder_that_cannot_be_synced_is_no_failure(
    tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "open", _failing)
    write_record(tmp_path / "game.bvg", game)
    monkeypatch.undo()
    assert read_record(tmp_path / "game.bvg").state.is_over


def test_a_missing_folder_is_told(tmp_path: Path, game: Game) -> None:
    with pytest.raises(FileNotFoundError):
        write_record(tmp_path / "nowhere" / "game.bvg", game)


def test_a_folder_is_neither_read_nor_written(tmp_path: Path, game: Game) -> None:
    error = _error(tmp_path)
    assert error.problem is Problem.FILE_IS_FOLDER
    assert error.values == {"file": str(tmp_path)}
    with pytest.raises(RecordError, match="FILE_IS_FOLDER"):
        write_record(tmp_path, game)
    assert list(tmp_path.iterdir()) == []


@POSIX
def test_a_pipe_is_neither_read_nor_written(tmp_path: Path, game: Game) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert _error(pipe).problem is Problem.FILE_NOT_REGULAR
    with pytest.raises(RecordError, match="FILE_NOT_REGULAR"):
        write_record(pipe, game)
    assert list(tmp_path.iterdir()) == [pipe]


@POSIX
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_a_device_is_not_read(device: str) -> None:
    assert _error(device).problem is Problem.FILE_NOT_REGULAR


@pytest.mark.parametrize("name", ["game.bvg", "nowhere/game.bvg", "null\0.bvg"])
def test_a_missing_file_is_told(name: str, tmp_path: Path) -> None:
    error = _error(tmp_path / name)
    assert error.problem is Problem.FILE_MISSING
    assert error.values == {"file": str(tmp_path / name)}


@POSIX
def test_a_broken_link_is_a_missing_file(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    assert _error(tmp_path / "link").problem is Problem.FILE_MISSING


@POSIX
def test_what_the_system_refuses_is_told_in_its_words(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "file").touch()
    for name in ("loop", "x" * 300, "file/game.bvg"):
        error = _error(tmp_path / name)
        assert error.problem is Problem.FILE_UNREADABLE
        assert error.values["reason"]


@POSIX
@NOT_ROOT
def test_a_protected_file_is_neither_read_nor_replaced(tmp_path: Path, game: Game) -> None:
    file = tmp_path / "game.bvg"
    write_record(file, game)
    file.chmod(0o000)
    assert _error(file).problem is Problem.FILE_UNREADABLE
    with pytest.raises(PermissionError):
        write_record(file, game)


def test_a_write_protected_file_is_not_replaced(
    tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.bvg"
    file.write_text("older")
    monkeypatch.setattr(os, "access", lambda *_arguments: False)
    with pytest.raises(PermissionError):
        write_record(file, game)
    assert file.read_text() == "older"


def test_a_file_too_large_is_refused_unread(tmp_path: Path) -> None:
    file = tmp_path / "game.bvg"
    with file.open("wb") as stream:
        stream.truncate(LARGEST_RECORD + 1)
    error = _error(file)
    assert error.problem is Problem.FILE_TOO_LARGE
    assert error.values == {"file": str(file), "most": LARGEST_RECORD}
    with file.open("wb") as stream:
        stream.truncate(LARGEST_RECORD)
    assert _error(file).problem is Problem.NOT_JSON


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only there sizes are made up")
def test_a_file_that_hides_its_size_is_refused_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    # Its first word is no number, whatever the machine.
    file = Path("/proc/self/status")
    assert file.stat().st_size == 0
    assert _error(file).problem is Problem.NOT_JSON
    monkeypatch.setattr(files, "LARGEST_RECORD", 10)
    assert _error(file).problem is Problem.FILE_TOO_LARGE


def test_a_broken_record_is_told_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "game.bvg"
    write_text(file, dumps(loads(EXAMPLE)).replace('"slot": 1', '"slot": 7'))
    with pytest.raises(RecordError, match="turn 2, action 1: slot: OUT_OF_RANGE"):
        read_record(file)


def test_the_longest_games_fit_into_a_file() -> None:
    told = turn([4, 4, 4, 4], "place 0,1 C20", "place 2,3 C21", "end")
    for action in told["actions"][:2]:
        action |= {"kicked": 4, "coins": [1000] * 5}
    assert 5000 * len(json.dumps(told)) < LARGEST_RECORD / 2


def test_a_record_may_have_sixteen_megabytes(tmp_path: Path) -> None:
    assert LARGEST_RECORD == 16 * 1024 * 1024
    file = tmp_path / "game.bvg"
    text = dumps(loads(EXAMPLE))
    file.write_text(text + " " * (LARGEST_RECORD - len(text.encode())), encoding="utf-8")
    assert file.stat().st_size == LARGEST_RECORD
    assert read_record(file).state.is_over


def test_a_file_is_read_up_to_its_bound_and_not_beyond(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"\r\n\x1a" * 4)
    assert read_bytes(file, 12) == b"\r\n\x1a" * 4
    with pytest.raises(TooLargeError):
        read_bytes(file, 11)


def test_a_small_file_takes_little_memory_however_large_it_might_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"small")
    tracemalloc.start()
    try:
        assert read_bytes(tmp_path / "file", 10**8) == b"small"
        assert tracemalloc.get_traced_memory()[1] < 10**6
    finally:
        tracemalloc.stop()


def test_what_is_appended_comes_last(tmp_path: Path) -> None:
    for line in ("ž", "b"):
        with open_to_append(tmp_path / "file") as file:
            file.write(line)
    assert (tmp_path / "file").read_text("utf-8") == "žb"
    with pytest.raises(IsADirectoryError):
        open_to_append(tmp_path)


@POSIX
def test_pipes_and_devices_are_neither_read_nor_appended_to(tmp_path: Path) -> None:
    for special in specials(tmp_path):
        with pytest.raises((NotRegularError, IsADirectoryError)):
            read_bytes(special, 10)
        with pytest.raises((NotRegularError, IsADirectoryError)):
            open_to_append(special)


@POSIX
def test_a_file_that_becomes_a_pipe_just_before_it_is_opened_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    monkeypatch.setattr(files, "check_regular", lambda _path: None)
    with pytest.raises(NotRegularError):
        read_bytes(pipe, 10)
    with pytest.raises(OSError, match=r"."):
        open_to_append(pipe)


@pytest.mark.parametrize("seconds", [1e12, 1e300, -1e12, -1e300, float("inf")])
def test_dates_beyond_all_calendars_have_a_nearest_one(seconds: float) -> None:
    assert moment(seconds).year == (9999 if seconds > 0 else 1970)


def test_usual_dates_are_as_they_are() -> None:
    assert moment(1_700_000_000.0).timestamp() == 1_700_000_000.0
