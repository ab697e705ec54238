"""The medals of a game alone: what a mayor is given beyond staying in office."""

from __future__ import annotations

from enum import IntEnum

from ..engine.scoring import SOLO_GOAL


class Medal(IntEnum):
    """A medal; its value is the least total that earns it."""

    BRONZE = SOLO_GOAL
    """For being re-elected."""
    SILVER = 80
    GOLD = 100

    @property
    def key(self) -> str:
        """As words and pictures know it."""
        return self.name.lower()


GOAL = Medal.BRONZE.value
"""With fewer points the mayor is not re-elected."""


def medal_for(total: int) -> Medal | None:
    """The best medal that a total earns; None below the goal."""
    return max((medal for medal in Medal if total >= medal), default=None)
