"""How smooth the window is: frame intervals beside a thinking AI, and stalls in a whole game.

    python packaging/benchmarks/smooth.py [seconds a run] [--experts] [--game rolling [--repaints]]

1. Games are opened in a window that stands: the first, for which a table is made, and another; a
   heartbeat tells how long the event loop kept anybody waiting. On a busy machine the waits tell of
   the others, too; what the window itself worked in one go does not. 2. With dice, figures and coins
   in the air all the time, the intervals between frames are taken while nobody thinks and while an AI
   player thinks flat out in its process: five runs of each, in turns. 3. A game of five AI players is
   played to its end with animations, to the same heartbeat, beside processes that only sleep. 4. Of
   Rolling Village: how long a person's rolls and drawings take to paint.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from tables import MeasuredGame

# Qt is imported only where it is measured: the processes that think import this module, too.


def measure_stalls(measured: MeasuredGame, *, experts: bool) -> None:
    """The longest waits for the event loop in a whole game of AI players."""
    from frames import Meter
    from machine import sleepers

    from bohemian_villages.models.program.heartbeat import Heartbeat

    meter = Meter(measured)
    level, seats = ("expert", 2) if experts else ("medium", measured.most_seats)
    # The winning chances are worked out after every action then, beside the player who thinks.
    meter.window.preferences.change(chances=experts)
    meter.begin(*[level] * seats, speed=4.0)
    heartbeat = Heartbeat(meter.window)
    heartbeat.start()
    model = meter.screen.model
    begun = time.monotonic()
    with sleepers() as noted:
        while not model.is_over:
            meter.pass_time(0.2)
    heartbeat.stop()
    steps, lasted = len(model.game.steps), time.monotonic() - begun
    waits, told = heartbeat.waits, heartbeat.told()
    meter.close()
    print(f"a game of {seats} {level} players, {steps} actions in {lasted:.0f} s")
    print(f"  {told}\n  {noted.without_taken(told)} (wanted: no wait over 50)")
    print(f"  99.9 of 100 heartbeats within {waits[len(waits) // 1000].lasted:.0f} ms")


def measure_opening(measured: MeasuredGame) -> None:
    """The longest waits while a game is put on the table."""
    from frames import Meter

    from bohemian_villages.models.program.heartbeat import Heartbeat

    seats = measured.most_seats
    meter = Meter(measured)
    meter.window.show_new_game(measured.description)
    meter.pass_time(2.0)
    for which in ("the first game", "another game"):
        heartbeat = Heartbeat(meter.window)
        heartbeat.start()
        meter.pass_time(0.1)
        meter.start(*["human"] * seats, seed=which)
        meter.pass_time(3.0)
        heartbeat.stop()
        print(f"{which} of {seats} players on the table\n  {heartbeat.told()}")
    meter.close()


def main() -> None:
    """Measure, and print."""
    from frames import measure_frames
    from repaints import measure_repaints
    from tables import TABLES

    parser = argparse.ArgumentParser()
    parser.add_argument("seconds", nargs="?", type=float, default=4.0)
    parser.add_argument("--experts", action="store_true", help="two experts think")
    parser.add_argument("--game", choices=TABLES, default="bohemian")
    parser.add_argument("--repaints", action="store_true", help="only how long a turn is painted")
    chosen = parser.parse_args()
    measured = TABLES[chosen.game]
    with tempfile.TemporaryDirectory() as home:
        for variable in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
            os.environ[variable] = home
        if not chosen.repaints:
            # First of all: whatever is measured before would leave pictures and fonts for it.
            measure_opening(measured)
            measure_frames(measured, chosen.seconds, experts=chosen.experts)
            measure_stalls(measured, experts=chosen.experts)
        if chosen.game == "rolling":
            measure_repaints()


if __name__ == "__main__":
    main()
