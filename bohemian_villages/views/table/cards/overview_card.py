"""The overview card of Bohemian Villages: its buildings, and what a turn is."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from ....models.game.data import SHOPS, Kind
from ....words.game.names import building_names
from ....words.game.overview import overview
from ...toolkit.art import Art
from ...toolkit.painting.canvas import BLACK, CENTER, Canvas, Icons
from ...toolkit.painting.icons import ArtIcons
from ...toolkit.theme import theme
from ...toolkit.widgets.rules_card import CardPicture, RulesCard, card_notes, card_rows


class OverviewCard(RulesCard):
    """The whole game on one sheet."""

    def __init__(self, parent: QWidget, art: Art) -> None:
        super().__init__(parent, ArtIcons(art))
        # The shops share a row.
        kinds = [SHOPS, *((kind,) for kind in Kind if kind not in SHOPS)]
        self.marks = [BuildingMark(each, self.icons) for each in kinds]
        rows = card_rows(zip(self.marks, map(_told, kinds), strict=True), across=10, down=3)
        self.lay((rows, 11), (card_notes(overview.notes()), 9))


class BuildingMark(CardPicture):
    """Pictures of buildings with their numbers."""

    def __init__(self, kinds: tuple[Kind, ...], icons: Icons) -> None:
        super().__init__(142, 88 if len(kinds) > 1 else 58, icons)
        self.kinds = kinds

    def paint(self, canvas: Canvas, _area: QRectF) -> None:
        """Each building and its badge; four of them in two rows."""
        across = 2 if len(self.kinds) > 1 else 1
        wide = self.width() / across
        high = self.height() / (len(self.kinds) / across)
        for place, kind in enumerate(self.kinds):
            left, top = place % across * wide, place // across * high
            self._paint(canvas, kind, QRectF(left, top, wide, high))

    def _paint(self, canvas: Canvas, kind: Kind, area: QRectF) -> None:
        s = self.scale
        badge = QRectF(area.left() + 2 * s, area.center().y() - 13 * s, 26 * s, 26 * s)
        look = theme()
        canvas.box(badge, 13, "#FFFBF0", edge=look.outline, width=1.6)
        canvas.write(badge, str(int(kind)), canvas.text_font(15, BLACK), "#2C1B10", CENTER)
        house = area.adjusted(32 * s, s, -2 * s, -s)
        canvas.draw(f"building-{kind.key}", house)


def _told(kinds: tuple[Kind, ...]) -> str:
    name = building_names.one(kinds[0]) if len(kinds) == 1 else overview.shops()
    kick = escape(overview.kicking(kinds[0]))
    return f"<b>{escape(name)}</b> · <i>{kick}</i><br>{escape(overview.effect(kinds[0]))}"
