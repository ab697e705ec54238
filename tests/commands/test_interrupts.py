"""Ctrl-C and worse: a run stops at once, tells what it has, and leaves no process behind."""

from __future__ import annotations

import json
import os
import re
import secrets
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.ai.players.bot_commands import bot
from tests.commands.program import PROGRAM, ROOT, processes_marked, run_process
from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/environ").exists(), reason="processes are found in /proc"
)


def wait_until(condition: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "nothing happens"
        time.sleep(0.02)


def _heed_signals() -> None:
    """Undo what nohup does about hang-ups, and a shell about Ctrl-C in the background."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Run:
    """A run of the program with all the processes that come of it."""

    def __init__(self, *arguments: object) -> None:
        self.mark = secrets.token_hex(16)
        self.process = subprocess.Popen(
            [*PROGRAM, *map(str, arguments)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "MARK_OF_THE_TEST": self.mark, "LC_ALL": "C"},
            # A group of its own, as a shell makes one for what it starts.
            start_new_session=True,
            # The tests, and all that they start, may have been told to ignore signals.
            preexec_fn=_heed_signals,  # noqa: PLW1509
        )

    def processes(self) -> list[int]:
        """All that is alive of the run."""
        return processes_marked(self.mark)

    def send_to_all(self, number: signal.Signals) -> None:
        """What a terminal does on Ctrl-C."""
        os.killpg(self.process.pid, number)

    def send_to_parent(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def end(self) -> tuple[int, str, str]:
        """Wait for the end; exit status and what was said since it was last read."""
        assert self.process.stdout
        assert self.process.stderr
        # Not `communicate`, which would miss what a line read before has left in the buffer.
        out, err = self.process.stdout.read(), self.process.stderr.read()
        return self.process.wait(PATIENCE), out, err

    def clean_up(self) -> None:
        for pid in self.processes():
            os.kill(pid, signal.SIGKILL)
        with self.process:
            pass


@pytest.fixture
def start() -> Iterator[Callable[..., Run]]:
    """Starts runs, of which nothing is left after the test even if it fails."""
    runs: list[Run] = []

    def start_run(*arguments: object) -> Run:
        runs.append(Run(*arguments))
        return runs[-1]

    yield start_run
    for run in runs:
        run.clean_up()


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    return tmp_path / "notes.jsonl"


def games_over(notes: Path) -> int:
    return notes.read_text("utf-8").count('{"type": "over"') if notes.exists() else 0


def arena(*players: str, games: int, jobs: int = 1) -> list[object]:
    run = ["arena", "--players", ",".join(players), "--games", games]
    return [*run, "--seed", "7", "--jobs", jobs, "--json"]


def report(text: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(text)
    for player in document["players"]:
        del player["seconds"]
        if player["name"].startswith("bot:"):
            player["name"] = "bot"
    return document


def last_words(errors: str) -> str:
    """How it stopped. On a busy machine it has said before how far it is."""
    *progress, last = errors.splitlines()
    assert all(re.fullmatch(r"\d+ of 1000000 deals", line) for line in progress), errors
    return last


INTERRUPTS = [Run.send_to_all, Run.send_to_parent]


@pytest.mark.parametrize(("interrupt", "jobs"), [(Run.send_to_all, 1), (Run.send_to_parent, 2)])
def test_an_arena_that_is_interrupted_reports_the_deals_played_so_far(
    start: Callable[..., Run], notes: Path, interrupt: Callable[..., None], jobs: int
) -> None:
    run = start(*arena("random", bot("first", notes), games=1_000_000, jobs=jobs))
    wait_until(lambda: games_over(notes) >= 12)
    interrupt(run, signal.SIGINT)
    status, out, err = run.end()
    assert status == 0
    told = report(out)
    assert last_words(err) == f"Stopped: {told['deals']} of 1000000 deals finished."
    assert told["games"] == 2 * told["deals"]
    wait_until(lambda: not run.processes())
    if told["deals"]:
        again = run_process(*arena("random", bot("first"), games=told["deals"]))
        assert report(again.stdout) == told


@pytest.mark.parametrize("interrupt", INTERRUPTS)
def test_a_bot_that_hangs_does_not_delay_the_end(
    start: Callable[..., Run], interrupt: Callable[..., None]
) -> None:
    # Parent, worker, bot, and what Python runs to clean up after them.
    run = start(*arena("random", bot("misbehave", "never-ready"), games=9))
    wait_until(lambda: len(run.processes()) >= 4)
    interrupt(run, signal.SIGINT)
    status, out, err = run.end()
    assert (status, json.loads(out)) == (0, {"deals": 0, "games": 0, "players": []})
    assert "Traceback" not in err
    wait_until(lambda: not run.processes())


def test_an_interrupt_while_processes_are_still_starting_is_no_less_quiet(
    start: Callable[..., Run],
) -> None:
    run = start(*arena("random", "random", games=1_000_000, jobs=4))
    # The first worker is just being born.
    wait_until(lambda: len(run.processes()) >= 3)
    run.send_to_all(signal.SIGINT)
    status, _out, err = run.end()
    assert status == 0
    assert last_words(err).startswith("Stopped: ")
    wait_until(lambda: not run.processes())


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_simulation_that_is_interrupted_sums_up_what_was_played(
    start: Callable[..., Run], jobs: int
) -> None:
    players = ("--players", "random,random", "--games", 1_000_000, "--jobs", jobs)
    run = start("simulate", *players, "--seed", "7")
    assert run.process.stdout
    head = [run.process.stdout.readline() for _ in range(3)]
    run.send_to_all(signal.SIGINT)
    status, out, err = run.end()
    assert (status, err) == (0, "")
    lines = [*head, *out.splitlines()]
    assert lines[-4] == "Stopped early; these are the results so far."
    assert lines[-3] == f"{len(lines) - 4} games with --seed 7."
    wait_until(lambda: not run.processes())


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("manners", ["never-ready", "stay"])
def test_nothing_outlives_a_parent_that_is_killed(
    start: Callable[..., Run], manners: str, number: signal.Signals
) -> None:
    run = start(*arena("random", bot("misbehave", manners), games=1_000_000, jobs=2))
    # Parent, two workers, two bots, and what Python runs to clean up after them.
    wait_until(lambda: len(run.processes()) >= 6)
    run.send_to_parent(number)
    assert run.end()[0] == -number
    wait_until(lambda: not run.processes())


def test_a_worker_that_is_terminated_ends_its_bots_and_the_run(
    start: Callable[..., Run], notes: Path
) -> None:
    run = start(*arena("random", bot("first", notes), games=1_000_000))
    wait_until(lambda: games_over(notes) >= 2)
    (worker,) = [pid for pid in run.processes() if "spawn_main" in _command(pid)]
    os.kill(worker, signal.SIGTERM)
    status, out, err = run.end()
    assert (status, out) == (2, "")
    assert err.splitlines() == [
        "A process that was playing games was stopped from outside; try again."
    ]
    wait_until(lambda: not run.processes())


def _command(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text("utf-8")
