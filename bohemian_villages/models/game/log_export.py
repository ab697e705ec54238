"""The log of a game for a file: as text, or as a web page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ...engine.events import TurnStarted
from ...engine.game import Game
from ...words import catalogue
from ...words.game.log import Log, tell
from ...words.game.names import thing_names
from ..figure_colors import FIGURE_COLORS
from ..files.log_page import LogSection, log_page


def log_file(path: Path, game: Game) -> bytes:
    """The log as a web page if the suffix says so, else as text."""
    make = log_html if path.suffix.lower() in (".html", ".htm") else log_text
    return make(game).encode()


def log_text(game: Game) -> str:
    """The log as plain text."""
    return "\n".join(tell(game)) + "\n"


def log_html(game: Game) -> str:
    """The log as a web page."""
    log = Log(game)
    players = log.table.all_players(range(len(game.setup.players)))
    title = f"{thing_names.game()}: {players}"
    opening = log.opening()
    first = LogSection(opening.heading, opening.lines)
    return log_page(catalogue.current().language, title, first, _sections(game, log))


def _sections(game: Game, log: Log) -> Iterator[LogSection]:
    for chapter, player in zip(log.turns(), _players(game), strict=True):
        color = FIGURE_COLORS[game.setup.players[player].color]
        yield LogSection(chapter.heading, chapter.lines, color)
    if game.state.is_over:
        scoring = log.final_scoring()
        yield LogSection(scoring.heading, scoring.lines)


def _players(game: Game) -> Iterator[int]:
    """The player of each turn."""
    yield game.start.player
    for step in game.steps:
        yield from (event.player for event in step.events if isinstance(event, TurnStarted))
