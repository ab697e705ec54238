"""An estimate of what rolling again gains, without playing out every turn.

Each single move is tried once, in the position as it is; a roll then gains the sum of the moves it
allows. This is exact for one move. Whether two moves help or hinder each other goes unseen.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from ...engine.actions import Dice, Place, TakeBishop
from ...engine.board import TOTALS
from ...engine.moves import targets
from ...engine.rules import apply, chance_outcomes
from ...engine.state import State

IMPOSSIBLE = float("-inf")


class RerollEstimate:
    """What each move would gain the player whose turn it is, in the position as it is."""

    def __init__(self, state: State, value: Callable[[State], float]) -> None:
        self._now = value(state)
        self._value = value
        self._by_total = [self._best_placement(state, total) for total in range(TOTALS)]
        self._bishop = self._take_bishop(state)
        self._known: dict[tuple[Dice, bool], float] = {}

    def _best_placement(self, state: State, total: int) -> float:
        if not state.figures[state.player]:
            return IMPOSSIBLE
        probe = _with_dice(state, _two_faces(total))
        after = [apply(probe, Place((0, 1), b))[0] for b in targets(state, total)]
        return max([self._value(position) - self._now for position in after], default=IMPOSSIBLE)

    def _take_bishop(self, state: State) -> float:
        if state.bishop == state.player:
            return IMPOSSIBLE
        after, _ = apply(_with_dice(state, (1, 1)), TakeBishop((0, 1)))
        return self._value(after) - self._now

    def gain(self, state: State) -> float:
        """The mean gain over all rolls of the due dice."""
        kept = [state.dice[die] for die in state.unused if die not in state.due_dice]
        return sum(
            chance * self.gain_with(tuple(sorted((*kept, *roll.faces))), state.moved)
            for roll, chance in chance_outcomes(state)
        )

    def gain_with(self, faces: Dice, moved: bool) -> float:
        """The gain of the best moves with these dice; after a move, making none is allowed."""
        key = (faces, moved)
        if key not in self._known:
            best = max([self._of_one_move(faces), *self._of_two_moves(faces)])
            self._known[key] = max(best, 0.0) if moved or best == IMPOSSIBLE else best
        return self._known[key]

    def _of_one_move(self, faces: Dice) -> float:
        """The best single move with some of these dice."""
        chosen = (some for size in (2, 3, 4) for some in combinations(faces, size))
        return max([self._of_dice_used(some) for some in chosen], default=IMPOSSIBLE)

    def _of_two_moves(self, faces: Dice) -> list[float]:
        if len(faces) < 4:
            return []
        a, b, c, d = faces
        splits = (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c)))
        return [self._of_dice_used(one) + self._of_dice_used(other) for one, other in splits]

    def _of_dice_used(self, faces: Dice) -> float:
        total = sum(faces)
        gain = self._by_total[total] if total < TOTALS else IMPOSSIBLE
        if len(faces) == 2 and faces[0] == faces[1]:
            return max(gain, self._bishop)
        return gain


def _two_faces(total: int) -> Dice:
    """Two dice that make a total, from 2 to 12."""
    return (total // 2, total - total // 2)


def _with_dice(state: State, faces: Dice) -> State:
    """The position with just these two dice to use."""
    probe = state.copy()
    probe.dice = (*faces, 1, 1)
    probe.unused = (0, 1)
    probe.due_dice = ()
    return probe
