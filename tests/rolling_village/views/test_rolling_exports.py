"""What a game can be taken elsewhere as: log, sheets and record."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from bohemian_villages.models.files.exporter import Exporter
from bohemian_villages.rolling_village.engine.record import loads
from bohemian_villages.rolling_village.engine.setup import Player, Setup
from bohemian_villages.rolling_village.models.log_export import log_html
from bohemian_villages.rolling_village.views.exports import (
    EXPORTS,
    LOG_PAGE,
    LOG_TEXT,
    RECORD,
    SHEETS,
    sheet_pictures,
)
from bohemian_villages.rolling_village.words.log import tell
from bohemian_villages.views.game_description import Export
from bohemian_villages.views.toolkit.art import Art
from tests.models.files.test_export import read
from tests.rolling_village.games import people, played

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def written(blank: Art, qtbot: QtBot, tmp_path: Path):  # type: ignore[no-untyped-def]
    """Writes a file, and hands over its path."""
    exporter = Exporter()

    def write(export: Export, players: int = 1, steps: int = 10_000) -> Path:
        path = tmp_path / export.name
        export.write(path, played(people(players), steps), exporter, blank)
        qtbot.waitUntil(lambda: path.exists() and path.stat().st_size > 0)
        return path

    return write


def test_the_log_is_written_as_text(written) -> None:  # type: ignore[no-untyped-def]
    text = written(LOG_TEXT).read_text(encoding="utf-8")
    assert text == "\n".join(tell(played(people(1)))) + "\n"


def test_the_log_is_written_as_a_page(written) -> None:  # type: ignore[no-untyped-def]
    page = read(written(LOG_PAGE, players=2).read_text(encoding="utf-8"))
    headings = page.texts["h2"]
    assert len(headings) == 11, "ten rolls and the end"
    assert headings[0].startswith("Preparation: the dice show")
    assert headings[-1] == "Final scoring"
    assert not page.outside


def test_names_are_no_markup_on_a_page() -> None:
    setup = people(1)
    page = log_html(played(Setup((Player("<b>Eva</b>"),), setup.sheet, setup.seed)))
    assert "<b>" not in page
    assert "&lt;b&gt;Eva" in page


def test_the_record_can_be_read_again(written) -> None:  # type: ignore[no-untyped-def]
    game = loads(written(RECORD, players=2, steps=30).read_bytes())
    assert game.state == played(people(2), 30).state


@pytest.mark.parametrize(("players", "columns", "rows"), [(1, 1, 1), (2, 2, 1), (5, 3, 2)])
def test_everybodys_sheet_is_on_the_picture(  # type: ignore[no-untyped-def]
    written, players: int, columns: int, rows: int
) -> None:
    image = QImage(str(written(SHEETS, players=players)))
    assert (image.width(), image.height()) == (824 * columns + 24, 758 * rows + 24)


def test_the_picture_shows_what_is_drawn_at_the_moment_shown() -> None:
    assert SHEETS.of_shown
    game = played(people(2), 9)
    drawn = [sum(p is not None for p in each.facts.drawn) for each in sheet_pictures(game)]
    assert drawn == [sum(sheet.at(s) is not None for s in range(30)) for sheet in game.state.sheets]


def test_every_export_names_its_kind_of_file() -> None:
    assert len(EXPORTS) == 4
    for export in EXPORTS:
        assert f"*{Path(export.name).suffix})" in export.kinds()
        assert export.label()
        assert export.title()
