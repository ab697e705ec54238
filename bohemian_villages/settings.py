"""Settings: what the user chose, kept in one JSON file.

Whatever the file holds, the program starts: a wrong value counts as not chosen, a file that is no
JSON is set aside. Keys of a newer version survive an older one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from attrs import Attribute, Factory, asdict, evolve, field, fields, frozen
from platformdirs import user_config_path

from .files import write_text

SYSTEM, LIGHT, DARK = "system", "light", "dark"
THEMES = (SYSTEM, LIGHT, DARK)
SLOWEST, FASTEST = 0.25, 4.0
BROKEN = ".broken"

Check = Callable[[Any], bool]


def _setting(default: Any, check: Check) -> Any:
    """A field with a default, and a check that its value has to pass when it is read."""
    return field(default=default, metadata={"check": check})


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_switch(value: object) -> bool:
    return isinstance(value, bool)


def _is_theme(value: object) -> bool:
    return value in THEMES


def _between(least: float, most: float) -> Check:
    return lambda value: (
        isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most
    )


def _is_table(value: object) -> bool:
    return isinstance(value, dict)


@frozen
class Settings:
    """Everything the user can choose. Frozen: a change is a new one, see `attrs.evolve`."""

    language: str = _setting("", _is_text)
    """A language the catalogue has; empty for that of the system."""
    theme: str = _setting(SYSTEM, _is_theme)
    animations: bool = _setting(True, _is_switch)
    animation_speed: float = _setting(1.0, _between(SLOWEST, FASTEST))
    """Twice as fast is 2."""
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
    last_table: Mapping[str, Any] = _setting(Factory(dict), _is_table)
    """What the new-game form was left with; the form knows what it means."""
    window_geometry: str = _setting("", _is_text)
    """What Qt needs to put the window back, in base 64."""
    extra: Mapping[str, Any] = field(factory=dict, metadata={"check": None})
    """What the file holds beyond all this."""


def settings_file() -> Path:
    """Where the settings are kept."""
    return user_config_path("bohemian-villages") / "settings.json"


def load(file: Path | None = None) -> Settings:
    """The settings of a file, or the defaults as far as it has none that can be used."""
    file = file or settings_file()
    try:
        document = json.loads(file.read_bytes())
        if not isinstance(document, dict):
            raise TypeError
    except OSError:
        return Settings()
    except (ValueError, TypeError, RecursionError):
        with suppress(OSError):
            file.replace(file.with_name(file.name + BROKEN))
        return Settings()
    return from_document(document)


def save(settings: Settings, file: Path | None = None) -> None:
    """Write the settings, whole or not at all; OSError if that is not possible."""
    file = file or settings_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    write_text(file, to_json(settings))


def save_changes(ours: Settings, changed: frozenset[str], file: Path | None = None) -> None:
    """Write what was changed here; the rest stays as another copy of the program left it."""
    file = file or settings_file()
    theirs = load(file) if file.exists() else ours
    save(evolve(theirs, **{name: getattr(ours, name) for name in changed}), file)


def to_json(settings: Settings) -> str:
    """The settings as the text of their file."""
    document = asdict(settings, recurse=False)
    extra = document.pop("extra")
    return json.dumps({**extra, **document}, indent=2) + "\n"


def from_document(document: Mapping[str, Any]) -> Settings:
    """The settings of a document; what is wrong in it counts as not chosen."""
    known = {each.name: each for each in fields(Settings) if each.metadata["check"]}
    chosen = {
        name: document[name]
        for name, each in known.items()
        if name in document and _passes(each, document[name])
    }
    extra = {name: value for name, value in document.items() if name not in known}
    return evolve(Settings(), **chosen, extra=extra)


def _passes(attribute: Attribute[Any], value: object) -> bool:
    check: Check = attribute.metadata["check"]
    return check(value)
