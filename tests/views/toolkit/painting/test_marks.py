"""The colours of the players as lines and edges."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from bohemian_villages.views.toolkit.painting.marks import line_of
from bohemian_villages.views.toolkit.theme import FIGURES, theme, theme_bus


def luminance(color: str) -> float:
    """How bright a colour is, as contrasts are reckoned."""
    parts = (QColor(color).redF(), QColor(color).greenF(), QColor(color).blueF())
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("color", FIGURES)
def test_every_players_line_is_seen_in_the_dark(color: str) -> None:
    theme_bus().use("dark")
    line, ground = luminance(line_of(color)), luminance(theme().sunk_top)
    assert (line + 0.05) / (ground + 0.05) > 1.9
