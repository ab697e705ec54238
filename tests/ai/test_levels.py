"""The levels: each is clearly stronger than the one before, and every game comes to its end."""

from __future__ import annotations

import pickle
from itertools import pairwise
from random import Random
from statistics import fmean

import pytest

from bohemian_villages.ai.lab.arena import play_deal
from bohemian_villages.ai.lab.game_runner import GameRunner
from bohemian_villages.ai.levels import is_known, make_player
from bohemian_villages.ai.players.expert import ExpertPlayer
from bohemian_villages.ai.strengths import strength_table
from bohemian_villages.engine.record import dumps
from bohemian_villages.levels import LEVELS
from bohemian_villages.play.opponents import Opponent, parse_opponent
from tests.ai.players.bot_commands import lineup
from tests.engine.boards import position


def share_of_wins(*players: str, deals: int) -> float:
    """The first player's share of the wins over so many deals."""
    runner = GameRunner(lineup(*players))
    return fmean(play_deal(runner, f"levels-{deal}").share(0) for deal in range(deals))


def test_levels_are_listed_from_the_weakest_on() -> None:
    assert LEVELS == ("random", "beginner", "easy", "medium", "hard", "expert")


def test_every_level_makes_a_fresh_player() -> None:
    assert make_player("medium") is not make_player("medium")


@pytest.mark.long
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS))[:-1])
def test_a_level_beats_the_one_before(stronger: str, weaker: str) -> None:
    assert share_of_wins(stronger, weaker, deals=30) > 0.6


@pytest.mark.long
@pytest.mark.parametrize("rivals", [2, 3, 4])
def test_two_levels_above_wins_more_than_its_share_at_larger_tables(rivals: int) -> None:
    assert share_of_wins("hard", *["easy"] * rivals, deals=3) > 1 / (rivals + 1)


@pytest.mark.parametrize(
    "players", [2, *(pytest.param(more, marks=pytest.mark.long) for more in (3, 4, 5))]
)
@pytest.mark.parametrize("level", ["beginner", "medium", "hard"])
def test_games_among_equals_come_to_their_end(level: str, players: int) -> None:
    played = GameRunner(lineup(*[level] * players)).play("levels", range(players))
    assert played.game.state.is_over
    assert played.game.turn < 40 * players


# Any strength and taste.


@pytest.mark.parametrize(
    ("text", "opponent"),
    [
        ("hard", Opponent("hard")),
        ("strength:1350", Opponent(1350)),
        ("strength:0", Opponent(0)),
        ("strength:3000", Opponent(3000)),
        ("easy+kicks", Opponent("easy", "kicks")),
        ("strength:1350+churches", Opponent(1350, "churches")),
    ],
)
def test_an_opponent_is_described_in_text_or_as_data(text: str, opponent: Opponent) -> None:
    assert parse_opponent(text) == opponent
    assert str(opponent) == text
    assert is_known(opponent)
    assert pickle.loads(pickle.dumps(opponent)) == opponent


@pytest.mark.parametrize(
    "text",
    [
        "",
        "human",
        "Hard",
        "strength:",
        "strength:high",
        "strength:-5",
        "strength:3001",
        "strength:" + 5000 * "9",
        "hard+",
        "hard+beer",
        "random+kicks",
    ],
)
def test_other_texts_describe_nobody(text: str) -> None:
    assert not is_known(parse_opponent(text))


def test_a_level_is_the_player_of_its_strength() -> None:
    state = position("farm church bakery inn", "town_hall7 manor5 mill", dice=(2, 3, 5, 6))
    strength = strength_table().levels["easy"]
    players = [make_player(each) for each in ("easy", f"strength:{strength}", Opponent(strength))]
    decisions = [player.decide(state, Random(1)) for player in players]
    assert decisions == decisions[:1] * 3


def test_more_strength_than_experts_is_expert() -> None:
    assert isinstance(make_player(Opponent(99_999)), ExpertPlayer)
    assert isinstance(make_player("expert+kicks"), ExpertPlayer)


@pytest.mark.parametrize("text", ["beginner", "strength:1700+kicks"])
def test_a_run_is_the_same_to_the_byte_every_time(text: str) -> None:
    first, again = (
        dumps(GameRunner(lineup(text, "medium")).play("levels", range(2)).game) for _ in range(2)
    )
    assert first == again
