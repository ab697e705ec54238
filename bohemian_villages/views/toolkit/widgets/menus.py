"""Menus written as large as everything else in their window."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidget

from .. import style
from ..theme import theme
from .screen import scale_for


class Menu(QMenu):
    """A menu rebuilt each time it is opened; its submenus have its size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None and not isinstance(parent, QMenu):
            size = parent.window().size()
            self.setStyleSheet(style.sheet(theme(), scale_for(size.width(), size.height())))
