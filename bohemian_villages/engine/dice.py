"""The dice of this game, and what else its seed decides: sides of villages, and who begins."""

from __future__ import annotations

from ..fair_dice import FACES, choice_seed, commitment, die, digest, draw

__all__ = ["FACES", "choice_seed", "commitment", "die", "first_player", "shows_first_side"]


def shows_first_side(seed: str, tile: str) -> bool:
    """Whether a village tile shows the first of its two sides."""
    return digest(seed, tile)[0] % 2 == 0


def first_player(seed: str, players: int) -> int:
    """The player who begins, if chance decides."""
    return draw(seed, "first", players)
