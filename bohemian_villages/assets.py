"""The program's data: `resources/` and `ui/`, found wherever the program was installed.

They are beside the package in a checkout, inside it in an installed wheel, and in the folder into
which a frozen binary unpacks itself.
"""

from __future__ import annotations

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


class MissingAssetError(FileNotFoundError):
    """A file of the program is missing: the installation is broken."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def resource(name: str) -> Path:
    """A file or folder of `resources/`, its name written with slashes."""
    return _find(f"resources/{name}")


def form(name: str) -> Path:
    """A Qt Designer form of `ui/`, named without its extension."""
    return _find(f"ui/{name}.ui")


def _find(name: str) -> Path:
    for place in _places():
        if (found := place / name).exists():
            return found
    raise MissingAssetError(name)


def _places() -> list[Path]:
    """The folders that may contain `resources/` and `ui/`, most likely first."""
    frozen = getattr(sys, "_MEIPASS", None)
    places = [_PACKAGE, _PACKAGE.parent]
    return places if frozen is None else [Path(frozen), *places]
