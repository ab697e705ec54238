"""Preferences act at once and are kept."""

from __future__ import annotations

import os

import pytest

from bohemian_villages import settings
from bohemian_villages.files import draft_name
from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.program.preferences import Preferences
from bohemian_villages.settings import Settings

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_choice_acts_at_once_and_is_kept() -> None:
    writer = Writer()
    preferences = Preferences(settings.load(), writer)
    heard: list[bool] = []
    preferences.changed.connect(lambda: heard.append(preferences.now.auto_end))
    preferences.change(auto_end=True)
    assert heard == [True]
    writer.finish()
    assert settings.load().auto_end


def test_what_is_chosen_already_is_no_change() -> None:
    writer = Writer()
    preferences = Preferences(Settings(), writer)
    heard: list[None] = []
    preferences.changed.connect(lambda: heard.append(None))
    preferences.change(auto_end=Settings().auto_end, theme=Settings().theme)
    writer.finish()
    assert not heard
    assert not settings.settings_file().exists()


def test_what_an_older_program_does_not_know_survives() -> None:
    file = settings.settings_file()
    file.parent.mkdir(parents=True)
    file.write_text('{"from_the_future": 1}')
    writer = Writer()
    preferences = Preferences(settings.load(), writer)
    preferences.change(auto_roll=True)
    writer.finish()
    assert settings.load().extra == {"from_the_future": 1}


def test_many_changes_in_a_row_leave_the_last() -> None:
    writer = Writer()
    preferences = Preferences(Settings(), writer)
    for speed in (0.5, 1.0, 2.0, 4.0):
        preferences.change(animation_speed=speed)
    writer.finish()
    assert settings.load().animation_speed == 4.0


def test_two_copies_of_the_program_keep_what_either_chose() -> None:
    writer = Writer()
    first, second = (Preferences(settings.load(), writer) for _ in range(2))
    first.change(auto_end=True)
    writer.finish()
    second.change(theme="dark")
    writer.finish()
    assert settings.load().auto_end
    assert settings.load().theme == "dark"


def test_drafts_of_settings_that_a_kill_left_behind_are_tidied_away() -> None:
    folder = settings.settings_file().parent
    folder.mkdir(parents=True)
    draft = folder / draft_name()
    draft.touch()
    os.utime(draft, (1, 1))
    writer = Writer()
    Preferences(Settings(), writer)
    writer.finish()
    assert not draft.exists()
