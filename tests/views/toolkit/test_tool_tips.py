"""Tool tips as they are seen: readable by day and at dusk."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWidget

import bohemian_villages
from bohemian_villages.views.board import BoardView
from bohemian_villages.views.bohemian.description import BOHEMIAN
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.shell.recent_menu import RecentMenu
from bohemian_villages.views.toolkit import style
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.theme import theme, theme_bus
from bohemian_villages.views.toolkit.widgets.plain_text import set_tip
from tests.models.tables import people, played
from tests.views.table.seen import settle_events
from tests.views.windows import Windows, play, replay_of, wait

VIEWS = Path(bohemian_villages.__file__).parent / "views"


@pytest.fixture
def windows(art: Art, qapp: QApplication) -> Iterator[Windows]:
    made = Windows(art)
    yield made
    QToolTip.hideText()
    made.close()
    qapp.setStyleSheet("")


def dress(light: str) -> None:
    """Have the program look as it does by day or at dusk."""
    theme_bus().use(light)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.setStyleSheet(style.sheet(theme()))


def tip_label() -> QWidget:
    """The tool tip that is shown."""
    found = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel")]
    shown = [each for each in found if each.isVisible()]
    assert len(shown) == 1
    return shown[0]


def point_at(widget: QWidget, spot: QPoint) -> QWidget:
    """Rest the pointer over a place until the tool tip comes."""
    event = QHelpEvent(QHelpEvent.Type.ToolTip, spot, widget.mapToGlobal(spot))
    QApplication.sendEvent(widget, event)
    wait(QToolTip.isVisible)
    return tip_label()


def replayed(window: MainWindow) -> BoardView:
    """The board of a replay, where buildings have tool tips."""
    window.show_replay(BOHEMIAN, played(people(2), 9))
    settle_events()
    return replay_of(window).board


def point_at_building(board: BoardView, building: int) -> QWidget:
    """Rest the pointer over a building."""
    port = board.viewport()
    return point_at(port, port.mapFromGlobal(board.building_place(building)))


def contrast(one: QColor, other: QColor) -> float:
    """As accessibility measures it: from 1 to 21."""

    def luminance(color: QColor) -> float:
        parts = (color.redF(), color.greenF(), color.blueF())
        linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dim, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dim + 0.05)


def ground_and_ink(image: QImage) -> tuple[QColor, QColor]:
    """The colour of most places, and the one that differs most from it."""
    places = [
        image.pixelColor(x, y)
        for x in range(4, image.width() - 4)
        for y in range(4, image.height() - 4)
    ]
    counted = Counter(color.rgba() for color in places)
    ground = QColor.fromRgba(counted.most_common(1)[0][0])
    return ground, max(places, key=lambda color: contrast(color, ground))


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_tool_tip_of_a_building_is_readable(windows: Windows, light: str) -> None:
    dress(light)
    tip = point_at_building(replayed(windows.make()), 3)
    ground, ink = ground_and_ink(tip.grab().toImage())
    assert ground.name() == QColor(theme().panel_top).name()
    assert contrast(ink, ground) > 7


@pytest.mark.parametrize("light", ["light", "dark"])
def test_all_tool_tips_of_the_table_look_alike(windows: Windows, light: str) -> None:
    dress(light)
    table = play(windows.make(), people(2))
    card = table.cards[0]
    wait(lambda: card.tips)
    for widget, spot in (
        (card, card.tips[0][0].center().toPoint()),
        (table.bar.buttons[0], QPoint(5, 5)),
        (table.rack, QPoint(5, 5)),
    ):
        ground, ink = ground_and_ink(point_at(widget, spot).grab().toImage())
        assert ground.name() == QColor(theme().panel_top).name()
        assert contrast(ink, ground) > 7


def test_no_sheet_reaches_tool_tips_for_want_of_a_selector() -> None:
    """A sheet without a selector is one of the widget's own, and of all tool tips over it."""
    bare = [
        f"{file.relative_to(VIEWS)}:{node.lineno}"
        for file in VIEWS.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "setStyleSheet"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
        and node.args[0].value
        and "{" not in node.args[0].value
    ]
    assert not bare


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1920, 1200), 1.5)])
def test_tool_tips_and_menus_are_as_large_as_the_window(
    windows: Windows, size: tuple[int, int], scale: float
) -> None:
    dress("light")
    window = windows.make(size)
    table = play(window, people(2))
    tip = point_at(table.bar.buttons[0], QPoint(5, 5))
    assert tip.font().pixelSize() == round(13 * scale)
    written = ground_and_ink_height(tip.grab().toImage())
    assert 8 * scale < written < 20 * scale
    for menu in (window.main_menu(), RecentMenu(window.saved, window.open_path, window)):
        menu.ensurePolished()
        assert menu.font().pixelSize() == round(14 * scale)
    submenus = window.main_menu().findChildren(QMenu)
    assert submenus
    for submenu in submenus:
        submenu.ensurePolished()
        assert submenu.font().pixelSize() == round(14 * scale)


def ground_and_ink_height(image: QImage) -> int:
    """How many rows of a tool tip of one line have writing."""
    ground, ink = ground_and_ink(image)
    return sum(
        any(
            contrast(image.pixelColor(x, y), ground) > contrast(ink, ground) / 2
            for x in range(6, image.width() - 6)
        )
        for y in range(6, image.height() - 6)
    )


def test_a_long_tool_tip_is_broken_into_lines_of_a_comfortable_width(windows: Windows) -> None:
    dress("light")
    window = windows.make()
    button = play(window, people(2)).bar.buttons[0]
    set_tip(button, "If all of its kind are taken, a figure may be kicked out here. " * 5)
    tip = point_at(button, QPoint(5, 5))
    assert tip.width() < window.width() / 2
    assert tip.height() > 5 * 13
