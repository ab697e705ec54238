"""Players and villages called like markup: every screen shows the names, and Qt opens no file."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QAbstractItemModel, QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QToolTip,
    QWidget,
)

from bohemian_villages import village_sets
from bohemian_villages.assets import resource
from bohemian_villages.crash_reports import Report
from bohemian_villages.engine.board import Board
from bohemian_villages.engine.game import KEY
from bohemian_villages.engine.setup import COLORS, Setup
from bohemian_villages.models.game.questions import Analysis, analyse
from bohemian_villages.models.items.plain_text import TIP_ROLE
from bohemian_villages.models.new_game.table_choice import ChosenSeat, TableChoice, as_data
from bohemian_villages.views.board.view import BoardView
from bohemian_villages.views.replay.screen import ReplayScreen
from bohemian_villages.views.shell.crash_dialog import CrashDialog
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.shell.recent_menu import RecentMenu
from bohemian_villages.views.statistics.screen import StatisticsScreen
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.widgets.panel import Panel
from bohemian_villages.views.toolkit.widgets.plain_text import MarkupLabel
from tests.models.tables import people, played
from tests.record_files import write_record
from tests.views.hand import Hand
from tests.views.table import seen
from tests.views.table.tables import Tables
from tests.views.toolkit.pages import BlankArt
from tests.views.windows import (
    Windows,
    final_of,
    form_of,
    load,
    replay_of,
    statistics_of,
    table_of,
    wait,
)

BAIT = "bait.png"
PICTURE = f"<img src={BAIT}>"
BOLD = f"<b>x</b>{PICTURE}"
FOREIGN = ("<img", "<b>x")
PLAIN = Qt.TextFormat.PlainText

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support raise", extend=True)


class Bait:
    """A file that tells whether somebody opened it, where the system can tell that."""

    IN_OPEN = 0x20

    def __init__(self, file: Path) -> None:
        file.write_bytes(b"not a picture")
        self._watch = -1
        if sys.platform == "linux":
            system = ctypes.CDLL(None, use_errno=True)
            self._watch = system.inotify_init1(os.O_NONBLOCK)
            assert system.inotify_add_watch(self._watch, os.fsencode(file), self.IN_OPEN) >= 0

    @property
    def was_taken(self) -> bool:
        """Whether it was opened since this was last asked."""
        try:
            return bool(os.read(self._watch, 4096)) if self._watch >= 0 else False
        except BlockingIOError:
            return False

    def clear_away(self) -> None:
        """Watch no more."""
        if self._watch >= 0:
            os.close(self._watch)


@pytest.fixture
def bait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bait]:
    """The file that the names point to; in the folder of the test, so that the names are short."""
    monkeypatch.chdir(tmp_path)
    laid = Bait(tmp_path / BAIT)
    yield laid
    laid.clear_away()


@pytest.fixture
def windows(qapp: QApplication) -> Iterator[Windows]:
    assert qapp is not None
    made = Windows(BlankArt())
    yield made
    made.close()


def foreign_setup(players: int = 2) -> Setup:
    """A game whose players and villages are called like markup."""
    setup = people(players)
    names = [PICTURE, BOLD] * 5
    seats = tuple(evolve(player, name=names[seat]) for seat, player in enumerate(setup.players))
    villages = tuple(
        evolve(village, name=names[place % 2]) for place, village in enumerate(setup.board.villages)
    )
    return evolve(setup, players=seats, board=Board(villages))


def foreign_sets() -> None:
    """A village set full of markup, and a broken one whose fault is told with it."""
    folder = village_sets.user_folder()
    folder.mkdir(parents=True)
    text = resource("villages.toml").read_text("utf-8")
    text = text.replace("Chlumetin", PICTURE).replace("Dobrawitz", BOLD).replace("Standard", BOLD)
    (folder / "odd.toml").write_text(text, "utf-8")
    (folder / "worse.toml").write_text(text.replace('"bakery"', f'"{PICTURE}"'), "utf-8")


# What is looked at.


def widgets_of(screen: QWidget) -> list[QWidget]:
    return [each for each in (screen, *screen.findChildren(QWidget)) if each.isVisible()]


def places_to_point_at(widget: QWidget) -> list[QPoint]:
    """The middle, and wherever else a tool tip waits."""
    places = [widget.rect().center()]
    if isinstance(widget, Panel):
        places += [area.center().toPoint() for area, _text in widget.tips]
    above = widget.parentWidget()
    if isinstance(above, BoardView) and above.viewport() is widget:
        scene = above._board_scene
        count = range(len(scene.buildings))
        places += [widget.mapFromGlobal(above.building_place(building)) for building in count]
        places += [above.mapFromScene(tile.ribbon_rect.center()) for tile in scene.tiles]
    elif isinstance(above, QAbstractItemView) and above.viewport() is widget:
        model = above.model()
        rows = [model.index(row, 0) for row in range(model.rowCount())]
        places += [above.visualRect(row).center() for row in rows]
    return [place for place in places if widget.rect().contains(place)]


def tips_pointed_at(screen: QWidget) -> set[str]:
    """What Qt shows as tool tips when everything is pointed at in turn."""
    told = set()
    for widget in widgets_of(screen):
        for place in places_to_point_at(widget):
            spot = widget.mapToGlobal(place)
            QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, spot))
            told.add(QToolTip.text())
    return told


def tips_of_items(model: QAbstractItemModel | None) -> set[str]:
    if model is None:
        return set()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return {str(row.data(TIP_ROLE) or "") for row in rows}


def tips_kept(screen: QWidget) -> set[str]:
    """What widgets, actions and items of lists hold for tool tips, shown or not."""
    told = {screen.toolTip()}
    for widget in screen.findChildren(QWidget):
        told.add(widget.toolTip())
        if isinstance(widget, QComboBox | QAbstractItemView):
            told |= tips_of_items(widget.model())
    return told | {action.toolTip() for action in screen.findChildren(QAction)}


def is_safe(label: QLabel) -> bool:
    """Whether a label cannot read a name as markup; Qt's tool tip itself is looked at elsewhere."""
    if label.metaObject().className() == "QTipLabel" or label.textFormat() == PLAIN:
        return True
    return isinstance(label, MarkupLabel) and not holds_name(label.text())


