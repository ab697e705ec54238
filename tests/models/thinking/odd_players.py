"""Players that behave badly, to be met in the AI's process. A level is a kind and a file."""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path

from bohemian_villages.ai.levels import make_player
from bohemian_villages.engine.actions import Decision
from bohemian_villages.engine.state import State
from bohemian_villages.levels import RANDOM
from bohemian_villages.play.thought import AiPlayer


def make_odd_player(level: str) -> AiPlayer:
    """The player of a kind: `loops`, or `dies-once /a/file` for one that needs a memory."""
    kind, _, file = level.partition(" ")
    return KINDS[kind](file)


class Odd:
    """Decides like a random player, and leaves word who did."""

    def __init__(self, file: str) -> None:
        self.file = Path(file) if file else None

    def decide(self, state: State, rng: random.Random) -> Decision:
        """Any legal action, after whatever is odd about the player."""
        self.begin()
        return make_player(RANDOM).decide(state, rng)

    def begin(self) -> None:
        """Note which process it is."""
        if self.file:
            self.file.write_text(str(os.getpid()))


class Loops(Odd):
    """Never comes to an end."""

    def begin(self) -> None:
        super().begin()
        while True:
            pass


class Brittle(Odd):
    """Loops the first time; stopped amid a thought, the same player is of no use any more."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.amid = False

    def begin(self) -> None:
        assert not self.amid
        assert self.file
        self.amid = True
        first = not self.file.exists()
        super().begin()
        while first:
            pass
        self.amid = False


class Deaf(Odd):
    """Sits in a call that no flag reaches."""

    def begin(self) -> None:
        super().begin()
        time.sleep(3_600)


class Dies(Odd):
    """Takes its process along."""

    def begin(self) -> None:
        super().begin()
        os._exit(3)


class DiesOnce(Odd):
    """Takes its process along the first time."""

    def begin(self) -> None:
        assert self.file
        if not self.file.exists():
            super().begin()
            os._exit(3)


class Raises(Odd):
    """Has a bug."""

    def begin(self) -> None:
        super().begin()
        raise ZeroDivisionError


class QtFree(Odd):
    """Fails if Qt was imported into its process."""

    def begin(self) -> None:
        assert not [name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))]


KINDS = {
    "plain": Odd,
    "loops": Loops,
    "brittle": Brittle,
    "deaf": Deaf,
    "dies": Dies,
    "dies-once": DiesOnce,
    "raises": Raises,
    "qt-free": QtFree,
}
