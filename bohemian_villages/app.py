"""Builds the objects of the desktop game, connects them, runs the event loop."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from threading import Thread

from PySide6.QtCore import Qt, QTimer, qVersion
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from . import __version__, libraries, settings
from .assets import MissingAssetError, resource
from .commands.call import WRONG_CALL, WRONG_THING
from .commands.streams import complain
from .crash_reports import Report, Reporter
from .folders import stand_in
from .games import GAMES
from .journal import Journal
from .models.files.saved_games import SavedGames
from .models.files.writer import Writer
from .models.program import qt_messages
from .models.program.crashes import Crashes
from .models.program.heartbeat import Heartbeat
from .models.program.languages import use_language
from .models.program.preferences import Preferences
from .models.program.signals import Signals
from .models.program.sounds import Sounds
from .models.thinking.question import Thinkers
from .models.thinking.worker import AiWorker
from .settings import DARK, LIGHT, SYSTEM
from .views.shell.application import Application
from .views.shell.crash_dialog import CrashDialog
from .views.shell.main_window import MainWindow
from .views.toolkit import style
from .views.toolkit.art import shared_art
from .views.toolkit.theme import Theme, theme, theme_bus
from .views.toolkit.widgets.plain_text import alarm
from .words.program.trouble import crash_words, folder_words, window_trouble

_log = logging.getLogger(__name__)

BEFORE_SCREENS_MS = 1000
BEFORE_ANALYST_MS = 3000
# How long another thread may hold the GIL while the window's thread waits for it. With Python's
# default of 5 ms, drawing pictures and saving held up a busy window for over 50 ms in all.
MOST_SECONDS_OF_ANOTHER_THREAD = 0.001


def application() -> Application:
    """The Qt application with its name and style."""
    app = QApplication.instance()
    if not isinstance(app, Application):
        app = Application(sys.argv[:1])
    app.setApplicationName("bohemian-villages")
    app.setApplicationDisplayName("Bohemian Villages")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("bohemian-villages")
    with suppress(MissingAssetError):
        app.setWindowIcon(QIcon(str(resource("art/parts/app-icon.svg"))))
    return app


def build_window(
    chosen: settings.Settings | None = None,
    thinkers: Thinkers | None = None,
    language: str = "",
) -> MainWindow:
    """The main window with everything behind it; tests may pass settings and thinkers.

    A language goes before that of the settings, until another is chosen there.
    """
    sys.setswitchinterval(MOST_SECONDS_OF_ANOTHER_THREAD)
    writer = Writer()
    preferences = Preferences(chosen or settings.load(), writer)
    follow_theme(preferences)
    use_language(language or preferences.now.language, preferences)
    thinkers = thinkers or {game.key: game.thinker for game in GAMES}
    worker, analyst, sounds = AiWorker(thinkers), AiWorker(thinkers), Sounds()
    follow_sound(preferences, sounds)
    saved = SavedGames(writer, tuple(game.format for game in GAMES))
    window = MainWindow(GAMES, preferences, writer, saved, worker, analyst, sounds, shared_art())
    follow_language(preferences, window)
    for part in (writer, preferences, saved, worker, analyst, sounds):
        part.setParent(window)
    worker.start()
    # Not needed before somebody asks: the window and its pictures come first.
    QTimer.singleShot(BEFORE_ANALYST_MS, analyst, analyst.start)
    import_soon(window)
    return window


def import_soon(window: MainWindow) -> None:
    """Import the screens of the games in another thread, before somebody clicks on one."""

    def import_screens() -> None:
        for game in GAMES:
            game.screens()

    # A lambda: Qt would not keep the thread of a bound method alive.
    QTimer.singleShot(BEFORE_SCREENS_MS, window, lambda: Thread(target=import_screens).start())


def follow_language(preferences: Preferences, window: MainWindow) -> None:
    """Switch all texts to the chosen language."""
    spoken = [preferences.now.language]

    def follow() -> None:
        if preferences.now.language != spoken[0]:
            spoken[0] = preferences.now.language
            use_language(spoken[0], preferences)
            window.use_language()

    preferences.changed.connect(follow)


def follow_sound(preferences: Preferences, sounds: Sounds) -> None:
    """Apply the sound settings."""

    def follow() -> None:
        sounds.set_volume(preferences.now.sound, preferences.now.volume)

    preferences.changed.connect(follow)
    follow()


def follow_theme(preferences: Preferences) -> None:
    """Use the light or dark theme, as chosen or as the system does."""
    hints = QGuiApplication.styleHints()
    dressed: list[Theme | None] = [None]

    def follow() -> None:
        chosen = preferences.now.theme
        if chosen == SYSTEM:
            chosen = DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT
        theme_bus().use(chosen, marks=preferences.now.marks)
        if theme() is not dressed[0]:
            # Restyling all widgets takes a while, so only if the theme changed.
            dressed[0] = theme()
            application().setStyleSheet(style.sheet(theme()))

    preferences.changed.connect(follow)
    hints.colorSchemeChanged.connect(follow)
    follow()


def run(
    file: str | None, language: str = "", *, try_crash: bool = False, watch_waits: bool = False
) -> int:
    """Open the window, with a game if one is named; returns the exit status."""
    journal = Journal()
    journal.begin()
    crashes = Crashes(Reporter(journal))
    with qt_messages.noted(give_up):
        app = application()
        crashes.watch()
        try:
            with _watched(app) if watch_waits else nullcontext():
                status = _live(app, file, language, journal, crashes, try_crash=try_crash)
        finally:
            crashes.leave()
            journal.end()
    return status


@contextmanager
def _watched(app: QApplication) -> Iterator[None]:
    """Log how long the window was blocked."""
    heartbeat = Heartbeat(app)
    heartbeat.start_when_painted(app)
    yield
    heartbeat.stop()
    _log.info("%s", heartbeat.told())


def _live(
    app: Application,
    file: str | None,
    language: str,
    journal: Journal,
    crashes: Crashes,
    *,
    try_crash: bool,
) -> int:
    """Run from the first window to the last."""
    _log.info("Qt %s on %s", qVersion(), app.platformName())
    try:
        loaded = settings.read()
        window = build_window(loaded.settings, language=language)
    except Exception as error:
        crashes.happened.connect(_tell_not_started)
        crashes.report(error, "building the window")
        return WRONG_THING
    crashes.happened.connect(partial(show_crash, window), Qt.ConnectionType.QueuedConnection)
    crashes.interrupted.connect(window.close)
    app.file_requested.connect(window.open_path)
    signals = Signals(app)
    signals.asked_to_end.connect(window.close)
    if file:
        window.open_path(Path(file))
    window.show()
    if told := _news_of_start(journal, loaded.aside):
        window.tell(" ".join(told))
    if try_crash:
        QTimer.singleShot(0, _crash)
    signals.watch()
    # Objects that exist now stay to the end; searching them for garbage would block the window.
    gc.freeze()
    try:
        return app.exec()
    finally:
        signals.leave()


def _news_of_start(journal: Journal, aside: Path | None) -> list[str]:
    """Messages about the last session's end, and about unusual folders."""
    told = []
    if place := stand_in():
        told.append(folder_words.no_home(str(place)))
    if aside is not None:
        told.append(folder_words.settings_aside(str(aside)))
    if journal.earlier_fault is not None:
        told.append(crash_words.earlier(str(journal.earlier_fault)))
    return told


def give_up(said: Sequence[str]) -> None:
    """Qt cannot open a window and is about to dump core: exit with a sentence instead."""
    screen = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or "DISPLAY"
    complain(window_trouble.sentence(said, libraries.missing(), screen))
    os._exit(WRONG_CALL)


def show_crash(window: MainWindow, report: Report) -> CrashDialog:
    """Make sure the game is saved, then show the crash dialog."""
    window.writer.finish()
    dialog = CrashDialog(
        report,
        playing=window.current.is_playing,
        saved=not window.writer.is_failing,
        parent=window,
    )
    dialog.quit_requested.connect(window.close)
    dialog.open()
    return dialog


def _tell_not_started(report: Report) -> None:
    file = str(report.file or "")
    complain(crash_words.not_started(file))
    alarm(crash_words.title(), crash_words.not_started(file))


def _crash() -> None:
    raise RuntimeError("a crash on trial")
