"""The overview card of Rolling Village: the rules in short, and nothing cut off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from bohemian_villages.rolling_village.engine.sheet import project_of
from bohemian_villages.rolling_village.views.overview_card import (
    DOUBLES,
    EXAMPLE,
    Avenue,
    BonusTurns,
    Doubles,
    Legend,
    RollingCard,
    SquareExample,
    Swap,
)
from bohemian_villages.rolling_village.words.overview import rolling_overview
from bohemian_villages.views.toolkit.art import Art
from tests.rolling_village.engine.sheets import FOREST, HOUSE, LAKE, POINTS


@pytest.fixture
def card(blank: Art) -> Iterator[RollingCard]:
    """The card over a window."""
    window = QWidget()
    window.resize(1280, 800)
    window.show()
    made = RollingCard(window, blank)
    made.present()
    yield made
    window.close()
    window.deleteLater()


def test_every_rule_that_a_picture_can_tell_has_one(card: RollingCard) -> None:
    shown = {type(picture) for picture in card.pictures}
    assert shown == {Legend, Swap, Doubles, BonusTurns, Avenue, SquareExample}
    told = card.accessibleDescription()
    for heading, lines in rolling_overview.notes():
        assert heading in told
        assert all(line.split("’")[0] in told for line in lines)


def test_the_examples_are_those_of_the_rules() -> None:
    first, second = EXAMPLE
    assert (project_of(first), project_of(second)) == (HOUSE, FOREST)
    assert project_of(DOUBLES) is LAKE
    assert f"{first} and {second}: the house" in rolling_overview.swap()[1]
    # Three houses one below the other, in the first column of the sheet.
    assert [POINTS[avenue * 6] for avenue, _points in Avenue.HOUSES] == [
        points for _avenue, points in Avenue.HOUSES
    ]
    total = sum(points for _avenue, points in Avenue.HOUSES)
    assert rolling_overview.avenue()[1].endswith(f"here {total}.")


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (3840, 2160)], ids=str)
def test_the_card_fits_any_window_and_cuts_nothing_off(
    card: RollingCard, size: tuple[int, int]
) -> None:
    window = card.parentWidget()
    assert window is not None
    window.resize(*size)
    QApplication.processEvents()
    assert window.rect().contains(card.sheet.geometry())
    for label in card.sheet.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width()) or not label.wordWrap()
        assert card.sheet.rect().contains(label.geometry())
    for picture in card.pictures:
        assert card.sheet.rect().contains(picture.geometry())


def test_any_key_takes_the_card_away(card: RollingCard) -> None:
    QTest.keyClick(card, Qt.Key.Key_O)
    assert not card.isVisible()
    card.toggle()
    assert card.isVisible()
