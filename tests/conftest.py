"""What holds for every test: no screen, no file of the user's, the same examples every time."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

# Before Qt is imported. A caller who wants to see the windows names another platform.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

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


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder, so that no test reads or writes what belongs to the user."""
    folder = tmp_path_factory.mktemp("home")
    for variable, place in HOMES.items():
        monkeypatch.setenv(variable, str(folder / place))
    return folder
