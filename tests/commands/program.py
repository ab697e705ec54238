"""Running the program: within the test, or as a process of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from attrs import frozen

from bohemian_villages.cli import main
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = [sys.executable, "-m", "bohemian_villages"]


@frozen
class Outcome:
    """What a call came to."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines on standard output."""
        return self.out.splitlines()


class Program:
    """The program within the test."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: object) -> Outcome:
        """Call it with these arguments."""
        self._capsys.readouterr()
        status = main(list(map(str, arguments)))
        captured = self._capsys.readouterr()
        return Outcome(status, captured.out, captured.err)

    def fails(self, *arguments: object) -> str:
        """Call it wrongly; the one sentence it has to say."""
        outcome = self(*arguments)
        assert outcome.status == 2
        assert outcome.out == ""
        (sentence,) = outcome.err.splitlines()
        assert sentence[-1] in ".”"
        return sentence


def run_process(
    *arguments: object, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The program as a process of its own, from the checkout."""
    return subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        timeout=PATIENCE,
        env=environment,
    )


def processes_marked(mark: str) -> list[int]:
    """The processes, dead ones aside, in whose environment the mark stands."""
    return [pid for pid in _all_processes() if mark.encode() in _environment(pid)]


def _all_processes() -> Sequence[int]:
    return [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()]


def _environment(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/environ").read_bytes()
    except OSError:
        return b""
