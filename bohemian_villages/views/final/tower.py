"""Towers of coins: where their blocks lie. Pure arithmetic, in units, y growing downwards."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

MOST_HEIGHT_OF_COIN = 9.0
LEAST_BLOCK = 17.0
"""Lower blocks have no room for their number, which is then beside the tower."""
LEAST_SINK = 12.0
"""So that a pit is seen even where a coin is hardly a pixel."""
RIM = 3.0
"""How much of something in a pit is visible below the ground."""
NOTE_STEP = 25.0


@frozen
class Block:
    """A part of a tower."""

    part: int
    value: int
    """The whole value, which is written on it."""
    top: float
    bottom: float
    seen: float
    """Where its visible part ends."""

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def has_number(self) -> bool:
        """Whether there is room for its number on what is seen of it."""
        return self.seen - self.top >= LEAST_BLOCK


@frozen
class Note:
    """A number beside a tower."""

    part: int
    value: int
    at: float
    """Where its line begins."""
    y: float


@frozen
class Tower:
    """The blocks of a player, standing on the ground or sunk into a pit."""

    blocks: tuple[Block, ...]
    notes: tuple[Note, ...]
    top: float
    sunk: float
    """How deep its foot is below the ground."""


def height_of_coin(parts: Sequence[Sequence[int]], room: float) -> float:
    """So that the highest tower fits into the room; a few coins are not made into giants."""
    highest = max((sum(n for n in row if n > 0) for row in parts), default=0)
    return min(room / highest, MOST_HEIGHT_OF_COIN) if highest else MOST_HEIGHT_OF_COIN


def tower(parts: Sequence[int], counted: Sequence[float], coin: float, ground: float) -> Tower:
    """A tower with so much of every part counted. What is negative lets it sink."""
    sunk = -sum(n for n in counted if n < 0) * coin
    if any(n < 0 for n in parts) and sunk > 0:
        share = sum(counted[i] for i, n in enumerate(parts) if n < 0) / sum(
            n for n in parts if n < 0
        )
        sunk = max(sunk, LEAST_SINK * share)
    y = ground + sunk
    blocks = []
    for part, value in enumerate(parts):
        high = counted[part] * coin
        if value > 0 and high > 0:
            seen = max(min(y, ground + RIM), y - high)
            blocks.append(Block(part, value, y - high, y, seen))
            y -= high
    return Tower(tuple(blocks), _notes(parts, counted, blocks, ground), y, sunk)


def _notes(
    parts: Sequence[int], counted: Sequence[float], blocks: Sequence[Block], ground: float
) -> tuple[Note, ...]:
    """From below: what is negative at the foot, then blocks without room for their number."""
    wanted = [
        (part, value, ground + 6)
        for part, value in enumerate(parts)
        if value < 0 and counted[part] < 0
    ]
    wanted += [
        (block.part, block.value, (min(block.top, ground) + block.seen) / 2)
        for block in blocks
        if not block.has_number
    ]
    notes: list[Note] = []
    for part, value, at in wanted:
        y = min(at, notes[-1].y - NOTE_STEP) if notes else at
        notes.append(Note(part, value, at, y))
    return tuple(notes)
