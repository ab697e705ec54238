"""A player that never comes to an end, for the AI's process."""

from __future__ import annotations

from bohemian_villages.play.thought import AiPlayer
from tests.models.thinking.odd_players import make_odd_player


def make_endless_player(_level: str) -> AiPlayer:
    """Whatever the level."""
    return make_odd_player("loops")
