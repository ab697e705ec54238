"""The log of a game for a file: as text, or as a web page."""

from __future__ import annotations

from pathlib import Path

from ...models.files.log_page import LogSection, log_page
from ...words import catalogue
from ...words.grammar import lists
from ..engine.game import Game
from ..words.log import tell
from ..words.names import SheetNames, game_name
from .log import RollingTeller


def log_file(path: Path, game: Game) -> bytes:
    """The log as a web page if the suffix says so, else as text."""
    make = log_html if path.suffix.lower() in (".html", ".htm") else log_text
    return make(game).encode()


def log_text(game: Game) -> str:
    """The log as plain text."""
    return "\n".join(tell(game)) + "\n"


def log_html(game: Game) -> str:
    """The log as a web page."""
    names = SheetNames(game.setup)
    players = lists.all_of([names.player(seat) for seat in range(len(game.setup.players))])
    opening = LogSection(game_name(), [players])
    title = f"{game_name()}: {players}"
    return log_page(catalogue.current().language, title, opening, _sections(game))


def _sections(game: Game) -> list[LogSection]:
    """A section for each roll, and one for the end."""
    told: list[tuple[str, list[str]]] = []
    for row in RollingTeller(game).all_rows():
        if row.is_heading:
            told.append((row.text, []))
        else:
            told[-1][1].append(row.text)
    return [LogSection(heading, lines) for heading, lines in told]
