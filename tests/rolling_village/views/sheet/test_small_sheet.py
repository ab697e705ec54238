"""The small sheets of the others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bohemian_villages.rolling_village.engine.sheet import SPACES
from bohemian_villages.rolling_village.views.sheet.small import SmallSheet
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.theme import FIGURES
from tests.rolling_village.views.sheet.sheets import picture, with_house


@pytest.fixture
def small(qapp: QApplication, art: Art) -> Iterator[SmallSheet]:
    """A small sheet that is seen."""
    sheet = SmallSheet(art)
    sheet.resize(138, 208)
    sheet.show_small(picture(), "Tomáš", "blue", "done", 26, "toolbar-check")
    sheet.show()
    assert QTest.qWaitForWindowActive(sheet)
    sheet.grab()
    assert art.wait()
    yield sheet
    sheet.close()
    sheet.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_seat_whose_colour_others_have_too_shows_its_number(small: SmallSheet) -> None:
    seen = [small.grab().toImage()]
    for number in ("7", "12"):
        small.show_small(picture(), "Tomáš", "blue", "done", 26, "toolbar-check", number)
        QTest.qWait(20)
        seen.append(small.grab().toImage())
    assert all(seen[one] != seen[other] for one, other in ((0, 1), (0, 2), (1, 2)))


def test_a_click_or_enter_asks_for_the_sheet(small: SmallSheet) -> None:
    asked: list[bool] = []
    small.clicked.connect(lambda: asked.append(True))
    QTest.mouseClick(small, Qt.MouseButton.LeftButton)
    QTest.keyClick(small, Qt.Key.Key_Return)
    QTest.keyClick(small, Qt.Key.Key_Space)
    QTest.mouseClick(small, Qt.MouseButton.RightButton)
    assert len(asked) == 3


def test_name_points_and_status_are_told(small: SmallSheet) -> None:
    assert small.accessibleName().startswith("Tomáš: 26 point")
    assert small.accessibleDescription() == "done"
    assert "Tomáš: 26 point" in small.toolTip()
    assert "Click to see Tomáš’s sheet large." in small.toolTip()


def test_all_spaces_lie_on_the_sheet_and_apart(small: SmallSheet) -> None:
    cells = [small.cell(space) for space in range(SPACES)]
    assert all(QRectF(small.rect()).contains(cell) for cell in cells)
    for number, cell in enumerate(cells):
        assert not any(cell.intersects(other) for other in cells[number + 1 :])


def test_a_new_drawing_is_seen(small: SmallSheet, art: Art) -> None:
    before = small.grab().toImage()
    small.show_small(with_house(16), "Tomáš", "blue", "done", 26, "toolbar-check")
    QTest.qWait(20)
    assert art.wait()
    area = small.cell(16).toRect()
    assert small.grab().toImage().copy(area) != before.copy(area)


@pytest.mark.parametrize("color", FIGURES)
def test_every_colour_and_long_names_are_painted(small: SmallSheet, art: Art, color: str) -> None:
    small.show_small(picture(), "Maximiliana von Rosenberg", color, "denkt lange nach", 135)
    small.grab()
    assert art.wait()
    small.grab()
