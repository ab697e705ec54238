"""Starts of the whole program in a process of its own, as a user would see them.

`python -m tests.views.starts` opens the window, says in a line what it shows, and closes it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.conftest import HOMES
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
# Modules that no start screen needs.
SCREENS = {
    "bohemian_villages.views.bohemian.screens",
    "bohemian_villages.rolling_village.views.screens",
}
# Long before that a window is open, even on a busy machine; whoever waits for a pipe waits longer.
NOBODY = "import pwd\ndef nobody(number): raise KeyError(number)\npwd.getpwuid = nobody\n"


def show() -> int:
    """Run the program until its window has been painted, tell of it, and close it."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from bohemian_villages import app
    from bohemian_villages.views.shell.main_window import MainWindow

    at_first = set[str]()

    def note() -> None:
        at_first.update(SCREENS & sys.modules.keys())

    def close() -> None:
        while not sys.modules.keys() >= SCREENS:
            QApplication.processEvents()
        window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
        window.writer.finish()
        QApplication.processEvents()
        window.grab()
        told = window.messages.toast.text
        window.show_new_game()
        window.grab()
        window.show_statistics()
        window.writer.finish()
        QApplication.processEvents()
        window.grab()
        seen = {
            "told": told,
            "recent": [game.file.name for game in window.saved.recent],
            "offered": window.offer.saved is not None,
            "theme": window.preferences.now.theme,
            "size": [window.width(), window.height()],
            "screens_at_first": sorted(at_first),
        }
        print(json.dumps(seen), flush=True)
        window.close()

    application = app.application()
    QTimer.singleShot(0, application, note)
    QTimer.singleShot(500, application, close)
    return app.run(None)


def start(home: Path | None, temporary: Path) -> dict[str, Any]:
    """Start it with such a home, or none; what it said. It fails if the program never ends."""
    environment = {name: value for name, value in os.environ.items() if name not in HOMES}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "TMPDIR": str(temporary)}
    code = "import sys\nfrom tests.views.starts import show\nsys.exit(show())"
    if home is None:
        code = NOBODY + code
    else:
        environment |= {name: str(home / place) for name, place in HOMES.items()}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    seen: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return seen
