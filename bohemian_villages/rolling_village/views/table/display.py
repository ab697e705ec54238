"""RollingDisplay: the parts of the table, laid out for the window and kept true to the game."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping
from itertools import pairwise

from attrs import evolve
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QMenu, QWidget

from ....models.program.preferences import Preferences
from ....views.toolkit.animation.director import Director
from ....views.toolkit.art import Art
from ....views.toolkit.table.page import TablePage
from ....views.toolkit.widgets.drawer import LogDrawer
from ....views.toolkit.widgets.table_button import TableButton
from ....words.dates import date_words
from ...engine.sheet import SPACES
from ...models.facts import Phase
from ...models.game_model import RollingModel
from ...models.lately import lately, scored_turns
from ...models.log import RollingLog
from ...models.position import SheetFacts
from ...models.result import scored_by_avenue
from ...statistics.daily import day_of
from ...words.names import game_name
from ...words.table import dice_words, others_words
from ..hint.side import RollingHintSide
from ..hint.why import RollingWhySide
from ..project_icons import ProjectIcons
from ..seat_colors import seat_color
from ..sheet.picture import SheetPicture
from ..sheet.view import SheetView
from .bar import RollingBar
from .bonus_strip import BonusStrip
from .buttons import Buttons
from .handover import HandOver
from .layout import Places, arrange
from .others import Other, Others, StandingPanel, StandingPill
from .points import PointsPanel, TurnScorePanel
from .roll_area import RollArea
from .stage import RollingStage


class RollingDisplay(TablePage):
    """Shows the present position, without knowing how it came about."""

    def __init__(
        self,
        model: RollingModel,
        preferences: Preferences,
        art: Art,
        parent: QWidget | None,
        sound: Callable[[str], None],
        add_to_log_menu: Callable[[QMenu], object] | None,
    ) -> None:
        self.icons = ProjectIcons(art)
        super().__init__(preferences, self.icons, parent)
        self.model = model
        self.art = art
        self.places: Places | None = None
        self.numbers: Mapping[int, int] = {}
        """The spaces that a hint numbers."""
        self.marked_places: tuple[int, ...] = ()
        self.pointed_space: int | None = None
        self._make_parts(add_to_log_menu)
        self.stage = RollingStage(
            self.roll.tray, self.sheet, self.show_sheet, self._show_drawing, sound
        )
        self.director = Director(self.overlay, self.stage, self)
        self.others.looked_at.connect(self.look_at)
        self.back.clicked.connect(lambda: model.look_at(None))
        self.scores.groups_pointed.connect(self.sheet.show_groups)
        self.hint.suggestion_changed.connect(self.show_selection)
        self.hint.room_changed.connect(self._place_hint)
        self.why.shown_changed.connect(self.refresh)
        for changed in (model.selection_changed, model.thinking_changed):
            changed.connect(self.show_selection)

    def _make_parts(self, add_to_log_menu: Callable[[QMenu], object] | None) -> None:
        icons = self.icons
        self.log = RollingLog(self.model, self)
        self.bar = RollingBar(icons, self)
        self.sheet = SheetView(self.art, self)
        self.back = TableButton("toolbar-back", icons, self)
        self.roll = RollArea(self.model, self.drags, icons, self)
        self.strip = BonusStrip(icons, self)
        self.points = PointsPanel(icons, self)
        self.scores = TurnScorePanel(icons, self)
        self.others = Others(self.art, icons, self)
        self.standing = StandingPanel(icons, self)
        self.buttons = Buttons(self.model, icons, self)
        self.hint = RollingHintSide(self.model, icons, self.mark, self)
        self.why = RollingWhySide(self.model, icons, self)
        self.drawer = LogDrawer(self.log, icons, self, add_to_log_menu)
        self.drawer.hold(self.tr("Log"), self.drawer.log_list)
        self.hand_over = HandOver(icons, self)
        for part in (self.drawer, self.back):
            part.hide()
        for above in (self.drawer, self.toast, self.overlay, self.hand_over):
            above.raise_()
        self._set_tab_order()

    def _set_tab_order(self) -> None:
        """Reading order, with what a turn needs first."""
        order: list[QWidget] = [self.sheet, *self.roll.cards[0].kinds, *self.roll.cards[1].kinds]
        order += [*self.strip.kinds, *self.strip.plates, self.buttons.go]
        buttons = self.buttons
        order += [buttons.undo, buttons.redo, buttons.hint, self.why.button, self.back]
        order += self.bar.buttons
        order.append(self.bar.back)
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    def begin_game(self) -> None:
        """Prepare for another game with other players."""
        self.numbers, self.marked_places = {}, ()
        seats = range(self.model.state.players)
        self.drawer.log_list.set_colors([seat_color(player) for player in seats])
        self.hand_over.hide()
        self.sheet.hide_cursor()
        self.others.scroll_back()
        # Not on what had the focus in the last game, such as a small sheet.
        self.setFocus()
        self.places = None

    # What is shown.

    def refresh(self) -> None:
        """Update everything."""
        self.arrange()
        self._show_side()
        self.show_selection()
        if self.model.is_human_turn and not self.model.state.drawn:
            # It followed the others while they drew.
            self.others.scroll_back()

    def begin_change(self) -> None:
        """Show what may be revealed during a change; the sheet waits for its pencil."""
        picture = self.sheet.picture
        if picture is not None:
            dark = evolve(
                picture, lit=(), lit_later=(), preview=None, project=None, marked_columns=()
            )
            self.sheet.show_picture(dark)
        self._show_side()
        self._show_turn()

    def show_selection(self) -> None:
        """Show what is selected, and what can be drawn with it."""
        if not self.stage.is_drawing:
            self.show_sheet()
        if not self.model.is_alone:
            self._show_others()
        self._show_turn()

    def _show_turn(self) -> None:
        """Dice, cards, strip, buttons and prompt."""
        model, tumbling = self.model, self.stage.is_tumbling
        self.roll.refresh()
        self.strip.refresh(model, model.sheet(model.at_screen), tumbling=tumbling)
        self.buttons.refresh(tumbling=tumbling)
        self.load_pieces()
        prompt = dice_words.rolling() if tumbling else self.hint.prompt or model.prompt
        self.bar.say(model.turn_text, prompt)

    # The large sheet.

    def show_sheet(self) -> None:
        """Update the large sheet with what is pointed at."""
        self.sheet.show_picture(self.large_picture())
        self.why.refresh()
        looks_around = self.model.shown != self.model.at_screen
        self.back.setVisible(looks_around)
        if looks_around:
            self.back.say(others_words.back())

    def large_picture(self) -> SheetPicture:
        """The sheet that is shown large."""
        model, player = self.model, self.model.shown
        picture = self._picture_of(player)
        if player != model.at_screen or self.stage.is_tumbling:
            is_plain = player != model.at_screen
            return evolve(picture, is_plain=is_plain, numbers=self.why.model.numbers)
        space = self.pointed_space
        card = None if model.card is None else model.cards[model.card]
        return evolve(
            picture,
            lit=self.marked_places or model.lit,
            lit_later=() if self.marked_places else model.lit_later,
            project=model.project,
            preview=None if space is None else model.preview(space),
            marked_columns=card.columns if card else (),
            avenues_to_pick=tuple(model.avenues_to_pick),
            numbers=self.numbers or self.why.model.numbers,
        )

    def mark(self, numbers: Mapping[int, int]) -> None:
        """Number spaces of the large sheet, as a hint suggests."""
        self.numbers = dict(numbers)
        self.show_selection()

    def _picture_of(self, player: int) -> SheetPicture:
        model = self.model
        return SheetPicture(
            self._facts_of(player),
            game_name(),
            self._subtitle(player),
            turns_scored=scored_turns(model.game, player),
            new=lately(model.game, player, model.at_screen).spaces,
            scored=scored_by_avenue(model.game, player) if model.is_over else None,
        )

    def _facts_of(self, player: int) -> SheetFacts:
        facts = self.model.sheet(player)
        # The avenue that scores is hidden until the dice are at rest.
        return evolve(facts, avenue=None, scoring=()) if self.stage.is_tumbling else facts

    def _subtitle(self, player: int) -> str:
        whose = others_words.sheet_of(self.model.names, player)
        today = datetime.date.today()
        day = day_of(self.model.setup.seed, today)
        if day is None:
            return whose
        return others_words.daily(whose, date_words.day(day, today))

    # The column beside it.

    def _show_side(self) -> None:
        """Points, or the others and the standing."""
        model, tumbling = self.model, self.stage.is_tumbling
        if model.is_alone:
            facts = self._facts_of(0)
            self.points.refresh(model, facts)
            self.scores.refresh(model, facts, tumbling=tumbling)
        else:
            self._show_others()
            self._show_standing()

    def _show_others(self) -> None:
        players = [p for p in range(self.model.state.players) if p != self.model.at_screen]
        self.others.show_others([self._other(player) for player in players])

    def _other(self, player: int) -> Other:
        name = self.model.names.player(player)
        status, icon = self._status_of(player)
        if not self.model.is_human(player):
            status = others_words.of_ai(status)
        new = lately(self.model.game, player, self.model.at_screen)
        return Other(player, name, status, icon, self._picture_of(player), new.scored)

    def _status_of(self, player: int) -> tuple[str, str]:
        """A player's progress, and a picture for it."""
        model = self.model
        if player == model.shown:
            return others_words.looked_at(), "toolbar-zoom-in"
        if model.is_done(player) and not self.stage.is_tumbling:
            return others_words.done(), "toolbar-check"
        if player == model.drawer and model.phase is Phase.WAIT:
            return others_words.drawing(), "rolling/pencil"
        return others_words.waiting(), ""

    def _show_drawing(self, player: int) -> None:
        self.others.bring_into_sight(player)
        self._show_others()

    def _show_standing(self) -> None:
        model = self.model
        scores = model.scores
        pills = [
            StandingPill(
                player,
                model.names.player(player),
                scores[player].total,
                others_words.standing(
                    model.names, player, sum(scores[player].turns), scores[player].squares
                ),
                is_shown=player == model.at_screen,
            )
            for player in model.ranking
        ]
        turns = min(len(score.turns) for score in scores)
        self.standing.show_standing(others_words.after(turns), pills)

    def look_at(self, player: int) -> None:
        """Show a player's sheet large, or one's own again."""
        self.model.look_at(None if player == self.model.shown else player)

    def load_pieces(self) -> None:
        """The pictures of what may be dragged."""
        side, dpr = 84 * (self.places.scale if self.places else 1.0), self.devicePixelRatioF()
        self.drags.pixmap_for = {
            card.thing: self.icons.icon(f"rolling/{card.look.project.key}", side, side, dpr, "")
            for card in self.roll.cards
            if card.look is not None
        }

    # What is told.

    def call(self, player: int, *, new_dice: bool) -> None:
        """Call the next person to the screen."""
        line = others_words.new_dice() if new_dice else others_words.same_dice()
        title = others_words.your_turn(self.model.names, player)
        # The cursor was where the one before drew last.
        self.sheet.hide_cursor()
        self.hand_over.ask(title, line, seat_color(player), self.model.dice)

    # Where it lies.

    def arrange(self) -> None:
        """Lay the parts out for the window."""
        places = arrange(self.width(), self.height(), is_alone=self.model.is_alone)
        if places is not self.places:
            self.places = places
            self._place_parts(places)
        self._place_hint()

    def _place_hint(self) -> None:
        if self.places is not None:
            asks = self.model.phase in (Phase.BONUS, Phase.AVENUE)
            room = self.places.hint(keeps_strip=asks)
            self.hint.place(room, self.places.scale)
            covered = (self.places.middle, self.places.low)
            self.why.place(room, covered, self._back_place(), self.places.scale)

    def _place_parts(self, places: Places) -> None:
        self.bar.setGeometry(places.bar)
        self.bar.set_scale(places.scale)
        self.sheet.setGeometry(places.sheet)
        self._place_column(places)
        self._place_above(places)

    def _place_column(self, places: Places) -> None:
        self.roll.place(places)
        alone = self.model.is_alone
        for part, area in (
            (self.strip, places.strip),
            (self.points if alone else self.others, places.middle),
            (self.scores if alone else self.standing, places.low),
            (self.buttons, places.buttons),
        ):
            part.setGeometry(area)
            part.set_scale(places.scale)
        for part in (self.points, self.scores):
            part.setVisible(alone)
        for part in (self.others, self.standing):
            part.setVisible(not alone)

    def _place_above(self, places: Places) -> None:
        """Place what is above the other parts."""
        self.place_above(places.drawer, places.scale)
        self.hand_over.setGeometry(self.rect())
        self.hand_over.scale = places.scale
        self.back.scale = places.scale
        self.back.setGeometry(self._back_place())

    def toast_place(self) -> tuple[QPoint, int]:
        """Where a message is shown, and how wide it may be."""
        sheet = self.sheet.geometry()
        top = QPoint(sheet.center().x(), sheet.top() + round(8 * self.sheet.height() / 734))
        return top, round(sheet.width() * 0.8)

    def _back_place(self) -> QRect:
        """The place of the button back to one's own sheet: on the sheet, right above its turns."""
        last = self.sheet.space_rect(SPACES - 1).translated(self.sheet.pos())
        s = self.sheet.height() / 734
        wide, high = round(220 * self.back.scale), round(36 * s)
        return QRect(
            self.sheet.geometry().right() - wide - round(20 * s),
            last.bottom() + round(8 * s),
            wide,
            high,
        )
