"""What is in sight on the table: every part is kept true to the game and to what is picked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ...models.game.data import NO_PLAYER, FigurePlaced
from ..board import Lit
from ..toolkit.widgets.panel import Panel
from .dice.chip import Chip
from .placing import chip_card_place

if TYPE_CHECKING:
    from .table_screen import TableScreen


class Sight(QObject):
    """Shows the game as it is now; how it came to be so, the flow shows."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self.table = table
        self.model = table.model
        self.model.selection_changed.connect(self.show_selection)
        table.art.ready.connect(self._repaint_parts)
        table.board.building_hovered.connect(self._preview)
        table.board.cursor_moved.connect(self._preview)
        table.drawer.buildings_shown.connect(self._mark_told)
        table.board.tip_for = self.tip
        self._asked_for_meanwhile = False
        table.board.has_cards = True
        table.board.card_requested.connect(self._show_card)
        table.board.building_hovered.connect(self._follow_pointer)
        table.board.cursor_moved.connect(self._follow_cursor)
        table.chips.card_requested.connect(self._show_chip_card)
        table.chips.card_over.connect(table.chip_card.hide)
        table.drags.cancelled.connect(lambda _thing: table.building_card.hide())
        table.drags.dropped.connect(lambda _thing, _at: table.building_card.hide())

    def refresh(self) -> None:
        """Show everything as it is."""
        table = self.table
        table.arrange()
        for card in table.cards:
            view = table.players.summary(card.player)
            card.show_player(view, active=view.to_move)
            card.can_drag = view.to_move and view.is_human and not table.rack.isVisible()
        table.supply.refresh()
        table.bar.refresh()
        table.hint.show_chances()
        self._asked_for_meanwhile = False
        self.refresh_turn()
        self._show_meanwhile()

    def refresh_turn(self) -> None:
        """Show what the player to move can do."""
        table, model = self.table, self.model
        view = table.players.summary(model.player)
        table.rack.show_figures(view.color, view.figures, can_drag=view.is_human)
        self._load_pieces()
        entering = model.can_enter_roll
        table.real_dice.setVisible(entering)
        if entering:
            table.meanwhile.hide()
        table.chips.setVisible(not (entering or table.meanwhile.isVisible()))
        table.real_dice.refresh()
        if not table.flow.is_rolling:
            table.chips.refresh(model.prompt)
        self.mark_news()
        self.show_selection()

    def _show_meanwhile(self) -> None:
        """Tell what the others did until the player rolls, or again for whoever asked."""
        table, model = self.table, self.model
        awaits_roll = not model.state.dice and not model.can_enter_roll
        turns = model.turns_of_others if awaits_roll or self._asked_for_meanwhile else []
        table.meanwhile.show_turns(turns, model.prompt if awaits_roll else "")
        table.meanwhile.setVisible(bool(turns))
        table.chips.setVisible(not (turns or model.can_enter_roll))

    def toggle_meanwhile(self) -> None:
        """Show again what the others did, or put it away."""
        if self.model.can_enter_roll or not self.model.turns_of_others:
            self.show_news()
            return
        self._asked_for_meanwhile = not self.table.meanwhile.isVisible()
        if self._asked_for_meanwhile:
            self.show_news()
        self._show_meanwhile()

    def _load_pieces(self) -> None:
        """The pictures of what may be dragged."""
        table = self.table
        dpr, side = table.devicePixelRatioF(), 46 * table.stage.scale
        table.drags.pixmap_for = {
            "figure": table.stage.figure_picture(self.model.player),
            "bishop": table.icons.icon("bishop", side, side, dpr, ""),
            "special": table.icons.icon("special", side, side, dpr, ""),
        }

    def show_selection(self) -> None:
        """Show what is picked, and what can be reached with it."""
        table, model, rolling = self.table, self.model, self.table.flow.is_rolling
        lit = {
            building: Lit(target.victim, self.tr("kick") if target.victim != NO_PLAYER else "")
            for building, target in model.lit().items()
            if not rolling
        }
        suggested = table.hint.lit()
        table.board.set_lit(lit if suggested is None or rolling else suggested)
        table.tray.refresh()
        table.chips.mark()
        self._preview()
        table.buttons.refresh(rolling=rolling)
        if not rolling:
            table.bar.say(model.turn, table.hint.prompt or model.prompt)

    def _preview(self) -> None:
        """Show in the tray which dice the building under pointer or cursor would use."""
        board = self.table.board
        building = board.cursor_building if board.hovered is None else board.hovered
        target = None if building is None else self.model.lit().get(building)
        self.table.tray.preview(target.ways[0] if target else ())

    def tip(self, building: int) -> str:
        """What to tell whoever points at a building."""
        text = self.model.target_tip(building)
        if building not in self.table.board.marked or self.table.drawer.isVisible():
            return text
        return "\n".join([text, self._told_of_ring()])

    # The card of a building.

    def _show_card(self, building: int) -> None:
        """Tell what a building brings and does, beside it."""
        table = self.table
        if table.flow.is_rolling:
            return
        facts = self.model.building_facts(building)
        if building in table.board.marked and not table.drawer.isVisible():
            facts = evolve(facts, lines=(*facts.lines, self._told_of_ring()))
        place = table.mapFromGlobal(table.board.building_place(building))
        table.building_card.show_building(facts, place, table.rect().adjusted(4, 4, -4, -4))

    def _follow_pointer(self, building: int) -> None:
        """Another building under the pointer: a figure in hand wants to know at once."""
        card = self.table.building_card
        if building < 0:
            card.hide()
        elif card.isVisible() or self.table.drags.is_dragging:
            self._show_card(building)

    def _follow_cursor(self, building: int) -> None:
        """Whoever walks by keys has no pointer to rest."""
        if building < 0:
            self.table.building_card.hide()
        else:
            self._show_card(building)

    def _show_chip_card(self, chip: Chip) -> None:
        """Tell what a chip brings, beside the board that it lights."""
        table = self.table
        if table.places is None or table.flow.is_rolling:
            return
        halves = self.model.choice_facts(chip.choice)
        place, width = chip_card_place(table.places)
        table.chip_card.show_halves(halves, chip.told_of_lost(), place, width)
        chip.setAccessibleDescription("; ".join(line for half in halves for line in half.lines))

    def _told_of_ring(self) -> str:
        return self.tr("Red ring: new since your last turn.")

    # What the others did.

    def news(self) -> set[int]:
        """The buildings where something happened since the last turn of the player to move."""
        events = self.model.happened_since_turn_of(self.model.player)
        return {event.building for event in events if isinstance(event, FigurePlaced)}

    def mark_news(self) -> None:
        """Mark what the others did since the player's last turn, until the player moves."""
        model = self.model
        fresh = model.is_human_turn and not model.state.moved
        self.table.board.set_marked(self.news() if fresh else set())

    def show_news(self) -> None:
        """Show again what the others did."""
        self.table.board.set_marked(self.news())

    def _mark_told(self, buildings: Sequence[int]) -> None:
        """Mark what a line of the log speaks of, or again what the others did."""
        if buildings:
            self.table.board.set_marked(set(buildings))
        else:
            self.mark_news()

    def _repaint_parts(self) -> None:
        """Pictures came that were missing."""
        table = self.table
        if not table.background.is_complete:
            # Everything that lies on it is painted with it.
            table.update()
        if not table.icons.has_missed:
            return
        table.icons.has_missed = False
        self._load_pieces()
        for part in table.findChildren(QWidget):
            is_complete = isinstance(part, Panel) and part.is_complete
            if not is_complete and part is not table.board and part.parent() is not table.overlay:
                part.update()
