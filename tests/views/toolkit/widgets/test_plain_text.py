"""The one way to show text in Qt's widgets, and that no module goes another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QComboBox, QLabel, QMessageBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

import bohemian_villages
from bohemian_villages.models.items.plain_text import TIP_ROLE, tool_tip
from bohemian_villages.views.new_game.form import CUSTOM
from bohemian_villages.views.toolkit.widgets import plain_text
from bohemian_villages.views.toolkit.widgets.choice import SegmentedChoice
from bohemian_villages.views.toolkit.widgets.form_parts import load_form

NAME = "<img src=/dev/null> & Co"
PACKAGE = Path(bohemian_villages.__file__).parent

GUESSES = {
    "AutoText",
    "QErrorMessage",
    "QLabel",
    "QMessageBox",
    "QProgressDialog",
    "QSplashScreen",
    "QStaticText",
    "QSystemTrayIcon",
    "QToolTip",
    "QWhatsThis",
    "ToolTipRole",
    "WhatsThisRole",
    "insertHtml",
    "setHtml",
    "setMarkdown",
    "setStatusTip",
    "setTextFormat",
    "setToolTip",
    "setWhatsThis",
}
"""What of Qt's takes text and may read it as markup."""
ALLOWED = {
    ("models/items/plain_text.py", "ToolTipRole"),
    ("views/toolkit/widgets/plain_text.py", "QLabel"),
    ("views/toolkit/widgets/plain_text.py", "QMessageBox"),
    ("views/toolkit/widgets/plain_text.py", "QToolTip"),
    ("views/toolkit/widgets/plain_text.py", "setTextFormat"),
    ("views/toolkit/widgets/plain_text.py", "setToolTip"),
    # The pages of the help, which are ours; and a hint, whose sentences are escaped there.
    ("views/shell/help/browser.py", "setHtml"),
    ("views/toolkit/widgets/suggestions.py", "setHtml"),
}


def uses(source: str) -> Iterator[str]:
    """Which of those a module calls, names as an attribute, or derives a class from."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            yield node.attr
            if isinstance(node.value, ast.Name):
                yield node.value.id
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id
        elif isinstance(node, ast.ClassDef):
            yield from (base.id for base in node.bases if isinstance(base, ast.Name))


def test_no_other_module_gives_qt_text_that_it_may_read_as_markup() -> None:
    found = {
        (file.relative_to(PACKAGE).as_posix(), name)
        for file in PACKAGE.rglob("*.py")
        for name in GUESSES.intersection(uses(file.read_text("utf-8")))
    }
    assert found == ALLOWED


@pytest.mark.parametrize(
    "source",
    [
        "self.setToolTip(name)",
        "QToolTip.showText(place, name)",
        "label = QLabel(name)",
        "label = QtWidgets.QLabel(name)",
        "class Heading(QLabel): ...",
        "box.setItemData(0, name, Qt.ItemDataRole.ToolTipRole)",
        "QMessageBox.critical(None, title, name)",
    ],
)
def test_the_check_sees_every_other_way(source: str) -> None:
    assert GUESSES.intersection(uses(source))


def test_a_label_shows_its_text_as_it_is(qtbot: QtBot) -> None:
    label = plain_text.PlainLabel(NAME)
    qtbot.addWidget(label)
    assert label.text() == NAME
    assert label.textFormat() == Qt.TextFormat.PlainText


def test_every_label_of_a_form_shows_its_text_as_it_is(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    labels = load_form("new_game", CUSTOM, window).findChildren(QLabel)
    assert labels
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}


@pytest.mark.qt_log_ignore("^This plugin does not support raise", extend=True)
def test_no_tool_tip_is_given_markup(qtbot: QtBot) -> None:
    window, box = QWidget(), QComboBox()
    for widget in (window, box):
        qtbot.addWidget(widget)
    box.addItem("a set")
    plain_text.set_tip(window, NAME)
    plain_text.set_item_tip(box, 0, NAME)
    window.show()
    plain_text.show_tip(QPoint(5, 5), NAME, window)
    tips = {window.toolTip(), box.itemData(0, TIP_ROLE), QToolTip.text()}
    assert tips == {tool_tip(NAME)}
    assert not [tip for tip in tips if GuiQt.mightBeRichText(tip) and "<img" in tip]
    plain_text.show_tip(QPoint(5, 5), "", window)
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_a_name_marks_no_key(qtbot: QtBot) -> None:
    assert plain_text.without_keys("Max & Moritz") == "Max && Moritz"
    choice = SegmentedChoice()
    qtbot.addWidget(choice)
    choice.set_options(["Max&Moritz", "Anna"])
    segment = choice.segments[0]
    assert segment.shortcut().isEmpty()
    assert segment.accessibleName() == "Max&Moritz"


@pytest.mark.usefixtures("qapp")
def test_an_alarm_shows_its_text_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[str, Qt.TextFormat]] = []

    def read(box: QMessageBox) -> int:
        shown.append((box.text(), box.textFormat()))
        return 0

    monkeypatch.setattr(QMessageBox, "exec", read)
    plain_text.alarm("Sorry", NAME)
    assert shown == [(NAME, Qt.TextFormat.PlainText)]
