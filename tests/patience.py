"""How long tests wait for what must happen.

Long enough for the busiest machine; nobody waits that long if all is well.
"""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

PATIENCE = 300.0
"""In seconds."""
PATIENCE_MS = 300_000


class PatientBot(QtBot):
    """By itself it would give up after five seconds."""

    def waitUntil(self, callback: Any, *, timeout: int = PATIENCE_MS) -> None:  # noqa: N802
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, **options: Any) -> Any:  # noqa: N802
        return super().waitSignal(signal, **{"timeout": PATIENCE_MS, **options})

    def waitSignals(self, signals: Any, **options: Any) -> Any:  # noqa: N802
        return super().waitSignals(signals, **{"timeout": PATIENCE_MS, **options})
