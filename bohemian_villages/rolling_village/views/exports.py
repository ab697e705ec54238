"""What a game of Rolling Village can be taken elsewhere as: log, sheets and record."""

from __future__ import annotations

from pathlib import Path

from ...models.files.exporter import Exporter, png
from ...views.game_description import Export
from ...views.toolkit.art import Art
from ...words.exports import export_words
from ..engine.game import Game
from ..models.format import FORMAT
from ..models.log_export import log_file
from ..models.position import sheet_facts
from ..models.result import scored_by_avenue
from ..words.final import final_words
from ..words.names import SheetNames, game_name
from ..words.start import rolling_start
from .sheet.image import SheetImage
from .sheet.picture import SheetPicture


def _write_log(path: Path, game: Game, exporter: Exporter, _art: Art) -> None:
    kept = _copy(game)
    exporter.write(path, lambda: log_file(path, kept))


def _write_sheets(path: Path, game: Game, exporter: Exporter, art: Art) -> None:
    drawn = SheetImage(sheet_pictures(game), art, exporter)
    drawn.ready.connect(lambda image: exporter.write(path, lambda: png(image)))


def sheet_pictures(game: Game) -> list[SheetPicture]:
    """Everybody's sheet in its present state."""
    names = SheetNames(game.setup)
    return [
        SheetPicture(
            sheet_facts(game.state, player, None),
            game_name(),
            final_words.sheet_of(names.player(player)),
            scored=scored_by_avenue(game, player) if game.state.is_over else None,
            is_plain=True,
        )
        for player in range(len(game.setup.players))
    ]


def _write_record(path: Path, game: Game, exporter: Exporter, _art: Art) -> None:
    kept = _copy(game)
    exporter.write(path, lambda: FORMAT.dumps(kept).encode())


def _copy(game: Game) -> Game:
    """A snapshot of the game, unaffected by further play while it is written."""
    return game.upto(len(game.steps))


_words = export_words
LOG_TEXT = Export(_words.log_as_text, _words.export_log, "log.txt", _words.texts, _write_log)
LOG_PAGE = Export(_words.log_as_page, _words.export_log, "log.html", _words.pages, _write_log)
SHEETS = Export(
    rolling_start.sheets_as_picture,
    rolling_start.export_sheets,
    "village.png",
    _words.pictures,
    _write_sheets,
    of_shown=True,
)
RECORD = Export(
    _words.record,
    _words.export_record,
    f"game{FORMAT.suffix}",
    lambda: _words.records(FORMAT.suffix),
    _write_record,
)

EXPORTS = (LOG_TEXT, LOG_PAGE, SHEETS, RECORD)
