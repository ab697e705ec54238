"""Pace: nobody plays ahead of the disk, so that a kill costs at most the last action."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from .saved_games import SavedGames

# A usual disk needs hundredths of a second; from here on people wonder what they are waiting for.
SLOW_MS = 2_000
# A disk that needs longer than this may never answer.
STUCK_MS = 10_000

Act = Callable[[], bool]
"""What a person wants to do; whether it was played."""


class Pace(QObject):
    """Holds back what is done next until what was done before is on the disk, or cannot be."""

    refused = Signal()
    """A person did something although what was done before still waits."""
    slow = Signal()
    """Saving takes so long that people should know."""
    stuck = Signal()
    """It takes so long that the game goes on without it."""
    caught_up = Signal()
    """After that, everything is on the disk, or cannot be put there."""

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

    def when_kept(self, act: Callable[[], object]) -> None:
        """Do something as soon as the game is on the disk as it is now."""
        self._held.append(act)
        self._let_go()

    def by_hand(self, act: Act) -> bool:
        """The same for what a person does; of that, one thing at a time is held back.

        Whether it was played at once.

        Whoever presses a key again because nothing happens does not mean to play several turns.
        """
        if self._is_person_held:
            self.refused.emit()
            return False
        self._is_person_held = True
        outcome: list[bool] = []
        self.when_kept(lambda: outcome.append(self._do_by_hand(act)))
        return any(outcome)

    def _do_by_hand(self, act: Act) -> bool:
        self._is_person_held = False
        return act()

    def forget(self) -> None:
        """Another game is begun: what was held back belonged to the one before."""
        self._held.clear()
        self._is_person_held = False

    def _let_go(self) -> None:
        """Each of them may have to be saved before the next."""
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
        self._let_go()

    def _give_up_waiting(self) -> None:
        self._is_stuck = True
        self.stuck.emit()
        self._let_go()
