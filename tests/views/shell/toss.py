"""Coin Toss: a whole game in a few lines, described for the shell as any other game is."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from attrs import evolve, frozen
from PySide6.QtCore import QObject, QPoint, QSize, Signal
from PySide6.QtWidgets import QLabel, QMenu, QWidget

from bohemian_villages.models.files.game_format import GameFormat
from bohemian_villages.models.game.help import BOOK
from bohemian_villages.records.document import opened
from bohemian_villages.records.errors import SETUP, RecordError
from bohemian_villages.records.fields import fields_of
from bohemian_villages.views.game_description import (
    ContinueLine,
    Export,
    GameDescription,
    GameHelp,
    GameScreens,
    QuickGame,
    QuickOffer,
    Services,
    StartEntry,
)
from bohemian_villages.views.toolkit.shortcuts import keys_of
from bohemian_villages.words.program.shortcuts import shortcut_names
from tests.views.shell.toss_thinker import KEY, TossThinker

RECORD = "toss/record"
LAST = 3


@frozen
class Toss:
    """Who tosses, and what fell; three tosses are a game."""

    names: tuple[str, ...]
    tosses: tuple[str, ...] = ()

    @property
    def is_over(self) -> bool:
        return len(self.tosses) == LAST


def dumps(game: Toss) -> str:
    document = {
        "format": RECORD,
        "version": 1,
        "setup": {"players": [{"name": name} for name in game.names]},
        "turns": list(game.tosses),
    }
    return json.dumps(document | ({"result": "over"} if game.is_over else {}))


def loads(data: bytes) -> Toss:
    document = opened(data, RECORD, 1)
    players = fields_of(SETUP, document.get("setup")).objects("players")
    return Toss(tuple(each.text("name") for each in players), tuple(document.sequence("turns")))


def _sentence(error: RecordError) -> str:
    return f"No toss: {error}"


FORMAT = GameFormat(
    KEY, ".toss", RECORD, lambda: "Coin Toss", loads, dumps, lambda game: game.is_over, _sentence
)


class TossForm(QWidget):
    """Asks for a name."""

    started = Signal(object)
    closed = Signal()

    def __init__(self, _art: object) -> None:
        super().__init__()
        self.name = "Anna"

    def fill_in(self, last: Mapping[str, Any]) -> None:
        self.name = last.get("name", "Anna")

    def filled_in(self) -> Mapping[str, Any]:
        return {"name": self.name}

    def stop(self) -> None:
        pass


class TossTable(QObject):
    """A label on which the tosses stand."""

    changed = Signal()
    over_shown = Signal()
    result_requested = Signal()
    start_requested = Signal()
    menu_requested = Signal(QPoint)
    card_requested = Signal()
    help_requested = Signal()

    def __init__(self, services: Services, statistics: TossStatistics, parent: QWidget) -> None:
        super().__init__(parent)
        self.services = services
        self.statistics = statistics
        self.screen = QLabel(parent)
        self.model = Toss(())
        self.said: list[str] = []
        self.is_stopped = False

    @property
    def is_over(self) -> bool:
        return self.model.is_over

    @property
    def snapshot(self) -> Toss:
        return self.model

    def start(self, setup: tuple[str, ...]) -> None:
        self.load(Toss(setup))

    def load(self, game: Toss) -> None:
        self.model = game
        self.changed.emit()

    def toss(self, side: str) -> None:
        self.model = evolve(self.model, tosses=(*self.model.tosses, side))
        self.screen.setText(" ".join(self.model.tosses))
        self.changed.emit()
        if self.is_over:
            self.over_shown.emit()

    def rematch(self) -> tuple[str, ...]:
        return self.model.names

    def go_on(self) -> None:
        """Nobody else tosses."""

    def say(self, text: str) -> None:
        self.said.append(text)

    def add_to_menu(self, menu: QMenu) -> None:
        menu.addAction("&Flip", lambda: self.toss("heads"))

    def add_exports(self, menu: QMenu) -> None:
        self.services.add_exports(menu, EXPORTS, self.model, self.model)

    def retranslate(self) -> None:
        self.screen = QLabel(self.screen.parentWidget())

    def stop(self) -> None:
        self.is_stopped = True


class TossFinal(QWidget):
    """Shows whose game it was."""

    rematch_requested = Signal()
    save_requested = Signal()
    menu_requested = Signal()
    board_requested = Signal()
    replay_requested = Signal()

    def __init__(self, _art: object) -> None:
        super().__init__()
        self.shown: Toss | None = None

    def prepare(self, _model: Toss, size: QSize) -> None:
        self.resize(size)

    def show_result(self, model: Toss, *, animate: bool) -> None:
        assert not animate
        self.shown = model


class TossReplay(QWidget):
    """Shows a game again."""

    closed = Signal()
    branch_requested = Signal(object)

    def __init__(self, game: Toss, _art: object, _add_exports: object) -> None:
        super().__init__()
        self.game = game

    def open(self, game: Toss) -> None:
        self.game = game


class TossStatistics(QObject):
    """Counts nothing."""

    changed = Signal()
    notice = Signal(str)

    def __init__(self, _writer: object, parent: QObject) -> None:
        super().__init__(parent)
        self.is_closed = False

    def close(self) -> None:
        self.is_closed = True


class TossStatisticsScreen(QWidget):
    """Shows nothing."""

    closed = Signal()
    replay_requested = Signal(object)

    def __init__(self, statistics: TossStatistics, _art: object) -> None:
        super().__init__()
        self.statistics = statistics


class TossCard(QWidget):
    """The rules are short."""

    def __init__(self, parent: QWidget, _art: object) -> None:
        super().__init__(parent)

    def toggle(self) -> None:
        self.setVisible(not self.isVisible())


def _said(text: str) -> Callable[[], str]:
    return lambda: text


EXPORTS = (
    Export(
        label=_said("&Tosses"),
        title=_said("Export"),
        name="tosses.txt",
        kinds=_said("Text (*.txt)"),
        write=lambda path, game, exporter, _art: exporter.write(
            path, lambda: " ".join(game.tosses).encode()
        ),
    ),
)


class TossKeyNames:
    """Words for one key."""

    def group(self, _screen: str, /) -> str:
        return "At the toss"

    def name(self, _action: str, /) -> str:
        return "Toss the coin"


SCREENS = GameScreens(
    make_form=lambda art, _statistics, _show: TossForm(art),
    make_table=TossTable,
    make_final=lambda art, _statistics: TossFinal(art),
    make_replay=TossReplay,
    make_statistics=TossStatisticsScreen,
    make_card=TossCard,
    paint_sample=lambda _painter, _area, _art, _dark, _ratio: None,
    help=GameHelp(BOOK, {"QLabel": "turn"}, lambda _widget, _at: ""),
    exports=EXPORTS,
    scenes={},
)

TOSS = GameDescription(
    format=FORMAT,
    start=StartEntry(
        line=_said("one player, one coin"),
        motto=_said("Heads or tails."),
        pictures=("toolbar-dice",),
        keys=keys_of("start", shortcut_names, ("new-game", "T"), ("quick-game", "A")),
        quick=QuickGame(
            lambda last, _statistics: QuickOffer(
                f"Toss now, {last.get('name', 'Anna')}", "alone", ("toolbar-dice",)
            ),
            lambda last, _statistics: (last.get("name", "Anna"),),
        ),
    ),
    keys=(keys_of("toss", TossKeyNames(), ("toss", "Space")),),
    thinker=TossThinker,
    continue_line=lambda game: ContinueLine(
        f"{game.names[0]} to toss", len(game.tosses) + 1, "figure-red", QSize(80, 50)
    ),
    draw_picture=lambda _game, _art, _parent: None,
    make_statistics=TossStatistics,
    import_screens=lambda: SCREENS,
)
