"""The help screen: topics, links, search, the way back; and which topic is about what."""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections.abc import Iterator
from importlib import import_module

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QVBoxLayout, QWidget

from bohemian_villages import views
from bohemian_villages.games import GAMES
from bohemian_villages.models.game.data import Kind
from bohemian_villages.models.game.help import BOOK, CHAPTERS, topic_of
from bohemian_villages.views.bohemian.help_topics import HELP, TOPICS_BY_WIDGET
from bohemian_villages.views.shell.help.browser import HelpBrowser, keys_table
from bohemian_villages.views.shell.help.screen import TOPIC, HelpScreen
from bohemian_villages.views.shell.help.topics import TOPICS_BY_WIDGET as SHELL_TOPICS
from bohemian_villages.views.shell.help.topics import help_topic
from bohemian_villages.views.shell.keys import told_keys
from bohemian_villages.views.table.cards.overview_card import OverviewCard
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.art.files import read
from bohemian_villages.views.toolkit.painting.icons import ArtIcons
from bohemian_villages.views.toolkit.theme import theme_bus
from bohemian_villages.words.game.names import building_names
from tests.views.board.boards import make_view, settle, standard_board
from tests.views.shell.toss import TOSS

KEYS = told_keys(GAMES[0])


@pytest.fixture
def screen(art: Art) -> Iterator[HelpScreen]:
    """The help in a window."""
    made = HelpScreen(BOOK, KEYS, ArtIcons(art))
    made.resize(1280, 800)
    made.show()
    settle(art)
    yield made
    made.close()
    made.deleteLater()


def listed(screen: HelpScreen) -> list[str]:
    """The topics in the list."""
    items = [screen.list.item(row) for row in range(screen.list.count())]
    return [item.data(TOPIC) for item in items if item.data(TOPIC)]


def pick(screen: HelpScreen, topic: str) -> None:
    """Choose a topic in the list."""
    rows = range(screen.list.count())
    screen.list.setCurrentRow(
        next(row for row in rows if screen.list.item(row).data(TOPIC) == topic)
    )


def shown(screen: HelpScreen) -> str:
    """The text that is shown."""
    return screen.browser.toPlainText()


def test_all_topics_are_listed_under_their_chapters(screen: HelpScreen) -> None:
    assert listed(screen) == list(BOOK.topics)
    assert screen.list.count() == len(BOOK.topics) + len(CHAPTERS)
    assert screen.topic == BOOK.first


@pytest.mark.parametrize("topic", BOOK.topics)
def test_every_topic_is_shown_with_all_its_pictures(
    topic: str, screen: HelpScreen, art: Art
) -> None:
    screen.open_topic(topic)
    settle(art)
    assert shown(screen).startswith(BOOK.page(topic).title)
    assert not screen.browser.has_missed
    assert screen.list.currentItem().data(TOPIC) == topic
    assert screen.bar.line == BOOK.page(topic).title


def test_links_lead_on_and_back_and_forward_lead_there_again(screen: HelpScreen) -> None:
    screen.browser.anchorClicked.emit(QUrl("inn"))
    assert screen.topic == "inn"
    pick(screen, "farm")
    assert screen.topic == "farm"
    screen.go_back()
    assert screen.topic == "inn"
    screen.go_back()
    assert screen.topic == BOOK.first
    assert not screen.back.isEnabled()
    screen.go_forward()
    screen.go_forward()
    assert screen.topic == "farm"
    assert not screen.forward.isEnabled()
    screen.go_back()
    screen.open_topic("bishop")
    assert not screen.forward.isEnabled()


def test_keys_go_back_and_forward(screen: HelpScreen) -> None:
    alt = Qt.KeyboardModifier.AltModifier
    screen.open_topic("inn")
    QTest.keyClick(screen, Qt.Key.Key_Left, alt)
    assert screen.topic == BOOK.first
    QTest.keyClick(screen, Qt.Key.Key_Right, alt)
    assert screen.topic == "inn"


def test_an_unknown_topic_opens_the_first_page(screen: HelpScreen) -> None:
    screen.open_topic("inn")
    screen.open_topic("nowhere")
    assert screen.topic == BOOK.first


