"""Where things lie on sheets of all sizes."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from bohemian_villages.rolling_village.engine.sheet import AVENUES, COLUMNS, GROUPED, SPACES
from bohemian_villages.rolling_village.engine.state import LAST_TURN
from bohemian_villages.rolling_village.views.sheet.geometry import SheetGeometry
from bohemian_villages.rolling_village.views.sheet.outline import group_outline

# The sheet's share of windows of 1024×700, 1280×800, 1920×1080 and 2560×1440; odd ones besides.
SIZES = ((583, 634), (800, 734), (1277, 990), (1700, 1321), (500, 900), (1400, 500))


@pytest.fixture(params=SIZES, ids=str)
def sheet(request: pytest.FixtureRequest) -> SheetGeometry:
    """A sheet of each size."""
    return SheetGeometry(*request.param)


def _parts(sheet: SheetGeometry) -> dict[str, QRectF]:
    found = {f"space {n}": sheet.space(n) for n in range(SPACES)}
    found |= {f"column {n}": sheet.column(n) for n in range(COLUMNS)}
    found |= {f"plate {n}": sheet.plate(n) for n in range(AVENUES)}
    found |= {f"value {n}": sheet.value(n) for n in range(AVENUES)}
    found |= {f"road {n}": sheet.road(n) for n in range(AVENUES)}
    found |= {f"turn {n}": sheet.turn(n) for n in range(1, LAST_TURN + 1)}
    found |= {f"legend {project.key}": sheet.legend(project) for project in GROUPED}
    found["heading of the turns"] = sheet.turns_heading
    return found


def test_no_two_parts_of_a_sheet_overlap(sheet: SheetGeometry) -> None:
    parts = _parts(sheet)
    overlapping = [
        (one, other) for one, other in combinations(parts, 2) if parts[one].intersects(parts[other])
    ]
    assert overlapping == []


def test_every_part_lies_on_the_paper(sheet: SheetGeometry) -> None:
    outside = [name for name, area in _parts(sheet).items() if not sheet.paper.contains(area)]
    assert outside == []


def test_spaces_are_large_enough_to_be_hit(sheet: SheetGeometry) -> None:
    for space in range(SPACES):
        assert min(sheet.space(space).width(), sheet.space(space).height()) >= 30


def test_a_point_belongs_to_the_space_it_lies_in_and_gaps_to_none(sheet: SheetGeometry) -> None:
    for space in range(SPACES):
        assert sheet.space_at(sheet.space(space).center()) == space
    for avenue in range(AVENUES):
        assert sheet.space_at(sheet.road(avenue).center()) is None


def test_an_avenue_reaches_from_its_plate_to_its_value(sheet: SheetGeometry) -> None:
    for avenue in range(AVENUES):
        band = sheet.avenue(avenue)
        assert band.contains(sheet.plate(avenue))
        assert band.contains(sheet.value(avenue).center())
        assert sheet.avenue_at(sheet.plate(avenue).center()) == avenue


def test_a_drawing_stays_in_its_space(sheet: SheetGeometry) -> None:
    for space in range(SPACES):
        assert sheet.space(space).contains(sheet.drawing(space))


@pytest.mark.parametrize(
    "spaces", [(7,), (19, 24, 25), (0, 1, 6, 7), (0, 1, 2, 8, 14, 13, 12, 6), (5, 11, 6)], ids=str
)
def test_an_outline_encloses_its_spaces_and_no_other(
    sheet: SheetGeometry, spaces: tuple[int, ...]
) -> None:
    outline = group_outline(sheet, spaces)
    inside = [n for n in range(SPACES) if outline.contains(sheet.space(n).center())]
    assert inside == sorted(spaces)


def test_an_outline_crosses_the_gap_between_neighbours_only(sheet: SheetGeometry) -> None:
    outline = group_outline(sheet, (24, 25, 0, 7))
    between = (sheet.space(24).center() + sheet.space(25).center()) / 2
    diagonal = (sheet.space(0).center() + sheet.space(7).center()) / 2
    assert outline.contains(between)
    assert not outline.contains(diagonal)
