"""Reading the setup of a record."""

from __future__ import annotations

from ....fair_dice import DiceFrom
from ....records.dice_from import read_dice_from
from ....records.fields import Fields
from ..setup import LEAST_PLAYERS, MOST_PLAYERS, Player, PrintedSheet, Setup
from ..sheet import AVENUES, COLUMNS
from ..state import LAST_TURN, PREPARATION
from .format import PLAYER_FIELDS, SETUP_FIELDS


def read_setup(fields: Fields) -> Setup:
    """The setup, its fields checked in the order in which they are written."""
    return Setup(
        seed=fields.filled_text("seed") if "seed" in fields else None,
        dice_from=_read_dice_from(fields),
        players=_read_players(fields),
        sheet=_read_sheet(fields),
        extra=fields.extra(SETUP_FIELDS),
    )


def _read_dice_from(fields: Fields) -> tuple[DiceFrom, ...]:
    return read_dice_from(fields, PREPARATION, LAST_TURN) if "dice_from" in fields else ()


def _read_players(fields: Fields) -> tuple[Player, ...]:
    fields.counted("players", LEAST_PLAYERS, MOST_PLAYERS)
    return tuple(_read_player(player) for player in fields.objects("players"))


def _read_player(fields: Fields) -> Player:
    return Player(
        name=fields.name("name"),
        control=fields.name("control"),
        extra=fields.extra(PLAYER_FIELDS),
    )


def _read_sheet(fields: Fields) -> PrintedSheet:
    """Five lists of six amounts."""
    fields.counted("sheet", AVENUES, AVENUES)
    avenues = fields.entries("sheet")
    for avenue in range(AVENUES):
        avenues.counted(avenue, COLUMNS, COLUMNS)
    rows = (avenues.entries(avenue) for avenue in range(AVENUES))
    return tuple(tuple(row.amount(column, 0) for column in range(COLUMNS)) for row in rows)
