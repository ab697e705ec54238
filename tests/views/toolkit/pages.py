"""Screens to try out."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from bohemian_villages.engine.game import Game
from bohemian_villages.engine.state import Ending
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.views.toolkit.art import Art
from tests.models.tables import table

Page = TypeVar("Page", bound=QWidget)
Key = Qt.Key


class BlankArt(Art):
    """Begins no drawing, but notes what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[object] = set()

    def _begin(self, key: object, priority: int) -> None:  # noqa: ARG002 - never drawn
        """Nothing is drawn."""
        self.asked.add(key)


class Pages:
    """Screens that are shown."""

    def __init__(self) -> None:
        self.open: list[QWidget] = []

    def show(self, page: Page, width: int = 1280, height: int = 800) -> Page:
        """Show a screen in a window of that size."""
        self.open.append(page)
        page.resize(width, height)
        page.show()
        assert QTest.qWaitForWindowActive(page)
        QApplication.processEvents()
        return page

    def close(self) -> None:
        """Clear everything away."""
        for page in self.open:
            page.close()
            page.deleteLater()


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """Press and release the left button."""
    place = at if at is not None else widget.rect().center()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def press(key: Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key wherever the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key, modifier)


def type_in(text: str) -> None:
    """Type wherever the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, text)


def finished(*coins: int) -> GameModel:
    """A game that ended with so many coins and nothing on the board: everybody is fined 5."""
    game = Game(table(*["human"] * len(coins)))
    game.start.coins[:] = coins
    game.start.ending = Ending.NO_FIGURES
    model = GameModel(game.setup)
    model.load(game)
    return model


def overlaps(*widgets: QWidget) -> list[tuple[str, str]]:
    """Visible widgets that lie upon each other."""
    seen = [widget for widget in widgets if widget.isVisible()]
    places = [
        (each.objectName() or type(each).__name__, each.rect().translated(_corner(each)))
        for each in seen
    ]
    return [
        (name, other)
        for number, (name, rect) in enumerate(places)
        for other, second in places[number + 1 :]
        if rect.intersects(second)
    ]


def _corner(widget: QWidget) -> QPoint:
    return widget.mapTo(widget.window(), QPoint(0, 0))
