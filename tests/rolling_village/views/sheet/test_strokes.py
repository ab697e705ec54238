"""Drawings that draw themselves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from bohemian_villages.rolling_village.engine.sheet import SPACES, Project
from bohemian_villages.rolling_village.views.sheet.drawings import BOX, hand_for
from bohemian_villages.rolling_village.views.sheet.look import DARK
from bohemian_villages.rolling_village.views.sheet.strokes import begun, lines_of, tip
from bohemian_villages.views.toolkit.art.files import read


@pytest.mark.parametrize("project", Project)
def test_every_project_has_strokes_that_are_drawn_one_after_the_other(project: Project) -> None:
    lines = lines_of(project)
    assert sum(line.effort for line in lines) == pytest.approx(1.0)
    assert begun(project, 0.0) == []
    counts = [len(begun(project, time / 10)) for time in range(11)]
    assert counts == sorted(counts)
    assert counts[-1] == len(lines)
    assert all(share == pytest.approx(1.0) for _, share in begun(project, 1.0))


@pytest.mark.parametrize("project", Project)
def test_the_pencil_draws_outlines_before_it_colours_them(project: Project) -> None:
    kinds = [line.is_hatching for line in lines_of(project)]
    assert kinds == sorted(kinds)
    assert kinds[0] is False
    assert kinds[-1] is True


@pytest.mark.parametrize("project", Project)
def test_the_tip_of_the_pencil_stays_in_the_box(project: Project) -> None:
    tips = [tip(project, time / 20) for time in range(21)]
    assert all(0 <= place.x() <= BOX and 0 <= place.y() <= BOX for place in tips)
    assert len({(place.x(), place.y()) for place in tips}) > 15


def test_no_two_neighbours_are_drawn_by_quite_the_same_hand() -> None:
    hands = [hand_for(space) for space in range(SPACES)]
    assert len(set(hands)) == SPACES
    assert hand_for(7) is hands[7] or hand_for(7) == hands[7]


def test_a_hand_moves_a_drawing_a_little_only() -> None:
    for space in range(SPACES):
        middle = hand_for(space).transform().map(QPointF(BOX / 2, BOX / 2))
        assert abs(middle.x() - BOX / 2) < 3
        assert abs(middle.y() - BOX / 2) < 3


@pytest.mark.parametrize("project", Project)
def test_every_colour_of_a_drawing_has_one_for_the_dark_table(project: Project) -> None:
    body = read(f"rolling/{project.key}").body
    used = {body[place : place + 7] for place in range(len(body)) if body[place] == "#"}
    assert used <= set(dict(DARK.recolor))
