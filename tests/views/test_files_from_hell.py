"""Files from hell in the window: a clear sentence or a proper display, and the file untouched."""

from __future__ import annotations

import json
import os
import random
import sys
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QUrl

from bohemian_villages.engine.board import Board
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import loads
from bohemian_villages.engine.setup import Setup
from bohemian_villages.files import LARGEST_RECORD
from bohemian_villages.models.files.open_file import SMALL
from bohemian_villages.records.errors import RecordError
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.shell.recent_menu import RecentMenu
from tests.engine.record_corpus import FOLDER
from tests.models.replay.replays import long_game
from tests.models.tables import people, played
from tests.record_files import write_record
from tests.records.mutations import mutated
from tests.views.hand import Hand
from tests.views.table import seen
from tests.views.windows import Windows, drop, final_of, load, model_of, replay_of, table_of, wait

NAMES = {
    "long": "x" * 40,
    "wide": "W" * 40,
    "words": "Maximilian von und zu Maximilian von zu",
    "right to left": "שלום עולם " * 4,
    "arabic": "مرحبا بالعالم",
    "emoji": "👩‍👩‍👧‍👦🎲🏰" * 4,
    "markup": "<b>bold</b> & <img src=x>",
    "invisible": "e\u200bvil\u2060\ufeff",
    "marks": "Z" + "\u0301" * 39,
    "empty": "",
}
REFUSED_NAMES = {
    "too long": "x" * 20_000,
    "lines": "a\nb\tc\0d",
    "overrides": "\u202eevil\u202c",
}
CONTENTS = {
    "empty": b"",
    "no JSON": b"{",
    "not UTF-8": b'{"format": "\xff\xfe"}',
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "another program's": b'{"format": "chess", "version": 1}',
    "newer": b'{"format": "bohemian-villages/record", "version": 99}',
    "nested": b"[" * 100_000,
    "a number": b"1" * 5_000,
    "a list": b"[]",
    "too large": b" " * (LARGEST_RECORD + 1),
}


def named(setup: Setup, name: str) -> Setup:
    """A game in which everybody has such a name."""
    return evolve(setup, players=tuple(evolve(player, name=name) for player in setup.players))


def check_told(window: MainWindow, file: Path) -> None:
    """Opening the file changes nothing and is told in a dialog that fits into the window."""
    shown = window.screens.currentWidget()
    window.open_path(file)
    wait(lambda: (dialog := window.messages.unopened) is not None and dialog.isVisible())
    dialog = window.messages.unopened
    assert dialog is not None
    assert dialog.verdict.text()
    assert len(dialog.detail.text().splitlines()) <= 1
    assert len(dialog.detail.text()) < 600
    assert dialog.width() < window.width()
    assert dialog.height() < window.height()
    dialog.accept()
    window.messages.unopened = None
    assert window.screens.currentWidget() is shown


def test_whatever_is_no_game_is_told_in_one_sentence(windows: Windows, tmp_path: Path) -> None:
    window = windows.make()
    for number, content in enumerate(CONTENTS.values()):
        file = tmp_path / f"{number}.bvg"
        file.write_bytes(content)
        check_told(window, file)
        assert file.read_bytes() == content
    check_told(window, tmp_path)
    check_told(window, tmp_path / ("n" * 5_000))
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe.bvg")
        check_told(window, tmp_path / "pipe.bvg")
        check_told(window, Path("/dev/zero"))


def test_broken_games_are_told_in_one_sentence(windows: Windows, tmp_path: Path) -> None:
    window, rng = windows.make(), random.Random(5)
    sound = [json.loads(file.read_bytes()) for file in sorted(FOLDER.glob("*.bvg"))]
    broken = 0
    while broken < 60:
        content = json.dumps(mutated(rng.choice(sound), rng, rng.randint(1, 3))).encode()
        try:
            loads(content)
        except RecordError:
            broken += 1
            file = tmp_path / f"{broken}.bvg"
            file.write_bytes(content)
            check_told(window, file)
            assert file.read_bytes() == content


def test_what_is_dropped_but_is_no_file_is_told(windows: Windows) -> None:
    window = windows.make()
    drop(window, QUrl("https://example.org/game.bvg"))
    wait(lambda: "Only files" in window.messages.toast.text)


@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.long), 5])
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name in ("wide", "markup") else pytest.mark.long)
        for name in NAMES
    ],
)
def test_names_from_hell_are_shown_on_every_screen(
    windows: Windows, tmp_path: Path, name: str, players: int
) -> None:
    window = windows.make()
    setup = named(people(players), NAMES[name])
    write_record(tmp_path / "game.bvg", played(setup, 40))
    window.open_path(tmp_path / "game.bvg")
    seen.settle_events()
    assert window.screens.currentWidget() is table_of(window)
    seen.check(table_of(window))
    Hand(window).type("l")
    seen.settle_events()
    window.grab()
    window.show_start()
    window.writer.finish()
    wait(lambda: bool(window.saved.recent))
    menu = RecentMenu(window.saved, window.open_path, window)
    assert menu.sizeHint().width() < window.width()
    menu.deleteLater()
    load(window, played(setup, 10_000))
    wait(lambda: window.screens.currentWidget() is final_of(window))
    final_of(window).grab()
    window.replay_this()
    seen.settle_events()
    window.grab()
    window.show_statistics()
    window.writer.finish()
    seen.settle_events()
    window.grab()


@pytest.mark.parametrize("name", REFUSED_NAMES.values(), ids=list(REFUSED_NAMES))
def test_names_beyond_all_bounds_are_told_in_one_sentence(
    windows: Windows, tmp_path: Path, name: str
) -> None:
    window, setup = windows.make(), people(2)
    first, *others = setup.board.villages
    villages = Board((evolve(first, name=name), *others))
    for number, broken in enumerate((named(setup, name), evolve(setup, board=villages))):
        file = tmp_path / f"{number}.bvg"
        write_record(file, Game(broken))
        check_told(window, file)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere no file has such a name")
def test_a_large_file_of_an_odd_name_is_told_in_one_line(windows: Windows, tmp_path: Path) -> None:
    window, told = windows.make(), list[str]()
    window.files.told.connect(told.append)
    file = tmp_path / "two\nlines \u202e.bvg"
    file.write_bytes(b"[" + b"1," * SMALL)
    window.open_path(file)
    assert told == ["Reading a long game: two lines .bvg…"]


@pytest.mark.long
def test_a_game_of_5000_turns_opens_beside_the_window(windows: Windows, tmp_path: Path) -> None:
    window = windows.make()
    game = long_game(5_000)
    write_record(tmp_path / "long.bvg", game)
    window.open_path(tmp_path / "long.bvg")
    assert "Reading a long game" in window.messages.toast.text
    wait(lambda: window.current.is_shown)
    assert len(model_of(window).game.steps) == len(game.steps)
    seen.settle_events()
    window.replay_this()
    replay_of(window).seek(replay_of(window).model.length)
    seen.settle_events()
    window.grab()
    window.writer.finish()
    windows.close()
    window = windows.make()
    assert window.screens.currentWidget() is window.start
    wait(window.start.continue_card.isVisible)
    window.start.continue_requested.emit()
    assert len(model_of(window).game.steps) == len(game.steps)
