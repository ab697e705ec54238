"""Tables to play at: a game in a window of its own, and a hand that plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.program.preferences import Preferences
from bohemian_villages.rolling_village.engine.actions import ChooseAvenue, Draw
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.setup import Setup
from bohemian_villages.rolling_village.models.facts import Phase
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.models.thinker import RollingThinker
from bohemian_villages.rolling_village.play.thought import Thought
from bohemian_villages.rolling_village.views.table.screen import RollingScreen
from bohemian_villages.settings import Settings
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.views.toolkit.painting.repaints import NEXT_PASS_MS
from tests.rolling_village.games import model_of
from tests.views.hand import Hand

QUIET: dict[str, Any] = {"animations": False}


class Tables:
    """Makes tables, and clears them away."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self.open: list[RollingScreen] = []

    def make(
        self,
        game: Game | Setup | RollingModel,
        size: tuple[int, int] = (1280, 800),
        **settings: Any,
    ) -> RollingScreen:
        """A table in a window, with these settings; animations are off unless asked for."""
        writer = Writer()
        preferences = Preferences(Settings(**{**QUIET, **settings}), writer)
        model = _model(game)
        table = RollingScreen(model, preferences, self.art)
        for part in (writer, preferences, model):
            part.setParent(table)
        self.open.append(table)
        table.resize(*size)
        table.show()
        assert QTest.qWaitForWindowActive(table)
        settle()
        return table

    def close(self) -> None:
        """Close all tables."""
        for table in self.open:
            writer = table.findChild(Writer)
            table.stop()
            table.close()
            if writer is not None:
                writer.finish()
            table.deleteLater()
        self.open.clear()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _model(game: Game | Setup | RollingModel) -> RollingModel:
    if isinstance(game, RollingModel):
        return game
    return RollingModel(game) if isinstance(game, Setup) else model_of(game)


def settle() -> None:
    """Let Qt do what it has posted, and what was put off to the next goes."""
    for _ in range(4):
        QTest.qWait(NEXT_PASS_MS)
        QApplication.processEvents()


def wait(condition: Callable[[], bool], milliseconds: int = 5000) -> None:
    """Wait until something is so."""
    waited = QElapsedTimer()
    waited.start()
    while not condition():
        assert waited.elapsed() < milliseconds
        QTest.qWait(2)


def is_at_rest(table: RollingScreen) -> bool:
    """Whether nothing moves and nothing is about to by itself."""
    return not table.director.is_busy and not table.flow.is_due


def answer_thoughts(table: RollingScreen) -> None:
    """Have AI players decide at once, in this process."""
    thinker, model = RollingThinker(), table.model

    def answer(thought: Thought) -> None:
        decision = next(iter(thinker.answers(thought)))
        assert isinstance(decision, Draw | ChooseAvenue)
        model.decide(thought.id, decision)

    model.think_requested.connect(answer, Qt.ConnectionType.QueuedConnection)


def space_place(table: RollingScreen, space: int) -> QPoint:
    """The middle of a space on the screen."""
    return table.sheet.mapToGlobal(table.sheet.space_rect(space).center())


def plate_place(table: RollingScreen, avenue: int) -> QPoint:
    """The plate of an avenue on the screen."""
    sheet = table.sheet
    found = sheet.space_rect(avenue * 6)
    return sheet.mapToGlobal(QPoint(found.left() // 2, found.center().y()))


class Mouse:
    """Plays with the mouse alone."""

    def __init__(self, table: RollingScreen) -> None:
        self.table = table
        self.hand = Hand(table)

    def step(self) -> None:
        """Do what is to be done next."""
        table, model = self.table, self.table.model
        if not table.hand_over.isHidden():
            self.hand.click(table.hand_over)
        elif model.phase in (Phase.ROLL, Phase.DONE):
            self.hand.click(table.buttons.go)
        elif model.phase is Phase.AVENUE:
            best = max(range(5), key=model.sheet(model.drawer).values.__getitem__)
            self.hand.click(plate_place(table, best))
        elif model.phase in (Phase.DRAW, Phase.BONUS):
            self.hand.click(space_place(table, model.lit[-1]))
        settle()


class Keys:
    """Plays with the keys alone."""

    def __init__(self, table: RollingScreen) -> None:
        self.table = table
        self.hand = Hand(table)

    def step(self) -> None:
        """Do what is to be done next."""
        table, model, key = self.table, self.table.model, Qt.Key
        if not table.hand_over.isHidden():
            self.hand.key(key.Key_Return)
        elif model.phase is Phase.AVENUE:
            self.hand.key(key.Key_3)
        elif model.phase in (Phase.DRAW, Phase.BONUS):
            self.hand.key(key.Key_2)
            self.hand.key(key.Key_Down)
            self.hand.key(key.Key_Down)
            self.hand.key(key.Key_Return)
        else:
            self.hand.key(key.Key_Space)
        settle()


def play(player: Mouse | Keys, until: Callable[[], bool], most: int = 400) -> None:
    """Play on until something is so."""
    for _ in range(most):
        if until():
            return
        player.step()
    raise AssertionError(f"still {player.table.model.phase} in turn {player.table.model.turn}")
