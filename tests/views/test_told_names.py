"""Names of files where the window tells of them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bohemian_villages.models.game.format import FORMAT
from bohemian_villages.views.bohemian.exports import LOG_TEXT
from tests.models.tables import people, played
from tests.views.windows import Windows, load, model_of, wait


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such names")
def test_the_name_of_a_file_steers_nothing_where_it_is_told(
    windows: Windows, tmp_path: Path
) -> None:
    window = windows.make()
    load(window, played(people(2), 20))
    told: list[str] = []
    window.exports.told.connect(told.append)
    window.files.told.connect(told.append)
    sly = tmp_path / "a\u202eb\nc.txt"
    window.exports.ask_name = lambda *_asked: (str(sly), "")
    window.exports.export(LOG_TEXT, model_of(window).game)
    wait(lambda: told == ["Saved as ab c.txt"])
    window.files.own = sly
    window.files.save(FORMAT, model_of(window).game)
    wait(lambda: told == ["Saved as ab c.txt"] * 2)
    assert sly.exists()
