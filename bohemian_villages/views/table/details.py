"""Shows the card of the building that is pointed at."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ...models.game.game_model import GameModel
from ..toolkit.widgets.drag import DragSource
from .cards.building_card import BuildingCard
from .news import News
from .stage import TableStage


class Details(QObject):
    """Shows the card of the building under the pointer or the cursor."""

    def __init__(
        self,
        model: GameModel,
        stage: TableStage,
        news: News,
        drags: DragSource,
        card: BuildingCard,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._parent = parent
        self.model = model
        self.stage = stage
        self.news = news
        self.drags = drags
        self.card = card
        stage.board.has_cards = True
        stage.board.tip_for = self.tip
        stage.board.card_requested.connect(self._show)
        stage.board.building_hovered.connect(self._follow_pointer)
        stage.board.cursor_moved.connect(self._follow_cursor)
        drags.cancelled.connect(lambda _thing: card.hide())
        drags.dropped.connect(lambda _thing, _at: card.hide())

    def tip(self, building: int) -> str:
        """The tool tip of a building."""
        lines = (self.model.target_tip(building), self.news.told_of_ring(building))
        return "\n".join(line for line in lines if line)

    def _show(self, building: int) -> None:
        """Show the card beside the building."""
        if self.stage.is_tumbling:
            return
        facts = self.model.building_facts(building)
        if ring := self.news.told_of_ring(building):
            facts = evolve(facts, lines=(*facts.lines, ring))
        place = self._parent.mapFromGlobal(self.stage.board.building_place(building))
        room = self._parent.rect().adjusted(4, 4, -4, -4)
        self.card.show_building(facts, place, room, as_line=self.drags.is_dragging)

    def _follow_pointer(self, building: int) -> None:
        """Another building under the pointer: a figure in hand wants to know at once."""
        if building < 0:
            self.card.hide()
        elif self.card.isVisible() or self.drags.is_dragging:
            self._show(building)

    def _follow_cursor(self, building: int) -> None:
        """Show the card at once for a cursor moved by keys, since it never hovers."""
        if building < 0:
            self.card.hide()
        else:
            self._show(building)
