"""A sheet in its sixth turn, as pictures."""

from __future__ import annotations

from attrs import evolve

from bohemian_villages.rolling_village.engine.sheet import BLANK, Project
from bohemian_villages.rolling_village.engine.state import State, initial_state
from bohemian_villages.rolling_village.models.position import preview_of, sheet_facts
from bohemian_villages.rolling_village.printed_sheet import standard_sheet
from bohemian_villages.rolling_village.views.sheet.picture import SheetPicture

HOUSE, FOREST, LAKE, SQUARE = Project
DRAWN = (
    (LAKE, (0, 6, 7, 12, 22)),
    (HOUSE, (2, 3, 8, 19, 24)),
    (FOREST, (10, 26)),
    (SQUARE, (9,)),
)
LIT, LATER = (1, 13, 25), (15, 21, 27)
JOINING = 25
"""A house there would join those in 19 and 24."""


def state() -> State:
    """The position."""
    sheet = BLANK
    for project, spaces in DRAWN:
        for space in spaces:
            sheet = sheet.plus(project, space)
    points = tuple(points for avenue in standard_sheet() for points in avenue)
    start = initial_state(points, 1)
    scores = ((5, 5, 9, 3, 11),)
    return evolve(start, sheets=(sheet,), bonuses=((LAKE,),), scores=scores, turn=6, dice=(4, 2))


def picture(*, pointed: int | None = None) -> SheetPicture:
    """A house is in hand, for column 2; avenue 5–6 scores."""
    now = state()
    return SheetPicture(
        facts=sheet_facts(now, 0, 1),
        title="Rolling Village",
        subtitle="Anna’s sheet",
        lit=LIT,
        lit_later=LATER,
        project=HOUSE,
        preview=None if pointed is None else preview_of(now, HOUSE, pointed),
        marked_columns=(1,),
    )


def with_house(space: int) -> SheetPicture:
    """The same after a house was drawn."""
    now = state()
    after = evolve(now, sheets=(now.sheets[0].plus(HOUSE, space),))
    return evolve(picture(), facts=sheet_facts(after, 0, 1))


def picking() -> SheetPicture:
    """An avenue is to be picked."""
    return SheetPicture(
        facts=sheet_facts(state(), 0, None),
        title="Rolling Village",
        subtitle="Anna’s sheet",
        avenues_to_pick=tuple(range(5)),
    )
