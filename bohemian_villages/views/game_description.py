"""What the shell knows of a game: one frozen description, and what it may ask of its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

from attrs import frozen
from PySide6.QtCore import QObject, QPoint, QRectF, QSize, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QMenu, QWidget

from ..models.files.exporter import Exporter
from ..models.files.game_format import AnyGame, GameFormat
from ..models.files.pace import Pace
from ..models.files.writer import Writer
from ..models.program.help import HelpBook
from ..models.program.preferences import Preferences
from ..models.thinking.question import Thinker
from ..models.thinking.worker import AiWorker
from .toolkit.art import Art

AnySetup = Any
"""What a game begins with; only its own parts know what that is."""


# What a game makes, and the shell shows.


class NewGameForm(Protocol):
    """The widget in which a new game is set up."""

    @property
    def started(self) -> SignalInstance:
        """With the setup."""

    @property
    def cancelled(self) -> SignalInstance:
        """Somebody turned away."""

    def fill_in(self, last: Mapping[str, Any], /) -> None:
        """Begin with what was chosen last, as the settings keep it; empty for nothing."""

    def filled_in(self) -> Mapping[str, Any]:
        """What is chosen, for the settings to keep."""

    def stop(self) -> None:
        """The window closes: nothing goes on by itself any more."""


class GameTable(Protocol):
    """A game on the table: its model, its screen, and what the shell may ask of it.

    Before `start` or `load` nothing lies on it.
    """

    @property
    def changed(self) -> SignalInstance:
        """Something was done, or another game begun: it is to be saved."""

    @property
    def over_shown(self) -> SignalInstance:
        """The end was seen on the table."""

    @property
    def menu_requested(self) -> SignalInstance:
        """With the place on the screen where its upper right corner belongs."""

    @property
    def card_requested(self) -> SignalInstance:
        """Somebody wants to see the overview card."""

    @property
    def help_requested(self) -> SignalInstance:
        """Somebody wants to read the rules."""

    @property
    def screen(self) -> QWidget:
        """Where it is played; another one after `retranslate`."""

    @property
    def model(self) -> Any:
        """Handed to the final scene, which knows what it is."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def snapshot(self) -> AnyGame:
        """The game as it is now, whatever is played on."""

    def start(self, setup: AnySetup, /) -> None:
        """Begin a game."""

    def load(self, game: AnyGame, /) -> None:
        """Go on with a game."""

    def rematch(self) -> AnySetup:
        """The same table once more."""

    def go_on(self) -> None:
        """Let AI players begin where it is their turn."""

    def say(self, text: str, /) -> None:
        """Say something in a line."""

    def add_to_menu(self, menu: QMenu, /) -> None:
        """Add what the game itself offers."""

    def add_exports(self, menu: QMenu, /) -> None:
        """Add what the game can be taken elsewhere as."""

    def retranslate(self) -> None:
        """Another language is spoken: the screen is made anew."""

    def stop(self) -> None:
        """Nothing goes on by itself any more."""


class FinalScene(Protocol):
    """The widget of the final scoring."""

    @property
    def rematch_requested(self) -> SignalInstance:
        """Once more."""

    @property
    def save_requested(self) -> SignalInstance:
        """Into a file."""

    @property
    def menu_requested(self) -> SignalInstance:
        """Back to the start screen."""

    @property
    def board_requested(self) -> SignalInstance:
        """Back to the table."""

    @property
    def replay_requested(self) -> SignalInstance:
        """Look at the game again, step by step."""

    def prepare(self, model: Any, size: QSize, /) -> None:
        """Have drawn what will be needed soon."""

    def show_result(self, model: Any, /, *, animate: bool) -> None:
        """Show how the game of a table ended."""


class SideScreen(Protocol):
    """A widget beside the game."""

    @property
    def closed(self) -> SignalInstance:
        """Somebody turned away."""


class Replay(SideScreen, Protocol):
    """The widget in which a game is looked at step by step."""

    @property
    def branch_requested(self) -> SignalInstance:
        """With the game that somebody wants to play on."""

    def open(self, game: AnyGame, /) -> None:
        """Look at another game, from its start."""


class Statistics(Protocol):
    """The finished games of one kind."""

    @property
    def notice(self) -> SignalInstance:
        """Something happened to their file; a sentence."""

    def close(self) -> None:
        """The program ends."""


