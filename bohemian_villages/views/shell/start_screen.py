"""The start screen: a game that waits, a new one, one from a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPoint, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from ... import __version__
from ..game_description import GameDescription, Games, QuickGame, QuickOffer
from ..toolkit import fonts
from ..toolkit.art import Art
from ..toolkit.painting.backdrop import Backdrop
from ..toolkit.painting.canvas import BOLD, CENTER, RIGHT, Canvas
from ..toolkit.shortcuts import DOWN, MOVING, UP, WINDOW
from ..toolkit.shortcuts import LEFT as LEFT_KEY
from ..toolkit.shortcuts import RIGHT as RIGHT_KEY
from ..toolkit.theme import theme
from ..toolkit.widgets.painted_button import PaintedButton
from ..toolkit.widgets.ribbon import paint_banner
from ..toolkit.widgets.screen import Screen
from .keys import START, start_keys
from .start_entry import ContinueCard, EntryButton, LightButton

COLUMN, LEFT, TOP = 404, 40, 30
ENTRY, SMALL_ENTRY = 66, 46
WAYS = {LEFT_KEY: QPoint(-1, 0), RIGHT_KEY: QPoint(1, 0), UP: QPoint(0, -1), DOWN: QPoint(0, 1)}


def first_offer(_game: GameDescription, quick: QuickGame) -> QuickOffer:
    """How a game without a form is offered before anything was played."""
    return quick.offer({}, None)


class StartScreen(Screen):
    """The start screen: what to do, in front of a village in its landscape."""

    continue_requested = Signal()
    quick_game_requested = Signal(object)
    """Carries the GameDescription."""
    new_game_requested = Signal(object)
    """Carries the GameDescription."""
    open_requested = Signal()
    recent_requested = Signal(QPoint)
    """Where on the screen the list is to be opened."""
    statistics_requested = Signal(QPoint)
    rules_requested = Signal(QPoint)
    """Where on the screen one chooses between games, if there are several."""
    settings_requested = Signal()
    quit_requested = Signal()

    def __init__(
        self,
        games: Games,
        art: Art | None = None,
        quick_offer: Callable[[GameDescription, QuickGame], QuickOffer] = first_offer,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(art, parent)
        self.games = games
        self._quick_offer = quick_offer
        self.backdrop = Backdrop("start", self.art, self)
        self.continue_card = ContinueCard(self.icons, self)
        self.quick_games: dict[str, EntryButton] = {}
        """By the keys of their games."""
        self.new_games = [EntryButton(game.start.pictures, self.icons, self) for game in games]
        self.open = EntryButton(("toolbar-open",), self.icons, self)
        self.recent = EntryButton(("toolbar-log",), self.icons, self)
        self.statistics = EntryButton(("toolbar-statistics",), self.icons, self)
        self.rules = EntryButton(("toolbar-help",), self.icons, self)
        self.settings = EntryButton(("toolbar-settings",), self.icons, self)
        self.quit = LightButton("toolbar-quit", self.icons, self)
        self._has_game = self._has_recent = False
        self._waiting: GameDescription | None = None
        for button, action in (
            (self.open, "open"),
            (self.recent, "recent"),
            (self.statistics, "statistics"),
        ):
            button.set_key(START[action])
        self.open.clicked.connect(self.open_requested)
        for entry, game in zip(self.new_games, games, strict=True):
            entry.set_key(start_keys(game)["new-game"])
            entry.clicked.connect(partial(self._ask_for_new_game, game))
            if game.start.quick is not None:
                self.quick_games[game.key] = self._make_quick(game)
        for entry, at_place in (
            (self.recent, self.recent_requested),
            (self.statistics, self.statistics_requested),
            (self.rules, self.rules_requested),
        ):
            entry.clicked.connect(partial(self._ask_at, entry, at_place))
        # The window has these keys for every screen; twice they would be ambiguous and do nothing.
        self.rules.show_key(WINDOW["help"])
        self.settings.show_key(WINDOW["settings"])
        self.settings.clicked.connect(self.settings_requested)
        self.quit.show_key(WINDOW["quit"])
        self.quit.clicked.connect(self.quit_requested)
        self.continue_card.clicked.connect(self.continue_requested)
        self.continue_card.hide()
        self.recent.hide()
        self.retranslate()

    def _make_quick(self, game: GameDescription) -> EntryButton:
        entry = EntryButton((), self.icons, self)
        entry.set_key(start_keys(game)["quick-game"])
        entry.clicked.connect(partial(self.quick_game_requested.emit, game))
        return entry

    def set_continue(
        self,
        picture: QPixmap | None = None,
        line1: str = "",
        line2: str = "",
        player: str = "",
        *,
        game: GameDescription | None = None,
        is_quick: bool = True,
    ) -> None:
        """Show the game that waits, and the player to move; without all that there is none.

        One that is quick takes the place of the game without a form of its kind.
        """
        self._has_game = picture is not None or bool(line1 or line2)
        self._waiting = game if is_quick else None
        self.continue_card.show_game(picture, line1, line2, player)
        self.continue_card.setVisible(self._has_game)
        offered = self._quick_offered
        for entry in self.quick_games.values():
            entry.setVisible(entry in offered)
        self.arrange()
        self._focus_likeliest()

    def offer_recent(self, there_are_some: bool) -> None:
        """Offer the games kept last, if there are any."""
        self._has_recent = there_are_some
        self.recent.setVisible(there_are_some)
        self.arrange()

    def _ask_for_new_game(self, game: GameDescription) -> None:
        self.new_game_requested.emit(game)

    def _ask_at(self, entry: EntryButton, signal: SignalInstance) -> None:
        signal.emit(entry.mapToGlobal(entry.rect().bottomLeft()))

    @property
    def new_game(self) -> EntryButton:
        """The form of the first game."""
        return self.new_games[0]

    def show_picture(self, picture: QPixmap) -> None:
        """The board of the game that waits, now that it is drawn."""
        self.continue_card.show_picture(picture)

    @property
    def _quick_offered(self) -> list[EntryButton]:
        """The games without a form: none that waits to be continued."""
        waiting = self._waiting.key if self._waiting else ""
        return [entry for key, entry in self.quick_games.items() if key != waiting]

    @property
    def _ways_in(self) -> list[EntryButton]:
        """The ways to begin a game, game by game, the quick one first."""
        ways: list[EntryButton] = []
        for game, form in zip(self.games, self.new_games, strict=True):
            quick = self.quick_games.get(game.key)
            if quick is not None and quick in self._quick_offered:
                ways.append(quick)
            ways.append(form)
        return ways

    @property
    def likeliest(self) -> PaintedButton:
        """What Enter does when nothing has the focus."""
        return self.buttons()[0]

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.setAccessibleName(self.games[0].format.title())
        self.continue_card.say(self.tr("Continue"))
        for entry, game in zip(self.new_games, self.games, strict=True):
            title = game.format.title() if len(self.games) > 1 else self.tr("New game")
            entry.say(title, game.start.line())
        self.open.say(self.tr("Open", "a game from a file"))
        self.recent.say(self.tr("Recent", "games"))
        self.statistics.say(self.tr("Statistics"))
        self.rules.say(self.tr("Rules"))
        self.settings.say(self.tr("Settings"))
        self.quit.say(self.tr("Quit"))
        self.offer_quick_games()
        self.update()

    def offer_quick_games(self) -> None:
        """Say what the games without a form are like now; they follow what was played."""
        for game in self.games:
            if quick := game.start.quick:
                offer, entry = self._quick_offer(game, quick), self.quick_games[game.key]
                entry.pictures = offer.pictures
                entry.say(offer.title, offer.line)

    def buttons(self) -> list[PaintedButton]:
        """What can be pressed, in reading order."""
        first = [self.continue_card] if self._has_game else []
        beside = [self.open] if self._is_open_large else []
        return [*first, *self._ways_in, *beside, *self.small_entries, self.quit]

    @property
    def small_entries(self) -> list[EntryButton]:
        """The entries below the others, two in a row."""
        opening = [] if self._is_open_large else [self.open]
        opening += [self.recent] if self._has_recent else []
        return [*opening, self.statistics, self.rules, self.settings]

    @property
    def _is_open_large(self) -> bool:
        """Whether there is room for it beside the form; titles of several games need the row."""
        return self._has_recent and len(self.games) == 1

    def arrange(self) -> None:
        """The entries in a column on the left."""
        ways = self._ways_in
        for entry in ways:
            # The first of all, unless a game waits or it would lead to a form only.
            entry.is_primary = (
                entry is ways[0] and not self._has_game and entry is not self.new_game
            )
        buttons = self.buttons()
        for button in buttons:
            button.set_scale(self.scale)
        for before, after in pairwise(buttons):
            QWidget.setTabOrder(before, after)
        left, width = self.px(LEFT), self.px(COLUMN)
        y, high = self._arrange_first(left, width), self.px(ENTRY)
        for entry in ways:
            entry.setGeometry(left, y, width, high)
            y += high + self.px(10)
        if self._is_open_large:
            beside, row = self.open.wanted_width(), self.new_game.geometry()
            self.new_game.setGeometry(row.adjusted(0, 0, -beside - self.px(10), 0))
            self.open.setGeometry(left + width - beside, row.top(), beside, high)
        self._arrange_small(left, y, width)
        wide = round(self._text_width(self.quit.text(), 14.5) + 50 * self.scale)
        cap = round(self._text_width(self.quit.key, 12) + 30 * self.scale)
        top = self.height() - self.px(52)
        self.quit.setGeometry(self.px(LEFT - 8), top, wide + cap, self.px(38))

    def _arrange_small(self, left: int, y: int, width: int) -> None:
        half, entries = (width - self.px(10)) // 2, self.small_entries
        for place, entry in enumerate(entries):
            row, column = divmod(place, 2)
            top = y + row * self.px(SMALL_ENTRY + 10)
            # The last of an odd number has nothing beside it.
            wide = width if not column and place == len(entries) - 1 else half
            entry.setGeometry(left + column * (width - half), top, wide, self.px(SMALL_ENTRY))

    def _arrange_first(self, left: int, width: int) -> int:
        """Place the game that waits; where the next entry goes."""
        y = self.px(TOP)
        rows = (len(self.small_entries) + 1) // 2
        ways = len(self._ways_in) * (ENTRY + 10)
        if not self._has_game:
            # A third of what is left above: in a column this short the eye looks there.
            block = self.px(ways + rows * (SMALL_ENTRY + 10))
            return max(y, (self.height() - block) // 3)
        below = ways + 10 + rows * (SMALL_ENTRY + 10)
        most = self.height() / self.scale - TOP - below - 70
        height = self.px(self.continue_card.height_for(COLUMN, most))
        self.continue_card.setGeometry(left, y, width, height)
        return y + height + self.px(10)

    def _text_width(self, text: str, size: float) -> float:
        return QFontMetricsF(fonts.text(size * self.scale, BOLD)).horizontalAdvance(text)

    def showEvent(self, event: QShowEvent) -> None:
        """The likeliest entry has the focus."""
        super().showEvent(event)
        self._focus_likeliest()

    def _focus_likeliest(self) -> None:
        if self.isVisible():
            self.likeliest.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move to the nearest entry; Enter does the likeliest."""
        arrow = MOVING["move"].place(event)
        if WINDOW["quit"].is_pressed(event):
            self.quit.click()
        elif MOVING["press"].is_pressed(event):
            self.likeliest.click()
        elif arrow is not None:
            self._move_focus(WAYS[arrow])
        else:
            super().keyPressEvent(event)

    def _move_focus(self, direction: QPoint) -> None:
        focus = self.focusWidget()
        buttons = self.buttons()
        start = focus if focus in buttons else self.likeliest
        assert start is not None
        here = start.geometry().center()
        best: tuple[int, PaintedButton] | None = None
        for button in buttons:
            way = button.geometry().center() - here
            ahead = way.x() * direction.x() + way.y() * direction.y()
            aside = abs(way.x() * direction.y()) + abs(way.y() * direction.x())
            cost = ahead + 2 * aside
            if button is not start and ahead > 0 and (best is None or cost < best[0]):
                best = (cost, button)
        if best is not None:
            best[1].setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The landscape, the name of the game, and whose work it is."""
        with QPainter(self) as painter:
            self.backdrop.paint(painter)
            self._paint_shade(painter)
            canvas = Canvas(painter, self.scale, self.icons)
            left = self.px(LEFT + COLUMN + 24)
            room = QRectF(left, self.px(32), self.width() - left - self.px(20), self.px(110))
            banner = paint_banner(canvas, self.art, room, self.games[0].format.title(), 55)
            self._paint_motto(
                canvas, QRectF(left, banner.bottom() + self.px(2), room.width(), self.px(24))
            )
            self._paint_note(canvas)

    def _paint_shade(self, painter: QPainter) -> None:
        """Darken the area behind the entries and along the lower edge, so that they stand out."""
        across = QLinearGradient(0, 0, self.px(LEFT + COLUMN + 130), 0)
        shade = QColor("#3C3A1C" if not theme().is_dark else "#06080F")
        # By day a darker one would look like a stain on the sky.
        dense = 96 if theme().is_dark else 44
        for place, alpha in ((0.0, dense), (0.6, dense * 0.8), (1.0, 0)):
            shade.setAlpha(round(alpha))
            across.setColorAt(place, shade)
        painter.fillRect(self.rect(), across)
        down = QLinearGradient(0, self.height() - self.px(90), 0, self.height())
        for place, alpha in ((0.0, 0), (1.0, 150)):
            shade.setAlpha(alpha)
            down.setColorAt(place, shade)
        painter.fillRect(self.rect(), down)

    def _paint_motto(self, canvas: Canvas, area: QRectF) -> None:
        font = fonts.display(17 * self.scale, QFont.Weight.Medium)
        font.setItalic(True)
        text = self.games[0].start.motto()
        ink = "#F6E9CC" if theme().is_dark else "#3A281C"
        canvas.write(area, text, font, ink, CENTER)

    def _paint_note(self, canvas: Canvas) -> None:
        note = self.tr("Unofficial, with its own art and texts · Version {version}")
        text = note.format(version=__version__)
        left = self.quit.geometry().right() + self.px(16)
        area = QRectF(left, self.height() - self.px(32), 0, self.px(24))
        area.setRight(self.width() - self.px(16))
        canvas.write(area, text, canvas.text_font(12.5), "#FFF6E4", RIGHT)
