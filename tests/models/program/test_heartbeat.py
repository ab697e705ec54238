"""The heartbeat tells what held the event loop up."""

from __future__ import annotations

import threading
import time

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bohemian_villages.models.program.heartbeat import Heartbeat

# Longer than a busy machine stands still by itself.
HELD_UP_MS = 250


def test_whatever_holds_the_loop_up_is_the_longest_wait(qtbot: QtBot) -> None:
    heart = Heartbeat()
    heart.start()
    qtbot.wait(20)
    time.sleep(HELD_UP_MS / 1000)
    qtbot.wait(20)
    heart.stop()
    longest = heart.waits[0]
    assert longest.lasted >= HELD_UP_MS
    # Who sleeps does not work.
    assert longest.own_work < longest.lasted
    assert f"{longest.lasted:.0f} ({longest.own_work:.0f} + " in heart.told()


def test_nothing_is_noted_before_the_start_or_after_the_end(qtbot: QtBot) -> None:
    heart = Heartbeat()
    qtbot.wait(20)
    assert heart.waits == []
    heart.start()
    heart.stop()
    qtbot.wait(20)
    assert heart.waits == []


def test_what_other_threads_work_meanwhile_is_told_apart(qtbot: QtBot) -> None:
    heart = Heartbeat()
    heart.start()
    qtbot.wait(20)
    other = threading.Thread(target=_work, args=(HELD_UP_MS,))
    other.start()
    other.join()
    qtbot.wait(20)
    heart.stop()
    # A busy machine may have held it up longer still, at another time.
    held_up = max(heart.waits, key=lambda wait: wait.others_work)
    assert held_up.others_work > held_up.own_work
    assert held_up.others_work >= HELD_UP_MS / 2


def test_a_wait_tells_when_it_began_by_the_clock_of_the_machine(qtbot: QtBot) -> None:
    heart = Heartbeat()
    heart.start()
    qtbot.wait(60)
    before = time.monotonic() * 1000
    time.sleep(HELD_UP_MS / 1000)
    qtbot.wait(20)
    heart.stop()
    (held_up,) = [each for each in heart.waits if each.begun <= before < each.begun + each.lasted]
    assert held_up.lasted >= HELD_UP_MS
    assert f"at {held_up.begun / 1000:.3f} s)" in str(held_up)


def test_it_waits_for_a_window_to_be_seen(qtbot: QtBot) -> None:
    app = QCoreApplication.instance()
    assert app is not None
    heart, window = Heartbeat(), _SlowToPaint()
    qtbot.addWidget(window)
    heart.start_when_painted(app)
    qtbot.wait(30)
    assert heart.waits == []
    window.show()
    qtbot.waitUntil(lambda: len(heart.waits) > 3)
    heart.stop()
    assert window.paintings == 1
    assert all(wait.own_work < HELD_UP_MS / 2 for wait in heart.waits)


class _SlowToPaint(QWidget):
    paintings = 0

    def paintEvent(self, _event: object) -> None:  # noqa: N802
        self.paintings += 1
        _work(HELD_UP_MS)


def _work(ms: float) -> None:
    """Work so long, as this thread's own clock tells it: a busy machine makes no difference."""
    end = time.thread_time() + ms / 1000
    while time.thread_time() < end:
        pass
