"""Bots: external programs that decide, talking JSON over their standard streams.

No bot can make the program wait longer than the timeout, and none leaves a process behind: it runs
in its own session, which is killed as a whole. On Linux this includes processes that left the
session (`stray_processes`); on macOS those survive. On Windows the process tree is killed, except
for processes whose parent has already exited.
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

from ...jobs.crew import StartError
from . import stray_processes

PROTOCOL = 1
TIMEOUT = 30.0
# How long a bot may take to exit once it is told to.
GRACE = 2.0
# Answers are tiny; a line that never ends must not fill the memory.
LONGEST_ANSWER = 1 << 16
LONGEST_QUOTE = 100


class BotFault(Enum):
    """Why a bot lost its seat."""

    EXITED = auto()
    SILENT = auto()
    NONSENSE = auto()


class BotError(Exception):
    """The bot failed; `answer` is the beginning of its answer, if that was nonsense."""

    def __init__(self, fault: BotFault, answer: str = "") -> None:
        super().__init__(fault, answer)
        self.fault = fault
        self.answer = answer


class BotStartError(StartError):
    """The command could not be started."""

    def __init__(self, command: str, reason: str) -> None:
        super().__init__(command, reason)
        self.command = command
        self.reason = reason


class Bot:
    """An external program that decides. After a failure it is restarted when it is next needed."""

    def __init__(self, command: Sequence[str], timeout: float = TIMEOUT) -> None:
        self.command = list(command)
        self.timeout = timeout
        self.name = ""
        self._mark = stray_processes.new_mark()
        self._process: subprocess.Popen[bytes] | None = None
        self._channel: _Channel | None = None
        self._is_ready = False
        self._is_banned = False
        # One thread may end a bot while another is starting it.
        self._lock = threading.Lock()

    def start(self) -> None:
        """Start the program and greet it, without waiting for its answer."""
        with self._lock:
            if self._process or self._is_banned:
                return
            self._process = _start(self.command, self._mark)
            self._channel = _Channel(self._process)
            self._is_ready = False
        self._channel.ask({"type": "hello", "protocol": PROTOCOL})

    def get_ready(self) -> None:
        """Wait for the bot's answer to the greeting."""
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
        if self._channel:
            self._channel.ask({"type": "choose", "seat": seat, "record": record, "legal": legal})
        answer = self._receive()
        choice = answer.get("choice") if isinstance(answer, dict) else None
        # Python would accept `true` and 1.0 as indices; the protocol does not.
        if type(choice) is not int or not 0 <= choice < len(legal):
            raise _nonsense(answer)
        return choice

    def tell_over(self, record: dict[str, Any]) -> None:
        """Tell the bot that the game is over; it need not answer."""
        if self._channel:
            self._channel.tell({"type": "over", "record": record})

    def _receive(self) -> Any:
        if self._channel is None:
            raise BotError(BotFault.EXITED)
        answer = self._channel.answer(self.timeout)
        try:
            return json.loads(answer)
        except (ValueError, RecursionError):
            raise BotError(BotFault.NONSENSE, _quotable(answer)) from None

    def quit(self) -> None:
        """Tell the bot to exit, and kill it if it does not."""
        process, channel = self._process, self._channel
        if process and channel:
            channel.tell({"type": "quit"})
            channel.close()
            with suppress(subprocess.TimeoutExpired):
                process.wait(GRACE)
        self.end()

    def end(self) -> None:
        """Kill the program; it may be started again."""
        with self._lock:
            self._end()

    def ban(self) -> None:
        """Kill the program and never start it again."""
        with self._lock:
            self._is_banned = True
            self._end()

    def _end(self) -> None:
        if self._process and self._channel:
            _kill(self._process)
            stray_processes.kill_marked(self._mark)
            self._channel.close()
            self._channel.join(GRACE)
        self._process = self._channel = None


def _start(command: list[str], mark: str) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            env=stray_processes.marked_environment(mark),
            # Ctrl-C at the terminal is for this program only; it ends the bot and its processes
            # itself.
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BotStartError(command[0], reason) from error


def _kill(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError, PermissionError):
        if os.name == "posix":
            # Even if the bot itself has exited, processes it started may still run.
            os.killpg(process.pid, signal.SIGKILL)
        else:
            _kill_tree(process.pid)
            process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)


def _kill_tree(process: int) -> None:
    """On Windows: kill a process and its descendants."""
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


class _Channel(threading.Thread):
    """Sends messages and reads answers on its own thread, because both may block.

    It reads only when an answer is due, so a bot that says too much blocks on its own pipe.
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
        """Send a message that asks for an answer."""
        self._messages.put((_encode(message), True))

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message without an answer."""
        self._messages.put((_encode(message), False))

    def answer(self, timeout: float) -> bytes:
        """The next answer, a line."""
        try:
            line = self._answers.get(timeout=timeout)
        except Empty:
            raise BotError(BotFault.SILENT) from None
        if not line:
            raise BotError(BotFault.EXITED)
        return line

    def close(self) -> None:
        """Close the streams once everything is sent."""
        self._messages.put(None)

    def run(self) -> None:
        """Send messages and read answers until the channel is closed."""
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
        """The next line with its newline; without one if it is too long or the bot has exited."""
        while b"\n" not in self._unread and len(self._unread) <= LONGEST_ANSWER:
            chunk = self._stdout.read(LONGEST_ANSWER)
            if not chunk:
                break
            self._unread += chunk
        line, end, self._unread = self._unread.partition(b"\n")
        return line + end


def _encode(message: dict[str, Any]) -> bytes:
    return json.dumps(message).encode() + b"\n"
