"""Settings: the user's choices, in one JSON file.

The program starts whatever the file contains: a wrong value counts as not chosen, and a copy of a
file with errors is kept, once. Keys of a newer version are preserved.
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
# Version 0.1 had one game and one table.
OLD_TABLE, OLD_GAME = "last_table", "bohemian"

# Qt's format of a window's geometry: a magic number and a version, the frame, the normal window,
# the screen, two flags, the screen's width, the window itself.
_GEOMETRY = struct.Struct(">IHH4i4ii??i4i")
_GEOMETRY_SIGN = 0x1D9D0CB
_RECTANGLES = (slice(3, 7), slice(7, 11), slice(15, 19))
# In pixels, far beyond any screen.
_FARTHEST = 100_000

_log = logging.getLogger(__name__)

Check = Callable[[Any], bool]


def _setting(default: Any, check: Check) -> Any:
    """A field with a default, and a check for values that are read."""
    return field(default=default, metadata={"check": check})


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


def _is_switch(value: object) -> bool:
    return isinstance(value, bool)


def _between(least: float, most: float) -> Check:
    return lambda value: (
        isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most
    )


def _are_tables(value: object) -> bool:
    return isinstance(value, dict) and all(
        isinstance(each, dict) and _is_shallow(each) for each in value.values()
    )


def _is_shallow(value: object, deepest: int = DEEPEST) -> bool:
    """Whether it is nested shallowly enough to be written again."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return deepest > 0 and all(_is_shallow(each, deepest - 1) for each in inner)


@frozen
class Settings:
    """All settings. Frozen: `changed` makes others."""

    language: str = _setting("", lambda value: value == "" or value in catalogue.languages())
    """A language of the catalogue; empty for the system's."""
    theme: str = _setting(SYSTEM, lambda value: value in THEMES)
    animations: bool = _setting(True, _is_switch)
    animation_speed: float = _setting(1.0, _between(SLOWEST, FASTEST))
    """Twice as fast is 2."""
    ai_pace: float = _setting(1.0, _between(SLOWEST, FASTEST))
    """The speed of AI players' turns relative to people's."""
    sound: bool = _setting(True, _is_switch)
    volume: float = _setting(0.7, _between(0.0, 1.0))
    marks: bool = _setting(True, _is_switch)
    """Whether figures carry marks, for telling them apart without colour."""
    auto_end: bool = _setting(False, _is_switch)
    """Whether a turn ends automatically when nothing else is possible."""
    auto_roll: bool = _setting(False, _is_switch)
    last_tables: Mapping[str, Any] = _setting(Factory(dict), _are_tables)
    """The last content of each game's form, by the game's key; only the form interprets it."""
    last_folder: str = _setting("", lambda value: isinstance(value, str) and value.isprintable())
    """The folder in which a file was last chosen; empty if none was."""
    window_geometry: str = _setting("", _is_geometry)
    """Qt's description of the window's geometry, in base 64."""
    extra: Mapping[str, Any] = field(factory=dict, metadata={"check": None})
    """Other keys of the file: switches of games, and what newer versions keep."""

    def is_on(self, switch: str) -> bool:
        """Whether a switch is on, be it one of these or a game's, which is off by default."""
        return getattr(self, switch, self.extra.get(switch)) is True

    def changed(self, values: Mapping[str, Any]) -> Settings:
        """With other values; a key that is not one of these is a game's."""
        ours = {name: value for name, value in values.items() if name in _checks()}
        others = {name: value for name, value in values.items() if name not in ours}
        return evolve(self, **ours, extra={**self.extra, **others})


def settings_file() -> Path:
    """The path of the settings file."""
    return config_folder() / "settings.json"


@frozen
class Loaded:
    """The settings in a file, and where a copy of it is kept if it had errors."""

    settings: Settings
    aside: Path | None = None


def load(file: Path | None = None) -> Settings:
    """The settings in a file, with defaults for what is missing or wrong."""
    return read(file).settings


def read(file: Path | None = None) -> Loaded:
    """Like `load`, but also reports a copy of a file with errors."""
    return _read(file or settings_file()) or Loaded(Settings())


def _read(file: Path) -> Loaded | None:
    """None if nothing could be read."""
    try:
        data = read_bytes(file, LARGEST)
        document = _parsed(data)
    except (TooLargeError, ValueError, RecursionError):
        return Loaded(Settings(), move_aside(file))
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
    """The document in a file; ValueError or RecursionError if it is none."""
    document = json.loads(data, parse_int=_whole_number)
    if not isinstance(document, dict):
        raise ValueError("no object")
    if OLD_TABLE in document:
        last = {OLD_GAME: document.pop(OLD_TABLE)}
        document.setdefault("last_tables", last)
    return document


def _whole_number(digits: str) -> float:
    """Python refuses very many digits: one wrong number must not spoil the whole file."""
    try:
        return int(digits)
    except ValueError:
        return float(digits)


def move_aside(file: Path) -> Path | None:
    """Rename an unusable file."""
    aside = _free_name(file)
    try:
        return file.replace(aside)
    except OSError as error:
        _log.warning("A damaged file cannot be set aside: %s", error)
        return None


def _copy_aside(file: Path, data: bytes) -> Path | None:
    """Keep a copy of a file that will be overwritten, unless an earlier start did so."""
    for earlier in _names_aside(file):
        with suppress(OSError):
            if read_bytes(earlier, LARGEST) == data:
                return earlier
    aside = _free_name(file)
    try:
        write_bytes(aside, data)
    except (OSError, RecordError) as error:
        _log.warning("A damaged file cannot be set aside: %s", error)
        return None
    return aside


def _names_aside(file: Path) -> list[Path]:
    first = file.with_name(file.name + BROKEN)
    others = (file.with_name(f"{first.name}-{number}") for number in range(2, KEPT_ASIDE + 1))
    return [first, *others]


def _free_name(file: Path) -> Path:
    """An unused name for a copy; if all are taken, the last one is replaced."""
    names = _names_aside(file)
    return next((name for name in names if not name.is_symlink() and not name.exists()), names[-1])


def save(settings: Settings, file: Path | None = None) -> None:
    """Write the settings atomically; OSError if that is not possible."""
    file = file or settings_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    write_text(file, to_json(settings))


def save_changes(ours: Settings, changed: frozenset[str], file: Path | None = None) -> None:
    """Write the settings changed here; others stay as another copy of the program left them."""
    file = file or settings_file()
    loaded = _read(file)
    # An unusable file has been set aside; the settings in use replace it.
    theirs = loaded.settings if loaded and file.exists() else ours
    document = _document(ours)
    save(theirs.changed({name: document[name] for name in changed}), file)


def to_json(settings: Settings) -> str:
    """The settings as JSON."""
    return json.dumps(_document(settings), indent=2) + "\n"


def _document(settings: Settings) -> dict[str, Any]:
    document = asdict(settings, recurse=False)
    return {**document.pop("extra"), **document}


def from_document(document: Mapping[str, Any]) -> Settings:
    """The settings in a document; wrong values count as not chosen."""
    wrong = _wrong(document)
    return Settings().changed(
        {name: value for name, value in document.items() if name not in wrong}
    )


def _wrong(document: Mapping[str, Any]) -> list[str]:
    """The keys whose values cannot be used or written again."""
    checks = _checks()
    return [name for name, value in document.items() if not checks.get(name, _is_shallow)(value)]


def _checks() -> dict[str, Check]:
    return {each.name: check for each in fields(Settings) if (check := each.metadata["check"])}
