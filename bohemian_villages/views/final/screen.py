"""The final scoring as a scene: towers grow category by category, the winners are crowned."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QAbstractAnimation, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ...models.game.game_model import GameModel
from ..table.buttons import TableButton
from ..toolkit.art import Art
from ..toolkit.painting.backdrop import Backdrop
from ..toolkit.painting.painted import paint_unseen
from ..toolkit.widgets.page_bar import HEIGHT as BAR_HEIGHT
from ..toolkit.widgets.page_bar import ScreenBar
from ..toolkit.widgets.painted_button import ENTER_KEYS
from ..toolkit.widgets.screen import Screen
from .banner import FinalBanner
from .breakdown import Breakdown
from .result import CATEGORIES, Result, result_of
from .towers import Towers

MS_A_CATEGORY = 800
MS_A_PART = 40
PANEL, MARGIN = 428, 16
MOST_PANEL_HEIGHT = 620
# Pressed together with others, or for moving the focus: these complete nothing.
QUIET_KEYS = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_Meta,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
    }
)


class FinalButton(TableButton):
    """Leaves Space and Enter to the scene, where Space plays it again."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the scene decide."""
        event.ignore()


class FinalScreen(Screen):
    """Who won, and why."""

    rematch_requested = Signal()
    save_requested = Signal()
    menu_requested = Signal()
    board_requested = Signal()
    replay_requested = Signal()
    """Somebody wants to look at the game again, step by step."""

    def __init__(self, art: Art | None = None, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self.backdrop = Backdrop("final", self.art, self)
        self.result: Result | None = None
        self._model: GameModel | None = None
        self.bar = ScreenBar(self.icons, self, with_back=False)
        self.towers = Towers(self.art, self)
        self.breakdown = Breakdown(self.icons, self)
        self.art.ready.connect(self.breakdown.forget)
        self.banner = FinalBanner(self.art, self.icons)
        self.rematch = FinalButton("toolbar-reroll", self.icons, self, primary=True)
        self.board = FinalButton("toolbar-board", self.icons, self)
        self.look_back = FinalButton("toolbar-replay", self.icons, self)
        self.save = FinalButton("toolbar-save", self.icons, self)
        self.menu = FinalButton("toolbar-quit", self.icons, self)
        self.rematch.clicked.connect(self.rematch_requested)
        self.board.clicked.connect(self.board_requested)
        self.look_back.clicked.connect(self.replay_requested)
        self.save.clicked.connect(self.save_requested)
        self.menu.clicked.connect(self.menu_requested)
        self._growth = QVariantAnimation(self)
        self._growth.setStartValue(0.0)
        self._growth.setEndValue(float(CATEGORIES))
        self._growth.valueChanged.connect(self._grow)
        self._growth.finished.connect(self._finish)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    # The result.

    def prepare(self, model: GameModel, size: QSize) -> None:
        """Have drawn what the scene will need while something else is on the screen.

        Else pictures come in one by one, each time everything is painted anew, and the window waits
        for its own drawing threads. Part by part, for the same reason.
        """
        self._model = model
        self._read()
        self.resize(size)
        self._grow(0.0)
        for nth, part in enumerate([self, *self.findChildren(QWidget)]):
            QTimer.singleShot(nth * MS_A_PART, part, partial(paint_unseen, part))

    def show_result(self, model: GameModel, *, animate: bool = True, speed: float = 1.0) -> None:
        """Count the scores of a game, or show them counted."""
        self._model = model
        self._growth.setDuration(round(CATEGORIES * MS_A_CATEGORY / speed))
        self._read()
        if animate:
            self.replay()
        else:
            self.complete()
        self._focus_rematch()

    def _read(self) -> None:
        """Read result and texts from the game."""
        if self._model is None:
            return
        self.result = result_of(self._model)
        self.towers.show_result(self.result)
        self.breakdown.show_result(self.result)
        self.setAccessibleName(self.result.headline)
        self.setAccessibleDescription(self.result.summary)
        self.bar.say(self.tr("End of the game"), self.result.reason)
        setup = self._model.setup
        following = (setup.first_player + 1) % len(setup.players)
        text = self.tr("same players, {name} begins")
        line = text.format(name=self._model.player_name(following))
        self.rematch.say(self.tr("Rematch"), line)

    @property
    def is_growing(self) -> bool:
        """Whether towers are growing."""
        return self._growth.state() == QAbstractAnimation.State.Running

    @property
    def grown(self) -> float:
        """How many categories are counted."""
        return self.towers.grown

    def replay(self) -> None:
        """Let the towers grow from the ground."""
        self._growth.stop()
        self._grow(0.0)
        self.update()
        self._growth.start()

    def complete(self) -> None:
        """Show the end at once."""
        self._growth.stop()
        self._finish()

    def _finish(self) -> None:
        self._grow(float(CATEGORIES))
        self.update()

    def _grow(self, value: object) -> None:
        grown = float(value) if isinstance(value, int | float) else 0.0
        if int(grown) != int(self.grown):
            # The banner names another category.
            self.update()
        self.towers.set_grown(grown)
        self.breakdown.set_grown(grown)

    # The window.

    def retranslate(self) -> None:
        """Say every text in the language in use."""
        self.rematch.say(self.tr("Rematch"))
        self.board.say(self.tr("Board"), tip=self.tr("Look at the board again"))
        self.look_back.say(self.tr("Replay"), tip=self.tr("Watch the game step by step"))
        self.save.say(self.tr("Save"), tip=self.tr("Save the game to a file"))
        self.menu.say(self.tr("Menu"), tip=self.tr("Back to the start screen (Esc)"))
        self._read()

    def arrange(self) -> None:
        """The scene left, the table and the buttons right."""
        bar, gap, panel = self.px(BAR_HEIGHT), self.px(14), self.px(PANEL)
        left = self.width() - panel - self.px(MARGIN)
        self.bar.set_scale(self.scale)
        self.bar.setGeometry(0, 0, self.width(), bar)
        self.towers.set_scale(self.scale)
        self.towers.setGeometry(0, bar, left, self.height() - bar)
        self.breakdown.set_scale(self.scale)
        low, high = self.px(48), self.px(62)
        room = self.height() - bar - 3 * gap - low - high - self.px(6)
        room = min(room, self.px(MOST_PANEL_HEIGHT))
        self.breakdown.setGeometry(left, bar + gap, panel, room)
        y = bar + 2 * gap + room
        self.rematch.scale = self.scale
        self.rematch.setGeometry(left, y, panel, high)
        self._arrange_row(left, y + high + gap // 2, panel, low)

    def _arrange_row(self, left: int, top: int, width: int, height: int) -> None:
        """The lesser buttons."""
        buttons = (self.board, self.look_back, self.save, self.menu)
        gap = self.px(8)
        wide = (width - gap * (len(buttons) - 1)) // len(buttons)
        for place, button in enumerate(buttons):
            button.scale = self.scale
            button.setGeometry(left + place * (wide + gap), top, wide, height)

    def showEvent(self, event: QShowEvent) -> None:
        """Rematch has the focus."""
        super().showEvent(event)
        self._focus_rematch()

    def _focus_rematch(self) -> None:
        if self.isVisible():
            self.rematch.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key completes what grows; then Space plays it again, Enter presses, Escape leaves."""
        if event.key() in QUIET_KEYS:
            super().keyPressEvent(event)
        elif self.is_growing:
            self.complete()
        elif event.key() == Qt.Key.Key_Space:
            self.replay()
        elif event.key() in ENTER_KEYS:
            self._press()
        elif event.key() == Qt.Key.Key_Escape:
            self.menu_requested.emit()
        else:
            super().keyPressEvent(event)

    def _press(self) -> None:
        focus = self.focusWidget()
        (focus if isinstance(focus, QAbstractButton) else self.rematch).click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click completes what grows."""
        if self.is_growing:
            self.complete()
        else:
            super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Landscape, bunting, and the banner that names what is counted and then who won."""
        with QPainter(self) as painter:
            self.backdrop.paint(painter)
            if self.result is not None:
                self.banner.draw(painter, self.towers, self.result)
