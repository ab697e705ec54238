"""File dialogs: saving, opening and exporting begin in the same folder, the one used last."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from bohemian_villages import settings
from bohemian_villages.views.bohemian.exports import BOARD, LOG_TEXT, RECORD
from bohemian_villages.views.shell import last_folder
from bohemian_villages.views.shell.main_window import MainWindow
from tests.models.tables import people, played
from tests.record_files import write_record
from tests.views.windows import Windows, model_of, play


class Dialogs:
    """Stands in for the dialogs: notes where they begin, and answers."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.begun: list[Path] = []
        self.answer = ""
        for name in ("getSaveFileName", "getOpenFileName"):
            patch.setattr(QFileDialog, name, self._ask)

    def _ask(self, _window: object, _title: str, place: str, _kinds: str) -> tuple[str, str]:
        self.begun.append(Path(place))
        return self.answer, ""

    def begin_in(self, window: MainWindow) -> list[Path]:
        """Where each of them begins; somebody closes them without an answer."""
        self.answer, self.begun = "", []
        window.exports.ask_name = self._ask
        game = model_of(window).snapshot
        window.files.own = None
        window.save()
        window.exports.export(RECORD, game)
        window.exports.export(LOG_TEXT, game)
        window.exports.export(BOARD, game)
        places = [each.parent for each in self.begun]
        window.files.open()
        return [*places, self.begun[-1]]


@pytest.fixture
def dialogs(monkeypatch: pytest.MonkeyPatch) -> Dialogs:
    return Dialogs(monkeypatch)


@pytest.fixture(autouse=True)
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where people keep files of their own."""
    folder = tmp_path / "documents"
    folder.mkdir()
    monkeypatch.setattr(last_folder, "_documents", lambda: folder)
    return folder


def test_all_dialogs_begin_in_the_documents(
    windows: Windows, dialogs: Dialogs, documents: Path
) -> None:
    window = windows.make()
    play(window, people(2))
    assert dialogs.begin_in(window) == [documents] * 5


@pytest.mark.parametrize("way", ["save", "open", "export"])
def test_all_dialogs_begin_where_the_last_one_ended(
    windows: Windows, dialogs: Dialogs, tmp_path: Path, way: str
) -> None:
    window = windows.make()
    play(window, people(2))
    folder = tmp_path / way
    folder.mkdir()
    dialogs.answer = str(folder / "game.bvg")
    window.exports.ask_name = dialogs._ask
    if way == "open":
        write_record(folder / "game.bvg", played(people(2), 6))
        window.files.open()
    elif way == "save":
        window.save_as()
    else:
        window.exports.export(RECORD, model_of(window).snapshot)
    assert dialogs.begin_in(window) == [folder] * 5


def test_the_folder_is_remembered_until_the_next_start(
    windows: Windows, dialogs: Dialogs, tmp_path: Path
) -> None:
    window = windows.make()
    play(window, people(2))
    dialogs.answer = str(tmp_path / "game.bvg")
    window.save_as()
    window.writer.finish()
    kept = settings.load().last_folder
    assert kept == str(tmp_path)
    again = windows.make(last_folder=kept)
    play(again, people(2))
    assert dialogs.begin_in(again) == [tmp_path] * 5


@pytest.mark.parametrize("gone", ["gone", "n" * 5_000])
def test_a_folder_that_is_gone_is_forgotten(
    windows: Windows, dialogs: Dialogs, documents: Path, tmp_path: Path, gone: str
) -> None:
    window = windows.make(last_folder=str(tmp_path / gone))
    play(window, people(2))
    assert dialogs.begin_in(window) == [documents] * 5
