"""Loading Qt Designer forms whose custom widgets are ours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import QLabel, QWidget

from ....assets import form
from .plain_text import show_as_it_is

Part = TypeVar("Part", bound=QWidget)


def load_form(name: str, custom: Sequence[type[QWidget]], parent: QWidget) -> QWidget:
    """A form of `ui/`; it follows a change of language by itself, and reads no text as markup."""
    loader = QUiLoader()
    loader.setLanguageChangeEnabled(True)
    for widget in custom:
        loader.registerCustomWidget(widget)
    made = loader.load(str(form(name)), parent)
    for label in made.findChildren(QLabel):
        show_as_it_is(label)
    return made


def part_of(whole: QWidget, kind: type[Part], name: str) -> Part:
    """A widget of a form by its name."""
    found = whole.findChild(kind, name)
    if not isinstance(found, kind):
        raise LookupError(f"the form has no {kind.__name__} called {name}")
    return found
