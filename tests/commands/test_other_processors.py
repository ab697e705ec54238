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

pytestmark = pytest.mark.long


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


X86 = pytest.mark.skipif(
    platform.machine() not in ("x86_64", "AMD64"), reason="names an x86 processor"
)
# Self-play on one board; what the network saw of every position tells where the games went.
SELF_PLAY = """
import sys
from hashlib import sha256
import numpy as np
from bohemian_villages.ai.evaluation.network import new_network
from bohemian_villages.ai.lab.self_play import SelfPlay
from bohemian_villages.village_sets import standard_set

players = int(sys.argv[1])
network = new_network(players, np.random.default_rng(1))
lessons = SelfPlay(network, np.random.default_rng(2)).lessons(
    standard_set().random_board(players, "cores"), 8
)
print(sha256(np.ascontiguousarray(lessons.inputs.blocks).tobytes()).hexdigest())
"""


def self_play(players: int, **env: str) -> bytes:
    """A fingerprint of games that a network plays against itself, in this environment."""
    command = [sys.executable, "-c", SELF_PLAY, str(players)]
    run = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **env}, check=True, capture_output=True
    )
    return run.stdout


@X86
def test_self_play_goes_the_same_way_on_every_processor() -> None:
    usual = self_play(3)
    for kernel in ("Prescott", "Sandybridge", "Haswell"):
        assert self_play(3, **{**OLDER, "OPENBLAS_CORETYPE": kernel}) == usual, kernel


@X86
@pytest.mark.parametrize(
    ("players", "games"),
    [
        ("hard,hard", 2),
        ("beginner,easy,medium,hard", 2),
        ("expert,hard,hard", 1),
        ("strength:1960+kicks,strength:1300+churches", 1),
    ],
)
def test_an_older_processor_plays_the_same_games(players: str, games: int, tmp_path: Path) -> None:
    usual = records(players, games, tmp_path / "usual")
    older = records(players, games, tmp_path / "older", **OLDER)
    assert len(usual) == games
    assert usual == older
