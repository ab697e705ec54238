"""The arena: every deal from every seat, shares of wins and their interval."""

from __future__ import annotations

import pytest

from bohemian_villages.ai.lab.arena import DealResult, GameOfDeal, arena_result, play_deal
from bohemian_villages.ai.lab.game_runner import GameRunner
from bohemian_villages.ai.lab.simulation import GameTask, share_of_win, simulate
from bohemian_villages.ai_turns import ThinkingTime
from bohemian_villages.engine.scoring import score
from tests.ai.players.bot_commands import lineup


def game(*shares: float, margins: tuple[int, ...] = (0, 0)) -> GameOfDeal:
    thinking = (ThinkingTime(2, 1.0), ThinkingTime(4, 1.0))
    return GameOfDeal(shares, margins, thinking, is_over=True, lost_seats=())


def deal(*games: GameOfDeal) -> DealResult:
    return DealResult("7", games)


def test_a_deal_is_played_once_for_every_rotation() -> None:
    runner = GameRunner(lineup("random", "random", "random"))
    orders: list[list[int]] = []
    play = runner.play

    def watched(seed: str, order: list[int]) -> object:
        assert seed == "7"
        orders.append(order)
        return play(seed, order)

    runner.play = watched  # type: ignore[method-assign, assignment]
    result = play_deal(runner, "7")
    assert orders == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert len(result.games) == 3


def test_whoever_plays_alike_wins_alike() -> None:
    result = play_deal(GameRunner(lineup("random", "random", "random")), "7")
    shares = [result.share(entrant) for entrant in range(3)]
    assert shares == pytest.approx([1 / 3] * 3)


def test_a_game_of_a_deal_is_told_by_entrant_not_by_seat() -> None:
    runner = GameRunner(lineup("random", "random"))
    straight, rotated = play_deal(runner, "7").games
    totals = [part.total for part in score(runner.play("7", [0, 1]).game.state)]
    assert totals[0] != totals[1]
    assert straight.margins == (totals[0] - totals[1], totals[1] - totals[0])
    # Both play alike, so that now the other one has the same luck.
    assert rotated.margins == straight.margins[::-1]
    assert rotated.shares == straight.shares[::-1]


def test_a_shared_win_counts_in_parts() -> None:
    assert [share_of_win([0, 2], seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_a_game_tells_the_same_in_the_arena_as_when_it_is_simulated() -> None:
    runner = GameRunner(lineup("random", "random"))
    simulated = simulate(runner, GameTask("7", with_record=False))
    straight = play_deal(runner, "7").games[0]
    assert straight.shares == tuple(share_of_win(simulated.winners, seat) for seat in range(2))


def test_wins_are_the_mean_of_the_deals_and_the_margin_that_of_the_games() -> None:
    deals = [
        deal(game(1, 0, margins=(9, -9)), game(1, 0, margins=(1, -1))),
        deal(game(0.5, 0.5), game(0, 1, margins=(-2, 2))),
    ]
    first, second = arena_result(deals, 0), arena_result(deals, 1)
    assert (first.wins.mean, second.wins.mean) == (0.625, 0.375)
    assert (first.margin, second.margin) == (2.0, -2.0)
    # Four games: 8 decisions in 4 seconds, and 16.
    assert (first.seconds, second.seconds) == (0.5, 0.25)
