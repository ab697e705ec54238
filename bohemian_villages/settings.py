"""Settings: what the user chose, kept in one JSON file.

Whatever the file holds, the program starts: a wrong value counts as not chosen, and a file with
something wrong in it is kept beside, once. Keys of a newer version survive an older one.
"""

from __future__ import annotations

import base64
import json
import logging
import struct
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from attrs import Factory, asdict, evolve, field, fields, frozen

from .files import TooLargeError, read_bytes, write_bytes, write_text
from .folders import config_folder
from .records.errors import RecordError
from .words import catalogue

SYSTEM, LIGHT, DARK = "system", "light", "dark"
THEMES = (SYSTEM, LIGHT, DARK)
SLOWEST, FASTEST = 0.25, 4.0
BROKEN = ".broken"
KEPT_ASIDE = 9
LARGEST = 2**20
DEEPEST = 50
# Version 0.1 knew one game, and one table.
OLD_TABLE, OLD_GAME = "last_table", "bohemian"

# What Qt writes of a window: a sign and a version, the frame and the window when neither maximized
# nor full screen, the screen, both switches, the width of the screen, the window as it was.
_GEOMETRY = struct.Struct(">IHH4i4ii??i4i")
_GEOMETRY_SIGN = 0x1D9D0CB
_RECTANGLES = (slice(3, 7), slice(7, 11), slice(15, 19))
# In pixels, far beyond every screen there is.
_FARTHEST = 100_000

_log = logging.getLogger(__name__)

Check = Callable[[Any], bool]


def _setting(default: Any, check: Check) -> Any:
    """A field with a default, and a check that its value has to pass when it is read."""
    return field(default=default, metadata={"check": check})


def _is_language(value: object) -> bool:
    return value == "" or value in catalogue.languages()


def _is_geometry(value: object) -> bool:
    if not isinstance(value, str) or not value:
        return value == ""
    try:
        parts = _GEOMETRY.unpack_from(base64.b64decode(value, validate=True))
    except (ValueError, struct.error):
        return False
    return parts[0] == _GEOMETRY_SIGN and all(_is_on_earth(*parts[each]) for each in _RECTANGLES)


def _is_on_earth(left: int, top: int, right: int, bottom: int) -> bool:
    sides = (left, top, right, bottom)
    return left < right and top < bottom and all(abs(side) <= _FARTHEST for side in sides)


def _is_folder(value: object) -> bool:
    return isinstance(value, str) and (value == "" or value.isprintable())


def _is_switch(value: object) -> bool:
    return isinstance(value, bool)


def _is_theme(value: object) -> bool:
    return value in THEMES


def _between(least: float, most: float) -> Check:
    return lambda value: (
        isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most
    )


def _is_table(value: object) -> bool:
    return isinstance(value, dict) and _is_shallow(value)


def _are_tables(value: object) -> bool:
    return isinstance(value, dict) and all(map(_is_table, value.values()))


def _is_shallow(value: object, deepest: int = DEEPEST) -> bool:
    """Whether it can be written again: what is nested too deeply cannot."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return deepest > 0 and all(_is_shallow(each, deepest - 1) for each in inner)


@frozen
class Settings:
    """Everything the user can choose. Frozen: a change is a new one, see `attrs.evolve`."""

    language: str = _setting("", _is_language)
    """A language the catalogue has; empty for that of the system."""
    theme: str = _setting(SYSTEM, _is_theme)
    animations: bool = _setting(True, _is_switch)
    animation_speed: float = _setting(1.0, _between(SLOWEST, FASTEST))
    """Twice as fast is 2."""
    ai_pace: float = _setting(1.0, _between(SLOWEST, FASTEST))
    """How fast AI players' turns are shown beside that of people."""
    sound: bool = _setting(True, _is_switch)
    volume: float = _setting(0.7, _between(0.0, 1.0))
    marks: bool = _setting(True, _is_switch)
    """Whether figures carry marks, which tell them apart without colour."""
    auto_end: bool = _setting(False, _is_switch)
    """Whether a turn ends by itself when nothing else can be done."""
    auto_roll: bool = _setting(False, _is_switch)
    confirm_kicks: bool = _setting(False, _is_switch)
    chances: bool = _setting(False, _is_switch)
    """Whether everybody's winning chance is shown at the table."""
    last_tables: Mapping[str, Any] = _setting(Factory(dict), _are_tables)
    """What the form of each game was left with, by its key; the form knows what it means."""
    last_folder: str = _setting("", _is_folder)
    """Where a file was last chosen; empty if none was."""
    window_geometry: str = _setting("", _is_geometry)
    """What Qt needs to put the window back, in base 64."""
    extra: Mapping[str, Any] = field(factory=dict, metadata={"check": None})
    """What the file holds beyond all this."""


