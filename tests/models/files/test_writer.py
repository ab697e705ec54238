"""The writer: one thread, in order, the newest of what waits; told once where it fails."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from bohemian_villages.models.files.writer import Writer
from bohemian_villages.records.errors import DOCUMENT, Problem, RecordError
from tests.patience import PATIENCE

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def writer() -> Iterator[Writer]:
    made = Writer()
    yield made
    made.finish()


class Gate:
    """A job that waits until it may go on, so that others pile up behind it."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.open = threading.Event()

    def __call__(self) -> None:
        self.begun.set()
        assert self.open.wait(PATIENCE)


def _note(done: list[tuple[int, int]], number: int) -> None:
    done.append((number, threading.get_ident()))


def test_jobs_are_done_in_another_thread_and_in_order(writer: Writer) -> None:
    done: list[tuple[int, int]] = []
    for number in range(5):
        writer.write(f"file {number}", partial(_note, done, number))
    writer.finish()
    assert [number for number, _thread in done] == list(range(5))
    assert threading.get_ident() not in {thread for _number, thread in done}
    assert len({thread for _number, thread in done}) == 1


def test_of_what_waits_for_one_file_only_the_newest_is_written(writer: Writer) -> None:
    gate, done = Gate(), list[str]()
    writer.write("gate", gate)
    assert gate.begun.wait(PATIENCE)
    for version in range(5):
        writer.write("game", partial(done.append, f"game {version}"))
    writer.write("other", lambda: done.append("other"))
    gate.open.set()
    writer.finish()
    assert done == ["game 4", "other"]


def test_what_comes_while_a_job_is_done_is_done_after_it(writer: Writer) -> None:
    gate, done = Gate(), list[str]()
    writer.write("game", gate)
    assert gate.begun.wait(PATIENCE)
    writer.write("game", lambda: done.append("newer"))
    gate.open.set()
    writer.finish()
    assert done == ["newer"]


def fail() -> None:
    raise PermissionError(13, "Permission denied")


def test_a_failure_is_told_once_and_so_is_its_end(writer: Writer, qtbot: QtBot) -> None:
    told: list[tuple[str, ...]] = []
    writer.failed.connect(lambda key, why: told.append((key, why)))
    writer.succeeded.connect(lambda key: told.append((key,)))
    for job in (fail, fail, lambda: None, lambda: None):
        writer.write("game", job)
        writer.finish()
    qtbot.waitUntil(lambda: len(told) >= 2)
    assert told == [("game", "Permission denied"), ("game",)]


def test_one_file_that_fails_is_not_another(writer: Writer, qtbot: QtBot) -> None:
    told: list[str] = []
    writer.failed.connect(lambda key, _why: told.append(key))
    writer.succeeded.connect(lambda key: told.append(f"{key} again"))
    for key, job in (("one", fail), ("two", lambda: None), ("three", fail)):
        writer.write(key, job)
        writer.finish()
    qtbot.waitUntil(lambda: len(told) >= 2)
    assert told == ["one", "three"]


def test_what_no_record_can_tell_is_a_failure_in_words(writer: Writer, qtbot: QtBot) -> None:
    def refuse() -> None:
        raise RecordError(DOCUMENT, Problem.FILE_IS_FOLDER, file="/there")

    with qtbot.waitSignal(writer.failed) as told:
        writer.write("game", refuse)
    key, why = told.args or ["", ""]
    assert key == "game"
    assert "/there" in why
