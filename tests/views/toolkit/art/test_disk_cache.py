"""Pictures on disk: found again, never trusted blindly, never in the way."""

from __future__ import annotations

import os
import tracemalloc
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

from bohemian_villages.views.toolkit.art import Art, part, raster
from bohemian_villages.views.toolkit.art.disk_cache import DiskCache
from bohemian_villages.views.toolkit.art.raster import rasterise
from tests.specials import KINDS, put_special

pytestmark = pytest.mark.usefixtures("qapp")


_FORMAT = QImage.Format.Format_ARGB32_Premultiplied


def _image(color: str = "#336699", size: int = 20) -> QImage:
    image = QImage(size, size, _FORMAT)
    image.fill(QColor(color))
    return image


@pytest.fixture
def cache(tmp_path: Path) -> DiskCache:
    return DiskCache(tmp_path / "pictures")


def test_a_picture_comes_back_as_it_was(cache: DiskCache) -> None:
    image = _image()
    image.setPixelColor(3, 4, QColor(10, 20, 30, 40))
    cache.save("a", image)
    assert cache.load("a") == image


def test_an_unknown_picture_is_not_there(cache: DiskCache) -> None:
    assert cache.load("a") is None


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _data: b"",
        lambda data: data[:7],
        lambda data: data[:-5],
        lambda data: b"XXXX" + data[4:],
        lambda data: data[:4] + b"\xff\xff\xff\x7f" + data[8:],
        lambda data: data[:40] + bytes([data[40] ^ 0xFF]) + data[41:],
        lambda data: os.urandom(len(data)),
        lambda data: data[:12] + zlib.compress(bytes(50_000_000)),
        lambda data: data[:4] + bytes(8) + data[12:],
    ],
)
def test_a_damaged_picture_is_drawn_anew(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    cache = DiskCache(tmp_path)
    good = rasterise(part("figure-blue"), 1.0, 1.0, cache).image
    (file,) = tmp_path.iterdir()
    file.write_bytes(spoil(file.read_bytes()))
    assert rasterise(part("figure-blue"), 1.0, 1.0, cache).image == good
    assert DiskCache(tmp_path).load(file.stem) == good


def test_a_folder_that_cannot_be_written_does_not_matter(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file stands where the folder should be")
    art = Art(DiskCache(blocked / "art"))
    art.part("figure-red", 1.0)
    assert art.wait()
    assert art.part("figure-red", 1.0).is_ready
    art.close()


def test_the_second_start_reads_what_the_first_has_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Art(DiskCache(tmp_path))
    first.part("building-farm", 1.3)
    first.wait()
    drawn = first.part("building-farm", 1.3).pixmap.toImage()
    first.close()

    def never(*_arguments: object) -> QImage:
        raise AssertionError("drawn again")

    monkeypatch.setattr(raster, "_read", never)
    second = Art(DiskCache(tmp_path))
    second.part("building-farm", 1.3)
    second.wait()
    assert second.part("building-farm", 1.3).pixmap.toImage() == drawn
    second.close()


def test_size_screen_and_colour_are_told_apart(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path)
    rasterise(part("toolbar-menu"), 1.0, 1.0, cache)
    rasterise(part("toolbar-menu"), 1.5, 1.0, cache)
    rasterise(part("toolbar-menu"), 1.0, 2.0, cache)
    rasterise(part("toolbar-menu", (("#3A281C", "#F6E9CC"),)), 1.0, 1.0, cache)
    assert len(list(tmp_path.iterdir())) == 4


def test_the_cache_is_bounded_and_the_longest_unused_go_first(tmp_path: Path) -> None:
    noise = [QImage(os.urandom(4096), 32, 32, _FORMAT).copy() for _ in range(8)]
    cache = DiskCache(tmp_path, limit=30_000)
    for number, image in enumerate(noise[:6]):
        cache.save(str(number), image)
        os.utime(tmp_path / f"{number}.pic", (number, number))
    assert cache.load("0") is not None
    for number, image in enumerate(noise[6:], start=6):
        cache.save(str(number), image)
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 30_000
    left = {file.stem for file in tmp_path.iterdir()}
    assert "0" in left
    assert "1" not in left
    assert "7" in left


def test_files_of_others_stay_and_count_for_nothing(tmp_path: Path) -> None:
    holiday = tmp_path / "holiday.jpg"
    holiday.write_bytes(bytes(50_000))
    os.utime(holiday, (1, 1))
    cache = DiskCache(tmp_path, limit=30_000)
    for number in range(3):
        cache.save(str(number), QImage(os.urandom(4096), 32, 32, _FORMAT).copy())
    assert {file.name for file in tmp_path.iterdir()} == {"holiday.jpg", "0.pic", "1.pic", "2.pic"}


def test_no_unfinished_file_is_left(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path)
    cache.save("a", _image())
    assert [file.name for file in tmp_path.iterdir()] == ["a.pic"]


def test_a_null_picture_is_not_kept(tmp_path: Path) -> None:
    DiskCache(tmp_path / "new").save("a", QImage())
    assert not (tmp_path / "new").exists()


def test_transparent_pixels_survive(cache: DiskCache) -> None:
    image = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    cache.save("a", image)
    found = cache.load("a")
    assert found is not None
    assert found.pixelColor(0, 0).alpha() == 0


@pytest.mark.skipif(os.name != "posix", reason="only there are pipes and devices with names")
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_ordinary_file_is_no_picture(tmp_path: Path, kind: str) -> None:
    cache = DiskCache(tmp_path)
    put_special(kind, tmp_path / "a.pic")
    assert cache.load("a") is None
    cache.save("a", _image())


def test_a_small_file_that_unpacks_to_very_much_is_not_unpacked(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path)
    cache.save("a", _image())
    file = tmp_path / "a.pic"
    file.write_bytes(file.read_bytes()[:12] + zlib.compress(bytes(100_000_000)))
    tracemalloc.start()
    try:
        assert cache.load("a") is None
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()
    assert not file.exists()


def test_an_enormous_file_is_no_picture(tmp_path: Path) -> None:
    file = tmp_path / "a.pic"
    with file.open("wb") as stream:
        stream.truncate(10**10)
    assert DiskCache(tmp_path).load("a") is None
    assert not file.exists()


def test_halves_of_pictures_that_a_kill_left_behind_are_tidied_away(
    cache: DiskCache, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def be_killed(_self: Path, _target: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", be_killed)
        with pytest.raises(KeyboardInterrupt):
            cache.save("a", _image())
    (half,) = (tmp_path / "pictures").iterdir()
    os.utime(half, (1, 1))
    DiskCache(tmp_path / "pictures").save("b", _image())
    assert [file.name for file in (tmp_path / "pictures").iterdir()] == ["b.pic"]
