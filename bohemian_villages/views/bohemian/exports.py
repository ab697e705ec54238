"""What a game of Bohemian Villages can be taken elsewhere as: log, board and record."""

from __future__ import annotations

from pathlib import Path

from ...models.files.exporter import Exporter, png
from ...models.game.data import Game
from ...models.game.format import FORMAT
from ...models.game.log_export import log_file
from ...words.exports import export_words
from ...words.game.start import start_words
from ..board.picture import BoardPicture
from ..game_description import Export
from ..toolkit.art import Art


def _write_log(path: Path, game: Game, exporter: Exporter, _art: Art) -> None:
    kept = _copy(game)
    exporter.write(path, lambda: log_file(path, kept))


def _write_board(path: Path, game: Game, exporter: Exporter, art: Art) -> None:
    picture = BoardPicture(game.setup, game.state, art, exporter)
    picture.ready.connect(lambda image: exporter.write(path, lambda: png(image)))


def _write_record(path: Path, game: Game, exporter: Exporter, _art: Art) -> None:
    kept = _copy(game)
    exporter.write(path, lambda: FORMAT.dumps(kept).encode())


def _copy(game: Game) -> Game:
    """A snapshot of the game, unaffected by further play while it is written."""
    return game.upto(len(game.steps))


_words = export_words
LOG_TEXT = Export(_words.log_as_text, _words.export_log, "log.txt", _words.texts, _write_log)
LOG_PAGE = Export(_words.log_as_page, _words.export_log, "log.html", _words.pages, _write_log)
BOARD = Export(
    start_words.board_as_picture,
    start_words.export_board,
    "board.png",
    _words.pictures,
    _write_board,
    of_shown=True,
)
RECORD = Export(
    _words.record,
    _words.export_record,
    f"game{FORMAT.suffix}",
    lambda: _words.records(FORMAT.suffix),
    _write_record,
)

EXPORTS = (LOG_TEXT, LOG_PAGE, BOARD, RECORD)
