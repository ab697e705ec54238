"""A queue in front of the worker: several models can ask without dropping others' questions."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from .question import Question
from .worker import AiWorker


class QuestionQueue(QObject):
    """Puts questions of several kinds to one worker, which answers one at a time."""

    answered = Signal(int, object, bool)
    """Like the worker's signal."""

    def __init__(self, worker: AiWorker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._current: Question | None = None
        self._waiting: list[Question] = []
        worker.answered.connect(self._tell)

    def ask(self, question: Question) -> None:
        """Ask, after questions of other kinds; an earlier one of the same kind is dropped."""
        kind = type(question)
        self._waiting = [each for each in self._waiting if type(each) is not kind]
        if self._current is None or type(self._current) is kind:
            self._put(question)
        else:
            self._waiting.append(question)

    def cancel(self, number: int) -> None:
        """Drop a question if it has not been answered."""
        self._waiting = [each for each in self._waiting if each.id != number]
        if self._current is not None and self._current.id == number:
            self._worker.cancel(number)
            self._go_on()

    def _put(self, question: Question) -> None:
        self._current = question
        self._worker.ask(question)

    def _go_on(self) -> None:
        self._current = None
        if self._waiting:
            self._put(self._waiting.pop(0))

    def _tell(self, number: int, said: object, is_last: bool) -> None:
        if is_last and self._current is not None and self._current.id == number:
            self._go_on()
        self.answered.emit(number, said, is_last)
