"""Preferences: the settings in use, which act at once and are kept."""

from __future__ import annotations

from typing import Any

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from .. import settings as kept
from ..settings import Settings
from .writer import Writer


class Preferences(QObject):
    """The one place that holds the settings; whoever follows them listens to `changed`."""

    changed = Signal()

    def __init__(self, settings: Settings, writer: Writer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._writer = writer

    @property
    def now(self) -> Settings:
        """The settings in use."""
        return self._settings

    def change(self, **values: Any) -> None:
        """Choose something else."""
        chosen = evolve(self._settings, **values)
        if chosen != self._settings:
            self._settings = chosen
            self._writer.write("settings", lambda: kept.save(chosen))
            self.changed.emit()
