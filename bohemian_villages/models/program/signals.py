"""Signals of the system: ending the session ends the game as its own key would."""

from __future__ import annotations

import signal
import socket
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, Signal

NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


class Signals(QObject):
    """Delivers signals within Qt's loop, where Python alone would not notice them."""

    asked_to_end = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ours, self._pythons = socket.socketpair()
        self._ours.setblocking(False)
        self._pythons.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._take)
        self._before: dict[int, Any] = {}
        self._fd_before = -1

    def watch(self) -> None:
        """Install the handlers; only the main thread may."""
        self._fd_before = signal.set_wakeup_fd(self._pythons.fileno(), warn_on_full_buffer=False)
        for name in NAMES:
            if number := getattr(signal, name, None):
                self._before[number] = signal.signal(number, lambda *_: None)

    def leave(self) -> None:
        """Restore the handlers."""
        for number, before in self._before.items():
            signal.signal(number, before)
        self._before.clear()
        signal.set_wakeup_fd(self._fd_before)
        self._notifier.setEnabled(False)
        self._ours.close()
        self._pythons.close()

    def _take(self) -> None:
        numbers = b""
        with suppress(OSError):
            numbers = self._ours.recv(64)
        if any(number in self._before for number in numbers):
            self.asked_to_end.emit()
