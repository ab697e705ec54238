"""Pictures are drawn beside the window's thread, and neither ever waits for the other for ever."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tempfile
import time
import weakref
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohemian_villages.views.board import pictures
from bohemian_villages.views.toolkit.art import Art, raster
from bohemian_villages.views.toolkit.art.drawers import Drawers
from bohemian_villages.views.toolkit.art.raster import rasterise
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[4]

# While one thread draws, the window loads icons: both use Qt's readers of images.
PROGRAM = """
import threading, time
from PySide6.QtWidgets import QApplication, QStyle
from bohemian_villages.views.toolkit.art.raster import rasterise
from bohemian_villages.views.board import pictures

app = QApplication([])
done = threading.Event()

def draw():
    while not done.is_set():
        rasterise(pictures.badge(7, False), 1.0, 1.0)

thread = threading.Thread(target=draw)
thread.start()
end = time.monotonic() + 1
while time.monotonic() < end:
    app.style().standardIcon(QStyle.StandardPixmap.SP_LineEditClearButton)
done.set()
thread.join()
"""


def test_drawing_and_loading_icons_do_not_wait_for_each_other_for_ever() -> None:
    environ = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, "-c", PROGRAM], env=environ, check=True, timeout=PATIENCE)


def test_nothing_is_drawn_while_the_window_is_busy_and_all_of_it_then(
    qapp: QApplication, qtbot: QtBot
) -> None:
    assert qapp is not None
    art = Art()
    art.hold()
    art.picture(pictures.badge(7, False), 1.0)
    assert art.is_busy
    # Much time for those who draw, had they begun.
    time.sleep(0.2)
    assert art._drawers.is_idle
    qtbot.waitUntil(lambda: not art.is_busy)
    assert art.picture(pictures.badge(7, False), 1.0).is_ready
    art.close()


def test_who_waits_for_pictures_that_are_held_back_gets_them(qapp: QApplication) -> None:
    assert qapp is not None
    art = Art()
    art.hold()
    art.picture(pictures.badge(7, False), 1.0)
    assert art.wait()
    assert art.picture(pictures.badge(7, False), 1.0).is_ready
    art.close()


def test_what_is_held_back_and_given_up_is_not_drawn(qapp: QApplication, qtbot: QtBot) -> None:
    assert qapp is not None
    art = Art()
    art.hold()
    art.picture(pictures.badge(7, False), 1.0)
    art.give_up()
    assert not art.is_busy
    qtbot.wait(100)
    assert not art.picture(pictures.badge(7, False), 1.0, wanted=False).is_ready
    art.close()


def test_what_was_given_up_is_not_kept(qapp: QApplication) -> None:
    """Whoever drags the edge of a window gives up hundreds of pictures."""
    assert qapp is not None
    art = Art()
    for number in range(50):
        art.picture(pictures.badge(number % 11 + 2, False), 1.0 + number / 100)
    art.give_up()
    art.close()
    gc.collect()
    # Only what belongs to this store: windows of other tests may still be drawing.
    jobs = [each for each in gc.get_objects() if isinstance(each, partial)]
    assert not [each for each in jobs if getattr(each.func, "__self__", None) is art]


@pytest.mark.parametrize("is_forgotten", [False, True])
def test_no_job_is_kept_whether_done_or_forgotten(qapp: QApplication, is_forgotten: bool) -> None:
    drawers = Drawers(qapp)
    left = [_start_nothing(drawers) for _ in range(3000)]
    if is_forgotten:
        drawers.forget_waiting()
    assert drawers.wait(60_000)
    assert not [job for job in left if job() is not None]


def _start_nothing(drawers: Drawers) -> weakref.ref[partial[None]]:
    """Begin a job that is done at once, often before the call that began it is back."""
    job = partial(_do_nothing)
    drawers.start(job, 0)
    return weakref.ref(job)


def _do_nothing() -> None:
    pass


def test_the_most_urgent_job_comes_first_and_among_equals_the_oldest(qapp: QApplication) -> None:
    drawers = Drawers(qapp)
    drawers._pool.setMaxThreadCount(1)
    gate, done = Event(), list[str]()
    drawers.start(partial(gate.wait, 60), 2)
    for name, priority in (("later", 0), ("urgent", 1), ("last", 0), ("urgent too", 1)):
        drawers.start(partial(done.append, name), priority)
    gate.set()
    assert drawers.wait(60_000)
    assert done == ["urgent", "urgent too", "later", "last"]


def test_what_waits_can_be_forgotten_and_new_jobs_begun(qapp: QApplication) -> None:
    drawers = Drawers(qapp)
    drawers._pool.setMaxThreadCount(1)
    gate, done = Event(), list[str]()
    drawers.start(partial(gate.wait, 60), 2)
    drawers.start(partial(done.append, "forgotten"), 1)
    drawers.forget_waiting()
    drawers.start(partial(done.append, "new"), 0)
    gate.set()
    assert drawers.wait(60_000)
    assert drawers.is_idle
    assert done == ["new"]


@pytest.mark.usefixtures("qapp")
def test_drawing_leaves_no_file_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert not rasterise(pictures.badge(7, False), 1.0, 1.0).image.isNull()
    assert not list(tmp_path.iterdir())


def test_without_a_place_for_files_pictures_are_drawn_all_the_same(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp is not None
    usual = rasterise(pictures.badge(7, False), 1.0, 1.0).image
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "missing"))
    image = rasterise(pictures.badge(7, False), 1.0, 1.0).image
    assert image.size() == usual.size()
    assert image.pixelColor(image.rect().center()) == usual.pixelColor(usual.rect().center())


@pytest.mark.skipif(not raster.OPEN_FILES.is_dir(), reason="files need names here")
@pytest.mark.usefixtures("qapp")
def test_a_kill_while_drawing_leaves_no_file_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[list[Path]] = []

    class Reader(QImageReader):
        def read(self) -> QImage:
            seen.append(list(tmp_path.iterdir()))
            return super().read()

    def no_rendering(*_arguments: object) -> QImage:
        raise AssertionError("the file was not read")

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(raster, "QImageReader", Reader)
    monkeypatch.setattr(raster, "_render", no_rendering)
    assert not rasterise(pictures.badge(7, False), 1.0, 1.0).image.isNull()
    assert seen == [[]]


@pytest.mark.usefixtures("qapp")
def test_where_files_need_names_what_a_kill_left_is_tidied_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(raster, "OPEN_FILES", tmp_path / "missing")
    old, new, foreign = (
        tmp_path / f"{name}.svg" for name in ("bohemian-villages-a", "bohemian-villages-b", "mine")
    )
    for file in (old, new, foreign):
        file.touch()
    long_ago = time.time() - 7200
    for file in (old, foreign):
        os.utime(file, (long_ago, long_ago))
    image = rasterise(pictures.badge(7, False), 1.0, 1.0).image
    assert not image.isNull()
    assert sorted(tmp_path.iterdir()) == [new, foreign]