def holds_name(text: str) -> bool:
    return any(part in text for part in FOREIGN)


def look_at(screen: QWidget, bait: Bait, *, told: bool = True) -> None:
    """Paint a screen and point at everything: no name is markup, and nobody took the bait.

    With `told`, some tool tip must hold a name: else nothing would have been looked at.
    """
    seen.settle_events()
    screen.grab()
    shown = tips_pointed_at(screen)
    tips = shown | tips_kept(screen)
    assert not [tip for tip in tips if GuiQt.mightBeRichText(tip) and holds_name(tip)]
    assert not [label for label in screen.findChildren(QLabel) if not is_safe(label)]
    assert not bait.was_taken
    if told:
        assert [tip for tip in shown if holds_name(tip.replace("&lt;", "<"))]


# That it is looked at well.


@pytest.mark.skipif(sys.platform != "linux", reason="needs inotify")
@pytest.mark.parametrize("name", [PICTURE, BOLD])
def test_qt_takes_the_bait_where_a_name_is_given_to_it_as_it_is(
    windows: Windows, bait: Bait, name: str
) -> None:
    window = windows.make()
    assert not bait.was_taken
    QToolTip.showText(QPoint(5, 5), name, window)
    assert bait.was_taken
    label = QLabel(name, window)
    label.sizeHint()
    assert bait.was_taken
    assert not is_safe(label)


# The screens.


def test_no_name_on_the_table_is_markup(windows: Windows, bait: Bait, tmp_path: Path) -> None:
    window = windows.make()
    write_record(tmp_path / "game.bvg", played(foreign_setup(5), 60))
    window.open_path(tmp_path / "game.bvg")
    wait(lambda: window.current.table is not None)
    look_at(window, bait)
    table_of(window)._show_score(0)
    Hand(window).type("l")
    look_at(window, bait)
    window.resize(800, 560)
    look_at(window, bait)


