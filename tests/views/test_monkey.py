"""Ten short games by a monkey: no exception, no warning, no disagreement, nothing left behind.

For a long run: `MONKEYS=200 python3 run.py test -k monkey`.
"""

from __future__ import annotations

import multiprocessing
import os

import pytest
from PySide6.QtWidgets import QFileDialog

from tests.views.monkey import Monkey
from tests.views.windows import Windows

pytestmark = pytest.mark.long


@pytest.mark.parametrize("seed", range(int(os.environ.get("MONKEYS", "10"))))
def test_a_monkey_finds_nothing(
    windows: Windows, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A monkey never leaves a dialog that stops everything.
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    window = windows.make(animations=seed % 2 == 0, animation_speed=4.0)
    monkey = Monkey(window, seed)
    monkey.play(60)
    assert monkey.rests > 5
    window.close()
    assert not multiprocessing.active_children()
