"""What a game of Rolling Village can be taken elsewhere as: log, sheets and record."""

from __future__ import annotations

from pathlib import Path

from ...models.files.exporter import Exporter, png
from ...views.game_description import Export
from ...views.game_exports import log_exports, record_export
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


LOG_TEXT, LOG_PAGE = log_exports(log_file)
SHEETS = Export(
    rolling_start.sheets_as_picture,
    rolling_start.export_sheets,
    "village.png",
    export_words.pictures,
    _write_sheets,
    of_shown=True,
)
RECORD = record_export(FORMAT)

EXPORTS = (LOG_TEXT, LOG_PAGE, SHEETS, RECORD)
