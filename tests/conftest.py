"""What holds for every test: no screen, no file of the user's, the same examples every time."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from bohemian_villages.numeric.tuned_numpy import tune_numpy

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tests.patience import PatientBot

# Before Qt is imported. A caller who wants to see the windows names another platform.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Before numpy is imported: threads of its own would only spin beside those of other tests.
tune_numpy()

# No deadline: a busy machine is not a bug. No database: the tests leave nothing behind.
settings.register_profile("default", derandomize=True, deadline=None, database=None)
settings.register_profile("long", max_examples=2_000, deadline=None, database=None)
settings.load_profile("default")  # `--hypothesis-profile long` for the other

HOMES = {
    "HOME": ".",
    "USERPROFILE": ".",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
    "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
}


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """The program's own application."""
    from bohemian_villages.views.shell.application import Application

    return Application


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:
    """A busy machine is not a bug here either."""
    from tests.patience import PatientBot

    assert qapp is not None
    return PatientBot(request)


@pytest.fixture(scope="session")
def _new_homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders for one test each. To number them, pytest itself would look at all there are."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def home(_new_homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder, so that no test reads or writes what belongs to the user."""
    folder = next(_new_homes)
    folder.mkdir()
    for variable, place in HOMES.items():
        monkeypatch.setenv(variable, str(folder / place))
    return folder


def pytest_runtest_teardown() -> None:
    """Where the application collects garbage itself, its timer seldom runs between tests."""
    if not gc.isenabled():
        from PySide6.QtWidgets import QApplication

        from bohemian_villages.views.shell.application import Application

        app = QApplication.instance()
        if isinstance(app, Application):
            app.garbage.collect_if_due()
