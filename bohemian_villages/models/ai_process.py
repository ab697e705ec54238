"""The process in which AI players think: it answers thoughts until the pipe to it closes.

No Qt is imported here, nor by anything that is imported here. The main thread thinks; a second one
listens, so that a thought can be stopped and the end of the program is noticed at any moment.
"""

from __future__ import annotations

import _thread
import os
import random
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue

from attrs import frozen

from ..ai.levels import make_player
from ..ai.player import Player
from ..engine.actions import Decision
from .thought import Thought

PlayerMaker = Callable[[str], Player]

# The window's process goes first, so that it stays smooth.
NICENESS = 5


@frozen
class Stop:
    """The thought of this number is no longer wanted."""

    id: int


@frozen
class Answer:
    """What came of a thought: a decision, or none if it was stopped or failed."""

    id: int
    action: Decision | None
    failure: str = ""


class StoppedError(BaseException):
    """Raised amid a thought that is no longer wanted; no player is meant to catch it."""


def serve(connection: Connection, maker: PlayerMaker = make_player) -> None:
    """Answer the thoughts that come in; the target of the process."""
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    _Thinker(connection, maker).run()


class _Thinker:
    def __init__(self, connection: Connection, maker: PlayerMaker) -> None:
        self._connection = connection
        self._maker = maker
        self._players: dict[str, Player] = {}
        self._thoughts: SimpleQueue[Thought] = SimpleQueue()
        self._current = self._stopped = 0

    def run(self) -> None:
        """Think, one thought after the other."""
        signal.signal(signal.SIGINT, self._interrupted)
        threading.Thread(target=self._listen, daemon=True).start()
        while True:
            answer = self._answer(self._thoughts.get())
            with suppress(OSError):
                self._connection.send(answer)

    def _answer(self, thought: Thought) -> Answer:
        try:
            self._current = thought.id
            if self._is_stopped():
                raise StoppedError
            action = self._player(thought.level).decide(thought.state, random.Random(thought.luck))
            self._current = 0
            return Answer(thought.id, action)
        except StoppedError:
            self._current = 0
            # Whatever a player was about when it was stopped, it is not to be trusted again.
            self._players.clear()
            return Answer(thought.id, None)
        except Exception as error:
            self._current = 0
            # A player's bug must not take the game with it.
            return Answer(thought.id, None, f"{type(error).__name__}: {error}")

    def _player(self, level: str) -> Player:
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
                    self._thoughts.put(message)
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
