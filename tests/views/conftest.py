"""What tests of views share: pictures, windows and tables, and a light table to begin with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from bohemian_villages.views.shell import main_window
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.art.disk_cache import DiskCache
from bohemian_villages.views.toolkit.theme import theme_bus
from tests.views.board.boards import close_views
from tests.views.table.tables import Tables
from tests.views.toolkit.pages import BlankArt, Pages
from tests.views.windows import Windows


@pytest.fixture(autouse=True)
def _light_table() -> Iterator[None]:
    yield
    close_views()
    theme_bus().use("light")


@pytest.fixture(autouse=True)
def _no_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """The offscreen platform has a screen of 800×800, and frames: windows there keep their size."""
    monkeypatch.setattr(main_window, "fit_when_framed", lambda _window: None)


@pytest.fixture(scope="session")
def art(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Art]:
    """A store for all tests: what one has drawn, the next need not wait for."""
    assert qapp is not None
    store = Art(DiskCache(tmp_path_factory.mktemp("pictures")))
    yield store
    store.close()


@pytest.fixture
def blank(qapp: QApplication) -> Art:
    """A store that never draws."""
    assert qapp is not None
    return BlankArt()


@pytest.fixture
def pages(qapp: QApplication) -> Iterator[Pages]:
    """Shows screens, and clears them away."""
    shown = Pages()
    yield shown
    shown.close()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def windows(art: Art) -> Iterator[Windows]:
    """Makes windows of the program, and closes them."""
    made = Windows(art)
    yield made
    made.close()


@pytest.fixture
def tables(art: Art, tmp_path: Path) -> Iterator[Tables]:
    """Makes tables, and clears them away."""
    made = Tables(art, tmp_path / "games")
    yield made
    made.close()
