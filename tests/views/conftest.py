"""What tests of views share: a store of pictures, and a light table to begin with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from bohemian_villages.views import main_window
from bohemian_villages.views.art import Art
from bohemian_villages.views.art.disk_cache import DiskCache
from bohemian_villages.views.theme import theme_bus
from tests.views.boards import close_views


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
