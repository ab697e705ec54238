"""A file that holds no game: which file and why is told, and stays until it was read."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from bohemian_villages import app as desktop
from bohemian_villages import files
from bohemian_villages.engine.record import dumps
from bohemian_villages.views.shell.application import Application
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.shell.unopened import UnopenedDialog
from bohemian_villages.views.toolkit.widgets import toast
from tests.models.tables import people, played
from tests.views.table import seen
from tests.views.windows import Windows, drop, play, wait

NO_GAME = "not a saved game of Bohemian Villages"


def _broken_rule() -> str:
    """A game in which somebody places a figure with dice that do not add up."""
    record = json.loads(dumps(played(people(2), 40)))
    turn, action = next(
        (turn, action)
        for turn in record["turns"][3:]
        for action in turn["actions"]
        if action["do"] == "place"
    )
    action["dice"] = [0]
    assert turn
    return json.dumps(record)


CONTENTS: dict[str, tuple[str | bytes, str]] = {
    "empty.bvg": (b"", "This file is empty."),
    "text.bvg": ("Dear diary", f"{NO_GAME}, or it is damaged"),
    "picture.bvg": (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), NO_GAME),
    "list.bvg": ("[1, 2, 3]", f"This is {NO_GAME}."),
    "chess.bvg": ('{"format": "chess", "version": 1}', f"This is {NO_GAME}."),
    "newer.bvg": ('{"format": "bohemian-villages/record", "version": 99}', "a newer version"),
    "cut.bvg": (dumps(played(people(2), 10))[:400], "or it is damaged"),
    "setup.bvg": ('{"format": "bohemian-villages/record", "version": 1}', "game is damaged."),
    "rule.bvg": (_broken_rule(), "This saved game is damaged."),
}


def by_name(window: MainWindow, file: Path, _patch: pytest.MonkeyPatch) -> None:
    """As a file named on the command line, or double-clicked, is opened."""
    window.open_path(file)


def by_drop(window: MainWindow, file: Path, _patch: pytest.MonkeyPatch) -> None:
    """As a file dropped on the window is opened."""
    drop(window, QUrl.fromLocalFile(str(file)))


def by_dialog(window: MainWindow, file: Path, patch: pytest.MonkeyPatch) -> None:
    """As a file chosen in the dialog is opened."""
    patch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    window.files.open()


Way = Callable[[MainWindow, Path, pytest.MonkeyPatch], None]
WAYS = pytest.mark.parametrize("way", [by_name, by_drop, by_dialog])


def told(window: MainWindow) -> UnopenedDialog:
    """What the window says of the file, once it does."""
    dialog = window.messages.unopened
    assert dialog is not None
    wait(dialog.isVisible)
    return dialog


def dismiss(dialog: UnopenedDialog) -> None:
    """Somebody has read it."""
    QTest.mouseClick(dialog.ok, Qt.MouseButton.LeftButton)
    seen.settle_events()


@WAYS
def test_every_kind_of_broken_file_is_named_with_what_it_is(
    way: Way, windows: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.make()
    for name, (content, verdict) in CONTENTS.items():
        file = tmp_path / name
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        way(window, file, monkeypatch)
        dialog = told(window)
        assert name in dialog.file.text()
        assert verdict in dialog.verdict.text(), name
        assert "JSON" not in dialog.verdict.text()
        dismiss(dialog)
    assert window.screens.currentWidget() is window.start


@WAYS
def test_a_folder_and_a_file_that_is_not_there_are_told_apart(
    way: Way, windows: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.make()
    (tmp_path / "folder.bvg").mkdir()
    for name, verdict in (("folder.bvg", "a folder"), ("gone.bvg", "no such file")):
        way(window, tmp_path / name, monkeypatch)
        dialog = told(window)
        assert name in dialog.file.text()
        assert verdict in dialog.verdict.text()
        assert not dialog.detail.isVisible()
        dismiss(dialog)


@WAYS
def test_a_file_that_may_not_be_read_is_told(
    way: Way, windows: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, _most: int) -> bytes:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(files, "read_bytes", refuse)
    window = windows.make()
    way(window, tmp_path / "secret.bvg", monkeypatch)
    dialog = told(window)
    assert "secret.bvg" in dialog.file.text()
    assert "cannot be read: Permission denied." in dialog.verdict.text()


def test_where_a_rule_is_broken_is_told_below(windows: Windows, tmp_path: Path) -> None:
    window = windows.make()
    (tmp_path / "rule.bvg").write_text(_broken_rule())
    window.open_path(tmp_path / "rule.bvg")
    dialog = told(window)
    assert dialog.detail.text().startswith("Turn ")
    assert ", action " in dialog.detail.text()


def test_whoever_opens_a_village_set_learns_where_it_belongs(
    windows: Windows, tmp_path: Path
) -> None:
    window = windows.make()
    (tmp_path / "mine.toml").write_text('format = "bohemian-villages/village-set"')
    window.open_path(tmp_path / "mine.toml")
    dialog = told(window)
    assert "village set" in dialog.detail.text()
    assert "villages”" in dialog.detail.text()


def test_it_stays_until_it_was_read(
    windows: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A toast would be gone in no time.
    monkeypatch.setattr(toast, "LEAST_MS", 10)
    monkeypatch.setattr(toast, "MS_A_SIGN", 0)
    window = windows.make()
    (tmp_path / "text.bvg").write_text("Dear diary")
    window.open_path(tmp_path / "text.bvg")
    dialog = told(window)
    assert not window.messages.toast.isVisible()
    QTest.qWait(200)
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    seen.settle_events()
    assert QApplication.activeModalWidget() is None


def test_another_broken_file_takes_the_place_of_the_first(windows: Windows, tmp_path: Path) -> None:
    window = windows.make()
    for name in ("first.bvg", "second.bvg"):
        window.open_path(tmp_path / name)
        told(window)
    shown = [each for each in window.findChildren(UnopenedDialog) if each.isVisible()]
    assert [each.file.text().endswith("second.bvg”") for each in shown] == [True]


def test_the_game_on_the_table_stays(windows: Windows, tmp_path: Path) -> None:
    window = windows.make()
    table = play(window, people(2))
    window.open_path(tmp_path / "gone.bvg")
    dismiss(told(window))
    assert window.screens.currentWidget() is table


def test_the_name_of_a_file_is_no_markup_and_makes_the_dialog_no_wider(
    windows: Windows, tmp_path: Path
) -> None:
    window = windows.make()
    window.open_path(tmp_path / "<b>bold</b>.bvg")
    dialog = told(window)
    assert "<b>bold</b>" in dialog.file.text()
    assert dialog.file.textFormat() == Qt.TextFormat.PlainText
    wide = dialog.width()
    dismiss(dialog)
    window.open_path(tmp_path / ("W" * 250 + ".bvg"))
    assert told(window).width() == wide


def test_a_broken_file_on_the_command_line_is_told_once_the_window_is_there(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "text.bvg").write_text("Dear diary")
    seen_files: list[str] = []

    def watch() -> int:
        (window,) = [each for each in qapp.topLevelWidgets() if isinstance(each, MainWindow)]
        dialog = told(window)
        assert window.isVisible()
        seen_files.append(dialog.file.text())
        dismiss(dialog)
        window.close()
        window.deleteLater()
        return 0

    monkeypatch.setattr(Application, "exec", staticmethod(watch))
    assert desktop.run(str(tmp_path / "text.bvg")) == 0
    assert "text.bvg" in seen_files[0]
