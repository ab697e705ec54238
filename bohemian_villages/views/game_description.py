"""What the shell knows of a game: one frozen description, and the interfaces of its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from pathlib import Path
from threading import Lock
from typing import Any, Protocol

from attrs import frozen
from PySide6.QtCore import QObject, QPoint, QRectF, QSize, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QMenu, QWidget

from ..models.files.exporter import Exporter
from ..models.files.game_format import AnyGame, GameFormat
from ..models.files.pace import SavingPace
from ..models.files.writer import Writer
from ..models.program.help import HelpBook
from ..models.program.preferences import Preferences
from ..models.thinking.question import Thinker
from ..models.thinking.queue import QuestionQueue
from ..models.thinking.worker import AiWorker
from .toolkit.art import Art
from .toolkit.painting.icons import ArtIcons
from .toolkit.shortcuts import ScreenKeys

AnySetup = Any
"""The start of a game; only the game's own parts know its type."""


# What a game makes, and the shell shows.


class SideScreen(Protocol):
    """A widget beside the game."""

    @property
    def closed(self) -> SignalInstance:
        """The screen was closed."""


class NewGameForm(SideScreen, Protocol):
    """The widget in which a new game is set up."""

    @property
    def started(self) -> SignalInstance:
        """Carries the setup."""

    def fill_in(self, last: Mapping[str, Any], /) -> None:
        """Begin with what was chosen last, as the settings keep it; empty for nothing."""

    def filled_in(self) -> Mapping[str, Any]:
        """What is chosen, for the settings to keep."""

    def stop(self) -> None:
        """Stop everything that would go on by itself, because the window closes."""


class GameTable(Protocol):
    """A game on the table: its model, its screen, and what the shell needs of them.

    It is empty before `start` or `load`.
    """

    @property
    def changed(self) -> SignalInstance:
        """Something was done, or another game begun: it is to be saved."""

    @property
    def over_shown(self) -> SignalInstance:
        """The end was seen on the table."""

    @property
    def result_requested(self) -> SignalInstance:
        """The final scene was requested."""

    @property
    def start_requested(self) -> SignalInstance:
        """The start screen was requested."""

    @property
    def menu_requested(self) -> SignalInstance:
        """With the place on the screen where its upper right corner belongs."""

    @property
    def card_requested(self) -> SignalInstance:
        """The overview card was requested."""

    @property
    def help_requested(self) -> SignalInstance:
        """The rules were requested."""

    @property
    def screen(self) -> QWidget:
        """Where it is played; another one after `retranslate`."""

    @property
    def model(self) -> Any:
        """Passed on to the final scene, which knows its type."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def snapshot(self) -> AnyGame:
        """A snapshot of the game, unaffected by further play."""

    def start(self, setup: AnySetup, /) -> None:
        """Begin a game."""

    def load(self, game: AnyGame, /) -> None:
        """Continue a game."""

    def rematch(self) -> AnySetup:
        """The setup of a rematch."""

    def go_on(self) -> None:
        """Let AI players act if it is their turn."""

    def say(self, text: str, /) -> None:
        """Show a message."""

    def add_to_menu(self, menu: QMenu, /) -> None:
        """Add what the game itself offers."""

    def add_exports(self, menu: QMenu, /) -> None:
        """Add what the game can be taken elsewhere as."""

    def retranslate(self) -> None:
        """Make the screen again, because the language changed."""

    def stop(self) -> None:
        """Stop everything that would go on by itself."""


class FinalScene(Protocol):
    """The widget of the final scoring."""

    @property
    def rematch_requested(self) -> SignalInstance:
        """Another game with the same players was requested."""

    @property
    def save_requested(self) -> SignalInstance:
        """Saving to a file was requested."""

    @property
    def menu_requested(self) -> SignalInstance:
        """Back to the start screen."""

    @property
    def board_requested(self) -> SignalInstance:
        """Going back to the table was requested."""

    @property
    def replay_requested(self) -> SignalInstance:
        """Look at the game again, step by step."""

    def prepare(self, model: Any, size: QSize, /) -> None:
        """Draw in advance what will be needed soon."""

    def show_result(self, model: Any, /, *, animate: bool) -> None:
        """Show how the game of a table ended."""


class Replay(SideScreen, Protocol):
    """The widget in which a game is looked at step by step."""

    @property
    def branch_requested(self) -> SignalInstance:
        """Carries the game to continue."""

    def open(self, game: AnyGame, /) -> None:
        """Look at another game, from its start."""


class Statistics(Protocol):
    """The finished games of one kind."""

    @property
    def changed(self) -> SignalInstance:
        """They were counted again."""

    @property
    def notice(self) -> SignalInstance:
        """Something happened to their file; a sentence."""

    def close(self) -> None:
        """Close the file, because the program ends."""


class StatisticsScreen(SideScreen, Protocol):
    """The widget that shows them."""

    @property
    def replay_requested(self) -> SignalInstance:
        """Carries a game."""


class OverviewCard(Protocol):
    """The widget that covers the table with a summary of the rules."""

    def toggle(self) -> None:
        """Show or hide the card."""


class DrawingJob(Protocol):
    """A picture that is being drawn."""

    @property
    def ready(self) -> SignalInstance:
        """Carries the QImage."""

    def give_up(self) -> None:
        """It is not wanted any more."""


# What a game tells of itself.


@frozen
class Export:
    """A file that can be made of a game."""

    label: Callable[[], str]
    """Menu item."""
    title: Callable[[], str]
    """Of the dialog that asks for a name."""
    name: str
    """Suggested; a name without an ending gets its ending."""
    kinds: Callable[[], str]
    """What the dialog shows, as Qt wants it."""
    write: Callable[[Path, AnyGame, Exporter, Art], None]
    of_shown: bool = False
    """Whether it is the position shown in a replay, or the whole game."""


LastTable = Mapping[str, Any]
"""What the form was left with last, as the settings keep it; empty for nothing."""


@frozen
class QuickOffer:
    """How a game without a form is offered."""

    title: str
    line: str
    pictures: tuple[str, ...]


@frozen
class QuickGame:
    """A game that begins without a form."""

    offer: Callable[[LastTable, Any], QuickOffer]
    """How it is offered: from what the form was left with last, and the statistics of the game;
    None for no statistics."""
    setup: Callable[[LastTable, Any], AnySetup]
    """From the same, which are there."""


@frozen
class StartEntry:
    """A game on the start screen."""

    line: Callable[[], str]
    """The line about the number of players."""
    motto: Callable[[], str]
    pictures: tuple[str, ...]
    keys: ScreenKeys
    """`new-game` opens its form; `quick-game` begins without one, where that is possible."""
    quick: QuickGame | None = None


@frozen
class ContinueLine:
    """The start screen's line about a game to resume."""

    line: str
    turn: int
    """0 before the first turn."""
    player: str
    """The part of the art that stands for the player to move."""
    picture: QSize
    is_quick: bool = True
    """Whether it takes the place of the game without a form."""


