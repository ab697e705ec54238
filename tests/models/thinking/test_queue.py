"""The queue before a worker: kinds of questions wait for each other, none is forgotten."""

from __future__ import annotations

import pytest
from attrs import frozen
from PySide6.QtCore import QObject, Signal

from bohemian_villages.models.thinking.question import Question
from bohemian_villages.models.thinking.queue import QuestionQueue


@frozen
class Hint:
    id: int
    game: str = "any"


@frozen
class Why:
    id: int
    game: str = "any"


class Worker(QObject):
    """Notes what it is asked."""

    answered = Signal(int, object, bool)

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def ask(self, question: Question) -> None:
        self.heard.append(f"ask {question.id}")

    def cancel(self, number: int) -> None:
        self.heard.append(f"cancel {number}")


@pytest.fixture
def worker() -> Worker:
    return Worker()


@pytest.fixture
def queue(worker: Worker) -> QuestionQueue:
    return QuestionQueue(worker)  # type: ignore[arg-type]


def test_another_kind_of_question_waits_for_the_last_answer(
    worker: Worker, queue: QuestionQueue
) -> None:
    queue.ask(Hint(1))
    queue.ask(Why(2))
    worker.answered.emit(1, "quick", False)
    assert worker.heard == ["ask 1"]
    worker.answered.emit(1, "sharp", True)
    assert worker.heard == ["ask 1", "ask 2"]


def test_the_same_kind_of_question_takes_the_place_of_the_one_before(
    worker: Worker, queue: QuestionQueue
) -> None:
    for question in (Hint(1), Hint(2), Why(3), Why(4)):
        queue.ask(question)
    worker.answered.emit(2, "", True)
    worker.answered.emit(4, "", True)
    assert worker.heard == ["ask 1", "ask 2", "ask 4"]


def test_what_is_dropped_makes_way_and_what_waited_is_not_asked(
    worker: Worker, queue: QuestionQueue
) -> None:
    for question in (Hint(1), Why(2)):
        queue.ask(question)
    queue.cancel(1)
    assert worker.heard == ["ask 1", "cancel 1", "ask 2"]
    queue.ask(Hint(3))
    queue.cancel(3)
    worker.answered.emit(2, "", True)
    assert worker.heard == ["ask 1", "cancel 1", "ask 2"]


def test_answers_are_passed_on(worker: Worker, queue: QuestionQueue) -> None:
    told: list[object] = []
    queue.answered.connect(lambda *answer: told.append(answer))
    queue.ask(Hint(1))
    worker.answered.emit(1, "said", True)
    assert told == [(1, "said", True)]
