"""Objects of Qt that are garbage are destroyed in the window's thread, whoever makes garbage."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from threading import Thread, current_thread, main_thread

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QGraphicsScene
from pytestqt.qtbot import QtBot

from bohemian_villages.views.shell.garbage import Collector


class Cycle:
    """Garbage that only a collection finds; notes in which thread that happened."""

    def __init__(self, destroyed_in: list[Thread]) -> None:
        self._itself = self
        self._destroyed_in = destroyed_in

    def __del__(self) -> None:
        self._destroyed_in.append(current_thread())


def litter() -> None:
    """Create far more garbage than Python lets pass before it collects."""
    for _ in range(gc.get_threshold()[0] * 2):
        cycle: list[object] = []
        cycle.append(cycle)


def in_another_thread() -> None:
    thread = Thread(target=litter)
    thread.start()
    thread.join()


@pytest.fixture
def no_automatic_collection() -> Iterator[None]:
    """As while the application runs."""
    was_enabled = gc.isenabled()
    gc.disable()
    yield
    if was_enabled:
        gc.enable()


def test_threads_that_draw_destroy_nothing(qapp: QApplication, qtbot: QtBot) -> None:
    assert qapp is not None
    destroyed_in: list[Thread] = []
    Cycle(destroyed_in)
    in_another_thread()
    assert not destroyed_in
    qtbot.waitUntil(lambda: bool(destroyed_in))
    assert destroyed_in == [main_thread()]


def test_a_scene_that_is_garbage_hears_signals_until_it_is_destroyed(qapp: QApplication) -> None:
    """It crashed, or said that the slot is not there, when a thread was taking it apart."""

    class Source(QObject):
        ready = Signal()

    class Scene(QGraphicsScene):
        def __init__(self) -> None:
            super().__init__()
            self.itself = self
            self.heard = 0

        def refresh(self) -> None:
            self.heard += 1

    source = Source()
    for _ in range(50):
        scene = Scene()
        source.ready.connect(scene.refresh)
        del scene
        in_another_thread()
        source.ready.emit()
        qapp.processEvents()


@pytest.mark.usefixtures("no_automatic_collection")
def test_all_generations_are_collected_when_due() -> None:
    destroyed_in: list[Thread] = []
    gc.collect()
    cycle = Cycle(destroyed_in)
    gc.collect()
    # Survived a full collection: only another one finds it.
    del cycle
    collector = Collector()
    for _ in range(200):
        litter()
        collector.collect_if_due()
    assert destroyed_in == [main_thread()]


@pytest.mark.usefixtures("no_automatic_collection")
def test_full_collections_do_not_follow_at_once() -> None:
    """They take longest; little is gained by looking at all objects again so soon."""
    collector = Collector(next_full=float("inf"))
    destroyed_in: list[Thread] = []
    gc.collect()
    cycle = Cycle(destroyed_in)
    gc.collect()
    del cycle
    for _ in range(200):
        litter()
        collector.collect_if_due()
    assert not destroyed_in
    gc.collect()
    assert destroyed_in
