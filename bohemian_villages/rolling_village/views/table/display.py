"""RollingDisplay: the parts of the table, laid out for the window and kept true to the game."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from itertools import pairwise

from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ....views.toolkit.animation.director import Director
from ....views.toolkit.animation.overlay import Overlay
from ....views.toolkit.art import Art
from ....views.toolkit.painting.wood import TableWood
from ....views.toolkit.shortcuts import WINDOW
from ....views.toolkit.theme import theme_bus
from ....views.toolkit.widgets.dice_entry import DiceEntry
from ....views.toolkit.widgets.drag import DragSource
from ....views.toolkit.widgets.panel import Panel
from ....views.toolkit.widgets.table_bar import TableBar
from ....views.toolkit.widgets.table_button import TableButton
from ....views.toolkit.widgets.toast import Toast
from ....words.dates import date_words
from ...engine.sheet import SPACES
from ...models.facts import Phase
from ...models.game_model import RollingModel
from ...models.log import RollingLog
from ...models.position import SheetFacts
from ...models.result import scored_by_avenue
from ...statistics.daily import day_of
from ...words.names import game_name
from ...words.table import card_words, dice_words, others_words
from ..keys import TABLE
from ..project_icons import ProjectIcons
from ..seat_colors import seat_color
from ..sheet.picture import SheetPicture
from ..sheet.view import SheetView
from .arrows import Arrow, Arrows
from .bonus_strip import BonusStrip
from .buttons import Buttons
from .card_looks import card_looks
from .handover import HandOver
from .layout import Places, arrange
from .log_drawer import LogDrawer
from .others import Other, Others, StandingPanel, StandingPill
from .points import PointsPanel, TurnScorePanel
from .project_card import ProjectCardView
from .stage import RollingStage
from .tray import RollTray


class RollingBar(TableBar):
    """The bar with the buttons of this game."""

    log_clicked = Signal()
    help_clicked = Signal()
    menu_clicked = Signal()

    def __init__(self, icons: ProjectIcons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.title = game_name()
        for icon, tip, clicked in (
            ("toolbar-log", TABLE["log"].tip(self.tr("Log")), self.log_clicked),
            ("toolbar-help", WINDOW["help"].tip(self.tr("Help and rules")), self.help_clicked),
            ("toolbar-menu", WINDOW["menu"].tip(self.tr("Menu")), self.menu_clicked),
        ):
            self.add_button(icon, tip, clicked)


class RollingDisplay(QWidget):
    """Shows the present position, without knowing how it came about."""

    def __init__(self, model: RollingModel, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None:
            # As large as it will be, so that nothing is drawn in vain.
            self.resize(parent.window().size())
        self.model = model
        self.art = art
        self.icons = ProjectIcons(art)
        self.places: Places | None = None
        self.numbers: Mapping[int, int] = {}
        """The spaces that a hint numbers."""
        self.marked_places: tuple[int, ...] = ()
        self._make_parts()
        self.stage = RollingStage(self.tray, self.sheet)
        self.stage.show_sheet = self.show_sheet
        self.stage.show_small = self._show_drawing
        self.director = Director(self.overlay, self.stage, self)
        self.others.looked_at.connect(self.look_at)
        self.back.clicked.connect(lambda: model.look_at(None))
        self.entry.completed.connect(model.enter_roll)
        self.drags.begun.connect(lambda _thing: self._make_way())
        for changed in (model.selection_changed, model.thinking_changed):
            changed.connect(self.show_selection)
        art.ready.connect(self._repaint_parts)
        theme_bus().changed.connect(self.update)

    def _make_parts(self) -> None:
        icons = self.icons
        self.log = RollingLog(self.model, self)
        self.background = TableWood(self.art)
        self.overlay = Overlay(self)
        self.drags = DragSource(self.overlay, self)
        self.bar = RollingBar(icons, self)
        self.sheet = SheetView(self.art, self)
        self.back = TableButton("toolbar-back", icons, self)
        self.tray = RollTray(icons, self)
        self.cards = (
            ProjectCardView(0, self.drags, icons, self),
            ProjectCardView(1, self.drags, icons, self),
        )
        self.arrows = Arrows(self)
        self.entry = DiceEntry(icons, self)
        self.strip = BonusStrip(icons, self)
        self.points = PointsPanel(icons, self)
        self.scores = TurnScorePanel(icons, self)
        self.others = Others(self.art, icons, self)
        self.standing = StandingPanel(icons, self)
        self.buttons = Buttons(self.model, icons, self)
        self.drawer = LogDrawer(self.log, icons, self)
        self.toast = Toast(icons, self)
        self.hand_over = HandOver(icons, self)
        for part in (self.drawer, self.entry, self.back):
            part.hide()
        self.raise_what_floats()
        self._set_tab_order()

    def raise_what_floats(self) -> None:
        """Let the log, messages and what flies lie above all else."""
        for above in (self.drawer, self.toast, self.overlay, self.hand_over):
            above.raise_()

    def _set_tab_order(self) -> None:
        """Reading order, with what a turn needs first."""
        order: list[QWidget] = [self.sheet, *self.cards[0].kinds, *self.cards[1].kinds]
        order += [*self.strip.kinds, *self.strip.plates, self.buttons.go]
        order += [self.buttons.undo, self.buttons.hint, self.back, *self.bar.buttons]
        order.append(self.bar.back)
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    def begin_game(self) -> None:
        """Prepare for another game with other players."""
        self.numbers, self.marked_places = {}, ()
        seats = range(self.model.state.players)
        self.drawer.log_list.set_colors([seat_color(player) for player in seats])
        self.hand_over.hide()
        self.places = None

    # What is shown.

    def refresh(self) -> None:
        """Update everything."""
        self.arrange()
        self._show_side()
        self.show_selection()

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
        self._show_turn()

    def _show_turn(self) -> None:
        """Dice, cards, strip, buttons and prompt."""
        model, rolling = self.model, self.stage.is_rolling
        self._show_dice()
        self._show_cards()
        self.strip.refresh(model, model.sheet(model.at_screen), rolling=rolling)
        self.buttons.refresh(rolling=rolling)
        self._load_pieces()
        self.bar.say(model.turn_text, dice_words.rolling() if rolling else self.prompt())

    def prompt(self) -> str:
        """The prompt above the table."""
        return self.model.prompt

    # The large sheet.

    def show_sheet(self) -> None:
        """Update the large sheet with what is pointed at."""
        self.sheet.show_picture(self.large_picture())
        looks_around = self.model.shown != self.model.at_screen
        self.back.setVisible(looks_around)
        if looks_around:
            self.back.say(others_words.back())

    def large_picture(self) -> SheetPicture:
        """The sheet that is shown large."""
        model, player = self.model, self.model.shown
        picture = self._picture_of(player)
        if player != model.at_screen or self.stage.is_rolling:
            return evolve(picture, is_plain=player != model.at_screen)
        space = self.pointed_space()
        card = None if model.card is None else model.cards[model.card]
        return evolve(
            picture,
            lit=self.marked_places or model.lit,
            lit_later=() if self.marked_places else model.lit_later,
            project=model.project,
            preview=None if space is None else model.preview(space),
            marked_columns=card.columns if card else (),
            avenues_to_pick=tuple(model.avenues_to_pick),
            numbers=self.numbers,
        )

    def pointed_space(self) -> int | None:
        """The space that is pointed at."""
        return None

    def _picture_of(self, player: int) -> SheetPicture:
        model = self.model
        return SheetPicture(
            self._facts_of(player),
            game_name(),
            self._subtitle(player),
            scored=scored_by_avenue(model.game, player) if model.is_over else None,
        )

    def _facts_of(self, player: int) -> SheetFacts:
        facts = self.model.sheet(player)
        # The avenue that scores is hidden until the dice are at rest.
        return evolve(facts, avenue=None, scoring=()) if self.stage.is_rolling else facts

    def _subtitle(self, player: int) -> str:
        whose = others_words.sheet_of(self.model.names, player)
        day = day_of(self.model.setup.seed)
        if day is None:
            return whose
        return others_words.daily(whose, date_words.day(day, datetime.date.today()))

    # The column beside it.

    def _show_side(self) -> None:
        """Points, or the others and the standing."""
        model, rolling = self.model, self.stage.is_rolling
        if model.is_alone:
            facts = self._facts_of(0)
            self.points.refresh(model, facts)
            self.scores.refresh(model, facts, rolling=rolling)
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
        return Other(player, name, status, icon, self._picture_of(player))

    def _status_of(self, player: int) -> tuple[str, str]:
        """A player's progress, and a picture for it."""
        model = self.model
        if player == model.shown:
            return others_words.looked_at(), "toolbar-zoom-in"
        if model.is_done(player) and not self.stage.is_rolling:
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
        self._show_others()

    # Dice and cards.

    def _show_dice(self) -> None:
        model = self.model
        dice = model.dice
        self.tray.show_roll(dice, self._line_of_dice(dice), with_sum=bool(model.turn))
        entering = model.phase is Phase.ENTER_ROLL and not self.stage.is_rolling
        self.entry.setVisible(entering)
        for card in self.cards:
            card.setVisible(not entering)
        if entering:
            self.entry.ask(2, model.state)

    def _line_of_dice(self, dice: tuple[int, int] | None) -> str:
        model = self.model
        if dice is None:
            return dice_words.not_rolled()
        if model.is_over:
            return dice_words.last()
        if not model.turn:
            is_doubles = dice[0] == dice[1]
            return dice_words.preparation_doubles() if is_doubles else dice_words.preparation()
        return dice_words.scores(model.scored_avenue(model.at_screen))

    def _show_cards(self) -> None:
        looks = card_looks(self.model, rolling=self.stage.is_rolling)
        for place, (card, look) in enumerate(zip(self.cards, looks, strict=True)):
            in_preparation = not self.model.turn
            blank = card_words.before_roll(place, in_preparation=in_preparation) if not look else ""
            card.show_card(look, blank)
        self._show_arrows()

    def _show_arrows(self) -> None:
        dice = self.model.dice
        if dice is None or self.stage.is_rolling or self.entry.isVisible():
            self.arrows.show_arrows(())
            return
        is_doubles = dice[0] == dice[1]
        arrows = []
        for die in (0, 1):
            own, other = self.cards[die], self.cards[1 - die]
            start = self._in_arrows(self.tray, self.tray.foot_of(die))
            if not self.model.turn:
                end = self._in_arrows(own, own.head_of_column())
                arrows.append(Arrow(die, start, end, is_dashed=True))
                continue
            end = self._in_arrows(own, own.head_of_project())
            arrows.append(Arrow(die, start, end))
            if not is_doubles or die:
                end = self._in_arrows(other, other.head_of_column())
                arrows.append(Arrow(die, start, end, is_dashed=True))
        self.arrows.show_arrows(arrows)

    def _in_arrows(self, part: QWidget, place: QPointF) -> QPointF:
        """A place on a part, where the arrows are painted."""
        return place + QPointF(part.pos() - self.arrows.pos())

    def _load_pieces(self) -> None:
        """The pictures of what may be dragged."""
        side, dpr = 84 * (self.places.scale if self.places else 1.0), self.devicePixelRatioF()
        self.drags.pixmap_for = {
            card.thing: self.icons.icon(f"rolling/{card.look.project.key}", side, side, dpr, "")
            for card in self.cards
            if card.look is not None
        }

    def _make_way(self) -> None:
        """A project is taken up: it flies above everything."""
        self.overlay.raise_()
        self.toast.hide()

    # Pictures.

    def _repaint_parts(self) -> None:
        """Pictures came that were missing."""
        if not self.background.is_complete:
            # Everything that lies on it is painted with it.
            self.update()
        if not self.icons.has_missed:
            return
        self.icons.has_missed = False
        self._load_pieces()
        for part in self.findChildren(QWidget):
            is_complete = isinstance(part, Panel) and part.is_complete
            if not is_complete and part is not self.sheet and part.parent() is not self.overlay:
                part.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The wood of the table."""
        with QPainter(self) as painter:
            self.background.paint(painter, self.rect(), event.rect(), self.devicePixelRatioF())

    # What is told.

    def say(self, text: str) -> None:
        """Show a message that disappears by itself."""
        self.toast.say(text, *self._toast_place())

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
        if places is self.places:
            return
        self.places = places
        self.bar.setGeometry(places.bar)
        self.bar.set_scale(places.scale)
        self.sheet.setGeometry(places.sheet)
        self._place_column(places)
        self._place_above(places)

    def _place_column(self, places: Places) -> None:
        alone = self.model.is_alone
        for part, area in (
            (self.tray, places.tray),
            (self.cards[0], places.cards[0]),
            (self.cards[1], places.cards[1]),
            (self.entry, places.cards[0].united(places.cards[1])),
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
        self.arrows.setGeometry(places.arrows)
        self.arrows.scale = places.scale

    def _place_above(self, places: Places) -> None:
        """Place what is above the other parts: drawer, message line, dragged pieces."""
        self.drawer.setGeometry(places.drawer)
        self.drawer.set_scale(places.scale)
        self.hand_over.setGeometry(self.rect())
        self.hand_over.scale = places.scale
        self.overlay.setGeometry(self.rect())
        self.toast.scale = places.scale
        if self.toast.isVisible():
            self.toast.place(*self._toast_place())
        self.back.scale = places.scale
        self.back.setGeometry(self._back_place())

    def _toast_place(self) -> tuple[QPoint, int]:
        """Where a line is shown, and how wide it may be."""
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
