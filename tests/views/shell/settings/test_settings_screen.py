"""The settings screen: every control changes its setting at once, and follows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import fields
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QSlider

from bohemian_villages import settings as kept
from bohemian_villages.models.files.saved_games import SavedGames
from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.game.format import FORMAT
from bohemian_villages.models.program.preferences import Preferences
from bohemian_villages.settings import DARK, LIGHT, SYSTEM, Settings
from bohemian_villages.views.bohemian.theme_sample import paint_sample
from bohemian_villages.views.shell.settings.controls import SPEEDS
from bohemian_villages.views.shell.settings.rows import SettingRow
from bohemian_villages.views.shell.settings.screen import KEPT, SettingsScreen
from bohemian_villages.views.switches import SWITCHES
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.widgets.choice import SegmentedChoice
from bohemian_villages.views.toolkit.widgets.switch import Switch

NAMES = ("auto_roll", "auto_end", "confirm_kicks", "chances", "sound", "marks")


@pytest.fixture
def screen(art: Art, tmp_path: Path) -> Iterator[SettingsScreen]:
    """The settings in a window."""
    writer = Writer()
    preferences = Preferences(Settings(theme=LIGHT), writer)
    saved = SavedGames(writer, (FORMAT,), tmp_path / "games")
    made = SettingsScreen(preferences, saved, paint_sample, SWITCHES, art)
    for part in (writer, preferences, saved):
        part.setParent(made)
    made.resize(1280, 800)
    made.show()
    QApplication.processEvents()
    yield made
    writer.finish()
    made.close()
    made.deleteLater()


def choice(row: SettingRow) -> SegmentedChoice:
    """The control of a row that offers a choice."""
    assert isinstance(row.control, SegmentedChoice)
    return row.control


def switch(row: SettingRow) -> Switch:
    """The control of a row that is on or off."""
    assert isinstance(row.control, Switch)
    return row.control


def slider(screen: SettingsScreen) -> QSlider:
    """The volume."""
    assert isinstance(screen.volume.control, QSlider)
    return screen.volume.control


@pytest.mark.parametrize("name", NAMES)
def test_a_switch_acts_at_once_by_mouse_and_by_key(name: str, screen: SettingsScreen) -> None:
    control = switch(screen.switches[name])
    before = screen.preferences.now.is_on(name)
    assert control.isChecked() == before
    QTest.mouseClick(control, Qt.MouseButton.LeftButton)
    assert screen.preferences.now.is_on(name) is not before
    QTest.keyClick(control, Qt.Key.Key_Space)
    assert screen.preferences.now.is_on(name) is before


@pytest.mark.parametrize(("place", "theme"), [(1, DARK), (2, SYSTEM), (0, LIGHT)])
def test_the_table_is_light_or_dark_or_as_the_system(
    place: int, theme: str, screen: SettingsScreen
) -> None:
    screen.preferences.change(theme=DARK if theme == LIGHT else LIGHT)
    screen.theme.segments[place].click()
    assert screen.preferences.now.theme == theme


def test_the_animation_is_off_or_has_a_speed(screen: SettingsScreen) -> None:
    for place, speed in enumerate(SPEEDS):
        choice(screen.animation)._choose(place)
        now = screen.preferences.now
        assert now.animations == bool(speed)
        assert now.animation_speed == speed or not speed


def test_volume_acts_and_rests_while_sound_is_off(screen: SettingsScreen) -> None:
    slider(screen).setValue(35)
    assert screen.preferences.now.volume == pytest.approx(0.35)
    screen.preferences.change(sound=False)
    assert not screen.volume.isEnabled()
    screen.preferences.change(sound=True)
    assert screen.volume.isEnabled()


def test_the_controls_follow_settings_changed_elsewhere(screen: SettingsScreen) -> None:
    screen.preferences.change(
        theme=DARK, animations=True, animation_speed=0.5, auto_roll=True, auto_end=True,
        confirm_kicks=True, chances=True, sound=False, volume=0.1, marks=False,
    )  # fmt: skip
    assert screen.theme.current == 1
    assert SPEEDS[choice(screen.animation).current] == 0.5
    assert [switch(screen.switches[name]).isChecked() for name in NAMES] == [True] * 4 + [False] * 2
    assert slider(screen).value() == 10
    assert screen.preferences.now.volume == pytest.approx(0.1)


def test_an_odd_speed_of_a_file_shows_the_nearest_and_stays(screen: SettingsScreen) -> None:
    screen.preferences.change(animations=True, animation_speed=2.7)
    assert SPEEDS[choice(screen.animation).current] == 2.0
    assert screen.preferences.now.animation_speed == 2.7


def test_the_language_of_the_system_is_offered_first(screen: SettingsScreen) -> None:
    labels = [segment.text() for segment in choice(screen.language).segments]
    assert labels == ["Same as system", "English"]
    choice(screen.language)._choose(1)
    assert screen.preferences.now.language == "en"
    choice(screen.language)._choose(0)
    assert screen.preferences.now.language == ""


def test_back_to_the_defaults_asks_first(screen: SettingsScreen) -> None:
    screen.preferences.change(
        theme=DARK, auto_roll=True, chances=True, last_tables={"any": {"seats": 3}}
    )
    screen.defaults.click()
    assert screen.preferences.now.theme == DARK
    assert "Sure" in screen.defaults.text()
    screen.defaults.click()
    assert not screen.preferences.now.is_on("chances")
    usual = Settings()
    for each in fields(Settings):
        if each.name not in KEPT:
            assert getattr(screen.preferences.now, each.name) == getattr(usual, each.name)
    assert screen.preferences.now.last_tables == {"any": {"seats": 3}}
    assert "Sure" not in screen.defaults.text()


def test_whoever_goes_elsewhere_is_asked_anew(screen: SettingsScreen) -> None:
    screen.preferences.change(theme=DARK)
    screen.defaults.click()
    screen.hide()
    screen.show()
    assert "Sure" not in screen.defaults.text()
    screen.defaults.click()
    assert screen.preferences.now.theme == DARK


def test_the_folder_of_the_games_is_opened(
    screen: SettingsScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    screen.folder.click()
    assert screen.saved.folder.is_dir()
    assert [Path(url.toLocalFile()) for url in opened] == [screen.saved.folder]


def test_everything_is_kept_on_the_disk(screen: SettingsScreen) -> None:
    switch(screen.auto_end).click()
    writer = screen.findChild(Writer)
    assert writer is not None
    writer.finish()
    assert kept.load().auto_end


def test_escape_and_the_button_lead_back(screen: SettingsScreen) -> None:
    left: list[bool] = []
    screen.closed.connect(lambda: left.append(True))
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert screen.bar.button is not None
    screen.bar.button.click()
    assert left == [True, True]


def test_all_keys_are_one_press_away(screen: SettingsScreen) -> None:
    asked: list[str] = []
    screen.help_requested.connect(asked.append)
    screen.keys.click()
    screen.about.click()
    assert asked == ["keys", "about"]


def test_the_list_leads_to_each_sheet(screen: SettingsScreen) -> None:
    for place, sheet in enumerate(screen.sheets):
        screen.chapters.entries[place].click()
        assert screen.chapters.entries[place].is_current
        focus = QApplication.focusWidget()
        assert focus is not None
        assert sheet.isAncestorOf(focus)


def test_every_control_has_a_name_and_can_be_reached_by_tab(screen: SettingsScreen) -> None:
    for row in screen.rows:
        assert row.control.accessibleName() == row.label.text()
    reached = set()
    screen.bar.setFocus()
    for _ in range(60):
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    for row in screen.rows:
        inside = {row.control, *row.control.findChildren(type(row.control).__mro__[-3])}
        assert inside & reached, row.label.text()
    assert {screen.folder, screen.defaults} <= reached


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080), (3840, 2160)], ids=str)
def test_nothing_is_cut_off_at_any_size(size: tuple[int, int], screen: SettingsScreen) -> None:
    screen.resize(*size)
    QApplication.processEvents()
    assert screen.rect().contains(screen.page.geometry())
    for sheet in screen.sheets:
        assert screen.page.rect().contains(sheet.geometry())
        for label in sheet.findChildren(QLabel):
            if label.isVisible():
                assert sheet.rect().contains(label.mapTo(sheet, label.rect().bottomRight()))
                needed = label.heightForWidth(label.width()) if label.wordWrap() else 0
                assert label.height() >= needed
    for row in screen.rows:
        assert row.rect().contains(row.control.geometry()), row.label.text()
