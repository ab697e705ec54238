"""The printed sheet, from the data of the program."""

from __future__ import annotations

import tomllib

from .. import assets
from .engine.setup import PrintedSheet


def standard_sheet() -> PrintedSheet:
    """The sheet that comes with the program."""
    document = tomllib.loads(assets.resource("rolling_village/sheet.toml").read_text("utf-8"))
    return tuple(tuple(avenue) for avenue in document["avenues"])
