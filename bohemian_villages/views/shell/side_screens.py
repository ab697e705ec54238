"""The screens beside the game, made when first needed: help, replay, settings, statistics."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from ...models.files.game_format import AnyGame
from ..game_description import (
    GameDescription,
    OverviewCard,
    Replay,
    Services,
    SideScreen,
    Statistics,
    widget,
)
from .help.screen import HelpScreen
from .help.topics import topic_here
from .keys import told_keys
from .screens import Screens


class SideScreens(QObject):
    """Each leads back to the screen it was opened from. Every game has its own."""

    branch_requested = Signal(object, object)
    """Carries the GameDescription and the game to continue."""

    def __init__(
        self, screens: Screens, services: Services, statistics: Mapping[str, Statistics]
    ) -> None:
        super().__init__(screens)
        self._screens = screens
        self._services = services
        self._statistics = statistics
        self._helps: dict[str, HelpScreen] = {}
        self._replays: dict[str, Replay] = {}
        self._counts: dict[str, QWidget] = {}
        self._cards: dict[str, OverviewCard] = {}

    def show_help(self, game: GameDescription, topic: str = "") -> None:
        """Open the help at a topic, or at that of what is under the pointer or has the focus."""
        game_help = game.screens().help
        topic = topic or topic_here(game_help, self._screens.window())
        if game.key not in self._helps:
            keys = told_keys(game)
            pictures = game_help.pictures(self._services.art)
            self._helps[game.key] = HelpScreen(game_help.book, keys, pictures)
            self._add(self._helps[game.key])
        self._helps[game.key].open_topic(topic)
        self._screens.open_beside(self._helps[game.key])

    def show_statistics(self, game: GameDescription) -> None:
        """What became of finished games."""
        if game.key not in self._counts:
            made = game.screens().make_statistics(self._statistics[game.key], self._services.art)
            made.replay_requested.connect(partial(self.show_replay, game))
            self._counts[game.key] = self._add(made)
        self._screens.open_beside(self._counts[game.key])

    @property
    def shows_statistics(self) -> bool:
        """Whether the statistics of some game are what is shown."""
        return self._screens.currentWidget() in self._counts.values()

    def show_replay(self, game: GameDescription, watched: AnyGame) -> None:
        """Look at a game from its start."""
        if game.key in self._replays:
            self._replays[game.key].open(watched)
        else:
            export = partial(self._export, game)
            made = game.screens().make_replay(watched, self._services.art, export)
            made.branch_requested.connect(partial(self.branch_requested.emit, game))
            self._add(made)
            self._replays[game.key] = made
        self._screens.open_beside(widget(self._replays[game.key]))

    def _export(self, game: GameDescription, menu: QMenu, shown: AnyGame, whole: AnyGame) -> None:
        self._services.add_exports(menu, game.screens().exports, shown, whole)

    def toggle_card(self, game: GameDescription) -> None:
        """Lay the overview card over whatever is shown, or take it away."""
        if game.key not in self._cards:
            self._cards[game.key] = game.screens().make_card(self._screens, self._services.art)
        self._cards[game.key].toggle()

    def forget_texts(self) -> None:
        """Drop screens with texts in the old language; they are made again when needed."""
        for made in (self._helps, self._replays, self._cards):
            stale = [widget(each) for each in made.values()]
            made.clear()
            for screen in stale:
                self._screens.forget(screen)

    def _add(self, made: SideScreen) -> QWidget:
        """A screen that goes back where it was opened."""
        screen = widget(made)
        made.closed.connect(partial(self._screens.go_back_from, screen))
        self._screens.addWidget(screen)
        return screen
