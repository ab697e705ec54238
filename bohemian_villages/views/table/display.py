"""TableDisplay: the parts of the table, laid out for the window and kept true to the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QMenu, QWidget

from ...models.game.actions import ActionsModel
from ...models.game.announcements import Announcement
from ...models.game.data import NO_PLAYER, Board, Kind
from ...models.game.game_model import GameModel
from ...models.game.log import LogModel
from ...models.game.players import player_view
from ...models.game.supply import supply_row
from ...models.hint.why_model import WhyModel
from ...models.program.preferences import Preferences
from ...words.game.names import building_names
from ..board import BoardView, Lit
from ..hint.places import arrange_with
from ..hint.side import HintSide
from ..toolkit.animation.director import Director
from ..toolkit.art import Art
from ..toolkit.painting.icons import ArtIcons
from ..toolkit.table.page import TablePage
from ..toolkit.widgets.announcement import AnnouncementBanner, Banner
from ..toolkit.widgets.plain_text import show_tip
from ..toolkit.widgets.why_sheet import WhySheet
from .bar import Bar
from .buttons import Buttons
from .cards.building_card import BuildingCard
from .cards.player_card import PlayerCard, show_alike
from .details import Details
from .dice.chip import Chip
from .dice.chip_card import ChipCard
from .dice.chips import Chips
from .dice.real_dice import RealDice
from .dice.tray import Tray
from .drawer import TableDrawer
from .layout import Arrangement, chip_card_place, drawer_place
from .meanwhile import MeanwhilePanel
from .news import News
from .rack import Rack
from .stage import TableStage
from .supply import SupplyPanel


class TableDisplay(TablePage):
    """Shows the present position, without knowing how it came about."""

    def __init__(
        self,
        model: GameModel,
        preferences: Preferences,
        art: Art,
        parent: QWidget | None,
        sound: Callable[[str], None],
        add_to_log_menu: Callable[[QMenu], object] | None,
    ) -> None:
        self.icons = ArtIcons(art)
        super().__init__(preferences, self.icons, parent)
        self.model = model
        self.art = art
        self.cards: list[PlayerCard] = []
        self.places: Arrangement | None = None
        self._make_models()
        self._make_parts(add_to_log_menu)
        self._make_stage(sound)
        self._connect_parts()

    def _make_models(self) -> None:
        self.log = LogModel(self.model, self)
        self.actions_model = ActionsModel(self.model, self)

    def _make_parts(self, add_to_log_menu: Callable[[QMenu], object] | None) -> None:
        self.board = BoardView(self.art, self)
        left = partial(supply_row, self.model)
        self.bar = Bar(left, self.icons, self)
        self.supply = SupplyPanel(left, self.drags, self.icons, self)
        self.rack = Rack(self.drags, self.icons, self)
        self.tray = Tray(self.model, self.icons, self)
        self.chips = Chips(self.model, self.icons, self)
        self.real_dice = RealDice(self.model, self.icons, self)
        self.buttons = Buttons(self.model, self.icons, self)
        self.drawer = TableDrawer(self.actions_model, self.log, self.icons, self, add_to_log_menu)
        self.banner = AnnouncementBanner(self.icons, self)
        self.meanwhile = MeanwhilePanel(self.icons, self)
        self.why = WhySheet(WhyModel(self.model, self), self.icons, self)
        self.building_card = BuildingCard(self.icons, self)
        self.chip_card = ChipCard(self.icons, self)
        for part in (self.meanwhile, self.drawer, self.real_dice):
            part.hide()

    def _make_stage(self, sound: Callable[[str], None]) -> None:
        model, board, cards, icons = self.model, self.board, self.cards, self.icons
        self.stage = TableStage(
            model, board, self.tray, self.rack, self.supply, self.bar, cards, icons, sound
        )
        self.director = Director(self.overlay, self.stage, self)
        self.hint = HintSide(model, self.preferences, self.stage, self.director, self)
        self.news = News(model, board, self.drawer, self.meanwhile, self.chips, self)
        self.details = Details(model, self.stage, self.news, self.drags, self.building_card, self)

    def _connect_parts(self) -> None:
        for changed in (self.model.selection_changed, self.model.thinking_changed):
            changed.connect(self.show_selection)
        self.hint.room_changed.connect(self.arrange)
        self.hint.suggestion_changed.connect(self.show_selection)
        self.board.building_hovered.connect(self._preview)
        self.board.cursor_moved.connect(self._preview)
        self.chips.card_requested.connect(self._show_chip_card)
        self.chips.card_over.connect(self.chip_card.hide)

    # Another game.

    def lay_villages(self) -> None:
        """Lay out another game: its villages, its players."""
        setup = self.model.setup
        self._deal_cards(len(setup.players))
        self.hint.raise_()
        cards = (self.building_card, self.chip_card)
        for above in (self.drawer, self.why, self.toast, *cards, self.overlay, self.banner):
            above.raise_()
        self._set_tab_order()
        # First the place, then the villages: their pictures are drawn for one size only.
        self.board.set_board(Board(()))
        self.places = None
        self.arrange()
        colors = [player.color for player in setup.players]
        self.board.set_colors(colors)
        self.drawer.log_list.set_colors(colors)
        self.hint.set_players(colors)
        self.board.set_names({kind: building_names.one(kind) for kind in Kind})
        self.board.set_board(setup.board)
        self.stage.settle()

    def _deal_cards(self, players: int) -> None:
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards[:] = [PlayerCard(seat, self.drags, self.icons, self) for seat in range(players)]
        for card in self.cards:
            card.clicked.connect(self._show_score)
            card.show()

    def _set_tab_order(self) -> None:
        """Reading order, with what a turn needs first."""
        order = [self.board, *self.tray.dice, self.buttons.go, self.buttons.reroll]
        order += [self.buttons.undo, self.buttons.redo, self.buttons.hint]
        order += [self.hint.panel.list, self.hint.panel.play, self.hint.panel.close_button]
        order += [*self.cards, *self.bar.buttons, self.bar.back]
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)
        # The chips appear and disappear, and are placed after the dice.
        self.chips.part_before = self.tray.dice[-1]
        self.chips.set_tab_order()

    # What is shown.

    def refresh(self) -> None:
        """Update everything."""
        self.arrange()
        for card in self.cards:
            view = player_view(self.model, card.player)
            card.show_player(view, active=view.to_move)
            card.can_drag = view.to_move and view.is_human and not self.rack.isVisible()
        show_alike(self.cards)
        self.supply.refresh()
        self.bar.refresh()
        self.hint.show_chances()
        self.refresh_turn()
        self.news.begin()

    def refresh_turn(self) -> None:
        """Show what the player to move can do."""
        view = player_view(self.model, self.model.player)
        self.rack.show_figures(view.color, view.figures, can_drag=view.is_human)
        self.load_pieces()
        entering = self.model.can_enter_roll
        self.real_dice.setVisible(entering)
        if entering:
            self.meanwhile.hide()
        self.chips.setVisible(not (entering or self.meanwhile.isVisible()))
        self.real_dice.refresh()
        if not self.stage.is_tumbling:
            self.chips.refresh(self.model.prompt)
        self.news.ring()
        self.show_selection()

    def show_selection(self) -> None:
        """Show what is selected or suggested, and what can be reached with it."""
        model, tumbling = self.model, self.stage.is_tumbling
        lit = {
            building: Lit(target.victim, self.tr("kick") if target.victim != NO_PLAYER else "")
            for building, target in model.lit().items()
            if not tumbling
        }
        suggested = self.hint.lit()
        self.board.set_lit(lit if suggested is None or tumbling else suggested)
        self.tray.refresh()
        self.chips.mark()
        self._preview()
        self.buttons.refresh(tumbling=tumbling)
        if not tumbling:
            self.bar.say_turn(model.turn, self.hint.prompt or model.prompt)

    def _preview(self) -> None:
        """Show in the tray which dice the building under pointer or cursor would use."""
        board = self.board
        building = board.cursor_building if board.hovered is None else board.hovered
        target = None if building is None else self.model.lit().get(building)
        self.tray.preview(target.ways[0] if target else ())

    def load_pieces(self) -> None:
        """The pictures of what may be dragged."""
        dpr, side = self.devicePixelRatioF(), 46 * self.stage.scale
        self.drags.pixmap_for = {
            "figure": self.stage.figure_picture(self.model.player),
            "bishop": self.icons.icon("bishop", side, side, dpr, ""),
            "special": self.icons.icon("special", side, side, dpr, ""),
        }

    # What is told.

    def announce(self, announcements: Sequence[Announcement]) -> None:
        """Show announcements, unless the table is out of sight."""
        if self.isVisible() and announcements:
            colors = {n: player.color for n, player in enumerate(self.model.setup.players)}
            self.banner.announce(
                [
                    Banner(each.icon, each.text, colors.get(each.player, ""))
                    for each in announcements
                ]
            )

    def _show_score(self, player: int) -> None:
        card = self.cards[player]
        tip = player_view(self.model, player).score_tip
        show_tip(card.mapToGlobal(QPoint(card.width() // 2, 30)), tip, card)

    def _show_chip_card(self, chip: Chip) -> None:
        """Show the card of a chip beside the board."""
        if self.places is None or self.stage.is_tumbling:
            return
        halves = self.model.choice_facts(chip.choice)
        place, width = chip_card_place(self.places)
        self.chip_card.show_halves(halves, chip.told_of_lost(), place, width)
        chip.setAccessibleDescription("; ".join(line for half in halves for line in half.lines))

    # Where it lies.

    def arrange(self) -> None:
        """Lay the parts out for the window and the player to move."""
        setup = self.model.setup
        places = arrange_with(
            self.width(),
            self.height(),
            len(setup.board.villages),
            len(setup.players),
            self.model.player,
            is_open=self.hint.is_open,
            has_chances=self.hint.has_chances,
        )
        if places is self.places:
            return
        self.places = places
        self._place_board(places)
        self._place_side(places)
        self._place_turn(places)
        self._place_above(places)

    def _place_board(self, places: Arrangement) -> None:
        self.board.setGeometry(places.board)
        self.board.set_columns(places.columns)
        self.bar.setGeometry(places.bar)
        self.bar.set_scale(places.scale)
        self.bar.show_supply(places.supply is None)

    def _place_side(self, places: Arrangement) -> None:
        for card, area, density in zip(self.cards, places.cards, places.densities, strict=True):
            card.setGeometry(area)
            card.setVisible(not places.are_cards_covered)
            card.set_scale(places.scale)
            card.set_density(density)
        show_alike(self.cards)
        for panel, place in ((self.supply, places.supply), (self.rack, places.rack)):
            panel.setVisible(place is not None)
            if place is not None:
                panel.setGeometry(place)
                panel.set_scale(places.scale)
        self.hint.place(places)

    def _place_turn(self, places: Arrangement) -> None:
        for panel, place in (
            (self.tray, places.tray),
            (self.chips, places.chips),
            (self.real_dice, places.chips),
            (self.meanwhile, places.chips),
            (self.buttons, places.buttons),
        ):
            panel.setGeometry(place)
            panel.set_scale(places.scale)

    def _place_above(self, places: Arrangement) -> None:
        """Place what is above the other parts."""
        self.place_above(drawer_place(places), places.scale)
        self.why.place(drawer_place(places), places.cards, places.scale)
        for card in (self.building_card, self.chip_card):
            card.hide()
            card.set_scale(places.scale)
        self.banner.place(QRectF(places.board), places.scale)

    def toast_place(self) -> tuple[QPoint, int]:
        """Where a message is shown, and how wide it may be."""
        board = self.board.geometry()
        top = QPoint(board.center().x(), board.top() + round(14 * self.stage.scale))
        return top, round(board.width() * 0.8)
