"""The colours: figures differ for every eye, the drawings use them, themes change for all."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from attrs import asdict
from PySide6.QtGui import QColor, QImage

from bohemian_villages.assets import resource
from bohemian_villages.models.game.data import COLORS
from bohemian_villages.views.toolkit.art.drawing import part
from bohemian_villages.views.toolkit.art.raster import rasterise
from bohemian_villages.views.toolkit.theme import DARK, FIGURES, LIGHT, ThemeBus, theme, theme_bus
from tests.views.color_vision import SIGHTS, Triple, delta_e_2000, difference, seen

LEAST = 15.0

# The test data of Sharma, Wu and Dalal 2005: two colours in CIELAB and their difference.
SHARMA: list[tuple[Triple, Triple, float]] = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 3.1571, -77.2803), (50.0, 0.0, -82.7485), 2.8615),
    ((50.0, 2.8361, -74.0200), (50.0, 0.0, -82.7485), 3.4412),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0),
    ((50.0, -1.1848, -84.8006), (50.0, 0.0, -82.7485), 1.0),
    ((50.0, -0.9009, -85.5211), (50.0, 0.0, -82.7485), 1.0),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0010), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0012), 7.2195),
    ((50.0, -0.001, 2.49), (50.0, 0.0009, -2.49), 4.8045),
    ((50.0, -0.001, 2.49), (50.0, 0.0010, -2.49), 4.8045),
    ((50.0, -0.001, 2.49), (50.0, 0.0011, -2.49), 4.7461),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (61.0, -5.0, 29.0), 22.8977),
    ((50.0, 2.5, 0.0), (56.0, -27.0, -3.0), 31.9030),
    ((50.0, 2.5, 0.0), (58.0, 24.0, 15.0), 19.4535),
    ((50.0, 2.5, 0.0), (50.0, 3.1736, 0.5854), 1.0),
    ((50.0, 2.5, 0.0), (50.0, 3.2972, 0.0), 1.0),
    ((50.0, 2.5, 0.0), (50.0, 1.8634, 0.5757), 1.0),
    ((50.0, 2.5, 0.0), (50.0, 3.2592, 0.3350), 1.0),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((61.2901, 3.7196, -5.3901), (61.4292, 2.2480, -4.9620), 1.8731),
    ((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((36.4612, 47.8580, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]

PAIRS = list(combinations(COLORS, 2))


@pytest.mark.parametrize(("one", "two", "expected"), SHARMA)
def test_the_measure_of_difference_is_ciede2000(one: Triple, two: Triple, expected: float) -> None:
    assert delta_e_2000(one, two) == pytest.approx(expected, abs=5e-5)
    assert delta_e_2000(two, one) == pytest.approx(expected, abs=5e-5)


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_eye_sees_white_as_white(sight: str) -> None:
    assert seen("#FFFFFF", sight) == pytest.approx((100.0, 0.0, 0.0), abs=0.05)


def test_red_and_green_come_close_to_each_other_for_the_colour_blind() -> None:
    normal = difference("#C03020", "#5A7A20")
    assert difference("#C03020", "#5A7A20", "deuteranopia") < normal / 2


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("one", "two"), PAIRS)
def test_any_two_figure_colours_differ_for_every_eye(one: str, two: str, sight: str) -> None:
    assert difference(FIGURES[one].base, FIGURES[two].base, sight) >= LEAST


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("sight", SIGHTS)
def test_figures_as_they_are_drawn_differ_for_every_eye(sight: str) -> None:
    shown = {color: _average(color) for color in COLORS}
    for one, two in PAIRS:
        assert difference(shown[one], shown[two], sight) >= LEAST, (one, two)


def _average(color: str) -> str:
    """The average colour of a figure's body, without its mark, its edge and its shadow."""
    image = rasterise(part(f"figure-{color}"), 3.0, 1.0)
    left, top = image.anchor
    spots = [(x, y) for x in range(-9, 10) for y in (-30, -28, -9, -8) if abs(x) > 2]
    inside = [image.image.pixelColor(left + 3 * x, top + 3 * y) for x, y in spots]
    solid = [found for found in inside if found.alpha() == 255]
    assert len(solid) > 40
    red, green, blue = (
        round(sum(channel) / len(solid))
        for channel in zip(*((c.red(), c.green(), c.blue()) for c in solid), strict=True)
    )
    return QColor(red, green, blue).name()


@pytest.mark.parametrize("color", COLORS)
def test_figures_and_marks_are_drawn_in_the_colours_of_the_theme(color: str) -> None:
    paint = FIGURES[color]
    figure = _colors_in(f"figure-{color}")
    assert {paint.base, paint.light, paint.dark, paint.ink} <= figure
    assert paint.base in _colors_in(f"mark-{color}")
    others = {other.base for name, other in FIGURES.items() if name != color}
    assert not others & figure


def _colors_in(name: str) -> set[str]:
    text = resource(f"art/parts/{name}.svg").read_text(encoding="utf-8")
    return {found.upper() for found in re.findall(r"#[0-9A-Fa-f]{6}", text)}


def test_every_player_has_a_paint_and_a_mark_of_his_own() -> None:
    assert set(FIGURES) == set(COLORS)
    assert len({paint.mark for paint in FIGURES.values()}) == len(COLORS)


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=lambda look: str(look.name))
def test_every_colour_of_a_theme_is_one(look: object) -> None:
    values = asdict(look)  # type: ignore[arg-type]  # both are Themes
    for name in ("name", "table_wood", "has_marks"):
        del values[name]
    assert all(QColor(value).isValid() and value.startswith("#") for value in values.values())


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=lambda look: str(look.name))
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("text", "panel_top"),
        ("text", "panel_bottom"),
        ("muted", "panel_bottom"),
        ("text", "button_top"),
        ("bar_text", "bar_top"),
        ("bar_prompt", "bar_top"),
        ("primary_text", "primary_bottom"),
        ("chosen_text", "chosen_top"),
        ("number_text", "number"),
        ("warning_text", "warning"),
        ("text", "good"),
        ("gain", "panel_bottom"),
        ("loss", "panel_bottom"),
    ],
)
def test_text_can_be_read_on_its_ground(look: object, text: str, ground: str) -> None:
    light, dark = sorted((_luminance(getattr(look, name)) for name in (text, ground)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def _luminance(color: str) -> float:
    lightness = seen(color[-7:] if len(color) == 7 else f"#{color[-6:]}")[0]
    return ((lightness + 16) / 116) ** 3 if lightness > 8 else lightness / 903.3


def test_a_change_of_theme_is_said_once() -> None:
    bus, said = ThemeBus(), []
    bus.changed.connect(lambda: said.append(bus.theme.name))
    bus.use("dark")
    bus.use("dark")
    bus.use("no such theme")
    assert said == ["dark", "light"]


def test_the_theme_in_use_is_that_of_the_bus() -> None:
    theme_bus().use("dark")
    assert theme() is DARK
    assert theme().is_dark


@pytest.mark.usefixtures("qapp")
def test_marks_look_different_without_their_colour() -> None:
    shapes = [_shape(color) for color in COLORS]
    for one, two in combinations(shapes, 2):
        assert sum(a != b for a, b in zip(one, two, strict=True)) > 0.05 * len(one)


def _shape(color: str) -> list[bool]:
    image: QImage = rasterise(part(f"mark-{color}"), 2.0, 1.0).image
    return [
        image.pixelColor(x, y).alpha() > 127
        for y in range(image.height())
        for x in range(image.width())
    ]
