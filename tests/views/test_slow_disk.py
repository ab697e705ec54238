"""A slow disk at the table: what is done waits for it, and people are told so."""

from __future__ import annotations

import threading

from tests.models.tables import people
from tests.patience import PATIENCE
from tests.views.windows import Windows, model_of, play, wait


def test_a_disk_that_keeps_people_waiting_is_told_at_the_table(windows: Windows) -> None:
    window = windows.make()
    table, model, pace = play(window, people(2)), model_of(window), window.pace
    pace._slow_due.setInterval(20)
    pace._stuck_due.setInterval(2_000)
    gate = threading.Event()
    try:
        window.writer.write("slow disk", lambda: _wait(gate))
        model.roll()
        wait(lambda: "The disk is slow" in table.toast.text)
        model.play(model.actions()[0][0])
        assert len(model.game.steps) == 1
        model.play(model.actions()[0][0])
        assert "Please wait: your last action is still being saved." in table.toast.text
        wait(lambda: "The disk is not responding" in table.toast.text)
        assert len(model.game.steps) == 2
    finally:
        gate.set()
    wait(lambda: "Saving works again." in table.toast.text)


def _wait(gate: threading.Event) -> None:
    assert gate.wait(PATIENCE)
