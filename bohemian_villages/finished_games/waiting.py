"""Jobs for the statistics, stored on disk until they are done.

The database may be locked, or the program may be killed before a game is in it. So every job is
first a small file, which is deleted when the job is done. Adding a game twice stores it once, so a
kill in between does no harm.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Generic

from attrs import frozen

from ..files import LARGEST_RECORD, NotRegularError, TooLargeError, read_bytes, write_text
from ..records.errors import RecordError
from .store import Store, alone
from .tables import LARGEST, Entry, Game, Tables, moment, record_key

# JSON writes quotation marks and line ends of the record with two characters.
LARGEST_ORDER = 2 * LARGEST_RECORD + 1024
BROKEN = ".broken"
_NO_ORDER = (TooLargeError, NotRegularError, RecordError, ValueError, RecursionError)

_log = logging.getLogger(__name__)


@frozen
class _Addition:
    game: Any
    ended_at: datetime
    seconds: float | None


@frozen
class _Removal:
    key: str


class Waiting(Generic[Game, Entry]):
    """Jobs for a store, in files beside it. Errors are those of the store and of files."""

    def __init__(self, store: Store[Game, Entry]) -> None:
        self.folder = store.file.with_name(f"{store.file.name}.waiting")
        self._store = store
        self._reset = self.folder / "reset"

    def add(self, game: Game, ended_at: datetime, seconds: float | None = None) -> None:
        """Store a finished game."""
        record = self._store.tables.dumps(game)
        document = {"ended_at": ended_at.timestamp(), "seconds": seconds, "record": record}
        self._write(self._file(record_key(record)), document)

    def remove(self, game: Game) -> None:
        """Remove a game."""
        self._write(self._file(record_key(self._store.tables.dumps(game))), {"record": None})

    def reset(self) -> None:
        """Remove all games, including those that wait."""
        for file in self._files():
            file.unlink(missing_ok=True)
        self._write(self._reset, {})

    def carry_out(self) -> bool:
        """Do the jobs that wait; returns whether there were any. Failed ones go on waiting."""
        if not self._reset.exists() and not self._files():
            return False
        with alone(self.folder / "orders"):
            if self._reset.exists():
                self._store.reset()
                self._reset.unlink(missing_ok=True)
            for file, order in sorted(self._orders(), key=lambda each: _moment(each[1])):
                self._do(order)
                file.unlink(missing_ok=True)
        return True

    def _do(self, order: _Addition | _Removal) -> None:
        match order:
            case _Addition(game, ended_at, seconds):
                self._store.add(game, ended_at, seconds)
            case _Removal(key):
                self._store.remove(key)

    def _file(self, key: str) -> Path:
        return self.folder / f"{key}.json"

    def _files(self) -> list[Path]:
        return sorted(self.folder.glob("*.json"))

    def _write(self, file: Path, document: Mapping[str, object]) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        write_text(file, json.dumps(document))

    def _orders(self) -> Iterator[tuple[Path, _Addition | _Removal]]:
        for file in self._files():
            try:
                yield file, _order(file, self._store.tables)
            # An unreadable job must not block the others.
            except _NO_ORDER as error:
                _log.warning("A finished game is set aside, uncounted: %s: %s", file, error)
                with suppress(OSError):
                    file.replace(f"{file}{BROKEN}")
            except OSError as error:
                _log.warning("A finished game cannot be read now: %s", error)


def _order(file: Path, tables: Tables[Any, Any]) -> _Addition | _Removal:
    document = json.loads(read_bytes(file, LARGEST_ORDER))
    match document:
        case {"record": None}:
            return _Removal(file.stem)
        case {
            "record": str(record),
            "ended_at": int() | float() as ended_at,
            "seconds": None | int() | float() as seconds,
        } if seconds is None or 0 <= seconds <= LARGEST:
            return _Addition(_over(record, tables), moment(ended_at), seconds)
    raise ValueError("no order")


def _over(record: str, tables: Tables[Any, Any]) -> Any:
    game = tables.loads(record)
    if not game.state.is_over:
        raise ValueError("the game is not over")
    return game


def _moment(order: _Addition | _Removal) -> float:
    """The time by which games are ordered when they get their numbers."""
    return order.ended_at.timestamp() if isinstance(order, _Addition) else 0.0
