"""The crash dialog: says the truth about the game, and lets it go on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from bohemian_villages import app
from bohemian_villages.crash_reports import Report
from bohemian_villages.views.shell.crash_dialog import CrashDialog
from bohemian_villages.views.toolkit.art import Art
from tests.models.tables import people
from tests.views.windows import Windows, play

FILE = Path("/somewhere/log/crash-1.txt")


def dialog(
    qtbot: QtBot, file: Path | None = FILE, *, playing: bool = True, saved: bool = True
) -> CrashDialog:
    made = CrashDialog(Report("what happened", file), playing=playing, saved=saved)
    qtbot.addWidget(made)
    return made


def button(shown: CrashDialog, text: str) -> QPushButton:
    (found,) = [each for each in shown.findChildren(QPushButton) if each.text() == text]
    return found


def test_it_says_that_the_game_is_saved_and_where_the_report_lies(qtbot: QtBot) -> None:
    shown = dialog(qtbot)
    assert "Your game is saved" in shown.text.text()
    assert shown.file.text() == str(FILE)
    assert shown.findChildren(QPlainTextEdit)[0].toPlainText() == "what happened"
    assert shown.focusWidget() is shown.go_on


def test_it_does_not_claim_that_an_unsaved_game_is_saved(qtbot: QtBot) -> None:
    shown = dialog(qtbot, saved=False)
    assert "could not be saved" in shown.text.text()


def test_it_does_not_speak_of_a_game_where_there_is_none(qtbot: QtBot) -> None:
    shown = dialog(qtbot, playing=False)
    text = shown.text.text()
    assert "saved" not in text
    assert "You can go on" in text


def test_a_report_without_a_file_can_be_copied(qtbot: QtBot) -> None:
    shown = dialog(qtbot, file=None)
    assert "could not be written" in shown.text.text()
    button(shown, "Copy report").click()
    assert QGuiApplication.clipboard().text() == "what happened"


def test_quitting_is_asked_for_by_one_button_alone(qtbot: QtBot) -> None:
    shown = dialog(qtbot)
    with qtbot.assertNotEmitted(shown.quit_requested):
        button(shown, "Continue").click()
    shown = dialog(qtbot)
    with qtbot.waitSignal(shown.quit_requested):
        button(shown, "Quit").click()


@pytest.mark.parametrize("failing", [False, True])
def test_the_window_sees_the_game_onto_the_disk_before_it_says_so(art: Art, failing: bool) -> None:
    windows = Windows(art)
    window = windows.make()
    play(window, people(2))
    if failing:
        window.writer.write("x", _fail)
    shown = app.show_crash(window, Report("text", FILE))
    assert ("Your game is saved" in shown.text.text()) is not failing
    assert list(window.saved.folder.glob("*.bvg"))
    shown.close()
    windows.close()


def _fail() -> None:
    raise OSError("the disk is full")
