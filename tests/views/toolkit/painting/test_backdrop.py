"""The landscapes behind the screens."""

from __future__ import annotations

import pytest

from bohemian_villages.assets import resource
from bohemian_villages.games import GAMES
from bohemian_villages.views.shell.start_screen import StartScreen
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.painting import backdrop
from bohemian_villages.views.toolkit.painting.backdrop import (
    HEIGHT,
    WIDTH,
    CroppedDrawing,
    frame,
    layers_of,
)
from tests.views.toolkit.pages import Pages


@pytest.mark.parametrize("name", ["start", "final"])
@pytest.mark.parametrize("is_dark", [False, True])
def test_every_part_of_a_backdrop_is_there(name: str, is_dark: bool) -> None:
    layers = layers_of(name, is_dark)
    assert len(layers) > 5
    assert all(resource(f"art/{layer.name}.svg").is_file() for layer in layers)


def test_at_dusk_there_is_light_in_the_houses() -> None:
    names = [layer.name for layer in layers_of("start", True)]
    houses = [name for name in names if name.endswith("-dusk") and "building" in name]
    assert len(houses) >= 11
    assert all(name.replace("-dusk", "-lit-windows") in names for name in houses)


@pytest.mark.parametrize(
    ("width", "height"), [(1280, 800), (1024, 700), (1920, 1080), (3840, 1080), (500, 1400)]
)
def test_a_window_always_sees_the_usual_part(width: int, height: int) -> None:
    framing = frame(width, height, 2100, 1200)
    view = framing.view
    assert view.width * framing.scale == pytest.approx(width)
    assert view.height * framing.scale == pytest.approx(height)
    assert view.bottom == HEIGHT
    assert (view.x, view.width <= 2100.01, view.height <= 1200.01) == (0, True, True)
    if width / height in (1.6, 1024 / 700, 1920 / 1080):
        assert view.width >= WIDTH - 0.01
        assert view.height >= HEIGHT - 0.01


def test_only_the_part_that_is_looked_at_is_drawn() -> None:
    framing = frame(1280, 800, 2100, 1200)
    assert CroppedDrawing(layers_of("start", False), view=framing.view).box() == framing.view


def test_a_missing_backdrop_is_a_plain_landscape(
    blank: Art, pages: Pages, caplog: pytest.LogCaptureFixture
) -> None:
    screen = pages.show(StartScreen(GAMES, blank))
    screen.backdrop.name = "nowhere"
    image = screen.grab().toImage()
    assert image.pixelColor(1200, 10) != image.pixelColor(1200, 600)
    assert "nowhere" in caplog.text
    backdrop.layers_of.cache_clear()


def test_the_landscape_is_drawn_off_the_windows_thread(art: Art, pages: Pages) -> None:
    screen = pages.show(StartScreen(GAMES, art), 640, 400)
    screen.grab()
    plain = screen.grab().toImage()
    assert art.wait(60_000)
    drawn = screen.grab().toImage()
    assert plain.pixelColor(560, 250) != drawn.pixelColor(560, 250)
