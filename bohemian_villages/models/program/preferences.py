"""Preferences: the settings in use, applied at once and saved."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from ... import settings as kept
from ...files import remove_old_drafts
from ...settings import Settings
from ..files.writer import Writer

SETTINGS = "settings"
"""The writer's key for the settings."""
TIDY = "left-over drafts of settings"


class Preferences(QObject):
    """Holds the settings; others listen to `changed`."""

    changed = Signal()

    def __init__(self, settings: Settings, writer: Writer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._writer = writer
        self._changed_here: frozenset[str] = frozenset()
        writer.write(TIDY, lambda: remove_old_drafts(kept.settings_file().parent))

    @property
    def now(self) -> Settings:
        """The settings in use."""
        return self._settings

    def change(self, **values: Any) -> None:
        """Change settings."""
        chosen = self._settings.changed(values)
        if chosen != self._settings:
            self._settings = chosen
            self._changed_here |= values.keys()
            changed = self._changed_here
            self._writer.write(SETTINGS, lambda: kept.save_changes(chosen, changed))
            self.changed.emit()
