"""The AI process: answers questions until its pipe closes. Knows no game.

No Qt is imported here, nor by any import of this module. The main thread thinks; a second one
listens, so that thinking can be stopped and the end of the program is noticed at any moment.
"""

from __future__ import annotations

import _thread
import os
import signal
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue

from attrs import frozen

from .question import Answer, Question, Thinker, Thinkers

# Low priority keeps the window smooth. On a busy core it still leaves a tenth for thinking; with
# much less, a fully loaded machine would let players think for ever.
NICENESS = 10


@frozen
class Stop:
    """The question with this number no longer needs an answer."""

    id: int


class StoppedError(BaseException):
    """Raised while answering a question that is no longer needed; thinkers must not catch it."""


def serve(connection: Connection, thinkers: Thinkers) -> None:
    """Answer incoming questions; the target of the process."""
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    _Server(connection, thinkers).run()


class _Server:
    def __init__(self, connection: Connection, thinkers: Thinkers) -> None:
        self._connection = connection
        self._makers = thinkers
        self._thinkers: dict[str, Thinker] = {}
        self._questions: SimpleQueue[Question] = SimpleQueue()
        self._current = self._stopped = 0

    def run(self) -> None:
        """Answer one question after the other."""
        signal.signal(signal.SIGINT, self._interrupted)
        threading.Thread(target=self._listen, daemon=True).start()
        while True:
            self._send(self._answer(self._questions.get()))

    def _send(self, answer: Answer) -> None:
        with suppress(OSError):
            self._connection.send(answer)

    def _answer(self, question: Question) -> Answer:
        try:
            said = self._think(question)
            self._current = 0
            return Answer(question.id, said)
        except StoppedError:
            self._current = 0
            # A thinker that was interrupted may be in an inconsistent state.
            self._thinkers.clear()
            return Answer(question.id, None)
        except Exception as error:
            self._current = 0
            # A bug in a player must not end the game.
            return Answer(question.id, None, f"{type(error).__name__}: {error}")

    def _think(self, question: Question) -> object:
        self._go_on_with(question.id)
        said: object = None
        for sharper in self._thinker(question.game).answers(question):
            if said is not None:
                self._tell(question.id, said)
            said = sharper
        return said

    def _tell(self, number: int, said: object) -> None:
        """Send an answer. Sending is never interrupted: half a message would break the pipe."""
        self._current = 0
        self._send(Answer(number, said, is_last=False))
        self._go_on_with(number)

    def _go_on_with(self, number: int) -> None:
        self._current = number
        if self._is_stopped():
            raise StoppedError

    def _thinker(self, game: str) -> Thinker:
        if game not in self._thinkers:
            self._thinkers[game] = self._makers[game]()
        return self._thinkers[game]

    def _listen(self) -> None:
        """Receive messages; exit when the program is gone."""
        try:
            while True:
                message = self._connection.recv()
                if isinstance(message, Stop):
                    self._stop(message.id)
                else:
                    self._questions.put(message)
        finally:
            # The main thread may be deep in thought: only this ends the process at once.
            os._exit(0)

    def _stop(self, number: int) -> None:
        self._stopped = number
        if self._is_stopped():
            _thread.interrupt_main()

    def _is_stopped(self) -> bool:
        """Whether the present question was stopped; numbers only ever grow."""
        return 0 < self._current <= self._stopped

    def _interrupted(self, _signal: int, _frame: object) -> None:
        """Interrupt thinking if it was stopped. Ctrl+C in the terminal is not for this process."""
        if self._is_stopped():
            raise StoppedError
