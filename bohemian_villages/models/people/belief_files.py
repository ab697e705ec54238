"""Reading and writing the estimates of people's strength; written in the writer's thread."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from threading import Lock
from typing import Any

from attrs import asdict

from ...files import TooLargeError, read_bytes, write_text
from ...finished_games.store import alone
from ...folders import data_folder
from ...play.strength import FIRST_SPREAD, MOST_DICE, STRONGEST, WEAKEST, Belief
from ...records.bounds import LONGEST_NAME
from ...settings import move_aside
from ..files.writer import Writer
from .known_people import MOST_PEOPLE, Beliefs, KnownPeople, News, updated

LARGEST = 2**20
MOST_GAMES = 10**9

_log = logging.getLogger(__name__)


def beliefs_file() -> Path:
    """The path of the file."""
    return data_folder() / "people.json"


def known_people(writer: Writer, file: Path | None = None) -> KnownPeople:
    """The people in a file, which is written after every change."""
    kept = file or beliefs_file()
    unsaved, lock = dict[str, Belief | None](), Lock()

    def keep(beliefs: Beliefs, news: News) -> None:
        with lock:
            unsaved.update(news)
        writer.write(str(kept), lambda: save_unsaved(beliefs))

    def save_unsaved(beliefs: Beliefs) -> None:
        with lock:
            news = dict(unsaved)
        save_news(news, beliefs, kept)
        with lock:
            for name in [name for name in news if unsaved[name] is news[name]]:
                del unsaved[name]

    return KnownPeople(read(kept), keep)


def read(file: Path) -> dict[str, Belief]:
    """The beliefs in a file; invalid ones are left out, an unusable file is set aside."""
    try:
        return _read(file) or {}
    except OSError as error:
        _log.warning("What is known of people cannot be read: %s", error)
        return {}


def _read(file: Path) -> dict[str, Belief] | None:
    """The beliefs in a file; None if there is no usable one."""
    try:
        document = json.loads(read_bytes(file, LARGEST))
        if not isinstance(document, dict):
            raise ValueError("no object")
    except FileNotFoundError:
        return None
    except (TooLargeError, ValueError, RecursionError):
        move_aside(file)
        return None
    found = {name: belief for name, data in document.items() if (belief := _belief(name, data))}
    return dict(list(found.items())[-MOST_PEOPLE:])


def _belief(name: str, data: Any) -> Belief | None:
    match data:
        case {
            "strength": int() | float() as strength,
            "spread": int() | float() as spread,
            "games": int(games),
        } if (
            0 < len(name) <= LONGEST_NAME
            and bool not in (type(strength), type(spread), type(games))
            and WEAKEST <= strength <= STRONGEST
            and 0 < spread <= 2 * FIRST_SPREAD
            and 0 < games <= MOST_GAMES
        ):
            return Belief(float(strength), float(spread), int(games), _dice(data.get("dice")))
    return None


def _dice(data: Any) -> tuple[str, ...]:
    kept = data if isinstance(data, list) else []
    return tuple(each for each in kept if isinstance(each, str))[-MOST_DICE:]


def save_news(news: News, beliefs: Beliefs, file: Path) -> None:
    """Change a file, into which another copy of the program may have written meanwhile.

    Where there is no usable one, all beliefs are written. OSError if that is not possible.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with alone(file):
        known = _read(file)
        save(updated(beliefs if known is None else known, news), file)


def save(beliefs: Beliefs, file: Path) -> None:
    """Write them atomically; OSError if that is not possible."""
    file.parent.mkdir(parents=True, exist_ok=True)
    document = {name: asdict(belief) for name, belief in beliefs.items()}
    write_text(file, json.dumps(document, ensure_ascii=False, indent=2) + "\n")
