"""The style of the standard widgets."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bohemian_villages.views.toolkit.fonts import LEAST_PIXELS
from bohemian_villages.views.toolkit.style import sheet
from bohemian_villages.views.toolkit.theme import DARK, LIGHT, Theme

THEMES = pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])


@THEMES
@pytest.mark.usefixtures("qapp")
def test_no_text_is_too_small_at_any_scale(look: Theme) -> None:
    for scale in (0.5, 0.92, 1.0, 3.0):
        sizes = [int(size) for size in re.findall(r"font-size: (\d+)px", sheet(look, scale))]
        assert sizes
        assert min(sizes) >= LEAST_PIXELS


@THEMES
@pytest.mark.usefixtures("qapp")
def test_every_standard_widget_is_styled(look: Theme) -> None:
    text = sheet(look)
    for name in (
        "QPushButton",
        "QLineEdit",
        "QComboBox",
        "QCheckBox",
        "QListView",
        "QMenu",
        "QScrollBar",
        "QToolTip",
    ):
        assert f"{name} " in text or f"{name}:" in text or f"{name}," in text
    assert "$" not in text


@THEMES
def test_qt_understands_the_sheet(qtbot: QtBot, look: Theme) -> None:
    """A mistake in a sheet is a warning, and every warning fails a test."""
    form = QWidget()
    qtbot.addWidget(form)
    field, box = QLineEdit(form), QComboBox(form)
    layout = QVBoxLayout(form)
    layout.addWidget(field)
    layout.addWidget(box)
    form.setStyleSheet(sheet(look, 1.5))
    form.resize(200, 100)
    form.show()
    picture = form.grab().toImage()
    paper = "#fffdf6" if look is LIGHT else look.sunk_top.lower()
    middle = field.geometry().center()
    assert picture.pixelColor(middle.x() + 40, middle.y()).name() == paper


@THEMES
@pytest.mark.parametrize("has_frame", [False, True], ids=["plain", "in a page"])
def test_the_chosen_entry_of_an_open_list_is_golden(
    qtbot: QtBot, look: Theme, has_frame: bool
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    box = QComboBox(page)
    box.addItems(["one", "two", "three"])
    box.setCurrentIndex(1)
    (page if has_frame else box).setStyleSheet(sheet(look, 1.0))
    page.show()
    box.showPopup()
    view = box.view()
    picture = view.window().grab().toImage()
    rows = [view.visualRect(box.model().index(row, 0)) for row in range(3)]
    grounds = [
        picture.pixelColor(
            view.viewport().mapTo(view.window(), row.center()).x() + row.width() // 3,
            view.viewport().mapTo(view.window(), row.center()).y(),
        ).name()
        for row in rows
    ]
    paper = "#fffdf6" if look is LIGHT else look.sunk_top.lower()
    assert grounds == [paper, look.chosen_bottom.lower(), paper]
    # The frame is the list's own, and nothing of another colour sticks out.
    for place in (0, picture.height() - 1):
        assert picture.pixelColor(picture.width() // 2, place).name() == look.button_edge.lower()
    box.hidePopup()


def test_missing_signs_leave_the_widgets_usable(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bohemian_villages.assets import MissingAssetError
    from bohemian_villages.views.toolkit import style

    def missing(name: str) -> None:
        raise MissingAssetError(name)

    monkeypatch.setattr(style, "resource", missing)
    box = QComboBox()
    qtbot.addWidget(box)
    box.setStyleSheet(sheet.__wrapped__(LIGHT, 1.0))
    assert not box.grab().isNull()
