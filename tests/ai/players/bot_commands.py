"""The bots of the tests, and lineups with them."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from bohemian_villages.ai.lab.entrants import parse_entrants
from bohemian_villages.ai.lab.game_runner import Lineup
from bohemian_villages.village_sets import standard_set

BOTS = Path(__file__).resolve().parents[2] / "data/bots"


def bot(name: str, *arguments: object) -> str:
    """A bot as one writes it in a list of players."""
    return "bot:" + shlex.join([sys.executable, str(BOTS / f"{name}.py"), *map(str, arguments)])


def lineup(*players: str, timeout: float = 60) -> Lineup:
    """These players on the standard villages."""
    return Lineup(parse_entrants(",".join(players)), standard_set(), timeout)
