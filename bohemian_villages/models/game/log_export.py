"""The log of a game for a file: as text, or as a web page."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from ...engine.events import TurnStarted
from ...engine.game import Game
from ...words import catalogue
from ...words.game.log import Chapter, Log, tell
from ...words.names import thing_names

# The colours of the figures; a test holds them together with the table's.
COLORS = {
    "red": "#B9382B",
    "blue": "#2E5F9B",
    "yellow": "#EFB52F",
    "black": "#3B3638",
    "white": "#F4EBDA",
}

_PAGE = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 Lato, sans-serif; color: #3A281C; background: #FDF6E4;
  max-width: 46em; margin: 2em auto; padding: 0 1em; }}
h1, h2 {{ font-family: Vollkorn, Georgia, serif; }}
h2 {{ font-size: 1.1em; margin: 1.4em 0 .3em; padding: .1em .6em;
  border-left: .5em solid #A98555; background: #F4E7C9; }}
ul {{ margin: 0; padding-left: 1.6em; }}
</style>
</head>
<body>
{body}
</body>
</html>
"""


def log_file(path: Path, game: Game) -> bytes:
    """The log: a page where the name of the file says so, else text."""
    make = log_html if path.suffix.lower() in (".html", ".htm") else log_text
    return make(game).encode()


def log_text(game: Game) -> str:
    """The log as plain text."""
    return "\n".join(tell(game)) + "\n"


def log_html(game: Game) -> str:
    """The log as a page for any browser, with nothing to load from elsewhere."""
    players = Log(game).table.all_players(range(len(game.setup.players)))
    title = f"{thing_names.game()}: {players}"
    return _PAGE.format(
        language=escape(catalogue.current().language),
        title=escape(title),
        body="\n".join(_sections(game)),
    )


def _sections(game: Game) -> Iterator[str]:
    log = Log(game)
    opening = log.opening()
    yield f"<h1>{escape(opening.heading)}</h1>\n{_lines(opening)}"
    for chapter, player in zip(log.turns(), _players(game), strict=True):
        color = COLORS[game.setup.players[player].color]
        heading = escape(chapter.heading)
        yield f'<h2 style="border-color: {color}">{heading}</h2>\n{_lines(chapter)}'
    if game.state.is_over:
        scoring = log.final_scoring()
        yield f"<h2>{escape(scoring.heading)}</h2>\n{_lines(scoring)}"


def _players(game: Game) -> Iterator[int]:
    """Whose turn it is, turn by turn."""
    yield game.start.player
    for step in game.steps:
        yield from (event.player for event in step.events if isinstance(event, TurnStarted))


def _lines(chapter: Chapter) -> str:
    items = "\n".join(f"<li>{escape(line)}</li>" for line in chapter.lines)
    return f"<ul>\n{items}\n</ul>" if items else ""
