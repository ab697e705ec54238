"""The table's parts never overlap, never leave the window and never become too small."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from bohemian_villages.views.board.grid import fit
from bohemian_villages.views.table.layout import Arrangement, Density, TableShape, arrange

SIZES = [
    (1024, 700), (1180, 700), (1280, 720), (1280, 800), (1280, 1024), (1366, 768), (1440, 900),
    (1600, 1200), (1920, 1080), (1920, 1200), (2560, 1080), (2560, 1440), (3840, 2160),
]  # fmt: skip
TABLES = [(6, 2), (8, 3), (8, 4), (9, 5), (3, 2), (12, 5)]

every_table = pytest.mark.parametrize(
    ("width", "height", "villages", "players"),
    [(*size, *table) for size in SIZES for table in TABLES],
)


def _parts(found: Arrangement) -> dict[str, QRect]:
    parts = {
        "bar": found.bar,
        "tray": found.tray,
        "chips": found.chips,
        "buttons": found.buttons,
        **{f"card {place}": card for place, card in enumerate(found.cards)},
    }
    optional = {"supply": found.supply, "rack": found.rack}
    return parts | {name: rect for name, rect in optional.items() if rect is not None}


def _tiles(found: Arrangement, villages: int) -> list[QRect]:
    """Where the board lays its tiles."""
    board = found.board
    grid = fit(board.width(), board.height(), villages, found.columns)
    size = QSize(round(grid.tile_width), round(grid.tile_height))
    return [QRect(QPoint(*cell) + board.topLeft(), size) for cell in grid.cells[:villages]]


@every_table
def test_no_part_overlaps_another(width: int, height: int, villages: int, players: int) -> None:
    found = arrange(width, height, villages, players)
    parts = _parts(found)
    if found.shape is TableShape.CELLS or villages % found.columns:
        parts |= {f"tile {n}": tile for n, tile in enumerate(_tiles(found, villages))}
    else:
        parts["board"] = found.board
    clashes = [
        (one, other) for one, other in combinations(parts, 2) if parts[one].intersects(parts[other])
    ]
    assert not clashes


@every_table
def test_every_part_is_within_the_window(
    width: int, height: int, villages: int, players: int
) -> None:
    window = QRect(0, 0, width, height)
    found = arrange(width, height, villages, players)
    outside = [name for name, rect in _parts(found).items() if not window.contains(rect)]
    assert not outside
    assert window.contains(found.board)


@every_table
def test_no_part_is_smaller_than_its_content(
    width: int, height: int, villages: int, players: int
) -> None:
    found = arrange(width, height, villages, players)
    assert found.chips.width() >= 290
    assert found.chips.height() >= 110
    assert found.tray.height() >= 70
    assert found.buttons.height() >= 45
    assert all(card.height() >= 50 and card.width() >= 250 for card in found.cards)


@every_table
def test_there_is_a_card_for_every_player_from_top_to_bottom(
    width: int, height: int, villages: int, players: int
) -> None:
    found = arrange(width, height, villages, players)
    assert len(found.cards) == len(found.densities) == players
    tops = [card.top() for card in found.cards]
    assert tops == sorted(tops)


def test_two_players_on_a_usual_screen_have_the_strip_and_full_cards() -> None:
    found = arrange(1280, 800, 6, 2)
    assert found.shape is TableShape.STRIP
    assert found.columns == 3
    assert found.densities == (Density.FULL, Density.FULL)


def test_nine_villages_on_a_wide_screen_stand_in_four_columns_beside_the_panels() -> None:
    found = arrange(1920, 1080, 9, 5)
    assert found.shape is TableShape.CELLS
    assert found.columns == 4


def test_a_small_window_puts_everything_but_the_board_into_one_column() -> None:
    found = arrange(1024, 700, 9, 5)
    assert found.shape is TableShape.COLUMN
    assert found.supply is None
    assert found.rack is None


def test_the_player_to_move_has_the_fullest_card() -> None:
    found = arrange(1280, 1024, 8, 4, active=2)
    assert found.densities[2] is Density.FULL
    assert found.cards[2].height() > found.cards[0].height()
