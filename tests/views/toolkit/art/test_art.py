"""The art: files, drawings, rasters and the store that hands pictures out."""

from __future__ import annotations

import logging
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from bohemian_villages import assets
from bohemian_villages.views.toolkit.art import Art, Drawing, Label, Layer, part, store
from bohemian_villages.views.toolkit.art import files as files_module
from bohemian_villages.views.toolkit.art.files import NOTHING, read
from bohemian_villages.views.toolkit.art.raster import rasterise

ART = assets.resource("art")
NAMES = sorted(f"{file.parent.name}/{file.stem}" for file in ART.glob("*/*.svg"))

SQUARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20">'
    '<rect x="-10" y="-10" width="20" height="20" fill="{color}"/></svg>'
)


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def kit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that stands for `resources/art`, with one red square in it."""
    folder = tmp_path / "kit"
    (folder / "parts").mkdir(parents=True)
    (folder / "parts" / "square.svg").write_text(SQUARE.format(color="#FF0000"))

    def resource(name: str) -> Path:
        found = tmp_path / name.replace("art/", "kit/", 1)
        if not found.exists():
            raise assets.MissingAssetError(name)
        return found

    monkeypatch.setattr(files_module, "resource", resource)
    read.cache_clear()
    yield folder
    read.cache_clear()


@pytest.fixture
def art() -> Iterator[Art]:
    """A store with nothing in it, in memory or on disk."""
    store_of_its_own = Art()
    yield store_of_its_own
    store_of_its_own.close()


def test_every_picture_of_the_program_is_sound(caplog: pytest.LogCaptureFixture) -> None:
    read.cache_clear()
    assert len(NAMES) > 250
    assert all(read(name).body for name in NAMES)
    assert not caplog.messages


@pytest.mark.usefixtures("kit")
def test_a_missing_picture_is_said_once_and_replaced(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        first, second = read("parts/nowhere"), read("parts/nowhere")
    assert first is second
    assert first == NOTHING
    assert [record.levelname for record in caplog.records] == ["WARNING"]


@pytest.mark.parametrize(
    "text", ["", "<svg", "not xml at all", "<svg xmlns='http://www.w3.org/2000/svg'/>", "\udcff"]
)
def test_a_broken_picture_is_replaced(kit: Path, text: str) -> None:
    file = kit / "parts" / "square.svg"
    file.write_bytes(text.encode(errors="surrogateescape"))
    assert read("parts/square") == NOTHING
    image = rasterise(part("square"), 1.0, 1.0).image
    assert not image.isNull()


def test_a_picture_keeps_its_anchor_on_a_whole_pixel() -> None:
    for dpr in (1.0, 1.25, 2.0):
        raster = rasterise(part("figure-red"), 0.73, dpr)
        box, scale = read("parts/figure-red").box, 0.73 * dpr
        x, y = raster.anchor
        assert -box.x * scale <= x < -box.x * scale + 1
        assert -box.y * scale <= y < -box.y * scale + 1
        assert raster.image.width() >= box.width * scale
        assert raster.image.width() <= box.width * scale + 2
        assert raster.image.devicePixelRatio() == dpr


@pytest.mark.usefixtures("kit")
def test_a_drawing_lies_around_its_anchor_whatever_the_scale() -> None:
    for scale in (0.31, 1.0, 2.7):
        raster = rasterise(part("square"), scale, 1.0)
        x, y = raster.anchor
        near = round(9 * scale) - 1
        for dx, dy in ((-near, -near), (near - 1, near - 1), (0, 0)):
            assert raster.image.pixelColor(x + dx, y + dy).name() == "#ff0000"


@pytest.mark.usefixtures("kit")
def test_colours_can_be_replaced() -> None:
    raster = rasterise(part("square", (("#FF0000", "#0000FF"),)), 1.0, 1.0)
    assert raster.image.pixelColor(*raster.anchor).name() == "#0000ff"


@pytest.mark.usefixtures("kit")
def test_layers_are_moved_turned_and_scaled() -> None:
    layers = (Layer("parts/square", 100, 0, 0.5), Layer("parts/square", 0, 50, turn=45))
    drawing = Drawing(layers)
    box = drawing.box()
    assert box.right == pytest.approx(105)
    assert box.bottom == pytest.approx(50 + 10 * 2**0.5)
    raster = rasterise(drawing, 1.0, 1.0)
    x, y = raster.anchor
    assert raster.image.pixelColor(x + 103, y + 2).alpha() == 255
    assert raster.image.pixelColor(x + 90, y).alpha() == 0
    assert raster.image.pixelColor(x, y + 62).alpha() == 255
    assert raster.image.pixelColor(x + 9, y + 59).alpha() == 0


@pytest.mark.usefixtures("kit")
def test_a_label_is_written_in_the_middle() -> None:
    drawing = Drawing((Layer("parts/square", scale=3),), (Label("8", 0, 0, 20, "#FFFFFF"),))
    plain = rasterise(Drawing(drawing.layers), 1.0, 1.0)
    raster = rasterise(drawing, 1.0, 1.0)
    size = raster.image.size()
    inked = [
        (x - raster.anchor[0], y - raster.anchor[1])
        for x in range(size.width())
        for y in range(size.height())
        if raster.image.pixel(x, y) != plain.image.pixel(x, y)
    ]
    assert inked
    for place in (0, 1):
        values = [spot[place] for spot in inked]
        assert abs(min(values) + max(values) + 1) <= 2


def test_pictures_are_drawn_without_the_plugin_for_svg(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = rasterise(part("figure-red"), 2.0, 1.0).image
    monkeypatch.setattr(QImageReader, "read", lambda _reader: QImage())
    other = rasterise(part("figure-red"), 2.0, 1.0).image
    assert other.size() == drawn.size()
    assert other.pixelColor(40, 60).name() == drawn.pixelColor(40, 60).name()


def test_no_document_names_a_gradient_twice() -> None:
    drawing = Drawing((Layer("parts/ribbon-left"), Layer("parts/ribbon-right", 80)))
    svg = drawing.svg()
    assert svg.count('<linearGradient id="gc557ad13"') == 1
    assert svg.count("url(#gc557ad13)") == 2


def test_pictures_are_drawn_outside_the_windows_thread(
    art: Art, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    def spying(*arguments: object) -> object:
        threads.append(threading.get_ident())
        return rasterise(*arguments)  # type: ignore[arg-type]  # handed on as they come

    monkeypatch.setattr(store, "rasterise", spying)
    first = art.part("figure-red", 1.0)
    assert first.pixmap.isNull()
    assert not first.is_ready
    with qtbot.waitSignal(art.ready):
        pass
    found = art.part("figure-red", 1.0)
    assert found.is_ready
    assert not found.pixmap.isNull()
    assert threads
    assert threading.get_ident() not in threads


def test_a_picture_is_drawn_once_however_often_it_is_asked_for(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = []

    def counting(*arguments: object) -> object:
        drawn.append(arguments)
        return rasterise(*arguments)  # type: ignore[arg-type]  # handed on as they come

    monkeypatch.setattr(store, "rasterise", counting)
    for _ in range(5):
        art.part("figure-red", 1.0)
    assert art.wait()
    assert art.part("figure-red", 1.0) is art.part("figure-red", 1.0)
    assert len(drawn) == 1


def test_another_size_stands_in_until_the_right_one_is_there(art: Art) -> None:
    art.part("badge", 1.0)
    art.wait()
    small = art.part("badge", 1.0)
    large = art.part("badge", 2.0)
    assert not large.is_ready
    assert large.pixmap.cacheKey() == small.pixmap.cacheKey()
    assert large.size == small.size * 2
    art.wait()
    assert art.part("badge", 2.0).stretch == 1.0


def test_pictures_are_announced_together_the_last_of_them_at_once(
    art: Art, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "GATHER_MS", 100_000)
    announced = []
    art.ready.connect(lambda: announced.append(art.is_busy))
    for size in range(1, 6):
        art.part("badge", size / 7)
    qtbot.waitUntil(lambda: bool(announced))
    assert announced == [False]


def test_what_is_not_wanted_is_not_begun(art: Art) -> None:
    art.picture(part("badge"), 1.0, wanted=False)
    assert not art.is_busy


def test_what_was_given_up_can_be_asked_for_again(art: Art, qtbot: QtBot) -> None:
    for size in range(1, 30):
        art.part("app-icon", size / 40)
    with qtbot.waitSignal(art.ready):
        art.give_up()
    assert not art.is_busy
    art.part("app-icon", 0.5)
    art.wait()
    assert art.part("app-icon", 0.5).is_ready


def test_a_drawing_that_fails_is_not_tried_again(
    art: Art, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[tuple[object, ...]] = []

    def failing(*arguments: object) -> object:
        tried.append(arguments)
        raise RuntimeError("no paint")

    monkeypatch.setattr(store, "rasterise", failing)
    for _ in range(3):
        assert art.part("badge", 1.0).pixmap.isNull()
        assert art.wait()
    # The store of an earlier test may still be drawing something of its own.
    assert [key for *key, _cache in tried].count([part("badge"), 1.0, 1.0]) == 1
    assert "no paint" in caplog.text


def test_memory_is_bounded(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MEMORY", 200_000)
    for size in range(1, 12):
        art.part("app-icon", 0.1 * size)
        art.wait()
    held = [p for size in range(1, 12) if (p := _held(art, 0.1 * size)) is not None]
    assert sum(p.width() * p.height() * 4 for p in held) <= 200_000 or len(held) == 1
    assert _held(art, 0.1) is None


def _held(art: Art, scale: float) -> QPixmap | None:
    found = art.picture(part("app-icon"), scale, wanted=False)
    return found.pixmap if found.is_ready else None


def test_a_store_that_goes_away_takes_its_threads_along() -> None:
    gone = Art()
    for size in range(1, 20):
        gone.part("app-icon", size / 20)
    gone.close()
    assert not gone.is_busy
    assert gone._drawers.is_idle


def test_a_picture_is_drawn_where_its_anchor_is_put(art: Art) -> None:
    art.part("badge", 2.0)
    art.wait()
    found = art.part("badge", 2.0)
    rect = found.rect(100, 50)
    assert rect.topLeft().x() == 100 - found.anchor.x()
    assert rect.contains(100, 50)
    canvas = QPixmap(200, 100)
    canvas.fill(Qt.GlobalColor.black)
    painter = QPainter(canvas)
    found.draw(painter, 100, 50)
    painter.end()
    image = canvas.toImage()
    assert image.pixelColor(100, 50).lightness() > 200
    assert image.pixelColor(10, 10).lightness() == 0


def test_no_flag_of_the_bunting_is_cut_off() -> None:
    garland = read("parts/garland")
    paths = re.findall(r' d="([^"]+)"', garland.body)
    points = [pair for path in paths for pair in re.findall(r"([\d.-]+),([\d.-]+)", path)]
    assert len(paths) > 5
    assert max(float(y) for _x, y in points) < garland.box.bottom
    assert min(float(y) for _x, y in points) > garland.box.y
