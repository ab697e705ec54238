"""The deals of an arena, played while progress is shown, and its table."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from ..words.program.commands import arena_words
from .progress import Progress

Deal = TypeVar("Deal")
Play = Callable[[Callable[[Deal], None]], bool]
"""Plays all deals and passes each to a function; returns whether the user stopped it."""


def play_deals(
    options: argparse.Namespace,
    seed: str,
    play: Play[Deal],
    remarks: Callable[[int, Deal], Iterable[str]] = lambda _nth, _deal: (),
) -> list[Deal]:
    """Play deals; `remarks` returns lines about a deal to be printed at once."""
    progress = Progress()
    deals: list[Deal] = []

    def take(deal: Deal) -> None:
        deals.append(deal)
        for line in remarks(len(deals), deal):
            progress.say(line)
        progress.show(arena_words.progress(len(deals), options.games))

    try:
        if options.seed is None:
            progress.say(arena_words.seed(seed))
        progress.show(arena_words.progress(0, options.games))
        stopped = play(take)
    finally:
        progress.clear()
    if stopped:
        progress.say(arena_words.stopped(len(deals), options.games))
    return deals


def in_columns(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Rows with aligned columns: the first cells to the left, the others to the right."""
    table = list(rows)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        yield "  ".join([row[0].ljust(widths[0]), *cells[1:]])
