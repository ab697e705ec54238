"""Every key of the program in one list; the help, tool tips and the keys themselves read it."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence


@frozen
class Shortcut:
    """An action, as `words.shortcuts` names it, and the keys that do it."""

    action: str
    keys: tuple[str, ...]

    @property
    def sequences(self) -> list[QKeySequence]:
        """The keys as Qt knows them."""
        return [QKeySequence(keys) for keys in self.keys]

    @property
    def codes(self) -> list[Qt.Key]:
        """The single keys, for those who look at key events themselves."""
        # The stubs of PySide6 do not know that a sequence has places.
        return [sequence[0].key() for sequence in self.sequences]  # type: ignore[index]

    @property
    def native(self) -> list[str]:
        """The keys as they are called on this system."""
        form = QKeySequence.SequenceFormat.NativeText
        return [sequence.toString(form) for sequence in self.sequences]


def _group(*shortcuts: tuple[str, ...]) -> tuple[Shortcut, ...]:
    return tuple(Shortcut(action, keys) for action, *rest in shortcuts for keys in [tuple(rest)])


SHORTCUTS: Mapping[str, tuple[Shortcut, ...]] = {
    "table": _group(
        ("go-on", "Space"),
        ("roll", "R"),
        ("dice", "1", "2", "3", "4"),
        ("collect", "C"),
        ("bishop", "B"),
        ("special", "S"),
        ("reroll", "T"),
        ("end-turn", "E"),
        ("undo", "Ctrl+Z"),
        ("redo", "Ctrl+Shift+Z", "Ctrl+Y"),
        ("hint", "H"),
        ("chances", "W"),
        ("card", "O"),
        ("log", "L"),
        ("actions", "A"),
        ("news", "N"),
        ("take-back", "Backspace"),
        ("let-go", "Esc"),
    ),
    "board": _group(
        ("to-board", "Left", "Right", "Up", "Down"),
        ("use", "Return"),
        ("show-all", "0"),
        ("zoom-in", "+", "="),
        ("zoom-out", "-"),
    ),
    "window": _group(
        ("help", "F1"),
        ("overview", "F2"),
        ("menu", "F10"),
        ("full-screen", "F11"),
        ("new-game", "Ctrl+N"),
        ("open", "Ctrl+O"),
        ("save", "Ctrl+S"),
        ("save-as", "Ctrl+Shift+S"),
        ("settings", "Ctrl+,"),
        ("quit", "Ctrl+Q"),
    ),
    "replay": _group(
        ("play", "Space"),
        ("step-back", "Left"),
        ("step-on", "Right"),
        ("turn-back", "Shift+Left"),
        ("turn-on", "Shift+Right"),
        ("first", "Home"),
        ("last", "End"),
        ("copy", "Ctrl+C"),
        ("close", "Esc"),
    ),
    "help": _group(
        ("search", "Ctrl+F"),
        ("back", "Alt+Left"),
        ("forward", "Alt+Right"),
        ("close", "Esc"),
    ),
}
"""For each part of the program its keys, in the order in which they are told."""


def shortcut(group: str, action: str) -> Shortcut:
    """One entry of the list."""
    return next(each for each in SHORTCUTS[group] if each.action == action)
