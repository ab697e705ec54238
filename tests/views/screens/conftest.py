"""What tests of the screens share: a store without drawings, which would only take time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from bohemian_villages.views.art import Art
from tests.views.screens.pages import BlankArt, Pages


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
