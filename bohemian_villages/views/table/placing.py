"""Placing the parts of the table where its arrangement for a window says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF

from ..hint.places import arrange_with
from .layout import Arrangement, Shape

if TYPE_CHECKING:
    from .table_screen import TableScreen


def place_parts(table: TableScreen) -> None:
    """Lay everything out for the window as it is."""
    setup = table.model.setup
    villages, players = len(setup.board.villages), len(setup.players)
    places = arrange_with(
        table.width(),
        table.height(),
        villages,
        players,
        table.model.player,
        is_open=table.hint.is_open,
        has_chances=table.hint.has_chances,
    )
    if places is table.places:
        return
    table.places = places
    table.stage.scale = places.scale
    _place_board(table, places)
    _place_side(table, places)
    _place_turn(table, places)
    _place_above(table, places)


def _place_board(table: TableScreen, places: Arrangement) -> None:
    table.board.setGeometry(places.board)
    table.board.set_columns(places.columns)
    table.bar.setGeometry(places.bar)
    table.bar.set_scale(places.scale, with_supply=places.supply is None)


def _place_side(table: TableScreen, places: Arrangement) -> None:
    for card, area, density in zip(table.cards, places.cards, places.densities, strict=True):
        card.setGeometry(area)
        card.setVisible(not places.are_cards_covered)
        card.set_scale(places.scale)
        card.set_density(density)
    for panel, place in ((table.supply, places.supply), (table.rack, places.rack)):
        panel.setVisible(place is not None)
        if place is not None:
            panel.setGeometry(place)
            panel.set_scale(places.scale)
    table.hint.place(places)


def _place_turn(table: TableScreen, places: Arrangement) -> None:
    for panel, place in (
        (table.tray, places.tray),
        (table.chips, places.chips),
        (table.real_dice, places.chips),
        (table.meanwhile, places.chips),
        (table.buttons, places.buttons),
    ):
        panel.setGeometry(place)
        panel.set_scale(places.scale)


def _place_above(table: TableScreen, places: Arrangement) -> None:
    """What lies over the other parts: the drawer, the line that is said, pieces in the air."""
    table.drawer.setGeometry(_drawer_place(places))
    table.drawer.set_scale(places.scale)
    table.toast.scale = places.scale
    if table.toast.isVisible():
        table.toast.place(*table.toast_place())
    for card in (table.building_card, table.chip_card):
        card.hide()
        card.set_scale(places.scale)
    table.banner.place(QRectF(places.board), places.scale)
    table.overlay.setGeometry(table.rect())


def chip_card_place(places: Arrangement) -> tuple[QPoint, int]:
    """Where the card of a chip ends, and how wide it is: over the cards, never over the board."""
    last = places.cards[-1]
    if places.shape is Shape.STRIP:
        bottom = places.buttons.bottom()
    elif places.shape is Shape.CELLS:
        bottom = last.bottom()
    else:
        bottom = places.tray.top() - (places.tray.top() - last.bottom()) // 2
    return QPoint(last.left(), bottom), last.width()


def _drawer_place(places: Arrangement) -> QRect:
    """Over the cards, as tall as can be without hiding the buttons."""
    first, last = places.cards[0], places.cards[-1]
    bottom = max(last.bottom(), places.buttons.top() - 8)
    place = first.united(last)
    place.setBottom(bottom)
    return place
