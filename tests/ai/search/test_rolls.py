"""The tables of dice: 126 rolls with the chances of four dice."""

from __future__ import annotations

import numpy as np
import pytest

from bohemian_villages.ai.search.rolls import AFTER_REROLL, CHANCES, ROLLS, number_of


def test_chances_of_rolls_are_those_of_four_dice() -> None:
    assert CHANCES.sum() == pytest.approx(1)
    assert CHANCES[number_of((6, 1, 3, 2))] == pytest.approx(24 / 6**4)
    assert CHANCES[number_of((5, 5, 5, 5))] == pytest.approx(1 / 6**4)
    assert len(ROLLS) == 126
    assert AFTER_REROLL.sum(1) == pytest.approx(np.ones(len(AFTER_REROLL)))
