"""The colours of the light and the dark table, in one place."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve, frozen
from PySide6.QtCore import QObject, Signal

from ...models.figure_colors import FIGURE_COLORS


@frozen
class FigureColor:
    """The colours of a player's figures, and the mark that identifies them without colour."""

    base: str
    light: str
    dark: str
    ink: str
    """The mark on the figure, and text on its colour."""
    mark: str


# The drawings of figures use the same colours; a test keeps them equal.
FIGURES: Mapping[str, FigureColor] = {
    "red": FigureColor(FIGURE_COLORS["red"], "#E0705A", "#7A1F18", "#FFF1DC", "circle"),
    "blue": FigureColor(FIGURE_COLORS["blue"], "#6E9BCC", "#183962", "#FFF1DC", "square"),
    "yellow": FigureColor(FIGURE_COLORS["yellow"], "#FCDD84", "#A8730F", "#4A2F10", "triangle"),
    "black": FigureColor(FIGURE_COLORS["black"], "#77706F", "#1B1718", "#FFF1DC", "diamond"),
    "white": FigureColor(FIGURE_COLORS["white"], "#FFFFFF", "#A8946F", "#5A3E22", "star"),
}


@frozen(kw_only=True)
class Theme:
    """One set of colours, as `#RRGGBB` or `#AARRGGBB`; the defaults are the light table's."""

    name: str = "light"

    outline: str = "#4A3020"
    text: str = "#3A281C"
    muted: str = "#7A6148"
    disabled: str = "#83694C"
    cream: str = "#FBF3DF"

    table: str = "#D9BA8B"
    table_wood: str = "wood-light"
    table_glow: str = "#33FFF4D6"
    """In the middle of the table's vignette; `table_shade` at its edge."""
    table_shade: str = "#421C0F06"

    bar_top: str = "#593E2A"
    bar_bottom: str = "#462F1F"
    bar_line: str = "#2F1E13"
    bar_text: str = "#F6E9CC"
    bar_muted: str = "#CDB48E"
    bar_prompt: str = "#FBE3A2"

    panel_top: str = "#FDF6E4"
    panel_bottom: str = "#F4E7C9"
    panel_edge: str = "#A98555"
    panel_inner: str = "#A6FFFFFF"
    panel_line: str = "#E4D2AA"
    """A line between parts of a panel."""
    panel_shadow: str = "#1C0F06"
    sunk_top: str = "#EBDCB8"
    sunk_bottom: str = "#F2E5C6"
    sunk_edge: str = "#CDB583"

    button_top: str = "#FFFDF6"
    button_bottom: str = "#F3E5C4"
    button_edge: str = "#B08F60"
    chosen_top: str = "#FFE9A6"
    chosen_bottom: str = "#F8C95A"
    chosen_edge: str = "#9A6A14"
    chosen_text: str = "#3A281C"
    primary_top: str = "#D8784B"
    primary_bottom: str = "#A84E2F"
    primary_edge: str = "#6E2F1B"
    primary_text: str = "#FFF6E4"
    number: str = "#FFFBF0"
    """Behind a number that counts, such as a score."""
    number_text: str = "#2C1B10"

    terracotta: str = "#C8663F"
    slate: str = "#54697B"
    gold: str = "#F4C542"
    glow: str = "#F7B81E"
    verdigris: str = "#7FAE9B"
    gain: str = "#376E33"
    loss: str = "#A52F24"
    good: str = "#DDE8C8"
    """Behind something that serves, such as an active inn."""
    good_edge: str = "#8FAE6A"
    warning: str = "#FFF3E0"
    warning_edge: str = "#C8502F"
    warning_text: str = "#8E2A1A"
    focus: str = "#1F4E79"
    focus_cream: str = "#FFFDF2"

    meadow: str = "#BACA7E"
    """Where a landscape is not drawn yet."""
    frame: str = "#F4E8CB"
    frame_edge: str = "#5A3E28"
    veil: str = "#1A4A3210"

    has_marks: bool = True
    """Whether figures carry marks that identify them without colour."""

    @property
    def is_dark(self) -> bool:
        """Whether dusk has fallen over the villages."""
        return self.name == "dark"


LIGHT = Theme()
DARK = Theme(
    name="dark",
    text="#F6E9CC",
    muted="#CDB48E",
    disabled="#A48C6C",
    table="#33241A",
    table_wood="wood-dark",
    table_glow="#0DFFF4D6",
    table_shade="#731C0F06",
    bar_top="#241811",
    bar_bottom="#1B120C",
    bar_line="#8C672D",
    panel_top="#463529",
    panel_bottom="#382A20",
    panel_edge="#7A5C3E",
    panel_inner="#1AFFF0D0",
    panel_line="#5A4431",
    panel_shadow="#000000",
    sunk_top="#261B13",
    sunk_bottom="#30241A",
    sunk_edge="#5A4431",
    button_top="#5C4735",
    button_bottom="#48372A",
    button_edge="#8A6A48",
    gain="#9CCB84",
    loss="#F09A84",
    good="#3D5238",
    good_edge="#6E8F5C",
    warning="#FFF3E0",
    slate="#9AB2C6",
    focus="#8FC1EE",
    focus_cream="#1B120C",
    meadow="#2F4A48",
    frame="#8F7750",
    frame_edge="#2E1E12",
    veil="#240A0610",
)
THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK)}


class ThemeBus(QObject):
    """Signals when the theme changes, so that views repaint."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self._theme

    def use(self, name: str, *, marks: bool = True) -> None:
        """Change to the theme of that name; an unknown name is the light one."""
        chosen = THEMES.get(name, LIGHT)
        if not marks:
            chosen = evolve(chosen, has_marks=False)
        if chosen != self._theme:
            self._theme = chosen
            self.changed.emit()


_bus: list[ThemeBus] = []


def theme_bus() -> ThemeBus:
    """The program's only bus, made on first use."""
    if not _bus:
        _bus.append(ThemeBus())
    return _bus[0]


def theme() -> Theme:
    """The colours in use now."""
    return theme_bus().theme
