"""Lit: a figure may be put onto a building now; with the figure it would kick out."""

from __future__ import annotations

from attrs import frozen

from ...models.game.data import NO_PLAYER


@frozen
class Lit:
    """A building that is lit."""

    victim: int = NO_PLAYER
    """The player whose figure would be kicked out."""
    pill: str = ""
    """A word or two beside the building, such as “kick”."""

    @property
    def is_kick(self) -> bool:
        """Whether a figure would be kicked out."""
        return self.victim != NO_PLAYER
