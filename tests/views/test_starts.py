"""Whatever lies in the user's folders, the window opens and closes."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from bohemian_villages.folders import cache_folder, config_folder, data_folder, log_folder
from bohemian_villages.journal import FAULTS, FILE
from tests.models.tables import people, played
from tests.record_files import write_record
from tests.specials import KINDS, put_special
from tests.views.starts import start

pytestmark = pytest.mark.skipif(os.name != "posix", reason="only there are pipes with names")


def places() -> list[Path]:
    """Where the program looks for files."""
    data = data_folder()
    return [
        config_folder() / "settings.json",
        config_folder() / "settings.json.broken",
        log_folder() / FILE,
        log_folder() / FAULTS,
        data / "statistics.sqlite3",
        data / "statistics.sqlite3-wal",
        data / "statistics.sqlite3.lock",
        data / "villages" / "odd.toml",
        data / "games" / "20990101-000000-odd.bvg",
        data / "games" / "sound.bvg.lock",
        cache_folder() / "art" / "odd.pic",
    ]


@pytest.mark.parametrize(
    "kind", [KINDS[0], *(pytest.param(kind, marks=pytest.mark.long) for kind in KINDS[1:])]
)
def test_the_window_opens_beside_files_that_are_none(home: Path, tmp_path: Path, kind: str) -> None:
    for place in places():
        put_special(kind, place)
    write_record(data_folder() / "games" / "sound.bvg", played(people(2), 5))
    seen = start(home, tmp_path)
    assert seen["offered"]
    assert seen["recent"] == ["sound.bvg"]


@pytest.mark.parametrize("kind", ["pipe", pytest.param("zeros", marks=pytest.mark.long)])
def test_the_window_opens_although_folders_are_none(home: Path, tmp_path: Path, kind: str) -> None:
    for folder in (config_folder(), data_folder(), cache_folder(), log_folder()):
        put_special(kind, folder)
    assert start(home, tmp_path)["recent"] == []


@pytest.mark.long
def test_wrong_settings_are_told_and_the_others_hold(home: Path, tmp_path: Path) -> None:
    file = config_folder() / "settings.json"
    file.parent.mkdir(parents=True)
    wrong = {
        "language": "klingon",
        "window_geometry": "\ud800",
        "animation_speed": 1e300,
        "last_table": {"seats": [7, {"name": "\ud800", "color": []}], "village_set": "\0"},
        "theme": "dark",
    }
    file.write_text(json.dumps(wrong))
    seen = start(home, tmp_path)
    assert seen["theme"] == "dark"
    assert "settings.json.broken" in seen["told"]
    again = start(home, tmp_path)
    assert again["theme"] == "dark"
    assert again["told"] == ""
    assert json.loads((file.parent / "settings.json.broken").read_text()) == wrong


def test_the_start_screen_waits_for_no_table_and_tables_wait_for_no_click(
    home: Path, tmp_path: Path
) -> None:
    # It comes back only once the screens were imported, although nobody asked for one.
    assert start(home, tmp_path)["screens_at_first"] == []


@pytest.mark.long
def test_without_a_home_the_window_opens_and_says_where_games_are_kept(tmp_path: Path) -> None:
    seen = start(None, tmp_path)
    (made,) = tmp_path.glob("bohemian-villages-*")
    assert "no home folder" in seen["told"]
    assert made.name in seen["told"]
    assert (made / "config" / "settings.json").exists()


@pytest.mark.parametrize(
    "seconds", [300_000_000_000, pytest.param(-80_000_000_000, marks=pytest.mark.long)]
)
def test_games_of_impossible_dates_are_listed_and_offered(
    home: Path, tmp_path: Path, seconds: int
) -> None:
    folder = data_folder() / "games"
    folder.mkdir(parents=True)
    file = folder / "odd.bvg"
    write_record(file, played(people(2), 5))
    os.utime(file, (seconds, seconds))
    if abs(file.stat().st_mtime - seconds) > 1:
        pytest.skip("this file system knows no such dates")
    seen = start(home, tmp_path)
    assert seen["recent"] == ["odd.bvg"]
    assert seen["offered"]
