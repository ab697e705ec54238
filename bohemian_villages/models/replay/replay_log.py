"""ReplayLog: the log of a whole game around the turn that is shown.

Telling and laying out thousands of turns would stall the window, so a long game is told in a window
of turns that follows whoever looks at it.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from ...words.game.log import tell
from ..game.log import LogRow, LogRows, Teller
from .replay_model import ReplayModel

TURNS = 80
"""How many turns are told at once; few games have more."""
NEAR = 10
"""So many turns from the edge the window moves."""


class ReplayLog(LogRows):
    """The rows of the turns from `first` to before `end`, counted from 0."""

    def __init__(self, replay: ReplayModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._replay = replay
        self.first = self.end = 0
        replay.retranslated.connect(self.tell_anew)
        self.open()

    @property
    def turns(self) -> int:
        """How many turns there are."""
        return len(self._replay.turn_starts)

    def open(self) -> None:
        """Tell another game, from its start."""
        self._tell(0)

    def tell_anew(self) -> None:
        """Say everything in the language in use."""
        self._tell(self.first)

    def reach(self, steps: int) -> None:
        """Tell the turns around that step, unless they are told with some to either side."""
        turn = self._replay.turn_at(max(0, steps - 1))
        before = self.first > 0 and turn < self.first + NEAR
        after = self.end < self.turns and turn >= self.end - NEAR
        if before or after:
            self._tell(turn - TURNS // 2)

    def shift(self, by: int) -> bool:
        """Tell turns before or after those told, about half of them new; whether there are any."""
        wanted = self._first_for(self.first + by * TURNS // 2)
        if wanted == self.first:
            return False
        self._tell(wanted)
        return True

    def whole_text(self) -> str:
        """The whole game, whatever part of it is shown."""
        return "\n".join(tell(self._replay.whole)) + "\n"

    def _first_for(self, wanted: int) -> int:
        return max(0, min(wanted, self.turns - TURNS))

    def _tell(self, wanted: int) -> None:
        self.first = self._first_for(wanted)
        self.end = min(self.first + TURNS, self.turns)
        self.set_rows(list(self._rows_told()))

    def _rows_told(self) -> Iterator[LogRow]:
        game, starts = self._replay.whole, self._replay.turn_starts
        teller = Teller(game)
        if self.first == 0:
            yield teller.opening_row()
        # A turn is headed by the step that ends the turn before it.
        begin = starts[self.first] - 1 if self.first else 0
        end = starts[self.end] if self.end < self.turns else len(game.steps)
        for step in range(begin, end):
            for row in teller.rows_of(step):
                if self.first < row.turn <= self.end or row.turn == 0:
                    yield row
