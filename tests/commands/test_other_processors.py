"""Another processor adds up in another order; the strong players decide the same all the same."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest
from numpy._core._multiarray_umath import (  # type: ignore[import-not-found] # compiled
    __cpu_dispatch__ as newer_processors,
)

ROOT = Path(__file__).resolve().parents[2]
# What numpy multiplies with has code for many processors, and takes that of an older one if asked;
# so has numpy itself, for exponentials and the like.
OLDER = {
    "OPENBLAS_CORETYPE": "Nehalem",
    "NPY_DISABLE_CPU_FEATURES": ",".join(newer_processors),
}


def records(players: str, games: int, out: Path, **env: str) -> list[bytes]:
    """The records of some games, played in this environment."""
    run = [sys.executable, "-m", "bohemian_villages", "simulate", "--players", players]
    options = ["--games", str(games), "--seed", "cores", "--out", str(out)]
    command = [*run, *options]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, check=True, capture_output=True)
    return [file.read_bytes() for file in sorted(out.iterdir())]


@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="names an x86 processor")
@pytest.mark.parametrize(
    ("players", "games"), [("hard,hard", 2), ("hard,hard,hard,hard", 2), ("expert,hard,hard", 1)]
)
def test_an_older_processor_plays_the_same_games(players: str, games: int, tmp_path: Path) -> None:
    usual = records(players, games, tmp_path / "usual")
    older = records(players, games, tmp_path / "older", **OLDER)
    assert len(usual) == games
    assert usual == older
