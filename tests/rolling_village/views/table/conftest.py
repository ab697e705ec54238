"""Tables for the tests of the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.art.disk_cache import DiskCache
from bohemian_villages.views.toolkit.theme import theme_bus
from tests.rolling_village.views.table.tables import Tables


@pytest.fixture(scope="session")
def rolling_art(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Art]:
    """A store for all tests: what one has drawn, the next need not wait for."""
    assert qapp is not None
    store = Art(DiskCache(tmp_path_factory.mktemp("pictures")))
    yield store
    store.close()


@pytest.fixture
def tables(rolling_art: Art) -> Iterator[Tables]:
    """Makes tables; they are cleared away at the end."""
    made = Tables(rolling_art)
    yield made
    made.close()
    theme_bus().use("light")
