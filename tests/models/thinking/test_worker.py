"""The AI worker: thinking in another process that may be stopped, die or hang."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohemian_villages.ai.levels import make_player
from bohemian_villages.engine.actions import COLLECT_INCOME, Decision
from bohemian_villages.levels import RANDOM
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.thinking import link as ai_link
from bohemian_villages.models.thinking.worker import AiWorker
from bohemian_villages.play.match import play_game
from bohemian_villages.play.thought import Thought
from tests.models.tables import people, played, table
from tests.models.thinking.odd_players import make_odd_player
from tests.models.thinking.workers import make_worker, serve
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[3]
NUMBERS = count(1)

linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at /proc")


@pytest.fixture
def worker(qapp: QApplication) -> Iterator[AiWorker]:
    """A worker with odd players."""
    made = make_worker(qapp, maker=make_odd_player)
    yield made
    made.shutdown()
    assert_nothing_left()


def assert_nothing_left() -> None:
    assert multiprocessing.active_children() == []


def thought(level: str = "plain") -> Thought:
    """A position after a roll."""
    state = played(people(3), 1).state
    assert not state.due_dice
    return Thought(next(NUMBERS), state, level, luck=17)


def decision(qtbot: QtBot, worker: AiWorker, asked: Thought) -> Decision | None:
    """What the worker answers."""
    with qtbot.waitSignal(worker.answered) as answered:
        worker.ask(asked)
    assert answered.args[0] == asked.id
    action: Decision | None = answered.args[1]
    return action


def eventually(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    qtbot.waitUntil(condition)


def is_running(process: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def pid_in(file: Path) -> int:
    """The process in which a player left word; 0 if none did yet."""
    return int(file.read_text() or 0) if file.exists() else 0


def begun(qtbot: QtBot, worker: AiWorker, kind: str, file: Path) -> Thought:
    """A thought that is under way."""
    asked = thought(f"{kind} {file}")
    worker.ask(asked)
    eventually(qtbot, lambda: pid_in(file) > 0)
    return asked


def test_a_thought_is_answered_as_the_player_would(qtbot: QtBot, worker: AiWorker) -> None:
    asked = thought()
    expected = make_player(RANDOM).decide(asked.state, random.Random(asked.luck))
    assert decision(qtbot, worker, asked) == expected


def test_one_process_serves_many_thoughts(qtbot: QtBot, worker: AiWorker, tmp_path: Path) -> None:
    processes = set()
    for _ in range(5):
        assert decision(qtbot, worker, thought(f"plain {tmp_path / 'who'}")) is not None
        processes.add(pid_in(tmp_path / "who"))
    assert len(processes) == 1
    assert processes != {os.getpid()}


def test_the_process_is_there_before_the_first_thought(qtbot: QtBot, worker: AiWorker) -> None:
    worker.start()
    eventually(qtbot, lambda: len(multiprocessing.active_children()) == 1)


def test_the_process_imports_no_qt(qtbot: QtBot, worker: AiWorker) -> None:
    assert decision(qtbot, worker, thought("qt-free")) is not None


def test_a_cancelled_thought_stops_and_leaves_its_process_alive(
    qtbot: QtBot, worker: AiWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It steps back for everybody else on a busy machine, and may be slow to hear that.
    monkeypatch.setattr(ai_link, "SECONDS_TO_STOP", PATIENCE)
    endless = begun(qtbot, worker, "loops", tmp_path / "endless")
    with qtbot.assertNotEmitted(worker.answered):
        worker.cancel(endless.id)
    for _ in range(3):
        assert decision(qtbot, worker, thought(f"plain {tmp_path / 'next'}")) is not None
        assert pid_in(tmp_path / "next") == pid_in(tmp_path / "endless")
    assert worker._link._patience() is None, "it would be replaced some time later"


def test_a_player_that_was_stopped_is_made_anew(
    qtbot: QtBot, worker: AiWorker, tmp_path: Path
) -> None:
    brittle = begun(qtbot, worker, "brittle", tmp_path / "who")
    worker.cancel(brittle.id)
    assert decision(qtbot, worker, thought(brittle.opponent)) is not None


def test_a_deaf_process_costs_the_next_thought_none_of_its_attempts(
    qtbot: QtBot, worker: AiWorker, tmp_path: Path
) -> None:
    begun(qtbot, worker, "deaf", tmp_path / "deaf")
    assert decision(qtbot, worker, thought(f"dies-once {tmp_path / 'died'}")) is not None
    assert (tmp_path / "died").exists()


def test_a_new_thought_replaces_the_one_before(
    qtbot: QtBot, worker: AiWorker, tmp_path: Path
) -> None:
    begun(qtbot, worker, "loops", tmp_path / "first")
    superseded = thought("loops")
    worker.ask(superseded)
    assert decision(qtbot, worker, thought()) is not None


@linux
def test_a_process_that_does_not_stop_is_ended_and_started_anew(
    qtbot: QtBot, worker: AiWorker, tmp_path: Path
) -> None:
    deaf = begun(qtbot, worker, "deaf", tmp_path / "deaf")
    old = pid_in(tmp_path / "deaf")
    worker.cancel(deaf.id)
    eventually(qtbot, lambda: not is_running(old))
    eventually(qtbot, lambda: len(multiprocessing.active_children()) == 1)
    assert decision(qtbot, worker, thought(f"plain {tmp_path / 'next'}")) is not None
    assert pid_in(tmp_path / "next") not in (0, old)


def test_a_thought_asked_of_a_deaf_process_is_answered_by_its_successor(
    qtbot: QtBot, worker: AiWorker, tmp_path: Path
) -> None:
    begun(qtbot, worker, "deaf", tmp_path / "deaf")
    assert decision(qtbot, worker, thought()) is not None


def test_a_process_that_dies_is_replaced_and_asked_once_more(
    qtbot: QtBot, worker: AiWorker, tmp_path: Path
) -> None:
    asked = thought(f"dies-once {tmp_path / 'died'}")
    assert decision(qtbot, worker, asked) is not None
    assert (tmp_path / "died").exists()


def test_a_process_that_dies_twice_gives_up(
    qtbot: QtBot, worker: AiWorker, caplog: pytest.LogCaptureFixture
) -> None:
    assert decision(qtbot, worker, thought("dies")) is None
    assert "failed twice" in caplog.text
    assert decision(qtbot, worker, thought()) is not None


@linux
def test_a_process_that_died_while_idle_is_replaced(
    qtbot: QtBot, worker: AiWorker, tmp_path: Path
) -> None:
    assert decision(qtbot, worker, thought(f"plain {tmp_path / 'first'}")) is not None
    os.kill(pid_in(tmp_path / "first"), signal.SIGKILL)
    eventually(qtbot, lambda: not is_running(pid_in(tmp_path / "first")))
    assert decision(qtbot, worker, thought(f"plain {tmp_path / 'next'}")) is not None
    assert pid_in(tmp_path / "next") != pid_in(tmp_path / "first")


def test_a_process_that_hangs_twice_gives_up(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    hasty = make_worker(maker=make_odd_player, seconds_to_think=0.3)
    assert decision(qtbot, hasty, thought("deaf")) is None
    assert "failed twice" in caplog.text
    hasty.shutdown()
    assert_nothing_left()


def test_a_players_bug_is_answered_at_once(
    qtbot: QtBot, worker: AiWorker, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    assert decision(qtbot, worker, thought(f"raises {tmp_path / 'raised'}")) is None
    assert "ZeroDivisionError" in caplog.text
    assert decision(qtbot, worker, thought(f"plain {tmp_path / 'next'}")) is not None
    assert pid_in(tmp_path / "next") == pid_in(tmp_path / "raised")


@linux
def test_ctrl_c_in_the_terminal_does_not_reach_the_process(
    qtbot: QtBot, worker: AiWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It steps back for everybody else on a busy machine, and may be slow to hear that.
    monkeypatch.setattr(ai_link, "SECONDS_TO_STOP", PATIENCE)
    endless = begun(qtbot, worker, "loops", tmp_path / "first")
    os.kill(pid_in(tmp_path / "first"), signal.SIGINT)
    worker.cancel(endless.id)
    assert decision(qtbot, worker, thought(f"plain {tmp_path / 'next'}")) is not None
    assert pid_in(tmp_path / "next") == pid_in(tmp_path / "first")


@linux
@pytest.mark.parametrize("kind", ["loops", "deaf"])
def test_shutdown_in_mid_thought_leaves_nothing_behind(
    qtbot: QtBot, worker: AiWorker, tmp_path: Path, kind: str
) -> None:
    begun(qtbot, worker, kind, tmp_path / "who")
    threads = set(Path("/proc/self/task").iterdir())
    worker.shutdown()
    assert_nothing_left()
    assert not Path(f"/proc/{pid_in(tmp_path / 'who')}").exists()
    # The system may take a moment to clear away a thread that has ended.
    eventually(qtbot, lambda: set(Path("/proc/self/task").iterdir()) < threads)
    worker.shutdown()


def test_after_the_shutdown_nothing_starts_again(worker: AiWorker) -> None:
    worker.start()
    worker.shutdown()
    worker.ask(thought())
    worker.cancel(1)
    assert_nothing_left()


def test_a_worker_shut_down_before_it_began_never_begins(worker: AiWorker) -> None:
    threads = worker.findChildren(QThread)
    worker.shutdown()
    worker.start()
    worker.ask(thought())
    assert [thread.isRunning() for thread in threads] == [False]
    assert_nothing_left()


# A start that is due in three seconds, as the analyst's is, may come when all is shut down.
LATE = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from bohemian_villages.models.thinking.worker import AiWorker

if __name__ == "__main__":
    app = QCoreApplication([])
    analyst = AiWorker({})
    app.aboutToQuit.connect(analyst.start)
    QTimer.singleShot(0, app.quit)
    sys.exit(app.exec())
"""


