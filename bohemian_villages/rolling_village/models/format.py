"""The file format of Rolling Village."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import evolve

from ...models.files.game_format import GameFormat, RecordSummary, summary_of
from ..engine.game import KEY
from ..engine.record import dumps, loads
from ..engine.record.format import FORMAT as RECORD
from ..words.names import game_name
from ..words.refusals import about_record

SUFFIX = ".rvg"


def _summary(document: Mapping[str, Any]) -> RecordSummary:
    """The usual summary; the preparation does not count as a turn."""
    return evolve(summary_of(document), turn=len(document["turns"]))


FORMAT = GameFormat(
    key=KEY,
    suffix=SUFFIX,
    record=RECORD,
    title=game_name,
    loads=loads,
    dumps=dumps,
    is_over=lambda game: game.state.is_over,
    sentence=about_record,
    summary=_summary,
)
