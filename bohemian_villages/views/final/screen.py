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
from ..toolkit.final.banner import PILL, Announced, FinalBanner, paint_pill_line
from ..toolkit.final.page import FinalPage
from ..toolkit.painting.canvas import Canvas
from .breakdown import Breakdown
from .result import CATEGORIES, Outcome, result_of
from .towers import Towers

MS_A_CATEGORY = 800
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
        self.result: Outcome | None = None
        self._model: GameModel | None = None
        self._people = people or KnownPeople()
        self.has_rival, self.shown = False, ""
        """Whether somebody plays at a person's level, and what is believed of the person."""
        # The luck of the game is worked out while the scene is shown already.
        self._people.changed.connect(self._say_rematch)
        self.towers = Towers(self.art, self)
        self.breakdown = Breakdown(self.icons, self)
        self.art.ready.connect(self.breakdown.forget)
        self.banner = FinalBanner(self.art, self.icons)
        self.retranslate()

    # The result.

    def prepare(self, model: GameModel, size: QSize) -> None:
        """Draw in advance what the scene will need."""
        self._model = model
        self._read()
        self.prepare_parts(size)

    def show_result(self, model: GameModel, *, animate: bool = True) -> None:
        """Count the scores of a game, or show them counted."""
        self._model = model
        self._read()
        self.begin(animate=animate)

    def _read(self) -> None:
        """Read result and texts from the game."""
        if self._model is None:
            return
        self.result = result_of(self._model)
        self.towers.show_result(self.result)
        self.breakdown.show_result(self.result)
        self.setAccessibleName(self.result.headline)
        self.bar.say(self.tr("End of the game"), self.result.reason)
        self._say_rematch()

    def _say_rematch(self) -> None:
        """Who begins then; and how strong the person is whose level a seat has."""
        if self._model is None:
            return
        setup = self._model.setup
        begins = self._model.player_name((setup.first_player + 1) % len(setup.players))
        line = self.tr("same players, {name} begins").format(name=begins)
        self.rematch.say(self.tr("Rematch"), line)
        self._say_shown(matched_rival(setup))

    def _say_shown(self, rival: str) -> None:
        """What is believed of the person at whose level somebody played, if anybody did."""
        model, belief, was = self._model, self._people.belief(rival), self.has_rival
        assert model is not None
        self.has_rival, self.shown = bool(rival), ""
        if rival and belief.games:
            is_alone = sum(map(model.is_human, range(len(model.setup.players)))) == 1
            name = "" if is_alone else foreign.isolated(rival)
            level = expected_level(rival, self._people)
            self.shown = final_level_words.shown(name, level, belief.games)
        if self.result is not None:
            told = filter(None, (self.result.summary, self.shown))
            self.setAccessibleDescription("\n".join(told))
        if was != self.has_rival:
            self.arrange()
        self.update()

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
        # What the luck of the game tells of a person is known a little later than the scores.
        shown = self.px(PILL) + self.px(14) // 2 if self.has_rival else 0
        panel, bar = self.arrange_side(self.px(MOST_PANEL_HEIGHT), shown), self.bar.height()
        self.towers.set_scale(self.scale)
        self.towers.setGeometry(0, bar, panel.left(), self.height() - bar)
        self.breakdown.set_scale(self.scale)
        self.breakdown.setGeometry(panel)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Landscape, bunting, and the banner that names what is counted and then who won."""
        with QPainter(self) as painter:
            self.backdrop.paint(painter)
            if self.result is not None:
                place, step = self.towers.geometry(), None if self.is_done else int(self.grown)
                self.banner.draw(painter, place, self.scale, _announced(self.result), step)
            if self.is_done:
                self._paint_shown(Canvas(painter, self.scale, self.icons))

    def _paint_shown(self, canvas: Canvas) -> None:
        """What is believed of a person, between the categories and the rematch."""
        over, gap = self.breakdown.geometry(), self.px(14)
        paint_pill_line(canvas, self.shown, over.center().x(), over.bottom() + gap, over.width())


def _announced(result: Outcome) -> Announced:
    return Announced(result.categories, (result.headline, result.margin))
