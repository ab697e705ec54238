"""How long the window of Rolling Village paints after what a person does, from a roll to the next.

What counts is the work of the window's own thread: a processor that others have does not. All widgets
of the program are watched. Most panels paint in a go of the event loop of their own: so one waits for
what is painted in one go, and sees the whole after what is painted in all.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

from frames import Meter, p99
from PySide6.QtCore import QAbstractEventDispatcher, QSize
from PySide6.QtWidgets import QWidget
from tables import RollingVillage

import bohemian_villages.app as ours
from bohemian_villages.views.toolkit.painting.repaints import is_any_due

SIZES = ((1280, 800), (1920, 1080))
WANTED_MS = 16
# Long enough for every panel to paint.
SECONDS_TO_PAINT = 0.15


class Painting:
    """Adds up for how long widgets paint: in all, and in each go of the event loop."""

    def __init__(self) -> None:
        self._goes: list[float] = [0.0]
        self._depth = 0
        self._watch_goes()
        for kind in set(_widgets(QWidget)):
            if "paintEvent" in vars(kind) and kind.__module__.startswith("bohemian_villages"):
                kind.paintEvent = self._watched(kind.paintEvent)

    def _watch_goes(self) -> None:
        """A go ends when the event loop has nothing left to do."""
        ours.application()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(lambda: self._goes.append(0.0))

    def take(self) -> list[float]:
        """The goes since the last time."""
        goes, self._goes = self._goes, [0.0]
        return goes

    def _watched(self, paint: Callable[..., None]) -> Callable[..., None]:
        @wraps(paint)
        def timed(*arguments: Any) -> None:
            # One may call that of its base class.
            self._depth += 1
            begun = time.thread_time()
            try:
                paint(*arguments)
            finally:
                self._depth -= 1
                if not self._depth:
                    self._goes[-1] += time.thread_time() - begun

        return timed


def _widgets(kind: type) -> Iterator[type]:
    for inner in kind.__subclasses__():
        yield inner
        yield from _widgets(inner)


def measure_repaints() -> None:
    """A game alone and one of four people, at several sizes."""
    painting = Painting()
    for width, height in SIZES:
        for seats in (1, 4):
            goes = _play(painting, seats, QSize(width, height))
            print(
                f"{seats} at {width} x {height}, {len(goes)} rolls, drawings and avenues, painted in ms"
            )
            for name, times in (
                ("in one go", [max(each) for each in goes]),
                ("in all", [sum(each) for each in goes]),
            ):
                told = f"{statistics.median(times) * 1000:.1f}, p99 {p99(times):.1f}"
                print(f"  {name}: {told}, most {max(times) * 1000:.1f}")
    print(f"  (wanted: no go over {WANTED_MS})", flush=True)


def _play(painting: Painting, seats: int, size: QSize) -> list[list[float]]:
    """Play a game without animations; for every action the goes in which it was painted."""
    meter = Meter(RollingVillage())
    meter.window.resize(size)
    meter.begin(*["human"] * seats)
    meter.window.preferences.change(animations=False)
    model, rng, found = meter.screen.model, random.Random(1), []
    while not model.is_over:
        steps = len(model.game.steps)
        painting.take()
        _act(model, rng)
        meter.pass_time(SECONDS_TO_PAINT)
        while is_any_due() or meter.screen.director.is_busy:
            meter.pass_time(0.02)
        if len(model.game.steps) > steps:
            found.append(painting.take())
    meter.close()
    return found


def _act(model: Any, rng: random.Random) -> None:
    """What a person may do now."""
    if model.avenues_to_pick:
        model.pick_avenue(rng.choice(model.avenues_to_pick))
    elif model.lit:
        model.draw(rng.choice(model.lit))
    else:
        model.go_on()
