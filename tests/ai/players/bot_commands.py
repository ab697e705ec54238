"""The bots of the tests, and parties with them."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from bohemian_villages.ai.lab.company import Party
from bohemian_villages.ai.lab.entries import parse_entries
from bohemian_villages.village_sets import standard_set

BOTS = Path(__file__).resolve().parents[2] / "data/bots"


def bot(name: str, *arguments: object) -> str:
    """A bot as one writes it in a list of players."""
    return "bot:" + shlex.join([sys.executable, str(BOTS / f"{name}.py"), *map(str, arguments)])


def party(*players: str, timeout: float = 60) -> Party:
    """These players on the standard villages."""
    return Party(parse_entries(",".join(players)), standard_set(), timeout)
