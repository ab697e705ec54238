"""The table: one game after the other, with what the program lends it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest
from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from bohemian_villages.models.commands import Pace
from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.program.preferences import Preferences
from bohemian_villages.rolling_village.engine.actions import ChooseAvenue, Draw
from bohemian_villages.rolling_village.models.change import Change
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.models.thinker import RollingThinker
from bohemian_villages.rolling_village.play.thought import Thought
from bohemian_villages.rolling_village.views.exports import EXPORTS
from bohemian_villages.rolling_village.views.table.table import lay_rolling
from bohemian_villages.settings import Settings
from bohemian_villages.views.game_description import Services
from bohemian_villages.views.toolkit.art import Art
from tests.rolling_village.games import people, played
from tests.rolling_village.games import table as seats
from tests.rolling_village.views.table.tables import Mouse, is_at_rest, play, settle, wait


class Players(QObject):
    """Answers thoughts in this process, a little later."""

    answered = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.asked: list[int] = []
        self.cancelled: list[int] = []
        self._thinker = RollingThinker()

    def ask(self, question: object) -> None:
        if isinstance(question, Thought):
            self.asked.append(question.id)
            decision = next(iter(self._thinker.answers(question)))
            assert isinstance(decision, Draw | ChooseAvenue)
            self.answered.emit(question.id, decision)

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)


class Followed:
    """Statistics that only note whom they follow."""

    def __init__(self) -> None:
        self.models: list[RollingModel] = []
        self.changes: list[Change] = []

    def begin(self, model: RollingModel) -> None:
        self.models.append(model)

    def follow(self, _model: RollingModel, change: Change) -> None:
        self.changes.append(change)


class Program:
    """A window with a table in it."""

    def __init__(self, art: Art) -> None:
        self.window = QWidget()
        self.window.resize(1280, 800)
        self.writer = Writer()
        self.preferences = Preferences(Settings(animations=False), self.writer, self.window)
        self.players, self.analyst = Players(self.window), Players(self.window)
        self.heard: list[str] = []
        self.exported: list[Any] = []
        services = Services(
            preferences=self.preferences,
            art=art,
            play_sound=self.heard.append,
            players=cast(Any, self.players),
            analyst=cast(Any, self.analyst),
            pace=cast(Any, Pace()),
            add_exports=lambda *exported: self.exported.append(exported),
        )
        self.statistics = Followed()
        self.table = lay_rolling(services, cast(Any, self.statistics), self.window)

    def show(self) -> None:
        """Show window and table."""
        self.window.show()
        self.table.screen.resize(self.window.size())
        self.table.screen.show()
        settle()

    def close(self) -> None:
        """Clear everything away."""
        self.table.stop()
        self.window.close()
        self.writer.finish()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def program(rolling_art: Art) -> Iterator[Program]:
    made = Program(rolling_art)
    yield made
    made.close()


@pytest.mark.long
def test_a_game_is_played_with_the_players_the_program_lends(program: Program) -> None:
    program.table.start(seats("human", "easy", "medium"))
    changed, over = QSignalSpy(program.table.changed), QSignalSpy(program.table.over_shown)
    program.show()
    play(Mouse(program.table.screen), lambda: program.table.is_over, most=900)
    wait(lambda: over.count() == 1)
    assert changed.count() >= len(program.table.model.game.steps)
    assert program.players.asked
    assert program.statistics.models == [program.table.model]
    assert {"dice", "wood", "coins"} <= set(program.heard)


def test_the_statistics_have_heard_of_a_change_before_it_is_saved(program: Program) -> None:
    program.table.start(people(1))
    heard: list[int] = []
    program.table.changed.connect(lambda: heard.append(len(program.statistics.changes)))
    program.show()
    play(Mouse(program.table.screen), lambda: len(heard) >= 3)
    assert heard == list(range(1, len(heard) + 1))


def test_games_follow_each_other_on_the_same_screen(program: Program) -> None:
    program.table.start(people(1))
    program.show()
    screen = program.table.screen
    program.table.load(played(people(3), 25))
    settle()
    assert program.table.screen is screen
    assert program.table.snapshot.setup == people(3)
    assert len(program.table.rematch().players) == 3


def test_another_language_makes_another_screen(program: Program) -> None:
    program.table.load(played(people(2), 9))
    program.show()
    old = program.table.screen
    program.table.retranslate()
    assert program.table.screen is not old
    old.stop()
    old.hide()
    old.deleteLater()
    program.show()
    assert program.table.screen.sheet.picture == program.table.screen.large_picture()


def test_a_stopped_table_asks_nobody(program: Program) -> None:
    program.table.start(seats("easy", "easy"))
    program.show()
    program.table.stop()
    asked = len(program.players.asked)
    settle()
    assert len(program.players.asked) == asked
    assert is_at_rest(program.table.screen)


def test_exports_are_offered_for_the_game_on_the_table(program: Program) -> None:
    program.table.start(people(1))
    program.show()
    menu = QMenu()
    program.table.add_exports(menu)
    game = program.table.model.game
    assert program.exported == [(menu, EXPORTS, game, game)]
    menu.deleteLater()


def test_only_ai_players_play_by_themselves(program: Program) -> None:
    program.table.start(seats("easy", "easy"))
    program.show()
    program.table.go_on()
    wait(lambda: program.table.is_over, 30_000)
    assert program.table.model.scores