def test_searching_lists_what_has_the_words_and_marks_them(screen: HelpScreen) -> None:
    screen.field.setText("second prize")
    assert listed(screen) == ["church"]
    QTest.keyClick(screen.field, Qt.Key.Key_Return)
    assert screen.topic == "church"
    marked = [each.cursor.selectedText() for each in screen.browser.extraSelections()]
    assert marked
    assert {word.casefold() for word in marked} == {"second", "prize"}
    screen.field.clear()
    assert listed(screen) == list(BOOK.topics)
    assert not screen.browser.extraSelections()


def test_nothing_found_is_said(screen: HelpScreen) -> None:
    screen.field.setText("qwertyuiop")
    assert listed(screen) == []
    assert screen.list.count() == 1
    QTest.keyClick(screen.field, Qt.Key.Key_Return)
    assert screen.topic == BOOK.first


def test_from_the_field_one_reaches_the_hits_by_keys(screen: HelpScreen) -> None:
    QTest.keyClick(screen, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert screen.field.hasFocus()
    QTest.keyClicks(screen.field, "bishop")
    QTest.keyClick(screen.field, Qt.Key.Key_Down)
    assert screen.list.hasFocus()
    QTest.keyClick(screen.list, Qt.Key.Key_Down)
    assert screen.topic in listed(screen)


def test_escape_clears_the_search_first_and_then_leaves(screen: HelpScreen) -> None:
    left: list[bool] = []
    screen.closed.connect(lambda: left.append(True))
    screen.field.setText("inn")
    QTest.keyClick(screen.field, Qt.Key.Key_Escape)
    assert screen.field.text() == ""
    assert not left
    QTest.keyClick(screen.list, Qt.Key.Key_Escape)
    assert left


def test_dark_pages_have_light_writing(screen: HelpScreen, art: Art) -> None:
    theme_bus().use("dark")
    settle(art)
    color = screen.browser.document().firstBlock().begin()
    fragment = color.fragment()
    assert fragment.charFormat().foreground().color().lightness() > 150


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080), (3840, 2160)], ids=str)
def test_the_page_fits_any_window(size: tuple[int, int], screen: HelpScreen) -> None:
    screen.resize(*size)
    QApplication.processEvents()
    assert screen.rect().contains(screen.body.geometry())
    assert not screen.body.geometry().intersects(screen.bar.geometry())
    for topic in BOOK.topics:
        screen.open_topic(topic)
        bar = screen.browser.horizontalScrollBar()
        assert bar.maximum() == 0, topic


# The keys.


def test_every_key_is_told_with_its_name() -> None:
    html = keys_table(KEYS)
    for keys in KEYS:
        assert keys.heading in html
        for each in keys.shortcuts:
            assert keys.name(each.action) in html
            assert all(native in html.replace("&amp;", "&") for native in each.native)


def test_the_page_of_keys_tells_those_of_the_games_own_screens(screen: HelpScreen) -> None:
    screen.open_topic("keys")
    text = screen.browser.toPlainText()
    for heading in ("At the table", "On the start screen", "Everywhere", "Moving about"):
        assert heading in text
    assert "Move between all buildings" in text


def test_another_game_brings_its_own_keys_into_the_help(art: Art) -> None:
    screen = HelpScreen(BOOK, told_keys(TOSS), ArtIcons(art))
    screen.open_topic("keys")
    text = screen.browser.toPlainText()
    assert "Toss the coin" in text
    assert "Take the bishop" not in text


def test_keys_that_pages_name_are_keys_of_the_program() -> None:
    known = {native for keys in KEYS for each in keys.shortcuts for native in each.native}
    for page in BOOK.pages():
        named = re.findall(r"\*\*([A-Z]|F\d+|Ctrl\+\w|Home|End|Space)\*\*", page.source)
        assert set(named) <= known, page.topic


# What is about what.


def _view_classes() -> set[str]:
    found: set[str] = set()
    for info in pkgutil.walk_packages(views.__path__, f"{views.__name__}."):
        members = inspect.getmembers(import_module(info.name), inspect.isclass)
        found |= {name for name, kind in members if issubclass(kind, QWidget)}
    return found


def test_every_widget_that_has_a_topic_exists_and_so_does_the_topic() -> None:
    assert {*TOPICS_BY_WIDGET, *SHELL_TOPICS} <= _view_classes()
    assert {*TOPICS_BY_WIDGET.values(), *SHELL_TOPICS.values()} <= set(BOOK.topics)


