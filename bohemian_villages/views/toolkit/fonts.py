"""The two typefaces: one with character for names and headings, one plain for everything else.

Neither comes with the program. Vollkorn is taken from the system, Lato and Source Serif from
packages that only carry font files; where all are missing the system's own faces do.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

_log = logging.getLogger(__name__)

Weight = QFont.Weight

# Of each package the weights in use: every further file costs time at the start.
_LATO = ("Lato-Regular", "Lato-Bold", "Lato-Black", "Lato-Italic")
_SOURCE_SERIF = ("SourceSerifPro-Semibold", "SourceSerifPro-Bold")

_DISPLAY = ("Vollkorn", "Source Serif Pro", "Source Serif 4")
_TEXT = ("Lato", "Carlito")
# The packaged Lato lacks letters such as ě, č and ř. Of these the first that the system has stands
# in for them: Carlito is Lato with more letters, the others are of a like weight.
_STAND_INS = (
    "Carlito",
    "Source Sans 3",
    "Source Sans Pro",
    "Open Sans",
    "Noto Sans",
    "Segoe UI",
    "Helvetica Neue",
    "Liberation Sans",
    "Nimbus Sans",
)

LEAST_PIXELS = 11


def display(pixels: float, weight: Weight = Weight.Bold) -> QFont:
    """The face of names and headings, with lining figures."""
    font = _font(_families()[0], QFont.StyleHint.Serif, pixels, weight)
    # Vollkorn's own figures are old-style: 11 would read as II.
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


def text(pixels: float, weight: Weight = Weight.Normal) -> QFont:
    """The face of everything read in passing, and of all numbers."""
    return _font(_families()[1], QFont.StyleHint.SansSerif, pixels, weight)


def load() -> None:
    """Find the typefaces. Done by itself at the first use, which must be on the window's thread."""
    _families()


def has_faces() -> bool:
    """Whether both faces are among those the game is drawn for."""
    serif, sans = _families()
    return serif[0] in _DISPLAY and sans[0] in _TEXT


def _font(families: list[str], hint: QFont.StyleHint, pixels: float, weight: Weight) -> QFont:
    font = QFont(families) if families else QFont()
    font.setStyleHint(hint)
    font.setPixelSize(max(LEAST_PIXELS, round(pixels)))
    font.setWeight(weight)
    return font


@cache
def _families() -> tuple[list[str], list[str]]:
    """The families to try for display and for text; Qt falls back by the style hint after them."""
    known = {family for family in (*_DISPLAY, *_TEXT) if QFontDatabase.hasFamily(family)}
    if "Lato" not in known:
        known |= _add("font_lato", _LATO)
    if not known & set(_DISPLAY):
        known |= _add("font_source_serif_pro", _SOURCE_SERIF)
    serif = [family for family in _DISPLAY if family in known]
    sans = [family for family in _TEXT if family in known]
    if sans:
        stand_ins = [family for family in _STAND_INS if QFontDatabase.hasFamily(family)]
        sans += [family for family in stand_ins if family not in sans][:1]
    return (
        serif or [_system(QFont.StyleHint.Serif)],
        sans or [QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()],
    )


def _add(package: str, names: tuple[str, ...]) -> set[str]:
    """Make the fonts of a package known to Qt; the families that came with them."""
    families: set[str] = set()
    for file in _files(package, names):
        number = QFontDatabase.addApplicationFont(str(file))
        if number < 0:
            _log.warning("The font %s cannot be used", file)
        else:
            families.update(QFontDatabase.applicationFontFamilies(number))
    return families


def _files(package: str, names: tuple[str, ...]) -> list[Path]:
    """The named font files of a package; none where it is not installed."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        _log.info("The font package %s is not installed", package)
        return []
    folder = Path(spec.origin).parent / "files"
    return [file for name in names if (file := folder / f"{name}.ttf").is_file()]


def _system(hint: QFont.StyleHint) -> str:
    """The family the system has for a style."""
    font = QFont()
    font.setStyleHint(hint)
    return font.defaultFamily()
