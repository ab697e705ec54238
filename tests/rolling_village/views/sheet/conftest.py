"""What tests of the sheet share: pictures, a light table, and the view itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bohemian_villages.rolling_village.views.sheet.picture import SheetPicture
from bohemian_villages.rolling_village.views.sheet.view import SheetView
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.art.disk_cache import DiskCache
from bohemian_villages.views.toolkit.theme import theme_bus

ShowSheet = Callable[..., SheetView]


@pytest.fixture(scope="session")
def art(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Art]:
    """A store for all tests: what one has drawn, the next need not wait for."""
    assert qapp is not None
    store = Art(DiskCache(tmp_path_factory.mktemp("pictures")))
    yield store
    store.close()


@pytest.fixture(autouse=True)
def _light_table() -> Iterator[None]:
    yield
    theme_bus().use("light")


@pytest.fixture
def show(qapp: QApplication, art: Art) -> Iterator[ShowSheet]:
    """Shows a sheet in a window of a size, complete with its pictures."""
    views: list[SheetView] = []

    def show_sheet(picture: SheetPicture, width: int = 800, height: int = 734) -> SheetView:
        view = SheetView(art)
        views.append(view)
        view.resize(width, height)
        view.show_picture(picture)
        view.show()
        assert QTest.qWaitForWindowActive(view)
        view.grab()
        assert art.wait()
        return view

    yield show_sheet
    for view in views:
        view.finish_now()
        view.close()
        view.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