def test_no_name_on_the_start_screen_is_markup(windows: Windows, bait: Bait) -> None:
    window = windows.make()
    load(window, played(foreign_setup(), 40))
    window.show_start()
    window.writer.finish()
    wait(lambda: bool(window.saved.recent))
    look_at(window, bait, told=False)
    for menu in (RecentMenu(window.saved, window.open_path, window), window.main_menu()):
        menu.popup(QPoint(5, 5))
        look_at(menu, bait, told=False)
        menu.close()


def test_no_name_in_the_form_of_a_new_game_is_markup(windows: Windows, bait: Bait) -> None:
    foreign_sets()
    names = (PICTURE, BOLD, PICTURE)
    seats = tuple(ChosenSeat(name, color) for name, color in zip(names, COLORS, strict=False))
    table = TableChoice(seats, by_age=True, village_set="odd")
    window = windows.make(last_tables={KEY: as_data(table)})
    window.show_new_game()
    form = form_of(window)
    wait(form.village_set.isVisible)
    assert form.village_set.currentText() == BOLD
    assert PICTURE in form.notice.text()
    look_at(window, bait)
    form.village_set.activated.emit(2)
    assert PICTURE in form.notice.text()
    assert form.notice.isVisible()
    look_at(window, bait)


def test_no_name_in_a_hint_is_markup(art: Art, bait: Bait, tmp_path: Path) -> None:
    tables = Tables(art, tmp_path)
    table = tables.make(played(foreign_setup(3), 60), chances=True)
    hint = table.hint.model

    def answer(asked: Analysis) -> None:
        found = next(iter(analyse(asked)))
        hint.tell(asked.id, found, True)

    hint.asked.connect(answer)
    hint.toggle()
    assert hint.rows.rowCount()
    look_at(table, bait)
    for row in range(hint.rows.rowCount()):
        hint.choose(row)
        table.hint.panel.list.grab()
    assert not bait.was_taken
    tables.close()


def test_no_name_in_a_replay_is_markup(windows: Windows, bait: Bait, tmp_path: Path) -> None:
    window = windows.make()
    write_record(tmp_path / "game.bvg", played(foreign_setup(5), 10_000))
    window.open_path(tmp_path / "game.bvg")
    wait(lambda: isinstance(window.screens.currentWidget(), ReplayScreen))
    replay = replay_of(window)
    assert replay is not None
    replay.seek(40)
    look_at(window, bait)
    replay.controls.branch_pressed.emit()
    assert replay.branch.isVisible()
    look_at(replay.branch, bait)


def finished(windows: Windows) -> MainWindow:
    """A window with the final scene of a game."""
    window = windows.make()
    load(window, played(foreign_setup(5), 10_000))
    wait(lambda: window.screens.currentWidget() is final_of(window))
    return window


def test_no_name_in_the_final_scene_is_markup(windows: Windows, bait: Bait) -> None:
    look_at(finished(windows), bait)


def test_no_name_in_the_statistics_is_markup(windows: Windows, bait: Bait) -> None:
    window = windows.make()
    statistics_of(window).add(played(foreign_setup(5), 10_000), datetime.now(UTC))
    window.writer.finish()
    window.show_statistics()
    wait(lambda: bool(statistics_of(window).summary.played))
    shown = window.screens.currentWidget()
    assert isinstance(shown, StatisticsScreen)
    look_at(shown, bait)
    # Somebody chose whose games count: the tool tip of the list now holds that name.
    shown.filters.clear()
    assert shown.filters.player.toolTip()
    look_at(shown, bait)


def test_no_text_of_help_settings_and_overview_is_taken_for_a_name(
    windows: Windows, bait: Bait
) -> None:
    window = finished(windows)
    for show in (window.show_settings, window.show_help, window.toggle_card):
        show()
        look_at(window, bait, told=False)


def test_no_name_in_a_crash_report_is_markup(windows: Windows, bait: Bait) -> None:
    window = windows.make()
    dialog = CrashDialog(Report(BOLD, Path(PICTURE)), playing=True, saved=True, parent=window)
    dialog.open()
    look_at(dialog, bait, told=False)
    assert PICTURE in dialog.file.text()
