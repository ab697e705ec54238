"""Places of the winning chances and the hint: the table's arrangement with room for them.

If the cards are in a sidebar they become smaller, the hint is below them and covers the supply,
which moves to the bar. If everything is in one column the hint replaces the cards.
"""

from __future__ import annotations

from functools import lru_cache

from attrs import evolve
from PySide6.QtCore import QRect

from ..table.layout import (
    FULL_CARD,
    GUTTER,
    LEAST_CHIPS,
    MIDDLE_CARD,
    SLIM_ACTIVE_CARD,
    SLIM_CARD,
    Arrangement,
    Density,
    TableShape,
    arrange,
)

CHANCES, THIN_CHANCES = 66, 32
LEAST_HINT = 380
"""Three turns and what decides for one of them."""
NEEDED = 300
"""With less than that the cards give way altogether."""
GAP, TIGHT = 8, 5

FULL = (Density.FULL, FULL_CARD)
MIDDLE = (Density.MIDDLE, MIDDLE_CARD)
LARGE_SLIM = (Density.SLIM, SLIM_ACTIVE_CARD)
SLIM = (Density.SLIM, SLIM_CARD)
Card = tuple[Density, int]

# The cards of the others and that of the player to move, the fullest first.
WITH_CHANCES: tuple[tuple[Card, Card], ...] = (
    (FULL, FULL),
    (MIDDLE, FULL),
    (MIDDLE, MIDDLE),
    (LARGE_SLIM, MIDDLE),
    (LARGE_SLIM, LARGE_SLIM),
    (SLIM, MIDDLE),
    (SLIM, LARGE_SLIM),
    (SLIM, SLIM),
)
WITH_HINT = ((LARGE_SLIM, LARGE_SLIM), (SLIM, LARGE_SLIM), (SLIM, SLIM))


@lru_cache(maxsize=64)
def arrange_with(
    width: int,
    height: int,
    villages: int,
    players: int,
    active: int,
    *,
    is_open: bool,
    has_chances: bool,
) -> Arrangement:
    """The table with the hint, with only the chances, or without either."""
    places = arrange(width, height, villages, players, active)
    if not is_open and not has_chances:
        return places
    if places.shape is TableShape.COLUMN:
        return _in_column(places, is_open=is_open)
    return _in_sidebar(places, active, is_open=is_open)


def _in_sidebar(places: Arrangement, active: int, *, is_open: bool) -> Arrangement:
    s, gap = places.scale, round(GUTTER * places.scale)
    first = places.cards[0]
    bottom = _sidebar_bottom(places, is_open=is_open)
    chances = round(CHANCES * s)
    room = bottom - first.top() - chances - gap
    if is_open:
        room -= gap + round(LEAST_HINT * s)
        chosen = _fitting(WITH_HINT, len(places.cards), room, s)
        if not _fits(chosen, len(places.cards), room, s):
            gap, chances = round(TIGHT * s), round(THIN_CHANCES * s)
    else:
        chosen = _fitting(WITH_CHANCES, len(places.cards), room, s)
    kinds = [chosen[seat == active] for seat in range(len(places.cards))]
    cards = _stack(first, [round(high * s) for _density, high in kinds], gap)
    below = QRect(first.left(), cards[-1].bottom() + 1 + gap, first.width(), chances)
    top = below.bottom() + 1 + gap
    if is_open and bottom - top < NEEDED * s:
        return _over_cards(places, bottom, chances)
    hint = QRect(first.left(), top, first.width(), bottom - top) if is_open else None
    covers = hint is not None and places.supply is not None and hint.intersects(places.supply)
    return evolve(
        places,
        cards=tuple(cards),
        densities=tuple(density for density, _high in kinds),
        chances=below,
        hint=hint,
        supply=None if covers else places.supply,
    )


def _over_cards(places: Arrangement, bottom: int, chances: int) -> Arrangement:
    """The hint where the cards are otherwise, with the chances below it."""
    first, gap = places.cards[0], round(GUTTER * places.scale)
    low = bottom - chances
    hint = QRect(first.left(), first.top(), first.width(), low - gap - first.top())
    supply = places.supply
    covers = supply is not None and supply.left() >= first.left()
    return evolve(
        places,
        chances=QRect(first.left(), low, first.width(), chances),
        hint=hint,
        supply=None if covers else supply,
        are_cards_covered=True,
    )


def _sidebar_bottom(places: Arrangement, *, is_open: bool) -> int:
    """Down to where the sidebar may be used."""
    below = places.supply
    if places.shape is TableShape.STRIP and below is not None:
        gap = round(GUTTER * places.scale)
        return below.bottom() + 1 if is_open else below.top() - gap
    return places.board.bottom() + 1


def _fitting(
    choices: tuple[tuple[Card, Card], ...], players: int, room: int, scale: float
) -> tuple[Card, Card]:
    """The fullest cards for which there is room, else the slimmest."""
    fitting = (cards for cards in choices if _fits(cards, players, room, scale))
    return next(fitting, choices[-1])


def _fits(cards: tuple[Card, Card], players: int, room: int, scale: float) -> bool:
    (_, others), (_, mine) = cards
    gaps = round(GUTTER * scale) * (players - 1)
    return round(others * scale) * (players - 1) + round(mine * scale) + gaps <= room


def _stack(first: QRect, heights: list[int], gap: int) -> list[QRect]:
    tops = [first.top() + sum(heights[:place]) + gap * place for place in range(len(heights))]
    return [
        QRect(first.left(), top, first.width(), high)
        for top, high in zip(tops, heights, strict=True)
    ]


def _in_column(places: Arrangement, *, is_open: bool) -> Arrangement:
    s = places.scale
    gap, thin = round(GAP * s), round(THIN_CHANCES * s)
    first, tray, chips = places.cards[0], places.tray, places.chips
    chips_bottom = chips.bottom() + 1
    tray_top = places.cards[-1].bottom() + 1 + 2 * gap + thin
    if is_open:
        lowest = chips_bottom - round(LEAST_CHIPS * s) - gap - tray.height()
        tray_top = max(tray_top, lowest)
    chances = QRect(first.left(), tray_top - gap - thin, first.width(), thin)
    hint = QRect(first.left(), first.top(), first.width(), chances.top() - gap - first.top())
    chips_top = tray_top + tray.height() + gap
    return evolve(
        places,
        chances=chances,
        hint=hint if is_open else None,
        are_cards_covered=is_open,
        tray=QRect(tray.left(), tray_top, tray.width(), tray.height()),
        chips=QRect(chips.left(), chips_top, chips.width(), chips_bottom - chips_top),
    )
