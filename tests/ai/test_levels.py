"""The levels: each is clearly stronger than the one before, and every game comes to its end."""

from __future__ import annotations

from statistics import fmean

import pytest

from bohemian_villages.ai.lab.arena import play_deal
from bohemian_villages.ai.lab.game_runner import GameRunner
from bohemian_villages.ai.levels import LEVELS, make_player
from tests.ai.players.bot_commands import lineup


def share_of_wins(*players: str, deals: int) -> float:
    """The first player's share of the wins over so many deals."""
    runner = GameRunner(lineup(*players))
    return fmean(play_deal(runner, f"levels-{deal}").share(0) for deal in range(deals))


def test_levels_are_listed_from_the_weakest_on() -> None:
    assert list(LEVELS) == ["random", "easy", "medium", "hard", "expert"]


def test_every_level_makes_a_fresh_player() -> None:
    assert make_player("medium") is not make_player("medium")


@pytest.mark.long
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", "random"), ("medium", "easy")])
def test_a_level_beats_the_one_before(stronger: str, weaker: str) -> None:
    assert share_of_wins(stronger, weaker, deals=6) >= 0.7


@pytest.mark.long
@pytest.mark.parametrize("rivals", [2, 3, 4])
def test_medium_gets_more_than_its_share_among_easy_ones(rivals: int) -> None:
    assert share_of_wins("medium", *["easy"] * rivals, deals=2) > 1 / (rivals + 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_games_among_equals_come_to_their_end(level: str, players: int) -> None:
    played = GameRunner(lineup(*[level] * players)).play("levels", range(players))
    assert played.game.state.is_over
    assert played.game.turn < 40 * players
