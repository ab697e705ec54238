"""Fair dice: everything random in a game follows from its seed, so anyone can check it.

H(x) below is SHA-256 of the UTF-8 text x. No decision shifts the dice of a later turn.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from hashlib import _Hash

FACES = 6


@frozen
class DiceFrom:
    """From this turn on, the dice come from this seed: the game was branched off another."""

    turn: int
    seed: str


def in_order(dice_from: Iterable[DiceFrom]) -> tuple[DiceFrom, ...]:
    """The sources of dice by the turns from which they decide."""
    return tuple(sorted(dice_from, key=lambda source: source.turn))


def seed_of_turn(turn: int, first: str | None, later: Sequence[DiceFrom]) -> str | None:
    """The seed for the dice of a turn, `later` ones being in order; None for real dice."""
    begun = bisect_right(later, turn, key=lambda source: source.turn)
    return later[begun - 1].seed if begun else first


def commitment(seed: str) -> str:
    """H(seed): shown before the game, so that the seed shown after it can be trusted."""
    return sha256(seed.encode()).hexdigest()


def die(seed: str, turn: int, number: int) -> int:
    """The face of a die; a turn's dice are numbered from 1, and rerolls continue the count."""
    return draw(seed, f"{turn}/{number}", FACES) + 1


def choice_seed(seed: str, turn: int, action: int) -> int:
    """Randomness for an AI player's decision, which reveals nothing about the dice."""
    return int.from_bytes(digest(seed, f"ai/{turn}/{action}"))


def draw(seed: str, rest: str, outcomes: int) -> int:
    """The first byte of H("<seed>/<rest>") that favours no outcome, modulo their number."""
    fair = 256 - 256 % outcomes
    # All 32 bytes are unfair with a probability below 10^-57; a rule for more hashing would help
    # nobody.
    return next(byte for byte in digest(seed, rest) if byte < fair) % outcomes


def digest(seed: str, rest: str) -> bytes:
    """H("<seed>/<rest>")."""
    hashed = _begun(seed).copy()
    hashed.update(rest.encode())
    return hashed.digest()


@lru_cache(maxsize=8)
def _begun(seed: str) -> _Hash:
    """The hash of a seed and a slash, to be continued: a seed may be as long as a book."""
    return sha256(f"{seed}/".encode())
