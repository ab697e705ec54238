"""Finding village sets: the standard one, the user's own, and any file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

from . import assets
from .engine.village_set import Fault, VillageSet, VillageSetError, VillageSetProblem
from .engine.village_set_reader import MOST_BYTES, read_village_set
from .files import TooLargeError, read_bytes
from .folders import data_folder

STANDARD = "standard"
SUFFIX = ".toml"


@frozen
class Found:
    """A village set in the user's folder, or why it cannot be used."""

    file: Path
    village_set: VillageSet | None
    problems: tuple[VillageSetProblem, ...] = ()


def standard_set() -> VillageSet:
    """The set that comes with the program."""
    return load(assets.resource("villages.toml"))


def user_folder() -> Path:
    """Where users put their own sets; it need not exist."""
    return data_folder() / "villages"


def user_sets() -> Iterator[Found]:
    """The user's own sets by file name, including broken ones, each read when it is requested."""
    try:
        files = sorted(user_folder().glob(f"*{SUFFIX}"))
    except OSError:
        return
    yield from map(_found, files)


def _found(file: Path) -> Found:
    try:
        return Found(file, load(file))
    except VillageSetError as error:
        return Found(file, None, error.problems)


def choose(wanted: str) -> VillageSet:
    """The set a user asks for, by the name of the set or of its file, or by path."""
    return load(find(wanted))


def find(wanted: str) -> Path:
    """The file of the set a user asks for; a path need not exist.

    A plain word is first looked up among the names; anything with a folder or a suffix is a path.
    """
    if wanted == STANDARD:
        return assets.resource("villages.toml")
    path = Path(wanted)
    if path.name != wanted or path.suffix:
        return path
    for found in user_sets():
        if _is_called(found, wanted):
            return found.file
    if wanted and path.exists():
        return path
    raise VillageSetError([VillageSetProblem(Fault.NO_SUCH_SET, found=wanted)])


def _is_called(found: Found, wanted: str) -> bool:
    names = {found.file.stem.casefold()}
    if found.village_set:
        names.add(found.village_set.name.casefold())
    return wanted.casefold() in names


def load(file: Path) -> VillageSet:
    """The set in a file; refused with all its errors, including those of the file itself."""
    return read_village_set(_read(file))


def _read(file: Path) -> bytes:
    try:
        return read_bytes(file, MOST_BYTES)
    except TooLargeError:
        raise VillageSetError([VillageSetProblem(Fault.TOO_LARGE, most=MOST_BYTES)]) from None
    except FileNotFoundError:
        fault = Fault.NO_SUCH_FILE
    except IsADirectoryError:
        fault = Fault.FOLDER
    except (OSError, ValueError):
        # A ValueError means a path with a null character.
        fault = Fault.UNREADABLE
    raise VillageSetError([VillageSetProblem(fault, found=str(file))])
