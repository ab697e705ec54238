"""The folder for a run's records: `game-0001.bvg` and so on."""

from __future__ import annotations

from pathlib import Path

from ..files import write_text
from ..words.program.commands import call_words
from . import call


def make(folder: Path) -> None:
    """Create the folder if it does not exist."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        told = call_words.unusable_folder(str(folder), call.reason(error))
        raise call.CallError(told) from None


def write(folder: Path, nth: int, suffix: str, record: str) -> None:
    """Write the record of the nth game."""
    file = folder / f"game-{nth:04}{suffix}"
    with call.writing(file):
        write_text(file, record)
