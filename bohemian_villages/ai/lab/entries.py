"""Entries: who takes part in a run, as one writes it (`hard,easy`, `bot:COMMAND`)."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Sequence
from enum import Enum, auto

from attrs import frozen

from ...engine.setup import LEAST_PLAYERS, MOST_PLAYERS
from ..levels import LEVELS

BOT = "bot"
BOT_PREFIX = "bot:"

# A comma that is quoted belongs to a bot's command. On Windows a backslash quotes nothing: it
# parts folders.
_QUOTING = r"""(?:[^,'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")*"""
_QUOTING_ON_WINDOWS = r"""(?:[^,'"]|'[^']*'|"[^"]*")*"""


class EntryFault(Enum):
    """What is wrong with the list of players."""

    WRONG_NUMBER = auto()
    UNKNOWN_PLAYER = auto()
    NO_COMMAND = auto()
    QUOTE_NOT_CLOSED = auto()


class EntryError(ValueError):
    """A list of players that cannot be used; `text` is the part of it that is wrong."""

    def __init__(self, fault: EntryFault, text: str = "") -> None:
        super().__init__(fault, text)
        self.fault = fault
        self.text = text


@frozen
class Entry:
    """A level of the program, or a bot with the command that starts it."""

    text: str
    """As it was written."""
    level: str
    """The level's name; of a bot, `BOT`."""
    command: tuple[str, ...] = ()

    @property
    def is_bot(self) -> bool:
        """Whether another program decides."""
        return self.level == BOT


def parse_entries(text: str) -> tuple[Entry, ...]:
    """The players of a run, divided by commas."""
    entries = tuple(_parse_entry(part.strip()) for part in _split(text))
    if not LEAST_PLAYERS <= len(entries) <= MOST_PLAYERS:
        raise EntryError(EntryFault.WRONG_NUMBER, str(len(entries)))
    return entries


def _split(text: str) -> list[str]:
    entry = _QUOTING_ON_WINDOWS if os.name == "nt" else _QUOTING
    if not re.fullmatch(rf"{entry}(?:,{entry})*", text):
        raise EntryError(EntryFault.QUOTE_NOT_CLOSED, text)
    return re.findall(rf"(?:^|,)({entry})", text)


def _parse_entry(text: str) -> Entry:
    if text.startswith(BOT_PREFIX):
        return Entry(text, BOT, _split_command(text.removeprefix(BOT_PREFIX), text))
    if text not in LEVELS:
        raise EntryError(EntryFault.UNKNOWN_PLAYER, text)
    return Entry(text, text)


def _split_command(command: str, text: str) -> tuple[str, ...]:
    """The words of a command as a shell splits them."""
    words = shlex.shlex(command, posix=True, punctuation_chars=False)
    words.whitespace_split = True
    words.commenters = ""
    if os.name == "nt":
        words.escape = ""
    try:
        split = tuple(words)
    except ValueError:
        raise EntryError(EntryFault.QUOTE_NOT_CLOSED, text) from None
    if not split:
        raise EntryError(EntryFault.NO_COMMAND, text)
    return split


def numbered(names: Sequence[str]) -> list[str]:
    """The names, the second of a name with a 2, and so on."""
    seen: dict[str, int] = {}
    different = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        different.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return different