@frozen
class GameHelp:
    """The help of a game, and which page is about what."""

    book: HelpBook
    topics: Mapping[str, str]
    """The topic of a class of widgets, and of everything in one that has no topic itself."""
    topic_at: Callable[[QWidget, QPoint | None], str]
    """The topic of a place on the screen in a widget, or of its cursor; empty if it has none."""
    pictures: Callable[[Art], ArtIcons] = ArtIcons
    """The source of the pictures on its pages."""


class SettingsSheet(Enum):
    """Where the settings show a switch."""

    TABLE = auto()
    PLAY = auto()


@frozen
class GameSwitch:
    """A switch of a game in the settings; it is off by default."""

    key: str
    """Its name in the settings."""
    title: Callable[[], str]
    hint: Callable[[], str]
    sheet: SettingsSheet


@frozen
class Services:
    """What the program lends a game that is played."""

    preferences: Preferences
    art: Art
    play_sound: Callable[[str], None]
    players: AiWorker
    analyst: QuestionQueue
    pace: SavingPace
    add_exports: Callable[[QMenu, tuple[Export, ...], AnyGame, AnyGame], object]
    """Adds exports of the game as shown and of the whole game to a menu."""


AddExports = Callable[[QMenu, AnyGame, AnyGame], object]
ShowGame = Callable[[AnyGame], object]


@frozen
class GameScreens:
    """The widgets of a game, what it paints, and the help about them."""

    make_form: Callable[[Art, Any, ShowGame], NewGameForm]
    """With the statistics made for it, and what shows a finished game step by step."""
    make_table: Callable[[Services, Any, QWidget], GameTable]
    """Takes the statistics made for it, and the parent of its screens."""
    make_final: Callable[[Art, Any], FinalScene]
    """With the statistics made for it."""
    make_replay: Callable[[AnyGame, Art, AddExports], Replay]
    make_statistics: Callable[[Any, Art], StatisticsScreen]
    make_card: Callable[[QWidget, Art], OverviewCard]
    paint_sample: Callable[[QPainter, QRectF, Art, bool, float], None]
    """Paints something of the game by day or in the dark, for so many pixels a point."""
    help: GameHelp
    exports: tuple[Export, ...]
    scenes: Mapping[str, Callable[[AnyGame, Art], QWidget]]
    """Widgets to be rendered into pictures, by the names of the scenes."""


# One thread at a time: where two begin to import the same packages at different ends, Python gives
# one of them a package that is not finished.
_importing = Lock()


@frozen
class GameDescription:
    """Everything the shell knows of a game."""

    format: GameFormat
    start: StartEntry
    keys: tuple[ScreenKeys, ...]
    """The keys of its screens, in the order of the help."""
    thinker: Callable[[], Thinker]
    continue_line: Callable[[AnyGame], ContinueLine]
    draw_picture: Callable[[AnyGame, Art, QObject], DrawingJob | None]
    """Draws a game for the start screen, if it can be drawn in a moment."""
    make_statistics: Callable[[Writer, QObject], Statistics]
    import_screens: Callable[[], GameScreens]
    switches: tuple[GameSwitch, ...] = ()
    begun_once: Callable[[AnySetup], Callable[[AnyGame], bool] | None] = lambda _setup: None
    """For a setup with which nobody may begin twice: tells the game that was begun with it."""

    @property
    def key(self) -> str:
        """Names the game in settings, statistics and questions."""
        return self.format.key

    def screens(self) -> GameScreens:
        """Imported when first needed, so that the start screen need not wait for them."""
        with _importing:
            return self.import_screens()


Games = tuple[GameDescription, ...]


def widget(part: object) -> QWidget:
    """A game's part as a widget: protocols cannot express that it is one."""
    assert isinstance(part, QWidget)
    return part
