"""The game that waits on the start screen: its picture keeps nobody waiting."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohemian_villages.engine.game import Game
from bohemian_villages.games import GAMES
from bohemian_villages.models.files.saved_games import SavedGame
from bohemian_villages.models.game.format import FORMAT
from bohemian_villages.views.board.picture import BoardPicture
from bohemian_villages.views.bohemian import start_picture
from bohemian_villages.views.bohemian.start_picture import MOST_DRAWN
from bohemian_villages.views.shell.continue_offer import ContinueOffer
from bohemian_villages.views.shell.start_screen import StartScreen
from bohemian_villages.views.toolkit.art import Art
from tests.models.tables import people
from tests.views.board.boards import own_board


def is_drawn(offer: ContinueOffer) -> bool:
    """Whether its picture is there, or none is needed."""
    return offer._drawing is None and not offer._begin.isActive()


@pytest.fixture
def start(art: Art, qtbot: QtBot) -> StartScreen:
    screen = StartScreen(GAMES, art)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    return screen


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many buildings each picture has that was begun."""
    begun: list[int] = []

    class Counted(BoardPicture):
        def __init__(self, setup: Any, *rest: Any, **more: Any) -> None:
            begun.append(len(setup.board.buildings))
            super().__init__(setup, *rest, **more)

    monkeypatch.setattr(start_picture, "BoardPicture", Counted)
    return begun


def saved(*counts: int) -> SavedGame:
    """A game that has just begun, on villages with so many buildings."""
    setup = evolve(people(2), board=own_board(*counts))
    return SavedGame(Path("game.bvg"), FORMAT, Game(setup), datetime.now())


def test_a_game_is_offered_before_its_picture_is_begun(
    start: StartScreen, art: Art, qtbot: QtBot, drawn: list[int]
) -> None:
    offer = ContinueOffer(GAMES, start, art)
    offer.show(saved(5, 6))
    assert start.continue_card.isVisible()
    assert (drawn, is_drawn(offer)) == ([], False)
    qtbot.waitUntil(lambda: is_drawn(offer))
    assert drawn == [11]


def test_of_games_offered_one_after_the_other_only_the_last_is_drawn(
    start: StartScreen, art: Art, qtbot: QtBot, drawn: list[int]
) -> None:
    offer = ContinueOffer(GAMES, start, art)
    for count in (3, 4, 5):
        offer.show(saved(count))
    qtbot.waitUntil(lambda: is_drawn(offer))
    offer.show(saved(6))
    offer.show(None)
    QApplication.processEvents()
    assert (drawn, is_drawn(offer)) == ([5], True)


def test_a_huge_board_is_offered_without_a_picture(
    start: StartScreen, art: Art, drawn: list[int]
) -> None:
    offer = ContinueOffer(GAMES, start, art)
    offer.show(saved(*[99] * 99))
    QApplication.processEvents()
    assert start.continue_card.isVisible()
    assert (drawn, is_drawn(offer)) == ([], True)
    offer.show(saved(MOST_DRAWN - 90, 90))
    assert not is_drawn(offer)
    offer.show(None)


def test_a_board_that_cannot_be_drawn_is_offered_all_the_same(
    start: StartScreen,
    art: Art,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(*_arguments: Any, **_more: Any) -> None:
        raise OverflowError("no such board")

    monkeypatch.setattr(start_picture, "BoardPicture", fail)
    offer, waiting = ContinueOffer(GAMES, start, art), saved(5)
    offer.show(waiting)
    qtbot.waitUntil(lambda: is_drawn(offer))
    assert "no such board" in caplog.text
    assert start.continue_card.isVisible()
    assert offer.saved is waiting
