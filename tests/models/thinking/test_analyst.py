"""The analyst: looking at positions in a process that may be stopped, die or hang."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bohemian_villages.ai_turns import next_number
from bohemian_villages.levels import EXPERT, HARD
from bohemian_villages.models.game.questions import Analysis
from bohemian_villages.models.thinking.worker import AiWorker
from tests.models.tables import people, played
from tests.models.thinking import odd_analysts
from tests.models.thinking.odd_analysts import QUICK, SHARP, analyse_oddly
from tests.models.thinking.test_worker import is_running, linux, pid_in
from tests.models.thinking.workers import make_worker


@pytest.fixture
def word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where an analysis leaves word which process it is in."""
    monkeypatch.setenv(odd_analysts.FILE, str(tmp_path / "who"))
    return tmp_path / "who"


@pytest.fixture
def analyst(qapp: QApplication, word: Path) -> Iterator[AiWorker]:
    """An analyst with odd habits."""
    assert not word.exists()
    made = make_worker(qapp, analyser=analyse_oddly)
    yield made
    made.shutdown()
    assert multiprocessing.active_children() == []


class Told:
    """What an analyst told, in order."""

    def __init__(self, analyst: AiWorker) -> None:
        self.answers: list[tuple[int, object, bool]] = []
        analyst.answered.connect(lambda *answer: self.answers.append(answer))

    def last_of(self, number: int) -> bool:
        return any(each[0] == number and each[2] for each in self.answers)


def question(kind: int = odd_analysts.PLAIN) -> Analysis:
    """A position after a roll."""
    return Analysis(next_number(), played(people(2), 1).state, wants_turns=True, luck=kind)


def answers(qtbot: QtBot, analyst: AiWorker, asked: Analysis) -> list[tuple[object, bool]]:
    """All that is told about a question."""
    told = Told(analyst)
    analyst.ask(asked)
    qtbot.waitUntil(lambda: told.last_of(asked.id))
    assert {number for number, *_ in told.answers} == {asked.id}
    return [(hint, is_last) for _number, hint, is_last in told.answers]


def begun(qtbot: QtBot, analyst: AiWorker, kind: int, word: Path) -> Analysis:
    asked = question(kind)
    analyst.ask(asked)
    qtbot.waitUntil(lambda: pid_in(word) > 0)
    return asked


def test_a_first_answer_comes_before_a_sharper_one(qtbot: QtBot, analyst: AiWorker) -> None:
    assert answers(qtbot, analyst, question()) == [(QUICK, False), (SHARP, True)]


def test_a_real_analysis_is_hards_then_experts(qtbot: QtBot) -> None:
    analyst = make_worker()
    (quick, first), (sharp, last) = answers(qtbot, analyst, question())
    analyst.shutdown()
    assert (quick.level, first) == (HARD, False)  # type: ignore[attr-defined]
    assert (sharp.level, last) == (EXPERT, True)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "kind", [odd_analysts.LOOPS, odd_analysts.DEAF, odd_analysts.LOOPS_HALFWAY]
)
def test_what_was_dropped_is_never_told_and_the_next_question_is_answered(
    qtbot: QtBot, analyst: AiWorker, word: Path, kind: int
) -> None:
    dropped = begun(qtbot, analyst, kind, word)
    told = Told(analyst)
    analyst.cancel(dropped.id)
    asked = question()
    analyst.ask(asked)
    qtbot.waitUntil(lambda: told.last_of(asked.id))
    assert not told.last_of(dropped.id)


@linux
def test_an_analysis_that_does_not_stop_loses_its_process(
    qtbot: QtBot, analyst: AiWorker, word: Path
) -> None:
    deaf = begun(qtbot, analyst, odd_analysts.DEAF, word)
    old = pid_in(word)
    analyst.cancel(deaf.id)
    qtbot.waitUntil(lambda: not is_running(old))


@pytest.mark.parametrize("kind", [odd_analysts.DIES_ONCE, odd_analysts.DIES_HALFWAY])
def test_a_process_that_dies_is_replaced_and_asked_once_more(
    qtbot: QtBot, analyst: AiWorker, kind: int
) -> None:
    told = answers(qtbot, analyst, question(kind))
    assert told[-2:] == [(QUICK, False), (SHARP, True)]


def test_a_process_that_dies_twice_is_told_as_a_failure(
    qtbot: QtBot, analyst: AiWorker, caplog: pytest.LogCaptureFixture
) -> None:
    assert answers(qtbot, analyst, question(odd_analysts.DIES)) == [(None, True)]
    assert "failed twice" in caplog.text
    assert answers(qtbot, analyst, question())[-1] == (SHARP, True)


def test_a_bug_is_told_as_a_failure_at_once(
    qtbot: QtBot, analyst: AiWorker, caplog: pytest.LogCaptureFixture
) -> None:
    assert answers(qtbot, analyst, question(odd_analysts.RAISES)) == [(None, True)]
    assert "ZeroDivisionError" in caplog.text


@linux
def test_a_process_that_was_killed_while_idle_is_replaced(
    qtbot: QtBot, analyst: AiWorker, word: Path
) -> None:
    answers(qtbot, analyst, question())
    killed = pid_in(word)
    os.kill(killed, signal.SIGKILL)
    qtbot.waitUntil(lambda: not is_running(killed))
    assert answers(qtbot, analyst, question())[-1] == (SHARP, True)
    assert pid_in(word) != killed


def test_a_process_that_hangs_twice_is_told_as_a_failure(
    qtbot: QtBot, word: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert not word.exists()
    hasty = make_worker(analyser=analyse_oddly, seconds_to_think=0.3)
    assert answers(qtbot, hasty, question(odd_analysts.DEAF)) == [(None, True)]
    assert "failed twice" in caplog.text
    hasty.shutdown()
    assert multiprocessing.active_children() == []


@linux
@pytest.mark.parametrize("kind", [odd_analysts.LOOPS, odd_analysts.DEAF])
def test_shutdown_amid_an_analysis_leaves_nothing_behind(
    qtbot: QtBot, analyst: AiWorker, word: Path, kind: int
) -> None:
    begun(qtbot, analyst, kind, word)
    analyst.shutdown()
    assert not is_running(pid_in(word))
    analyst.ask(question())
    assert multiprocessing.active_children() == []
