"""The end as a scene: the village grows turn by turn, points are counted, a medal is pinned."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ....views.toolkit.art import Art
from ....views.toolkit.final.banner import Announced, FinalBanner
from ....views.toolkit.final.page import MARGIN, PANEL, FinalButton, FinalPage
from ....views.toolkit.shortcuts import DOWN, LEFT, MOVING, RIGHT, UP
from ....views.toolkit.widgets.page_bar import HEIGHT as BAR_HEIGHT
from ....views.toolkit.widgets.toast import Toast
from ....words.dates import date_words
from ...engine.game import Game
from ...models.comparison import Comparison
from ...models.game_model import RollingModel
from ...models.lately import scored_turns
from ...models.position import SheetFacts
from ...models.result import STEPS, Result, result_of, scored_by_avenue, sheets_by_turn
from ...statistics.daily import day_of
from ...words.final import final_words
from ...words.names import game_name
from ..sheet.geometry import HEIGHT as SHEET_HEIGHT
from ..sheet.geometry import WIDTH as SHEET_WIDTH
from ..sheet.picture import SheetPicture
from ..sheet.view import SheetView
from .medal import HEIGHT as MEDAL_HEIGHT
from .medal import WIDTH as MEDAL_WIDTH
from .medal import MedalBadge
from .standings import Standings
from .tally import Tally

MS_A_STEP = 620
BANNER = 142
"""From the bar to the sheet."""
LEAST_MEDAL, SMALL_MEDAL = 0.8, 0.6
"""How large the medal is at least beside the sheet, and how large above its corner."""


class RollingFinal(FinalPage):
    """The result: alone with a medal and an expert's game, else with everybody's points."""

    def __init__(self, art: Art | None = None, parent: QWidget | None = None) -> None:
        super().__init__(STEPS, MS_A_STEP, art, parent)
        self.result: Result | None = None
        self._model: RollingModel | None = None
        self._comparison: Comparison | None = None
        self._sheets: tuple[SheetFacts, ...] = ()
        self._looked_at: int | None = None
        self._shows_expert = False
        self._part: int | None = None
        """The part of the score whose sheet is looked at; None for the end."""
        self._pictured: tuple[Game, int, int] | None = None
        self.sheet = SheetView(self.art, self)
        self.sheet.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tally = Tally(self.icons, self)
        self.tally.expert_chosen.connect(self.look_at_expert)
        self.tally.part_chosen.connect(self.look_at_part)
        self.standings = Standings(self.icons, self)
        self.standings.player_chosen.connect(self.look_at)
        self.medal = MedalBadge(self.icons, self)
        self.share = FinalButton("toolbar-copy", self.icons, self)
        self.share.clicked.connect(self._share)
        self.toast = Toast(self.icons, self)
        self.banner = FinalBanner(self.art, self.icons)
        self.retranslate()

    # The result.

    def prepare(self, model: RollingModel, size: QSize) -> None:
        """Draw in advance what the scene will need."""
        self._take(model)
        self.prepare_parts(size)

    def show_result(self, model: RollingModel, *, animate: bool = True) -> None:
        """Count the scores of a game, or show them counted."""
        self._take(model)
        self.begin(animate=animate)
        self._compare()

    def _take(self, model: RollingModel) -> None:
        self._model = model
        self._looked_at, self._shows_expert, self._part = None, False, None
        self._follow(model.comparison)
        self._read()

    def _read(self) -> None:
        """Read result and texts from the game."""
        if self._model is None:
            return
        result = self.result = result_of(self._model)
        self.tally.setVisible(result.is_alone)
        self.standings.setVisible(not result.is_alone)
        (self.tally if result.is_alone else self.standings).show_result(result)
        self.setAccessibleName(result.headline)
        self.setAccessibleDescription(result.summary)
        deal = result.deal or ""
        self.share.setVisible(bool(deal))
        today = date.today()
        day = day_of(deal, today)
        told = deal if day is None else date_words.day(day, today)
        self.share.say(self.tr("Share this deal"), told, self.tr("Copy this deal for others"))
        line = self.tr("deal {deal}").format(deal=deal) if deal else ""
        if day is not None:
            line = self.tr("daily deal of {day}").format(day=told)
        self.bar.say(self.tr("End of the game"), line)
        same = self.tr("new dice") if result.is_alone else self.tr("same players, new dice")
        self.rematch.say(self.tr("Play again") if result.is_alone else self.tr("Rematch"), same)
        self._pictured = None
        self._show_sheet()
        self._show_expert()
        self.arrange()

    def show_grown(self, grown: float) -> None:
        """Show the counting at this point."""
        self.tally.set_grown(grown)
        self.standings.set_grown(grown)
        result = self.result
        self.medal.show_medal(result.medal if result and grown >= STEPS else None)
        self._show_sheet()
        self._say_lines()

    # The sheet.

    def look_at(self, player: int) -> None:
        """Show a player's sheet."""
        self._looked_at = player
        self._show_sheet()

    def look_at_expert(self, expert: bool) -> None:
        """Show the expert's sheet, or again the player's own."""
        self._shows_expert = expert and self._has_expert_sheet
        self._show_sheet()

    def look_at_part(self, part: int) -> None:
        """Show the sheet as it was when a part was scored; chosen again, as it is at the end."""
        self._part = None if part == self._part else part
        self._show_sheet()

    @property
    def _has_expert_sheet(self) -> bool:
        found = self._comparison
        return self.is_done and found is not None and found.is_possible and found.is_done

    @property
    def player_shown(self) -> int:
        """Whose sheet is shown: who was clicked; else, at the end, the first winner's."""
        if self._looked_at is not None:
            return self._looked_at
        model, result = self._model, self.result
        if model is None or result is None:
            return 0
        if self.is_done:
            return next(place.player for place in result.places if place.is_winner)
        people = [place.player for place in result.places if model.is_human(place.player)]
        return people[0] if people else 0

    def _show_sheet(self) -> None:
        """The sheet as it was when the turn that is counted scored."""
        if self._model is None:
            return
        game, player, step = wanted = self._wanted_sheet()
        self.tally.mark_sheet(is_expert=game is not self._model.game, part=self._part_shown)
        if wanted == self._pictured:
            return
        if self._pictured is None or self._pictured[:2] != (game, player):
            self._sheets = sheets_by_turn(game, player)
        self._pictured = wanted
        is_own = game is self._model.game
        name = self._model.names.player(player)
        subtitle = final_words.sheet_of(name) if is_own else final_words.sheet_of_expert()
        facts = self._sheets[min(step, len(self._sheets) - 1)]
        scored = scored_by_avenue(game, player, step + 1)
        self.sheet.show_picture(
            SheetPicture(
                facts,
                game_name(),
                subtitle,
                scored=scored,
                turns_scored=scored_turns(game, player)[: step + 1],
                is_plain=True,
            )
        )
        self.standings.show_player(player)

    @property
    def _part_shown(self) -> int | None:
        """The part that was chosen; none while it is counted."""
        return self._part if self.is_done else None

    def _wanted_sheet(self) -> tuple[Game, int, int]:
        """The game, the player whose sheet is shown, and the part of the score to show it at."""
        assert self._model is not None
        step = min(int(self.grown), STEPS - 1) if self._part_shown is None else self._part_shown
        if self._shows_expert and self._has_expert_sheet:
            assert self._comparison is not None
            assert self._comparison.expert_game is not None
            return self._comparison.expert_game, 0, step
        return self._model.game, self.player_shown, step

    # The expert.

    def _follow(self, comparison: Comparison | None) -> None:
        if comparison is self._comparison:
            return
        # The one before may be gone, with the table of its game.
        if self._comparison is not None and isValid(self._comparison):
            self._comparison.changed.disconnect(self._show_expert)
        self._comparison = comparison
        if comparison is not None:
            comparison.changed.connect(self._show_expert)

    def _compare(self) -> None:
        """Let the expert play while the comparison is visible."""
        if self._comparison is not None and self.isVisible():
            self._comparison.begin()

    def _show_expert(self) -> None:
        found = self._comparison
        if found is None or not found.is_possible:
            self.tally.show_expert(None, is_done=False, is_offered=False)
        else:
            is_offered = not found.has_failed
            self.tally.show_expert(found.expert, is_done=found.is_done, is_offered=is_offered)
        self._show_sheet()
        self._say_lines()

    def _say_lines(self) -> None:
        """At the end, how it compares; not before: it would be a spoiler."""
        lines = [self._line_of_expert(), self._line_of_best()] if self.is_done else []
        self.tally.say(*lines)
        if self.result is not None:
            self.tally.setAccessibleDescription("\n".join([self.result.summary, *self.tally.lines]))

    def _line_of_expert(self) -> str:
        found, result = self._comparison, self.result
        if found is None or result is None or not found.is_possible:
            return ""
        if found.has_failed:
            return final_words.expert_failed()
        if found.is_done and found.expert is not None:
            return final_words.expert_result(result.places[0].total, found.expert.total)
        return final_words.expert_plays(len(found.expert.turns) + 1 if found.expert else 1)

    def _line_of_best(self) -> str:
        model, result = self._model, self.result
        if model is None or result is None or not result.is_alone or model.earlier_best is None:
            return ""
        return final_words.best(result.places[0].total, model.earlier_best())

    # The window.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alone, Up and Down change between the sheets, Left and Right go from turn to turn."""
        arrow = MOVING["move"].place(event)
        is_alone = self.result is not None and self.result.is_alone
        if arrow is None or not is_alone or not self.is_done:
            super().keyPressEvent(event)
        elif arrow in (UP, DOWN):
            self.look_at_expert(not self._shows_expert)
        else:
            here = STEPS - 1 if self._part is None else self._part
            step = {LEFT: -1, RIGHT: 1}[arrow]
            following = min(max(here + step, 0), STEPS - 1)
            self._part = None if following == STEPS - 1 else following
            self._show_sheet()

    def _share(self) -> None:
        if self.result is None or self.result.deal is None:
            return
        QGuiApplication.clipboard().setText(self.result.deal)
        place = self.sheet.geometry()
        top = place.center()
        top.setY(place.top() + self.px(14))
        self.toast.scale = self.scale
        self.toast.say(final_words.deal_copied(self.result.deal), top, round(place.width() * 0.8))

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.say_buttons()
        self._read()

    def showEvent(self, event: QShowEvent) -> None:
        """Resume the expert's game."""
        super().showEvent(event)
        self._compare()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop animations and the expert's game."""
        super().hideEvent(event)
        if self.is_growing:
            self.complete()
        if self._comparison is not None and isValid(self._comparison):
            self._comparison.stop()

    def arrange(self) -> None:
        """Banner and sheet left, points and buttons right."""
        panel = self.arrange_side(self.height())
        self._arrange_sheet(panel.left())
        for part in (self.tally, self.standings):
            part.set_scale(self.scale)
            part.setGeometry(panel)
        self.share.scale = self.scale
        if self.result is not None and self.result.deal is not None:
            beside, row = round(panel.width() * 0.42), self.rematch.geometry()
            self.rematch.resize(row.width() - beside - self.px(8), row.height())
            left = row.left() + row.width() - beside
            self.share.setGeometry(left, row.top(), beside, row.height())

    def _arrange_sheet(self, width: int) -> None:
        """Below the banner, in the shape of the sheet; alone, with room for the medal beside it."""
        top, margin = self.px(BAR_HEIGHT + BANNER), self.px(MARGIN)
        high = max(1, self.height() - top - margin)
        wide = max(1, min(width - 2 * margin, round(high * SHEET_WIDTH / SHEET_HEIGHT)))
        high = min(high, round(wide * SHEET_HEIGHT / SHEET_WIDTH * 1.12))
        is_alone = self.result is not None and self.result.is_alone
        x = margin if is_alone else (width - wide) // 2
        self.sheet.setGeometry(x, top, wide, high)
        self._arrange_medal(x + wide, top, width)

    def _arrange_medal(self, left: int, top: int, right: int) -> None:
        """Beside the sheet; a smaller one above its corner where there is no room beside it."""
        room = (right - left) / self.px(MEDAL_WIDTH)
        is_beside = room >= LEAST_MEDAL
        share = min(1.0, room) if is_beside else SMALL_MEDAL
        self.medal.scale = self.scale * share
        size = QSize(round(self.px(MEDAL_WIDTH) * share), round(self.px(MEDAL_HEIGHT) * share))
        x = left + (right - left - size.width()) // 2 if is_beside else right - size.width()
        y = top + self.px(6) if is_beside else top - size.height() + self.px(4)
        self.medal.setGeometry(QRect(QPoint(x, y), size))
        self.medal.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Landscape, bunting, and the banner that names what is counted and then how it ended."""
        with QPainter(self) as painter:
            self.backdrop.paint(painter)
            if self.result is not None:
                place = self.rect().adjusted(0, self.px(BAR_HEIGHT), 0, 0)
                place.setWidth(self.width() - self.px(PANEL + MARGIN))
                step = None if self.is_done else int(self.grown)
                self.banner.draw(painter, place, self.scale, _announced(self.result), step)


def _announced(result: Result) -> Announced:
    return Announced(result.steps, (result.headline, result.line))
