"""Bots: programs of other people that decide, talking JSON over their standard streams.

Whatever a bot does, nobody waits for it longer than the timeout, and it leaves nothing behind: it
runs in a session of its own, which is ended whole. On Linux that holds for what left the session,
too (`runaways`); on macOS such a process stays. On Windows the tree of processes is ended, but for
those whose parent left before.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from enum import Enum, auto
from queue import Empty, SimpleQueue
from typing import IO, Any

from . import runaways

PROTOCOL = 1
TIMEOUT = 30.0
# How long a bot may take to leave once it is told to.
GRACE = 2.0
# A bot's answers are tiny; one that never ends its line must not fill the memory.
LONGEST_ANSWER = 1 << 16
LONGEST_QUOTE = 100


class BotFault(Enum):
    """Why a bot lost its seat."""

    EXITED = auto()
    SILENT = auto()
    NONSENSE = auto()


class BotError(Exception):
    """The bot failed; `answer` is the beginning of what it said, if it was nonsense."""

    def __init__(self, fault: BotFault, answer: str = "") -> None:
        super().__init__(fault, answer)
        self.fault = fault
        self.answer = answer


class BotStartError(Exception):
    """The command does not start any program."""

    def __init__(self, command: str, reason: str) -> None:
        super().__init__(command, reason)
        self.command = command
        self.reason = reason


class Bot:
    """A program that decides. It is started again when it has failed and is needed again."""

    def __init__(self, command: Sequence[str], timeout: float = TIMEOUT) -> None:
        self.command = list(command)
        self.timeout = timeout
        self.name = ""
        self._mark = runaways.new_mark()
        self._process: subprocess.Popen[bytes] | None = None
        self._line: _Line | None = None
        self._is_ready = False
        self._is_banned = False
        # One thread may end the bots while another one is just starting them.
        self._lock = threading.Lock()

    def start(self) -> None:
        """Start the program, and greet it without waiting for its answer."""
        with self._lock:
            if self._process or self._is_banned:
                return
            self._process = _start(self.command, self._mark)
            self._line = _Line(self._process)
            self._is_ready = False
        self._line.ask({"type": "hello", "protocol": PROTOCOL})

    def get_ready(self) -> None:
        """Wait until the bot has answered the greeting."""
        self.start()
        if not self._is_ready:
            answer = self._receive()
            if not isinstance(answer, dict) or answer.get("type") != "ready":
                raise _nonsense(answer)
            name = answer.get("name")
            self.name = name if isinstance(name, str) else ""
            self._is_ready = True

    def choose(self, seat: int, record: dict[str, Any], legal: list[dict[str, Any]]) -> int:
        """The bot's choice among the legal actions."""
        if self._line:
            self._line.ask({"type": "choose", "seat": seat, "record": record, "legal": legal})
        answer = self._receive()
        choice = answer.get("choice") if isinstance(answer, dict) else None
        # `true` and 1.0 are no indices, though Python would take them.
        if type(choice) is not int or not 0 <= choice < len(legal):
            raise _nonsense(answer)
        return choice

    def tell_over(self, record: dict[str, Any]) -> None:
        """Tell the bot that the game is over; nobody waits for it."""
        if self._line:
            self._line.tell({"type": "over", "record": record})

    def _receive(self) -> Any:
        if self._line is None:
            raise BotError(BotFault.EXITED)
        answer = self._line.answer(self.timeout)
        try:
            return json.loads(answer)
        except (ValueError, RecursionError):
            raise BotError(BotFault.NONSENSE, _quotable(answer)) from None

    def quit(self) -> None:
        """Tell the bot to leave, and see to it that it does."""
        process, line = self._process, self._line
        if process and line:
            line.tell({"type": "quit"})
            line.hang_up()
            with suppress(subprocess.TimeoutExpired):
                process.wait(GRACE)
        self.end()

    def end(self) -> None:
        """End the program at once; it may be started again."""
        with self._lock:
            self._end()

    def ban(self) -> None:
        """End the program at once and never start it again."""
        with self._lock:
            self._is_banned = True
            self._end()

    def _end(self) -> None:
        if self._process and self._line:
            _kill(self._process)
            runaways.kill_marked(self._mark)
            self._line.hang_up()
            self._line.join(GRACE)
        self._process = self._line = None


def _start(command: list[str], mark: str) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            env=runaways.marked_environment(mark),
            # Ctrl-C at the terminal is for us alone; we end the bot and all that it started.
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BotStartError(command[0], reason) from error


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError, PermissionError):
        if os.name == "posix":
            # Even if the bot itself has left: what it started may still be there.
            os.killpg(process.pid, signal.SIGKILL)
        else:
            _kill_tree(process.pid)
            process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)


def _kill_tree(process: int) -> None:
    """On Windows: end a process and what it started."""
    command = ["taskkill", "/T", "/F", "/PID", str(process)]
    quiet = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    with suppress(OSError, subprocess.TimeoutExpired):
        subprocess.run(
            command, capture_output=True, check=False, timeout=GRACE, creationflags=quiet
        )


def _nonsense(answer: object) -> BotError:
    return BotError(BotFault.NONSENSE, _quotable(json.dumps(answer).encode()))


def _quotable(answer: bytes) -> str:
    return answer[:LONGEST_QUOTE].decode(errors="backslashreplace").strip()


class _Line(threading.Thread):
    """Both ends of the talk with a bot, on a thread of its own: reading and writing may block.

    It reads only when an answer is due, so that a bot which says too much waits in its own pipe.
    """

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        super().__init__(daemon=True, name=f"bot {process.pid}")
        assert process.stdin
        assert process.stdout
        self._stdin: IO[bytes] = process.stdin
        self._stdout: IO[bytes] = process.stdout
        self._unread = b""
        self._messages: SimpleQueue[tuple[bytes, bool] | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self.start()

    def ask(self, message: dict[str, Any]) -> None:
        """Send a message that has an answer."""
        self._messages.put((_encode(message), True))

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message that has none."""
        self._messages.put((_encode(message), False))

    def answer(self, timeout: float) -> bytes:
        """The next answer, without the end of its line."""
        try:
            line = self._answers.get(timeout=timeout)
        except Empty:
            raise BotError(BotFault.SILENT) from None
        if not line:
            raise BotError(BotFault.EXITED)
        return line

    def hang_up(self) -> None:
        """Say no more; the streams are closed when all is said."""
        self._messages.put(None)

    def run(self) -> None:
        """Carry messages and answers to and fro."""
        with self._stdin, self._stdout:
            while (message := self._messages.get()) is not None:
                self._carry(*message)

    def _carry(self, message: bytes, has_answer: bool) -> None:
        try:
            self._write(message)
            line = self._read_line() if has_answer else b""
        except OSError:
            line = b""
        if has_answer:
            self._answers.put(line)

    def _write(self, message: bytes) -> None:
        rest = memoryview(message)
        while rest:
            rest = rest[self._stdin.write(rest) :]

    def _read_line(self) -> bytes:
        """The next line with its end; without one if the bot said too much or no more."""
        while b"\n" not in self._unread and len(self._unread) <= LONGEST_ANSWER:
            chunk = self._stdout.read(LONGEST_ANSWER)
            if not chunk:
                break
            self._unread += chunk
        line, end, self._unread = self._unread.partition(b"\n")
        return line + end


def _encode(message: dict[str, Any]) -> bytes:
    return json.dumps(message).encode() + b"\n"
