"""Small builders: a table with names for the positions of tests.engine.boards."""

from __future__ import annotations

from bohemian_villages.engine.board import KINDS_BY_KEY, Board, Building, Village
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.engine.state import State

NAMES = ("Anna", "Ota", "Eva", "Jan", "Ida")


def setup_of(state: State, *names: str) -> Setup:
    """A setup for a position, its players called like this or as usual."""
    players = names or NAMES[: state.players]
    return Setup(tuple(map(Player, players, COLORS)), state.board)


def board_of(**villages: str) -> Board:
    """A board of villages with these names and buildings."""
    return Board(
        tuple(
            Village(f"V{number}", name, tuple(Building(KINDS_BY_KEY[b], 5) for b in line.split()))
            for number, (name, line) in enumerate(villages.items(), 1)
        )
    )


def named_board(*names: str) -> Board:
    """A board of villages with these names, an inn in each."""
    inn = (Building(KINDS_BY_KEY["inn"]),)
    return Board(tuple(Village(f"V{n}", name, inn) for n, name in enumerate(names, 1)))
