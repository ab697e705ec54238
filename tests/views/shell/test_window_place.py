"""A window lies wholly on its screen, whatever was kept of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtGui import QScreen

from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.shell.window_place import LIKELY_FRAME, fitted
from tests.views.windows import Windows

LEAST = QSize(800, 560)
FRAME = QMargins(1, 26, 1, 5)


@pytest.mark.parametrize("frame", [QMargins(), FRAME, LIKELY_FRAME])
@pytest.mark.parametrize(
    "free",
    [
        QRect(0, 0, 1280, 800),
        QRect(0, 0, 1024, 700),
        QRect(0, 30, 1366, 738),
        QRect(1920, 0, 1920, 1080),
        QRect(-1280, 24, 1280, 776),
    ],
)
@pytest.mark.parametrize(
    "place",
    [
        QRect(0, 0, 1280, 800),
        QRect(100, 80, 900, 600),
        QRect(5000, 4000, 2500, 1400),
        QRect(-3000, -50, 800, 560),
    ],
)
def test_window_and_frame_lie_in_what_is_free(place: QRect, free: QRect, frame: QMargins) -> None:
    found = fitted(place, free, frame, LEAST)
    assert free.contains(found.marginsAdded(frame))
    assert found.width() <= max(place.width(), LEAST.width())
    assert found.height() <= max(place.height(), LEAST.height())


def test_what_fits_stays_where_it_is() -> None:
    place = QRect(60, 70, 1000, 600)
    assert fitted(place, QRect(0, 0, 1280, 800), FRAME, LEAST) == place


def test_on_a_tiny_screen_the_title_is_in_sight() -> None:
    found = fitted(QRect(0, 0, 1280, 800), QRect(0, 0, 640, 480), FRAME, LEAST)
    assert found == QRect(1, 26, 800, 560)


@pytest.mark.parametrize(
    ("screen", "size"), [((1280, 800), (1268, 752)), ((1920, 1080), (1280, 800))]
)
def test_the_first_window_fits_its_screen(
    windows: Windows,
    monkeypatch: pytest.MonkeyPatch,
    screen: tuple[int, int],
    size: tuple[int, int],
) -> None:
    window = windows.make((900, 600))
    _have_screen(monkeypatch, screen)
    window._restore_place()
    assert window.size().toTuple() == size


def test_a_window_kept_on_a_larger_screen_fits_the_present_one(
    windows: Windows, monkeypatch: pytest.MonkeyPatch
) -> None:
    _have_screen(monkeypatch, (3000, 2000))
    window = windows.make((1500, 1100))
    window.move(900, 500)
    kept = bytes(window.saveGeometry().toBase64().data()).decode()
    _have_screen(monkeypatch, (1366, 768))
    again = windows.make((900, 600), window_geometry=kept)
    again._restore_place()
    assert QRect(0, 0, 1366, 768).contains(again.geometry().marginsAdded(LIKELY_FRAME))
    assert _least(again) == (800, 560)


def _have_screen(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: QRect(0, 0, *size))


def _least(window: MainWindow) -> tuple[int, int]:
    return window.minimumSize().width(), window.minimumSize().height()
