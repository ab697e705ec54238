"""Surfaces: each has its colours, text can be read on it, the focus is seen on all."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from bohemian_villages.views.toolkit.painting import surfaces as panels
from bohemian_villages.views.toolkit.painting.surfaces import Surface
from bohemian_villages.views.toolkit.theme import theme_bus
from tests.views.color_vision import difference

pytestmark = pytest.mark.usefixtures("qapp")

AREA = QRectF(10, 10, 100, 60)


def _painted(paint: object) -> QImage:
    image = QImage(120, 80, QImage.Format.Format_RGB32)
    image.fill(QColor("#D9BA8B"))
    painter = QPainter(image)
    assert callable(paint)
    paint(painter)
    painter.end()
    return image


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("surface", Surface)
def test_a_surface_goes_from_its_upper_to_its_lower_colour(surface: Surface, look: str) -> None:
    theme_bus().use(look)
    image = _painted(lambda painter: panels.paint_surface(painter, AREA, surface))
    upper, lower, _edge = panels.colors(surface)
    assert difference(image.pixelColor(60, 13).name(), upper) < 3
    assert difference(image.pixelColor(60, 66).name(), lower) < 3
    assert image.pixelColor(3, 3).name() == "#d9ba8b"


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("surface", [s for s in Surface if s is not Surface.DISABLED])
def test_ink_stands_out_from_its_surface(surface: Surface, look: str) -> None:
    theme_bus().use(look)
    upper, lower, _edge = panels.colors(surface)
    assert difference(panels.ink(surface), upper) > 30
    assert difference(panels.ink(surface), lower) > 30


def test_a_panel_throws_a_shadow_below_itself() -> None:
    image = _painted(lambda painter: panels.paint_panel(painter, AREA))
    assert image.pixelColor(60, 72).lightness() < QColor("#D9BA8B").lightness()
    assert image.pixelColor(60, 5).name() == "#d9ba8b"


def test_the_focus_is_seen_on_every_surface() -> None:
    for surface in Surface:
        rest = _painted(lambda painter, s=surface: panels.paint_button(painter, AREA, s))

        def focused(painter: QPainter, surface: Surface = surface) -> None:
            panels.paint_button(painter, AREA, surface)
            panels.paint_focus(painter, AREA)

        shown = _painted(focused)
        assert difference(rest.pixelColor(60, 11).name(), shown.pixelColor(60, 11).name()) > 10


def test_what_is_hovered_or_pressed_looks_it() -> None:
    def button(**state: bool) -> QImage:
        return _painted(lambda p: panels.paint_button(p, AREA, Surface.PLAIN, **state))

    rest = button()
    assert button(is_hovered=True) != rest
    assert button(is_down=True) != rest
