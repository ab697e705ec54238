"""The panels of a game alone explain themselves."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from bohemian_villages.rolling_village.words.table import points_words
from tests.rolling_village.games import people
from tests.rolling_village.views.table.tables import Tables


def test_the_points_explain_medals_and_squares_to_whoever_points_at_them(tables: Tables) -> None:
    points = tables.make(people(1)).points
    points.grab()
    told = {points.tip_at(QPointF(points.width() / 2, y)) for y in range(points.height())}
    assert {points_words.medals_rule(60, 80, 100), points_words.squares_rule()} <= told


def test_an_avenue_that_scored_without_drawings_is_not_called_empty_yet() -> None:
    assert "yet" in points_words.no_groups(is_done=False)
    assert "yet" not in points_words.no_groups(is_done=True)
