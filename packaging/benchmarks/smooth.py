"""How smooth the window is: frame intervals beside a thinking AI, and stalls in a whole game.

    python packaging/benchmarks/smooth.py [seconds a run] [--experts]

1. With dice, figures and coins in the air all the time, the intervals between frames are taken
   while nobody thinks and while an AI player thinks flat out in its process: five runs of each, in
   turns. 2. A game of five AI players is played to its end with animations; a heartbeat tells how
   long the event loop kept anybody waiting. On a busy machine the waits tell of the others, too; what
the window itself worked in one go, they do not.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from bohemian_villages.ai.hint_data import Hint  # noqa: E402
from bohemian_villages.ai.levels import LEVELS, make_player  # noqa: E402
from bohemian_villages.engine.actions import Decision  # noqa: E402
from bohemian_villages.engine.setup import COLORS, Player, Setup  # noqa: E402
from bohemian_villages.engine.state import State  # noqa: E402
from bohemian_villages.models.analysis import Analysis, analyse  # noqa: E402
from bohemian_villages.village_sets import standard_set  # noqa: E402

if TYPE_CHECKING:
    from bohemian_villages.views.main_window import MainWindow

RUNS = 5


class Busy:
    """Thinks about the same decision for ever."""

    def __init__(self, level: str) -> None:
        self._player = make_player(level)

    def decide(self, state: State, rng: random.Random) -> Decision:
        """Never."""
        while True:
            self._player.decide(state, rng)


def analyse_for_ever(analysis: Analysis) -> Iterator[Hint]:
    """Look at the same position for ever, as an expert."""
    while True:
        for hint in analyse(analysis):
            if not hint.suggestions:
                yield hint


def game(*controls: str, seed: str = "smooth") -> Setup:
    """A game of so many seats."""
    players = tuple(
        Player(name, color, control)
        for name, color, control in zip("ABCDE", COLORS, controls, strict=False)
    )
    return Setup(players, standard_set().random_board(len(players), seed), seed=seed)


def p99(intervals: list[float]) -> float:
    """The interval that 99 of 100 stay below, in milliseconds."""
    return sorted(intervals)[int(len(intervals) * 0.99)] * 1000


class Meter:
    """Measures in one window."""

    def __init__(self, maker: object, analyser: object = analyse) -> None:
        from PySide6.QtWidgets import QApplication

        import bohemian_villages.app as ours
        from bohemian_villages.models.ai_worker import AiWorker, Analyst

        app = ours.application()
        assert isinstance(app, QApplication)
        self.app = app
        self.window = ours.build_window()
        self.window.worker.shutdown()
        self.window.worker = AiWorker(self.window, maker=maker)  # type: ignore[arg-type]
        # Started and ended, it is not started once more later.
        self.window.analyst.start()
        self.window.analyst.shutdown()
        self.window.analyst = Analyst(self.window, analyser=analyser)  # type: ignore[arg-type]
        self.window.preferences.change(animations=True, sound=False)
        self.window.resize(1280, 800)
        self.window.show()

    def begin(self, setup: Setup, speed: float) -> None:
        """A game on the table, everything drawn."""
        self.window.sitting.start(setup)
        self.window.preferences.change(animation_speed=speed)
        self.pass_time(1.0)
        self.window.art.wait()
        self.pass_time(0.5)

    def pass_time(self, seconds: float) -> None:
        """Let the window live."""
        from PySide6.QtTest import QTest

        QTest.qWait(round(seconds * 1000))

    def close(self) -> None:
        """Put everything away."""
        self.window.close()


def frames(meter: Meter, seconds: float) -> list[float]:
    """The intervals between the frames of a table on which everything moves."""
    from PySide6.QtCore import QVariantAnimation

    ticks: list[float] = []
    clock = QVariantAnimation(meter.window)
    clock.setStartValue(0.0)
    clock.setEndValue(1.0)
    clock.setDuration(1000)
    clock.setLoopCount(-1)
    clock.valueChanged.connect(lambda _value: ticks.append(time.monotonic()))
    stir(meter.window)
    clock.start()
    meter.pass_time(seconds)
    clock.stop()
    clock.deleteLater()
    meter.window.table.director.drop()  # type: ignore[union-attr]
    return [later - earlier for earlier, later in pairwise(ticks)]


def stir(window: MainWindow) -> None:
    """Set dice, coins and figures moving, again and again."""
    table = window.table
    assert table is not None
    director, stage, overlay = table.director, table.stage, table.overlay
    rng = random.Random(1)

    def step() -> object:
        buildings = range(len(table.model.setup.board.buildings))
        cards = range(len(table.cards))
        flights = [stage.tumble((0, 1, 2, 3), 850)]
        for player in cards:
            start = stage.building_place(rng.choice(buildings))
            coin = overlay.piece(stage.picture("coin-1"), start)
            flights.append(overlay.fly(coin, stage.purse_place(player), 700))
            figure = overlay.piece(stage.figure_picture(player), stage.hand_place(player))
            end = stage.figure_place(rng.choice(buildings))
            flights.append(overlay.fly(figure, end, 800))
        director._steps.append(step)  # type: ignore[arg-type]
        return director.together(flights)

    director.perform([step])  # type: ignore[list-item]


def measure_frames(seconds: float, *, experts: bool) -> None:
    """Idle against thinking, in turns; two experts are an AI player and the hint."""
    meter = Meter(Busy, analyse_for_ever)
    meter.begin(game("human", "human", "human", "human", "human"), 1.0)
    idle: list[float] = []
    thinking: list[float] = []
    for _ in range(RUNS):
        idle.append(p99(frames(meter, seconds)))
        think(meter, experts=experts)
        thinking.append(p99(frames(meter, seconds)))
        for thinker in (meter.window.worker, meter.window.analyst):
            thinker.cancel(think.number)  # type: ignore[attr-defined]
        meter.pass_time(0.3)
    meter.close()
    ratios = [busy / calm for busy, calm in zip(thinking, idle, strict=True)]
    told = "  ".join(f"{calm:.1f} / {busy:.1f}" for calm, busy in zip(idle, thinking, strict=True))
    who = "two experts" if experts else "one AI player"
    print(f"p99 of frame intervals, idle / {who} thinking, in ms: {told}")
    print(f"  median of the ratios: {statistics.median(ratios):.2f} (wanted: at most 1.25)")


def think(meter: Meter, *, experts: bool) -> None:
    """Let an AI player think flat out, and the hint as well."""
    from bohemian_villages.models.thought import Thought

    model = meter.window.model
    assert model is not None
    if model.can_roll:
        model.roll()
        meter.window.table.director.skip_if_busy()  # type: ignore[union-attr]
    number = 10**6 + round(time.monotonic() * 1000)
    think.number = number  # type: ignore[attr-defined]
    meter.window.worker.think(Thought(number, model.state, list(LEVELS)[-1], 1))
    if experts:
        meter.window.analyst.analyse(Analysis(number, model.state, wants_turns=True))
    meter.pass_time(1.5)


def measure_stalls(*, experts: bool, speed: float = 4.0) -> None:
    """The longest waits for the event loop in a whole game of AI players."""
    from bohemian_villages.models.heartbeat import Heartbeat

    meter = Meter(make_player)
    level, seats = ("expert", 2) if experts else ("medium", 5)
    # The winning chances are worked out after every action then, beside the player who thinks.
    meter.window.preferences.change(chances=experts)
    meter.begin(game(*[level] * seats), speed)
    heartbeat = Heartbeat(meter.window)
    heartbeat.start()
    model = meter.window.model
    assert model is not None
    begun = time.monotonic()
    while not model.is_over:
        meter.pass_time(0.2)
    heartbeat.stop()
    steps, lasted = len(model.game.steps), time.monotonic() - begun
    waits, told = heartbeat.waits, heartbeat.told()
    meter.close()
    print(f"a game of {seats} {level} players, {steps} actions in {lasted:.0f} s")
    print(f"  {told} (wanted: no wait over 50)")
    print(f"  99.9 of 100 heartbeats within {waits[len(waits) // 1000].lasted:.0f} ms")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("seconds", nargs="?", type=float, default=4.0)
    parser.add_argument("--experts", action="store_true", help="two experts think")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        for variable in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            os.environ[variable] = home
        measure_frames(chosen.seconds, experts=chosen.experts)
        measure_stalls(experts=chosen.experts)


if __name__ == "__main__":
    main()
