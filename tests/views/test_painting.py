"""A mistake while something is painted is told, and never takes the window with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import bohemian_villages
from bohemian_villages.views.art import Art
from bohemian_villages.views.table.canvas import Canvas
from bohemian_villages.views.table.icons import ArtIcons
from bohemian_villages.views.table.panel import Panel

PACKAGE = Path(bohemian_villages.__file__).parent


def test_every_painter_ends_whatever_happens() -> None:
    """One that outlives its widget brings the program down."""
    files = list(PACKAGE.rglob("*.py"))
    made = [
        f"{file.name}: {line.strip()}"
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if re.search(r"\bQPainter\(.", line)
    ]
    assert len(made) > 20
    assert [
        line for line in made if not re.search(r": with QPainter\(.*\) as painter:$", line)
    ] == []


class Faulty(Panel):
    """Cannot be painted as long as it is broken."""

    is_broken = True
    canvases: list[Canvas]

    def paint_content(self, canvas: Canvas) -> None:
        self.canvases.append(canvas)
        if self.is_broken:
            raise ValueError("no such picture")


class FaultyAndKept(Faulty):
    """The same with a picture of its own."""

    keeps_picture = True


@pytest.mark.parametrize("kind", [Faulty, FaultyAndKept])
def test_a_panel_that_cannot_be_painted_is_told_of_and_lives_on(
    qtbot: QtBot, art: Art, kind: type[Faulty]
) -> None:
    panel = kind(ArtIcons(art))
    panel.canvases = []
    qtbot.addWidget(panel)
    panel.resize(120, 80)
    with pytest.raises(ValueError, match="no such picture"):
        panel.grab()
    # The painter is still held here, as it is by whoever keeps the traceback.
    assert not panel.canvases[0].painter.isActive()
    panel.is_broken = False
    panel.update()
    panel.grab()
    assert len(panel.canvases) == 2


class Pictured(Panel):
    """Shows a picture of the art."""

    keeps_picture = True

    def paint_content(self, canvas: Canvas) -> None:
        canvas.draw("badge", canvas.rect(0, 0, 37, 37))


def test_a_panel_is_complete_when_all_its_pictures_are_there(qtbot: QtBot) -> None:
    art = Art()
    panel = Pictured(ArtIcons(art))
    qtbot.addWidget(panel)
    panel.resize(120, 80)
    panel.grab()
    assert not panel.is_complete
    assert art.wait()
    panel.grab()
    assert panel.is_complete
    panel.update()
    assert not panel.is_complete
