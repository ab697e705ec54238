"""Export: the log of a game as text or as a web page, and whatever else goes into a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QThreadPool, Signal
from PySide6.QtGui import QImage

from ...engine.events import TurnStarted
from ...engine.game import Game
from ...engine.record import RecordError, dumps
from ...files import write_bytes, write_text
from ...words import catalogue
from ...words.game.log import Chapter, Log, tell
from ...words.game.records import sentence
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


def png(image: QImage) -> bytes:
    """A picture as the bytes of a file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # PySide6's stubs want bytes here.
    return bytes(data.data())


class Exporter(QObject):
    """Makes and writes files outside the window's thread."""

    finished = Signal(str, str)
    """The name of the file, and what went wrong, if anything did."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)

    def write_log(self, path: Path, game: Game) -> None:
        """The log: a page where the name of the file says so, else text."""
        make = log_html if path.suffix.lower() in (".html", ".htm") else log_text
        self._begin(path, lambda: write_text(path, make(game)))

    def write_record(self, path: Path, game: Game) -> None:
        """The game itself."""
        self._begin(path, lambda: write_text(path, dumps(game)))

    def write_picture(self, path: Path, image: QImage) -> None:
        """A picture."""
        self._begin(path, lambda: write_bytes(path, png(image)))

    def finish(self) -> None:
        """Wait until everything is written."""
        self._pool.waitForDone()

    def _begin(self, path: Path, job: Callable[[], None]) -> None:
        self._pool.start(lambda: self._work(path, job))

    def _work(self, path: Path, job: Callable[[], None]) -> None:
        """In the thread."""
        problem = ""
        try:
            job()
        except RecordError as error:
            problem = sentence(error)
        except OSError as error:
            problem = error.strerror or str(error)
        self.finished.emit(path.name, problem)
