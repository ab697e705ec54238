"""The keys of the program: how a screen's keys are defined, and the keys that all screens share.

Keys of particular screens are in `views/shell/keys.py` and in a `keys.py` of each game, which its
description passes on. Keys, tool tips, key caps and the help all read them there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Protocol

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ...words.program.shortcuts import shortcut_names

Act = Callable[[], object]
NumberedAct = Callable[[int], object]
"""What several keys do, each for a number of its own, counted from 0."""
_Combination = tuple[Qt.Key, Qt.KeyboardModifier]

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_SAME_KEY = {Qt.Key.Key_Return: Qt.Key.Key_Enter, Qt.Key.Key_Backtab: Qt.Key.Key_Tab}
_MODIFIERS = {
    Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr,
}  # fmt: skip
_ENTER_AND_ARROWS = {
    Qt.Key.Key_Enter, Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up,
    Qt.Key.Key_Down,
}  # fmt: skip
_LIST_KEYS = {
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home,
    Qt.Key.Key_End,
}  # fmt: skip


class KeyNames(Protocol):
    """Words for screens and for what their keys do."""

    def group(self, screen: str, /) -> str:
        """The heading of a screen's keys."""

    def name(self, action: str, /) -> str:
        """A short phrase."""


@frozen
class Shortcut:
    """An action and its keys. "Enter" stands for both Enter keys of a keyboard."""

    action: str
    keys: tuple[str, ...]

    @property
    def sequences(self) -> list[QKeySequence]:
        """The keys as Qt knows them."""
        return [QKeySequence(keys) for keys in self.keys]

    @property
    def native(self) -> list[str]:
        """The keys as they are called on this system."""
        form = QKeySequence.SequenceFormat.NativeText
        return [sequence.toString(form) for sequence in self.sequences]

    def tip(self, words: str) -> str:
        """The text of a tool tip, with the key."""
        return f"{words} ({self.native[0]})"

    def place(self, event: QKeyEvent) -> int | None:
        """Which of the keys was pressed, counted from 0."""
        places = (self._find(each) for each in _meant(event))
        return next((place for place in places if place is not None), None)

    def is_pressed(self, event: QKeyEvent) -> bool:
        """Whether one of the keys was."""
        return self.place(event) is not None

    @property
    def has_tab(self) -> bool:
        """Whether Tab is one of the keys, which otherwise moves the focus."""
        return self.has((Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier))

    def _find(self, wanted: _Combination) -> int | None:
        places = (place for place, keys in enumerate(self.keys) if _combination(keys) == wanted)
        return next(places, None)

    def has(self, wanted: _Combination) -> bool:
        """Whether a key with its modifiers is one of these."""
        return self._find(wanted) is not None


@frozen
class ScreenKeys:
    """The keys of a screen or of a part of one, in the order in which they are listed."""

    screen: str
    names: KeyNames
    shortcuts: tuple[Shortcut, ...]

    def __getitem__(self, action: str) -> Shortcut:
        return next(each for each in self.shortcuts if each.action == action)

    @property
    def heading(self) -> str:
        """Where these keys do something."""
        return self.names.group(self.screen)

    def name(self, action: str) -> str:
        """What an action is called."""
        return self.names.name(action)

    def tip(self, action: str) -> str:
        """What an action is called, with its key."""
        return self[action].tip(self.name(action))

    def action(self, event: QKeyEvent) -> str:
        """What a key means on this screen; empty if it means nothing."""
        for wanted in _meant(event):
            for each in self.shortcuts:
                if each.has(wanted):
                    return each.action
        return ""

    def listen(self, widget: QWidget, acts: Mapping[str, Act], *, only_in_it: bool = True) -> None:
        """Have Qt do these actions wherever the focus is in a widget, or in its whole window."""
        contexts = Qt.ShortcutContext
        context = contexts.WidgetWithChildrenShortcut if only_in_it else contexts.WindowShortcut
        for action, act in acts.items():
            for keys in self[action].sequences:
                QShortcut(keys, widget, context=context).activated.connect(act)


