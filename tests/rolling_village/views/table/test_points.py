"""The panels of a game alone explain themselves."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from bohemian_villages.rolling_village.engine.scoring import Square
from bohemian_villages.rolling_village.engine.sheet import Project
from bohemian_villages.rolling_village.words.sheet import sheet_words
from bohemian_villages.rolling_village.words.table import points_words
from tests.rolling_village.games import people, played
from tests.rolling_village.views.table.tables import Tables


def test_the_points_explain_medals_and_squares_to_whoever_points_at_them(tables: Tables) -> None:
    points = tables.make(people(1)).points
    points.grab()
    told = {points.tip_at(QPointF(points.width() / 2, y)) for y in range(points.height())}
    assert {points_words.medals_rule(60, 80, 100), points_words.squares_rule()} <= told


def test_an_avenue_that_scored_without_drawings_is_not_called_empty_yet() -> None:
    assert "yet" in points_words.no_groups(is_done=False)
    assert "yet" not in points_words.no_groups(is_done=True)


def test_every_square_says_what_it_lacks_to_whoever_points_at_them(tables: Tables) -> None:
    games = (played(people(1, seed=str(seed)), 30) for seed in range(50))
    game = next(each for each in games if len(each.state.sheet.spaces_of(Project.SQUARE)) > 1)
    table = tables.make(game)
    told = table.points.squares_told.split("\n")
    squares = table.model.sheet(0).squares
    for square, line in zip(squares, told[-len(squares) :], strict=True):
        assert line.startswith(sheet_words.place(square.space))
        assert ("Still missing" in line) is not bool(square.points)


def test_squares_that_came_to_nothing_ask_for_nothing_more() -> None:
    square = Square(0, frozenset())
    assert "+10" in points_words.square(square)
    assert "no points" in points_words.square(square, is_over=True)
    assert "no points" in points_words.squares([square] * 2, is_over=True)
