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
from ..game_exports import log_exports, record_export
from ..toolkit.art import Art


def _write_board(path: Path, game: Game, exporter: Exporter, art: Art) -> None:
    picture = BoardPicture(game.setup, game.state, art, exporter)
    picture.ready.connect(lambda image: exporter.write(path, lambda: png(image)))


LOG_TEXT, LOG_PAGE = log_exports(log_file)
BOARD = Export(
    start_words.board_as_picture,
    start_words.export_board,
    "board.png",
    export_words.pictures,
    _write_board,
    of_shown=True,
)
RECORD = record_export(FORMAT)

EXPORTS = (LOG_TEXT, LOG_PAGE, BOARD, RECORD)
