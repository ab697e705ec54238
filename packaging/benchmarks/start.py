"""How long the window takes to come up, its board to be finished, and how much memory it takes.

    python packaging/benchmarks/start.py [runs]

Every figure comes from processes of its own, the kinds in turns, so that a busy moment of the
machine hits all alike. `empty` is a bare QMainWindow in a process that imported the same modules.
Times are in milliseconds from the start of the process.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

SIZE = (1280, 800)


def main(runs: int = 7) -> None:
    """Measure, and print."""
    with tempfile.TemporaryDirectory() as home:
        game = Path(home) / "game.bvg"
        call("record", home, str(game))
        first: dict[str, list[float]] = {"empty": [], "window": []}
        for _ in range(runs):
            for kind, times in first.items():
                times.append(call(kind, home)["painted"])
        board = {
            name: [board_times(home, game, cold=name == "cold") for _ in range(runs)]
            for name in ("cold", "warm")
        }
        memory = [call("memory", home, str(game))["peak"] for _ in range(3)]
    report(first, board, memory)


def board_times(home: str, game: Path, *, cold: bool) -> dict[str, float]:
    """When the window with a game was painted, and when its board was finished."""
    if not cold:
        return call("board", home, str(game))
    with tempfile.TemporaryDirectory() as other:
        return call("board", other, str(game))


def report(
    first: dict[str, list[float]], board: dict[str, list[dict[str, float]]], memory: list[float]
) -> None:
    """Print the medians, and what they come to."""
    empty, window = (statistics.median(first[kind]) for kind in ("empty", "window"))
    print(f"first paint: empty window {empty:.0f} ms, ours {window:.0f} ms")
    print(f"  ours / empty = {window / empty:.2f} (wanted: at most 1.5)")
    for name, times in board.items():
        begun = statistics.median(each["painted"] for each in times)
        later = statistics.median(each["finished"] - each["painted"] for each in times)
        print(
            f"finished board, {name} cache: {later:.0f} ms after the first paint at {begun:.0f} ms"
        )
    print(f"peak memory with 5 players: {statistics.median(memory):.0f} MB (wanted: under 250)")


def call(kind: str, home: str, *arguments: str) -> dict[str, float]:
    """Run one measurement in a process of its own."""
    places = {"HOME": home, "XDG_CACHE_HOME": f"{home}/cache", "XDG_DATA_HOME": f"{home}/data"}
    environ = {"QT_QPA_PLATFORM": "offscreen", **os.environ, **places}
    environ |= {"XDG_CONFIG_HOME": f"{home}/config", "BEGUN": str(time.monotonic())}
    command = [sys.executable, __file__, kind, *arguments]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    answer: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return answer


def since_start() -> float:
    """Milliseconds since this process was asked for."""
    return (time.monotonic() - float(os.environ["BEGUN"])) * 1000


# What the processes do.


def record(file: str) -> dict[str, float]:
    """Write a game of five players that is well under way."""
    from bohemian_villages.models.game.format import FORMAT
    from bohemian_villages.screenshots import scene_game

    FORMAT.write(file, scene_game("midgame", 5))
    return {}


def empty() -> dict[str, float]:
    """A bare window."""
    from PySide6.QtWidgets import QMainWindow

    import bohemian_villages.app as ours

    app = ours.application()
    window = QMainWindow()
    window.resize(*SIZE)
    return {"painted": painted(app, window)}


def window() -> dict[str, float]:
    """Our window."""
    import bohemian_villages.app as ours

    app = ours.application()
    main_window = ours.build_window()
    time_painted = painted(app, main_window)
    main_window.close()
    return {"painted": time_painted}


def board(file: str) -> dict[str, float]:
    """Our window with a game, until every picture of its board is there."""
    import bohemian_villages.app as ours

    app = ours.application()
    main_window = ours.build_window()
    main_window.open_path(Path(file))
    begun = painted(app, main_window)
    table = main_window.current.table.screen
    while not is_finished(table):
        app.processEvents()
        time.sleep(0.001)
    finished = since_start()
    main_window.close()
    return {"painted": begun, "finished": finished}


def is_finished(table: Any) -> bool:
    """Whether everything on a table is drawn as it should be, and what was drawn is shown."""
    from bohemian_villages.views.board.sprite import Sprite

    sprites = [item for item in table.board.scene().items() if isinstance(item, Sprite)]
    wanted = [sprite for sprite in sprites if sprite.drawing is not None]
    return not table.icons.has_missed and all(
        sprite._shown is not None and sprite._shown.is_ready for sprite in wanted
    )


def memory(file: str) -> dict[str, float]:
    """The most memory our window takes with a game of five players, in light and dark."""
    import bohemian_villages.app as ours

    app = ours.application()
    main_window = ours.build_window()
    main_window.open_path(Path(file))
    painted(app, main_window)
    for name in ("light", "dark", "light"):
        main_window.preferences.change(theme=name)
        for _ in range(4):
            app.processEvents()
            main_window.art.wait()
    main_window.close()
    status = Path("/proc/self/status").read_text()
    peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return {"peak": int(peak.split()[1]) / 1024}


def painted(app: object, shown: object) -> float:
    """Show a window; when it had been painted."""
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtWidgets import QApplication, QWidget

    assert isinstance(app, QApplication)
    assert isinstance(shown, QWidget)

    class Watch(QObject):
        """Sees the paint events of all widgets of the window."""

        when = 0.0

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                self.when = since_start()
            return False

    watch = Watch()
    app.installEventFilter(watch)
    shown.show()
    while not watch.when:
        app.processEvents()
    # The last paint event of the first round counts: all of the window is on the screen then.
    when = since_start()
    app.removeEventFilter(watch)
    return when


KINDS = {each.__name__: each for each in (record, empty, window, board, memory)}

if __name__ == "__main__":
    if len(sys.argv) > 1 and sys.argv[1] in KINDS:
        print(json.dumps(KINDS[sys.argv[1]](*sys.argv[2:])))  # type: ignore[operator]
    else:
        main(*map(int, sys.argv[1:]))
