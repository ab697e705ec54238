"""An evaluation: its margins and rivals."""

from __future__ import annotations

from bohemian_villages.ai.evaluation.evaluation import Evaluation


def test_the_margin_is_over_the_rival_with_the_highest_score() -> None:
    found = Evaluation((0.2, 0.5, 0.3), (40.0, 44.0, 42.5))
    assert [found.rival(player) for player in range(3)] == [1, 2, 1]
    assert [found.margin(player) for player in range(3)] == [-4.0, 1.5, -1.5]
