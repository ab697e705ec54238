"""Ways to play a turn and what each is worth, if need be by looking at the turn after it."""

from __future__ import annotations

import numpy as np
from attrs import frozen

from ...numeric.arrays import Array
from .facts import facts_of
from .judging import Judge
from .rolls import CHANCES, ROLLS, avenue_of
from .sheets import BONUS_TURNS, TURNS, Sheets, bonuses, drawings, orders_of_roll, whole_turns
from .spaces import Printed


@frozen(eq=False)
class JudgedSheets:
    """Sheets after a turn, the score of each in it, and its estimated final score."""

    sheets: Sheets
    scores: Array
    values: Array

    def at(self, places: Array) -> JudgedSheets:
        """The entries at these indices."""
        return JudgedSheets(self.sheets.at(places), self.scores[places], self.values[places])


def judged(sheets: Sheets, turn: int, avenue: int, judge: Judge, printed: Printed) -> JudgedSheets:
    """Sheets after a turn that named this avenue; the preparation, turn 0, names none."""
    facts = facts_of(sheets, printed)
    scores = facts.score(avenue).astype(np.int32) if turn else np.zeros(len(sheets), np.int32)
    return JudgedSheets(sheets, scores, scores + judge.values(sheets, facts, turn))


def distinct(sheets: Sheets) -> Sheets:
    """Sheets without repetitions among those with the same parent."""
    key = np.stack([sheets.parent.astype(np.uint32), *sheets.drawn, sheets.used.astype(np.uint32)])
    order = np.lexsort(key)
    ordered = key[:, order]
    first = np.ones(len(sheets), np.bool_)
    first[1:] = (ordered[:, 1:] != ordered[:, :-1]).any(axis=0)
    # Of equal ones the sorting keeps the earlier first.
    return sheets.at(np.sort(order[first]))


def best(values: Array, parent: Array, count: int) -> Array:
    """The places of the best so many for each parent: best first, of equals the earlier."""
    order = np.lexsort((-values, parent))
    ordered = parent[order]
    begins = np.flatnonzero(np.r_[True, ordered[1:] != ordered[:-1]])
    rank = np.arange(len(order)) - np.repeat(begins, np.diff(np.r_[begins, len(order)]))
    result: Array = order[rank < count]
    return result


class Search:
    """Looks at turns, and at what may follow them."""

    def __init__(self, judge: Judge, printed: Printed, kept: int) -> None:
        self._judge, self._printed = judge, printed
        # Before a bonus, only so many ways to draw are followed, and twice as many of doubles.
        self._kept = kept

    def values(self, sheets: Sheets, turns_done: int) -> Array:
        """What the turns to come will bring: the next one is played for each roll there is."""
        step = _PARENTS.get(turns_done + 1, 256)
        parts = [
            self._values(sheets.at(np.arange(begin, min(begin + step, len(sheets)))), turns_done)
            for begin in range(0, len(sheets), step)
        ]
        return np.concatenate(parts)

    def _values(self, sheets: Sheets, turns_done: int) -> Array:
        parents = sheets.as_parents()
        total = np.zeros(len(sheets))
        for roll, chances in zip(ROLLS, CHANCES, strict=True):
            most = np.full(len(sheets), -np.inf)
            found = self.turns(parents, roll, turns_done + 1)
            np.maximum.at(most, found.sheets.parent, found.values)
            total += chances * most
        result: Array = total / sum(CHANCES)
        return result

    def turns(self, sheets: Sheets, roll: tuple[int, int], turn: int) -> JudgedSheets:
        """The turns worth a look."""
        avenue = avenue_of(roll)
        if turn not in BONUS_TURNS or turn == TURNS:
            after = whole_turns(sheets, roll, turn)
        else:
            drawn = drawings(sheets, orders_of_roll(roll))
            before = judged(drawn, turn, avenue, self._judge, self._printed)
            kept = self._kept * (2 if roll[0] == roll[1] else 1)
            after = bonuses(drawn.at(best(before.values, drawn.parent, kept)))
        return judged(after, turn, avenue, self._judge, self._printed)


# How many sheets are followed at a time, by the turn that is looked at.
_PARENTS = {3: 16, 6: 40, 9: 128}
