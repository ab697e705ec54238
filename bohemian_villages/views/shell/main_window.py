"""The main window: start screen, new game, table and final scene, one at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QPoint, QRectF, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QWidget

from ...models.files.game_format import AnyGame
from ...models.files.open_file import OpenedFile
from ...models.files.pace import SavingPace
from ...models.files.saved_games import SavedGame, SavedGames
from ...models.files.writer import Writer
from ...models.program.preferences import Preferences
from ...models.program.sounds import Sounds
from ...models.thinking.queue import QuestionQueue
from ...models.thinking.worker import AiWorker
from ..game_description import (
    AnySetup,
    GameDescription,
    Games,
    GameTable,
    NewGameForm,
    QuickGame,
    QuickOffer,
    Services,
    widget,
)
from ..toolkit.art import Art
from ..toolkit.shortcuts import WINDOW
from ..toolkit.widgets.menus import Menu
from ..toolkit.widgets.plain_text import size_tips
from ..toolkit.widgets.screen import scale_for
from .continue_offer import ContinueOffer
from .current_game import CurrentGame
from .exports import Exports
from .final_scoring import FinalScoring
from .game_files import GameFiles
from .game_menu import GameMenu
from .last_folder import LastFolder
from .main_menu import Commands, MainMenu
from .messages import Messages
from .recent_menu import RecentMenu
from .screens import Screens
from .settings.screen import SettingsScreen
from .side_screens import SideScreens
from .start_screen import StartScreen
from .window_place import LIKELY_FRAME, fit_to_screen, fit_when_framed

USUAL = (1280, 800)


class MainWindow(QMainWindow):
    """Everything the player sees. Of games it knows their descriptions."""

    def __init__(
        self,
        games: Games,
        preferences: Preferences,
        writer: Writer,
        saved: SavedGames,
        worker: AiWorker,
        analyst: AiWorker,
        sounds: Sounds,
        art: Art,
    ) -> None:
        super().__init__()
        self.games = games
        self.preferences = preferences
        self.writer = writer
        self.saved = saved
        self.worker = worker
        self.analyst = analyst
        self.sounds = sounds
        self.art = art
        self.screens = Screens(self)
        self.screens.closed_last.connect(self.show_start)
        self.setCentralWidget(self.screens)
        self._make_parts()
        self._make_screens()
        self._make_shortcuts()
        self._say_title()
        self.setMinimumSize(800, 560)
        self.setAcceptDrops(True)
        self._restore_place()
        self.show_start()

    # What it is made of.

    def _make_parts(self) -> None:
        folder = LastFolder(self.preferences)
        self.files = GameFiles(self.writer, tuple(game.format for game in self.games), folder, self)
        self.exports = Exports(self.art, folder, self)
        self.statistics = {game.key: game.make_statistics(self.writer, self) for game in self.games}
        self.pace = SavingPace(self.saved, self)
        services = Services(
            self.preferences,
            self.art,
            self.sounds.play,
            self.worker,
            QuestionQueue(self.analyst, self),
            self.pace,
            self.exports.add_to,
        )
        self.current = CurrentGame(services, self.saved, self.statistics, self.screens)
        self.side = SideScreens(self.screens, services, self.statistics)
        self.final = FinalScoring(self.current, self.screens, services, self.statistics)
        self.messages = Messages(self, self.art, self._table_shown)
        self._connect()

    def _connect(self) -> None:
        self.files.opened.connect(self._take_opened)
        self.files.failed.connect(self.messages.tell_unopened)
        self.files.told.connect(self.tell)
        self.exports.told.connect(self.tell)
        for statistics in self.statistics.values():
            statistics.notice.connect(self._tell_of_statistics)
        self.messages.follow(self.writer, self.pace)
        self.current.table_made.connect(self._follow_table)
        self.current.begun.connect(self._show_begun)
        self.final.save_requested.connect(self.save_as)
        self.final.start_requested.connect(self.show_start)
        self.final.replay_requested.connect(self.replay_this)
        self.side.branch_requested.connect(self.current.load)
        self.saved.found.connect(self._offer_found)
        self.saved.waiting_found.connect(self._offer_waiting)

    def _make_screens(self) -> None:
        self._waiting: dict[str, SavedGame] = {}
        """By their kinds, the games that can be continued as far as is known."""
        self.start = StartScreen(self.games, self.art, self._quick_offer)
        self.screens.addWidget(self.start)
        self.offer = ContinueOffer(self.games, self.start, self.art, self)
        self._unfinished: set[str] = set()
        """The games whose forms were left without a start: they stay as they were filled in."""
        self._forms: dict[str, NewGameForm] = {}
        self._settings: SettingsScreen | None = None
        self._sampled = self.games[0]
        """The game that shows what the themes are like."""
        start = self.start
        start.continue_requested.connect(self.continue_game)
        start.quick_game_requested.connect(self._play_at_once)
        start.new_game_requested.connect(self.show_new_game)
        start.open_requested.connect(self.files.open)
        start.recent_requested.connect(self._open_recent)
        self.saved.recent_changed.connect(lambda: start.offer_recent(bool(self.saved.recent)))
        start.statistics_requested.connect(partial(self._choose_game, self.side.show_statistics))
        start.rules_requested.connect(partial(self._choose_game, self._show_rules))
        start.settings_requested.connect(self.show_settings)
        start.quit_requested.connect(self.close)
        for statistics in self.statistics.values():
            statistics.changed.connect(start.offer_quick_games)

    def form_of(self, game: GameDescription) -> NewGameForm:
        """The form of a new game, made when it is needed first."""
        if game.key not in self._forms:
            self._forms[game.key] = self._make_form(game)
        return self._forms[game.key]

    def _make_form(self, game: GameDescription) -> NewGameForm:
        show = partial(self.show_replay, game)
        form = game.screens().make_form(self.art, self.statistics[game.key], show)
        self.screens.addWidget(widget(form))
        form.started.connect(partial(self._start_chosen, game))
        form.closed.connect(partial(self._unfinished.add, game.key))
        form.closed.connect(partial(self.screens.go_back_from, widget(form)))
        return form

    def _make_shortcuts(self) -> None:
        self.commands = Commands(
            new_game=self.show_new_game,
            open=self.files.open,
            save=self.save,
            save_as=self.save_as,
            start_screen=self.show_start,
            replay=self.replay_this,
            statistics=self.show_statistics,
            settings=self.show_settings,
            help=lambda: self.show_help("table"),
            overview=self.toggle_card,
            full_screen=self.toggle_full_screen,
            about=lambda: self.show_help("about"),
            quit=self.close,
        )
        commands = self.commands
        acts = {
            "help": self.show_help,
            "overview": self.toggle_card,
            "settings": commands.settings,
            "new-game": commands.new_game,
            "open": commands.open,
            "save": commands.save,
            "save-as": commands.save_as,
            "quit": commands.quit,
            "full-screen": commands.full_screen,
            "menu": self._menu_by_key,
        }
        WINDOW.listen(self, acts, only_in_it=False)

    # The game.

    @property
    def game(self) -> GameDescription:
        """The kind of game on the table; before there is one, the first."""
        return self.current.game or self.games[0]

    @property
    def game_shown(self) -> GameDescription:
        """The kind of game whose form is shown; else that on the table."""
        shown = self.screens.currentWidget()
        shown_forms = (
            game
            for game in self.games
            if game.key in self._forms and widget(self._forms[game.key]) is shown
        )
        return next(shown_forms, self.game)

    def _table_shown(self) -> GameTable | None:
        return self.current.table if self.current.is_shown else None

    def _follow_table(self) -> None:
        table = self.current.table
        assert table is not None
        table.menu_requested.connect(self.open_menu)
        table.card_requested.connect(self.toggle_card)
        table.help_requested.connect(lambda: self._show_rules(self.game))
        table.start_requested.connect(self.show_start)

    def _show_begun(self) -> None:
        self.files.own = None
        self.current.show()

    def _start_chosen(self, game: GameDescription, setup: AnySetup) -> None:
        """Start a game as it was set up in the form."""
        self._unfinished.discard(game.key)
        self.preferences.change(
            last_tables={
                **self.preferences.now.last_tables,
                game.key: self.form_of(game).filled_in(),
            }
        )
        self.current.start(game, setup)

    def _quick_offer(self, game: GameDescription, quick: QuickGame) -> QuickOffer:
        """How a game without a form is offered, after what was played so far; or the one that waits
        beside the game that the screen offers before all others."""
        if waiting := self._waiting_too(game):
            title = self.tr("Continue {game}").format(game=game.format.title())
            return QuickOffer(title, game.continue_line(waiting.game).line, game.start.pictures)
        return quick.offer(self._last_table(game), self.statistics[game.key])

    def _waiting_too(self, game: GameDescription) -> SavedGame | None:
        """A game of this kind that waits, while one of another kind is offered first."""
        waiting = self._waiting.get(game.key)
        if waiting is None or self.offer.saved is None or self.offer.game is game:
            return None
        return waiting if game.continue_line(waiting.game).is_quick else None

    def _play_at_once(self, game: GameDescription) -> None:
        """A game without a form, or the one that waits in its place."""
        if waiting := self._waiting_too(game):
            self.current.go_on_with(game, waiting)
        elif quick := game.start.quick:
            statistics = self.statistics[game.key]
            self.current.start(game, quick.setup(self._last_table(game), statistics))

    def continue_game(self) -> None:
        """Go on with the game that the start screen offers."""
        waiting = self.offer.saved
        if waiting is not None:
            self.current.go_on_with(self.offer.game, waiting)

    def _offer_found(self, saved: SavedGame | None) -> None:
        """What was kept last is known; meanwhile a game may have begun."""
        if self.current.waiting is None:
            self.offer.show(saved)
            self.start.offer_quick_games()

    def _offer_waiting(self, waiting: tuple[SavedGame, ...]) -> None:
        """Of each kind of game, the one that can be continued is known."""
        self._waiting = {saved.format.key: saved for saved in waiting}
        self.start.offer_quick_games()

    # Which screen is shown.

    def show_start(self) -> None:
        """Show the start screen, with the game on the table or else the last saved one."""
        # They may have been played on since: an old snapshot must not take their place.
        self._waiting = {}
        waiting = self.current.waiting
        self.offer.show(waiting)
        if waiting is None:
            self.saved.look_for_latest()
        self.saved.look_for_waiting()
        self.saved.look_for_recent()
        self.start.offer_quick_games()
        self.screens.show_screen(self.start)

    def show_new_game(self, game: GameDescription | None = None) -> None:
        """The form of a new game, as it was left, or as the last game was begun."""
        game = game or self.game
        form = self.form_of(game)
        if self.screens.currentWidget() is widget(form):
            return
        if game.key not in self._unfinished:
            form.fill_in(self._last_table(game))
        self.screens.open_beside(widget(form))

    def _last_table(self, game: GameDescription) -> Mapping[str, Any]:
        """What the form of a game was left with last."""
        kept: Mapping[str, Any] = self.preferences.now.last_tables.get(game.key, {})
        return kept

    def show_statistics(self) -> None:
        """What became of finished games like the one on the table."""
        self.side.show_statistics(self.game)

    def show_help(self, topic: str = "") -> None:
        """Open the help at a topic, by default that of the thing pointed at."""
        self.side.show_help(self.game_shown, topic)

    def _show_rules(self, game: GameDescription) -> None:
        self.side.show_help(game, game.screens().help.book.first)

    def toggle_card(self) -> None:
        """Lay the overview card over whatever is shown, or take it away."""
        self.side.toggle_card(self.game_shown)

    def show_settings(self) -> None:
        """Open the settings."""
        self._sampled = self.game_shown
        if self._settings is None:
            switches = [switch for game in self.games for switch in game.switches]
            screen = SettingsScreen(
                self.preferences, self.saved, self._paint_sample, switches, self.art
            )
            screen.closed.connect(partial(self.screens.go_back_from, screen))
            screen.help_requested.connect(self.show_help)
            self.screens.addWidget(screen)
            self._settings = screen
        self.screens.open_beside(self._settings)

    def _paint_sample(
        self, painter: QPainter, area: QRectF, art: Art, dark: bool, ratio: float
    ) -> None:
        """A theme, in the game from which the settings were opened."""
        self._sampled.screens().paint_sample(painter, area, art, dark, ratio)

    def show_replay(self, game: GameDescription, watched: AnyGame) -> None:
        """Replay a game; afterwards the screen that requested it is shown again."""
        self.side.show_replay(game, watched)

    def replay_this(self) -> None:
        """Look at the game on the table again."""
        if self.current.table is not None:
            self.show_replay(self.game, self.current.table.snapshot)

    def use_language(self) -> None:
        """Switch all texts to the language in use; the table is made again."""
        self._say_title()
        self.side.forget_texts()
        self.current.retranslate()

    def _say_title(self) -> None:
        self.setWindowTitle(self.tr("Bohemian Villages"))

    # Files.

    def open_path(self, path: Path) -> None:
        """Put the game in a file on the table; report a broken one."""
        self.files.open_path(path)

    def _take_opened(self, opened: OpenedFile) -> None:
        file = opened.path
        game = next(each for each in self.games if each.format is opened.format)
        is_kept = file.parent == self.saved.folder
        if game.format.is_over(opened.game):
            self.show_replay(game, opened.game)
        elif is_kept and file == self.saved.file:
            self.current.show()
        else:
            self.current.load(game, opened.game, file if is_kept else None)
            self.files.own = None if is_kept else file

    def save(self) -> None:
        """Write the game where the player keeps it."""
        if self.current.table is not None:
            self.files.save(self.game.format, self.current.table.snapshot)

    def save_as(self) -> None:
        """Ask for a place and write the game there."""
        if self.current.table is not None:
            self.files.save_as(self.game.format, self.current.table.snapshot)

    def tell(self, text: str) -> None:
        """Show a message on whichever screen is open."""
        self.messages.tell(text)

    def _tell_of_statistics(self, text: str) -> None:
        """Show a message about the statistics' file, unless their screen does."""
        if not self.side.shows_statistics:
            self.tell(text)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped onto the window."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the first file dropped."""
        self.files.open_dropped(event.mimeData())

    # Menus.

    def main_menu(self) -> MainMenu:
        """The menu of the table."""
        return MainMenu(self.commands, self.current.table, self.recent_menu, self)

    def recent_menu(self, parent: QWidget) -> RecentMenu:
        """The menu of recent games."""
        return RecentMenu(self.saved, self.open_path, parent)

    def open_menu(self, at: QPoint) -> None:
        """The menu of the table, its upper right corner at a place on the screen."""
        menu = self.main_menu()
        _pop_up(menu, at - QPoint(menu.sizeHint().width(), 0))

    def _open_recent(self, at: QPoint) -> None:
        _pop_up(self.recent_menu(self), at)

    def _choose_game(self, act: Callable[[GameDescription], None], at: QPoint) -> None:
        """Do something for a game: where there are several, one is chosen in a menu."""
        if len(self.games) == 1:
            act(self.games[0])
        else:
            _pop_up(GameMenu(self.games, act, self), at)

    def _menu_by_key(self) -> None:
        if self.current.is_shown:
            self.open_menu(self.mapToGlobal(QPoint(self.width() - 10, 44)))

    # The window.

    def toggle_full_screen(self) -> None:
        """Fill the screen, or not."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tool tips are as large as the rest."""
        super().resizeEvent(event)
        size_tips(scale_for(self.width(), self.height()))

    def _restore_place(self) -> None:
        """As it was left, but on a screen that may be another one now."""
        self.resize(*USUAL)
        kept = self.preferences.now.window_geometry
        is_kept = bool(kept) and self.restoreGeometry(QByteArray.fromBase64(kept.encode()))
        fit_to_screen(self, LIKELY_FRAME, may_move=is_kept)

    def showEvent(self, event: QShowEvent) -> None:
        """Lie wholly on the screen."""
        super().showEvent(event)
        if not event.spontaneous():
            fit_when_framed(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place, stop the AI processes and finish all writes."""
        place = bytes(self.saveGeometry().toBase64().data()).decode()
        self.preferences.change(window_geometry=place)
        if self.current.table is not None:
            self.current.table.stop()
        self.worker.shutdown()
        self.analyst.shutdown()
        self.sounds.close()
        self.saved.close()
        self.exports.exporter.finish()
        self.files.opener.finish()
        for form in self._forms.values():
            form.stop()
        for statistics in self.statistics.values():
            statistics.close()
        self.art.close()
        super().closeEvent(event)


def _pop_up(menu: Menu, at: QPoint) -> None:
    """Open a menu that is gone when it is closed."""
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(at)
