"""A mistake while something is painted is told, and never takes the window with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import bohemian_villages
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.painting.canvas import Canvas
from bohemian_villages.views.toolkit.painting.icons import ArtIcons
from bohemian_villages.views.toolkit.widgets.panel import Panel

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


def test_a_kept_picture_that_cannot_be_made_is_told_of_once(qtbot: QtBot, art: Art) -> None:
    panel = FaultyAndKept(ArtIcons(art))
    panel.canvases = []
    qtbot.addWidget(panel)
    panel.resize(120, 80)
    with pytest.raises(ValueError, match="no such picture"):
        panel.grab()
    panel.grab()
    assert len(panel.canvases) == 1


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


class Counted(Panel):
    """Counts how often its picture is made."""

    keeps_picture = True
    made = 0

    def __init__(self, art: Art, sheet: QWidget) -> None:
        super().__init__(ArtIcons(art), sheet)
        self.sheet = sheet

    def paint_content(self, canvas: Canvas) -> None:
        assert canvas.painter.isActive()
        self.made += 1


@pytest.fixture
def shown(qtbot: QtBot, art: Art) -> Counted:
    """A panel on a sheet, both seen and painted."""
    sheet = QWidget()
    qtbot.addWidget(sheet)
    sheet.resize(120, 80)
    panel = Counted(art, sheet)
    panel.resize(120, 80)
    sheet.show()
    qtbot.waitUntil(lambda: panel.made > 0)
    qtbot.wait(50)
    return panel


def test_a_panel_that_awaits_its_go_is_left_as_it_was_when_what_lies_under_it_is_painted(
    qtbot: QtBot, shown: Counted
) -> None:
    before = shown.made
    shown.update()
    shown.sheet.repaint()
    assert shown.made == before
    qtbot.waitUntil(lambda: shown.is_complete)
    assert shown.made == before + 1


def test_a_panel_of_another_size_waits_for_nothing(qtbot: QtBot, shown: Counted) -> None:
    before = shown.made
    shown.update()
    shown.resize(100, 70)
    shown.sheet.repaint()
    assert shown.made == before + 1
    qtbot.wait(50)
    assert shown.is_complete


def test_a_panel_out_of_sight_is_painted_when_it_is_asked_for(shown: Counted) -> None:
    shown.sheet.hide()
    before = shown.made
    shown.update()
    shown.grab()
    assert shown.made == before + 1
