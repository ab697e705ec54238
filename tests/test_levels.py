"""The levels of AI players, and what seats are called."""

from __future__ import annotations

from bohemian_villages.levels import numbered


def test_players_of_one_name_are_numbered() -> None:
    assert numbered(["a", "b", "a", "a"]) == ["a", "b", "a 2", "a 3"]
