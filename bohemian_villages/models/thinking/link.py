"""The link to the AI process: starts it, asks it, replaces it."""

from __future__ import annotations

import logging
import multiprocessing
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue

from attrs import define, frozen

from .process import Stop, serve
from .question import Answer, Question, Thinkers

SECONDS_TO_THINK = 60.0
"""After this, a process counts as hanging."""
SECONDS_TO_STOP = 0.08
SECONDS_TO_END = 0.5
ATTEMPTS = 2

_logger = logging.getLogger(__name__)

Answered = Callable[[Answer], None]


class AiProcess:
    """A spawned process that shares nothing with this one but a pipe."""

    def __init__(self, thinkers: Thinkers) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, far_end = context.Pipe()
        self._process: SpawnProcess = context.Process(
            target=serve, args=(far_end, thinkers), name="bohemian-villages-ai", daemon=True
        )
        self._process.start()
        # With this end closed here, the pipe breaks when either process is gone.
        far_end.close()

    def end(self, patience: float = 0.0) -> None:
        """Ask the process to exit, and kill it if it does not."""
        self.connection.close()
        self._process.join(patience)
        self._process.kill()
        self._process.join()
        self._process.close()


@define
class Cancel:
    """An order: the question with this number no longer needs an answer."""

    id: int


class QuitOrder:
    """An order: the program is ending."""


@frozen
class Ask:
    """An order: answer this question, and none asked before."""

    question: Question


Order = Ask | Cancel | QuitOrder


class AiLink:
    """Carries out orders in its own thread; `answered` is called there.

    An answer of None means that the process has failed for good and the caller must do without.
    """

    def __init__(
        self,
        answered: Answered,
        thinkers: Thinkers,
        seconds_to_think: float = SECONDS_TO_THINK,
    ) -> None:
        self._answered = answered
        self._thinkers = thinkers
        self._seconds_to_think = seconds_to_think
        self._orders: SimpleQueue[Order] = SimpleQueue()
        self._bell, self._ringer = multiprocessing.Pipe(duplex=False)
        self._process: AiProcess | None = None
        self._question: Question | None = None
        self._attempts = 0
        self._answer_due = self._stop_due = 0.0
        self._stopping = 0

    def order(self, order: Order) -> None:
        """Give an order; may be called from any thread."""
        self._orders.put(order)
        self._ringer.send_bytes(b"!")

    def run(self) -> None:
        """Carry out orders until `Quit`."""
        self._start()
        try:
            while self._go_on():
                pass
        finally:
            self._end(SECONDS_TO_END)
            self._bell.close()
            self._ringer.close()

    def _start(self) -> None:
        with suppress(OSError):
            self._process = AiProcess(self._thinkers)

    def _end(self, patience: float = 0.0) -> None:
        if self._process:
            self._process.end(patience)
            self._process = None

    def _go_on(self) -> bool:
        """Wait for an order, an answer or a deadline; false when it is time to quit."""
        sources = [self._bell, *([self._process.connection] if self._process else [])]
        ready = wait(sources, self._patience())
        if self._bell in ready:
            self._bell.recv_bytes()
            return self._carry_out(self._orders.get())
        if ready:
            self._receive()
        else:
            self._give_up_waiting()
        return True

    def _patience(self) -> float | None:
        due = [self._answer_due] if self._question else []
        due += [self._stop_due] if self._stopping else []
        return max(0.0, min(due) - time.monotonic()) if due else None

    def _carry_out(self, order: Order) -> bool:
        match order:
            case Ask(question):
                self._cancel()
                self._question, self._attempts = question, 0
                self._ask()
            case Cancel(number):
                if self._question and self._question.id == number:
                    self._cancel()
        return not isinstance(order, QuitOrder)

    def _ask(self) -> None:
        """Send the question to the process, a new one if necessary."""
        self._attempts += 1
        self._answer_due = time.monotonic() + self._seconds_to_think
        if not self._process:
            self._start()
        if not self._send(self._question):
            self._fail()

    def _cancel(self) -> None:
        if self._question:
            self._stopping, self._question = self._question.id, None
            self._stop_due = time.monotonic() + SECONDS_TO_STOP
            self._send(Stop(self._stopping))

    def _send(self, message: object) -> bool:
        if not self._process:
            return False
        try:
            self._process.connection.send(message)
        except OSError:
            return False
        return True

    def _receive(self) -> None:
        assert self._process
        try:
            answer: Answer = self._process.connection.recv()
        except (EOFError, OSError):
            self._fail()
            return
        if answer.id == self._stopping:
            self._stopping = 0 if answer.is_last else self._stopping
        elif self._question and answer.id == self._question.id:
            if answer.failure:
                _logger.error("An AI player failed: %s", answer.failure)
            self._settle(answer)

    def _settle(self, answer: Answer) -> None:
        if answer.is_last:
            self._question = None
        self._answered(answer)

    def _give_up_waiting(self) -> None:
        """Replace a process that does not stop or does not answer."""
        if self._stopping:
            # The question asked meanwhile is not to blame.
            self._attempts = 0
        self._fail()

    def _fail(self) -> None:
        """Replace the process and repeat the unanswered question, but not for ever."""
        self._end()
        stopped, self._stopping = self._stopping, 0
        if self._question and self._attempts < ATTEMPTS:
            self._ask()
        elif self._question:
            _logger.error("The AI's process failed twice")
            self._settle(Answer(self._question.id, None))
        elif stopped:
            self._start()