def settings_file() -> Path:
    """Where the settings are kept."""
    return config_folder() / "settings.json"


@frozen
class Loaded:
    """The settings of a file, and where the file is kept as it was if something in it is wrong."""

    settings: Settings
    aside: Path | None = None


def load(file: Path | None = None) -> Settings:
    """The settings of a file, or the defaults as far as it has none that can be used."""
    return read(file).settings


def read(file: Path | None = None) -> Loaded:
    """As `load`; tells as well what became of a file with something wrong in it."""
    return _read(file or settings_file()) or Loaded(Settings())


def _read(file: Path) -> Loaded | None:
    """None where there is nothing that could be read."""
    try:
        data = read_bytes(file, LARGEST)
        document = _parsed(data)
    except (TooLargeError, ValueError, RecursionError):
        return Loaded(Settings(), _move_aside(file))
    except FileNotFoundError:
        return None
    except OSError as error:
        _log.warning("The settings cannot be read: %s", error)
        return None
    wrong = _wrong(document)
    aside = _copy_aside(file, data) if wrong else None
    if wrong:
        _log.warning("Settings that cannot be used: %s", ", ".join(map(ascii, wrong)))
    return Loaded(from_document(document), aside)


def _parsed(data: bytes) -> dict[str, Any]:
    """The document of a file; ValueError or RecursionError if it is none."""
    document = json.loads(data, parse_int=_whole_number)
    if not isinstance(document, dict):
        raise ValueError("no object")
    if OLD_TABLE in document:
        last = {OLD_GAME: document.pop(OLD_TABLE)}
        document.setdefault("last_tables", last)
    return document


def _whole_number(digits: str) -> float:
    """Python refuses to read very many digits: one wrong number must not spoil the whole file."""
    try:
        return int(digits)
    except ValueError:
        return float(digits)


def _move_aside(file: Path) -> Path | None:
    """Give a file of no use another name."""
    aside = _free_name(file)
    try:
        return file.replace(aside)
    except OSError as error:
        _log.warning("The settings cannot be set aside: %s", error)
        return None


def _copy_aside(file: Path, data: bytes) -> Path | None:
    """Keep what will be overwritten, unless that was done when the program started before."""
    for earlier in _names_aside(file):
        with suppress(OSError):
            if read_bytes(earlier, LARGEST) == data:
                return earlier
    aside = _free_name(file)
    try:
        write_bytes(aside, data)
    except (OSError, RecordError) as error:
        _log.warning("The settings cannot be set aside: %s", error)
        return None
    return aside


def _names_aside(file: Path) -> list[Path]:
    first = file.with_name(file.name + BROKEN)
    others = (file.with_name(f"{first.name}-{number}") for number in range(2, KEPT_ASIDE + 1))
    return [first, *others]


def _free_name(file: Path) -> Path:
    """A name for a file set aside; when all are taken, the first ones stay and the last goes."""
    names = _names_aside(file)
    return next((name for name in names if not name.is_symlink() and not name.exists()), names[-1])


def save(settings: Settings, file: Path | None = None) -> None:
    """Write the settings, whole or not at all; OSError if that is not possible."""
    file = file or settings_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    write_text(file, to_json(settings))


def save_changes(ours: Settings, changed: frozenset[str], file: Path | None = None) -> None:
    """Write what was changed here; the rest stays as another copy of the program left it."""
    file = file or settings_file()
    loaded = _read(file)
    # A file of no use has been set aside; then what is in use here is the best there is.
    theirs = loaded.settings if loaded and file.exists() else ours
    save(evolve(theirs, **{name: getattr(ours, name) for name in changed}), file)


def to_json(settings: Settings) -> str:
    """The settings as the text of their file."""
    document = asdict(settings, recurse=False)
    extra = document.pop("extra")
    return json.dumps({**extra, **document}, indent=2) + "\n"


def from_document(document: Mapping[str, Any]) -> Settings:
    """The settings of a document; what is wrong in it counts as not chosen."""
    wrong = _wrong(document)
    sound = {name: value for name, value in document.items() if name not in wrong}
    chosen = {name: sound.pop(name) for name in _checks() if name in sound}
    return evolve(Settings(), **chosen, extra=sound)


def _wrong(document: Mapping[str, Any]) -> list[str]:
    """The names under which something stands that cannot be used, or not be written again."""
    checks = _checks()
    return [name for name, value in document.items() if not checks.get(name, _is_shallow)(value)]


def _checks() -> dict[str, Check]:
    return {each.name: check for each in fields(Settings) if (check := each.metadata["check"])}