class StatisticsScreen(SideScreen, Protocol):
    """The widget that shows them."""

    @property
    def replay_requested(self) -> SignalInstance:
        """With a game."""


class OverviewCard(Protocol):
    """The widget that lies over everything and tells the rules in short."""

    def toggle(self) -> None:
        """Come, or go."""


class Drawing(Protocol):
    """A picture that is being drawn."""

    @property
    def ready(self) -> SignalInstance:
        """With the QImage."""

    def give_up(self) -> None:
        """It is not wanted any more."""


# What a game tells of itself.


@frozen
class Export:
    """A file that can be made of a game."""

    label: Callable[[], str]
    """In the menu."""
    title: Callable[[], str]
    """Of the dialog that asks for a name."""
    name: str
    """Suggested; a name without an ending gets its ending."""
    kinds: Callable[[], str]
    """What the dialog shows, as Qt wants it."""
    write: Callable[[Path, AnyGame, Exporter, Art], None]
    of_shown: bool = False
    """Whether it is the position shown in a replay, or the whole game."""


@frozen
class QuickGame:
    """A game that begins without a form."""

    title: Callable[[], str]
    line: Callable[[], str]
    pictures: tuple[str, ...]
    setup: Callable[[], AnySetup]


@frozen
class StartEntry:
    """A game on the start screen."""

    line: Callable[[], str]
    """Who can play it."""
    motto: Callable[[], str]
    pictures: tuple[str, ...]
    key: str
    """The key that opens its form."""
    quick: QuickGame | None = None


@frozen
class ContinueLine:
    """What the start screen tells of a game that waits."""

    line: str
    turn: int
    color: str
    """Of the player to move."""
    picture: QSize


@frozen
class GameHelp:
    """The help of a game, and which page is about what."""

    book: HelpBook
    topics: Mapping[str, str]
    """The topic of a class of widgets, and of all that stands in one and has no topic itself."""
    topic_at: Callable[[QWidget, QPoint | None], str]
    """The topic of a place on the screen in a widget, or of its cursor; empty if it has none."""


@frozen
class Services:
    """What the program lends a game that is played."""

    preferences: Preferences
    art: Art
    play_sound: Callable[[str], None]
    players: AiWorker
    analyst: AiWorker
    pace: Pace
    add_exports: Callable[[QMenu, tuple[Export, ...], AnyGame, AnyGame], object]
    """Adds exports of the game as it is shown and of the whole game to a menu."""


AddExports = Callable[[QMenu, AnyGame, AnyGame], object]


@frozen
class GameDescription:
    """Everything the shell knows of a game."""

    format: GameFormat
    seats: range
    """How many can play."""
    start: StartEntry
    help: GameHelp
    exports: tuple[Export, ...]
    thinker: Callable[[], Thinker]
    continue_line: Callable[[AnyGame], ContinueLine]
    draw_picture: Callable[[AnyGame, Art, QObject], Drawing | None]
    """Draws a game for the start screen, if it can be drawn in a moment."""
    paint_sample: Callable[[QPainter, QRectF, Art, bool, float], None]
    """Paints something of the game by day or in the dark, for so many pixels a point."""
    make_form: Callable[[Art], NewGameForm]
    make_table: Callable[[Services, Any, QWidget], GameTable]
    """With the statistics made for it, and the widget its screens are to stand in."""
    make_final: Callable[[Art], FinalScene]
    make_replay: Callable[[AnyGame, Art, AddExports], Replay]
    make_statistics: Callable[[Writer, QObject], Statistics]
    make_statistics_screen: Callable[[Any, Art], StatisticsScreen]
    make_card: Callable[[QWidget, Art], OverviewCard]
    scenes: Mapping[str, Callable[[AnyGame, Art], QWidget]]
    """Widgets to be rendered into pictures, by the names of the scenes."""

    @property
    def key(self) -> str:
        """Names the game in settings, statistics and questions."""
        return self.format.key


Games = tuple[GameDescription, ...]


def widget(part: object) -> QWidget:
    """A part of a game as Qt sees it: protocols cannot say that they are widgets."""
    assert isinstance(part, QWidget)
    return part
