"""Reading the setup of a record."""

from __future__ import annotations

from collections.abc import Iterator

from ...records.dice_from import read_dice_from
from ...records.errors import Problem
from ...records.fields import Fields, Unique
from ..board import KINDS_BY_KEY, PRINTED_WITH_COINS, Board, Building, Village
from ..bounds import MOST_BUILDINGS, MOST_TURNS, MOST_VILLAGES
from ..setup import COLORS, LEAST_PLAYERS, MOST_PLAYERS, Player, Setup
from ..state import DEFAULT_BANK, DEFAULT_SPECIAL_TILES, default_figures
from .format import PLAYER_FIELDS, SETUP_FIELDS


def read_setup(fields: Fields) -> Setup:
    """The setup, its fields checked in the order in which they are written."""
    seed = fields.filled_text("seed") if "seed" in fields else None
    dice_from = read_dice_from(fields, 1, MOST_TURNS) if "dice_from" in fields else ()
    players = _read_players(fields)
    return Setup(
        seed=seed,
        dice_from=dice_from,
        players=players,
        first_player=fields.index("first_player", len(players)) if "first_player" in fields else 0,
        figures=_amount(fields, "figures", 1, default_figures(len(players))),
        bank=_amount(fields, "bank", 1, DEFAULT_BANK),
        special_tiles=_amount(fields, "special_tiles", 0, DEFAULT_SPECIAL_TILES),
        forgetful_income="forgetful_income" in fields and fields.boolean("forgetful_income"),
        board=_read_board(fields),
        extra=fields.extra(SETUP_FIELDS),
    )


def _amount(fields: Fields, name: str, least: int, default: int) -> int:
    return fields.amount(name, least) if name in fields else default


def _read_players(fields: Fields) -> tuple[Player, ...]:
    fields.counted("players", LEAST_PLAYERS, MOST_PLAYERS)
    colors = Unique("color")
    return tuple(_read_player(player, colors) for player in fields.objects("players"))


def _read_player(fields: Fields, colors: Unique) -> Player:
    return Player(
        name=fields.name("name"),
        color=colors.check(fields, fields.word("color", COLORS)),
        control=fields.name("control"),
        extra=fields.extra(PLAYER_FIELDS),
    )


def _read_board(fields: Fields) -> Board:
    fields.counted("villages", 0, MOST_VILLAGES)
    ids = Unique("id")
    return Board(tuple(_read_village(village, ids) for village in fields.objects("villages")))


def _read_village(fields: Fields, ids: Unique) -> Village:
    return Village(
        id=ids.check(fields, fields.text("id")),
        name=fields.name("name"),
        buildings=tuple(map(_read_building, _buildings(fields))),
    )


def _buildings(fields: Fields) -> Iterator[Fields]:
    fields.counted("buildings", 0, MOST_BUILDINGS)
    return fields.objects("buildings")


def _read_building(fields: Fields) -> Building:
    kind = KINDS_BY_KEY[fields.word("kind", KINDS_BY_KEY)]
    if kind in PRINTED_WITH_COINS:
        return Building(kind, fields.amount("value", 0))
    if "value" in fields:
        raise fields.error(Problem.UNEXPECTED, "value", kind=kind)
    return Building(kind)
