"""Fair dice: everything random in a game follows from its seed, so anyone can check it.

H(x) below is SHA-256 of the UTF-8 text x. No decision shifts the dice of a later turn.
"""

from __future__ import annotations

from hashlib import sha256

FACES = 6


def commitment(seed: str) -> str:
    """H(seed): shown before the game, so that the seed shown after it can be trusted."""
    return sha256(seed.encode()).hexdigest()


def die(seed: str, turn: int, number: int) -> int:
    """The face of a die; turns and a turn's dice count from 1, rerolled ones go on counting."""
    return _draw(f"{seed}/{turn}/{number}", FACES) + 1


def shows_first_side(seed: str, tile: str) -> bool:
    """Whether a village tile shows the first of its two sides."""
    return sha256(f"{seed}/{tile}".encode()).digest()[0] % 2 == 0


def first_player(seed: str, players: int) -> int:
    """Who begins, if chance decides."""
    return _draw(f"{seed}/first", players)


def choice_seed(seed: str, turn: int, action: int) -> int:
    """Randomness for an AI's decision, which tells it nothing about the dice."""
    return int.from_bytes(sha256(f"{seed}/ai/{turn}/{action}".encode()).digest())


def _draw(text: str, outcomes: int) -> int:
    """The first byte of H(text) that favours no outcome, modulo their number."""
    fair = 256 - 256 % outcomes
    digest = sha256(text.encode()).digest()
    # All 32 bytes unfair has a chance below 10^-57; hashing on would only be right by agreement.
    return next(byte for byte in digest if byte < fair) % outcomes
