"""Entrants: the players of a run, parsed from text such as `hard,bot:COMMAND`.

Besides levels there are players of any strength and taste, for measuring them:
`strength:1350+kicks`.
"""

from __future__ import annotations

import os
import re
import shlex
from enum import Enum, auto

from attrs import frozen

from ...engine.setup import LEAST_PLAYERS, MOST_PLAYERS
from ...play.opponents import parse_opponent
from ..levels import is_known

BOT = "bot"
BOT_PREFIX = "bot:"

# A quoted comma belongs to a bot's command. On Windows a backslash does not quote, it separates
# folders.
_QUOTING = r"""(?:[^,'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")*"""
_QUOTING_ON_WINDOWS = r"""(?:[^,'"]|'[^']*'|"[^"]*")*"""


class EntrantFault(Enum):
    """What is wrong with a list of players."""

    WRONG_NUMBER = auto()
    UNKNOWN_PLAYER = auto()
    NO_COMMAND = auto()
    QUOTE_NOT_CLOSED = auto()


class EntrantError(ValueError):
    """A list of players that cannot be used; `text` is the part that is wrong."""

    def __init__(self, fault: EntrantFault, text: str = "") -> None:
        super().__init__(fault, text)
        self.fault = fault
        self.text = text


@frozen
class Entrant:
    """A player of the program, or a bot with the command that starts it."""

    text: str
    """As the user wrote it."""
    level: str
    """The level's name, or another description of an opponent, or `BOT`."""
    command: tuple[str, ...] = ()

    @property
    def is_bot(self) -> bool:
        """Whether an external program decides."""
        return self.level == BOT


def parse_entrants(text: str) -> tuple[Entrant, ...]:
    """The players of a run, from a list separated by commas."""
    entrants = tuple(_parse_entrant(part.strip()) for part in _split(text))
    if not LEAST_PLAYERS <= len(entrants) <= MOST_PLAYERS:
        raise EntrantError(EntrantFault.WRONG_NUMBER, str(len(entrants)))
    return entrants


def _split(text: str) -> list[str]:
    entrant = _QUOTING_ON_WINDOWS if os.name == "nt" else _QUOTING
    if not re.fullmatch(rf"{entrant}(?:,{entrant})*", text):
        raise EntrantError(EntrantFault.QUOTE_NOT_CLOSED, text)
    return re.findall(rf"(?:^|,)({entrant})", text)


def _parse_entrant(text: str) -> Entrant:
    if text.startswith(BOT_PREFIX):
        return Entrant(text, BOT, _split_command(text.removeprefix(BOT_PREFIX), text))
    if not is_known(parse_opponent(text)):
        raise EntrantError(EntrantFault.UNKNOWN_PLAYER, text)
    return Entrant(text, text)


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
        raise EntrantError(EntrantFault.QUOTE_NOT_CLOSED, text) from None
    if not split:
        raise EntrantError(EntrantFault.NO_COMMAND, text)
    return split
