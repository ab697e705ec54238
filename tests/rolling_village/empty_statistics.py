"""Statistics of Rolling Village for tests, in a file of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

from pytestqt.qtbot import QtBot

from bohemian_villages.models.files.writer import Writer
from bohemian_villages.rolling_village.models.statistics import RollingStatistics


@contextmanager
def empty_statistics(qtbot: QtBot, folder: Path, today: date) -> Iterator[RollingStatistics]:
    """Statistics without a game, already counted: no answer is under way that tests wait for."""
    writer = Writer()
    made = RollingStatistics(writer, file=folder / "games.sqlite3", today=lambda: today)
    qtbot.waitUntil(lambda: made.is_counted)
    yield made
    writer.finish()
    made.close()
