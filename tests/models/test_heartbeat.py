"""The heartbeat tells what held the event loop up."""

from __future__ import annotations

import time

from pytestqt.qtbot import QtBot

from bohemian_villages.models.heartbeat import Heartbeat

HELD_UP_MS = 80


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
    assert f"{longest.lasted:.0f} ({longest.own_work:.0f})" in heart.told()


def test_nothing_is_noted_before_the_start_or_after_the_end(qtbot: QtBot) -> None:
    heart = Heartbeat()
    qtbot.wait(20)
    assert heart.waits == []
    heart.start()
    heart.stop()
    qtbot.wait(20)
    assert heart.waits == []
