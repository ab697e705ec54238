"""Another processor adds up in another order; the strong players decide the same all the same."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# What numpy multiplies with has code for many processors, and takes that of an older one if asked.
WITHOUT_FUSED_SUMS = "Nehalem"


def records(players: str, out: Path, core: str = "") -> list[bytes]:
    """The records of two games, as if played on that kind of processor."""
    run = [sys.executable, "-m", "bohemian_villages", "simulate", "--players", players]
    env = {**os.environ, "OPENBLAS_CORETYPE": core} if core else None
    options = ["--games", "2", "--seed", "cores", "--out", str(out)]
    subprocess.run([*run, *options], cwd=ROOT, env=env, check=True, capture_output=True)
    return [file.read_bytes() for file in sorted(out.iterdir())]


@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="names an x86 processor")
@pytest.mark.parametrize("players", ["hard,hard", "hard,hard,hard,hard"])
def test_an_older_processor_plays_the_same_games(players: str, tmp_path: Path) -> None:
    usual = records(players, tmp_path / "usual")
    older = records(players, tmp_path / "older", WITHOUT_FUSED_SUMS)
    assert len(usual) == 2
    assert usual == older
