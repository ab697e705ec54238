"""The final scoring as a scene: towers grow category by category, the winners are crowned."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ...models.game.game_model import GameModel
from ...models.new_game.setups import expected_level, matched_rival
from ...models.people.known_people import KnownPeople
from ...words import foreign
from ...words.game.final import final_level_words
from ..toolkit.art import Art
from ..toolkit.final.banner import Announced, FinalBanner
from ..toolkit.final.page import FinalPage
from ..toolkit.widgets.page_bar import HEIGHT as BAR_HEIGHT
from .breakdown import Breakdown
from .result import CATEGORIES, Result, result_of
from .towers import Towers

MS_A_CATEGORY = 800
PANEL, MARGIN = 428, 16
MOST_PANEL_HEIGHT = 620


class FinalScreen(FinalPage):
    """The final scoring: who won, and why."""

    def __init__(
        self,
        art: Art | None = None,
        people: KnownPeople | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(CATEGORIES, MS_A_CATEGORY, art, parent)
        self.result: Result | None = None
        self._model: GameModel | None = None
        self._people = people or KnownPeople()
        # The luck of the game is worked out while the scene is shown already.
        self._people.changed.connect(self._say_rematch)
        self.towers = Towers(self.art, self)
        self.breakdown = Breakdown(self.icons, self)
        self.art.ready.connect(self.breakdown.forget)
        self.banner = FinalBanner(self.art, self.icons)
        self.retranslate()

    # The result.

    def prepare(self, model: GameModel, size: QSize) -> None:
        """Have drawn what the scene will need while something else is on the screen."""
        self._model = model
        self._read()
        self.prepare_parts(size)

    def show_result(self, model: GameModel, *, animate: bool = True, speed: float = 1.0) -> None:
        """Count the scores of a game, or show them counted."""
        self._model = model
        self._read()
        self.begin(animate=animate, speed=speed)

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
        self._say_rematch()

    def _say_rematch(self) -> None:
        """Who begins then; and how strong the person is whose level a seat has."""
        if self._model is None:
            return
        setup = self._model.setup
        begins = self._model.player_name((setup.first_player + 1) % len(setup.players))
        rival, tip = matched_rival(setup), ""
        line = self.tr("same players, {name} begins").format(name=begins)
        if rival and self._people.belief(rival).games:
            level, name = expected_level(rival, self._people), foreign.isolated(rival)
            line = final_level_words.rematch(begins, name, level)
            tip = final_level_words.explained(name, level)
        self.rematch.say(self.tr("Rematch"), line, tip)

    def show_grown(self, grown: float) -> None:
        """Let towers and bars grow."""
        self.towers.set_grown(grown)
        self.breakdown.set_grown(grown)

    # The window.

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.say_buttons()
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
        self.arrange_lesser_buttons(left, y + high + gap // 2, panel, low)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Landscape, bunting, and the banner that names what is counted and then who won."""
        with QPainter(self) as painter:
            self.backdrop.paint(painter)
            if self.result is not None:
                place, step = self.towers.geometry(), None if self.is_done else int(self.grown)
                self.banner.draw(painter, place, self.scale, _announced(self.result), step)


def _announced(result: Result) -> Announced:
    return Announced(result.categories, (result.headline, result.margin))
