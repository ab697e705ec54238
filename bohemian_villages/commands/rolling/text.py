"""A new game of Rolling Village for the terminal."""

from __future__ import annotations

import argparse

from ...ai.lab.simulation import new_seed
from ...levels import LEVELS
from ...rolling_village.engine.game import Game
from ...rolling_village.engine.setup import HUMAN, MOST_PLAYERS, Player, Setup
from ...rolling_village.printed_sheet import standard_sheet
from ...rolling_village.words.calls import rolling_call_words
from ...words.controls import control_names
from .. import call
from .players import check_villages

SEATS = HUMAN


def new_game(options: argparse.Namespace) -> Game:
    """A new game for the seats given in the options."""
    check_villages(options)
    text = SEATS if options.players is None else options.players
    controls = call.listed(text)
    known = [HUMAN, *LEVELS]
    if len(controls) > MOST_PLAYERS or not set(controls) <= set(known):
        raise call.CallError(rolling_call_words.not_a_table(text, known))
    seats = tuple(Player(_name(controls, place), controls[place]) for place in range(len(controls)))
    return Game(Setup(seats, standard_sheet(), options.seed or new_seed()))


def _name(controls: list[str], place: int) -> str:
    name = control_names.name(controls[place])
    earlier = controls[:place].count(controls[place])
    return f"{name} {earlier + 1}" if earlier else name
