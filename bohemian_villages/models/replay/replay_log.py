"""ReplayLog: the log of a whole game around the turn that is shown.

Making and laying out thousands of turns would block the window, so for a long game only some turns
around the one shown are in the list.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from ...words.game.log import tell
from ..game.log import Teller
from ..items.log_rows import LogRow, LogRows
from .replay_model import ReplayModel

TURNS = 80
"""How many turns are listed at once; few games have more."""
NEAR = 10
"""How close to the edge of the listed turns the list is moved."""


class ReplayLog(LogRows):
    """The rows of the turns from `first` to before `end`, counted from 0."""

    def __init__(self, replay: ReplayModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._replay = replay
        self.first = self.end = 0
        replay.retranslated.connect(self.tell_again)
        self.open()

    @property
    def turns(self) -> int:
        """The number of turns."""
        return len(self._replay.turn_starts)

    def open(self) -> None:
        """Show another game, from its start."""
        self._tell(0)

    def tell_again(self) -> None:
        """Make all rows again, in the language in use."""
        self._tell(self.first)

    def reach(self, steps: int) -> None:
        """List the turns around that step, unless they are listed with some on either side."""
        turn = self._replay.turn_at(max(0, steps - 1))
        before = self.first > 0 and turn < self.first + NEAR
        after = self.end < self.turns and turn >= self.end - NEAR
        if before or after:
            self._tell(turn - TURNS // 2)

    def shift(self, by: int) -> bool:
        """Move to earlier or later turns, about half of them new; returns whether there are any."""
        wanted = self._first_for(self.first + by * TURNS // 2)
        if wanted == self.first:
            return False
        self._tell(wanted)
        return True

    def whole_text(self) -> str:
        """The log of the whole game, whatever part of it is listed."""
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
        # The heading of a turn comes from the step that ends the turn before it.
        begin = starts[self.first] - 1 if self.first else 0
        end = starts[self.end] if self.end < self.turns else len(game.steps)
        for step in range(begin, end):
            for row in teller.rows_of(step):
                if self.first < row.turn <= self.end or row.turn == 0:
                    yield row