def test_a_start_while_the_program_ends_does_not_bring_it_down(tmp_path: Path) -> None:
    script = tmp_path / "late.py"
    script.write_text(LATE)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    program = [sys.executable, str(script)]
    ended = subprocess.run(
        program, env=environment, timeout=PATIENCE, check=False, capture_output=True, text=True
    )
    assert (ended.returncode, ended.stderr) == (0, "")


ORPHAN = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from tests.models.thinking.odd_players import make_odd_player
from tests.models.thinking.test_worker import thought
from tests.models.thinking.workers import make_worker

if __name__ == "__main__":
    file = Path(sys.argv[1])
    app = QCoreApplication([])
    worker = make_worker(maker=make_odd_player)
    worker.ask(thought(f"loops {file}"))
    timer = QTimer()
    timer.timeout.connect(lambda: os._exit(9) if file.exists() and file.read_text() else None)
    timer.start(10)
    app.exec()
"""


@linux
def test_the_process_ends_when_the_program_is_killed(qtbot: QtBot, tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    program = [sys.executable, str(script), str(tmp_path / "who")]
    assert subprocess.run(program, env=environment, timeout=PATIENCE, check=False).returncode == 9
    assert pid_in(tmp_path / "who")
    eventually(qtbot, lambda: not is_running(pid_in(tmp_path / "who")))


def test_a_game_among_ai_players_is_played_to_its_end(qtbot: QtBot) -> None:
    game, worker = GameModel(table("random", "random", seed="short", figures=3)), make_worker()
    serve(worker, game)
    game.changed.connect(game.continue_turn)
    game.continue_turn()
    qtbot.waitUntil(lambda: game.is_over)
    worker.shutdown()
    alone = play_game(game.setup, [make_player(RANDOM)] * 2)
    assert [step.action for step in game.game.steps] == [step.action for step in alone.steps]


def test_a_move_against_the_rules_is_replaced_by_a_legal_one(qtbot: QtBot) -> None:
    game = GameModel(table("random", "human"))
    game.continue_turn()
    with qtbot.waitSignal(game.think_requested) as asked:
        game.continue_turn()
    with qtbot.waitSignals([game.notice, game.changed]):
        game.decide(asked.args[0].id, COLLECT_INCOME)
    assert not game.is_thinking
