"""What the seed decides besides the dice: the sides of villages, and who begins."""

from __future__ import annotations

from ..fair_dice import digest, draw


def shows_first_side(seed: str, tile: str) -> bool:
    """Whether a village tile shows the first of its two sides."""
    return digest(seed, tile)[0] % 2 == 0


def first_player(seed: str, players: int) -> int:
    """The player who begins, if chance decides."""
    return draw(seed, "first", players)
