"""Every key stands in one registry, and means what it says there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

import bohemian_villages
from bohemian_villages.games import GAMES
from bohemian_villages.views.game_description import GameDescription
from bohemian_villages.views.keys import BOARD, TABLE
from bohemian_villages.views.shell.keys import START, told_keys
from bohemian_villages.views.toolkit.shortcuts import (
    MOVING,
    REPLAY,
    WINDOW,
    KeyActions,
    ScreenKeys,
)

PACKAGE = Path(bohemian_villages.__file__).parent
REGISTRY = "views/toolkit/shortcuts.py"
EXCEPTIONS = {
    # The shortcut of a button is kept and set again, since Qt forgets it over another text.
    "views/toolkit/widgets/painted_button.py": {"QKeySequence()"},
    # A segment has no shortcut, whatever its label looks like to Qt.
    "views/toolkit/widgets/choice.py": {"QKeySequence()"},
}

Key = Qt.Key
Modifier = Qt.KeyboardModifier
KEYS = [(game, keys) for game in GAMES for keys in told_keys(game)]


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Modifier.NoModifier) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers)


def _views() -> list[Path]:
    folders = [PACKAGE / "views", PACKAGE / "rolling_village" / "views"]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def literal_keys(source: str) -> Iterator[str]:
    """Where code names a key itself: `Qt.Key...`, a sequence, or the text of a key event."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(attr=name) if name.startswith("Key_"):
                yield ast.unparse(node)
            case ast.Attribute(attr="StandardKey"):
                yield ast.unparse(node)
            case ast.Call(func=ast.Name(id="QKeySequence" | "QShortcut")):
                yield ast.unparse(node)
            case ast.Call(func=ast.Attribute(value=ast.Name(id="event"), attr="text")):
                yield ast.unparse(node)


@pytest.mark.parametrize(
    "code",
    ["Qt.Key.Key_A", "QKeySequence('A')", "QShortcut(a, b)", "event.text()", "Q.StandardKey.Copy"],
)
def test_keys_outside_the_registry_are_found(code: str) -> None:
    assert list(literal_keys(code))


def test_no_view_names_a_key_outside_the_registry() -> None:
    found = {}
    for path in _views():
        name = path.relative_to(PACKAGE).as_posix()
        keys = set(literal_keys(path.read_text("utf-8"))) - EXCEPTIONS.get(name, set())
        if keys and name != REGISTRY:
            found[name] = keys
    assert not found


def _texts(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(attr="tr"), args=[ast.Constant(value=str(text)), *_]):
                yield text


def test_no_text_of_a_view_names_a_key() -> None:
    """They are filled in, as the registry has them."""
    named = r"(Ctrl|Alt|Shift)\+|\((Esc|Space|Home|End|F\d+|[A-Z0-9+])\)|\b(Esc|F\d+)\b"
    told = [text for path in _views() for text in _texts(path.read_text("utf-8"))]
    assert told
    assert not [text for text in told if re.search(named, text)]


@pytest.mark.parametrize(("game", "keys"), KEYS)
def test_no_key_means_two_things_on_a_screen(game: GameDescription, keys: ScreenKeys) -> None:
    del game
    told = [key for each in keys.shortcuts for key in each.keys]
    everywhere = {key for each in WINDOW.shortcuts for key in each.keys}
    assert len(told) == len(set(told))
    assert keys is WINDOW or not set(told) & everywhere


def test_no_key_means_two_things_at_the_table_and_on_its_board() -> None:
    told = [key for keys in (TABLE, BOARD) for each in keys.shortcuts for key in each.keys]
    assert len(told) == len(set(told))


def test_each_game_has_a_key_of_its_own_on_the_start_screen() -> None:
    taken = [key for each in START.shortcuts for key in each.keys]
    begin = [each for game in GAMES for each in game.start.keys.shortcuts]
    told = [*taken, *(key for each in begin for key in each.keys)]
    assert len(told) == len(set(told))


@pytest.mark.parametrize(("game", "keys"), KEYS)
def test_every_key_is_one_that_qt_knows_and_has_a_name(
    game: GameDescription, keys: ScreenKeys
) -> None:
    assert keys.heading, game.key
    for each in keys.shortcuts:
        assert keys.name(each.action)
        assert all(each.native)
        assert not any(sequence.isEmpty() for sequence in each.sequences)


def test_both_enters_are_one_key() -> None:
    assert MOVING["press"].is_pressed(press(Key.Key_Return))
    assert MOVING["press"].is_pressed(press(Key.Key_Enter, Modifier.KeypadModifier))
    assert not MOVING["press"].is_pressed(press(Key.Key_Return, Modifier.ControlModifier))


def test_shift_counts_only_where_a_key_with_it_is_told() -> None:
    shift = Modifier.ShiftModifier
    assert REPLAY.action(press(Key.Key_Left)) == "step-back"
    assert REPLAY.action(press(Key.Key_Left, shift)) == "turn-back"
    assert REPLAY.action(press(Key.Key_Home, shift)) == "first"
    assert BOARD.action(press(Key.Key_Plus, shift)) == "zoom-in"


def test_an_action_tells_which_of_its_keys_was_pressed() -> None:
    assert TABLE["dice"].place(press(Key.Key_3)) == 2
    assert TABLE["dice"].place(press(Key.Key_5)) is None


def test_a_tip_names_the_key() -> None:
    assert BOARD.tip("zoom-in") == "Zoom in (+)"


def test_keys_do_what_they_mean_and_held_down_only_what_may_be_repeated() -> None:
    done: list[object] = []
    keys = KeyActions(
        lambda: (TABLE, BOARD),
        {"roll": lambda: done.append("roll"), "zoom-in": lambda: done.append("zoom-in")},
        {"dice": done.append},
        repeated=("zoom-in",),
    )
    for key in (Key.Key_R, Key.Key_3, Key.Key_Plus):
        assert keys.press(press(key))
        held = QKeyEvent(QEvent.Type.KeyPress, key, Modifier.NoModifier, "", True)
        assert keys.press(held)
    assert done == ["roll", 2, "zoom-in", "zoom-in"]
    assert not keys.press(press(Key.Key_H)), "nobody listens"
