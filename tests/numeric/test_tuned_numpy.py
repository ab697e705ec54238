"""numpy keeps to one core, whichever way it comes in: a second one would only wait in a loop."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.commands.program import ROOT

# Printed when numpy is first imported: how many cores it was told to use.
WATCHED = """
import os, sys

class Watch:
    def find_spec(self, name, path=None, target=None):
        if name == "numpy":
            print("numpy on", os.environ.get("OPENBLAS_NUM_THREADS"), file=sys.stderr)

sys.meta_path.insert(0, Watch())
from bohemian_villages.__main__ import main
raise SystemExit(main())
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WATCHED, *arguments],
        cwd=ROOT,
        env={"PATH": "", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--players", "easy,beginner", "--games", "1"],
        ["arena", "--players", "easy,beginner", "--games", "1"],
        ["arena", "--players", "random,random", "--games", "1", "--luck"],
        ["simulate", "--game", "rolling", "--players", "easy", "--games", "1"],
        ["arena", "--game", "rolling", "--players", "easy,beginner", "--games", "1"],
    ],
    ids=" ".join,
)
def test_commands_keep_numpy_to_one_core(arguments: list[str]) -> None:
    assert run(*arguments, "--seed", "1").stderr.splitlines()[0] == "numpy on 1"


def test_who_only_asks_for_the_version_does_not_wait_for_numpy() -> None:
    assert "numpy" not in run("--version").stderr


@pytest.mark.parametrize("game", ["models.game", "rolling_village.models"])
def test_the_process_that_thinks_starts_without_numpy(game: str) -> None:
    code = f"import sys, bohemian_villages.{game}.thinker; print('numpy' in sys.modules)"
    said = subprocess.check_output([sys.executable, "-c", code], cwd=ROOT, text=True)
    assert said == "False\n"
