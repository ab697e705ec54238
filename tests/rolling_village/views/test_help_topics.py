"""Which page of the help is about what on the table of Rolling Village; all pages can be shown."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QWidget

from bohemian_villages.rolling_village import views
from bohemian_villages.rolling_village.models.help import BOOK
from bohemian_villages.rolling_village.views.description import ROLLING
from bohemian_villages.rolling_village.views.help_topics import HELP, TOPICS_BY_WIDGET
from bohemian_villages.rolling_village.views.keys import TABLE
from bohemian_villages.rolling_village.views.sheet.picture import SheetPicture
from bohemian_villages.rolling_village.views.sheet.view import SheetView
from bohemian_villages.views.shell.help.browser import keys_table
from bohemian_villages.views.shell.help.screen import HelpScreen
from bohemian_villages.views.shell.help.topics import TOPICS_BY_WIDGET as SHELL_TOPICS
from bohemian_villages.views.shell.help.topics import help_topic
from bohemian_villages.views.shell.keys import told_keys
from bohemian_villages.views.toolkit.art import Art
from tests.rolling_village.engine.sheets import SQUARE
from tests.rolling_village.games import model_of, people, played
from tests.views.toolkit.pages import Pages


def _view_classes() -> set[str]:
    found: set[str] = set()
    for info in pkgutil.walk_packages(views.__path__, f"{views.__name__}."):
        members = inspect.getmembers(import_module(info.name), inspect.isclass)
        found |= {name for name, kind in members if issubclass(kind, QWidget)}
    return found


def test_every_widget_that_has_a_topic_exists_and_so_does_the_topic() -> None:
    assert set(TOPICS_BY_WIDGET) <= _view_classes()
    assert {*TOPICS_BY_WIDGET.values(), *SHELL_TOPICS.values()} <= set(BOOK.topics)


def test_a_square_on_the_sheet_has_a_page_of_its_own(blank: Art) -> None:
    seeds = (model_of(played(people(1, seed=str(seed)))) for seed in range(50))
    facts = next(m.sheet(0) for m in seeds if SQUARE in m.sheet(0).drawn)
    view = SheetView(blank)
    view.resize(800, 734)
    view.show_picture(SheetPicture(facts, "", ""))
    square, empty = facts.drawn.index(SQUARE), facts.drawn.index(None)

    def at(space: int) -> QPoint:
        return view.mapToGlobal(view.space_rect(space).center())

    assert help_topic(HELP, view, at(square)) == "squares"
    assert help_topic(HELP, view, at(empty)) == "sheet"
    assert help_topic(HELP, QLabel("?")) == BOOK.first
    view.deleteLater()


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)], ids=str)
def test_every_page_fits_its_window(blank: Art, pages: Pages, size: tuple[int, int]) -> None:
    screen = pages.show(HelpScreen(BOOK, told_keys(ROLLING), HELP.pictures(blank)))
    screen.resize(*size)
    for topic in BOOK.topics:
        screen.open_topic(topic)
        assert screen.browser.toPlainText().startswith(BOOK.page(topic).title)
        assert screen.browser.horizontalScrollBar().maximum() == 0, topic


def test_the_page_of_the_keys_lists_those_of_this_game() -> None:
    html = keys_table(told_keys(ROLLING))
    for each in TABLE.shortcuts:
        assert TABLE.name(each.action) in html
    assert "bishop" not in html
