"""What tests of views share: a store of pictures of their own, and the light table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from bohemian_villages.views.art import Art
from bohemian_villages.views.art.disk_cache import DiskCache
from bohemian_villages.views.theme import theme_bus


@pytest.fixture(autouse=True)
def _light_table() -> Iterator[None]:
    yield
    theme_bus().use("light")


@pytest.fixture
def art(qapp: QApplication, tmp_path: Path) -> Iterator[Art]:
    """A store with an empty cache on disk."""
    assert qapp is not None
    store = Art(DiskCache(tmp_path / "cache"))
    yield store
    store.close()
