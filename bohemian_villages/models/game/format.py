"""How games of Bohemian Villages are kept in files."""

from __future__ import annotations

from ...engine.record import dumps, loads
from ...engine.record.format import FORMAT as RECORD
from ...words.game.records import sentence
from ...words.names import thing_names
from ..files.game_format import GameFormat

KEY = "bohemian"

FORMAT = GameFormat(
    key=KEY,
    suffix=".bvg",
    record=RECORD,
    title=thing_names.game,
    loads=loads,
    dumps=dumps,
    is_over=lambda game: game.state.is_over,
    sentence=sentence,
)
