"""Reading and writing the estimates of people's strength; written in the writer's thread."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

from ...files import TooLargeError, read_bytes, write_text
from ...folders import data_folder
from ...play.strength import FIRST_SPREAD, STRONGEST, WEAKEST, Belief
from ...records.bounds import LONGEST_NAME
from ...settings import move_aside
from ..files.writer import Writer
from .known_people import MOST_PEOPLE, Beliefs, KnownPeople

LARGEST = 2**20
MOST_GAMES = 10**9

_log = logging.getLogger(__name__)


def beliefs_file() -> Path:
    """The path of the file."""
    return data_folder() / "people.json"


def known_people(writer: Writer, file: Path | None = None) -> KnownPeople:
    """The people in a file, which is rewritten after every change."""
    kept = file or beliefs_file()

    def keep(beliefs: Beliefs) -> None:
        writer.write(str(kept), lambda: save(beliefs, kept))

    return KnownPeople(read(kept), keep)


def read(file: Path) -> dict[str, Belief]:
    """The beliefs in a file; invalid ones are left out, an unusable file is set aside."""
    try:
        document = json.loads(read_bytes(file, LARGEST))
        if not isinstance(document, dict):
            raise ValueError("no object")
    except FileNotFoundError:
        return {}
    except (TooLargeError, ValueError, RecursionError):
        move_aside(file)
        return {}
    except OSError as error:
        _log.warning("What is known of people cannot be read: %s", error)
        return {}
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
            return Belief(float(strength), float(spread), int(games))
    return None


def save(beliefs: Beliefs, file: Path) -> None:
    """Write them atomically; OSError if that is not possible."""
    file.parent.mkdir(parents=True, exist_ok=True)
    document = {
        name: {"strength": each.strength, "spread": each.spread, "games": each.games}
        for name, each in beliefs.items()
    }
    write_text(file, json.dumps(document, ensure_ascii=False, indent=2) + "\n")
