"""Builds the objects of the desktop game, makes the connections, runs."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from . import __version__, settings
from .assets import MissingAssetError, resource
from .models.ai_worker import AiWorker
from .models.languages import use_language
from .models.preferences import Preferences
from .models.saved_games import SavedGames
from .models.sounds import Sounds
from .models.statistics import StatisticsModel
from .models.writer import Writer
from .settings import DARK, LIGHT, SYSTEM
from .views import style
from .views.art import shared_art
from .views.main_window import MainWindow
from .views.theme import Theme, theme, theme_bus


def application() -> QApplication:
    """Qt's application, named and dressed."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("bohemian-villages")
    app.setApplicationDisplayName("Bohemian Villages")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("bohemian-villages")
    with suppress(MissingAssetError):
        app.setWindowIcon(QIcon(str(resource("art/parts/app-icon.svg"))))
    return app


def build_window() -> MainWindow:
    """The main window with everything behind it."""
    writer = Writer()
    preferences = Preferences(settings.load(), writer)
    follow_theme(preferences)
    use_language(preferences.now.language, preferences)
    worker, sounds = AiWorker(), Sounds()
    follow_sound(preferences, sounds)
    saved, statistics = SavedGames(writer), StatisticsModel(writer)
    window = MainWindow(preferences, writer, saved, statistics, worker, sounds, shared_art())
    follow_language(preferences, window)
    for part in (writer, preferences, saved, statistics, worker, sounds):
        part.setParent(window)
    worker.start()
    return window


def follow_language(preferences: Preferences, window: MainWindow) -> None:
    """Let everything be said in the language chosen."""
    spoken = [preferences.now.language]

    def follow() -> None:
        if preferences.now.language != spoken[0]:
            spoken[0] = preferences.now.language
            use_language(spoken[0], preferences)
            window.use_language()

    preferences.changed.connect(follow)


def follow_sound(preferences: Preferences, sounds: Sounds) -> None:
    """Let sounds be as loud as chosen."""

    def follow() -> None:
        sounds.set_volume(preferences.now.sound, preferences.now.volume)

    preferences.changed.connect(follow)
    follow()


def follow_theme(preferences: Preferences) -> None:
    """Let the table be light or dark, as chosen or as the system is."""
    hints = QGuiApplication.styleHints()
    dressed: list[Theme | None] = [None]

    def follow() -> None:
        chosen = preferences.now.theme
        if chosen == SYSTEM:
            chosen = DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT
        theme_bus().use(chosen, marks=preferences.now.marks)
        if theme() is not dressed[0]:
            # Dressing all widgets anew takes a while: not for every other setting.
            dressed[0] = theme()
            application().setStyleSheet(style.sheet(theme()))

    preferences.changed.connect(follow)
    hints.colorSchemeChanged.connect(follow)
    follow()


def run(file: str | None) -> int:
    """Open the window, with a game if one is named; the exit status."""
    app = application()
    window = build_window()
    if file:
        window.open_path(Path(file))
    window.show()
    return app.exec()
