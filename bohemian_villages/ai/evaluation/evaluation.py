"""Evaluation: the chances to win and the final scores expected of one position.

Plain data without numpy, so that the window can read it.
"""

from __future__ import annotations

from attrs import frozen


@frozen
class Evaluation:
    """What is expected at the end of the game, by player."""

    chances: tuple[float, ...]
    scores: tuple[float, ...]

    def margin(self, player: int) -> float:
        """How far a player is expected to finish ahead of the strongest rival."""
        return self.scores[player] - self.scores[self.rival(player)]

    def rival(self, player: int) -> int:
        """The rival with the highest expected score, the first of equal ones."""
        rivals = [seat for seat in range(len(self.scores)) if seat != player]
        return max(rivals, key=lambda seat: self.scores[seat])