class KeyActions:
    """Does what those keys of a screen mean that no part of it took for itself."""

    def __init__(
        self,
        keys: Callable[[], Sequence[ScreenKeys]],
        actions: Mapping[str, Act],
        numbered: Mapping[str, NumberedAct],
        *,
        repeated: Collection[str] = (),
    ) -> None:
        self._keys = keys
        self.actions = actions
        self._numbered = numbered
        self._repeated = repeated

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; whether it means anything."""
        for keys in self._keys():
            action = keys.action(event)
            if action in self.actions or action in self._numbered:
                # Whoever holds a key down does not mean to play several turns.
                if not event.isAutoRepeat() or action in self._repeated:
                    self._do(keys[action], event)
                return True
        return False

    def _do(self, shortcut: Shortcut, event: QKeyEvent) -> None:
        if shortcut.action in self.actions:
            self.actions[shortcut.action]()
            return
        place = shortcut.place(event)
        assert place is not None
        self._numbered[shortcut.action](place)


def keys_of(screen: str, names: KeyNames, *shortcuts: tuple[str, ...]) -> ScreenKeys:
    """The keys of a screen: for each action its name, then the keys."""
    made = (Shortcut(action, tuple(keys)) for action, *keys in shortcuts)
    return ScreenKeys(screen, names, tuple(made))


@cache
def _combination(keys: str) -> _Combination:
    # The stubs of PySide6 do not know that a sequence has places.
    combination = QKeySequence(keys)[0]  # type: ignore[index]
    return combination.key(), combination.keyboardModifiers()


def _meant(event: QKeyEvent) -> list[_Combination]:
    """The keys pressed, with and without Shift: on some keyboards + or a digit needs it."""
    key = Qt.Key(event.key())
    key = _SAME_KEY.get(key, key)
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return [(key, modifiers), (key, modifiers & ~_SHIFT)]


# Keys of Qt's own widgets, which nobody has to learn here.


def is_modifier(event: QKeyEvent) -> bool:
    """Whether it is a key that does something only together with others."""
    return event.key() in _MODIFIERS


def is_enter_or_arrow(event: QKeyEvent) -> bool:
    """Whether it is one of these, whatever is held down with it."""
    return event.key() in _ENTER_AND_ARROWS


def moves_in_list(event: QKeyEvent) -> bool:
    """Whether a list takes the key, to move from line to line."""
    return event.key() in _LIST_KEYS


BY_KEYS = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}
"""Why a widget has the focus that somebody went to by keys."""


# What every screen has.

MOVING = keys_of(
    "moving",
    shortcut_names,
    ("next", "Tab"),
    ("previous", "Shift+Tab"),
    ("move", "Left", "Right", "Up", "Down"),
    ("press", "Enter"),
    ("press-too", "Space"),
    ("back", "Esc"),
)
"""Screens may give Space, arrows and Escape another meaning."""
LEFT, RIGHT, UP, DOWN = range(4)
"""The places of the arrows in an action that has all four."""


def row_step(event: QKeyEvent) -> int:
    """How many rows down a key goes in a list that is painted; 0 for any other key."""
    arrow = MOVING["move"].place(event)
    return {UP: -1, DOWN: 1}.get(arrow, 0) if arrow is not None else 0


WINDOW = keys_of(
    "window",
    shortcut_names,
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
)

# Parts that any game may have; those that do hand these keys over with their own.

REAL_DICE = keys_of(
    "real-dice",
    shortcut_names,
    ("face", "1", "2", "3", "4", "5", "6"),
    ("take-back", "Backspace"),
)
LOG = keys_of("log", shortcut_names, ("copy", "Ctrl+C"))
HINT = keys_of("hint", shortcut_names, ("play-hint", "Enter"))
NEW_GAME = keys_of(
    "new-game",
    shortcut_names,
    ("start", "Ctrl+Enter"),
    ("move-seat", "Alt+Up", "Alt+Down"),
)
REPLAY = keys_of(
    "replay",
    shortcut_names,
    ("play", "Space"),
    ("step-back", "Left"),
    ("step-on", "Right"),
    ("turn-back", "Shift+Left"),
    ("turn-on", "Shift+Right"),
    ("first", "Home"),
    ("last", "End"),
)
CALENDAR = keys_of("calendar", shortcut_names, ("month", "PgUp", "PgDown"), ("today", "Home"))
STATISTICS = keys_of("statistics", shortcut_names, ("open-replay", "Enter"))
FINAL = keys_of("final", shortcut_names, ("grow-again", "Space"), ("to-start", "Esc"))
