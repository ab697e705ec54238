"""Frame intervals of a window in which everything moves, while nobody thinks and while somebody does.

`smooth.py` measures them in the program as it lies here, `frozen.py` in the frozen one, among whose
modules it lays this one and `thinkers.py`: so they import nothing that a frozen program lacks.
"""

from __future__ import annotations

import gc
import random
import statistics
import time
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QAbstractAnimation, QEventLoop, QTimer, QVariantAnimation
from thinkers import Busy, analyse_for_ever

import bohemian_villages.app as ours
from bohemian_villages.ai.levels import LEVELS
from bohemian_villages.engine.game import KEY
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.games import GAMES
from bohemian_villages.models.game.thinker import Analyser, PlayerMaker, VillagesThinker
from bohemian_villages.models.hint.analysis import Analysis, analyse
from bohemian_villages.play.thought import Thought
from bohemian_villages.question_numbers import next_number
from bohemian_villages.views.bohemian.table import VillagesTable
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.village_sets import standard_set

RUNS = 5
MOST_RATIO = 1.25


def game(*controls: str, seed: str = "smooth") -> Setup:
    """A game of so many seats."""
    players = tuple(
        Player(name, color, control)
        for name, color, control in zip("ABCDE", COLORS, controls, strict=False)
    )
    return Setup(players, standard_set().random_board(len(players), seed), seed=seed)


class Meter:
    """Measures in one window."""

    def __init__(self, maker: PlayerMaker, analyser: Analyser = analyse) -> None:
        self.app = ours.application()
        self.window = ours.build_window(thinkers={KEY: partial(VillagesThinker, maker, analyser)})
        self.window.preferences.change(animations=True, sound=False)
        self.window.resize(1280, 800)
        self.window.show()

    def begin(self, setup: Setup, speed: float) -> None:
        """A game on the table, everything drawn."""
        self.window.current.start(GAMES[0], setup)
        self.window.preferences.change(animation_speed=speed)
        self.pass_time(1.0)
        self.window.art.wait()
        # As the program does when its window stands.
        gc.freeze()
        self.pass_time(0.5)

    def pass_time(self, seconds: float) -> None:
        """Let the window live."""
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()

    @property
    def table(self) -> TableScreen:
        """The table on which a game has begun."""
        table = self.window.current.table
        if not isinstance(table, VillagesTable):
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
        window, state = self._meter.window, self._meter.table.model.state
        self._number = next_number()
        window.worker.ask(Thought(self._number, state, list(LEVELS)[-1], 1))
        if self._experts:
            window.analyst.ask(Analysis(self._number, state, wants_turns=True))
        self._meter.pass_time(1.5)

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
    stir(meter.table)
    clock.start()
    meter.pass_time(seconds)
    clock.stop()
    clock.deleteLater()
    meter.table.director.drop()
    return [later - earlier for earlier, later in pairwise(ticks)]


def stir(table: TableScreen) -> None:
    """Set dice, coins and figures moving, again and again."""
    director, stage, overlay = table.director, table.stage, table.overlay
    rng = random.Random(1)

    def step() -> QAbstractAnimation:
        buildings = range(len(table.model.setup.board.buildings))
        flights = [stage.tumble((0, 1, 2, 3), 850)]
        for player in range(len(table.cards)):
            start = stage.building_place(rng.choice(buildings))
            coin = overlay.piece(stage.picture("coin-1"), start)
            flights.append(overlay.fly(coin, stage.purse_place(player), 700))
            figure = overlay.piece(stage.figure_picture(player), stage.hand_place(player))
            end = stage.figure_place(rng.choice(buildings))
            flights.append(overlay.fly(figure, end, 800))
        director._steps.append(step)
        return director.together(flights)

    director.perform([step])


def warm_up(meter: Meter) -> None:
    """Roll, so that there is something to think about, and have all pictures of it drawn."""
    meter.table.model.roll()
    meter.table.director.skip_if_busy()
    frames(meter, 1.0)
    meter.window.art.wait()
    meter.pass_time(0.5)


def p99(intervals: list[float]) -> float:
    """The interval that 99 of 100 stay below, in milliseconds."""
    return sorted(intervals)[int(len(intervals) * 0.99)] * 1000


def measure_frames(seconds: float, *, experts: bool) -> None:
    """Idle against thinking, in turns; two experts are an AI player and the hint."""
    meter = Meter(Busy, analyse_for_ever)
    meter.begin(game("human", "human", "human", "human", "human"), 1.0)
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
