"""Thousands of games with random dice, as training data."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from ....numeric.arrays import Array
from ..rolls import ROLLS
from ..search import Search, best
from ..sheets import TURNS, Sheets, blank_sheets

# How far what a player sees may be off, in points: some play their best, some try things out.
WAVERING = (0.0, 0.3, 1.0, 2.0)
_AT_A_TIME = {0: 64, 3: 16, 6: 40}


def sheets_met(search: Search, games: int, rng: np.random.Generator) -> Iterator[Sheets]:
    """The sheets of so many games: after the preparation, after the first turn and so on."""
    wavering = rng.choice(WAVERING, size=games)
    sheets = blank_sheets(games)
    for turn in range(TURNS):
        rolls = np.sort(rng.integers(1, 7, (games, 2)), axis=1)
        sheets = _played(search, sheets, rolls, turn, wavering, rng)
        yield sheets


def _played(  # all of it moves a game on by a turn
    search: Search,
    sheets: Sheets,
    rolls: Array,
    turn: int,
    wavering: Array,
    rng: np.random.Generator,
) -> Sheets:
    drawn, used = sheets.drawn.copy(), sheets.used.copy()
    step = _AT_A_TIME.get(turn, 256)
    for roll in ROLLS:
        games = np.flatnonzero((rolls == roll).all(axis=1))
        for begin in range(0, len(games), step):
            some = games[begin : begin + step]
            found = search.turns(sheets.at(some).as_parents(), roll, turn)
            parent = found.sheets.parent
            off = rng.gumbel(size=len(parent)) * wavering[some][parent]
            chosen = best(found.values + off, parent, 1)
            drawn[:, some], used[some] = found.sheets.drawn[:, chosen], found.sheets.used[chosen]
    return Sheets(drawn, used, np.arange(len(sheets)))
