"""The colours of a sheet, by day and in the dark."""

from __future__ import annotations

from attrs import frozen

from ....views.toolkit.art.drawing import Recolor
from ....views.toolkit.theme import theme


@frozen(kw_only=True)
class SheetLook:
    """One set of colours; the defaults are those of the light table."""

    paper_top: str = "#FFFDF5"
    paper_bottom: str = "#FAF0DC"
    fibres: float = 0.35
    """How much of the paper's texture is seen."""
    edge: str = "#C9AE7C"
    line: str = "#DCC79C"
    cell: str = "#D9FFFFFC"
    cell_edge: str = "#E0D0AC"
    road: str = "#E9DAB5"
    road_dashes: str = "#FFFDF5"
    band_top: str = "#FFF4C9"
    band_bottom: str = "#FFE8A2"
    band_edge: str = "#E2AC33"
    active_road: str = "#EFC65E"
    plate_top: str = "#64829F"
    plate_bottom: str = "#41607F"
    plate_edge: str = "#22384F"
    plate_line: str = "#B9CBDA"
    plate_text: str = "#FFFDF2"
    gold_top: str = "#FFE9A8"
    gold_bottom: str = "#F4BD44"
    gold_edge: str = "#6E4A0E"
    gold_line: str = "#A8781E"
    gold_text: str = "#3A281C"
    disc: str = "#F5EAD0"
    disc_later: str = "#FBE6A6"
    disc_edge: str = "#C9B285"
    points: str = "#FFFCF1"
    points_edge: str = "#B88E48"
    points_text: str = "#77491B"
    lit: str = "#FFF5C8"
    lit_edge: str = "#E2A01A"
    later: str = "#FFFBE2"
    later_edge: str = "#DDAE38"
    light: str = "#FFD23F"
    """Laid thinly over what scores or is pointed at."""
    value: str = "#7A4E0C"
    """A value that changes, or counts this turn."""
    group: str = "#C23B31"
    hand: str = "#43403E"
    """The ink of what players write."""
    title: str = "#4A2C18"
    recolor: Recolor = ()
    """For the drawings."""


LIGHT = SheetLook()
DARK = SheetLook(
    paper_top="#43352A",
    paper_bottom="#382B21",
    fibres=0.04,
    edge="#7A5C3E",
    line="#5F4936",
    cell="#B8261C15",
    cell_edge="#5C4733",
    road="#524030",
    road_dashes="#8A7254",
    band_top="#6B5426",
    band_bottom="#5A441C",
    band_edge="#C79A38",
    active_road="#8F6E2B",
    plate_top="#4C6983",
    plate_bottom="#334D66",
    plate_edge="#15222F",
    plate_line="#7F9AB2",
    disc="#57442F",
    disc_later="#7A6230",
    disc_edge="#8A6F4A",
    points="#4A3A2B",
    points_edge="#A58550",
    points_text="#F3DCAE",
    lit="#6E5A22",
    lit_edge="#F0B935",
    later="#46391F",
    later_edge="#B78F38",
    value="#FBE3A2",
    group="#F08A72",
    hand="#F3E8D2",
    title="#F6E9CC",
    recolor=(
        ("#4A4038", "#EFE2C8"),
        ("#FBF0D6", "#6A5741"),
        ("#F4CDB8", "#6E3F30"),
        ("#CD6647", "#DE8766"),
        ("#AECB8E", "#3B5533"),
        ("#9CBF7C", "#334C2C"),
        ("#64954B", "#7DAA63"),
        ("#4F853E", "#74A75C"),
        ("#C3E0E6", "#2C505D"),
        ("#82B7C9", "#6BA3B8"),
        ("#F0DBAC", "#5B4829"),
        ("#CDAA68", "#A38349"),
        ("#BFE0EA", "#2E5866"),
    ),
)


def sheet_look() -> SheetLook:
    """The colours in use now."""
    return DARK if theme().is_dark else LIGHT
