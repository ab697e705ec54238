"""Frame intervals of a window in which everything moves, while nobody thinks and while somebody does.

`smooth.py` measures them in the program as it lies here, `frozen.py` in the frozen one, among whose
modules it lays this one, `tables.py` and `thinkers.py`: so they import nothing that a frozen program lacks.
"""

from __future__ import annotations

import gc
import statistics
import time
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer, QVariantAnimation
from tables import MeasuredGame, stir

import bohemian_villages.app as ours
from bohemian_villages.ai_turns import next_number

RUNS = 5
MOST_RATIO = 1.25


class Meter:
    """Measures in one window."""

    def __init__(self, measured: MeasuredGame, *, busy: bool = False) -> None:
        self.measured = measured
        self.app = ours.application()
        self.window = ours.build_window(thinkers=measured.busy if busy else None)
        self.window.preferences.change(animations=True, sound=False)
        self.window.resize(1280, 800)
        self.window.show()

    def begin(self, *controls: str, speed: float = 1.0) -> None:
        """A game on the table, everything drawn."""
        self.start(*controls)
        self.window.preferences.change(animation_speed=speed)
        self.pass_time(1.0)
        self.window.art.wait()
        # As the program does when its window stands.
        gc.freeze()
        self.pass_time(0.5)

    def start(self, *controls: str, seed: str = "smooth") -> None:
        """Lay a game on the table."""
        setup = self.measured.setup(*controls, seed=seed)
        self.window.current.start(self.measured.description, setup)

    def pass_time(self, seconds: float) -> None:
        """Let the window live."""
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()

    @property
    def screen(self) -> Any:
        """The table on which a game has begun."""
        table = self.window.current.table
        if table is None:
            raise RuntimeError("no game has begun")
        return table.screen

    def close(self) -> None:
        """Put everything away."""
        self.window.close()


class Thinkers:
    """An AI player, and the hint as well if two are wanted: both think until they are stopped."""

    def __init__(self, meter: Meter, *, experts: bool) -> None:
        self._meter, self._experts = meter, experts
        self._number = 0
        # They have no answer: whoever gives one does not think.
        self._answers: list[object] = []
        meter.window.worker.answered.connect(self._note)
        meter.window.analyst.answered.connect(self._note)

    def _note(self, *answer: object) -> None:
        self._answers.append(answer)

    def start(self) -> None:
        """Let them think flat out."""
        meter = self._meter
        self._number = next_number()
        thought, analysis = meter.measured.questions(self._number, meter.screen.model.state)
        meter.window.worker.ask(thought)
        if self._experts:
            meter.window.analyst.ask(analysis)
        meter.pass_time(1.5)

    def stop(self) -> None:
        """Let them be quiet again."""
        for thinker in (self._meter.window.worker, self._meter.window.analyst):
            thinker.cancel(self._number)
        self._meter.pass_time(0.3)
        if self._answers:
            raise SystemExit(f"somebody who was to think did not: {self._answers}")


def frames(meter: Meter, seconds: float) -> list[float]:
    """The intervals between the frames of a table on which everything moves."""
    ticks: list[float] = []
    clock = QVariantAnimation(meter.window)
    clock.setStartValue(0.0)
    clock.setEndValue(1.0)
    clock.setDuration(1000)
    clock.setLoopCount(-1)
    clock.valueChanged.connect(lambda _value: ticks.append(time.monotonic()))
    stir(meter.measured, meter.screen)
    clock.start()
    meter.pass_time(seconds)
    clock.stop()
    clock.deleteLater()
    meter.measured.settle(meter.screen)
    return [later - earlier for earlier, later in pairwise(ticks)]


def warm_up(meter: Meter) -> None:
    """Roll, so that there is something to think about, and have all pictures of it drawn."""
    meter.measured.roll(meter.screen)
    meter.screen.director.skip_if_busy()
    frames(meter, 1.0)
    meter.window.art.wait()
    meter.pass_time(0.5)


def p99(intervals: list[float]) -> float:
    """The interval that 99 of 100 stay below, in milliseconds."""
    return sorted(intervals)[int(len(intervals) * 0.99)] * 1000


def measure_frames(measured: MeasuredGame, seconds: float, *, experts: bool) -> None:
    """Idle against thinking, in turns; two experts are an AI player and the hint."""
    meter = Meter(measured, busy=True)
    meter.begin(*["human"] * measured.most_seats)
    thinkers = Thinkers(meter, experts=experts)
    warm_up(meter)
    idle: list[float] = []
    thinking: list[float] = []
    for _ in range(RUNS):
        idle.append(p99(frames(meter, seconds)))
        thinkers.start()
        thinking.append(p99(frames(meter, seconds)))
        thinkers.stop()
    meter.close()
    report(idle, thinking, "two experts" if experts else "one AI player")


def report(idle: list[float], thinking: list[float], who: str) -> None:
    """The intervals of all runs, and how much longer they are while somebody thinks."""
    runs = list(zip(idle, thinking, strict=True))
    told = "  ".join(f"{calm:.1f} / {busy:.1f}" for calm, busy in runs)
    ratio = statistics.median(busy / calm for calm, busy in runs)
    print(f"p99 of frame intervals, idle / {who} thinking, in ms: {told}")
    print(f"  median of the ratios: {ratio:.2f} (wanted: at most {MOST_RATIO})", flush=True)