@pytest.mark.parametrize("kind", Kind)
def test_a_building_has_the_topic_of_its_kind(
    kind: Kind, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = standard_board(2)
    view = make_view(art, board)
    building = board.kind_of.index(int(kind))
    monkeypatch.setattr(view, "building_at", lambda _at: building)
    assert help_topic(HELP, view, QPoint()) == topic_of(kind)
    assert help_topic(HELP, view.viewport(), QPoint()) == topic_of(kind)


def test_the_board_beside_its_buildings_and_unknown_widgets_have_a_topic(art: Art) -> None:
    view = make_view(art, standard_board(2))
    assert help_topic(HELP, view) == "table"
    assert help_topic(HELP, QLabel("?")) == BOOK.first
    assert help_topic(HELP, None) == BOOK.first


def test_a_part_without_a_topic_has_that_of_what_it_stands_in(screen: HelpScreen) -> None:
    assert isinstance(screen.list, QListWidget)
    assert help_topic(HELP, screen.list.viewport()) == BOOK.first


# The overview card.


@pytest.fixture
def card(art: Art) -> Iterator[OverviewCard]:
    """The card over a window with a button."""
    window = QWidget()
    window.resize(1280, 800)
    below = QListWidget()
    QVBoxLayout(window).addWidget(below)
    window.show()
    below.setFocus()
    made = OverviewCard(window, art)
    made.present()
    settle(art)
    yield made
    window.close()
    window.deleteLater()


def test_the_card_tells_of_every_building_and_its_number(card: OverviewCard) -> None:
    told = card.accessibleDescription()
    for kind in Kind:
        assert any(kind in mark.kinds for mark in card.marks)
        if kind > 5:
            assert building_names.one(kind) in told


@pytest.mark.parametrize("key", [Qt.Key.Key_O, Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_any_key_takes_the_card_away_and_does_nothing_else(card: OverviewCard, key: Qt.Key) -> None:
    assert card.hasFocus()
    QTest.keyClick(card, key)
    assert not card.isVisible()
    below = card.parentWidget()
    assert below is not None
    (list_below,) = below.findChildren(QListWidget)
    assert list_below.hasFocus()


def test_a_modifier_alone_leaves_the_card_there(card: OverviewCard) -> None:
    QTest.keyClick(card, Qt.Key.Key_Control)
    assert card.isVisible()


def test_a_click_takes_the_card_away(card: OverviewCard) -> None:
    QTest.mouseClick(card.sheet, Qt.MouseButton.LeftButton)
    assert not card.isVisible()
    card.toggle()
    assert card.isVisible()
    card.toggle()
    assert not card.isVisible()


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (3840, 2160)], ids=str)
def test_the_card_fits_any_window_and_cuts_nothing_off(
    card: OverviewCard, size: tuple[int, int]
) -> None:
    window = card.parentWidget()
    assert window is not None
    window.resize(*size)
    QApplication.processEvents()
    assert card.geometry() == window.rect()
    assert window.rect().contains(card.sheet.geometry())
    for label in card.sheet.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width()) or not label.wordWrap()
        assert card.sheet.rect().contains(label.geometry())


@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_a_picture_is_drawn_for_its_size_even_if_a_smaller_one_was_there(
    dpr: float, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HelpBrowser, "devicePixelRatioF", lambda _browser: dpr)
    assert qapp is not None
    art = Art()
    art.part("app-icon", 0.1, dpr)
    settle(art)
    screen = HelpScreen(BOOK, KEYS, ArtIcons(art))
    screen.resize(1280, 800)
    screen.show()
    screen.open_topic("about")
    settle(art)
    kind = QTextDocument.ResourceType.ImageResource.value
    shown = screen.browser.document().resource(kind, QUrl("art:app-icon?72"))
    found = art.pixmap("app-icon", _scale_of("app-icon", 72), dpr)
    assert not found.isNull()
    assert shown.toImage() == found.toImage()
    assert shown.devicePixelRatio() == dpr
    screen.close()
    screen.deleteLater()
    art.close()


def _scale_of(name: str, high: float) -> float:
    """As the icons round it."""
    return round(high / read(f"parts/{name}").box.height * 64) / 64
