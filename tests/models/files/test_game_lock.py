"""Locks of games: held by the system, so that they end with whoever held them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bohemian_villages.models.files.game_lock import GameLock, is_played_elsewhere
from tests.specials import KINDS, put_special

HOLD = """
import sys, time
from pathlib import Path
from bohemian_villages.models.files.game_lock import GameLock
lock = GameLock(Path(sys.argv[1]))
print(lock.take(), flush=True)
time.sleep(60)
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return tmp_path / "game.bvg"


def lock_file(game: Path) -> Path:
    return game.with_name("game.bvg.lock")


def test_a_lock_is_one_copys_alone_until_it_lets_go(game: Path) -> None:
    first, second = GameLock(game), GameLock(game)
    assert first.take()
    assert not second.take()
    assert is_played_elsewhere(game)
    first.release()
    assert not lock_file(game).exists()
    assert second.take()
    second.release()


def test_asking_about_a_lock_neither_takes_nor_breaks_it(game: Path) -> None:
    lock = GameLock(game)
    assert lock.take()
    for _ in range(3):
        assert is_played_elsewhere(game)
    assert lock_file(game).exists()
    lock.release()


def test_a_lock_whose_number_is_another_process_now_holds_nobody_up(game: Path) -> None:
    # What a killed program may leave; this very process has the number that is told there.
    name = Path(sys.executable).resolve().name
    lock_file(game).write_text(f"{os.getpid()}\n{name}\n")
    assert not is_played_elsewhere(game)
    lock = GameLock(game)
    assert lock.take()
    lock.release()


def test_a_lock_from_another_computer_that_is_gone_holds_nobody_up(game: Path) -> None:
    lock_file(game).write_text("1\npython\nanother-computer\nits-id\nits-start\n")
    assert not is_played_elsewhere(game)


def test_a_file_with_something_in_it_stays_whatever_its_name(game: Path) -> None:
    lock_file(game).write_text("mine")
    assert not is_played_elsewhere(game)
    assert lock_file(game).read_text() == "mine"


def test_the_lock_of_a_killed_program_is_free(game: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(game)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline().strip() == "True"
        assert is_played_elsewhere(game)
        program.kill()
    assert lock_file(game).exists()
    assert not is_played_elsewhere(game)
    assert not lock_file(game).exists()


def test_a_lock_that_was_taken_away_meanwhile_does_not_count(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[int] = []
    open_file = os.open

    def open_late(path: Path, flags: int, mode: int) -> int:
        """The first time, another copy removes its file before we lock it."""
        handle = open_file(path, flags, mode)
        opened.append(handle)
        if len(opened) == 1:
            path.unlink()
        return handle

    lock = GameLock(game)
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", open_late)
        assert lock.take()
    assert len(opened) == 2
    assert is_played_elsewhere(game)
    lock.release()


def test_where_no_lock_can_be_written_nobody_is_in_the_way(tmp_path: Path) -> None:
    assert not is_played_elsewhere(tmp_path / "nowhere" / "game.bvg")


@pytest.mark.skipif(os.name != "posix", reason="only there are pipes and devices with names")
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_ordinary_file_is_nobodys_lock(game: Path, kind: str) -> None:
    before = put_special(kind, lock_file(game)).lstat()
    assert not is_played_elsewhere(game)
    lock = GameLock(game)
    assert lock.take()
    lock.release()
    assert lock_file(game).lstat().st_ino == before.st_ino
