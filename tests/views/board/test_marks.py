"""Marks on figures: taken off and put on again wherever figures are shown."""

from __future__ import annotations

import pytest

from bohemian_villages.models.game.data import COLORS
from bohemian_villages.views.board import pictures
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.art.drawing import NO_MARK
from bohemian_villages.views.toolkit.art.files import read
from bohemian_villages.views.toolkit.painting.icons import ArtIcons
from bohemian_villages.views.toolkit.theme import FIGURES, theme, theme_bus
from tests.views.board.boards import make_view, settle, standard_board, state_with


@pytest.mark.parametrize("color", COLORS)
def test_every_figure_has_a_mark_that_can_be_taken_off(color: str) -> None:
    ((mark, gone),) = NO_MARK
    body = read(f"parts/figure-{color}").body
    assert body.count(mark) == 1
    assert FIGURES[color].ink in body.split(mark)[1]
    assert gone not in body


@pytest.mark.parametrize("color", COLORS)
def test_a_figure_without_its_mark_looks_different_on_its_chest_alone(color: str, art: Art) -> None:
    icons = ArtIcons(art)

    def draw() -> list[list[int]]:
        icons.icon(f"figure-{color}", 96, 120, 1.0, "")
        settle(art)
        image = icons.icon(f"figure-{color}", 96, 120, 1.0, "").toImage()
        rows = range(image.height())
        return [[image.pixel(x, y) for x in range(image.width())] for y in rows]

    with_mark = draw()
    theme_bus().use("light", marks=False)
    without = draw()
    changed = [y for y, row in enumerate(with_mark) if row != without[y]]
    assert changed
    high = len(with_mark)
    assert high * 0.4 < min(changed)
    assert max(changed) < high * 0.75


def test_the_board_follows_at_once(art: Art) -> None:
    board = standard_board(2)
    view = make_view(art, board)
    view.set_colors(["red", "blue"])
    view.show_state(state_with(board, {0: 0, 5: 1}, 2))
    settle(art)
    before = view.grab().toImage()
    theme_bus().use("light", marks=False)
    settle(art)
    without = view.grab().toImage()
    assert without != before
    theme_bus().use("light")
    settle(art)
    assert view.grab().toImage() == before


def test_light_and_dark_keep_the_choice_apart() -> None:
    theme_bus().use("dark", marks=False)
    assert theme().is_dark
    assert not theme().has_marks
    theme_bus().use("dark")
    assert theme().has_marks
    marked = pictures.figure("red", False)
    assert marked != pictures.figure("red", False, has_mark=False)
