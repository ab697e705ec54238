"""The process in which AI players think: it answers questions until the pipe to it closes.

No Qt is imported here, nor by anything that is imported here. The main thread thinks; a second one
listens, so that a thought can be stopped and the end of the program is noticed at any moment.
"""

from __future__ import annotations

import _thread
import os
import random
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue

from attrs import frozen

from ...ai.hint.data import Hint
from ...ai.levels import make_player
from ...engine.actions import Decision
from ...play.ai_player import AiPlayer
from ...play.thought import Thought
from .analysis import Analysis, analyse

PlayerMaker = Callable[[str], AiPlayer]
Analyser = Callable[[Analysis], Iterator[Hint]]
Question = Thought | Analysis

# The window's process goes first, so that it stays smooth. Beside it thinking gets a tenth of a
# busy core; with much less, a machine full of other work would let players think for ever.
NICENESS = 10


@frozen
class Stop:
    """The thought of this number is no longer wanted."""

    id: int


@frozen
class Answer:
    """What came of a question: a decision or a hint, or nothing if it was stopped or failed."""

    id: int
    said: Decision | Hint | None
    failure: str = ""
    is_last: bool = True
    """Whether nothing sharper follows."""


class StoppedError(BaseException):
    """Raised amid a thought that is no longer wanted; no player is meant to catch it."""


def serve(
    connection: Connection, maker: PlayerMaker = make_player, analyser: Analyser = analyse
) -> None:
    """Answer the questions that come in; the target of the process."""
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    _Thinker(connection, maker, analyser).run()


class _Thinker:
    def __init__(self, connection: Connection, maker: PlayerMaker, analyser: Analyser) -> None:
        self._connection = connection
        self._maker = maker
        self._analyser = analyser
        self._players: dict[str, AiPlayer] = {}
        self._questions: SimpleQueue[Question] = SimpleQueue()
        self._current = self._stopped = 0

    def run(self) -> None:
        """Think, one question after the other."""
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
            # Whatever a player was about when it was stopped, it is not to be trusted again.
            self._players.clear()
            return Answer(question.id, None)
        except Exception as error:
            self._current = 0
            # A player's bug must not take the game with it.
            return Answer(question.id, None, f"{type(error).__name__}: {error}")

    def _think(self, question: Question) -> Decision | Hint | None:
        self._go_on_with(question.id)
        if isinstance(question, Thought):
            player = self._player(question.level)
            return player.decide(question.state, random.Random(question.luck))
        said: Hint | None = None
        for sharper in self._analyser(question):
            if said is not None:
                self._tell(question.id, said)
            said = sharper
        return said

    def _tell(self, number: int, said: Hint) -> None:
        """Send what is known so far. Half a message would break the pipe: none is stopped."""
        self._current = 0
        self._send(Answer(number, said, is_last=False))
        self._go_on_with(number)

    def _go_on_with(self, number: int) -> None:
        self._current = number
        if self._is_stopped():
            raise StoppedError

    def _player(self, level: str) -> AiPlayer:
        if level not in self._players:
            self._players[level] = self._maker(level)
        return self._players[level]

    def _listen(self) -> None:
        """Take in what the program wants; when it is gone, go."""
        try:
            while True:
                message = self._connection.recv()
                if isinstance(message, Stop):
                    self._stop(message.id)
                else:
                    self._questions.put(message)
        finally:
            # The main thread may be deep in thought: nothing else ends the process at once.
            os._exit(0)

    def _stop(self, number: int) -> None:
        self._stopped = number
        if self._is_stopped():
            _thread.interrupt_main()

    def _is_stopped(self) -> bool:
        """Whether the thought under way is no longer wanted; numbers only ever grow."""
        return 0 < self._current <= self._stopped

    def _interrupted(self, _signal: int, _frame: object) -> None:
        """Break off the thought if it was stopped. A Ctrl+C in the terminal is not for us."""
        if self._is_stopped():
            raise StoppedError
