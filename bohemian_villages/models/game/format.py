"""The file format of Bohemian Villages."""

from __future__ import annotations

from pathlib import Path

from ... import village_sets
from ...engine.game import KEY
from ...engine.record import dumps, loads
from ...engine.record.format import FORMAT as RECORD
from ...words.game.names import thing_names
from ...words.game.refusals import about_record
from ...words.game.village_sets import village_set_words
from ..files.game_format import GameFormat


def _advice(path: Path) -> str:
    """Advice on village sets, which have the suffix of TOML files and belong in a folder."""
    if path.suffix != village_sets.SUFFIX:
        return ""
    return village_set_words.where(str(village_sets.user_folder()))


FORMAT = GameFormat(
    key=KEY,
    suffix=".bvg",
    record=RECORD,
    title=thing_names.game,
    loads=loads,
    dumps=dumps,
    is_over=lambda game: game.state.is_over,
    sentence=about_record,
    advice=_advice,
)
