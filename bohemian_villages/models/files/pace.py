"""SavingPace: commands wait for the last action to be saved, so that a kill costs at most one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from ..commands import Act, Pace
from .saved_games import SavedGames

# Disks usually need hundredths of a second; after this long, people wonder why nothing happens.
SLOW_MS = 2_000
# After this long, a disk may never answer.
STUCK_MS = 10_000


class SavingPace(Pace, QObject):
    """Holds commands until the last action is on the disk, or has failed to be saved."""

    refused = Signal()
    """A person's command was dropped because another one is held already."""
    slow = Signal()
    """Saving takes so long that people should be told."""
    stuck = Signal()
    """Saving takes so long that the game continues without it."""
    caught_up = Signal()
    """After `stuck`: everything is saved, or has failed to be."""

    def __init__(self, saved: SavedGames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saved = saved
        self._held: deque[Callable[[], object]] = deque()
        self._is_person_held = False
        self._is_stuck = False
        self._slow_due = QTimer(self, singleShot=True, interval=SLOW_MS)
        self._slow_due.timeout.connect(self.slow)
        self._stuck_due = QTimer(self, singleShot=True, interval=STUCK_MS)
        self._stuck_due.timeout.connect(self._give_up_waiting)
        saved.writing.connect(self._begin_waiting)
        saved.settled.connect(self._end_waiting)

    def run_when_saved(self, act: Callable[[], object]) -> None:
        """Run something as soon as the present position is on the disk."""
        self._held.append(act)
        self._run_held()

    def run_for_person(self, act: Act) -> bool:
        """Like `run_when_saved`, but holds at most one command; whether it was played at once.

        People who press a key again because nothing happens do not mean to play several turns.
        """
        if self._is_person_held:
            self.refused.emit()
            return False
        self._is_person_held = True
        outcome: list[bool] = []
        self.run_when_saved(lambda: outcome.append(self._run_held_command(act)))
        return any(outcome)

    def _run_held_command(self, act: Act) -> bool:
        self._is_person_held = False
        return act()

    def forget(self) -> None:
        """Drop held commands: they belong to the previous game."""
        self._held.clear()
        self._is_person_held = False

    def _run_held(self) -> None:
        """Run held commands until one starts a save."""
        while self._held and (self._is_stuck or not self._saved.is_writing):
            self._held.popleft()()

    def _begin_waiting(self) -> None:
        for due in (self._slow_due, self._stuck_due):
            if not due.isActive() and not self._is_stuck:
                due.start()

    def _end_waiting(self) -> None:
        self._slow_due.stop()
        self._stuck_due.stop()
        was_stuck, self._is_stuck = self._is_stuck, False
        if was_stuck:
            self.caught_up.emit()
        self._run_held()

    def _give_up_waiting(self) -> None:
        self._is_stuck = True
        self.stuck.emit()
        self._run_held()
